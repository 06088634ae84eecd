### How to play, for whoever has never seen the game.

web-learn-title = Comment jouer
web-learn-lead = Cinq minutes de lecture. La table s’occupe du reste.
web-learn-aim = De quoi il s’agit
web-learn-aim-text = Des Parchemins se trouvent au loin, sur le Plan. Vous les apportez à la Maison de la Sagesse et les faites Traduire de langue en langue jusqu’à l’arabe. Parchemins, Recherche, Retraités et faveur du Calife valent des points de victoire. Qui en a le plus l’emporte.
web-learn-turn = Votre tour : Travailler ou Se Reposer
web-learn-turn-text = Pour Travailler, posez une de vos cartes Action sur un emplacement vide, et un ou deux de vos Dés sur la carte. L’emplacement indique l’action principale ; les Dés lui donnent une couleur et une valeur. La zone marron de la carte offre en plus de petites actions. Chaque action est facultative, et l’ordre vous appartient.
web-learn-dice = Couleur et valeur
web-learn-dice-text = Deux Dés s’additionnent, jusqu’à 12. Le blanc prend la couleur de l’autre Dé, et deux couleurs primaires différentes se mélangent. Un Ouvrier de la couleur du Dé le met sur 6 ; un Ouvrier d’une autre couleur le repeint.
web-learn-recruit = Recruter : la valeur compte
web-learn-recruit-text = La valeur dit jusqu’où vous atteignez les huit piles de Traducteurs. Dépêchez la première carte pour ce qu’elle donne aussitôt, ou Employez-la : payez une Salle vide, prenez ce que donne la Salle, et le Traducteur y reste, à vous.
web-learn-travel = Voyager : la valeur compte
web-learn-travel-text = Votre marqueur fait le tour du Plan, d’autant d’étapes que la valeur ou de moins. Un Lieu blanc donne ce qui est imprimé à côté. D’un Lieu noir, vous pouvez Livrer le Parchemin voisin à une Guilde pour 4 Pièces : cela rapporte de l’Influence, de l’Or et une case sur une piste de Recherche.
web-learn-research = Rechercher : couleur et valeur comptent
web-learn-research-text = Avec 8 ou plus, ou avec 4 ou plus et 1 jeton Or, vous montez d’une case sur la piste de la couleur de l’action. Ses cases blanches donnent quelque chose aussitôt, les bleues chaque fois que vous récoltez sur la piste. Plus votre marqueur est haut à la fin, plus il vaut de points.
web-learn-translate = Traduire : la couleur compte
web-learn-translate-text = La couleur désigne la Guilde. Choisissez-y un Parchemin, et une chaîne de Traducteurs dans les Salles qui mène de sa langue à l’arabe. Mettez 1 jeton Or sur chacun d’eux, et payez 1 Pièce pour chacun qui n’est pas à vous. Le Parchemin est à vous, avec ses points et son effet.
web-learn-retire = L’Or met les Traducteurs en Retraite
web-learn-retire-text = Un Traducteur qui porte tout l’Or que demande sa Salle part en Retraite sous un emplacement de son propriétaire. Il y aide à chaque Travail sur cet emplacement, et il vaut des points.
web-learn-rest = Quand vous vous Reposez
web-learn-rest-text = Vous gagnez ce que promettent les zones bleues de vos cartes jouées, et de nouveaux Dés en main. Les cartes reviennent en main, les Dés vont dans le Sac. Reposez-vous quand vos emplacements sont pleins ou que les Dés manquent.
web-learn-end = La fin de la partie
web-learn-end-text = Quatre cartes Calife sont cachées dans la pioche. Dès que la quatrième paraît, on finit la manche et on en joue encore une. Gare aux Dés blancs : à la fin comptent vos Dés de couleur moins les blancs, comparés à ceux des autres.
web-learn-table = À cette table
web-learn-table-text = Ce que vous pouvez choisir est éclairé, et figure comme bouton dans la barre. Laissez le pointeur sur une chose pour qu’elle s’explique ; sur un téléphone, appuyez longuement. Un clic sur ce qui n’est pas éclairé dit pourquoi c’est impossible. Annuler est libre tant qu’aucun Dé n’est lancé ni aucune carte retournée.
web-learn-all-rules = Chaque règle en détail
