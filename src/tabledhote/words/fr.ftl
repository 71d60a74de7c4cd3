# Commun à tous les jeux. Les identifiants sont les mêmes dans les trois langues.

language = Français

list = { $items } et { $last }
yes = oui
no = non
help = Aide
rules = Règles
undo = Annuler
hint = Conseil
log = Journal
close = Fermer
back = Retour
settings = Réglages

option-players = Joueurs
    .about = Combien de personnes sont à la table.
option-first = Premier joueur
    .about = Qui joue le premier tour.
option-first-random = tiré au sort

player = Joueur { $number }
your-turn = À vous de jouer
turn-of = C’est à { $seat }
waiting-for = En attente : { $seat }
game-over = La partie est finie
turn = Tour { $number }
round = Manche { $number }
score = Score
points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
steps = { $number ->
    [one] { $number } pas
   *[other] { $number } pas
}
total = Total
winners = { $count ->
    [one] { $winners } gagne
   *[other] Victoire partagée : { $winners }
}
wins = gagne
to-play = joue
rule = Règle { $number }

name-red = rouge
name-blue = bleu
name-green = vert
name-yellow = jaune
name-purple = violet
name-orange = orange
name-sky = bleu clair
name-grey = gris
name-white = blanc
name-black = noir
