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
waiting-for = En attente : { $seat }
game-over = Partie finie
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
   *[other] Victoire partagée : { $winners }
}
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

# La partie dans le terminal

terminal-bot = Robot { $number }
terminal-ask = 1-{ $last }, u annuler, ? aide, q quitter :
terminal-unknown = « { $text } » n’est pas un choix. Tapez un nombre de 1 à { $last }, u, ? ou q.
terminal-help =
    Tapez le numéro d’un choix, puis Entrée.
    u  annule votre dernière action, tant que rien de nouveau n’a été lancé, pioché ou révélé
    ?  montre cette aide
    q  enregistre la partie et quitte ; la même commande la reprend
terminal-undone = Annulé : { $action }
terminal-saved = Partie enregistrée dans { $file }
terminal-resumed = Votre partie continue.
terminal-record = La partie est dans { $file }. Pour la vérifier : tabledhote verify { $file }
undo-nothing = Il n’y a encore rien à annuler.
undo-over = La partie est finie : plus rien ne s’annule.
undo-other = La dernière action n’était pas la vôtre : elle reste.
undo-revealed = Quelque chose de nouveau a été lancé, pioché ou révélé : votre dernière action reste.
