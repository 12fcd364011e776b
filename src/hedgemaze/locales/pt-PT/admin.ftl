end-closed = A mesa foi fechada
end-closed_unkind = Um responsável fechou esta mesa porque alguém foi mal-educado. A partida não conta.
end-closed_unfair = Um responsável fechou esta mesa porque alguém fez batota. A partida não conta.
end-closed_technical = Um responsável fechou esta mesa por causa de uma falha do servidor. A partida não conta.
end-closed_other = Um responsável fechou esta mesa. A partida não conta.
end-closed_absent = Alguém não fez a primeira jogada. A partida não conta.
end-called-off = A partida foi cancelada
room-closed = Esta mesa está fechada.
why-room-closed = Esta mesa está fechada.
why-people-banned = De momento não podes jogar aqui: um responsável deste servidor baniu-te. As partidas neste dispositivo continuam a funcionar.
why-people-muted = Um responsável silenciou-te: podes jogar, mas não falar nem mudar de nome.
report-open = Denunciar um jogador
report-title = Denunciar um jogador
report-about = As pessoas que gerem este servidor vão ver o que se passa. O outro jogador não vê de quem é a denúncia.
report-who = Quem é?
report-why = O que se passa?
report-name = O nome é ofensivo
report-phrases = Mensagens irritantes
report-stalling = Perde tempo de propósito
report-cheating = Faz batota
report-other = Outra coisa
report-send = Enviar
report-sent = Agradecemos. A tua denúncia foi enviada.
privacy-6 = Se denunciares um jogador, as pessoas que gerem este servidor veem a denúncia, e também o teu nome se tiveres uma conta. Sem conta, o servidor esquece no máximo ao fim de 30 dias que a denúncia veio de ti. Só guarda o endereço IP de um jogador se esse endereço tiver sido banido ou silenciado.
why-admin-nobody_there = Esse jogador não está aqui.
page-admin = Responsáveis
admin-sections = Partes desta página
admin-token = Token de administração
admin-token-about = Esta página é para quem gere este servidor. O token fica neste separador até o fechares.
admin-enter = Entrar
admin-leave = Sair
admin-search = Procurar
admin-search-go = Encontrar
admin-none = Aqui não há nada.
admin-more = Mostrar mais
admin-server = Servidor
admin-reports = Denúncias
admin-rooms = Mesas
admin-players = Jogadores
admin-bans = Banidos
admin-names = Nomes
admin-news = Anúncios
admin-audit = Registo de auditoria
admin-you-are = Estás a usar o token «{ $name }».
admin-count-rooms = Mesas em uso
admin-count-sockets = Ligações
admin-count-lobby = Na sala de espera
admin-count-waiting = À espera
admin-count-accounts = Contas
admin-count-sessions = Dispositivos
admin-count-open_reports = Denúncias por tratar
admin-count-bans = Banidos
admin-count-mutes = Silenciados
admin-nodes = Nós
admin-this-node = este
admin-reload = Recarregar
admin-slow = As tarefas mais lentas da base de dados no último dia
admin-slow-job = Tarefa
admin-slow-when = Quando
admin-backups = Cópias de segurança
admin-backups-about = A cada { $hours } h; guardam-se as últimas { $keep }.
admin-backups-off = O servidor não faz cópias de segurança: foi iniciado sem --backup-folder.
admin-backups-elsewhere = O PostgreSQL tem as suas próprias ferramentas de cópia de segurança, por exemplo pg_dump.
admin-backup-now = Fazer uma cópia agora
admin-backup-failed = A última cópia de segurança falhou:
admin-megabytes = { $n } MB
admin-tokens = Tokens de administração
admin-label = Nome de um novo token
admin-token-make = Criar
admin-token-made = O token «{ $name }», mostrado só agora:
admin-used = usado: { $when }
admin-revoke = Revogar
admin-revoke-label = Revogar { $name }
admin-revoke-ask = Revogar o token «{ $name }»? Ninguém o poderá usar mais.
admin-stage = Fase
admin-stage-all = Todas
admin-stage-waiting = À espera
admin-stage-playing = A jogar
admin-stage-ended = Acabada
admin-stage-closed = Fechada
admin-watch = Assistir
admin-who = Quem está?
admin-nobody = Ninguém está ligado a este nó.
admin-seat = Lugar { $seat }:
admin-watches = A assistir:
admin-close = Fechar
admin-close-ask = Fechar esta mesa? A partida acaba sem resultado, e os jogadores veem porquê.
admin-close-why = O que os jogadores veem
admin-why-unkind = Alguém foi mal-educado
admin-why-unfair = Batota
admin-why-technical = Uma falha do servidor
admin-why-other = Sem motivo
admin-since = Cá desde { $when }
admin-devices =
    { $n ->
        [0] Sem dispositivos
        [one] Um dispositivo
       *[other] { $n } dispositivos
    }
admin-fair-play =
    { $n ->
        [0] Sem partidas ({ $percent }%)
        [one] Joga como o motor: { $percent }% numa partida
       *[other] Joga como o motor: { $percent }% em { $n } partidas
    }
admin-profile = Perfil
admin-mute = Silenciar
admin-ban = Banir
admin-is-banned = Banido
admin-is-muted = Silenciado
admin-ban-ask = Banir { $name }? As ligações abertas acabam logo.
admin-mute-ask = Silenciar { $name }? Sem frases, sem novo nome; jogar continua possível.
admin-how-long = Por quanto tempo?
admin-days =
    { $n ->
        [0] 0 dias
        [one] Um dia
       *[other] { $n } dias
    }
admin-hours =
    { $n ->
        [0] 0 horas
        [one] Uma hora
       *[other] { $n } horas
    }
admin-for-ever = Até ser levantado
admin-note = Nota para os responsáveis
admin-network = Endereço ou rede IPv6 (/64)
admin-from = Desde { $from }
admin-from-until = { $from } a { $until }
admin-until = Até { $until }
admin-over = Acabou
admin-lift = Levantar
admin-lift-ask = Levantar isto para { $name }?
admin-reports-all = Incluir as denúncias já tratadas
admin-no-name = (sem nome)
admin-reporter = Denunciado por { $name }
admin-handle = Tratado
admin-handled = Tratado por { $name }
admin-names-about = Nenhum nome de conta pode conter estas palavras. Letras parecidas contam como iguais.
admin-word = Palavra
admin-add = Acrescentar
admin-remove = Remover
admin-word-remove = Remover { $word }
admin-news-text = Texto para toda a gente
admin-news-language = Acrescentar uma língua
admin-news-send = Anunciar
admin-by = { $name }, { $when }
admin-details = Detalhes
audit-token-made = Token criado
audit-token-revoked = Token revogado
audit-room-closed = Mesa fechada
audit-tournament-cancelled = Torneio cancelado
audit-ban-added = Banido
audit-mute-added = Silenciado
audit-lifted = Sanção levantada
audit-report-handled = Denúncia tratada
audit-name-filtered = Palavra acrescentada ao filtro
audit-name-allowed = Palavra tirada do filtro
audit-announcement-added = Anúncio
audit-announcement-deleted = Anúncio removido
audit-backup-made = Cópia de segurança feita
why-admin-no_token = Este token não é válido.
why-admin-label_taken = Já há um token com este nome.
why-admin-bad_label = Um nome tem até 32 letras, algarismos, pontos e traços.
why-admin-not_found = Isso já não existe.
why-admin-bad_network = Isto não é um endereço nem uma rede /64.
why-admin-bad_sanction = Escolhe uma conta ou um endereço.
why-admin-bad_time = O fim tem de ser mais tarde.
why-admin-bad_word = Uma palavra precisa de pelo menos duas letras.
why-admin-bad_announcement = Um anúncio precisa de um texto de 300 caracteres no máximo.
why-admin-backup_off = O servidor foi iniciado sem --backup-folder.
why-admin-backup_elsewhere = O PostgreSQL tem as suas próprias ferramentas de cópia de segurança.
why-storage-backup_failed = A cópia de segurança falhou. As anteriores estão intactas; o registo diz mais.
