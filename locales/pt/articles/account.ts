import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about signing in and who you are. */
export const account = {
  'sign-in': {
    title: 'Por que preciso entrar de novo? (401, 407, 408, 413, 440)',
    body: `
Uma sessão dura {sessionDays} dias, ou {idleDays} dias sem ser usada. Depois ela é pedida de novo (407, 408). Você volta para onde estava, e nada se perde.

- **Nome de usuário ou senha errados (413)**: não dizemos qual dos dois, para que ninguém descubra nomes de usuário. Depois de várias tentativas é preciso esperar; o tempo é mostrado.
- **Não é mais válida (401)**: esta sessão foi encerrada, por você em outro aparelho ou porque parecia falsificada. Entre de novo. Se não foi você quem a encerrou, mude sua senha.
- **Bloqueado (440)**: tentativas demais de um mesmo lugar. Abre automaticamente.
- **Esqueci minha senha**: escolha “Esqueceu sua senha?” na página de entrada. Um link vai para seu e-mail confirmado, ou você usa um dos seus códigos de recuperação. Depois, os saques ficam pausados por 24 horas. Ninguém que trabalha aqui pode fazer isso por você.
- **Não tenho e-mail nem códigos**: escolha “Não consegue entrar? Fale conosco” na página de acesso. Você não precisa de conta, e respondemos por e-mail em até {feedbackHours} horas.

Quando nossos servidores têm um problema, você **não** é desconectado. Você vê o último que se sabe, marcado como antigo.

Você pode ver onde está conectado e encerrar qualquer sessão ali.
`,
    of: 1,
    on: '2026-11-21',
  },
  'transaction-password': {
    title: 'O que é a senha de transações? (445, 446, 443)',
    body: `
Ela tem de {pinMin} a {pinMax} dígitos e é pedida sempre que sai dinheiro ou uma conta de recebimento muda. É diferente da sua senha de acesso; assim, quem está com o seu celular na mão ainda não consegue movimentar dinheiro.

- **Não criada (445)**: crie uma primeiro na sua conta. Leva um minuto.
- **Errada (446)**: depois de {secretTries} tentativas erradas ela é bloqueada por {lockMinutes} minutos. O tempo é mostrado.
- **A antiga está errada (443)**: para mudá-la você digita a antiga. Se esqueceu, pode criar uma nova com a sua senha de acesso. Então os saques ficam em pausa por {payPauseHours} horas, e todos os seus aparelhos são avisados.

Ninguém aqui pode vê-la, e ninguém aqui vai pedi-la, nunca.
`,
    of: 1,
    on: '2026-11-21',
  },
  'second-factor': {
    title: 'O que é a verificação em duas etapas? (460)',
    body: `
Um código de um app no seu celular que muda a cada meio minuto. Com ele, uma senha roubada não basta para entrar. Você ativa na sua conta e guarda os códigos de recuperação em papel.

Ele é pedido (460) quando você entra em um aparelho novo e em saques maiores. Se perder o celular, use um dos códigos de recuperação; cada um funciona uma vez.

**Um código é para você digitar aqui. Quem pede que você leia um para ele está tentando entrar.**
`,
    of: 1,
    on: '2026-11-21',
  },
  identity: {
    title: 'Por que e como minha identidade é verificada?',
    body: `
Dinheiro só pode ser pago a pessoas conhecidas; a lei pede isso. Você pode vender antes disso. É preciso para os saques, então ajuda fazer cedo.

- É grátis.
- Você fotografa um documento. Uma pessoa decide em até {identityHours} horas e diz, campo por campo, o que está errado, se algo estiver.
- Você pode tentar de novo. Nada se perde nesse meio-tempo: os pedidos continuam, e seu dinheiro continua seu.
- As imagens são guardadas criptografadas, cada olhar é registrado, e elas são apagadas no dia mostrado a você.

Se a recusa for definitiva, os compradores de pedidos em aberto recebem o dinheiro de volta, e o que você ganhou é pago, descontadas as reivindicações comprovadas.
`,
    of: 1,
    on: '2026-11-21',
  },
  'too-many-tries': {
    title: 'Diz “tentativas demais” ou “ocupado”. (459, 201, 202)',
    body: `
- **Tentativas demais (459)**: para impedir que estranhos adivinhem e que programas sobrecarreguem, algumas coisas só podem ser feitas um certo número de vezes. A mensagem diz quando será possível de novo. Abre automaticamente, e ninguém precisa desbloquear.
- **Já está sendo feito (202)**: a mesma coisa está em andamento, talvez de outro aparelho seu. Espere um momento e olhe de novo.
- **Ocupado (201)**: nosso lado está com um problema no momento. Nada se perde. Tente de novo; o que movimenta dinheiro nunca é feito duas vezes.
`,
    of: 1,
    on: '2026-11-21',
  },
  'sent-twice': {
    title: 'Algo pode ser pago duas vezes se eu tocar duas vezes? (455)',
    body: `
Não. Tudo o que movimenta dinheiro leva um número próprio. Se a sua conexão cair e você tocar de novo, o mesmo número é enviado, e você recebe a resposta da primeira vez.

**Já enviado com outro conteúdo (455)** significa que o mesmo número veio com outra coisa dentro. Na segunda vez nada foi feito. Volte, veja se o primeiro já está lá e comece de novo se não estiver.
`,
    of: 1,
    on: '2026-11-21',
  },
  'write-to-us': {
    title: 'Como falo com alguém? (441)',
    body: `
[Escreva para nós](/feedback). Cada mensagem recebe um número, e você vê quando foi lida. Você tem uma resposta em até {feedbackHours} horas, como notificação neste app.

- De {feedbackMin} a {feedbackMax} caracteres (441), contados como você os vê: um emoji é um, e um caractere chinês também.
- Até {feedbackPerDay} por dia. Se tiver mais a dizer sobre o mesmo assunto, uma mensagem basta: nós perguntamos.
- Se for sobre um pedido, escreva o número dele, por favor.

No horário de atendimento, o [chat](/service) é mais rápido. Se alguém escrever para você em outro lugar em nosso nome, não somos nós: [o que nunca pedimos](we-never-ask).
`,
    of: 1,
    on: '2026-11-21',
  },
} satisfies Record<string, TranslatedArticle>;
