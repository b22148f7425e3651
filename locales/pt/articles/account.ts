import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about signing in and who you are. */
export const account = {
  'sign-in': {
    title: 'Por que preciso entrar de novo? (401, 407, 408, 413, 440)',
    body: `
Uma sessão dura {sessionDays} dias, ou {idleDays} dias sem ser usada. Depois pedimos que você entre de novo (407, 408). Você volta para onde estava, e nada se perde.

- **Nome de usuário ou senha incorretos (413)**: não dizemos qual dos dois, para que ninguém descubra nomes de usuário. Depois de várias tentativas você precisa esperar; mostramos quanto.
- **Não é mais válida (401)**: esta sessão foi encerrada, por você em outro aparelho ou porque parecia falsificada. Entre de novo. Se não foi você quem a encerrou, mude sua senha.
- **Bloqueado (440)**: houve tentativas demais de um mesmo lugar. O bloqueio termina automaticamente.
- **Esqueci minha senha**: escolha “Esqueceu sua senha?” na página de entrada. Enviamos um link para seu e-mail confirmado, ou você usa um dos seus códigos de recuperação. Depois, os saques ficam pausados por 24 horas. Ninguém da nossa equipe pode fazer isso por você.
- **Não tenho e-mail nem códigos**: escolha “Não consegue entrar? Fale conosco” na página de entrada. Você não precisa de conta, e respondemos por e-mail em até {feedbackHours} horas.

Se nossos servidores têm um problema, você **não** é desconectado. Você vê os últimos dados que temos, marcados como desatualizados.

Nas [configurações](/settings) você vê onde está conectado e pode encerrar qualquer sessão.
`,
    of: 1,
    on: '2026-11-21',
  },
  'transaction-password': {
    title: 'O que é a senha de transações? (445, 446, 443)',
    body: `
Ela tem de {pinMin} a {pinMax} dígitos, e nós a pedimos sempre que sai dinheiro ou uma conta de recebimento muda. É diferente da senha com que você entra; assim, quem está com o seu celular na mão ainda não consegue movimentar dinheiro.

- **Não criada (445)**: crie uma primeiro na sua conta. Leva um minuto.
- **Incorreta (446)**: depois de {secretTries} tentativas incorretas ela é bloqueada por {lockMinutes} minutos. Mostramos quanto falta.
- **A antiga está incorreta (443)**: para mudá-la, você digita a antiga. Se não se lembra dela, pode criar uma nova com a senha com que você entra. Os saques ficam então pausados por {payPauseHours} horas, e enviamos uma notificação a todos os seus aparelhos.

Ninguém da nossa equipe pode vê-la, e ninguém da nossa equipe vai pedi-la a você, nunca.
`,
    of: 1,
    on: '2026-11-21',
  },
  'second-factor': {
    title: 'O que é a verificação em duas etapas? (460)',
    body: `
Um código de um app no seu celular que muda a cada meio minuto. Com ela, uma senha roubada não basta para entrar. Você ativa a verificação na sua conta e guarda os códigos de recuperação em papel.

Pedimos o código (460) quando você entra em um aparelho novo e em saques maiores. Se perder o celular, use um dos códigos de recuperação; cada um funciona uma vez.

**Digite o código somente aqui. Quem pede que você o leia em voz alta está tentando entrar na sua conta.**
`,
    of: 1,
    on: '2026-11-21',
  },
  'signing-devices': {
    title: 'O que são aparelhos que assinam? (461)',
    body: `
Um celular, um computador ou uma chave de acesso que assina o que movimenta o seu dinheiro: saques, novas contas de recebimento, pagamentos de divulgação e mudanças da senha de transações. Quando um aparelho assina, uma senha roubada não basta. Nós também não conseguimos fazer essa assinatura: sem um dos seus aparelhos, ninguém pode pedir um saque, nem mesmo nós. Seu celular também confere, com o [registro público](public-record), se cada saque foi assinado.

## Como ativar

Em [Configurações](/settings), abra “Acesso e segurança” e depois [Aparelhos que assinam](/settings/devices). Escolha “Assinar com este aparelho” ou “Adicionar uma chave de acesso” e confirme com a sua senha de transações.

- Seu **primeiro aparelho** pode assinar na hora; cada um dos **seguintes**, depois de {deviceHours} horas. Você pode ter {devicesMax}.
- Um aparelho assina automaticamente quando você confirma algo. Uma chave de acesso pede sua digital, seu rosto ou o bloqueio de tela.
- Avisamos você de cada mudança em todos os seus aparelhos e por e-mail. Se não foi você quem adicionou um aparelho, remova-o antes que ele possa assinar e mude suas senhas.

## “Assine em um dos seus aparelhos” (461)

O que você pediu precisa de uma assinatura, e o aparelho que você está usando não consegue fazê-la. Nada foi feito, e nenhum dinheiro saiu. Faça de novo em um dos aparelhos citados na mensagem ou adicione este.

## Se você perdeu o celular

1. Entre em outro lugar e adicione outro aparelho, com a sua senha de transações. Ele poderá assinar depois de {deviceHours} horas. Se esqueceu essa senha, use a sua senha de acesso; quando o novo aparelho puder assinar, crie uma nova senha de transações.
2. Remova o aparelho perdido. Ele deixa de assinar na hora se outro puder assinar. Seu último aparelho ativo continua assinando até {deviceHours} horas depois do seu pedido de remoção, e até lá você pode cancelar.

Enquanto isso, sua loja continua, e o seu dinheiro segue sendo seu. Se não restar nenhum aparelho, os saques não precisam de assinatura.
`,
    of: 1,
    on: '2026-11-28',
  },
  'several-shops': {
    title: 'Posso usar várias lojas sem sair?',
    body: `
Sim, se você for proprietário de cada uma. Cada loja é aberta com o próprio convite e mantém o próprio acesso, a carteira, o nível, a verificação de identidade e os membros.

1. Abra [Minhas lojas](/settings/shops) e escolha **Adicionar uma loja**.
2. Digite o nome de usuário e a senha do proprietário da outra loja, e o código se ela tiver a verificação em duas etapas ativada. Avisamos as duas lojas.
3. A partir daí, **Mudar** abre a outra loja e sai desta neste aparelho.

Você pode adicionar até {linkedShops} lojas. Membros não podem ser adicionados nem mudar de loja.

- **O dinheiro fica separado.** Os saldos nunca se juntam, e cada loja continua pedindo a própria senha de transações, a verificação em duas etapas e os aparelhos que assinam.
- **Remover** uma loja funciona a partir de qualquer uma das duas, na hora e sem senha.
- **Termina automaticamente** quando uma das lojas muda ou substitui a senha, ativa ou desativa a verificação em duas etapas, desconecta todos os outros aparelhos ou exclui a conta. Adicione a loja de novo para continuar.
- **Uma loja suspensa** não pode ser aberta assim. Entre nela para ler o motivo e apresentar recurso.
`,
    of: 1,
    on: '2026-11-29',
  },
  identity: {
    title: 'Por que e como minha identidade é verificada?',
    body: `
A lei exige que saibamos a quem pagamos. Você pode vender antes disso, mas precisa da verificação para sacar, então vale a pena fazer cedo.

- É grátis.
- Você fotografa um documento. Um revisor decide em até {identityHours} horas e, se algo estiver errado, diz o quê em cada campo.
- Você pode tentar de novo. Nada se perde nesse meio-tempo: os pedidos continuam, e seu dinheiro continua seu.
- Até a verificação, sua loja não recebe novos pedidos quando certo valor está aguardando pagamento a você. A página de identidade mostra o limite, e avisamos antes de você chegar a ele. Os pedidos em andamento continuam, e o dinheiro continua seu.
- Acha que uma recusa está errada? Você pode recorrer na mesma página em até {appealDays} dias. Um revisor diferente de quem decidiu responde em até {appealDecideDays} dias.
- As imagens são guardadas criptografadas, cada acesso a elas é registrado, e elas são excluídas no dia que mostramos a você.

Se a recusa for definitiva, os compradores dos pedidos em aberto são reembolsados, e o que você ganhou é pago, descontadas as reivindicações comprovadas.
`,
    of: 1,
    on: '2026-11-21',
  },
  'too-many-tries': {
    title: 'Diz “tentativas demais” ou “ocupado”. (459, 201, 202)',
    body: `
- **Tentativas demais (459)**: algumas ações têm limite, para impedir que alguém adivinhe por tentativas e que um programa envie solicitações sem parar. A mensagem diz quando você pode tentar de novo. O limite termina automaticamente; ninguém precisa desbloquear.
- **Já está sendo feito (202)**: a mesma ação está em andamento, talvez em outro aparelho seu. Espere um momento e confira de novo.
- **Ocupado (201)**: estamos com um problema passageiro. Nada se perde. Tente de novo; uma ação que movimenta dinheiro nunca é feita duas vezes.
`,
    of: 1,
    on: '2026-11-21',
  },
  'sent-twice': {
    title: 'Algo pode ser pago duas vezes se eu tocar duas vezes? (455)',
    body: `
Não. Cada ação que movimenta dinheiro leva um número próprio. Se a sua conexão cair e você tocar de novo, o mesmo número é enviado, e você recebe outra vez a primeira resposta.

**Já enviado com outro conteúdo (455)** significa que o mesmo número chegou com outro conteúdo. A segunda solicitação não fez nada. Volte, confira se a primeira já está lá e comece de novo se não estiver.
`,
    of: 1,
    on: '2026-11-21',
  },
  'write-to-us': {
    title: 'Como falo com vocês? (441)',
    body: `
[Escreva para nós](/feedback). Cada mensagem recebe um número, e você vê quando a lemos. Respondemos em até {feedbackHours} horas, com uma notificação neste app.

- De {feedbackMin} a {feedbackMax} caracteres (441), contados como você os vê: um emoji é um, e um caractere chinês também.
- Até {feedbackPerDay} por dia. Uma mensagem sobre o mesmo assunto basta: se precisarmos de mais, perguntamos.
- Se for sobre um pedido, inclua o número dele, por favor.

No horário de atendimento, o [chat](/service) é mais rápido. Se alguém escrever para você em outro lugar em nosso nome, não somos nós: [o que nunca pedimos](we-never-ask).
`,
    of: 1,
    on: '2026-11-21',
  },
} satisfies Record<string, TranslatedArticle>;
