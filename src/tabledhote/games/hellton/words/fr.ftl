# Hellton Palace

title = Hellton Palace
tagline = Tenez un hôtel pour des Hôtes infernaux : servis, ils saccagent tout ; ignorés, ils enragent. Le dernier hôtel debout l’emporte.
duration = environ 30 minutes

# Il n’y a pas de points (HP-8.1) : un conseil ne montre que les chances de victoire
hint-value = victoire { $chance }

# La première partie guidée : un message par étape de guide.toml

guide-welcome = Chacun tient un Hôtel pour des Hôtes infernaux. Il reste debout tant qu’il a des Sonnettes au Hall et des Piliers sous chaque colonne ; celui qui s’effondre le dernier gagne. Chaque tour commence par un nouvel Hôte, pris dans l’une des trois lignes. Accueillez Molo, qui paie 2 pièces.
guide-room = La ligne donne l’étage : Molo attend sur la ligne 3 et loge au 3e étage. L’accroche-porte dit ce que fait un Hôte quand il est servi. Celui de Molo irrite ses voisins ; donnez-lui un coin : la chambre 9.
guide-serve = Le Groom frappe maintenant à chaque porte occupée. Si vous servez un Hôte, son accroche-porte s’applique. Personne ne loge à côté de Molo, il ne se passe donc rien : servez-le. À la fin du tour, les Hôtes satisfaits paient leur Loyer.
guide-second = Vous avez 2 pièces, et votre adversaire a joué. Accueillez la Gargouille et mettez-la dans la chambre 6. Elle paie 3 pièces, mais une fois servie elle détruit deux Piliers de sa colonne.
guide-groom = Avant la Tournée, vous pouvez engager des Grooms. La Fausse Réserve coûte 2 pièces : elle impose à votre adversaire la ligne de son prochain Hôte. Engagez-la et choisissez la ligne 1.
guide-refuse = Le Groom va de la chambre 1 à la chambre 9 : il frappe d’abord chez la Gargouille. Rien ne vous oblige à servir. Ne la servez pas : aucun Pilier ne tombe, mais elle est irritée et ne paie rien.
guide-again = Puis Molo. Personne ne loge encore à côté de lui : servez-le, et il paie de nouveau.
guide-done = Vous connaissez le tour : accueil, Grooms, Tournée, Loyers. Un Hôte irrité qu’on ne sert pas une fois de plus détruit une Sonnette. Si vous en avez perdu une, vous pouvez la reprendre en fin de tour au lieu des Loyers. Sans Sonnette, ou avec une colonne sans Pilier, vous perdez. À vous de jouer librement ; le bouton Conseil vous aide.
guide-pillars = La deuxième leçon commence à la manche 8. Vous êtes le Premier. La colonne 2 tient sur son dernier Pilier, et trois Hôtes sont irrités ; votre adversaire a deux Sonnettes. Il faut accueillir un Hôte : prenez le Minotaure. Il va dans la chambre 6, la seule libre à son étage.
guide-mason = Engagez le Maçon pour 2 pièces : il remet un Pilier. La colonne 2 en a besoin.
guide-diplomat = Vous pouvez engager autant de Grooms que vous pouvez en payer. Le Diplomate coûte 3 pièces et calme un Hôte irrité sans briser de Sonnette. Choisissez l’Hôte de la chambre 2.
guide-bell = Commencez la Tournée. Le Poltergeist de la chambre 1 est irrité. Servi, il détruirait un Pilier au choix de l’adversaire. Pas servi une fois de plus, il se calme, mais brise une Sonnette. Vous en avez trois : ne le servez pas.
guide-spare = Les cinq Hôtes suivants sont satisfaits. Ne pas les servir ne brise rien ; ils deviennent seulement irrités et ne paient pas de Loyer. N’en servez aucun, et vos Piliers restent debout.
guide-jekroll = Dr Jekroll et M. Hide sont irrités : ne pas les servir briserait la deuxième Sonnette. Servez-les plutôt. Ils détruisent deux Piliers, dans les colonnes de votre choix : prenez les colonnes 1 et 2. Grâce au Maçon, il reste un Pilier à chacune.
guide-income = Ne servez pas le Loup-garou, qui est satisfait. Après la Tournée, on prend les Loyers ou une Sonnette perdue. Presque personne ne paie aujourd’hui : prenez la Sonnette.
guide-fall = C’est la Tournée de l’adversaire. Bannihal vous demande quelle colonne adverse perd un Pilier : choisissez la colonne 3. Puis un refus et l’accroche-porte d’un voisin brisent ses deux dernières Sonnettes. L’Hôtel du Second s’étant effondré, vous gagnez aussitôt. Si c’était le vôtre, l’adversaire aurait eu un dernier tour.

option-deck = Hôtes
    .about = Parmi quels Hôtes on tire les 18 de la partie.
option-deck-starter = initiation
    .about = Les 18 cartes à astérisque : accroche-portes simples.
option-deck-full = tous les Hôtes
    .about = 18 cartes tirées parmi les 36, effets spéciaux compris.

prompt-welcome = { $forced ->
    [0] Accueillez un nouvel Hôte : la ligne donne l’étage.
   *[other] Accueillez un nouvel Hôte. La Fausse Réserve vous impose la ligne { $forced }.
}
prompt-place = Choisissez une chambre pour { $arriving }.
prompt-side = Choisissez la face visible de la carte.
prompt-hire = Engagez des Grooms pour ce tour, ou commencez la Tournée.
prompt-usher = Le Placeur : choisissez avec qui votre nouvel Hôte échange sa chambre.
prompt-fake_usher = Le Faux Placeur : désignez un Hôte irrité de l’Hôtel adverse.
prompt-mason = Le Maçon : choisissez la colonne qui retrouve un Pilier.
prompt-fake_booking = La Fausse Réserve : choisissez la ligne imposée à votre adversaire.
prompt-diplomat = Le Diplomate : choisissez un de vos Hôtes irrités à apaiser.
prompt-partner = Un Faux Placeur désigne la chambre { $designated }. Choisissez avec qui cet Hôte échange sa chambre.
prompt-tour = Chambre { $touring } : servir l’Hôte ou non ?
prompt-guest = Chambre { $asked-room }, { $asked-whose ->
    [own] votre Hôtel
   *[other] l’Hôtel adverse
} : choisissez { $asked-effect-what ->
    [irritate] un Hôte qui reçoit un jeton Irritation
    [irritate_satisfied] un Hôte satisfait à irriter
   *[enrage_irritated] un Hôte irrité qui brise une Sonnette
}{ $asked-times ->
    [one] .
   *[other] { " " }({ $asked-times } fois).
}
prompt-column = Chambre { $asked-room }, { $asked-whose ->
    [own] votre Hôtel
   *[other] l’Hôtel adverse
} : choisissez la colonne qui perd un Pilier{ $asked-times ->
    [one] .
   *[other] { " " }({ $asked-times } fois).
}
prompt-income = Percevoir les Loyers ({ $rents }) ou récupérer une Sonnette ?
prompt-over = La partie est finie.

do-welcome = Accueillir { $card }
do-place = Chambre { $room }
do-choose_side = Face { $side }
do-hire = Engager { $groom }
hire-idle = Engager { $groom } (sans effet)
do-start_tour = Commencer la Tournée
do-swap_with = Échanger avec la chambre { $room }
do-choose_guest = L’Hôte de la chambre { $room }
do-choose_column = Colonne { $column }
do-choose_row = Ligne { $row }
do-serve = Servir
do-refuse = Ne pas servir
do-take_rents = Percevoir les Loyers
do-take_bell = Récupérer une Sonnette

event-start = Les Hôtes attendent en trois lignes. Premier joueur : { $first }.
event-turn = Manche { $round } : { $seat }.
event-welcomed = { $seat } accueille { $guest }, ligne { $row }.
event-placed = Chambre { $room } pour { $guest }.
event-side = Chambre { $room } : { $guest }, face { $side }.
event-dismissed = { $seat } congédie : { $grooms }.
event-hired = { $seat } engage { $groom } pour { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}.
event-designated = Le Faux Placeur désigne { $guest }, chambre { $room } ({ $seat }).
event-swapped = { $guest } et { $other } échangent leurs chambres.
event-row_forced = { $seat } devra accueillir un Hôte de la ligne { $row }.
event-pillar_restored = Un Pilier revient dans la colonne { $column } : il y en a { $left }.
event-calmed = Chambre { $room } : { $guest }, jeton Irritation retiré.
event-pawn = { $room ->
    [0] Le Groom revient dans le Hall.
   *[other] Le Groom frappe à la chambre { $room }.
}
event-served = { $seat } sert { $guest }.
event-refused = { $seat } ne sert pas { $guest }.
event-irritated = Chambre { $room } : { $guest }, un jeton Irritation.
event-enraged = Chambre { $room } : { $guest }, grosse colère. Une Sonnette est perdue : il en reste { $left }.
event-bell_lost = Une Sonnette est perdue : il en reste { $left }.
event-pillar_lost = La colonne { $column } perd un Pilier : il en reste { $left }.
event-flipped = Chambre { $room } : { $guest }, carte retournée sur la face { $side }.
event-copied = L’accroche-porte d’en face est copié : { $guest }.
event-no_effect = { $why ->
    [nobody] Aucun Hôte concerné : sans effet.
    [nobody_satisfied] Aucun Hôte satisfait concerné : sans effet.
    [nobody_irritated] Aucun Hôte irrité concerné : sans effet.
    [when] Sans effet : seulement si { $when }.
    [per] Sans effet : compte chaque { $per }, et le compte est nul.
    [room_empty] La chambre d’en face est vide : rien à copier.
    [one_sided] La carte n’a qu’une face : elle ne se retourne pas.
    [copied_copy] Une copie ne se copie pas : sans effet.
    [no_target] Le Groom ne trouve rien à faire : sans effet.
   *[hotel_full] L’Hôtel est complet : pas de nouvel Hôte.
}
event-rents = { $seat } perçoit { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
} de Loyers.
event-bell_restored = { $seat } récupère une Sonnette : il y en a { $left }.
event-collapsed = { $seat } : l’Hôtel s’effondre à la chambre { $room }, { $cause ->
    [bells] plus de Sonnette
   *[pillars] une colonne sans Pilier
}.
event-last_turn = { $seat } joue un dernier tour.
event-end = { $reason ->
    [second_collapsed] L’Hôtel du Second joueur s’est effondré, celui du Premier tient.
    [second_survived] Le Second joueur achève sa dernière Tournée.
    [higher_room] Les deux Hôtels se sont effondrés ; le plus grand numéro de chambre décide.
    [fewer_irritated] Les deux Hôtels se sont effondrés à la même chambre ; le moins d’Hôtes irrités décide.
    [shared_defeat] Les deux Hôtels se sont effondrés à la même chambre, avec autant d’Hôtes irrités.
   *[closing_time] Heure de fermeture : Sonnettes, puis Piliers, puis Hôtes irrités décident.
} { $winners-count ->
    [0] La défaite est partagée.
   *[other] { $winners } gagne.
}

total = Victoire
line-standing = L’Hôtel tient debout
    .row = Hôtel
    .cell = debout
line-fallen = Effondré à la chambre { $room } : { $cause ->
    [bells] plus de Sonnette
   *[pillars] une colonne sans Pilier
}
    .row = Hôtel
    .cell = effondré à la chambre { $room } : { $cause ->
        [bells] plus de Sonnette
       *[pillars] une colonne sans Pilier
    }
line-bells = Sonnettes : { $number }
    .row = Sonnettes
    .cell = { $number }
line-pillars = Piliers : { $number }
    .row = Piliers
    .cell = { $number }
line-irritated = Hôtes irrités : { $number }
    .row = Hôtes irrités
    .cell = { $number }
line-result = { $result ->
    [won] Victoire
    [lost] Défaite
   *[shared] Défaite partagée
} : { $reason ->
    [second_collapsed] l’Hôtel du Second est tombé, celui du Premier tenait
    [second_survived] le Second a survécu au dernier tour
    [higher_room] les deux sont tombés, le plus grand numéro de chambre décide
    [fewer_irritated] les deux sont tombés à la même chambre, le moins d’Hôtes irrités décide
    [shared_defeat] les deux sont tombés à la même chambre, avec autant d’Hôtes irrités
   *[closing_time] fermeture après la manche 20
}
    .row = { $reason ->
        [second_collapsed] L’Hôtel du Second est tombé, celui du Premier tenait
        [second_survived] Le Second a survécu au dernier tour
        [higher_room] Les deux sont tombés, le plus grand numéro de chambre décide
        [fewer_irritated] Les deux sont tombés à la même chambre, le moins d’Hôtes irrités décide
        [shared_defeat] Les deux sont tombés à la même chambre, avec autant d’Hôtes irrités
       *[closing_time] Fermeture après la manche 20
    }
    .cell = { $result ->
        [won] Victoire
        [lost] Défaite
       *[shared] Défaite partagée
    }

seat-0 = Bleu
seat-1 = Rouge
side-a = A
side-b = B

name-usher = Le Placeur
    .about = l’Hôte accueilli ce tour échange sa chambre avec un de vos Hôtes adjacents (HP-6.20)
name-fake_usher = Le Faux Placeur
    .about = désignez un Hôte irrité de l’Hôtel adverse ; l’adversaire doit l’échanger avec un Hôte adjacent (HP-6.22)
name-mason = Le Maçon
    .about = un Pilier revient dans une de vos colonnes (HP-6.25)
name-fake_booking = La Fausse Réserve
    .about = vous imposez la ligne du prochain Hôte de votre adversaire (HP-6.27)
name-diplomat = Le Diplomate
    .about = un de vos Hôtes perd son jeton Irritation, sans perte de Sonnette (HP-6.28)

name-miss_von_scream = Miss Von Scream
name-snorer = Le Ronfleur
name-anubis = Anubis
name-duchess = La Duchesse
name-molo = Molo
name-putrid = Putride
name-baby_beelzebub = Bébélzébuth
name-cerberus = Cerbère
name-wutmilla = La Cogneuse
name-tormented_soul = L’Âme en peine
name-skeletunes = Les Squelettunes
name-bannihal = Bannihal
name-gargoyle = La Gargouille
name-minotaur = Le Minotaure
name-poltergeist = Le Poltergeist
name-banshee = La Banshee
name-werewolf = Le Loup-garou
name-jekroll_hide = Dr Jekroll et M. Hide
name-chatelaine = La Châtelaine
name-jealous_one = Le Jaloux
name-envious_one = L’Envieuse
name-bell_ringer = Le Carillonneur
name-themis = Thémis
name-doppelganger = Le Doppelgänger
name-touchy_one = La Susceptible
name-jellyfish = La Méduse
name-cyclops = Le Cyclope
name-harpy = La Harpie
name-siren = La Sirène
name-midas = Midas
name-golem = Le Golem
name-paranoiac = Le Paranoïaque
name-vampire = Le Vampire
name-janus = Janus
name-phoenix = Le Phénix
name-gorgons = Les Gorgones

# Les accroche-portes en toutes lettres : effect-QUOI, puis QUI, PAR et SI.
effect-irritate = irrite { $who ->
    [self] cet Hôte lui-même
    [adjacent_row] les Hôtes adjacents de sa ligne
    [adjacent_column] les Hôtes adjacents de sa colonne
    [adjacent] tous les Hôtes adjacents
    [row] tous les autres Hôtes de sa ligne
    [column] tous les autres Hôtes de sa colonne
    [row_column] tous les autres Hôtes de sa ligne et de sa colonne
    [choice_owner] un autre Hôte de votre choix
   *[choice_opponent] un autre Hôte choisi par votre adversaire
}
effect-irritate_satisfied = irrite, si satisfaits, { $who ->
    [self] cet Hôte lui-même
    [adjacent_row] les Hôtes adjacents de sa ligne
    [adjacent_column] les Hôtes adjacents de sa colonne
    [adjacent] tous les Hôtes adjacents
    [row] tous les autres Hôtes de sa ligne
    [column] tous les autres Hôtes de sa colonne
    [row_column] tous les autres Hôtes de sa ligne et de sa colonne
    [choice_owner] un autre Hôte de votre choix
   *[choice_opponent] un autre Hôte choisi par votre adversaire
}
effect-enrage_irritated = met en rage, si irrités (une Sonnette chacun), { $who ->
    [self] cet Hôte lui-même
    [adjacent_row] les Hôtes adjacents de sa ligne
    [adjacent_column] les Hôtes adjacents de sa colonne
    [adjacent] tous les Hôtes adjacents
    [row] tous les autres Hôtes de sa ligne
    [column] tous les autres Hôtes de sa colonne
    [row_column] tous les autres Hôtes de sa ligne et de sa colonne
    [choice_owner] un autre Hôte de votre choix
   *[choice_opponent] un autre Hôte choisi par votre adversaire
}
effect-pillar = détruit un Pilier { $who ->
    [own_column] de sa colonne
    [side_columns] des colonnes à sa gauche et à sa droite
    [choice_owner] d’une colonne de votre choix
   *[choice_opponent] d’une colonne choisie par votre adversaire
}
effect-bell = brise une Sonnette
effect-flip = puis cette carte est retournée
effect-copy = copie l’accroche-porte de l’Hôte de la même chambre dans l’Hôtel adverse
foresee-guest = { $chooser ->
    [you] Puis vous choisissez l’un de ces Hôtes
   *[other] Puis votre adversaire choisit l’un de ces Hôtes
}{ $number ->
    [one] .
   *[other] { " " }({ $number } fois).
}
foresee-column = { $chooser ->
    [you] Puis vous choisissez une colonne qui perd un Pilier
   *[other] Puis votre adversaire choisit une colonne qui perd un Pilier
}{ $number ->
    [one] .
   *[other] { " " }({ $number } fois).
}
effect-then = { $effect } ; { $next }
effect-for-each = { $effect }, pour chaque { $per }
effect-if = { $effect }, si { $when }
per-opponent_grooms_engaged = Groom engagé par votre adversaire
per-own_bells = Sonnette dans votre Hall
per-column_pillars = Pilier de sa colonne
per-adjacent_irritated = Hôte adjacent irrité
per-adjacent_satisfied = Hôte adjacent satisfait
per-line_irritated = autre Hôte irrité de sa ligne ou de sa colonne
when-own_groom_engaged = vous avez au moins un Groom engagé
when-opposite_satisfied = un Hôte satisfait occupe la même chambre dans l’Hôtel adverse
when-bells_equal = les deux Halls ont autant de Sonnettes
when-opponent_richer = votre adversaire a plus de pièces que vous

rows = Hôtes en attente
row-number = Ligne { $number }
hanger = { $guest } ({ $rent }) : { $effects }
hall = Hall
cellar = Sous-sol
first-player = Premier joueur
second-player = Second joueur
last-turn = Dernier tour
collapsed = Effondré
defeat-shared = Défaite partagée
picture = Plateau de Hellton Palace : deux Hôtels de neuf chambres et, entre eux, trois lignes d’Hôtes en attente. { $round }. { $status }.
legend = * irrité. ▶ le Groom, ou à qui de jouer.
order = Les chambres sont servies de 1 à 9. Les Hôtes d’une ligne vont à l’étage du même numéro.

legend-irritate = irrite
legend-provoke = irrite les satisfaits
legend-enrage = met en rage les irrités
legend-pillar-lost = un Pilier tombe
legend-bell-lost = une Sonnette se brise
legend-turn = retourner la carte
legend-choice-owner = votre choix
legend-choice-opponent = choix de l’adversaire

about-side = { $side ->
    [only] Loyer { $rent }. Accroche-porte : { $effects }.
   *[other] Face { $side } : loyer { $rent } ; accroche-porte : { $effects }.
}
about-source = (Reconstitution : la carte imprimée ne nous est pas connue ; si vous possédez la boîte, vous pouvez la corriger.)
about-waiting = { $guest }, ligne { $row } : va à l’étage { $row } (HP-4.11). { $sides }
about-guest = Chambre { $room } : { $guest }, { $state ->
    [irritated] irrité : ne paie pas, et brise une Sonnette s’il est de nouveau irrité (HP-6.1)
   *[satisfied] satisfait : paie son loyer (HP-4.51)
}. { $sides }
about-room = Chambre { $room }, libre : un Hôte de la ligne { $floor } peut s’y installer (HP-4.13).
about-row = Ligne { $row } : ses Hôtes vont à l’étage { $row } (HP-3.5).
about-booking = Fausse Réserve ({ $seat }) : le prochain Hôte pris par { $rival } doit venir de la ligne { $row } (HP-6.27).
about-bells = Hall : { $number ->
    [one] { $number } Sonnette
   *[other] { $number } Sonnettes
} sur 3. Sans Sonnette, l’Hôtel s’effondre (HP-9.1).
about-pillars = Colonne { $column } : { $number ->
    [one] { $number } Pilier
   *[other] { $number } Piliers
} sur 4. Si une colonne n’a plus de Pilier, l’Hôtel s’effondre (HP-9.1).
about-coins = { $coins }. Elles paient les Grooms et ne comptent pas à la fin (HP-8.1).
about-groom = { $groom }, { $coins }{ $engaged ->
    [yes] , engagé jusqu’à ce qu’on le congédie (HP-4.21)
   *[no] {""}
} : { $about }.
about-pawn = Le Groom { $room ->
    [0] est dans le Hall
   *[other] est devant la chambre { $room }
} : il va de la chambre 1 à la chambre 9 sans jamais revenir (HP-4.40).
about-seat = { $seat } ({ $colour }){ $first ->
    [yes] , Premier joueur
   *[no] , Second joueur
}. { $state ->
    [collapsed] L’Hôtel s’est effondré (HP-9.1).
   *[standing] L’Hôtel tient debout. Celui qui s’effondre le dernier gagne (HP-9.8).
}
about-panel = Premier et Second jouent à tour de rôle ; si l’Hôtel du Premier s’effondre, le Second joue un dernier tour (HP-9.4).

figure-hotel = Un Hôtel : neuf chambres sur trois étages, le Hall avec le pion Groom et les Sonnettes, les Piliers, et les Grooms à engager.
figure-supports = Le Hall et ses trois Sonnettes ; au-dessous, quatre Piliers par colonne.
figure-guests = Des Hôtes en attente : nom, Loyer et accroche-porte ; le dernier a deux faces.
figure-grooms = Les cinq Grooms et leur coût.
figure-setup = Après la mise en place : deux Hôtels vides et, entre eux, trois lignes de six Hôtes.
figure-middle = En cours de partie. Les Hôtes irrités sont en flammes.
figure-signs = Les symboles des accroche-portes.
figure-irritated = Un Hôte irrité porte un jeton Irritation.

# The levels of the bots

level-easy = âme perdue (facile)
level-medium = diablotin (moyen)
level-hard = démon (difficile)
level-expert = diable (expert)

# Reports: things, what flows and where to, actions by name
things-welcomed = Hôtes accueillis
things-served = Hôtes servis
things-groom = Grooms engagés
flows-coins = Pièces
flows-bells = Sonnettes
flows-pillars = Piliers
flow-rents = Loyers
flow-bell_restored = Récupérées
flow-enraged = Brisées par des Hôtes en colère
flow-bell_lost = Perdues par les accroche-portes
flow-pillar_restored = Restaurés
flow-pillar_lost = Détruits
act-welcome = Accueillir un Hôte
act-place = Choisir une chambre
act-choose_side = Choisir une face
act-hire = Engager un Groom
act-start_tour = Commencer la Tournée
act-swap_with = Échanger des chambres
act-choose_guest = Choisir un Hôte
act-choose_column = Choisir une colonne
act-choose_row = Choisir une ligne
act-serve = Servir
act-refuse = Ne pas servir
act-take_rents = Percevoir les Loyers
act-take_bell = Récupérer une Sonnette

# Un tour en une ligne du journal : des morceaux, avec des icônes [icône|mot]. « ¦ » les sépare, « → » continue avec le
# suivant, et les nombres signés s’additionnent.

short-welcomed = { $guest } →
short-placed = [door|chambre] { $room }
short-hired = { $groom }
short-served = { $guest } ✓
short-refused = { $guest } ✗
short-rents = { $amount } [coin|pièces]

# Ce que sont devenus Sonnettes, Piliers et Hôtes

earned-begun = Au départ
earned-bell_restored = { flow-bell_restored }
earned-bell_lost = { flow-bell_lost }
earned-enraged = { flow-enraged }
earned-pillar_restored = { flow-pillar_restored }
earned-pillar_lost = { flow-pillar_lost }
earned-not_served = Non servis
earned-irritated = Irrités par un accroche-porte
earned-served = Servis
earned-calmed = Apaisés par le Diplomate
earned-broke_bell = Calmés en brisant une Sonnette

# Pourquoi une chose ne peut pas être choisie

why-groom-first = Les Grooms s’engagent quand votre nouvel Hôte est installé.
why-groom-before = Les Grooms s’engagent avant la Tournée.
why-column = Une colonne se choisit quand un Groom ou un accroche-porte le demande.
why-row = Une ligne se choisit pour une Fausse Réserve. Les Hôtes se choisissent un par un.
why-card = Vous avez accueilli un Hôte ce tour-ci. Le prochain viendra à votre prochain tour.
why-room-first = Choisissez d’abord un Hôte : sa ligne donne l’étage de la chambre.
why-room = Un Hôte s’installe dans une chambre libre, à l’étage du même numéro que sa ligne.
why-room-later = Une chambre se choisit quand un Groom en a besoin, ou pendant la Tournée.
why-booked = Une Fausse Réserve vous impose la ligne { $row }.
why-full = L’étage { $floor } de votre Hôtel n’a plus de chambre libre.
why-engaged = Ce Groom travaille déjà pour vous, jusqu’à votre prochain tour.
why-cost = Ce Groom coûte { $cost } ; vous en avez { $coins }.
why-booking = Votre adversaire n’a plus de chambre libre, ou plus de tour : il n’y a rien à réserver.
why-tour = Le Groom va de la chambre 1 à la chambre 9. Il est devant la chambre { $room }.
why-pillars = Cette colonne a tous ses Piliers.
why-booking-row = Cet étage de l’autre Hôtel est complet.
why-beside = Seul un Hôte juste à côté de la chambre { $room } peut échanger : même étage ou même colonne.
why-diplomat = Le Diplomate calme l’un de vos Hôtes irrités.
why-fake_usher = Il faut au Faux Placeur un Hôte irrité de l’autre Hôtel qui ait un voisin.
why-satisfied = Seulement un autre Hôte, satisfait.
why-irritated = Seulement un autre Hôte, irrité.
why-other = Seulement un autre Hôte, pas celui dont le Groom visite la chambre.
