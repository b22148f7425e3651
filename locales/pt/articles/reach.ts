import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about being told of something, writing to each other, and what is public. */
export const reach = {
  notifications: {
    title: 'Como fico sabendo do que acontece?',
    body: `
Tudo está no app, em [Notificações](/notifications), no idioma que você escolheu. Cada notificação leva à única coisa que se pode fazer a respeito. O que você leu em um aparelho fica lido em todos.

Nas [configurações](/settings) você escolhe, para cada tipo de notificação, como mais quer ficar sabendo: nos seus aparelhos, por e-mail ou de nenhuma outra forma.

- **As horas de silêncio** valem no fuso horário da sua loja. O que chega nesse tempo espera até elas terminarem.
- **Várias notificações de uma vez** vêm como uma só mensagem, que diz quantas são.
- **Os e-mails** têm no fim um link que, com um toque, encerra os deste tipo. Isso não muda nada no app.

De cada notificação você pode ver por quais meios foi enviada e se chegou.
`,
    of: 1,
    on: '2026-11-22',
  },
  'push-notifications': {
    title: 'As notificações não chegam ao meu celular. O que posso fazer?',
    body: `
1. Abra as configurações de notificações. Este aparelho está na lista? Se não, ligue-o ali; seu navegador pergunta uma vez.
2. Toque em **Testar**. A notificação deve chegar em segundos.
3. Nada chega? Veja nas configurações do celular se as notificações deste navegador ou app são permitidas e se uma economia de energia o mantém adormecido.
4. Em alguns celulares, só funciona depois que você coloca o app na tela de início.

Um aparelho que não recebe mais nada sai da lista automaticamente, e uma notificação no app diz isso. Nada se perde: tudo o que foi enviado está no app.

O que é enviado a um aparelho é criptografado. A empresa que o transporta não consegue ler.
`,
    of: 1,
    on: '2026-11-22',
  },
  'chat-with-us': {
    title: 'Como falo com alguém agora?',
    body: `
Em [Atendimento](/service) você escreve às pessoas que administram este serviço. Ali você vê quando há alguém, quantos esperam antes de você e até quando terá uma resposta. Durante esse horário, a meta é de {chatMinutes} minutos.

- **Você pode fechar o app.** A resposta avisa no seu aparelho, e a conversa continua de onde estava.
- **Sem conexão** você também pode escrever. A mensagem é enviada quando houver conexão, uma só vez.
- **Imagens** podem ser acrescentadas, {chatFiles} por mensagem.
- **Ninguém escreveu por {chatDays} dias?** Então a conversa é encerrada. Escrever a reabre.
- **Guarde-a**: você pode salvar a conversa inteira como arquivo e dizer como foi.

Ninguém que trabalha aqui pede senha, código ou dinheiro, no chat ou em outro lugar. [Leia o que nunca pedimos](we-never-ask).
`,
    of: 1,
    on: '2026-11-22',
  },
  'chat-with-buyers': {
    title: 'Posso escrever a um comprador?',
    body: `
Sim, na página do pedido. O comprador recebe sua mensagem ali e, se não olhar, um e-mail; ele responde sem precisar de conta.

Limite-se ao pedido, por favor: o que há em estoque, quando chega, o que há de errado com ele.
`,
    of: 1,
    on: '2026-11-22',
  },
  'masked-contacts': {
    title: 'Por que parte da minha mensagem está oculta?',
    body: `
Nas conversas, tudo o que possa levar dinheiro ou pessoas para fora desta plataforma é ocultado antes de ser guardado ou enviado, nos dois sentidos e para todos:

- endereços de e-mail, números de telefone e nomes em outros serviços de mensagem,
- links para outros lugares,
- números de conta, IBANs, números de cartão e códigos de pagamento,
- endereços de moedas.

É assim que pessoas são enganadas, aqui e em outros lugares: “pague por aqui, é mais barato”, “envie um depósito para este endereço, então podemos liberar o seu dinheiro”. O que foi ocultado deixou de existir; ninguém aqui consegue ler também. Números de pedido, preços, datas, números de pacote e links para este app permanecem.

Algo foi ocultado sem precisar? Diga com outras palavras ou [escreva para nós](/feedback).
`,
    of: 1,
    on: '2026-11-22',
  },
  'public-figures': {
    title: 'O que esta plataforma publica sobre si mesma?',
    body: `
Qualquer pessoa pode ler, sem conta: quanto dinheiro foi retido, por qual motivo e por quanto tempo; quanto tempo os saques levaram da solicitação ao pagamento; quantos foram aprovados automaticamente porque ninguém havia decidido; quantos recursos houve e como terminaram; quais comentários foram removidos e por quê.

Isso é contado a partir dos mesmos registros que você vê na sua própria carteira e na sua própria página. Ninguém digita os números. O arquivo traz uma assinatura, para que quem guarda uma cópia possa mostrar o que foi dito em que dia.

Quando algo aconteceu a menos de {trustFew} pessoas, o número não é dito, porque poderia apontar para elas. Então aparece “menos de {trustFew}”, ou dois tipos são mostrados juntos. Nada é deixado de fora por isso.

Você encontra as páginas no fim de cada página de loja e nas [configurações](/settings): termos, tarifas, quem administra, ordem dos produtos, números e o que nunca pedimos.
`,
    of: 1,
    on: '2026-11-22',
  },
  'keys-and-hooks': {
    title: 'Meu próprio programa pode trabalhar com a minha loja?',
    body: `
Sim, em [Desenvolvedores](/settings/developers).

- **Uma chave** deixa um programa entrar para o que você escolher: ler pedidos, ler a carteira, ler ou mudar a vitrine. Ela nunca pode sacar, mudar uma conta de recebimento ou mexer em como você entra. É mostrada uma vez, pode ser encerrada a qualquer momento e pode fazer {keyCalls} chamadas por minuto.
- **Um endereço** seu é avisado do que acontece: novos pedidos, pacotes, devoluções, dinheiro. Cada mensagem é assinada, traz um identificador e é enviada de novo por cerca de um dia se o seu programa não responder. Ela pode vir duas vezes: o seu programa deve olhar o identificador.

Você pode ter até {keysMax} chaves e {hooksMax} endereços. Todas as chamadas estão na documentação desta plataforma, em /docs.

Quem tem uma chave pode fazer aquilo para que ela serve. Não dê nenhuma a quem se oferece para “cuidar da sua loja por você”.
`,
    of: 1,
    on: '2026-11-22',
  },
  'your-data': {
    title: 'Como recebo os meus dados, e como são apagados?',
    body: `
Em [Os meus dados](/settings/data).

**Tudo em um arquivo**, uma vez por dia: cada registro da sua loja, suas imagens e documentos, e quem os olhou. Dos compradores, ele contém o que você mesmo pode ver, e nenhum segredo.

**Ser apagado** espera 14 dias, e você pode voltar atrás. Enquanto isso, a loja não aceita novos pedidos. Pedidos em aberto são cumpridos ou reembolsados antes, e o dinheiro que é seu é pago antes: nada é confiscado. Depois, seu nome, seus endereços, suas imagens e seus documentos deixam de existir. Os livros permanecem, com números em vez de nomes, porque a lei pede isso.
`,
    of: 1,
    on: '2026-11-22',
  },
  'reviews-and-replies': {
    title: 'O que posso fazer com um comentário ruim?',
    body: `
Responda. Os compradores leem como uma loja reage, e uma resposta calma ajuda mais do que um comentário que falta. Você tem uma resposta e pode corrigi-la uma vez no prazo de um dia. As duas versões levam a sua assinatura.

Só quem comprou os produtos e teve o envio deles pode comentá-los. Um comentário só é removido por um de cinco motivos: ofende, mostra dados pessoais, faz propaganda, não trata do produto ou não é autêntico. Use **Denunciar** e diga qual. Um revisor analisa, e você fica sabendo do resultado. Ser ruim não é um dos motivos. No lugar de uma que foi removida, consta por quê.
`,
    of: 1,
    on: '2026-11-22',
  },
  'what-is-missing': {
    title: 'Algo foi recusado. O que faço? (403, 404, 405, 409)',
    body: `
Nada foi feito, e o que você digitou continua lá.

- **Falta algo (403)** ou **algo não está certo (405)**: o campo diz o quê. Valores têm exatamente tantas casas decimais quanto a moeda deles.
- **Não está lá (404)**: foi removido, ou o link é antigo. Volte e olhe de novo.
- **Não é permitido (409)**: a mensagem diz o que falta, por exemplo uma identidade verificada, uma conta mais antiga ou um direito que outra pessoa da sua loja tem.
- **Não é possível agora (203, 204)**: algo mudou nesse meio-tempo. Olhe de novo e então decida.

Se a mensagem se repetir e você não vir por quê, [escreva para nós](/feedback). O número no fim da mensagem nos leva ao momento exato.
`,
    of: 1,
    on: '2026-11-22',
  },
  'our-fault': {
    title: 'Diz que há algo errado com o sistema. (201, 500, 501)',
    body: `
Então a falha é nossa, e você não precisa fazer nada além de tentar de novo daqui a pouco. Você continua conectado, e nenhuma falha nossa diz algo sobre a sua conta.

**Era sobre dinheiro?** Tudo o que você enviou leva um número próprio. Não importa quantas vezes você envie, conta uma só vez; veja [enviado duas vezes](sent-twice). Então você pode tocar de novo, ou voltar mais tarde e olhar: ou foi feito ou não foi, e a sua [carteira](/wallet) mostra qual dos dois.

Se demorar, o app continua mostrando o que leu por último e diz de quando é.
`,
    of: 1,
    on: '2026-11-22',
  },
  'account-names': {
    title: 'Um nome, um código ou um registro já existe. (410–422, 425–435, 442)',
    body: `
- **Nome de usuário já usado (417, 418)**: outra pessoa o tem. Escolha outro.
- **É preciso nome de usuário e senha (412)**, ou um **código (414, 415, 416)**: o campo diz qual. Um código vale por pouco tempo, então peça um novo se o seu for antigo.
- **Esta conta não serve (410)**: você entrou com uma conta para a qual isto não é. Saia e entre com a certa.
- **Não foi possível adicionar (442)**: já está lá, ou o lugar acabou de ser ocupado. Olhe a lista de novo.
- **Idiomas, tipos de produtos, códigos e etapas de pacotes (425–435)** são cuidados por pessoas desta plataforma. Se você encontrar um destes códigos, falta uma configuração nossa: [conte para nós](/feedback); você não pode fazer nada a respeito.
`,
    of: 1,
    on: '2026-11-22',
  },
} satisfies Record<string, TranslatedArticle>;
