analysis-paste = Lim inn en stilling eller trekkene i et parti, og vis det så
analysis-show = Vis den
analysis-file = Åpne en fil
analysis-position = Stilling
analysis-link = En lenke til det brettet viser
analysis-tab-lines = Varianter
analysis-tab-graph = Graf
analysis-tab-share = Del
analysis-share-label = Del og åpne
analysis-copy-link = Kopier lenken
analysis-copy-record = Kopier trekkene
analysis-download = Last ned
analysis-copied = Kopiert.
analysis-copy-failed = Nettleseren tillater ikke kopiering. Kopier lenken nedenfor for hånd.
analysis-set-up = Sett opp en stilling
analysis-who = Hvem vinner
analysis-share = { $side } { $percent } %
analysis-percent = { $percent } %
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
analysis-draw = Garantert uavgjort
analysis-first = Til starten
analysis-back = Tilbake
analysis-next = Fram
analysis-last = Til slutten
analysis-drawn = Vis veier og beste trekk
analysis-variation = Du prøver dine egne trekk.
analysis-home = Tilbake til partiet
analysis-branch = Etter { $n }:
analysis-forget = Slett denne varianten
analysis-note = Merknad
analysis-note-here = Merknad til stillingen som vises
analysis-promote = Flytt opp
analysis-variation-bar = Hva du kan gjøre med en variant
analysis-better = Vis det
exact-label = Helt sikkert:
exact-pacman =
    { $rounds ->
        [one] PAC-MAN vinner i denne runden.
       *[other] PAC-MAN vinner på { $rounds } runder.
    }
exact-ghosts =
    { $rounds ->
        [one] Spøkelsene fanger PAC-MAN i denne runden.
       *[other] Spøkelsene fanger PAC-MAN på { $rounds } runder.
    }
exact-open = Ingen kan tvinge fram en seier.
exact-open-life = I dette livet kan spøkelsene ikke tvinge fram en fangst, og PAC-MAN kan ikke tvinge fram en seier.
exact-short-pacman = PAC-MAN på { $rounds }
exact-short-ghosts = Spøkelsene på { $rounds }
exact-short-open = Åpent
exact-offer = Med tre spøkelser kan dette regnes ut nøyaktig. Det tar et minutt eller to.
exact-work = Regn det ut
exact-working = Regner det ut …
graph-title = Hele partiet
graph-label = Øyeblikk i partiet
graph-moment = Etter { $n }, { $action }: { $text }
graph-progress = Hvor mye av partiet som er analysert
graph-stop = Stopp
graph-again = Analyser hele partiet
summary-label = Hvordan partiet gikk
summary-accuracy = Treffsikkerhet:
summary-blunder =
    { $n ->
        [0] Ingen tabber
        [one] { $n } tabbe
       *[other] { $n } tabber
    }
summary-mistake =
    { $n ->
        [0] Ingen feil
        [one] { $n } feil
       *[other] { $n } feil
    }
summary-inaccuracy = { $n } ikke det beste
mark-inaccuracy = (ikke det beste)
mark-mistake = (en feil)
mark-blunder = (en tabbe)
verdict-inaccuracy = { $action } er ikke det beste: { $better } ville ha vært { $percent } % bedre.
verdict-mistake = { $action } er en feil: { $better } ville ha vært { $percent } % bedre.
verdict-blunder = { $action } er en tabbe: { $better } ville ha vært { $percent } % bedre.
verdict-thrown-win = { $action } kastet bort en sikker seier: { $better } vinner.
verdict-thrown-open = { $action } taper helt sikkert: { $better } ville ha reddet partiet.
read-action = Trekk { $n }, { $action }, kan ikke spilles: { $reason }
read-mode = Dette partiet kan ikke spilles slik. Feilkode: { $code }
read-maze = Labyrinten kan ikke brukes. Feilkode: { $code }
read-house_rule = Husregelen kan ikke brukes. Feilkode: { $code }
read-record = Denne partifilen kan ikke leses. Feilkode: { $code }
read-mode-unknown = Det spillet finnes ikke.
read-position-too_long = Dette er for langt for en stilling.
read-position-unreadable = Dette er verken en stilling eller et parti.
read-position-fences = Gjerdene kan ikke leses.
read-position-pieces = Brikkene kan ikke leses, eller en mangler.
read-position-stocks = Antallet gjerder igjen kan ikke leses.
read-position-pellets = Energikulene og livene kan ikke leses.
read-position-turn = Det er ikke klart hvem sin tur det er.
read-position-memory = Rutene som brikkene ikke får gå tilbake til, kan ikke leses.
read-position-counters = Tallene på slutten kan ikke leses.
read-position-impossible = Ingen partier kan føre til denne stillingen.
read-square-unreadable = Den ruten finnes ikke.
page-position = Sett opp en stilling
position-lead = Velg hva du vil plassere, og trykk så på rutene på brettet. Gjerder settes i sporene; brikker kan dras.
position-game = Spill
position-size = Brett
position-maze = Labyrint
position-maze-own = Din egen
position-put = Hva som plasseres
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
