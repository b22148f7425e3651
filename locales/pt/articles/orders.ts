import type { TranslatedArticle } from '#domain/content/articles.ts';
import { orderStatus } from '../statuses.ts';

/** Answers about orders on their way. */
export const orders = {
  'confirming-an-order': {
    title: 'O que “confirmar” faz, e quanto me custa?',
    body: `
Quando um comprador pagou, o custo do fornecedor é confirmado **com o pagamento do comprador**. A tela diz isso até o centavo: “do comprador” e “de você: 0.00”. É sempre 0.00.

Você pode olhar o pedido primeiro e depois:

- **confirmar**: o fornecedor recebe o pedido,
- **recusar** com um motivo: o comprador recebe todo o dinheiro de volta.

Se você não fizer nada, o pedido se confirma automaticamente depois de {confirmMinutes} minutos. Se você desativou isso, ele é reembolsado no máximo depois de {confirmHours} horas. Em nenhum caso algo é cobrado de você, e estar ausente nunca é uma falta.

Um comprador pode desistir em até {cancelMinutes} minutos depois de pagar. Então o valor inteiro volta para ele, e o pedido termina.
`,
    of: 1,
    on: '2026-11-21',
  },
  'order-statuses': {
    title: 'O que significam os status de um pedido?',
    body: `
Cada status tem alguém que o faz avançar e um prazo depois do qual ele avança automaticamente. Nenhum pedido pode ficar parado para sempre.

- **${orderStatus.pending_payment}**: o comprador pagou, e o custo espera ser [confirmado](confirming-an-order).
- **${orderStatus.to_be_delivered}**: o fornecedor tem o pedido e {shipDays} dias úteis para enviá-lo. Depois disso, o comprador é reembolsado.
- **${orderStatus.shipped}**: a transportadora escaneou o pacote. Só a etiqueta não é um envio.
- **${orderStatus.delivered}**: a transportadora diz que chegou.
- **${orderStatus.received}**: o comprador disse isso, ou não disse nada por {receiveDays} dias.
- **${orderStatus.pending_acceptance}**: o prazo para devolver produtos está correndo.
- **${orderStatus.accepted}**: esse prazo acabou e nada está em aberto. Sua parte agora é certa.
- **${orderStatus.pending_settlement}**: sua parte espera a data dela, que é mostrada.
- **${orderStatus.pending_withdrawal}**: sua parte está disponível. Você pode sacar.
- **${orderStatus.completed}**: foi sacado ou usado, ou passaram {completeDays} dias. O dinheiro que sobra continua seu.
- **${orderStatus.cancelled}**: o pedido terminou e o comprador recebeu o dinheiro de volta.
- **${orderStatus.refund_return}**: há um caso em aberto. Veja [devoluções](returns-and-refunds).

## Por que não posso fazer algo com um pedido?

Cada etapa é de alguém: só um comprador paga e aceita, só uma transportadora entrega, só um fornecedor envia. Se um pedido avançou desde que você o abriu, o que você queria talvez não seja mais possível. Abra de novo e veja o que ele permite agora.
`,
    of: 1,
    on: '2026-11-21',
  },
  shipping: {
    title: 'Onde está o pacote, e se ele atrasar?',
    body: `
Abra o pedido e depois “logística”. Você vê os eventos da própria transportadora, o código de rastreio e quando o pacote deve chegar.

- Não enviado em {shipDays} dias úteis: o pedido termina automaticamente e o comprador recebe o dinheiro de volta. Você não perde nada.
- Enviado e não entregue {lostDays} dias depois: um caso é aberto automaticamente, para que nem você nem o comprador precisem perceber.
- Devolvido ao remetente: o pedido termina e o comprador é reembolsado.

Só as leituras da transportadora tornam um pedido “enviado” ou “entregue”. Ninguém aqui, nem nenhum lojista, pode marcar isso à mão.
`,
    of: 1,
    on: '2026-11-21',
  },
  'returns-and-refunds': {
    title: 'Um comprador quer devolver algo. E agora?',
    body: `
Um comprador pode pedir uma devolução por {returnDays} dias depois da entrega. Você tem {returnAnswerHours} horas para responder. **Sem resposta conta como um sim**, para que ninguém espere para sempre.

## Quem arca com o custo

- **O fornecedor**, quando os produtos estão danificados, errados, atrasados ou perdidos.
- **Você**, quando a sua própria descrição prometeu algo que o produto não é.
- **Você e o comprador**, quando ele desistiu: o comprador paga o envio de volta; você perde o seu lucro deste pedido e o que o fornecedor retém do custo dele. Antes de colocar algo à venda, a página do produto diz quanto você perderia se ele voltasse.

## Como continua

1. Você diz sim, ou não com um motivo. Depois de um não, o comprador pode pedir a decisão de uma pessoa daqui.
2. O comprador tem {returnShipDays} dias para enviar o produto.
3. O fornecedor o confere em {inspectDays} dias. Se ninguém conferir, considera-se que está em ordem.
4. O comprador é reembolsado na hora, pela mesma forma com que pagou.

O reembolso sai primeiro do dinheiro deste pedido. Se a sua parte já foi sacada, **não** pedimos que você pague nada: no máximo metade das vendas futuras vai para compensar isso até zerar.
`,
    of: 1,
    on: '2026-11-21',
  },
} satisfies Record<string, TranslatedArticle>;
