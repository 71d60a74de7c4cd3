# Hôtel Amsterdam

title = Hôtel Amsterdam
tagline = Attirez les touristes vers vos deux hôtels pendant que le maire et le veilleur de nuit bouleversent la ville.
duration = environ 30 minutes

# La première partie guidée : un message par étape de guide.toml

guide-hotel = Ce sont les touristes autour de vos deux hôtels qui vous font gagner. Un hôtel se construit sur une intersection et marque les touristes des quatre tuiles voisines. Le bateau vient d’en déposer un en a2, et b2 en a un aussi : construisez entre les deux.
guide-mayor = Tout le monde partage deux pions : le maire et le veilleur de nuit. Les dés disent de combien chacun doit avancer. D’abord le maire, 2 pas : menez-le en bc12, à côté du bar en b1.
guide-watchman = Puis le veilleur de nuit, 3 pas : menez-le en cd12, à côté du musée en d2, où loge un touriste.
guide-day = Chaque pion peut retourner une tuile voisine. Le maire fait le jour : il retourne les tuiles de nuit. Faites-lui retourner le bar en b1 : il devient un musée, juste à côté de votre hôtel.
guide-night = Le veilleur de nuit fait la nuit : il retourne les tuiles de jour. Faites-lui retourner le musée en d2 : son touriste doit partir et cherche un autre musée.
guide-home = Les touristes vont sur une tuile de même fonction, parmi celles qui ont le moins de touristes. Trois musées sont possibles : choisissez b1, et votre hôtel a son troisième touriste.
guide-second = L’autre joueur a joué son tour. À votre deuxième tour, vous construisez votre deuxième hôtel : entre a4 et b4, il y a deux touristes de plus à gagner.
guide-done = Voilà un tour entier : le bateau, deux marches, jusqu’à deux tuiles. S’il n’y a plus d’autre musée, les touristes vont au Dam, et un pion à côté du Dam peut en envoyer un sur une tuile de votre choix. Il vous en faut 15. À vous de jouer librement ; le bouton Conseil vous aide.
guide-near = La deuxième leçon commence au tour 13. Bleu a 11 touristes, vous 4 : cinq de ceux de Bleu logent en a5. Les touristes partent quand on retourne leur tuile ; menez donc les pions près des hôtels de Bleu. Le maire fait 2 pas : en cd34, à côté du Dam.
guide-guard = Le veilleur de nuit fait 3 pas et peut passer par-dessus les autres pièces. Il retourne les tuiles de jour, et a5 en est une : menez-le en ab45, sur l’intersection de l’hôtel de Bleu.
guide-group = Le maire est à côté de d4, un café-restaurant avec un touriste près de l’autre hôtel de Bleu. Retournez-le : il devient un marché, et le touriste cherche un autre café-restaurant.
guide-elsewhere = Un groupe va là où il y a le moins de touristes. d5 et b3 sont vides tous les deux : vous choisissez. En d5, il compterait encore pour Bleu ; envoyez-le en b3.
guide-dam = À présent les cinq de a5. Ils logent dans une église, et aucune autre tuile ne montre d’église. Dans ce cas, tout le groupe va au Dam. Retournez a5.
guide-send = Bleu a perdu six touristes. Un pion à côté du Dam peut en envoyer un : le maire, sur n’importe quelle tuile de jour. b1 est de jour et touche votre hôtel : envoyez-en un là.
guide-mastered = Un groupe part ensemble, vers la tuile de même fonction la moins peuplée ; s’il n’y en a pas, au Dam, d’où les pions les ramènent un à un. Un bâtiment rare garde donc mal vos touristes, et un bâtiment fréquent et vide les attire. À vous de jouer librement ; le bouton Conseil vous aide.

option-variant = Variante
    .about = Comment se déplacent le bateau, le maire et le veilleur de nuit.
option-variant-family = familiale
    .about = Deux dés font avancer le bateau et les pions.
option-variant-tactical = tactique
    .about = Sans dés : vous choisissez les déplacements, et une tuile à quatre touristes ne se retourne plus.
option-layout = Ville
    .about = La disposition des tuiles bâtiment.
option-layout-random = mélangée
    .about = Les tuiles sont disposées au hasard.
option-layout-reference = fixe
    .about = Toujours la même ville, pour apprendre et pour comparer les parties.

prompt-sail = Choisissez de combien avance le bateau : 1 à 4.
prompt-place_hotel = Construisez un hôtel sur une intersection libre.
prompt-walk_mayor = { $options-variant ->
    [tactical] Déplacez le maire de 3 pas au plus, ou laissez-le sur place. Les deux pions se partagent 4 pas.
   *[other] Déplacez le maire de { $dice-mayor } pas.
}
prompt-walk_watchman = { $options-variant ->
    [tactical] Déplacez le veilleur de nuit de 3 pas au plus, ou laissez-le sur place. Le maire a pris { $steps } pas sur 4.
   *[other] Déplacez le veilleur de nuit de { $dice-watchman } pas.
}
prompt-act = { $dam ->
    [0] Retournez des tuiles à côté des pions, ou terminez le tour.
   *[other] Retournez des tuiles à côté des pions, envoyez des touristes depuis le Dam, ou terminez le tour.
}
prompt-rehouse = Choisissez où vont les touristes de { $leaving }.
prompt-over = La partie est finie.

do-sail = Le bateau avance de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
do-place_hotel = Construire un hôtel en { $at }
do-walk = Le { $pawn } va en { $to }
do-flip = Le { $pawn } retourne { $tile }
do-rehouse = Les touristes vont en { $tile }
do-send = Le { $pawn } envoie un touriste en { $tile }
do-end_turn = Terminer le tour

event-start = La ville est en place. { $first } commence.
event-turn = Tour { $number } : { $seat }.
event-roll = Les dés donnent { $mayor } au maire et { $watchman } au veilleur de nuit.
event-sail = Le bateau avance de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}, jusqu’au canal { $to }.
event-board = { $number ->
    [one] Un touriste en attente embarque
   *[other] { $number } touristes en attente embarquent
} dans la courbe { $curve }.
event-land = { $number ->
    [one] Un touriste débarque
   *[other] { $number } touristes débarquent
} en { $tile }.
event-wait = Un touriste attend sur le quai { $curve }.
event-place_hotel = { $seat } construit un hôtel en { $at }.
event-walk = { $steps ->
    [0] Le { $pawn } reste en { $to }.
   *[other] Le { $pawn } va de { $from } en { $to }{ $auto ->
        [yes] , seul chemin possible
       *[no] {""}
    }.
}
event-flip = Le { $pawn } retourne { $tile } : { $old-definite } devient { $new-indefinite }.
foresee-flip = { $tile } devient { $new-indefinite }.
event-evict = { $number ->
    [one] Le touriste quitte
   *[other] { $number } touristes quittent
} { $from } pour { $to }.
event-send = Le { $pawn } envoie un touriste du Dam en { $tile }.
event-end_turn = { $auto ->
    [yes] Plus rien à faire : le tour se termine.
   *[no] Le tour se termine.
}
event-end = { $reason } { $winners-count ->
    [one] { $winners } gagne
   *[other] { $winners } partagent la victoire
}. Scores : { $scores }.

reason-goal = Un joueur a atteint l’objectif.
reason-supply = Tous les touristes sont arrivés.

line-tourists = Touristes : { $place }

seat-0 = Rouge
seat-1 = Bleu
seat-2 = Vert
seat-3 = Jaune

name-mayor = maire
    .letter = M
name-watchman = veilleur de nuit
    .letter = V
name-day = jour
name-night = nuit
name-c3 = le Dam
name-manor = manoir
    .definite = le manoir
    .indefinite = un manoir
name-museum = musée
    .definite = le musée
    .indefinite = un musée
name-church = église
    .definite = l’église
    .indefinite = une église
name-market = marché
    .definite = le marché
    .indefinite = un marché
name-cafe = café-restaurant
    .definite = le café-restaurant
    .indefinite = un café-restaurant
name-bar = bar
    .definite = le bar
    .indefinite = un bar
name-theatre = théâtre
    .definite = le théâtre
    .indefinite = un théâtre
name-casino = casino
    .definite = le casino
    .indefinite = un casino

curve-0 = nord-ouest
curve-6 = nord-est
curve-12 = sud-est
curve-18 = sud-ouest

supply = À venir
legend = Minuscules : jour. CAPITALES : nuit. (Parenthèses) : l’autre face. { $mayor } : maire. { $watchman } : veilleur de nuit. [→] : le bateau.
picture = Plateau d’Hôtel Amsterdam : une ville de 25 cases entourée d’un canal. { $turn }. { $status }.

tourists = { $number ->
    [0] aucun touriste
    [one] { $number } touriste
   *[other] { $number } touristes
}
about-tile = { $place } : { $shown } (côté { $side-name } ; au dos : { $below }), { $tourists }. { $side ->
    [day] Le veilleur de nuit peut la retourner (HA-5.12).
   *[night] Le maire peut la retourner (HA-5.12).
}
about-lock = Quatre touristes ou plus : dans le jeu tactique, cette tuile ne se retourne plus (HA-5.14).
about-dam = Le Dam (« barrage » dans la boîte) : { $tourists }. Les touristes sans autre logement viennent ici (HA-6.15) ; un pion à côté peut renvoyer un touriste en ville (HA-5.16). Il compte pour les hôtels comme toute tuile (HA-7.1) et ne se retourne jamais (HA-5.13).
about-crossing = Intersection { $at } : place pour un hôtel (HA-5.2) et étape pour les pions (HA-5.4).
about-hotel = Hôtel en { $at } ({ $seat }) : chaque touriste sur les quatre tuiles autour vaut un point (HA-7.1).
about-mayor = Le maire en { $at } : retourne côté jour une tuile nuit voisine (HA-5.12) et envoie un touriste du Dam vers une tuile jour (HA-5.17).
about-watchman = Le veilleur de nuit en { $at } : retourne côté nuit une tuile jour voisine (HA-5.12) et envoie un touriste du Dam vers une tuile nuit (HA-5.17).
about-boat = Le bateau d’excursion au canal { $position } : il tourne dans le sens des aiguilles d’une montre et amène un touriste par tour (HA-6.1, HA-6.2).
about-canal = Canal { $position } : ici les touristes débarquent en { $tile } (HA-6.5).
about-curve = Canal { $position }, courbe { $curve } : les touristes qui arrivent ici attendent sur le quai (HA-6.6).
about-quay = Quai { $curve } : { $number ->
    [0] personne n’attend
   *[other] { $tourists } en attente
}. Les touristes en attente embarquent quand le bateau passe (HA-6.3) et ne comptent pour personne (HA-7.4).
about-sail = Avancer de { $steps } jusqu’au canal { $position } (HA-5.1).
about-supply = { $number ->
    [0] Tous les touristes sont arrivés : c’est le dernier tour (HA-8.3).
   *[other] { $tourists } à venir. Le tour qui amène le dernier termine la partie (HA-8.3).
}
about-die = Dé du { $pawn } : { $number }. Il avance d’exactement autant de pas (HA-5.8) ; la somme des dés fait avancer le bateau (HA-6.1).
about-steps = Jeu tactique : les pions se partagent 4 pas par tour, 3 au plus pour chacun (HA-5.9, HA-5.10). Déjà pris : { $steps }.
about-seat = { $seat } ({ $colour }) : { $points } sur { $goal }. Atteindre l’objectif termine aussitôt la partie (HA-8.2).

figure-functions = Les huit fonctions : côté jour, puis côté nuit. Le petit signe indique ce qui figure au dos.
figure-crossing = Une intersection et les quatre tuiles qui l’entourent. Le maire se tient en bc34.
figure-diagonals = Autour du Dam : ici, les pions peuvent aussi traverser en diagonale.
figure-quay = Une courbe du canal avec son quai extérieur, et des canaux droits qui desservent les tuiles voisines.
figure-setup = La ville après la mise en place (disposition fixe), au premier tour.
figure-pawns = Le maire a le dé blanc, le veilleur de nuit le dé noir.
figure-eviction = Les touristes délogés cherchent une tuile de même fonction qui accueille le moins de touristes.
figure-scores = Les points et l’objectif de chaque joueur ; à droite, les dés et les touristes à venir.
figure-middle = En cours de partie : chaque hôtel compte les touristes de ses quatre tuiles.

# The levels of the bots

level-easy = touriste (facile)
level-medium = batelier (moyen)
level-hard = veilleur (difficile)
level-expert = maire (expert)

# Reports: things, what flows and where to, actions by name
things-crossing = Intersections avec un hôtel
things-building = Bâtiments retournés
flows-tourists = Touristes en chemin
flow-land = Débarqués du bateau
flow-evict = Délogés par une tuile retournée
flow-send = Envoyés depuis le Dam
flow-wait = Laissés sur un quai
flow-board = Repris sur un quai
act-sail = Faire avancer le bateau
act-place_hotel = Construire un hôtel
act-walk = Déplacer un pion
act-flip = Retourner une tuile
act-rehouse = Reloger des touristes
act-send = Envoyer un touriste du Dam
act-end_turn = Terminer le tour

# Un tour en une ligne du journal : des morceaux, avec des icônes [icône|mot]. « ¦ » les sépare, « → » continue avec le
# suivant, et les nombres signés s’additionnent.

short-walk = { $pawn } → { $to }
short-flip = { $tile } : { $new }
short-sail = { $to }
short-place_hotel = { $at }

# Sources de points

earned-land = { flow-land }
earned-place_hotel = Déjà là à la construction d’un hôtel
earned-evict = Arrivés quand une tuile est retournée
earned-driven_out = Délogés quand une tuile est retournée
earned-send = { flow-send }

# Pourquoi une chose ne peut pas être choisie

why-built = Il y a déjà un hôtel ici.
why-hotel-first = Les tuiles se retournent plus tard dans le tour. Choisissez d’abord une intersection pour votre hôtel.
why-walk-first = Les tuiles se retournent quand les deux pions ont marché.
why-walk = Le { $pawn } fait exactement { $steps ->
    [one] un pas
   *[other] { $steps } pas
} depuis { $from } et ne finit jamais là où il a commencé. Le veilleur ne peut ni s’arrêter sur le maire ni échanger sa place avec lui.
why-walk-tactical = Le { $pawn } { $steps ->
    [0] ne peut plus avancer
    [one] fait un pas au plus
   *[other] fait { $steps } pas au plus
} depuis { $from }. Le veilleur ne peut ni s’arrêter sur le maire ni échanger sa place avec lui.
why-walked = Les deux pions ont marché. Ils retournent maintenant des tuiles.
why-flipped = Le { $pawn } a déjà retourné une tuile ce tour-ci.
why-far = Cette tuile montre { $side ->
    [day] le jour : seul le veilleur de nuit la retourne
   *[night] la nuit : seul le maire la retourne
}, et il est en { $from }, pas à côté.
why-locked = Quatre touristes ou plus sont ici : dans le jeu tactique, la tuile ne se retourne plus.
why-dam = Le Dam ne se retourne jamais.
why-dam-last = Les touristes ne vont au Dam que si aucune autre tuile ne montre leur type de bâtiment.
why-leaving = Les touristes doivent quitter cette tuile.
why-kind = Les touristes vont dans un bâtiment du même type : { $new }.
why-fuller = Une autre tuile de ce type a moins de touristes : ils vont là-bas.
