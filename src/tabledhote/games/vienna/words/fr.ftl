# Vienna

title = Vienna
tagline = Traversez la ville impériale en calèche et placez vos dés là où ils rapportent des soutiens, des pièces et des points.
duration = environ 45 minutes

# La première partie guidée : un message par étape de guide.toml

guide-card = Vous traversez Vienne et posez vos dés là où ils rapportent des pièces, des soutiens et des points. Chacun commence avec une carte. Ses symboles seront comparés plus tard à ceux de vos voisins. Prenez le Neveu du chanoine : deux croix et 2 pièces.
guide-turn = Voici vos cinq dés pour toute la manche. Pour 1 pièce, vous pouvez tourner un dé d’un point, ou relancer des dés. Changez un 2 en 3.
guide-drive = À votre tour, vous allez sur une case qui demande l’un de vos dés, ou la somme de deux dés. Le Naschmarkt demande un 3 et vous rapportera 2 pièces : allez-y.
guide-onward = Les autres ont aussi posé des dés ; une case n’accueille qu’un joueur. Avancer ne coûte rien, revenir en arrière coûte une pièce. Plus loin, le Café Demel demande un 6 et donne une carte : allez-y et posez le 6.
guide-pair = Les grands nombres demandent deux dés. Le Stephansdom demande 9 : votre 4 et votre 5. On y compare vos croix à celles de vos deux voisins.
guide-lodge = Il vous reste un dé. Le Geheimbund accepte n’importe quel dé, à tout moment, et donne aussitôt 1 pièce. Allez-y.
guide-evaluation = Tous les dés sont posés. Les cases agissent maintenant une par une, dans l’ordre du parcours : le Naschmarkt vous a déjà payé, et c’est au Café Demel. Prenez le prêtre : une croix de plus, juste à temps pour le Stephansdom.
guide-done = C’était toute une manche : le Stephansdom vous a rapporté 3 points et une pièce. Tout le monde relance maintenant ses dés. Certaines cases donnent une carte spéciale, que vous gardez tant que personne ne vous la prend. À vous de jouer librement ; le bouton Conseil vous aide.
guide-twelve = La deuxième leçon commence à la manche 3. Vous avez deux 6, et trois couronnes sur vos cartes. Gloriette demande 12 : pour 1 pièce, on y compare le symbole de son choix à celui des deux voisins. Allez-y d’abord, avant qu’un autre n’y aille.
guide-pip = Votre calèche est loin devant : toute autre case coûte maintenant une pièce. Il vous en faut deux : Hofburg avec le 4, et Stephansdom avec un 9. Votre 3 et votre 5 font 8 ; payez donc une pièce et tournez le 5 en 6.
guide-special = Hofburg donne une carte spéciale : Influence supplémentaire, un citoyen, une croix et une couronne de plus. Vert la possède, mais les cartes spéciales changent de main. Revenez en arrière et placez le 4.
guide-crosses = Maintenant Stephansdom, avec 3 et 6. Avec la carte, vous aurez trois croix, et chaque voisin une au plus. Pour chacun qui en a moins, vous recevez 2 points et une pièce.
guide-symbol = Les cases ont agi dans l’ordre : d’abord la carte est venue à vous, puis Stephansdom a rapporté 4 points et 2 pièces. À présent Gloriette. Les croix sont déjà comparées ; prenez un autre symbole. Vous avez quatre couronnes, plus que Jaune, autant que Vert. Choisissez-les.
guide-mastered = Deux points contre Jaune, un pour l’égalité avec Vert. Une carte spéciale reste à vous jusqu’à ce qu’on la prenne : voyez qui va maintenant à Hofburg. À Heuriger, chacune vaut un point, et à la fin elles départagent les égalités. À vous de jouer librement ; le bouton Conseil vous aide.

option-board = Plateau
    .about = Le côté visible du plateau. Les deux se jouent de la même façon.
option-board-day = de jour
    .about = La ville au soleil.
option-board-night = de nuit
    .about = La ville à la lueur des réverbères.

prompt-start_card = Choisissez votre carte de départ.
prompt-turn = Allez sur une case, ou payez une pièce pour modifier vos dés.
prompt-reroll = Désignez les dés à relancer.
prompt-face = Tournez le dé { $die } : choisissez sa nouvelle face.
prompt-dice = { $at } : choisissez les dés à poser.
prompt-gendarme = Placez le gendarme sur une case libre.
prompt-krieau = Prenez une pièce ou un point.
prompt-prater = Vous pouvez tourner l’un de vos dés sur la face de votre choix.
prompt-double = Jouer un autre tour tout de suite, ou terminer le tour ?
prompt-character = { $at } : prenez une carte de personnage.
prompt-gloriette = Choisissez le symbole à comparer avec vos voisins.
prompt-tiergarten = Prenez jusqu’à trois pièces à un joueur, ou une à chacun de deux joueurs.
prompt-over = La partie est finie.

do-choose_start_card = Prendre la carte « { $card } »
do-go = Aller à { $space }
do-start_reroll = Payer pour relancer des dés
do-turn_die = Payer pour tourner le { $die } d’un point
do-mark_die = Relancer le { $die }
do-roll = Relancer les dés désignés
do-set_face = Tourner sur { $face }
do-use_dice = Poser { $dice }
do-place_gendarme = Le gendarme bloque { $space }
do-take = Prendre { $what }
do-spin_die = Tourner le { $die } sur une autre face
do-skip = Laisser les dés tels quels
do-double_turn = Jouer un autre tour
do-end_turn = Terminer le tour
do-take_card = Prendre la carte « { $card } »
do-choose_symbol = Comparer les { $symbol-many }
do-rob = Prendre des pièces à { $seats }

event-first_player = { $seat } reçoit la montre et commence.
event-choose_start_card = { $seat } prend la carte de départ « { $card } ».
event-shuffle = { $cards ->
    [one] Une carte de personnage est mélangée.
   *[other] { $cards } cartes de personnage sont mélangées.
}
event-turn_up = Carte retournée : { $card }.
event-put_under = Une carte « { $card } » est déjà dans l’étalage : celle-ci va sous la pile.
event-round = Manche { $number } : { $seat } commence.
event-roll = { $seat } lance { $dice }.
event-pass = { $seat } n’a plus de dés et passe son tour.
event-go = { $seat } va à { $space }{ $auto ->
    [yes] , la seule case possible
   *[no] {""}
}.
event-use_dice = { $seat } pose { $dice } sur { $space }.
event-wild_dice = Avec le Joker, cela vaut { $dice }.
event-start_reroll = { $seat } paie pour relancer.
event-mark_die = { $seat } reprend le { $die }.
event-reroll = { $seat } relance : { $dice }.
event-turn_die = { $seat } tourne le { $die } d’un point.
event-set_face = Le { $die } devient un { $face }.
event-place_gendarme = { $seat } envoie le gendarme à { $space }.
event-take = { $seat } prend { $what }.
event-spin_die = { $seat } peut tourner le { $die } sur la face de son choix.
event-skip = { $seat } laisse les dés tels quels.
event-double_turn = { $seat } utilise « Double tour ».
event-end_turn = { $seat } termine le tour et garde « Double tour » pour plus tard.
event-pay = { $seat } paie { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} ({ $reason }).
event-gain = { $coins ->
    [0] La réserve est vide : pas de pièce pour { $seat }
    [one] { $seat } reçoit { $coins } pièce
   *[other] { $seat } reçoit { $coins } pièces
} ({ $reason }).
event-score = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $reason }).
event-evaluate = { $space } : évaluation pour { $seat }.
event-no_effect = { $space } ne rapporte rien à { $seat }.
event-compare = { $seat } compare les { $symbol-many } : { $own } contre { $left } à gauche et { $right } à droite.
event-take_special = { $seat } prend la carte « { $special } ».
event-lose_special = { $seat } perd la carte « { $special } ».
event-keep_special = { $seat } garde la carte « { $special } ».
event-take_card = { $seat } prend la carte « { $card } ».
event-choose_symbol = { $seat } choisit les { $symbol-many }.
event-rob = { $seat } prend des pièces à { $seats }.
event-robbed = { $seat } cède { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à { $rival }.
event-return_dice = { $seat } reprend { $dice } ({ $space }).
event-discard = La carte « { $card } » va à la défausse.
event-majority = { $seat } a plus de { $symbol-many } que ses voisins : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-exchange = { $seat } échange { $coins } pièces contre { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-end = { $reason } { $winners-count ->
    [one] { $winners } gagne
   *[other] { $winners } partagent la victoire
}. Scores : { $scores }.

reason-score = Un joueur a atteint le but.
reason-rounds = La dernière manche est jouée.
reason-start_card = carte de départ
reason-reroll = dés relancés
reason-turn_die = dé tourné
reason-bribe = cocher soudoyé

line-track = Points sur le compteur
line-majority = Plus de { $symbol-many } que les voisins
line-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
    .row = Pièces

seat-0 = Rouge
seat-1 = Jaune
seat-2 = Vert
seat-3 = Bleu
seat-4 = Noir

what-coin = une pièce
what-point = un point

name-w1 = 1 blanc
name-w2 = 2 blanc
name-w3 = 3 blanc
name-w4 = 4 blanc
name-w5 = 5 blanc
name-w6 = 6 blanc

name-citizen = citoyen
    .many = citoyens
name-cross = croix
    .many = croix
name-crown = couronne
    .many = couronnes

name-first_player = Premier joueur
    .about = La montre : son possesseur commence la manche suivante (VI-6.16).
name-double_turn = Double tour
    .about = Une fois par manche, son possesseur peut rejouer aussitôt un tour complet (VI-4.24).
name-joker = Joker
    .about = Chaque 1 de son possesseur peut prendre la valeur de son choix (VI-4.22).
name-extra_influence = Influence supplémentaire
    .about = L’impératrice Sisi : ses symboles comptent pour son possesseur (VI-6.19).
name-extra_die = Dé additionnel
    .about = Dès la manche suivante, son possesseur a aussi le dé blanc (VI-6.20).

name-start_merchant = Fils de marchand
name-start_canon = Neveu du chanoine
name-start_baron = Baron désargenté
name-start_student = Éternel étudiant
name-start_organist = Organiste
name-start_officer = Officier de la garde
name-shopkeeper = commerçant
name-priest = prêtre
name-lieutenant = lieutenant
name-banker = banquier
name-bishop = évêque
name-countess = comtesse
name-schoolmaster = maître d’école
name-court_supplier = fournisseur de la cour
name-court_chaplain = aumônier de la cour
name-composer = compositeur

name-krieau = Krieau
    .meaning = hippodrome de trot
name-prater = Prater
    .meaning = parc d’attractions
name-stadtpark = Stadtpark
    .meaning = parc municipal
name-oper = Oper
    .meaning = opéra
name-secession = Secession
    .meaning = galerie d’art
name-naschmarkt = Naschmarkt
    .meaning = marché aux gourmandises
name-heldenplatz = Heldenplatz
    .meaning = place des Héros
name-parlament = Parlament
    .meaning = parlement
name-hofburg = Hofburg
    .meaning = palais impérial
name-burgtheater = Burgtheater
    .meaning = théâtre de la cour
name-rathaus = Rathaus
    .meaning = hôtel de ville
name-universitaet = Universität
    .meaning = université
name-cafe_landtmann = Café Landtmann
    .meaning = café
name-cafe_central = Café Central
    .meaning = café
name-cafe_sacher = Café Sacher
    .meaning = café
name-cafe_demel = Café Demel
    .meaning = pâtisserie
name-hofreitschule = Hofreitschule
    .meaning = École espagnole d’équitation
name-pestsaeule = Pestsäule
    .meaning = colonne de la Peste
name-stephansdom = Stephansdom
    .meaning = cathédrale Saint-Étienne
name-belvedere = Schloss Belvedere
    .meaning = château du Belvédère
name-schoenbrunn = Schloss Schönbrunn
    .meaning = château de Schönbrunn
name-gloriette = Gloriette
    .meaning = pavillon sur la colline
name-tiergarten = Tiergarten
    .meaning = zoo
name-heuriger = Heuriger
    .meaning = taverne à vin
name-geheimbund = Geheimbund
    .meaning = société secrète

picture = Plateau de Vienna : un trajet en calèche de 24 cases, de Krieau à Heuriger. { $round }. { $status }.
setting-up = Cartes de départ
display = Étalage
beside = À côté du plateau
draw-pile = Pile
discard-pile = Défausse
legend = n : nombres demandés. = : un double. ! : effet immédiat. > : dés les plus avancés d’un joueur. # : gendarme. o : pièces. * : points. ▯ : carte de personnage. ▮ : cartes spéciales. ↻ : tourner un dé. =? : comparer un symbole au choix.
none = rien

count-citizen = { $number ->
    [one] { $number } citoyen
   *[other] { $number } citoyens
}
count-cross = { $number } croix
count-crown = { $number ->
    [one] { $number } couronne
   *[other] { $number } couronnes
}
no-symbols = aucun symbole

needs-one = Demande { $numbers } : un dé, ou deux additionnés (VI-4.10).
needs-two = Demande deux dés dont la somme fait { $numbers } (VI-4.10).
needs-double = Demande un double : deux dés identiques (VI-4.11).
needs-any = Accepte tous les dés, autant que vous voulez (VI-4.17).

does-gendarme = Tout de suite : placez le gendarme sur une case libre, puis prenez une pièce ou un point (VI-6.2, VI-6.3).
does-spin = Tout de suite : recevez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, puis tournez l’un de vos dés sur la face de votre choix (VI-6.4).
does-lodge = Tout de suite : recevez { $coins_per_die ->
    [one] { $coins_per_die } pièce
   *[other] { $coins_per_die } pièces
} par dé (VI-6.5).
does-gain = { $cost ->
    [0] {""}
   *[other] Payez { $cost }.{" "}
}{ $coins ->
    [0] {""}
    [one] Recevez { $coins } pièce.{" "}
   *[other] Recevez { $coins } pièces.{" "}
}{ $points ->
    [0] {""}
    [one] Marquez { $points } point.{" "}
   *[other] Marquez { $points } points.{" "}
}(VI-6.7)
does-special = Prenez la carte « { $special } » (VI-6.8).
does-character = { $cost ->
    [0] {""}
   *[other] Payez { $cost }.{" "}
}Prenez une carte de personnage de l’étalage (VI-6.9).
does-compare = Comparez les { $symbol-many } avec chaque voisin : en avoir plus rapporte { $more_points ->
    [one] { $more_points } point
   *[other] { $more_points } points
}{ $more_coins ->
    [0] {""}
    [one] {" "}et { $more_coins } pièce
   *[other] {" "}et { $more_coins } pièces
}, l’égalité { $tie_points } (VI-7.1).
does-choose_compare = Payez { $cost }. Choisissez un symbole pas encore compté cette manche et comparez-le pour des points (VI-7.5).
does-rob = Prenez jusqu’à { $rob_one } pièces à un joueur, ou { $rob_two } à chacun de deux (VI-6.13).
does-per_special = Marquez { $points_per_special } par carte spéciale que vous possédez (VI-6.14).

about-space = { $space } ({ $meaning }), étape { $order }. { $needs } { $effect }
about-lodge = { $space } ({ $meaning }), hors du trajet. { $needs } { $effect }
about-owner = { $owner } est ici avec { $dice }.
about-blocked = Le gendarme bloque cette case jusqu’à l’évaluation (VI-6.2).
about-behind = Derrière la calèche ({ $seat }) : faire demi-tour coûte { $coins } (VI-4.15).
about-card = { $card } : { $symbols }. Reste devant son propriétaire jusqu’à la fin (VI-6.10).
about-start-card = Carte de départ « { $card } » : { $symbols }, { $coins } (VI-3.7, VI-3.8)
about-special-free = { $special }. { $about } Personne ne la possède encore.
about-special-held = { $special }, chez { $seat }. { $about }
about-special-used = Déjà utilisée cette manche (VI-4.25).
about-die = Un dé ({ $seat }) montrant { $face }, pas encore posé (VI-2.6).
about-white-die = Le dé blanc ({ $seat }) montrant { $face } : sur le trajet, seulement avec un dé de couleur (VI-4.19).
about-wild-die = Libre : avec le Joker, il prend la valeur de votre choix (VI-4.22).
about-unrolled = { $seat } n’a pas encore lancé ses dés (VI-4.3).
about-marked = À relancer (VI-4.7).
about-face = Tourner le dé sur { $face } (VI-4.8, VI-6.4).
about-prices = Avant de poser : relancer des dés au choix pour { $reroll } (VI-4.7), ou tourner un dé d’un point pour { $turn } (VI-4.8).
about-purse = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
} : pour soudoyer le cocher, modifier des dés et payer sur les cases (VI-4.7, VI-4.15, VI-6.6).
about-coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
} dans la réserve. Il n’y en a pas d’autres (VI-2.9).
about-point = Un point, au lieu d’une pièce, à Krieau (VI-6.3).
about-gendarme = Le gendarme attend à côté du plateau (VI-3.2).
about-gendarme-at = Le gendarme bloque { $space } (VI-6.2).
about-draw-pile = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} dans la pile, face cachée (VI-9.1).
about-discard-pile = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} dans la défausse, remélangée quand la pile est vide (VI-3.10).
about-symbol = Comparez ici les { $symbol-many } pour des points, si ce n’est pas déjà fait cette manche (VI-7.5, VI-7.6).
about-carriage = La calèche ({ $seat }) à { $space } : les cases plus loin ne coûtent rien à atteindre (VI-4.14).
about-track = Compteur de points. { $goal } points terminent la partie après l’évaluation (VI-8.1).
about-marker = { $seat } : { $points } (VI-2.10)
about-seat = { $seat } ({ $colour }) : { $points }, { $coins }. { $symbols }. But : { $goal } (VI-8.1).

figure-spaces = Des cases : pour un nombre, pour l’un de deux nombres, pour une somme, pour un double ; une case à effet immédiat ; et Geheimbund.
figure-symbols = Les symboles des cartes, et d’autres signes.
figure-setup = Le plateau au début : les cartes de départ sont visibles.
figure-display = L’étalage de cartes de personnage (à quatre joueurs).
figure-player = Devant les joueurs : dés non placés, pièces, symboles, cartes spéciales et cartes.
figure-route = Le trajet avec les dés et les calèches. Avancer est gratuit, faire demi-tour coûte une pièce.
figure-specials = Les cinq cartes spéciales.
figure-compare = Les cases où l’on compare les symboles, et Gloriette.
figure-track = La piste de score : le joueur qui atteint la zone verte provoque la fin de la partie.

legend-coin = pièce
legend-point = point
legend-bolt = effet immédiat

# The levels of the bots

level-easy = étudiant (facile)
level-medium = marchand (moyen)
level-hard = officier (difficile)
level-expert = baron (expert)

# Reports: things, what flows and where to, actions by name
things-space = Lieux visités
things-character = Cartes de personnage prises
things-special = Cartes spéciales prises
things-start_card = Cartes de départ
flows-coins = Pièces
flows-points = Points
flow-robbed = D’un joueur à l’autre
flow-exchange = Pièces contre points à la fin
flow-majority = Plus de symboles que les voisins
act-choose_start_card = Choisir une carte de départ
act-go = Aller à un lieu
act-start_reroll = Payer pour relancer
act-turn_die = Payer pour tourner un dé
act-mark_die = Désigner un dé à relancer
act-roll = Relancer
act-set_face = Choisir la face
act-use_dice = Poser des dés
act-place_gendarme = Placer le gendarme
act-take = Une pièce ou un point
act-spin_die = Tourner un dé librement
act-skip = Laisser les dés
act-double_turn = Jouer un autre tour
act-end_turn = Terminer le tour
act-take_card = Prendre une carte de personnage
act-choose_symbol = Choisir un symbole à comparer
act-rob = Prendre des pièces aux autres

# Un tour en une ligne du journal : des morceaux, avec des icônes [icône|mot]. « ¦ » les sépare, « → » continue avec le
# suivant, et les nombres signés s’additionnent.

short-go = { $space } :
short-use_dice = { $dice }
short-take_card = { $card }

# Sources de points

earned-begun = Au départ
earned-majority-citizen = Plus de { name-citizen.many } que les voisins
earned-majority-cross = Plus de { name-cross.many } que les voisins
earned-majority-crown = Plus de { name-crown.many } que les voisins
earned-exchange = { line-coins.row }

# Pourquoi une chose ne peut pas être choisie

why-card = Vous prenez une carte de personnage pendant l’évaluation, quand un café où sont vos dés est évalué.
why-die = Tourner un dé coûte { $cost }, que vous n’avez pas.
why-taken = Des dés sont déjà là. Une case reçoit les dés d’un seul joueur, une fois par manche.
why-guarded = Le gendarme ferme cette case pour la manche.
why-dice = Ni l’un de vos dés ni deux ensemble ne font { $numbers }.
why-double = Il faut deux dés identiques, et vous n’en avez pas.
why-behind = Cette case est derrière votre calèche. Revenir coûte { $cost }, que vous n’avez pas.
why-gendarme = Des dés sont ici : il faut une case libre au gendarme.
why-gendarme-lodge = Geheimbund reste ouvert : le gendarme ne peut pas s’y placer.
