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
} satisfies Record<string, TranslatedArticle>;
