end-closed = A mesa foi fechada
end-closed_unkind = A moderação fechou esta mesa porque alguém foi mal-educado. A partida não conta.
end-closed_unfair = A moderação fechou esta mesa porque alguém trapaceou. A partida não conta.
end-closed_technical = A moderação fechou esta mesa por causa de uma falha do servidor. A partida não conta.
end-closed_other = A moderação fechou esta mesa. A partida não conta.
end-closed_absent = Alguém não fez a primeira jogada. A partida não conta.
end-called-off = A partida foi cancelada
room-closed = Esta mesa está fechada.
why-room-closed = Esta mesa está fechada.
why-people-banned = Você não pode jogar aqui no momento: a moderação deste servidor baniu você. As partidas neste dispositivo continuam funcionando.
why-people-muted = A moderação silenciou você: dá para jogar, mas não para falar nem mudar de nome.
report-open = Denunciar um jogador
report-title = Denunciar um jogador
report-about = As pessoas que cuidam deste servidor vão ver o que está acontecendo. O outro jogador não vê de quem é a denúncia.
report-who = Quem é?
report-why = Qual é o problema?
report-name = O nome é ofensivo
report-phrases = Mensagens irritantes
report-stalling = Enrola de propósito
report-cheating = Trapaceia
report-other = Outra coisa
report-send = Enviar
report-sent = Agradecemos. Sua denúncia foi enviada.
privacy-6 = Se você denunciar um jogador, as pessoas que cuidam deste servidor veem a denúncia, e também o seu nome se você tiver uma conta. Sem conta, o servidor esquece em no máximo 30 dias que a denúncia veio de você. Ele só guarda o endereço IP de um jogador se esse endereço tiver sido banido ou silenciado.
why-admin-nobody_there = Esse jogador não está aqui.
page-admin = Moderação
admin-sections = Partes desta página
admin-token = Token de administração
admin-token-about = Esta página é para quem cuida deste servidor. O token fica nesta aba até você fechá-la.
admin-enter = Entrar
admin-leave = Sair
admin-search = Buscar
admin-search-go = Encontrar
admin-none = Não há nada aqui.
admin-more = Mostrar mais
admin-server = Servidor
admin-reports = Denúncias
admin-rooms = Mesas
admin-players = Jogadores
admin-bans = Banidos
admin-names = Nomes
admin-news = Anúncios
admin-audit = Registro de auditoria
admin-you-are = Você está usando o token “{ $name }”.
admin-count-rooms = Mesas em uso
admin-count-sockets = Conexões
admin-count-lobby = Na sala de espera
admin-count-waiting = Esperando
admin-count-accounts = Contas
admin-count-sessions = Dispositivos
admin-count-open_reports = Denúncias em aberto
admin-count-bans = Banidos
admin-count-mutes = Silenciados
admin-nodes = Nós
admin-this-node = este
admin-reload = Recarregar
admin-slow = As tarefas mais lentas do banco de dados no último dia
admin-slow-job = Tarefa
admin-slow-when = Quando
admin-backups = Backups
admin-backups-about = A cada { $hours } h; ficam guardados os últimos { $keep }.
admin-backups-off = O servidor não faz backups: foi iniciado sem --backup-folder.
admin-backups-elsewhere = O PostgreSQL tem suas próprias ferramentas de backup, por exemplo pg_dump.
admin-backup-now = Fazer um backup agora
admin-backup-failed = O último backup falhou:
admin-megabytes = { $n } MB
admin-tokens = Tokens de administração
admin-label = Nome de um novo token
admin-token-make = Criar
admin-token-made = O token “{ $name }”, mostrado só agora:
admin-used = usado: { $when }
admin-revoke = Revogar
admin-revoke-label = Revogar { $name }
admin-revoke-ask = Revogar o token “{ $name }”? Ninguém vai poder usá-lo mais.
admin-stage = Fase
admin-stage-all = Todas
admin-stage-waiting = Esperando
admin-stage-playing = Jogando
admin-stage-ended = Terminada
admin-stage-closed = Fechada
admin-watch = Assistir
admin-who = Quem está?
admin-nobody = Ninguém está conectado a este nó.
admin-seat = Lugar { $seat }:
admin-watches = Assistindo:
admin-close = Fechar
admin-close-ask = Fechar esta mesa? A partida acaba sem resultado, e os jogadores veem o motivo.
admin-close-why = O que os jogadores veem
admin-why-unkind = Alguém foi mal-educado
admin-why-unfair = Trapaça
admin-why-technical = Uma falha do servidor
admin-why-other = Sem motivo
admin-since = Aqui desde { $when }
admin-devices =
    { $n ->
        [0] Sem dispositivos
        [one] Um dispositivo
       *[other] { $n } dispositivos
    }
admin-fair-play =
    { $n ->
        [0] Sem partidas ({ $percent }%)
        [one] Joga como o motor: { $percent }% em uma partida
       *[other] Joga como o motor: { $percent }% em { $n } partidas
    }
admin-profile = Perfil
admin-mute = Silenciar
admin-ban = Banir
admin-is-banned = Banido
admin-is-muted = Silenciado
admin-ban-ask = Banir { $name }? As conexões abertas são encerradas na hora.
admin-mute-ask = Silenciar { $name }? Sem frases, sem novo nome; ainda dá para jogar.
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
admin-for-ever = Até ser retirado
admin-note = Nota para a moderação
admin-network = Endereço ou rede IPv6 (/64)
admin-from = Desde { $from }
admin-from-until = { $from } a { $until }
admin-until = Até { $until }
admin-over = Acabou
admin-lift = Retirar
admin-lift-ask = Retirar isto de { $name }?
admin-reports-all = Incluir as denúncias já resolvidas
admin-no-name = (sem nome)
admin-reporter = Denunciado por { $name }
admin-handle = Resolvido
admin-handled = Resolvido por { $name }
admin-names-about = Nenhum nome de conta pode conter estas palavras. Letras parecidas contam como iguais.
admin-word = Palavra
admin-add = Adicionar
admin-remove = Remover
admin-word-remove = Remover { $word }
admin-news-text = Texto para todo mundo
admin-news-language = Adicionar um idioma
admin-news-send = Anunciar
admin-by = { $name }, { $when }
admin-details = Detalhes
audit-token-made = Token criado
audit-token-revoked = Token revogado
audit-room-closed = Mesa fechada
audit-tournament-cancelled = Torneio cancelado
audit-ban-added = Banido
audit-mute-added = Silenciado
audit-lifted = Sanção retirada
audit-report-handled = Denúncia resolvida
audit-name-filtered = Palavra adicionada ao filtro
audit-name-allowed = Palavra tirada do filtro
audit-announcement-added = Anúncio
audit-announcement-deleted = Anúncio removido
audit-backup-made = Backup feito
why-admin-no_token = Este token não é válido.
why-admin-label_taken = Já há um token com este nome.
why-admin-bad_label = Um nome tem até 32 letras, números, pontos e traços.
why-admin-not_found = Isso não existe mais.
why-admin-bad_network = Isto não é um endereço nem uma rede /64.
why-admin-bad_sanction = Escolha uma conta ou um endereço.
why-admin-bad_time = O fim tem que ser mais tarde.
why-admin-bad_word = Uma palavra precisa de pelo menos duas letras.
why-admin-bad_announcement = Um anúncio precisa de um texto de no máximo 300 caracteres.
why-admin-backup_off = O servidor foi iniciado sem --backup-folder.
why-admin-backup_elsewhere = O PostgreSQL tem suas próprias ferramentas de backup.
why-storage-backup_failed = O backup falhou. Os anteriores estão intactos; o log diz mais.
