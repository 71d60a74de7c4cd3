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

# Robots, comme joueurs et dans les menus

bot-name = Robot { $number }
bot-easy = Robot : { level-easy }
bot-medium = Robot : { level-medium }
bot-hard = Robot : { level-hard }
bot-expert = Robot : { level-expert }
bot-greedy = Robot : { level-greedy }
bot-random = Robot : { level-random }
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
level-greedy = attentif
level-random = au hasard

# Rapports de l’arène

report-title = { $game } : { $number ->
    [one] ce que dit une partie
   *[other] ce que disent { $number } parties
}
report-compare-title = { $game } : composants modifiés, { $number ->
    [one] une paire de parties
   *[other] { $number } paires de parties
}
report-players = Joueurs
report-bots = Robots
report-seed = Graine
report-version = Programme
report-chapters = Chapitres
report-table = Chiffres

report-reading = Comment lire ceci
report-reading-interval = Chaque part est suivie de l’intervalle où elle se trouve dans 95 rapports semblables sur 100. Moins il y a de parties, plus il est large ; des valeurs dont les intervalles se recouvrent peuvent fort bien être égales.
report-reading-cause = Que ceux qui utilisent une carte gagnent plus souvent ne veut pas dire qu’ils gagnent grâce à elle : certaines cartes vont à ceux qui mènent déjà. Ce qu’une carte fait au jeu se voit en la modifiant : --components.
report-reading-bots = Ce sont des robots qui ont joué, pas des gens : ils ne savent que ce que leur place peut voir, et ils jouent selon leur niveau.
report-reading-mixed = Des robots différents sont assis ici. La victoire dépend d’abord d’eux : pour les cartes et l’ordre du jeu, faites jouer un seul robot à toutes les places.

report-scores = Scores
report-scores-about = En moyenne { $mean } points ; les vainqueurs en ont { $winning }.
report-scores-caption = Combien de joueurs ont fini avec combien de points. En hachures : ceux qui ont gagné.
report-points = points
report-shared = Victoires partagées : { $number }.
report-lost = Parties sans vainqueur : { $number }.

report-order = Ordre du jeu
report-order-fair = Rien ne montre ici que commencer compte.
report-order-matters = Commencer compte : les points pleins montrent qui gagne plus ou moins souvent que la moyenne.
report-order-caption = Part des victoires, avec son intervalle. En tirets : la moyenne.
report-place = { $number ->
    [1] commence
   *[other] joue en { $number }e
}
report-won = victoires
report-interval = intervalle à 95 %
report-mean = score moyen

report-length = Durée
report-length-about = Une partie prend en moyenne { $turns } tours et { $decisions } décisions, soit { $pace } décisions par tour ; le tour le plus long en a compté { $most }.
report-length-run = Un tour est ce qu’un joueur décide avant qu’un autre ne décide.
report-length-caption = Combien de parties ont tant de tours et de décisions, et combien de tours tant de décisions.
report-turns = tours
report-decisions = décisions
report-pace = décisions par tour

report-things-about = À quelle fréquence gagnent ceux qui l’ont eu, avec l’intervalle. En tirets : la moyenne de cette liste. Points pleins : l’intervalle ne contient pas la moyenne.
report-things-some = L’image montre les plus hauts et les plus bas ; le tableau les contient tous : { $number }.
report-thing = nom
report-rate = victoires avec
report-used = joueurs qui l’ont eu
report-times = fois chacun
report-turn = tour moyen du joueur

report-acts = Actions
report-acts-about = Ce que les joueurs décident à quel moment de la partie. Dans chaque ligne, les barres sont la part de cette action parmi toutes les décisions, du début à la fin ; le chiffre est la plus grande part.
report-act = action
report-per-game = par partie
report-early = début
report-late = fin
report-first-third = premier tiers
report-middle-third = milieu
report-last-third = dernier tiers

report-flow-about = Pour un joueur dans une partie, en moyenne : { $gained } entrent, { $paid } sortent.
report-flow-moved = Pour un joueur dans une partie, en moyenne : { $gained }.
report-flow-caption = À droite ce qui entre, à gauche, en hachures, ce qui sort.
report-source = origine et emploi
report-gained = entrées
report-paid = sorties
report-winners = vainqueurs, solde
report-rest = tous les autres

report-changes = Ce qui a été modifié
report-no-changes = Les deux fichiers disent la même chose.
report-entry = entrée
report-before = avant
report-after = après
report-change = différence
report-verdict = établi
report-more = plus
report-less = moins
report-open = non établi
report-effects = Ce que cela change
report-effects-about = Chaque partie a été jouée deux fois avec la même graine, avec les composants imprimés et avec les composants modifiés, et la différence de chaque paire a été prise. « Non établi » ne veut pas dire qu’il n’y en a pas : plus de parties montrent de plus petites différences.
report-effects-others = Plus bas figurent les cartes, tuiles et lieux modifiés et, parmi les autres, ceux qui diffèrent sûrement.
report-effect-score = score moyen
report-effect-decisions = décisions par partie
report-effect-turns = tours par partie
report-scores-two = Scores avant et après
report-compare-used = utilisé par les joueurs
report-compare-won = victoires avec
report-touched = Les entrées modifiées viennent d’abord ; les autres diffèrent sûrement.

# La table dans le navigateur : toutes les pages

guest = Invité
name = Nom
copy = Copier
skip = Aller au contenu
nav = Site

home-title = Prenez place
home-about = Des jeux de société à une même table : contre des robots ou entre amis, sans compte.
home-games = Jeux
home-players = de { $fewest } à { $most } joueurs
home-exactly = { $number } joueurs
home-play = Jouer
home-learn = Apprendre en jouant
home-friends = Entre amis
home-new = Choisir les places et les options
home-continue = Reprendre
home-waiting = en attente de joueurs
home-watch = Rejoindre ou regarder
home-free = une place est libre

new-title = Nouvelle table : { $game }
new-seats = Places
new-seats-about = Plusieurs personnes peuvent partager cet appareil : donnez un nom à chacune. Les amis reçoivent un lien.
new-seat = Place { $number }
new-me = Vous
new-here = Quelqu’un sur cet appareil
new-friend = Un ami, par un lien
new-open = Quiconque se présente
new-nobody = Personne
new-name = Nom à la place { $number }
new-seats-wrong = Ce jeu se joue de { $fewest } à { $most } joueurs ; vous en avez choisi { $given }.
new-pace = Rythme
new-pace-about = Quand le temps de quelqu’un est épuisé, un robot joue à sa place jusqu’à son retour.
new-calm = Tranquille
new-calm-about = Chacun prend le temps qu’il veut.
new-clock = { $minutes } minutes
new-clock-about = Par personne, et { $increment } secondes de plus à chaque tour.
new-hints = Conseils
hints-usual = comme d’habitude
hints-about-usual = Seul contre des robots, le bouton Conseil montre les trois meilleurs coups. Entre personnes, il n’y en a pas.
hints-yes = oui
hints-about-yes = Chacun peut demander les trois meilleurs coups quand c’est à lui.
hints-no = non
hints-about-no = Personne n’est aidé.
new-who = Qui peut voir la table
new-private = Sur invitation
new-private-about = Seuls ceux qui ont un lien la trouvent.
new-public = Publique
new-public-about = Elle figure sur la première page : on peut la regarder et s’asseoir aux places ouvertes.
new-create = Dresser la table

join-title = Vous êtes invité : { $game }
join-others = À la table : { $names }.
join-name = Comment vous appeler ?
join-sit = S’asseoir
join-watch = Regarder
join-taken = Quelqu’un est déjà assis ici.

records-title = Revoir une partie enregistrée
records-about = Le fichier d’une de nos parties, enregistré ici ou depuis la ligne de commande. Il est vérifié, rejoué à partir de sa graine, puis ouvert ; qui a le lien peut le regarder.
records-file = Fichier de la partie
records-limit = JSON, { $number } Ko au plus.
records-open = Ouvrir
records-wrong = Ce fichier ne peut pas être rejoué :
record-json = il n’est pas en JSON, ou il est incomplet.
record-format = ce n’est pas l’enregistrement d’un de nos jeux.
record-version = il a été écrit par une version plus récente de Table d’hôte.
record-rules = il a été joué avec la version { $rules } des règles ; ici, c’est la version { $here }.
record-components = il a été joué avec un matériel corrigé, qui manque ici.
record-options = ses options ne sont pas permises.
record-entry = une entrée manque ou est fausse : { $place }.
record-action = les règles ne permettent pas son action { $number }.
record-commitment = sa graine et son SHA-256 ne vont pas ensemble.
record-result = ses actions ne mènent pas au résultat annoncé.

settings-about = Gardés dans ce navigateur ; il n’y a pas de compte.
settings-name = Votre nom
settings-language = Langue
settings-theme = Lumière
settings-theme-auto = comme l’appareil
settings-theme-light = claire
settings-theme-dark = sombre
settings-motion = Mouvement
settings-motion-auto = comme l’appareil
settings-motion-reduced = aucun
settings-confirm = Demander avant d’agir
settings-confirm-never = jamais
settings-confirm-final = avant ce qui ne peut être repris
settings-patterns = Motifs sur les pièces
settings-about-patterns = Pour qui distingue mal les couleurs : un motif en plus de chaque couleur.
settings-patterns-off = couleurs et formes
settings-patterns-on = motifs en plus
settings-sound = Son
settings-about-sound = Une note douce quand votre tour commence.
settings-sound-off = non
settings-sound-on = oui
settings-notify = Notification
settings-about-notify = Par le navigateur, quand votre tour commence et que vous regardez autre chose.
settings-notify-off = non
settings-notify-on = oui
settings-notify-refused = Le navigateur n’autorise pas les notifications de cette page. Ses propres réglages peuvent le changer.
settings-keep = Garder

rules-chapters = Chapitres
rules-find = Chercher dans les règles
rules-found = Trouvé : { $number }
rules-none = Rien trouvé
rules-programmers = Pour les programmeurs
rules-apart = Rédigé en anglais.

problem-title = Cela n’a pas marché
problem-invalid_request = Quelque chose ne va pas. Un nom ou un texte doit avoir des caractères imprimables.
problem-invalid_option = Ces choix ne vont pas ensemble.
problem-no_key = Ce navigateur ne garde pas le cookie de ce site, qui lui dirait quelle est votre place.
problem-not_your_seat = Cette place n’est pas la vôtre.
problem-not_allowed = Vous ne pouvez pas faire cela maintenant.
problem-method_not_allowed = Cette adresse ne sert pas à cela.
problem-illegal_action = Les règles ne le permettent pas maintenant.
problem-not_your_turn = Ce n’est pas à vous de jouer.
problem-stale_version = La position a changé entre-temps. Regardez à nouveau.
problem-cannot_undo = La dernière action doit rester.
problem-id_used = Cela a déjà été envoyé, pour autre chose. Rechargez la page.
problem-waiting = Toutes les places ne sont pas encore prises.
problem-not_over = On le saura à la fin de la partie.
problem-read_only = Cette table a été jouée avec d’autres règles : on ne peut que la lire.
problem-too_large = C’est plus long que ce que le serveur accepte.
problem-too_many = C’était trop à la fois. Attendez un instant.
problem-not_found = Il n’y a rien à cette adresse. Le lien a peut-être été coupé.
problem-bad_invitation = Ce lien n’est plus valable : quelqu’un l’a utilisé, ou la place a été donnée.
problem-seat_taken = Quelqu’un est déjà assis là.
problem-unavailable = Le serveur n’atteint pas sa base. Réessayez dans un instant.
problem-internal = Le serveur a fait une erreur. Elle a été notée.
problem-over = La partie est finie.
problem-wrong_origin = La page était trop ancienne. Revenez, rechargez-la et réessayez.

# La page de la table

table-board = Plateau
table-prompt = Décision
table-players = Joueurs
table-tabs = Joueurs et journal
table-you = vous
table-away = absent
table-free = place libre
table-resigned = abandon
table-thinks = { $seat } réfléchit…
table-yours = À vous de jouer :
table-decides = { $seat } décide :
table-waits = En attente que toutes les places soient prises.
table-watching = Spectateurs : { $number }
table-lost = Connexion perdue. Nouvel essai…
table-back = De nouveau connecté.
table-final = ne peut être repris
table-ask = { $action } ? Cela ne peut être repris.
table-do-it = Faire
table-narrowed = Précisez votre choix.
table-choices = { $number } possibilités
table-step-back = Retour
table-undone = { $seat } reprend sa dernière action.
table-sits = { $seat } s’assied.
table-bot-sits = { $seat } prend le relais.
table-bot-for = Un robot joue pour { $seat }.
table-stands-in = un robot joue
table-late = temps épuisé : un robot joue
table-leave = Faire jouer un robot à ma place
table-return = Reprendre votre place
table-replace = { $seat } est absent : faire jouer un robot
table-clock = temps restant
table-leaves = Une place est de nouveau libre : { $seat }.
table-rematch-made = Une nouvelle table est prête pour les mêmes joueurs.
table-start = Mise en place
table-pass = Passez l’appareil à { $seat }.
table-pass-ready = Je suis { $seat }
hint-value = victoire { $chance }, { $score } points
table-no-hint = Pas de conseil pour l’instant.
table-copied = Copié.
table-winners = Victoire : { $names }
table-result = Décompte final
table-turn-title = À vous
table-again = Dernier tour
table-again-of = Revoir le dernier tour
table-past = Revoici :
explain-not-now = Ce n’est pas un choix possible maintenant.
explain-why = Pourquoi ? Les règles
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-zoom-fit = Plateau entier
table-invite = Cette place est libre. Envoyez le lien ou faites scanner le code :
table-code = Code QR de l’invitation
table-link = Lien de l’invitation
table-or-bot = Ou asseoir :
table-say = Dire quelque chose
table-send = Envoyer

guide-step = Étape { $step } sur { $steps }
guide-skip = Jouer sans guide
guide-close = Fermer
guide-not-now = Une chose à la fois. Maintenant : { $action }.

help-click = Cliquez sur ce qui luit. Si plusieurs choses y sont possibles, on vous demande laquelle.
help-explain = Pointez un objet, ou gardez le doigt dessus : il s’explique.
help-walk = parcourir les choix
help-take = prendre le choix
help-back = un pas en arrière
help-explore = parcourir tous les objets et leurs explications

result-scoring = Décompte final
result-rematch = Revanche
result-replay = Revoir la partie
result-share = Partager
result-home = Vers les jeux
result-verify = Vérifier les dés
result-verified = Rejouée depuis la graine, la partie donne le même déroulement et le même résultat.
result-not-verified = L’enregistrement ne s’accorde pas avec sa graine.
result-how = Avant la partie, le serveur a montré le SHA-256 de sa graine. Vous voyez maintenant la graine : tout ce qui fut lancé et pioché en découle.
result-how-uploaded = Cette partie vient d’un fichier. Rejouée à partir de sa graine, elle donne cette partie ; l’engagement et le résultat que le fichier indique y correspondent.
result-seed = Graine
result-record = Enregistrer la partie

replay-title = Revoir : { $game }
replay-at = Action { $number } sur { $last }
replay-first = Au début
replay-turn-back = Un tour en arrière
replay-back = Une action en arrière
replay-on = Une action en avant
replay-turn-on = Un tour en avant
replay-last = À la fin
replay-link = Copier le lien vers ce moment
curve-title = Chances de victoire
curve-about = Les cercles sont des tournants : cliquez pour voir ce moment.
curve-working = La partie est analysée : { $done } décisions sur { $total }.
curve-failed = L’analyse de cette partie n’est pas disponible.
curve-turning = Décision { $number } : { $seat } passe de { $before } à { $after }
review-best = { $seat } : { $played }. Rien de mieux n’a été trouvé.
review-better = { $seat } : { $played }. Mieux : { $best } (de { $loss }).

# L’analyse d’une partie

analysis-title = { $game } : analyse d’une partie
analysis-number = décision
analysis-seat = joueur
analysis-played = joué
analysis-best = mieux
analysis-chance = chances
analysis-loss = perdu
analysis-star = * les tournants de la partie
analysis-mean = { $name } : { $loss } % de chances de victoire perdus par décision, { $number } décisions
