# Pourquoi quelque chose n’est pas possible.

why-game-over = La partie est terminée.
why-not-asked = Ce n’est pas ce qui est demandé maintenant.
why-not-optional = Vous ne pouvez pas y renoncer.
why-no-such-option = Cette option n’existe pas ; elles sont numérotées de 0 à { $last }.
why-no-choice = « { $text } » n’est pas un choix.
why-no-choice-but = « { $text } » n’est pas un choix ; vouliez-vous dire « { $meant } » ?
why-nothing-to-take-back = Il n’y a rien à annuler.
why-no-such-moment = La partie ne compte pas ce moment.
why-nobody-to-pick = Il n’y a plus de Traducteur de Départ à prendre dans cette Salle.
why-something-to-do = Vous pouvez Travailler ou vous Reposer : vous ne passez donc pas.
why-no-card-on-board = Pour vous Reposer, il faut une carte Action sur votre Plateau de Joueur.
why-no-card-in-hand = Cette carte Action n’est pas dans votre main.
why-slot-taken = Une carte Action occupe déjà cet emplacement.
why-slot-locked = Cet emplacement s’ouvre quand votre carte Objectifs est accomplie.
why-no-dice-in-hand = Vous n’avez aucun Dé en main pour Travailler.
why-die-not-in-hand = Vous n’avez pas ce Dé en main.
why-printed-die = À côté du Dé imprimé, il n’y a de place que pour un seul Dé.
why-die-needed = Vous devez placer au moins un Dé.
why-main-action-done = L’action principale de ce tour a déjà été effectuée.
why-no-worker = Vous n’avez pas cet Ouvrier dans votre réserve.
why-no-second-die = Il n’y a pas de second Dé sur la carte.
why-die-full = Il y a déjà deux Ouvriers sur ce Dé.
why-other-slot = Cet emplacement ne permet pas cette action principale.
why-other-colour = Vos Dés ne donnent pas cette couleur.
why-value-too-low = Il faut une valeur de { $needed } ; la vôtre est de { $has }.
why-no-colour = Il faut une couleur qui a une piste ; la vôtre n’en a pas.
why-wrong-colour = Il faut une action { $needed } ; la vôtre est { $has }.
why-no-line = Aucune chaîne de Traducteurs que vous puissiez payer ne mène à l’Arabe.
why-not-a-line = Ces Traducteurs ne forment pas une chaîne du Parchemin à l’Arabe.
why-deck-empty = Cette pile n’a plus de carte.
why-other-deck = L’effet désigne une autre pile.
why-only-dispatch = L’effet ne permet que de Dépêcher.
why-only-employ = L’effet ne permet que d’Employer.
why-no-such-action = Il n’y a pas d’action de ce genre ici.
why-already-used = Cela a déjà été utilisé ce tour-ci.
why-nothing-to-do = Rien de tout cela n’est réalisable maintenant.
why-same-as-another = Cela revient au même qu’une autre option.
why-same-as = Cela revient au même que « { $option } ».
why-lasting = Ce Retraité modifie l’emplacement ; ce n’est pas une action.
why-no-influence = Vous n’avez pas d’Influence à placer, ni à déplacer.
why-rooms-full = Toutes les Salles sont pleines.
why-room-taken = Un Traducteur occupe déjà cette Salle.
why-no-such-room = Cette Salle n’existe pas dans cette partie.
why-nobody-there = Il n’y a pas de Traducteur dans cette Salle.
why-no-gold-there = Il n’y a pas d’Or sur ce Traducteur.
why-too-little-silver = { $needed ->
    [one] Il faut { $needed } Pièce ; vous en avez { $has }.
   *[other] Il faut { $needed } Pièces ; vous en avez { $has }.
}
why-too-little-gold = { $needed ->
    [one] Il faut { $needed } jeton Or ; vous en avez { $has }.
   *[other] Il faut { $needed } jetons Or ; vous en avez { $has }.
}
why-no-scroll = Il n’y a pas de Parchemin ici.
why-guild-full = Cette Guilde n’a plus d’emplacement libre.
why-no-die-left = Il ne reste aucun Dé de cette couleur dans la Réserve Principale.
why-not-primary = Seul un Dé rouge, bleu ou jaune peut être gagné ici.
why-other-track = L’effet ne désigne pas cette piste.
why-no-white-in-bag = Il n’y a pas de Dé blanc dans votre Sac.
why-no-white-on-board = Il n’y a sur votre plateau aucun Dé blanc que vous puissiez rendre maintenant.
why-already-picked = C’est déjà choisi, ou autant qu’il est permis.
why-just-drawn = Ce Dé vient d’être tiré : seuls ceux qui étaient déjà en main peuvent être relancés.
why-not-picked = Cela n’est pas choisi.
why-one-by-one = Un si grand nombre se choisit un par un.
why-other-number = { $choose ->
    [up-to] On en choisit { $needed } au plus ici.
   *[exactly] On en choisit exactement { $needed } ici, en une fois.
}
why-die-gone = Ce Dé n’est plus sur la carte.
why-no-die-on-card = Il ne reste aucun Dé sur la carte.
why-costs-less = Cela ne coûte que { $needed }.
why-other-guild = L’effet désigne une autre Guilde.
why-scroll-has-influence = Il y a déjà de l’Influence sur ce Parchemin.
why-no-influence-there = Vous n’avez là aucune Influence à déplacer.
why-same-place = C’est là que va l’Influence.
why-space-taken = Cet espace de la carte Calife est pris.
why-no-such-card = Il n’y a pas de telle carte à glisser.
why-brown-slots = Les Retraités ne vont que sous les quatre premiers emplacements.
why-plan-goes-no-further = Un plan va jusqu’où rien n’est lancé ni révélé et où le tour reste le vôtre.

# Ce qui aiderait : d’autres Dés ou un Ouvrier, et l’action qu’ils donnent.
live-action = action { $colours } de { $value }
help-worker = Placez un Ouvrier { form-first-colour } sur { $die } : { $action }.
help-die = Prenez { $die } au lieu d’{ $other } : { $action }.
help-die-too = Prenez aussi { $die } : { $action }.
help-dice = Prenez { $dice } : { $action }.
