# Commun à tous les jeux. Les identifiants sont les mêmes dans les trois langues.

language = Français

list = { $items } et { $last }
pair = { $name } : { $value }
several = { $first } ; { $more }
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
    .about = Le nombre de joueurs à la table.
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

# Au lecteur : son nom au début d’une phrase et ailleurs ; les mots qui suivent un autre joueur, chacun avec sa forme pour
# lui ; les tournures autour d’un nom (◆) qui changent avec lui.

you = Vous
    .inside = vous
    .forms = prend prenez, reçoit recevez, commence commencez, garde gardez, lance lancez, a avez, passe passez, termine terminez, utilise utilisez, paie payez, copie copiez, réalise réalisez, avance avancez, marque marquez, aura aurez, pioche piochez, sert servez, prépare préparez, retourne retournez, complète complétez, joue jouez, met mettez, remplit remplissez, renonce renoncez, évite évitez, subit subissez, perd perdez, gagne gagnez, partagent partagez, accueille accueillez, congédie congédiez, engage engagez, devra devrez, perçoit percevez, récupère récupérez, construit construisez, pose posez, va allez, veut voulez, reprend reprenez, relance relancez, tourne tournez, envoie envoyez, peut pouvez, laisse laissez, compare comparez, choisit choisissez, cède cédez, échange échangez, son votre, sa votre, ses vos
    .phrases = ne ◆ = ne vous

# La partie dans le terminal

terminal-ask = 1-{ $last }, s étapes, u annuler, h conseil, ? aide, q quitter :
terminal-unknown = « { $text } » n’est pas un choix. Tapez un nombre de 1 à { $last }, s, u, h, ? ou q.
terminal-help =
    Tapez le numéro d’un choix, puis Entrée.
    s  raconte étape par étape les tours résumés au-dessus de la question
    u  annule votre dernière action, sauf si quelque chose de nouveau a été lancé, pioché ou révélé
    h  réfléchit une seconde et nomme les trois meilleurs coups
    ?  montre cette aide
    q  enregistre la partie et quitte ; la même commande la reprend
terminal-nothing = Il ne s’est encore rien passé.
terminal-undone = Annulé : { $action }
terminal-saved = Partie enregistrée dans { $file }
terminal-resumed = Reprise de votre partie.
terminal-record = La partie est dans { $file }. Pour la vérifier : tabledhote verify { $file }
terminal-enter = Appuyez ensuite sur Entrée.
screen-lacking = Affichage en lignes simples. La table en plein écran demande un paquet de plus : { $command }
screen-small = Cette fenêtre a { $size } caractères ; la table en plein écran en demande { $least }.
screen-plain = Continuer en lignes simples
screen-quit = Quitter
screen-colours = Clair ou sombre
screen-thinking = Recherche des meilleurs coups…
screen-help =
    Flèches ou numéro d’un choix        aller à un choix
    Entrée ou un clic                   le valider
    Un clic sur ce qui est souligné     choisir sur le plateau
    Échap                               un pas en arrière
    U                                   annuler votre dernière action
    H                                   les trois meilleurs coups
    D                                   clair ou sombre
    Page préc., page suiv.              déplacer le plateau
    Tab                                 vers la main et le journal, et retour
    Entrée ou un clic, dans le journal  montrer ou masquer les étapes d’un tour
    Q                                   enregistrer et quitter
undo-nothing = Il n’y a encore rien à annuler.
undo-over = La partie est finie : vous ne pouvez plus rien annuler.
undo-other = La dernière action n’était pas la vôtre : vous ne pouvez pas l’annuler.
undo-revealed = Quelque chose de nouveau a été lancé, pioché ou révélé : vous ne pouvez plus annuler votre dernière action.

# Robots, comme joueurs et dans les menus

bot-name = Robot { $number }
bot-easy = Robot : { level-easy }
bot-medium = Robot : { level-medium }
bot-hard = Robot : { level-hard }
bot-expert = Robot : { level-expert }
bot-greedy = Robot : { level-greedy }
bot-random = Robot : { level-random }
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
report-reading-interval = Chaque part est suivie d’un intervalle qui contient la vraie valeur dans 95 rapports comme celui-ci sur 100. Moins il y a de parties, plus l’intervalle est large ; des valeurs dont les intervalles se recouvrent peuvent fort bien être égales.
report-reading-cause = Les joueurs qui utilisent une carte gagnent parfois plus souvent sans que ce soit grâce à elle : certaines cartes vont à ceux qui mènent déjà. Pour voir ce qu’une carte change au jeu, modifiez-la : --components.
report-reading-bots = Ce sont des robots qui ont joué, pas des personnes. Un robot ne sait que ce que sa place permet de voir, et il joue selon son niveau.
report-reading-mixed = Des robots différents ont joué ici, et la victoire dépend d’abord d’eux. Pour étudier les cartes et l’ordre du jeu, faites jouer le même robot à toutes les places.

report-scores = Scores
report-scores-about = En moyenne { $mean } points ; les vainqueurs en ont { $winning }.
report-scores-caption = Nombre de joueurs pour chaque score final. En hachures : les vainqueurs.
report-points = points
report-shared = Victoires partagées : { $number }.
report-lost = Parties sans vainqueur : { $number }.

report-order = Ordre du jeu
report-order-fair = Rien ne montre ici que jouer en premier compte.
report-order-matters = Jouer en premier compte : les points pleins marquent les places qui gagnent plus ou moins souvent que la moyenne.
report-order-caption = Part des victoires, avec son intervalle. En tirets : la moyenne.
report-place = { $number ->
    [1] joue en premier
   *[other] joue en { $number }e
}
report-won = victoires
report-interval = intervalle à 95 %
report-mean = score moyen

report-length = Durée
report-length-about = Une partie prend en moyenne { $turns } tours et { $decisions } décisions, soit { $pace } décisions par tour ; le tour le plus long en a compté { $most }.
report-length-run = Un tour, c’est tout ce qu’un joueur décide avant qu’un autre ne décide.
report-length-caption = Nombre de parties pour chaque nombre de tours et de décisions, et nombre de tours pour chaque nombre de décisions.
report-turns = tours
report-decisions = décisions
report-pace = décisions par tour

report-things-about = À quelle fréquence ont gagné les joueurs qui l’ont eu, avec l’intervalle. En tirets : la moyenne de cette liste. Points pleins : l’intervalle ne contient pas la moyenne.
report-things-some = L’image montre les plus hauts et les plus bas ; le tableau les contient tous : { $number }.
report-thing = nom
report-rate = victoires avec
report-used = joueurs qui l’ont eu
report-times = fois chacun
report-turn = tour moyen du joueur

report-acts = Actions
report-acts-about = Ce que les joueurs décident à chaque moment de la partie. Dans chaque ligne, les barres montrent la part de cette action parmi toutes les décisions, du début à la fin ; le chiffre est la plus grande part.
report-act = action
report-per-game = par partie
report-early = début
report-late = fin
report-first-third = premier tiers
report-middle-third = milieu
report-last-third = dernier tiers

report-flow-about = Par joueur et par partie, en moyenne : { $gained } entrent, { $paid } sortent.
report-flow-moved = Par joueur et par partie, en moyenne : { $gained }.
report-flow-caption = À droite, ce qui entre. À gauche, en hachures, ce qui sort.
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
report-verdict = constat
report-more = plus
report-less = moins
report-open = non établi
report-effects = Ce que cela change
report-effects-about = Chaque partie a été jouée deux fois avec la même graine, une fois avec les composants imprimés, une fois avec les composants modifiés. Les chiffres sont les différences au sein des paires. « Non établi » ne veut pas dire qu’il n’y a pas de différence : avec plus de parties, on en voit de plus petites.
report-effects-others = Voici les cartes, tuiles et lieux modifiés, puis, parmi les autres, ceux qui diffèrent nettement.
report-effect-score = score moyen
report-effect-decisions = décisions par partie
report-effect-turns = tours par partie
report-scores-two = Scores avant et après
report-compare-used = utilisé par les joueurs
report-compare-won = victoires avec
report-touched = Les entrées modifiées viennent d’abord ; les autres diffèrent nettement.

# La table dans le navigateur : toutes les pages

guest = Invité
name = Nom
copy = Copier
skip = Aller au contenu
nav = Site

home-title = Prenez place
home-about = Des jeux de société à une même table : contre des robots ou entre amis, sans compte.
home-games = Jeux
home-players = de { $fewest } à { $most } joueurs
home-exactly = { $number } joueurs
home-play = Jouer
home-learn = Apprendre en jouant
home-learn-more = Deuxième leçon
home-friends = Entre amis
home-new = Choisir les places et les options
home-continue = Reprendre
home-waiting = en attente de joueurs
home-watch = Rejoindre ou regarder
home-free = une place est libre

games-title = Mes parties
games-running = En cours ({ $number })
games-running-pages = Pages des parties en cours
games-none-running = Vous n’avez pas de partie en cours.
games-turn = Au tour de : { $name }
games-waits-now = attend depuis moins d’une minute
games-waits-minutes = attend depuis { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
games-waits-hours = attend depuis { $number ->
    [one] { $number } heure
   *[other] { $number } heures
}
games-waits-days = attend depuis { $number ->
    [one] { $number } jour
   *[other] { $number } jours
}
games-finished = Terminées ({ $number })
games-finished-pages = Pages des parties terminées
games-none-finished = Vous n’avez pas encore terminé de partie.
games-none-such = Aucune partie ne correspond à ces filtres.
games-game = Jeu
games-opponent = Contre
games-ending = Résultat
games-all = tous
games-won = gagné
games-lost = perdu
games-filter = Afficher
games-rated = classée
games-resigned = a abandonné
games-stood-in = un robot a pris { $share } % des décisions
games-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
games-review = Analyse
games-replay-of = Revoir : { $game }, { $date }
games-review-of = Analyse : { $game }, { $date }
games-records = { $number ->
    [one] Enregistrer la partie
   *[other] Enregistrer les { $number } parties
}
games-records-about = Un seul fichier ZIP, avec un enregistrement par partie de cette liste. Chacun s’ouvre sous « Revoir une partie enregistrée » et depuis la ligne de commande.
figures-title = Mes chiffres
figures-games = Parties
figures-won = Gagnées
figures-won-share = gagnées
figures-of = { $number } ({ $share })
figures-between = sans doute entre { $low } et { $high }
figures-likely = intervalle probable
figures-place = Place moyenne
figures-score = Score moyen
figures-best = meilleur : { $number }
figures-length = Durée
figures-minutes = { $number } min, { $decisions } décisions de votre part
figures-hours = { $number } h, { $decisions } décisions de votre part
figures-few = peu
figures-few-about = Avec moins de { $number } parties, ces chiffres ne disent pas encore grand-chose : le hasard y est pour beaucoup.
figures-scores = Score d’une partie à l’autre
figures-places = Place d’une partie à l’autre
figures-picture = de la première partie à la dernière ; la ligne est la moyenne de { $number } parties
figures-rivals = Contre qui
figures-ahead = vous devant
figures-lost = Ce que coûtent vos décisions
figures-lost-about = En moyenne, une décision fait perdre { $share } de chances de gagner ({ $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} dans { $games ->
    [one] { $games } partie analysée
   *[other] { $games } parties analysées
}).
figures-lost-kinds = Où vous perdez le plus
figures-decision = Décision
figures-number = combien
figures-lost-each = perte à chaque fois
figures-lost-share = part de toutes vos pertes
figures-no-reviews = Aucune de vos parties n’a encore été analysée. Ouvrez le résultat d’une partie : l’analyse commence.
figures-things = Ce que vous jouez
figures-things-bots = À côté, ce que font des robots ({ $level }) : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $players } joueurs, mesurées une fois pour toutes.
figures-used = utilisé dans
figures-bots-used = utilisé par les robots dans
figures-bots-won = les robots gagnent avec

table-rated = Cette partie est classée : elle compte pour le classement. Pas de conseils ; abandonner vaut la dernière place, et laisser un robot prendre plus de la moitié de vos décisions aussi.
ranking-title = Classement
ranking-about = D’après les parties classées sur ce serveur. 1000 est la force d’un robot de niveau moyen ; les robots se placent d’après leurs propres matchs.
ranking-nobody = Personne n’a encore terminé de partie classée. Dressez une table entre amis et choisissez « classée ».
ranking-place = Place
ranking-rating = Cote
ranking-margin = marge
ranking-games = parties classées
ranking-fixed = fixe
ranking-order = L’ordre suit le bas de chaque marge : quelques parties chanceuses ne mènent personne en tête. Avec moins de { $games } parties, une cote dit peu de chose.
page-of = page { $number } sur { $last }
page-before = Précédente
page-after = Suivante

new-title = Nouvelle table : { $game }
new-seats = Places
new-seats-about = Plusieurs personnes peuvent partager cet appareil : donnez un nom à chacune. Les amis reçoivent un lien.
new-seat = Place { $number }
new-me = Vous
new-here = Quelqu’un sur cet appareil
new-friend = Un ami, par un lien
new-open = Toute personne intéressée
new-nobody = Personne
new-name = Nom à la place { $number }
new-seats-wrong = Ce jeu se joue de { $fewest } à { $most } joueurs ; vous en avez choisi { $given }.
new-pace = Rythme
new-pace-about = Quand un joueur n’a plus de temps, un robot joue à sa place jusqu’à son retour.
new-calm = Tranquille
new-calm-about = Chacun prend le temps qu’il veut.
new-clock = { $minutes } minutes
new-clock-about = Par personne, et { $increment } secondes de plus à chaque tour.
new-hints = Conseils
hints-usual = par défaut
hints-about-usual = Si vous jouez seul contre des robots, le bouton Conseil montre les trois meilleurs coups. Entre personnes, pas de conseils.
hints-yes = oui
hints-about-yes = Chacun peut voir les trois meilleurs coups quand c’est à lui de décider.
hints-no = non
hints-about-no = Pas de conseils, pour personne.
new-rated = Classement
new-rated-wrong = Une partie classée demande au moins deux personnes, chacune sur son appareil : invitez un ami ou laissez une place ouverte.
rated-no = non classée
rated-about-no = Le résultat ne compte pour la cote de personne.
rated-yes = classée
rated-about-yes = Le résultat compte pour la cote des personnes. Au moins deux personnes, chacune sur son appareil ; pas de conseils.
new-who = Qui peut voir la table
new-private = Sur invitation
new-private-about = Seules les personnes qui ont un lien la trouvent.
new-public = Publique
new-public-about = Elle figure sur la page d’accueil : on peut la regarder et prendre les places ouvertes.
new-create = Dresser la table

join-title = Vous êtes invité : { $game }
join-others = À la table : { $names }.
join-name = Comment vous appeler ?
join-sit = S’asseoir
join-watch = Regarder
join-taken = Quelqu’un est déjà assis ici.

somebody = Quelqu’un

you-title = Vous, sur tous vos appareils
you-are = Sur ce serveur, vous êtes { $name }.
you-nameless = Vous n’avez pas encore de nom ici : la première table vous le demandera.
you-nobody = Vous n’avez encore pris place à aucune table : le serveur ne garde rien de vous. Si vous avez joué ici sur un autre appareil, revenez avec un lien créé là-bas ou avec une clé d’accès.
you-devices = Vos appareils
you-device = Un appareil
you-here = cet appareil
you-seen = vu le { $day }
you-sign-out = Déconnecter
you-sign-out-named = Déconnecter { $device }
you-another = Utiliser un autre appareil
you-another-about = Vous recevez un lien et un code QR. Ouvrez l’un ou l’autre sur le second appareil : il aura lui aussi vos places et votre nom. Le lien sert une seule fois, pendant { $minutes } minutes. Ne le donnez à personne d’autre.
you-link-make = Créer un lien
you-link-made = Ouvrez ce lien sur l’autre appareil, ou scannez le code avec son appareil photo. Il sert une seule fois, pendant { $minutes } minutes.
you-link = Lien pour l’autre appareil
you-code = Le lien sous forme de code QR
you-passkeys = Clés d’accès
you-passkeys-about = Avec une clé d’accès, vous revenez même si vous avez perdu cet appareil ou ses cookies. Ni mot de passe ni adresse e-mail : votre appareil demande votre doigt, votre visage ou son code.
you-passkey-of = Clé d’accès créée avec { $device }
you-made = depuis le { $day }
you-remove = Supprimer
you-remove-named = Supprimer la clé d’accès créée avec { $device }
you-passkey-add = Ajouter une clé d’accès
you-passkey-use = Revenir avec une clé d’accès
you-passkey-leaves = Si vous revenez en tant que quelqu’un d’autre, cet appareil quitte les places qu’il a maintenant.
you-passkey-none = Ce navigateur n’a pas de clés d’accès.
you-passkey-stopped = Le navigateur n’a donné aucune clé d’accès : la demande a été interrompue, elle a duré trop longtemps, ou il n’en a pas pour ce serveur.
you-passkey-failed = Cela n’a pas marché.
you-passkey-address = Les navigateurs ne donnent pas de clé d’accès à { $origin }. Il faut une adresse avec un nom, qui commence par https ; sur la machine du serveur, localhost.
you-data = Vos données
you-data-about = Un seul fichier avec tout ce que ce serveur garde de vous : vos appareils, vos tables, ce que vous y avez fait et dit, et vos parties terminées.
you-take = Prendre mes données
you-delete = Me supprimer
you-delete-about = Si vous continuez :
you-delete-running = Dans les parties en cours, des robots prennent vos places pour de bon.
you-delete-finished = Les parties terminées restent aux autres. Votre nom y devient « { $somebody } », et ce que vous avez dit disparaît.
you-delete-rest = Votre nom, vos appareils, vos clés d’accès et tout le reste sont supprimés. Personne ne pourra les rétablir.
you-delete-backups = Les copies déjà faites par la personne qui gère le serveur ne changent pas.
you-delete-sure = J’en suis certain.
you-delete-now = Me supprimer définitivement
you-last-way = C’est votre dernier appareil, et vous n’avez pas de clé d’accès. { $tables ->
    [0] Si vous le déconnectez, personne ne pourra plus être vous.
    [one] Si vous le déconnectez, personne ne pourra plus être vous, et votre place à une table sera perdue.
   *[other] Si vous le déconnectez, personne ne pourra plus être vous, et vos places à { $tables } tables seront perdues.
  }
you-passkey-first = Ajouter d’abord une clé d’accès
you-sign-out-anyway = Déconnecter quand même
you-join-title = Utiliser aussi cet appareil
you-join-about = Avec ce lien, cet appareil sera aussi celui de { $name } : il aura ses places et son nom. Ne continuez que si vous êtes { $name }.
you-join-same = Cet appareil est déjà le vôtre. Ouvrez le lien sur un autre.
you-join-somebody = { $tables ->
    [one] Jusqu’ici, cet appareil est celui de { $name }, qui est à une table. Si vous continuez, il quitte cette place.
   *[other] Jusqu’ici, cet appareil est celui de { $name }, qui est à { $tables } tables. Si vous continuez, il quitte ces places.
  }
you-join-kept = Les autres appareils et clés d’accès de { $name } les gardent.
you-join-lost = Il n’y a pour cela ni autre appareil ni clé d’accès : plus personne n’y aura accès. La personne qui gère le serveur peut réunir deux personnes en une.
you-join = Je suis { $name } : utiliser aussi cet appareil
you-join-stay = Rester { $name }
you-join-not = Non, ne rien changer

records-title = Revoir une partie enregistrée
records-about = Le fichier d’une de nos parties, enregistré ici ou depuis la ligne de commande. Le serveur le vérifie, le rejoue à partir de sa graine et l’ouvre ; toute personne qui a le lien peut le regarder.
records-file = Fichier de la partie
records-limit = JSON, { $number } Ko au plus.
records-open = Ouvrir
records-wrong = Ce fichier ne peut pas être rejoué :
record-json = il n’est pas en JSON, ou il est incomplet.
record-format = ce n’est pas l’enregistrement d’un de nos jeux.
record-version = il a été écrit par une version plus récente de Table d’hôte.
record-rules = il suit la version { $rules } des règles ; ici, c’est la version { $here }.
record-components = il a été joué avec un matériel corrigé, qui manque ici.
record-options = ses options ne sont pas permises.
record-entry = une entrée manque ou est fausse : { $place }.
record-action = les règles ne permettent pas son action { $number }.
record-commitment = sa graine ne correspond pas à son SHA-256.
record-result = ses actions ne mènent pas au résultat annoncé.

settings-about = Enregistrés dans ce navigateur ; il n’y a pas de compte.
settings-name = Votre nom
settings-language = Langue
settings-theme = Thème
settings-theme-auto = comme l’appareil
settings-theme-light = clair
settings-theme-dark = sombre
settings-motion = Mouvement
settings-motion-auto = comme l’appareil
settings-motion-reduced = aucun
settings-confirm = Demander avant d’agir
settings-confirm-never = jamais
settings-confirm-final = avant une action irréversible
settings-pace = Robots
settings-about-pace = À quelle vitesse ils jouent. Pendant leurs tours, Passer (S) vous mène aussitôt à la décision suivante.
settings-pace-usual = au rythme d’un joueur
settings-pace-quick = sans pause
settings-pace-slow = lentement
settings-patterns = Motifs sur les pièces
settings-about-patterns = Pour les joueurs qui distinguent mal les couleurs : un motif s’ajoute à chaque couleur.
settings-patterns-off = couleurs et formes
settings-patterns-on = motifs en plus
settings-sound = Son
settings-about-sound = Une note douce quand votre tour commence.
settings-sound-off = non
settings-sound-on = oui
settings-notify = Notification
settings-about-notify = Par le navigateur, quand votre tour commence et que vous êtes ailleurs.
settings-notify-off = non
settings-notify-on = oui
settings-notify-refused = Le navigateur n’autorise pas les notifications de cette page. Vous pouvez changer cela dans ses réglages.
settings-keep = Enregistrer

rules-chapters = Chapitres
rules-find = Chercher dans les règles
rules-found = Trouvé : { $number }
rules-none = Rien trouvé
rules-exact = Règles exactes
rules-exact-about = Tous les cas, numérotés. Les questions et explications de la table y renvoient.
rules-aid = Aide de jeu
rules-print = Imprimer

problem-title = Cela n’a pas marché
problem-invalid_request = Quelque chose ne va pas. Un nom ou un texte doit contenir des caractères imprimables.
problem-invalid_option = Ces choix ne vont pas ensemble.
problem-unknown_host = Ce serveur ne répond pas au nom que porte l’adresse.
problem-no_key = Ce navigateur ne garde pas le cookie de ce site : impossible de savoir quelle place est la vôtre.
problem-not_your_seat = Cette place n’est pas la vôtre.
problem-not_allowed = Vous ne pouvez pas faire cela maintenant.
problem-method_not_allowed = Cette adresse ne sert pas à cela.
problem-illegal_action = Les règles ne le permettent pas maintenant.
problem-not_your_turn = Ce n’est pas à vous de jouer.
problem-stale_version = La position a changé entre-temps. Regardez de nouveau.
problem-cannot_undo = Vous ne pouvez pas annuler la dernière action.
problem-id_used = Vous avez déjà envoyé ceci pour autre chose. Rechargez la page.
problem-waiting = Toutes les places ne sont pas encore prises.
problem-not_over = Vous le verrez à la fin de la partie.
problem-read_only = Cette table a été jouée avec d’autres règles : vous pouvez seulement la regarder.
problem-damaged = Cette table est endommagée : vous pouvez la regarder jusqu’où elle est lisible. La personne qui gère ce site peut la rétablir à partir d’une sauvegarde.
problem-too_large = C’est plus long que ce que le serveur accepte.
problem-too_many = C’était trop à la fois. Attendez un instant.
problem-quota = Vous avez atteint la limite d’une journée. Vous pourrez continuer après minuit UTC.
problem-blocked = La personne qui gère ce serveur vous a bloqué. Vous pouvez regarder, mais rien d’autre.
problem-bad_link = Ce lien a déjà servi, ou date de plus de dix minutes. Créez-en un nouveau sur l’autre appareil.
problem-bad_passkey = Cette clé d’accès n’est pas connue ici, ou sa réponse n’est pas bonne.
problem-not_found = Il n’y a rien à cette adresse. Le lien a peut-être été coupé.
problem-bad_invitation = Ce lien n’est plus valable : quelqu’un l’a utilisé, ou la place a été attribuée.
problem-seat_taken = Quelqu’un est déjà assis là.
problem-unavailable = Le serveur n’atteint pas sa base de données. Réessayez dans un instant.
problem-internal = Le serveur a fait une erreur et l’a consignée.
problem-over = La partie est finie.
problem-wrong_origin = Cette page n’est plus à jour. Revenez en arrière, rechargez-la et réessayez.

# La page de la table

table-board = Plateau
table-prompt = Décision
table-rules = Cette partie a commencé avec la version { $version } des règles et la garde. Les nouvelles parties ont la version { $newest }.
table-players = Joueurs
table-tabs = Joueurs et journal
table-you = vous
table-away = absent
table-free = place libre
table-resigned = abandon
table-thinks = { $seat } réfléchit…
table-yours = À vous de jouer :
table-decides = { $seat } décide :
table-waits = En attente que toutes les places soient prises.
table-watching = Spectateurs : { $number }
table-damaged = Endommagée
table-lost = Connexion perdue. Reconnexion…
table-back = Reconnecté.
table-final = irréversible
table-ask = { $action } ? Vous ne pourrez pas l’annuler.
table-ask-loss = { $action } ? { $loss }
table-do-it = Faire
table-narrowed = Précisez votre choix.
table-choices = { $number } choix
table-step-back = Retour
table-above = D’autres choix plus haut
table-below = D’autres choix plus bas
table-undone-you = Vous annulez votre dernière action.
table-sits-you = Vous vous asseyez.
table-bot-for-you = Un robot joue pour vous.
table-leaves-you = Votre place est de nouveau libre.
table-undone = { $seat } annule sa dernière action.
table-sits = { $seat } s’assied.
table-bot-sits = { $seat } prend le relais.
table-bot-for = Un robot joue pour { $seat }.
table-stands-in = un robot joue
table-late = temps épuisé : un robot joue
table-leave = Faire jouer un robot à ma place
table-return = Reprendre votre place
table-replace = { $seat } est absent : faire jouer un robot
table-clock = temps restant
table-leaves = Une place est de nouveau libre : { $seat }.
table-rematch-made = Une nouvelle table est prête pour les mêmes joueurs.
log-earlier = Messages précédents
log-who = { $seat } :
table-start = Mise en place
table-pass = Passez l’appareil à { $seat }.
table-pass-ready = Je suis { $seat }
hint-value = victoire { $chance }, { $score } points
table-no-hint = Pas de conseil pour l’instant.
table-copied = Copié.
table-winners = Victoire : { $names }
table-result = Décompte final
table-turn-title = À vous
table-skip = Passer
table-again = Dernier tour
table-again-of = Revoir le dernier tour
table-past = Rediffusion :
explain-not-now = Vous ne pouvez pas choisir ceci maintenant.
explain-why = Pourquoi ? Les règles
explain-asked = On vous demande maintenant : { $prompt }
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-zoom-fit = Plateau entier
table-invite = Place libre : envoyez le lien ou montrez le code.
table-code = Code QR de l’invitation
table-link = Lien de l’invitation
table-bot = Robot
table-code-and-bots = Code QR, autres robots
table-bots-for-all = Des robots sur toutes les places libres
table-say = Dire quelque chose
table-send = Envoyer

guide-step = Étape { $step } sur { $steps }
guide-skip = Jouer sans guide
guide-close = Fermer
guide-not-now = Une chose à la fois. Maintenant : { $action }.

help-click = Cliquez sur ce qui brille. S’il y a plusieurs choix, vous précisez ensuite.
help-explain = Pointez un objet, ou laissez le doigt dessus, pour savoir ce que c’est.
help-walk = parcourir les choix
help-take = valider le choix
help-back = un pas en arrière
help-explore = parcourir tous les objets, avec leurs explications

result-scoring = Décompte final
result-you-won = Vous avez gagné{ $points ->
    [0] .
    [one] , avec { $points } point d’avance.
   *[other] , avec { $points } points d’avance.
}
result-you-share = Vous partagez la victoire.
result-you-lost = Vous avez perdu.
result-placed = Vous terminez { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
}{ $points ->
    [0] , à égalité de points avec le vainqueur.
    [one] , à { $points } point du vainqueur.
   *[other] , à { $points } points du vainqueur.
}
result-sources = Points par source
result-sum = Total
result-large = La position finale, en grand
result-by-round = Manche par manche
result-end = Fin
result-pictures = { $losses ->
    [0] Chaque colonne montre le score après une manche, source par source.
   *[other] Une colonne par manche : ce qui est entré jusque-là et, sous la ligne, ce qui a été perdu. Le trait marque ce qui reste.
}
result-rematch = Revanche
result-replay = Revoir la partie
result-share = Partager
result-home = Retour aux jeux
result-verify = Vérifier les dés
result-verified = Rejouée depuis sa graine, la partie donne le même déroulement et le même résultat.
result-not-verified = L’enregistrement ne correspond pas à sa graine.
result-how = Avant la partie, le serveur a montré le SHA-256 de sa graine. Voici maintenant la graine elle-même : tous les lancers et toutes les pioches en découlent.
result-how-uploaded = Cette partie vient d’un fichier. Rejouée depuis sa graine, elle donne bien cette partie ; l’engagement et le résultat indiqués dans le fichier correspondent.
result-seed = Graine
result-record = Enregistrer la partie

replay-title = Revoir : { $game }
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
curve-working = Analyse de la partie : { $done } décisions sur { $total }.
curve-waiting = Parties à analyser avant celle-ci : { $place }.
curve-failed = L’analyse de cette partie n’est pas disponible.
curve-turning = Décision { $number } : { $seat } passe de { $before } à { $after }
review-best = { $seat } : { $played }. Aucun meilleur coup trouvé.
review-better = { $seat } : { $played }. Mieux : { $best } (de { $loss }).

# L’analyse d’une partie

analysis-title = { $game } : analyse d’une partie
analysis-number = décision
analysis-seat = joueur
analysis-played = joué
analysis-best = mieux
analysis-chance = chances
analysis-loss = perdu
analysis-star = * tournants de la partie
analysis-mean = { $name } : { $loss } % de chances de victoire perdus par décision, { $number } décisions
