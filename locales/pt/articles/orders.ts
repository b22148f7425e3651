import type { TranslatedArticle } from '#domain/content/articles.ts';
import { orderStatus } from '../statuses.ts';

/** Answers about orders on their way. */
export const orders = {
  'confirming-an-order': {
    title: 'O que “confirmar” faz, e quanto me custa?',
    body: `
Depois que um comprador paga, o custo do fornecedor é confirmado **com o pagamento do comprador**. A tela mostra isso até o centavo: “do comprador” e “de você: 0,00”. É sempre 0,00.

Você pode conferir o pedido primeiro e depois:

- **confirmar**: o fornecedor recebe o pedido,
- **recusar** com um motivo: o comprador recebe reembolso total.

Se você não fizer nada, o pedido é confirmado automaticamente depois de {confirmMinutes} minutos. Se você desativou isso, ele é reembolsado em no máximo {confirmHours} horas. Em nenhum caso algo é cobrado de você, e ficar ausente nunca prejudica você.

Um comprador pode mudar de ideia em até {cancelMinutes} minutos depois de pagar. O valor inteiro é então reembolsado, e o pedido é cancelado.
`,
    of: 1,
    on: '2026-11-21',
  },
  'order-statuses': {
    title: 'O que significam os status de um pedido?',
    body: `
Cada status deixa claro quem age em seguida e depois de quanto tempo o pedido avança automaticamente. Nenhum pedido pode ficar parado.

- **${orderStatus.pending_payment}**: o comprador pagou, e o custo espera ser [confirmado](confirming-an-order).
- **${orderStatus.to_be_delivered}**: o fornecedor tem o pedido e {shipDays} dias úteis para enviá-lo. Depois disso, o comprador é reembolsado.
- **${orderStatus.shipped}**: a transportadora escaneou o pacote. Só a etiqueta não é um envio.
- **${orderStatus.delivered}**: a transportadora informa que ele chegou.
- **${orderStatus.received}**: o comprador confirmou, ou não respondeu por {receiveDays} dias.
- **${orderStatus.pending_acceptance}**: o prazo de devolução está correndo.
- **${orderStatus.accepted}**: esse prazo acabou e nada está em aberto. Sua parte agora está garantida.
- **${orderStatus.pending_settlement}**: sua parte espera a data dela, que é mostrada.
- **${orderStatus.pending_withdrawal}**: sua parte está disponível. Você pode sacar.
- **${orderStatus.completed}**: ela foi sacada ou usada, ou já se passaram {completeDays} dias. O dinheiro que resta continua seu.
- **${orderStatus.cancelled}**: o pedido foi cancelado e o comprador foi reembolsado.
- **${orderStatus.refund_return}**: há um pedido de devolução em aberto. Veja [devoluções](returns-and-refunds).

## Por que não posso fazer algo com um pedido?

Cada etapa cabe a um só: só um comprador paga e aceita, só uma transportadora entrega, só um fornecedor envia. Se um pedido avançou desde que você o abriu, uma ação talvez não seja mais possível. Abra de novo e veja o que você pode fazer agora.
`,
    of: 1,
    on: '2026-11-21',
  },
  shipping: {
    title: 'Onde está o pacote, e se ele atrasar?',
    body: `
Abra o pedido e depois **Acompanhar os pacotes**. Você vê os eventos da própria transportadora, o código de rastreio e a data de entrega prevista.

- Não enviado em {shipDays} dias úteis: o pedido é cancelado automaticamente e o comprador é reembolsado. Você não perde nada.
- Enviado e não entregue {lostDays} dias depois: um caso é aberto automaticamente, para que nem você nem o comprador precisem perceber.
- Devolvido ao remetente: o pedido é cancelado, e o comprador é reembolsado.

Só as leituras da transportadora tornam um pedido “enviado” ou “entregue”. Ninguém da nossa equipe, nem nenhum lojista, pode marcar isso à mão.
`,
    of: 1,
    on: '2026-11-21',
  },
  'returns-and-refunds': {
    title: 'Um comprador quer devolver algo. E agora?',
    body: `
Um comprador pode solicitar uma devolução em até {returnDays} dias depois da entrega. Você tem {returnAnswerHours} horas para responder. **Se você não responder, o pedido de devolução é aprovado automaticamente**, para que ninguém espere indefinidamente.

## Quem arca com o custo

- **O fornecedor**, quando o produto está danificado, errado, atrasado ou perdido.
- **Você**, quando a sua própria descrição prometeu algo que o produto não é.
- **Você e o comprador**, quando ele mudou de ideia: o comprador paga o envio de volta; você perde o seu lucro deste pedido e a parte do custo que fica com o fornecedor. Antes de você colocar um produto à venda, a página dele mostra o que você perderia se ele fosse devolvido.

## O que acontece depois

1. Você aprova o pedido de devolução ou o recusa com um motivo. Se recusar, o comprador pode pedir que a nossa equipe decida.
2. O comprador tem {returnShipDays} dias para enviar o produto de volta.
3. O fornecedor o confere em até {inspectDays} dias. Se não for conferido a tempo, considera-se que está em ordem.
4. O comprador é reembolsado na hora, pela mesma forma com que pagou.

O reembolso sai primeiro do dinheiro deste pedido. Se a sua parte já foi sacada, **não** pedimos que você deposite nada: no máximo metade das vendas seguintes vai para cobri-lo até zerar.
`,
    of: 1,
    on: '2026-11-21',
  },
  'refund-a-buyer': {
    title: 'Como reembolso um comprador sem devolução?',
    body: `
Abra o pedido e escolha **Reembolsar o comprador** no menu dele. Você pode reembolsar um valor, certos produtos, a entrega ou tudo o que ainda é seu neste pedido. Nada precisa ser devolvido.

Antes de confirmar, você vê até o centavo o que o comprador recebe, o que você paga e o que fica com você. Você confirma com a sua senha de transações, e o dinheiro volta pela mesma forma com que o comprador pagou.

## Quanto posso reembolsar?

No máximo o que ainda é seu neste pedido. O custo do fornecedor não é tocado, nenhum outro pedido paga por ele e o seu saldo nunca fica abaixo de zero. Quando o dinheiro já está disponível, só pode ser reembolsado o que você não sacou nem usou.

Sobre o preço reembolsado não são devidos nem imposto nem comissão. O comprador recebe essa parte também, e ela não custa nada a você.

## Quando não é possível?

- **Antes do envio**: cancele o pedido. Não custa nada, mas baixa a reputação da sua loja, como um pedido recusado.
- **Enquanto há uma devolução aberta**: responda a ela no pedido; lá você também pode oferecer um reembolso parcial. Veja [devoluções](returns-and-refunds).
- **Enquanto vários pacotes estão a caminho**: espere até que todos sejam entregues.
`,
    of: 1,
    on: '2026-11-29',
  },
  customers: {
    title: 'O que vejo sobre meus clientes?',
    body: `
Em [Clientes](/customers) você vê quem comprou, quantas vezes e quanto. Os nomes aparecem parcialmente. Reconhecemos um comprador pelo e-mail, só na sua loja, e nunca mostramos o e-mail.

- **Valor** é o que foi pago por pedidos não cancelados, menos os reembolsos. Abra um cliente para ver os pedidos.
- **Etiquetas e notas** são só para você. Você pode apagar uma nota a qualquer momento.

Quando os dados de um comprador são apagados, suas notas e etiquetas também são. Escreva só o necessário: um comprador pode perguntar o que você guarda.
`,
    of: 1,
    on: '2026-11-29',
  },
  insights: {
    title: 'O que as análises me mostram?',
    body: `
Em [Análises](/insights) você vê o que vendeu, quem veio e o que voltou: em 7, 30 ou 90 dias, neste mês ou nos dias que escolher, comparado com o período anterior. Abra um número para ver os pedidos ou os dias por trás dele. Cada lista pode ser salva como arquivo CSV.

- **Produtos**: o que os compradores pagaram pelos pedidos do período, menos fornecedor, entrega, tarifas, impostos e reembolsos. O que sobra é o seu lucro, até o centavo, como no seu livro. O que ainda não foi liquidado fica retido até o pedido ser aceito.
- **Visitantes**: de onde vieram. Guardamos o nome do site anterior, nunca a página. A taxa de conversão aparece a partir de {shareVisitorsMin} visualizações.
- **Buscas sem resultado**: palavras buscadas em {missDaysShown} dias diferentes. Não guardamos quem buscou e apagamos as palavras após {visitRowDays} dias.
- **Compradores**: primeiros pedidos e repetidos, países, dias da semana e horas.
- **Devoluções**: motivos e produtos.

Só contam fatos reais. Robôs e suas próprias visitas não contam, e ninguém pode acrescentar um número.
`,
    of: 1,
    on: '2026-11-29',
  },
  'questions-before-buying': {
    title: 'Um comprador pergunta antes de comprar. O que acontece?',
    body: `
Na página de cada produto, os compradores podem fazer uma pergunta à sua loja. Você recebe uma notificação assim que confirmam o endereço, e encontra a pergunta em [Perguntas](/questions) e em [Atendimento](/service).

- **Você responde uma vez, por e-mail.** O comprador recebe sua resposta junto com a pergunta, em um e-mail no idioma dele.
- **Você escolhe o que todos veem.** Mostre uma pergunta e a resposta na página do produto, sem o nome do comprador, e tire de lá quando quiser.
- **Dados de contato e links ficam ocultos** dos dois lados, como nas mensagens de um pedido.
- **Você nunca vê o endereço.** Endereço e nome são excluídos quando sua resposta é enviada.

Uma pergunta sem resposta é excluída após {questionOpenDays} dias; uma respondida, após {questionAnswerDays} dias. O comprador pode excluí-la antes pelo link do e-mail; ela então some também da página do produto.
`,
    of: 1,
    on: '2026-11-29',
  },
  'cart-emails': {
    title: 'O que são os e-mails do carrinho?',
    body: `
Ao pagar, os compradores podem marcar uma opção para receber um e-mail caso não terminem. A opção fica desmarcada até que a marquem.

- **Um único e-mail, no mínimo {reminderHours} horas depois**, com o carrinho, os preços de hoje se mudaram e um link que abre o carrinho.
- **Nunca após um pagamento**, mesmo que o pedido tenha sido cancelado. Se sua loja estiver fechada, o e-mail espera.
- **Sem endereços.** Você não os vê, e cada um é excluído quando o e-mail é enviado. Todo e-mail tem um link para cancelar.

Em [E-mails do carrinho](/reminders) você vê o que foi enviado nos últimos {reminderKeepDays} dias e abre os pedidos que vieram dali. Ali também pode desativar a opção.
`,
    of: 1,
    on: '2026-11-29',
  },
  'buyer-pages': {
    title: 'O que é a página do comprador?',
    body: `
Cada loja tem uma página “/me” onde os compradores encontram aquilo que os faz voltar. Eles a abrem por um link que enviamos por e-mail, sem senha.

- **Lista de desejos.** Um coração em cada produto, também antes de entrar. A página mostra o preço de hoje ao lado do preço de quando foi salvo, e o que você não vende mais. Cabem {wishesMax} produtos.
- **Pedidos** feitos com esse e-mail na sua loja.
- **Endereços salvos**, até {buyerAddressesMax}. Ao pagar, são oferecidos só a quem entrou, e um endereço só é salvo se o comprador marcar a opção.

Você não vê nada disso: nem lista, nem endereço, nem acesso. Um link funciona uma vez, por {buyerLinkMinutes} minutos; um aparelho continua conectado por {buyerSessionDays} dias. Os compradores podem sair de todos os aparelhos e excluir tudo na hora. Uma página que ninguém abre é excluída após {buyerPageDays} dias.
`,
    of: 1,
    on: '2026-11-29',
  },
} satisfies Record<string, TranslatedArticle>;
