### The page that asks for a private server's password

door-title = { web-game }
door-lead = To prywatny serwer. Hasło zna osoba, która go prowadzi.
door-password = Hasło
door-enter = Wejdź
door-wrong = To nie jest właściwe hasło albo prób było za wiele. Spróbuj za chwilę.
