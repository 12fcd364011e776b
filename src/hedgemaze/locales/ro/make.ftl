# Desenarea și alegerea labirinturilor, notații și imagini de luat acasă.

maze-tab-draw = Desenează
maze-tab-mazes = Labirinturi
maze-tab-save = Salvează și trimite
maze-lead = Desenează un labirint pentru jocurile PAC-MAN: bariere, capsule de energie și de unde pornește fiecare. Vezi pe loc ce mai lipsește.
maze-family = Făcut pentru
maze-tools = Ce desenezi
tool-fence = Barieră
tool-chamber = Bariera camerei
tool-pellet = Capsulă de energie
tool-gate-0 = Primul tunel
tool-gate-1 = Al doilea tunel
tool-erase = Radieră
maze-hint-fence = Atinge un șanț ca să pui o barieră și mijlocul ei ca s-o iei.
maze-hint-chamber = Atinge șanțuri ca să construiești camera din jurul fantomelor: patru bariere.
maze-hint-pellet = Atinge o căsuță ca să pui o capsulă de energie: patru în total.
maze-hint-gate = Atinge două căsuțe: PAC-MAN revine acolo, iar un tunel le leagă.
maze-hint-erase = Atinge ce vrei să dispară. Butonul drept al mouse-ului face același lucru cu orice unealtă.
maze-hint-piece = Atinge căsuța de unde pornește { $piece } sau trage un pion.
maze-refused-overlaps = Acolo e deja o barieră.
maze-refused-crosses = Barierele nu se pot încrucișa.
maze-refused-fences-only = Barierele se pun în șanțurile dintre căsuțe.
maze-undo = Anulează
maze-redo = Refă
maze-random = La întâmplare
maze-empty = Tablă goală
maze-begin = Începe cu
maze-title-A1 = Amestecat
maze-title-A2 = Deschis
maze-title-A3 = Adăpostit
maze-title-A4 = De rezervă
maze-title-chamber = Cameră
maze-title-pinwheel = Morișcă
maze-untitled = Fără nume
maze-good = Acest labirint e gata de joc.
maze-worth = Cine câștigă la un joc perfect?
maze-worth-of =
    { $n ->
        [one] O fantomă
        [few] { $n } fantome
       *[other] { $n } de fantome
    }
maze-worth-failed = Acest dispozitiv nu poate calcula asta.
maze-worth-unknown = Serverul nu știe asta. Cu patru fantome, calculul durează prea mult aici.
maze-worth-ask = Întreabă serverul
maze-worth-making = Se calculează: { $percent } %
maze-worth-waiting = Serverul calculează mai întâi alte labirinturi.
maze-faulty =
    { $n ->
        [one] Trebuie corectat un lucru ca să se poată juca:
        [few] Trebuie corectate { $n } lucruri ca să se poată juca:
       *[other] Trebuie corectate { $n } de lucruri ca să se poată juca:
    }
maze-checking = Se verifică…
fault-too_many_fences = Bariere: { $n }. Sunt prea multe: cutia are 20.
fault-fence_overlaps = Barierele { $one } și { $other } se suprapun.
fault-fence_crosses = Barierele { $one } și { $other } se încrucișează.
fault-chamber_count =
    { $n ->
        [0] Camera are nevoie de patru bariere; nu e niciuna.
        [one] Camera are nevoie de patru bariere; este una.
        [few] Camera are nevoie de patru bariere; sunt { $n }.
       *[other] Camera are nevoie de patru bariere; sunt { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] E nevoie de patru capsule de energie; nu e niciuna.
        [one] E nevoie de patru capsule de energie; este una.
        [few] E nevoie de patru capsule de energie; sunt { $n }.
       *[other] E nevoie de patru capsule de energie; sunt { $n }.
    }
fault-start = { $piece } are nevoie de o căsuță de pornire.
fault-start-not = PAC-MAN nu are aici o căsuță de pornire: își alege o poartă.
fault-respawn_count =
    { $n ->
        [0] E nevoie de patru porți, câte două pentru fiecare tunel; nu e niciuna.
        [one] E nevoie de patru porți, câte două pentru fiecare tunel; este una.
        [few] E nevoie de patru porți, câte două pentru fiecare tunel; sunt { $n }.
       *[other] E nevoie de patru porți, câte două pentru fiecare tunel; sunt { $n }.
    }
fault-tunnel_too_short = Tunelul de la { $one } la { $other } e prea scurt: sunt oricum vecine.
fault-square_shared = Două lucruri sunt pe aceeași căsuță: { $squares }.
fault-not_connected = La aceste căsuțe nu se poate ajunge: { $squares }
fault-respawn_sealed = Poarta { $squares } e în interiorul camerei închise.
fault-ghost_outside = { $piece } pornește din afara camerei închise.
fault-chamber_stuck = Dacă se ia o barieră, camera trebuie să se deschidă, dar niciuna singură nu o deschide.
fault-other = Acest labirint nu se poate juca. Cod de eroare: { $code }
maze-name = Nume
maze-save = Salvează
maze-saved = Salvat pe acest dispozitiv.
maze-not-saved = Memoria acestui browser e plină sau blocată.
maze-share = Copiază linkul
maze-shared = Linkul a fost copiat. Cine îl deschide vede acest labirint.
maze-not-shared = Nu s-a putut copia. Adresa acestei pagini este linkul.
maze-export = Salvează într-un fișier
maze-import = Deschide un fișier
maze-import-bad = Acest fișier nu este un labirint.
maze-mine = Labirinturile mele
maze-mine-none = Aici apar labirinturile pe care le salvezi.
maze-open = Modifică: { $name }
maze-remove = Șterge acest labirint: { $name }
maze-removed = Șters: { $name }
undo-remove = Anulează
record-menu = Fișier și imagine
record-copy = Copiază mutările
record-copied = Mutările au fost copiate.
record-not-copied = Aici nu se poate copia.
record-save = Salvează fișierul partidei
record-saved = Salvat în descărcări.
record-png = Imagine (PNG)
record-svg = Imagine (SVG)
record-gif = Animație (GIF)
record-picture-of = O tablă de Hedgemaze: { $mode }
share-open = Trimite o imagine
share-title = Trimite
share-kind = Ce trimiți
share-from = De la mutarea
share-to = Până la mutarea
share-speed = Viteză
share-speed-slow = Încet
share-speed-normal = Normal
share-speed-fast = Repede
share-making = Se face animația…
share-again = Fă animația
share-failed = Nu a mers pe acest dispozitiv.
share-size = { $n } kB
share-save = Salvează
share-send = Trimite
share-result = { $head }. { $reason }
