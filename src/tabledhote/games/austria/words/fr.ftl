# Grand Austria Hotel

title = Grand Austria Hotel
tagline = Servez vos hôtes, préparez leurs chambres, engagez du personnel, et n’oubliez pas l’empereur.
duration = 1 à 2 heures

# La première partie guidée : un message par étape de guide.toml

guide-guest = Vous tenez un hôtel à Vienne. Les hôtes viennent à votre café, reçoivent ce qu’ils commandent, puis prennent une chambre et vous apportent leur récompense. Chacun commence avec un hôte de la file : prenez le Comte. Sa carte montre sa commande : un vin et deux cafés.
guide-rooms = Les hôtes ont besoin de chambres préparées. La 11 est prête. Chaque nouvelle chambre doit en toucher une autre, et seule la première rangée est gratuite. Préparez la 12 et la 13 : une chambre de chaque couleur.
guide-queue = À vous. Vous pouvez d’abord prendre un hôte, si une table de votre café est libre. Plus il est à gauche, plus il est cher : 3, 2, 1, 0, 0 couronnes. La Dame ne veut qu’un café : prenez-la.
guide-die = Ensuite, vous devez prendre un dé. Sa valeur dit ce que vous faites, et le nombre de dés de cette valeur donne la force de l’action. Trois dés montrent 2, les boissons : prenez-en un, payez 1 couronne pour une boisson de plus, et prenez 2 vins et 2 cafés.
guide-food = Ce que vous recevez va à vos hôtes ou en cuisine. Servez un vin et un café au Comte, et un café à la Dame : sa commande est alors complète.
guide-room = Un hôte dont la commande est complète peut aller dans une chambre, à tout moment de votre tour. La Dame est bleue et occupe la chambre bleue 11 ; cela remplit un groupe de couleur, qui donne son bonus. Sa récompense est un hôte de plus, gratuit : prenez le Joaillier.
guide-serve = Pour 1 couronne, vous pouvez servir jusqu’à trois éléments de la cuisine, à tout moment de votre tour. Servez au Joaillier un gâteau et deux vins.
guide-end = Vous avez pris un hôte et un dé : c’est un tour, et chacun en joue deux par manche, pendant sept manches. Terminez-le.
guide-done = Vous connaissez le tour. Les autres dés : 1 pour les plats, 3 pour les chambres, 4 pour les couronnes ou la faveur de l’empereur, 5 pour le personnel de votre main, 6 copie l’un d’eux. Après les manches 3, 5 et 7, l’empereur regarde où vous en êtes sur sa piste. À vous de jouer librement ; le bouton Conseil vous aide.
guide-staff = La deuxième leçon commence à la manche 4, pendant votre tour : deux hôtes viennent de s’installer, et il vous reste à prendre un dé. Un 5 permet de jouer une carte Personnel de la main, une couronne de moins par dé. L’Opérateur coûte 3 ; vous payez 2. À la fin, il rapporte 2 points par case de la piste Empereur.
guide-track = Une nouvelle manche, et l’empereur vient à la fin de celle-ci. Vous êtes sur la case 6. Deux dés montrent 4 : répartissez deux pas entre couronnes et piste Empereur. Mettez les deux sur la piste.
guide-pass = Votre adversaire a joué ses deux tours, et il n’y a plus de 4. Au lieu de jouer, vous pouvez passer. Comme tous ceux qui ont encore un tour ont alors passé, un dé est écarté, les autres sont relancés, et vous continuez.
guide-again = C’est réussi : il y a de nouveau des 4. Prenez-en un et mettez les deux pas sur la piste. Vous voilà sur la case 10.
guide-objective = La case 10, c’est ce que demande la première carte Politique. À tout moment de votre tour, vous pouvez réclamer une carte dont la condition est remplie. Le premier disque a donné 15 points à votre adversaire ; le deuxième vous en donne 10.
guide-bonus = La manche est finie, et l’empereur est venu : 6 points pour la case 10, puis cinq cases en arrière. À partir de la case 3, on reçoit le bonus de la tuile : ici une chambre sur l’une des deux premières rangées, gratuite et aussitôt occupée. Prenez la 25.
guide-mastered = Personnel, empereur, cartes Politiques : c’est presque tout. Sur la case 0, vous auriez subi la pénalité ; sur 1 ou 2, il ne se serait rien passé. L’empereur revient après la manche 7 ; votre case compte alors pour l’Opérateur. À vous de jouer librement ; le bouton Conseil vous aide.

## Options (GA-1)

option-edition = Édition
    .about = Quelle version de la boîte les règles suivent.
option-edition-revised = révisée
    .about = La version récente, avec les corrections de l’éditeur.
option-edition-2015 = 2015
    .about = La première version.
option-hotel = Hôtels
    .about = Quelle face des plateaux Hôtel est utilisée.
option-hotel-night = nuit
    .about = Le même hôtel pour tous.
option-hotel-day = jour
    .about = Un hôtel différent pour chacun.
option-day_boards = Plateaux de jour
    .about = Qui joue quel plateau de jour : au hasard, ou une lettre de A à D par place.
option-day_boards-random = au hasard
option-staff_deal = Cartes Personnel
    .about = Comment les six premières cartes Personnel sont distribuées.
option-staff_deal-random = au hasard
    .about = Six cartes par joueur, tirées de la pioche mélangée.
option-staff_deal-starter = ensembles de départ
    .about = Les ensembles imprimés A à D, idéaux pour une première partie.
option-staff_deal-draft = sélection
    .about = Gardez une carte, passez le reste à gauche, jusqu’à en avoir six.
option-objectives = Cartes Politiques
    .about = Les trois cartes Politiques de la partie : une par lettre.
option-objectives-random = au hasard
option-emperor_tiles = Tuiles Empereur
    .about = Les trois tuiles Empereur de la partie : une par lettre.
option-emperor_tiles-random = au hasard
option-b4_penalty = Pénalité de la tuile B4
    .about = Quelles chambres sont perdues : le texte de l’éditeur, ou celui des auteurs (2015 seulement).
option-b4_penalty-unoccupied = chambres libres
option-b4_penalty-occupied = chambres occupées

## Questions au joueur qui décide

prompt-draft = Gardez une carte Personnel ; le reste part à gauche.
prompt-starting_guest = Prenez votre premier hôte, gratuitement.
prompt-starting_rooms = Préparez une chambre de départ.
prompt-turn = { $turn-die_taken ->
    [0] { $turn-bonus_turn ->
        [0] { $turn-guest_taken ->
            [0] { $turn-began ->
                [0] Prenez un hôte ou un dé, ou passez.
               *[other] Prenez un hôte, ou choisissez un dé.
            }
           *[other] Choisissez un dé.
        }
       *[other] Tour bonus : utilisez une case Action, ou terminez le tour.
    }
   *[other] Servez, installez vos hôtes, utilisez votre personnel, ou terminez le tour.
}
prompt-copy_staff = Choisissez la carte adverse que copie la Secrétaire.
prompt-over = La partie est finie.
prompt-effects = { $pending-asks ->
    [cards] Piocher les cartes Personnel de la récompense, ou les laisser dans la pioche ? Une tuile encore à décompter peut prendre des cartes de votre main.
   *[order] Quel effet d’abord ?
}
prompt-copy = Choisissez l’action à copier. Force : { $pending-n }.
prompt-boost = Force { $pending-n } : payer 1 couronne pour une de plus ?
prompt-food_split = Prenez { $pending-n ->
    [one] { $pending-n } pièce
   *[other] { $pending-n } pièces
} : { $pending-action-split }.
prompt-track_split = Répartissez { $pending-n } entre couronnes et piste Empereur.
prompt-place = Servez un hôte, ou gardez en cuisine.
prompt-food_choice = Choisissez un plat ou une boisson.
prompt-prepare_room = Préparez une chambre, ou arrêtez. { $pending-left ->
    [one] Il en reste { $pending-left }.
   *[other] Il en reste { $pending-left } au plus.
}
prompt-occupy_room = Retournez une chambre libre côté occupé, ou arrêtez. { $pending-left ->
    [one] Il en reste { $pending-left }.
   *[other] Il en reste { $pending-left } au plus.
}
prompt-play_staff = Jouez une carte Personnel de votre main{ $pending-discount ->
    [0] {""}
   *[other] {" "}pour { $pending-discount } de moins
}, ou aucune.
prompt-draw_play_staff = Jouez une des cartes piochées{ $pending-discount ->
    [0] {""}
   *[other] {" "}pour { $pending-discount } de moins
}, ou aucune.
prompt-return = Mettez une carte sous la pioche Personnel.
prompt-take_guest = Prenez un hôte gratuitement, ou aucun.
prompt-complete_order = Choisissez l’hôte dont la commande est complétée depuis le stock.
prompt-extra_action = Choisissez une case Action pour une action en plus, ou aucune.
prompt-serve = Servez encore depuis la cuisine, ou arrêtez. { $pending-left ->
    [one] Il reste { $pending-left } pièce.
   *[other] Il reste { $pending-left } pièces au plus.
}
prompt-settle = Choisissez la chambre pour « { $pending-guest } ».
prompt-bonus_order = Le bonus d’occupation avant ou après la récompense ?
prompt-ignore = L’empereur est mécontent : payer pour éviter la pénalité, ou la subir ?
prompt-penalty_choice = L’empereur est mécontent : choisissez la perte de gauche ou celle de droite.
prompt-discard = L’empereur est mécontent : mettez { $pending-left ->
    [one] { $pending-left } carte
   *[other] { $pending-left } cartes
} de votre main sous la pioche.
prompt-remove = L’empereur est mécontent : choisissez la chambre que vous perdez.
prompt-discard_end = L’empereur est mécontent : choisissez la carte Personnel qui quitte la partie.

## Choix

do-draft = Garder « { $staff } »
do-take_guest = Prendre « { $guest } »
do-prepare_room = Préparer la chambre { $room }
do-pass = Passer
do-take_die = Prendre un dé { $value } : { $value ->
    [1] { action-1 }
    [2] { action-2 }
    [3] { action-3 }
    [4] { action-4 }
    [5] { action-5 }
   *[6] { action-6 }
}
do-use_space = Utiliser la case { $value } : { $value ->
    [1] { action-1 }
    [2] { action-2 }
    [3] { action-3 }
    [4] { action-4 }
    [5] { action-5 }
   *[6] { action-6 }
}
do-copy_action = Copier l’action { $value } : { $value ->
    [1] { action-1 }
    [2] { action-2 }
    [3] { action-3 }
    [4] { action-4 }
   *[5] { action-5 }
}
do-boost = Payer 1 couronne : force + 1
do-take_food = Prendre plats ou boissons
    .strudel = Prendre { $strudel ->
        [one] { $strudel } strudel
       *[other] { $strudel } strudels
    }, { $cake ->
        [one] { $cake } gâteau
       *[other] { $cake } gâteaux
    }
    .wine = Prendre { $wine ->
        [one] { $wine } vin
       *[other] { $wine } vins
    }, { $coffee ->
        [one] { $coffee } café
       *[other] { $coffee } cafés
    }
do-split = { $krones ->
    [one] { $krones } couronne
   *[other] { $krones } couronnes
}, { $emperor ->
    [one] { $emperor } case Empereur
   *[other] { $emperor } cases Empereur
}
do-place_food = Un { $food } pour « { $guest } »
do-keep_food = Garder en cuisine : { $food }
do-choose_food = Prendre un { $food }
do-play_staff = Jouer « { $staff } »
do-return_staff = « { $staff } » sous la pioche
do-occupy_room = Occuper la chambre { $room }
do-complete_order = Compléter la commande de « { $guest } »
do-resolve = { $item ->
    [0] Le premier effet maintenant
    [1] Le deuxième effet maintenant
   *[other] Le troisième effet maintenant
}
do-group_bonus = Bonus d’occupation { $when } la récompense
do-serve = Servir un { $food } à « { $guest } »
do-use_staff = Utiliser « { $staff } »
do-claim = Réclamer la carte Politique : { $objective }
do-move_in = « { $guest } » va dans une chambre
do-choose_room = Chambre { $room }
do-end_turn = Terminer le tour
do-ignore_penalty = Payer et éviter la pénalité
do-choose_penalty = La perte de { $option }
do-discard_staff = « { $staff } » sous la pioche
do-remove_room = Perdre la chambre { $room }
do-discard_played = Perdre « { $staff } »
do-copy_staff = Copier « { $staff } »
do-skip = Non, continuer

# Les choix dans les termes de leur situation

boosted = Force { $n } pour 1 couronne
serve-all = Tout servir : { $foods }
serve-kitchen = Tout servir de la cuisine pour 1 couronne : { $foods }
serve-paid = { $action } (1 couronne pour { $n } pièces au plus)
serve-order = Servir « { $guest } » : { $foods }
serve-order-paid = Servir « { $guest } » pour 1 couronne : { $foods }
switch-boost = 1 couronne : force + 1
switched-boost = { $action }, avec force + 1 pour 1 couronne
loses-take_guest = Ensuite, vous ne pourrez plus prendre d’hôte ce tour-ci.
skips-take_guest = sans hôte ce tour-ci
emperor-warning = L’empereur vient après la manche { $round }. En l’état actuel : { $outcome ->
    [bonus] { $effects }
    [penalty] { $effects } ; { $steps ->
        [one] encore une case sur sa piste vous l’éviterait
       *[other] encore { $steps } cases sur sa piste vous l’éviteraient
    }
   *[nothing] ni bonus ni pénalité
}.
priced = { $action } { $cost ->
    [0] gratuitement
    [one] pour { $cost } couronne
   *[other] pour { $cost } couronnes
}
skip-effects = Laisser les cartes dans la pioche
skip-boost = Force { $n } sans payer
skip-starting_rooms = Plus de chambre
skip-prepare_room = Plus de chambre
skip-occupy_room = Laisser les chambres libres
skip-play_staff = Ne jouer aucune carte
skip-draw_play_staff = N’en jouer aucune
skip-take_guest = Aucun hôte
skip-extra_action = Pas d’action en plus
skip-serve = Ne plus rien servir
skip-ignore = Subir la pénalité

## Journal

event-start = Le Grand Austria Hotel ouvre ses portes. { $first } commence. Sur le plateau : { $emperor_tiles }.
event-dealt = { $seat } reçoit { $number } cartes Personnel.
event-dealt-private = { $seat } reçoit { $staff }.
event-draft = { $seat } garde une carte Personnel.
event-draft-private = { $seat } garde « { $staff } ».
event-packs_passed = Les paquets passent à gauche : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} chacun.
event-round = Manche { $round } : { $first } commence.
event-roll = { $seat } lance les dés : { $dice }.
event-reroll = Personne ne prend plus de ces dés : un dé va à la poubelle, les autres montrent { $dice }.
event-turn = { $seat } joue le tour { $number }.
event-bonus_turn = { $seat } a un tour bonus.
event-pass = { $seat } passe.
event-end_turn = { $auto ->
    [yes] Plus rien à faire : { $seat } termine son tour.
   *[no] { $seat } termine son tour.
}
event-round_end = La manche { $round } est finie.
event-guest_revealed = « { $guest } » rejoint la file.
event-guests_reshuffled = Les cartes Hôtes sont remélangées.
event-take_guest = { $seat } prend « { $guest } »{ $cost ->
    [0] {""}
    [one] {" "}pour { $cost } couronne
   *[other] {" "}pour { $cost } couronnes
}.
event-take_die = { $seat } prend un dé { $value } : force { $strength }.
event-use_space = { $seat } utilise la case { $value } sans dé : force { $strength }.
event-no_action = { $seat } ne peut pas payer le 6 : pas d’action.
event-fee = { $seat } paie { $number ->
    [0] 0 couronne
    [one] { $number } couronne
   *[other] { $number } couronnes
} pour le 6.
event-copy_action = { $seat } copie l’action { $value }.
event-boost = { $seat } paie pour un de plus : force { $strength }.
event-strength = { $source } : force + { $number }.
event-action = { $action }, force { $strength }.
event-resolve = { $seat } réalise un effet ({ $source }).
event-krones = { $seat } reçoit { $number ->
    [one] { $number } couronne
   *[other] { $number } couronnes
} ({ $source }){ $lost ->
    [0] {""}
    [one]  ; { $lost } au-delà de la limite
   *[other]  ; { $lost } au-delà de la limite
}.
event-steps = { $seat } avance de { $number ->
    [one] { $number } case
   *[other] { $number } cases
} sur la piste Empereur ({ $source }){ $points ->
    [0] {""}
    [one] {" "}et marque { $points } point
   *[other] {" "}et marque { $points } points
}.
event-points = { $seat } marque { $number ->
    [one] { $number } point
   *[other] { $number } points
} ({ $source }).
event-extra_turn = { $seat } aura un tour bonus ({ $source }).
event-staff_drawn = { $seat } pioche { $number ->
    [one] { $number } carte Personnel
   *[other] { $number } cartes Personnel
}.
event-staff_drawn-private = { $seat } pioche { $staff }.
event-food = { $seat } reçoit { $number ->
    [one] { $number } { $food }
   *[other] { $number } { $food-plural }
} ({ $source }).
event-place_food = Un { $food } pour « { $guest } ».
event-keep_food = { $number ->
    [one] { $number } { $food }
   *[other] { $number } { $food-plural }
} en cuisine.
event-serve = { $seat } sert un { $food } à « { $guest } ».
event-order_done = La commande de « { $guest } » est complète.
event-complete_order = { $source } : la commande de « { $guest } » est complétée.
event-move_in = « { $guest } » va dans la chambre { $room }.
event-prepare_room = { $seat } prépare la chambre { $room }{ $cost ->
    [0] {""}
    [one] {" "}pour { $cost } couronne
   *[other] {" "}pour { $cost } couronnes
}.
event-occupy_room = { $seat } retourne la chambre { $room } côté occupé.
event-room_occupied = La chambre { $room } est occupée.
event-group = { $seat } complète un groupe { $color } de { $size }.
event-play_staff = { $seat } joue « { $staff } »{ $cost ->
    [0] {" "}gratuitement
    [one] {" "}pour { $cost } couronne
   *[other] {" "}pour { $cost } couronnes
}.
event-no_staff = { $seat } ne joue pas de carte Personnel.
event-return_staff = { $seat } met une carte sous la pioche Personnel.
event-return_staff-private = { $seat } met « { $staff } » sous la pioche Personnel.
event-use_staff = { $seat } utilise « { $staff } ».
event-claim = { $seat } remplit la carte Politique « { $objective } », rang { $place }.
event-skip = { $seat } renonce : { $effect }.
event-effect_dropped = Impossible : { $effect } ({ $source }).
event-emperor = L’empereur passe chez { $seat } : de la case { $space } à la case { $to }, { $outcome ->
    [bonus] avec bonus ({ $tile })
    [penalty] avec pénalité ({ $tile })
   *[other] ni bonus ni pénalité
}.
event-ignore_penalty = { $cost ->
    [0] { $seat } évite la pénalité
    [one] { $seat } paie { $cost } couronne et évite la pénalité
   *[other] { $seat } paie { $cost } couronnes et évite la pénalité
}.
event-penalty = { $seat } subit la pénalité ({ $source }).
event-lose_krones = { $seat } perd { $number ->
    [one] { $number } couronne
   *[other] { $number } couronnes
}.
event-lose_points = { $seat } perd { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
event-lose_food = { $seat } perd tous les plats et boissons : { $from }.
event-discard_staff = { $seat } met une carte de sa main sous la pioche.
event-discard_staff-private = { $seat } met « { $staff } » sous la pioche.
event-remove_room = { $seat } perd la chambre { $room }.
event-discard_played = { $seat } perd « { $staff } ».
event-copy_staff = { $seat } copie « { $staff } » avec sa Secrétaire.
event-final = { $seat } : { $source }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-end = { $winners-count ->
    [one] { $winners } gagne
   *[other] { $winners } partagent la victoire
}. Points : { $scores }.

## Décompte final

line-points = Points en cours de partie
line-staff = { $staff }
line-rooms = Chambres occupées
line-goods = Couronnes et cuisine
line-guests = Hôtes encore au café

## Noms

seat-0 = Orange
seat-1 = Bleu clair
seat-2 = Violet
seat-3 = Gris

name-before = avant
name-after = après
name-left = gauche
name-right = droite
name-kitchen = cuisine
name-everywhere = cuisine et hôtes
name-strudel = strudel
    .letter = S
    .plural = strudels
name-cake = gâteau
    .letter = G
    .plural = gâteaux
name-wine = vin
    .letter = V
    .plural = vins
name-coffee = café
    .letter = C
    .plural = cafés
name-night = nuit
name-day_a = jour A
name-day_b = jour B
name-day_c = jour C
name-day_d = jour D
name-prepare_room = préparer une chambre
name-occupy_room = occuper une chambre
name-take_guest = prendre un hôte
name-complete_order = compléter une commande
name-extra_action = l’action en plus
name-draw_staff = piocher des cartes Personnel
name-draw_play_staff = piocher du personnel
name-serve = servir encore
name-remove = perdre une autre chambre

action-1 = Plats
    .about = La force est le nombre de strudels et de gâteaux à prendre, jamais plus de gâteaux que de strudels (GA-6.1).
    .split = au moins autant de strudels que de gâteaux
action-2 = Boissons
    .about = La force est le nombre de vins et de cafés à prendre, jamais plus de cafés que de vins (GA-6.2).
    .split = au moins autant de vins que de cafés
action-3 = Chambres
    .about = La force est le nombre maximal de chambres à préparer, au prix de leur rangée (GA-6.3).
action-4 = Couronnes, Empereur
    .about = Répartissez la force entre couronnes et cases de la piste Empereur (GA-6.4).
action-5 = Personnel
    .about = Jouez une carte Personnel de votre main ; la force est le nombre de couronnes économisées (GA-6.5).
action-6 = Copie
    .about = Payez 1 couronne et réalisez une des actions 1 à 5 avec la force de cette case (GA-6.6).

color-blue = bleu
    .letter = B
    .guests = Nobles
color-red = rouge
    .letter = R
    .guests = Citoyens
color-yellow = jaune
    .letter = J
    .guests = Artistes
color-green = vert
    .letter = V
    .guests = Touristes

type-once = une fois
type-round = une fois par manche
type-permanent = permanent
type-end = fin du jeu

## Ce qui se compte

krones = { $number ->
    [one] { $number } couronne
   *[other] { $number } couronnes
}
strudel = { $number ->
    [one] { $number } strudel
   *[other] { $number } strudels
}
cake = { $number ->
    [one] { $number } gâteau
   *[other] { $number } gâteaux
}
wine = { $number ->
    [one] { $number } vin
   *[other] { $number } vins
}
coffee = { $number ->
    [one] { $number } café
   *[other] { $number } cafés
}
blue-rooms = { $number ->
    [one] { $number } chambre bleue
   *[other] { $number } chambres bleues
}
red-rooms = { $number ->
    [one] { $number } chambre rouge
   *[other] { $number } chambres rouges
}
yellow-rooms = { $number ->
    [one] { $number } chambre jaune
   *[other] { $number } chambres jaunes
}
nothing = rien

## Effets (GA-12) : un message par sorte, rempli d’après le fichier des composants

kind-krones = { $n ->
    [one] { $n } couronne
   *[other] { $n } couronnes
}
kind-emperor = { $n ->
    [one] { $n } case
   *[other] { $n } cases
} sur la piste Empereur
kind-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $per ->
    [staff_played] {" "}par carte Personnel jouée
   *[none] {""}
}
kind-draw_staff = piochez { $n ->
    [one] { $n } carte Personnel
   *[other] { $n } cartes Personnel
}
kind-extra_turn = un tour bonus sans dé après ce tour
kind-food = { $foods }
kind-food_choice = { $n ->
    [one] { $n } plat ou boisson
   *[other] { $n } plats ou boissons
} au choix
kind-prepare_room = préparez { $n ->
    [one] une chambre{ $color ->
        [blue] {" "}bleue
        [red] {" "}rouge
        [yellow] {" "}jaune
       *[any] {""}
    }
   *[other] jusqu’à { $n } chambres{ $color ->
        [blue] {" "}bleues
        [red] {" "}rouges
        [yellow] {" "}jaunes
       *[any] {""}
    }
}{ $free ->
    [yes] {" "}gratuitement
   *[no] { $discount ->
        [0] {" "}au prix normal
       *[other] {" "}pour { $discount } de moins
    }
}{ $max_floor ->
    [4] {""}
    [1] , rangée 1
   *[other] , rangées 1 à { $max_floor }
}{ $occupied ->
    [yes] , aussitôt côté occupé
   *[no] {""}
}
kind-occupy_room = retournez { $n ->
    [one] une chambre libre
   *[other] jusqu’à { $n } chambres libres
} côté occupé
kind-play_staff = jouez { $n ->
    [one] une carte Personnel
   *[other] jusqu’à { $n } cartes Personnel
} de votre main{ $free ->
    [yes] {" "}gratuitement
   *[no] { $discount ->
        [0] {" "}au coût normal
       *[other] {" "}pour { $discount } de moins
    }
}
kind-draw_play_staff = piochez { $draw } cartes Personnel et jouez-en une{ $free ->
    [yes] {" "}gratuitement
   *[no] {" "}pour { $discount } de moins
}
kind-take_guest = prenez { $n ->
    [one] un hôte
   *[other] jusqu’à { $n } hôtes
} de la file gratuitement
kind-complete_order = complétez la commande d’un hôte depuis le stock
kind-extra_action = utilisez une case Action sans prendre de dé
kind-lose_krones = perdez { $n ->
    [one] { $n } couronne
   *[other] { $n } couronnes
}
kind-lose_points = perdez { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $per ->
    [staff_played] {" "}par carte Personnel jouée
   *[none] {""}
}
kind-lose_food = perdez tous les plats et boissons { $from ->
    [kitchen] de la cuisine
   *[everywhere] de la cuisine et des hôtes
}
kind-discard_hand = mettez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de votre main sous la pioche
kind-remove_room = perdez { $state ->
    [occupied] { $n ->
        [one] une chambre occupée
       *[other] { $n } chambres occupées
    }
   *[unoccupied] { $n ->
        [one] une chambre libre
       *[other] { $n } chambres libres
    }
}, { $pick ->
    [highest_two_floors] sur les deux plus hautes rangées qui en ont
    [highest_and_below] la plus haute et celle juste en dessous
   *[highest] { $n ->
        [one] de la plus haute rangée
       *[other] chacune de la plus haute rangée possible
    }
}
kind-discard_end_staff = perdez une carte Personnel « fin du jeu » jouée
kind-free_rooms = les chambres { $color ->
    [blue] bleues
    [red] rouges
   *[yellow] jaunes
} sont gratuites
kind-free_guests = les hôtes de la file sont gratuits
kind-free_serving = servir depuis la cuisine est gratuit
kind-strength = force + { $n }
kind-no_six_fee = le 6 ne coûte rien
kind-both_tracks = toute la force en couronnes et en cases Empereur
kind-ignore_penalty = { $cost ->
    [0] elle est évitée
    [one] vous pouvez payer { $cost } couronne pour l’éviter
   *[other] vous pouvez payer { $cost } couronnes pour l’éviter
}
kind-score_occupied = { $n ->
    [one] { $n } point
   *[other] { $n } points
} par chambre { $color ->
    [blue] bleue occupée
    [red] rouge occupée
    [yellow] jaune occupée
   *[any] occupée
}
kind-score_room_tiles = { $n ->
    [one] { $n } point
   *[other] { $n } points
} par tuile Chambre, libre ou occupée
kind-score_staff = { $n ->
    [one] { $n } point
   *[other] { $n } points
} par carte Personnel jouée, celle-ci comprise
kind-score_groups = { $n ->
    [one] { $n } point
   *[other] { $n } points
} par groupe entièrement occupé
kind-score_floors = { $n ->
    [one] { $n } point
   *[other] { $n } points
} par rangée entièrement occupée
kind-score_columns = { $n ->
    [one] { $n } point
   *[other] { $n } points
} par colonne entièrement occupée
kind-score_color_sets = { $n ->
    [one] { $n } point
   *[other] { $n } points
} par ensemble d’une chambre rouge, une bleue et une jaune occupées
kind-score_objectives = { $n ->
    [one] { $n } point
   *[other] { $n } points
} par carte Politique avec votre disque
kind-score_emperor = { $n ->
    [one] { $n } point
   *[other] { $n } points
} par case atteinte sur la piste Empereur{ $max ->
    [0] {""}
   *[other] , { $max } au plus
}
kind-copy_end_staff = copie une carte « fin du jeu » d’un adversaire

on-take_die = quand vous prenez un dé { $dice }
on-guest_in = quand un hôte { $guest_color ->
    [blue] bleu{" "}
    [red] rouge{" "}
    [yellow] jaune{" "}
    [green] vert{" "}
   *[any] {""}
}{ $min_order ->
    [0] {""}
   *[other] avec une commande d’au moins { $min_order }{" "}
}va dans une chambre
on-order_done = quand la commande d’un hôte { $guest_color ->
    [blue] bleu{" "}
    [red] rouge{" "}
    [yellow] jaune{" "}
    [green] vert{" "}
   *[any] {""}
}est complétée
on-room_occupied = quand une de vos chambres devient occupée
on-emperor_bonus = quand vous recevez un bonus Empereur
on-emperor_penalty = lors d’une pénalité Empereur

test-krones = { $n } couronnes
test-room_tiles = { $n } tuiles Chambre, libres ou occupées
test-staff_played = { $n } cartes Personnel jouées
test-emperor = case { $n } de la piste Empereur ou plus loin
test-floors_full = { $n } rangées entièrement occupées
test-groups_full = { $n } groupes entièrement occupés
test-colors_full = toutes les chambres { $n ->
    [one] d’une couleur
   *[other] de { $n } couleurs
} occupées
test-columns_full = { $n } colonnes entièrement occupées
test-occupied = { $rooms } occupées

## Ce que sont les choses, pour les infobulles

about-guest = { $guest }, hôte { $number } ({ $guests }). Commande : { $order }. { $points }. Récompense : { $reward }. Va dans une chambre libre { $color ->
    [blue] bleue
    [red] rouge
    [yellow] jaune
   *[green] de n’importe quelle couleur
} quand la commande est complète (GA-10.1).
about-other-guest = { $guest }. { $points }. Récompense : { $reward } (GA-10.3).
about-queue = Dans la file : { $cost } (GA-5.3).
about-lacks = Il manque encore { $lacks } (GA-8.2).
about-complete = La commande est complète (GA-7.7).
about-table = Une table libre du café (GA-5.4).
about-staff = { $staff }, Personnel { $number }. Coût : { $cost }. { $type } : { $text } (GA-S.{ $number }).
about-played = { $staff } ({ $type }) : { $text } (GA-S.{ $number }).
about-used = Utilisée cette manche (GA-13.6).
about-copied = Copie « { $staff } » (GA-16.3).
about-hidden = { $cards } en main, visibles de leur seul propriétaire (GA-18.2).
about-dice = { $value }, { $action }. { $dice ->
    [0] Aucun dé ici.
    [one] { $dice } dé : force { $dice }.
   *[other] { $dice } dés : force { $dice }.
} { $about }
about-bin = Poubelle : { $dice ->
    [one] { $dice } dé hors jeu
   *[other] { $dice } dés hors jeu
} pour cette manche (GA-4.8).
about-space = Case { $space } : { $points } au Décompte Empereur (GA-15.2).
about-round = Manche { $number }{ $retreat ->
    [0] {""}
   *[other] {" "}: Décompte Empereur à la fin, les disques reculent de { $retreat } (GA-15.3)
}.
about-tile = { $tile }, après la manche { $round }. Les disques reculent de { $retreat }. Dès la case { $from } : { $bonus }. Sur la case 0 : { $penalty } (GA-E.{ $rule }, GA-15.4).
about-objective = Carte Politique { $number } : { $text } (GA-14.1). Le premier disque donne { $first } points, le deuxième { $second }, le troisième { $third } (GA-14.3).
about-disc = Disque ({ $seat }) : { $points } (GA-14.3).
about-room = Chambre { $room }, rangée { $floor } : { $color ->
    [blue] bleue
    [red] rouge
   *[yellow] jaune
}, { $state ->
    [empty] vide ; préparation : { $price } (GA-9.2)
    [free] préparée et libre
   *[occupied] occupée
}. { $points ->
    [0] {""}
    [one] { $points } point à la préparation (GA-9.4).{" "}
   *[other] { $points } points à la préparation (GA-9.4).{" "}
}Groupe de { $size } : { $bonus } quand toutes ses chambres sont occupées{ $paid ->
    [yes] , déjà reçu
   *[no] {""}
} (GA-9.9).
about-other-room = { $room } : { $color ->
    [blue] bleue
    [red] rouge
   *[yellow] jaune
}, { $state ->
    [empty] vide
    [free] libre
   *[occupied] occupée
} (GA-9.3).
about-floor = Rangée { $floor } : une chambre coûte { $cost } (GA-9.2) ; à la fin chaque chambre occupée donne { $points } (GA-16.4).
about-points = { $points } jusqu’ici (GA-2.4).
about-pantry = Cuisine : { $food } (GA-8.2).
about-krones = { $krones } ; jamais plus de 20 (GA-6.9).
about-food = Cuisine : { $food } (GA-8.2). Servir coûte 1 couronne pour trois pièces au plus (GA-7.2).
about-emperor = { $seat } en case { $space } de la piste Empereur (GA-15.2).
about-turns = Tuiles Ordre du Tour { $first } et { $second } : { $covered ->
    [0] deux tours à jouer
    [1] un tour joué
   *[other] deux tours joués
} (GA-4.5).
about-passed = A passé jusqu’au prochain lancer (GA-4.7).
about-seat = { $seat } ({ $colour }), { $board } : { $points } (GA-2.8).
about-decks = Pioche Hôtes : { $guests }. Pioche Personnel : { $staff } (GA-18.1).
about-item = { $effect } (GA-11.7).

## Légendes

queue = File des hôtes
kitchen = Cuisine
played = Personnel joué
hand = Main
pack = Au choix
groups = Groupes
track = Piste Empereur
objectives = Cartes Politiques
dice = Dés
bin = Poubelle
free = libre
penalty = Pénalité
bonus = Bonus
krone-short = { $number } cour.
legend = Chambres : [ ] vide, ( ) libre, # occupée ; B bleue, R rouge, J jaune. S strudel, G gâteau, V vin, C café.
picture = Plateau de Grand Austria Hotel. Manche { $round } sur { $rounds }. { $status }.

## Cartes et tuiles

staff-1 = Service de chambre (n° 1)
staff-2 = Serveuse
staff-3 = Barman
staff-4 = Sous-chef
staff-5 = Groom
staff-6 = Écuyer
staff-7 = Masseuse
staff-8 = Guide touristique
staff-9 = Majordome
staff-10 = Chauffeur
staff-11 = Fleuriste
staff-12 = Gouvernante
staff-13 = Chef de salle
staff-14 = Décorateur
staff-15 = Cireur
staff-16 = Blanchisseuse
staff-17 = Aide cuisinier
staff-18 = Vestiaire
staff-19 = Architecte d’intérieur
staff-20 = Détective
staff-21 = Chef
staff-22 = Responsable Personnel
staff-23 = Gardien
staff-24 = Chef de rang
staff-25 = Livreur
staff-26 = Maître de conférence
staff-27 = Gestionnaire des réservations
staff-28 = Concierge
staff-29 = Secrétaire
staff-30 = Réceptionniste (n° 30)
staff-31 = Femme de chambre
staff-32 = Assistant de direction
staff-33 = Service d’étage homme
staff-34 = Réceptionniste (n° 34)
staff-35 = Page
staff-36 = Sommelier
staff-37 = Service de chambre (n° 37)
staff-38 = Portier
staff-39 = Pâtissier
staff-40 = Directeur marketing
staff-41 = Opérateur
staff-42 = Jardinier
staff-43 = Barista
staff-44 = Responsable du buffet
staff-45 = Maître nageur
staff-46 = Service d’étage femme
staff-47 = Liftier
staff-48 = Directeur de l’hôtel

guest-49 = Sculpteur
guest-50 = Musicien
guest-51 = Compositeur
guest-52 = Tailleur
guest-53 = Danseuse de flamenco
guest-54 = Portraitiste
guest-55 = Photographe
guest-56 = Cantatrice
guest-57 = Architecte
guest-58 = Actrice
guest-59 = Poète
guest-60 = Joaillier
guest-61 = Peintre
guest-62 = Chanteuse d’opéra
guest-63 = Dame
guest-64 = Duchesse
guest-65 = Chevalier d’Empire
guest-66 = Landgrave
guest-67 = Souverain
guest-68 = Princesse
guest-69 = Comtesse
guest-70 = Prince-électeur
guest-71 = Baron
guest-72 = Prince
guest-73 = Comte
guest-74 = Comte d’Empire
guest-75 = Baronne
guest-76 = Duc
guest-77 = Apothicaire
guest-78 = Conseiller des postes
guest-79 = Conseiller privé
guest-80 = Professeur émérite
guest-81 = Général
guest-82 = Conseiller supérieur
guest-83 = Conseiller de commerce
guest-84 = Conseiller aulique
guest-85 = Major
guest-86 = Conseiller vétérinaire
guest-87 = Conseiller médical
guest-88 = Procureur
guest-89 = Haut-commissaire
guest-90 = Secrétaire juridique
guest-91 = Tezcatlipoca
guest-92 = Capitaine Goldhaken
guest-93 = Monsieur Horsa
guest-94 = M. Ingalls
guest-95 = Monsieur Boydell
guest-96 = Monsieur Oundo
guest-97 = E. Gizia
guest-98 = M. Polo
guest-99 = Cramersopholus
guest-100 = Franz le fermier
guest-101 = Frère Uwe
guest-102 = Contrôleur
guest-103 = Durgoing
guest-104 = MacLeod

objective-105 = 20 couronnes
objective-106 = 12 tuiles Chambre
objective-107 = 6 Personnels joués
objective-108 = Case Empereur 10
objective-109 = 2 rangées pleines
objective-110 = 6 groupes pleins
objective-111 = Toute une couleur
objective-112 = 2 colonnes pleines
objective-113 = 3 rouges, 3 bleues, 3 jaunes
objective-114 = 4 rouges, 3 jaunes
objective-115 = 4 jaunes, 3 bleues
objective-116 = 4 bleues, 3 rouges

name-A1 = Tuile Empereur A1
name-A2 = Tuile Empereur A2
name-A3 = Tuile Empereur A3
name-A4 = Tuile Empereur A4
name-B1 = Tuile Empereur B1
name-B2 = Tuile Empereur B2
name-B3 = Tuile Empereur B3
name-B4 = Tuile Empereur B4
name-C1 = Tuile Empereur C1
name-C2 = Tuile Empereur C2
name-C3 = Tuile Empereur C3
name-C4 = Tuile Empereur C4

## D’où vient un gain

source-action = action
source-group = bonus d’occupation
source-emperor = piste Empereur
source-room = chambre
source-setup = mise en place
source-serving = service
source-rooms = { line-rooms }
source-goods = { line-goods }
source-guests = { line-guests }
source-1 = { staff-1 }
source-2 = { staff-2 }
source-3 = { staff-3 }
source-4 = { staff-4 }
source-5 = { staff-5 }
source-6 = { staff-6 }
source-7 = { staff-7 }
source-8 = { staff-8 }
source-9 = { staff-9 }
source-10 = { staff-10 }
source-11 = { staff-11 }
source-12 = { staff-12 }
source-13 = { staff-13 }
source-14 = { staff-14 }
source-15 = { staff-15 }
source-16 = { staff-16 }
source-17 = { staff-17 }
source-18 = { staff-18 }
source-19 = { staff-19 }
source-20 = { staff-20 }
source-21 = { staff-21 }
source-22 = { staff-22 }
source-23 = { staff-23 }
source-24 = { staff-24 }
source-25 = { staff-25 }
source-26 = { staff-26 }
source-27 = { staff-27 }
source-28 = { staff-28 }
source-29 = { staff-29 }
source-30 = { staff-30 }
source-31 = { staff-31 }
source-32 = { staff-32 }
source-33 = { staff-33 }
source-34 = { staff-34 }
source-35 = { staff-35 }
source-36 = { staff-36 }
source-37 = { staff-37 }
source-38 = { staff-38 }
source-39 = { staff-39 }
source-40 = { staff-40 }
source-41 = { staff-41 }
source-42 = { staff-42 }
source-43 = { staff-43 }
source-44 = { staff-44 }
source-45 = { staff-45 }
source-46 = { staff-46 }
source-47 = { staff-47 }
source-48 = { staff-48 }
source-49 = { guest-49 }
source-50 = { guest-50 }
source-51 = { guest-51 }
source-52 = { guest-52 }
source-53 = { guest-53 }
source-54 = { guest-54 }
source-55 = { guest-55 }
source-56 = { guest-56 }
source-57 = { guest-57 }
source-58 = { guest-58 }
source-59 = { guest-59 }
source-60 = { guest-60 }
source-61 = { guest-61 }
source-62 = { guest-62 }
source-63 = { guest-63 }
source-64 = { guest-64 }
source-65 = { guest-65 }
source-66 = { guest-66 }
source-67 = { guest-67 }
source-68 = { guest-68 }
source-69 = { guest-69 }
source-70 = { guest-70 }
source-71 = { guest-71 }
source-72 = { guest-72 }
source-73 = { guest-73 }
source-74 = { guest-74 }
source-75 = { guest-75 }
source-76 = { guest-76 }
source-77 = { guest-77 }
source-78 = { guest-78 }
source-79 = { guest-79 }
source-80 = { guest-80 }
source-81 = { guest-81 }
source-82 = { guest-82 }
source-83 = { guest-83 }
source-84 = { guest-84 }
source-85 = { guest-85 }
source-86 = { guest-86 }
source-87 = { guest-87 }
source-88 = { guest-88 }
source-89 = { guest-89 }
source-90 = { guest-90 }
source-91 = { guest-91 }
source-92 = { guest-92 }
source-93 = { guest-93 }
source-94 = { guest-94 }
source-95 = { guest-95 }
source-96 = { guest-96 }
source-97 = { guest-97 }
source-98 = { guest-98 }
source-99 = { guest-99 }
source-100 = { guest-100 }
source-101 = { guest-101 }
source-102 = { guest-102 }
source-103 = { guest-103 }
source-104 = { guest-104 }
source-105 = carte Politique « { objective-105 } »
source-106 = carte Politique « { objective-106 } »
source-107 = carte Politique « { objective-107 } »
source-108 = carte Politique « { objective-108 } »
source-109 = carte Politique « { objective-109 } »
source-110 = carte Politique « { objective-110 } »
source-111 = carte Politique « { objective-111 } »
source-112 = carte Politique « { objective-112 } »
source-113 = carte Politique « { objective-113 } »
source-114 = carte Politique « { objective-114 } »
source-115 = carte Politique « { objective-115 } »
source-116 = carte Politique « { objective-116 } »

figure-guests = Des hôtes dans la file : nom, commande, points, récompense. Le cadre montre la couleur ; au-dessous, le coût.
figure-types = Les symboles des quatre types de cartes Personnel.
figure-signs = Les symboles des cartes et des tuiles.
figure-setup = La table au début de la partie.
figure-staff = Six cartes Personnel : coût, nom, type, effet.
figure-dice = Les cases Action. Chacune porte ses dés : leur nombre est sa force.
figure-emperor = La piste Empereur, avec les points que rapporte un décompte Empereur.
figure-foods = Les quatre plats et boissons.
figure-hotel = Un hôtel en cours de partie : espaces vides en pointillé, chambres libres avec une porte, chambres occupées avec un lit. Les petites plaques indiquent les bonus d’occupation.
figure-objectives = Trois cartes Politiques, avec les points du premier, du deuxième et du troisième disque.
figure-tiles = Les tuiles Empereur des manches 3, 5 et 7 : en haut le bonus, en bas la pénalité.
figure-middle = Le plateau commun en cours de partie.

# The levels of the bots

level-easy = groom (facile)
level-medium = maître d’hôtel (moyen)
level-hard = concierge (difficile)
level-expert = hôtelier (expert)

## Reports: things, what flows and where to, actions by name

things-guest = Hôtes installés
things-staff = Personnel joué
things-objective = Cartes Politiques réclamées
things-bonus = Tuiles Empereur au bonus reçu
things-die = Dés pris
flows-krones = Couronnes
flows-food = Plats et boissons
flows-points = Points
flows-steps = Pas vers l’Empereur
flow-take_guest = Hôtes de la file
flow-prepare_room = Préparer des chambres
flow-play_staff = Jouer du personnel
flow-serve = Servir depuis la cuisine
flow-boost = Renforcer des actions
flow-fee = Le 6
flow-ignore_penalty = Éviter des pénalités
flow-place_food = Directement aux hôtes
act-draft = Choisir du personnel
act-take_guest = Prendre un hôte
act-prepare_room = Préparer une chambre
act-pass = Passer
act-take_die = Prendre un dé
act-use_space = Utiliser une case sans dé
act-copy_action = Copier une action
act-boost = Payer de la force
act-take_food = Prendre plats ou boissons
act-split = Couronnes ou Empereur
act-place_food = Nourriture à un hôte
act-keep_food = Nourriture en cuisine
act-choose_food = Choisir un plat ou une boisson
act-play_staff = Jouer du personnel
act-return_staff = Remettre du personnel
act-occupy_room = Occuper une chambre
act-complete_order = Compléter une commande
act-resolve = Ordre des effets
act-group_bonus = Moment du bonus d’occupation
act-serve = Servir depuis la cuisine
act-use_staff = Utiliser du personnel
act-claim = Réclamer une carte Politique
act-move_in = Installer un hôte
act-choose_room = Choisir la chambre
act-end_turn = Terminer le tour
act-ignore_penalty = Éviter une pénalité
act-choose_penalty = Choisir une perte
act-discard_staff = Perdre du personnel en main
act-remove_room = Perdre une chambre
act-discard_played = Perdre du personnel joué
act-copy_staff = Copier du personnel
act-skip = Refuser

legend-coin = couronnes
legend-point = points
legend-crown = piste Empereur
legend-card = cartes de la pioche Personnel
legend-staff = Personnel
legend-guest = hôtes
legend-door = chambres préparées
legend-bed = chambres occupées
legend-tray = plats et boissons
legend-flag = cartes Politiques
legend-floor = rangées
legend-column = colonnes
legend-block = groupes de chambres
legend-shield = pas de pénalité

# Un tour en une ligne du journal : des morceaux, avec des icônes [icône|mot]. « ¦ » les sépare, « → » continue avec le
# suivant, et les nombres signés s’additionnent.

short-take_guest = { $guest }
short-take_die = [die-{ $value }|dé { $value }] ×{ $strength } →
short-use_space = [die-{ $value }|dé { $value }] ×{ $strength } →
short-copy_action = [die-{ $value }|dé { $value }] →
short-boost = ×{ $strength } →
short-food = { $number } { $food }
short-order_done = { $guest } ✓
short-move_in = { $guest } [door|chambre] { $room }
short-prepare_room = [door|chambre] { $room }
short-occupy_room = [bed|chambre] { $room }
short-play_staff = { $staff }
short-claim = { $objective }
short-krones = { $number } [coin|couronnes]
short-lose_krones = −{ $number } [coin|couronnes]
short-steps = { $number } [crown|cases Empereur]{ $points ->
    [0] {""}
   *[other] ¦+{ $points }
}
short-points = +{ $number }
short-lose_points = −{ $number }
short-remove_room = −[door|chambre] { $room }
short-discard_played = −{ $staff }
short-pass = passe

# Sources de points

earned-guests = Hôtes
earned-staff = Personnel
earned-objectives = Cartes Politiques
earned-track = Piste Empereur
earned-tiles = Tuiles Empereur
earned-group = Groupes de couleur
earned-room = Chambres préparées
earned-penalty = Pénalités
earned-end-rooms = { line-rooms }
earned-end-goods = { line-goods }
earned-end-guests = { line-guests }

# Pourquoi une chose ne peut pas être choisie, selon ce qu’elle est

why-staff = Pour jouer une carte Personnel, il faut un 5 ou une récompense qui le permet.
why-room = Pour préparer des chambres, il faut un 3 ou une récompense qui le permet.
why-guest = Vous pouvez prendre un hôte avant votre dé, si vous pouvez le payer et si une table est libre. Un hôte dont la commande est complète s’installe dans une chambre libre de sa couleur.
why-value = Vous prenez un dé par tour, sur une case qui en a encore. Un 6 coûte 1 couronne.
why-objective = Vous pouvez réclamer une carte Politique à votre tour, dès que sa condition est remplie.
why-food = Servir coûte 1 couronne pour trois pièces au plus, aux hôtes qui les ont commandées.
