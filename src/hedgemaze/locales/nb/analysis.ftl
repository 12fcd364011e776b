analysis-paste = Lim inn en stilling eller en protokoll, og vis den så
analysis-show = Vis den
analysis-file = Åpne en fil
analysis-position = Stilling
analysis-link = En lenke til det brettet viser
analysis-share-label = Del og åpne
analysis-copy-link = Kopier lenken
analysis-copy-record = Kopier protokollen
analysis-download = Last ned
analysis-copied = Kopiert.
analysis-copy-failed = Nettleseren lar oss ikke kopiere. Lenken nedenfor kan kopieres for hånd.
analysis-set-up = Sett opp en stilling
analysis-who = Hvem vinner
analysis-share = { $side } { $percent } %
analysis-percent = { $percent } %
analysis-lines = Beste varianter
analysis-thinking = Tenker …
analysis-try = Spill fram til { $action }
analysis-nodes =
    { $n ->
        [one] Én stilling vurdert
       *[other] { $n } stillinger vurdert
    }
analysis-certain =
    { $n ->
        [one] { $side } vinner på ett trekk
       *[other] { $side } vinner på { $n } trekk
    }
analysis-draw = Sikkert uavgjort
analysis-first = Til starten
analysis-back = Tilbake
analysis-next = Fram
analysis-last = Til slutten
analysis-drawn = Vis veier og beste trekk
analysis-variation = Du prøver ut noe.
analysis-home = Tilbake til partiet
analysis-branch = Etter { $n }:
analysis-forget = Glem denne varianten
analysis-better = Vis det

graph-title = Hele partiet
graph-label = Øyeblikk i partiet
graph-moment = Etter { $n }, { $action }: { $text }
graph-progress = Hvor mye av partiet som er vurdert
graph-stop = Stopp
graph-again = Vurder hele partiet

mark-inaccuracy = (ikke det beste)
mark-mistake = (en feil)
mark-blunder = (en tabbe)
verdict-inaccuracy = { $action } er ikke det beste: { $better } var { $percent } % bedre.
verdict-mistake = { $action } er en feil: { $better } var { $percent } % bedre.
verdict-blunder = { $action } er en tabbe: { $better } var { $percent } % bedre.

read-action = Trekk { $n }, { $action }, kan ikke spilles: { $reason }
read-mode = Spillet kan ikke spilles slik ({ $code }).
read-maze = Labyrinten kan ikke brukes ({ $code }).
read-house_rule = Husregelen kan ikke brukes ({ $code }).
read-mode-unknown = Det spillet finnes ikke.
read-position-too_long = Dette er for langt for en stilling.
read-position-unreadable = Dette er verken en stilling eller en protokoll.
read-position-fences = Gjerdene kan ikke leses.
read-position-pieces = Brikkene kan ikke leses, eller en mangler.
read-position-stocks = Antallet gjerder igjen kan ikke leses.
read-position-pellets = Energikulene og livene kan ikke leses.
read-position-turn = Det kan ikke leses hvem sin tur det er.
read-position-memory = Rutene som brikkene ikke får gå tilbake til, kan ikke leses.
read-position-counters = Tallene på slutten kan ikke leses.
read-position-impossible = Ikke noe parti kan komme til denne stillingen.
read-square-unreadable = Den ruten finnes ikke.

page-position = Sett opp en stilling
position-lead = Velg hva du vil sette ut, og trykk så på rutene på brettet. Gjerder settes i sporene; brikker kan dras.
position-game = Spill
position-size = Brett
position-maze = Labyrint
position-maze-own = Din egen
position-put = Hva som settes ut
position-erase = Ta bort
position-pellet = Energikule
position-turn = Hvem står for tur
position-stock = Gjerder igjen: { $side }
position-lives = Liv
position-reserve = Sparte energikuler
position-empty = Fjern gjerdene
position-start = Tilbake til starten
position-fits = Alt stemmer.
position-analyse = Analyser den
position-computer = Spill mot datamaskinen
position-as = Som { $side }
position-off = { $piece } (utenfor brettet)
position-twice = To brikker kan ikke stå på samme rute.
position-overlap = To gjerder overlapper eller krysser hverandre.
position-no-way = En brikke har ingen vei til mål.
position-over = Partiet er slutt i denne stillingen.
position-all-pellets = Det må være en energikule å spise og et liv å miste.
position-ghost-on-pellet = Et spøkelse får ikke stå på en energikule.
