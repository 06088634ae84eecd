### The rules for reading.

web-reading-lead = Posez une question, ou lisez simplement.
web-reading-ask = Poser une question sur les règles
web-reading-hint = quand reprend-on les dés ?
web-reading-ledger = Pour les cas douteux : le registre
web-reading-book = Les règles en mots simples
web-reading-nothing = Rien ici n’y répond. Essayez d’autres mots, ou consultez le registre.
web-reading-next = Suite : { $title }
