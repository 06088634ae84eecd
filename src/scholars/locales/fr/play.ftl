# A game in the terminal: what it says, and what can be typed. (terminal/play.py, terminal/replay.py)

play-game = { $mode ->
    [epic] { $players } jouent une partie Standard, graine { $seed }.
   *[casual] { $players } jouent une partie Courte, graine { $seed }.
}
play-bot = { $player } (robot : { $bot })
play-solo = { $mode ->
    [epic] { $player } joue une partie Standard en Mode Solo, graine { $seed }.
   *[casual] { $player } joue une partie Courte en Mode Solo, graine { $seed }.
}
play-kept = Après chaque choix, la partie est enregistrée dans { $file }.
play-hint = Tapez le numéro d’une option, ou « ? » pour voir ce que vous pouvez taper d’autre.
play-asks = { $player } : { $question }
play-current-action = Action : { $action }
play-action = { $value } { $colours }
play-card = Carte
play-card-does = Ce que donne la carte
play-at-a-rest = Repos : { $effect }
play-more = Entrée montre d’autres options.

# What certainly follows, in short

play-goal = un objectif de la carte Objectifs
play-control = { $guild ->
    [purple] contrôle de la Guilde violette
    [orange] contrôle de la Guilde orange
   *[green] contrôle de la Guilde verte
}

# Help

play-help-number = prendre l’option de ce numéro
play-help-notation = prendre une option par sa notation
play-help-option = ce qui suit à coup sûr d’une option
play-help-why-not = pourquoi une chose n’est pas possible maintenant, par sa notation
play-help-table = montrer toute la table, ou la partie de ce numéro
play-help-card = ce qui est imprimé sur une carte, une Salle, une piste…
play-help-undo = reprendre votre dernier choix, sauf si quelque chose a été lancé ou révélé depuis
play-help-restart = recommencer votre tour, autant que possible
play-help-save = enregistrer une copie de la partie dans un autre fichier
play-help-quit = quitter ; la partie est enregistrée (Ctrl-C fait de même)

# Answers

play-no-number = Les options portent les numéros 1 à { $last }.
play-no-choice = « { $typed } » n’est pas une option : tapez un numéro de 1 à { $last }, ou « ? » pour l’aide.
play-did-you-mean = « { $typed } » n’est pas connu ici ; vouliez-vous dire « { $meant } » ?
play-follows = Ce qui suit à coup sûr :
play-chosen = Choisi : { $choice }
play-taken-back = Choix repris : { $choice }
play-restarted = Votre tour recommence.
play-restarted-partly = Repris autant que possible : ce qui précède a été lancé ou révélé, et reste acquis.
play-nothing-taken = Rien n’a encore été choisi.
play-revealed-since = Des Dés ont été lancés ou une carte révélée depuis votre dernier choix : il reste acquis.
play-not-your-choice = Dans ce tour, vous n’avez aucun choix à reprendre.
play-no-part = La table a les parties 1 à { $last }.
play-no-card = Rien ne porte ce nom.
play-card-row = { $label } : { $text }
play-saved = La partie est enregistrée dans { $file }.
play-cannot-save = Impossible d’écrire { $file } : { $reason }
play-file-exists = { $file } existe déjà ; nommez un autre fichier.
play-go-on = Pour continuer : { $command }
play-see-again = Pour revoir la partie : { $command }

# A game seen again

replay-game = { $mode ->
    [epic] { $players } : une partie Standard de { $count } choix.
   *[casual] { $players } : une partie Courte de { $count } choix.
}
replay-hint = Tapez le numéro d’une option, ou « ? » pour voir ce que vous pouvez taper d’autre.
replay-choice = { $number } sur { $count } · Manche { $round } · { $player } : { $choice }
replay-beginning = Le début de la partie.
replay-end = La fin de la partie.
replay-stops = L’enregistrement s’arrête ici.
replay-no-such = Les choix portent les numéros 0 à { $count }.
replay-unknown = Ici, cela ne veut rien dire.
