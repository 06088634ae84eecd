### The rules for reading.

web-reading-lead = Zadaj pytanie albo po prostu czytaj.
web-reading-ask = Zapytaj o zasady
web-reading-hint = kiedy kończy się gra?
web-reading-ledger = W razie wątpliwości: rejestr
web-reading-book = Zasady prostymi słowami
web-reading-nothing = Nic tu na to nie odpowiada. Spróbuj innymi słowami albo zajrzyj do rejestru.
web-reading-next = Dalej: { $title }
