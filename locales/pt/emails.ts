import type { emails as english } from '../en/emails.ts';
import type { Translated } from '../translated.ts';

export const emails: Translated<typeof english> = {
  kinds: {
    order_paid: {
      subject: 'Seu pedido {no} na loja {shop}',
      body: 'Obrigado pelo seu pedido. Seu pagamento de {amount} chegou e o pedido está feito.\n\nNa página do pedido, você pode acompanhá-lo, cancelá-lo antes do envio e devolver o que não quiser manter.',
      action: 'Abrir meu pedido',
    },
    payment_open: {
      subject: 'Como pagar seu pedido na loja {shop}',
      body: `Seus produtos ficam reservados até {by}. Pague {amount} até lá, por favor, exatamente como indicado abaixo.

Fazemos o pedido assim que o pagamento chegar e então enviamos um e-mail para você.`,
      action: 'Ver como pagar',
    },
    payment_expired: {
      subject: 'O prazo para pagar na loja {shop} expirou',
      body: `Não recebemos nenhum pagamento, por isso nada foi pedido e você não deve nada.

Se você já pagou e o dinheiro chegar mais tarde, nós o reembolsamos automaticamente.`,
      action: 'Ir para a loja',
    },
    payment_returned: {
      subject: 'Seu pagamento à loja {shop} está sendo reembolsado',
      body: 'Seu pagamento de {amount} chegou depois que o prazo para pagar expirou, por isso nada foi pedido. Ele será reembolsado integralmente pela mesma forma de pagamento.',
      action: 'Ver o pagamento',
    },
    payment_twice: {
      subject: 'Você pagou duas vezes à loja {shop}',
      body: 'Recebemos um segundo pagamento de {amount} pelo mesmo pedido. Ele será reembolsado integralmente pela mesma forma de pagamento. Seu primeiro pagamento não muda e você não precisa fazer nada.',
      action: 'Ver o pagamento',
    },
    order_shipped: {
      subject: 'Seu pedido {no} está a caminho',
      body: 'Seu pacote está com a transportadora.',
      action: 'Acompanhar meu pacote',
    },
    order_delivered: {
      subject: 'Seu pedido {no} foi entregue',
      body: `A transportadora diz que seu pedido chegou. Confira o que você recebeu, por favor.

Está tudo certo? Então confirme. Algo está errado, faltando ou não é o que você queria? Você pode nos dizer na mesma página até {by}.`,
      action: 'Confirmar ou devolver',
    },
    order_late: {
      subject: 'Seu pedido {no} está demorando mais do que o prometido',
      body: `Seu pedido deveria ter chegado até {by}. Lamentamos que isso não tenha acontecido.

A página dele mostra onde ele está. Se ele não chegar em até dez dias depois dessa data, reembolsamos você automaticamente.`,
      action: 'Ver onde está',
    },
    order_cancelled: {
      subject: 'Seu pedido {no} foi cancelado',
      body: `{why, select, buyer {Ele foi cancelado como você pediu.} expired {A loja não o confirmou a tempo. Lamentamos.} stock {O fornecedor está sem estoque. Lamentamos.} sla {Ele não foi enviado no prazo prometido. Lamentamos.} undeliverable {A transportadora não conseguiu entregá-lo e o devolveu.} other {A loja não pode concluí-lo. Lamentamos.}}

Estamos reembolsando {amount} pela mesma forma de pagamento. Você não precisa fazer nada.`,
      action: 'Ver meu pedido',
    },
    refund_sent: {
      subject: 'Seu reembolso do pedido {no}',
      body: 'Reembolsamos {amount} pela mesma forma de pagamento. Seu banco pode levar alguns dias para mostrar o valor.',
      action: 'Ver meu pedido',
    },
    case_received: {
      subject: 'Recebemos sua solicitação sobre o pedido {no}',
      body: 'A loja vai responder até {by}. Se não responder, sua solicitação é aprovada automaticamente.',
      action: 'Ver minha solicitação',
    },
    case_approved: {
      subject: 'Sua devolução do pedido {no} foi aprovada',
      body: '{sends, select, yes {Envie os produtos de volta até {by}, por favor. A página do seu pedido mostra o endereço e a etiqueta, se houver.} other {Você não precisa devolver nada. O reembolso é feito automaticamente.}}',
      action: 'Ver o que fazer agora',
    },
    case_offer: {
      subject: 'A loja faz uma oferta a você pelo pedido {no}',
      body: `Você pode ficar com os produtos e receber {amount} de volta. Aceite ou recuse até {by}, por favor.

Se você não fizer nada, sua devolução é aprovada.`,
      action: 'Aceitar ou recusar',
    },
    case_rejected: {
      subject: 'A loja recusou sua solicitação sobre o pedido {no}',
      body: `O motivo da loja: {reason}

Se você não concorda, pode pedir que um revisor independente da loja decida. Faça isso até {by}, por favor.`,
      action: 'Pedir um revisor',
    },
    case_escalated: {
      subject: 'Sua solicitação sobre o pedido {no} está em análise',
      body: 'Um revisor independente da loja decide até {by}. Sem decisão até lá, sua solicitação é aprovada.',
      action: 'Ver minha solicitação',
    },
    case_inspected: {
      subject: 'Seus produtos do pedido {no} foram conferidos',
      body: `{deducted, select, yes {O fornecedor quer descontar {amount} do reembolso. O motivo: {reason}

Se você não concorda, diga-nos até {by}, e um revisor decide.} other {Está tudo certo. O reembolso é feito automaticamente.}}`,
      action: 'Ver o resultado',
    },
    case_decided: {
      subject: 'A decisão sobre o pedido {no}',
      body: `{result, select, granted {Sua solicitação foi aprovada.} refused {Dois revisores analisaram sua solicitação separadamente e não puderam aprová-la.} other {Não decidimos a tempo, por isso sua solicitação foi aprovada.}}

{reason}`,
      action: 'Ver a decisão',
    },
    case_closed: {
      subject: 'Sua devolução do pedido {no} foi encerrada',
      body: `O prazo acabou, por isso nada foi reembolsado e seu pedido continua como antes.

Se você enviou os produtos de volta, avise na página do seu pedido.`,
      action: 'Ver meu pedido',
    },
    withdrawal_received: {
      subject: 'Recebemos sua desistência do pedido {no}',
      body: 'Recebemos sua desistência do contrato em {at}. Guarde este e-mail, por favor: ele é o seu comprovante.',
      action: 'Ver o que acontece agora',
    },
    review_invited: {
      subject: 'Como foi seu pedido na loja {shop}?',
      body: 'Outros compradores gostariam de saber. Algumas palavras e estrelas bastam, seja qual for a sua opinião.',
      action: 'Escrever um comentário',
    },
    chat_answered: {
      subject: '{shop} respondeu a você',
      body: 'Há uma nova mensagem sobre o seu pedido {no}. Abra o pedido para ler e responder.',
      action: 'Ler a mensagem',
    },
  },
  greeting: 'Olá, {name},',
  greetingPlain: 'Olá,',
  open: '{action}: {url}',
  receipt: 'Seu recibo assinado: {url}',
  secret: 'Os links deste e-mail abrem seu pedido sem senha. Não os compartilhe, por favor.',
  sentFor: '{brand} envia este e-mail em nome de {shop}.',
  why: 'Você está recebendo este e-mail por causa do seu pedido na loja {shop}.',
  stop: 'Não quer receber e-mails como este? Cancele a inscrição aqui: {url}',
  orderNumber: 'Número do pedido',
  parcel: 'Pacote',
  parcelValue: '{carrier}, código de rastreio {tracking}',
  payAmount: 'Valor',
  payHolder: 'Favorecido',
  payBank: 'Banco',
  payAccount: 'Conta',
  payBic: 'BIC',
  payReference: 'Referência',
  payNetwork: 'Rede',
  payAddress: 'Endereço',
  declaredBy: 'Declarado por',
  declaredAt: 'Recebida em',
  declaredFor: 'Produtos',
  digest: 'Resumo criptográfico (SHA-256)',
  legalName: 'Loja',
  items: 'Produtos',
  delivery: 'Frete',
  tax: 'Impostos',
  total: 'Total',
  paid: 'Você pagou',
  refunded: 'Reembolsado',
  notRefunded: 'Não reembolsado',
  moreLines: '{count, plural, one {e mais # produto} other {e mais # produtos}}',
  arrival: 'Previsão de entrega',
  deliveredOn: 'Entregue em',
  shipTo: 'Endereço de entrega',
  slipThanks: 'Agradecemos seu pedido na loja {shop}.',
  slipReturns: 'Seu pedido e devoluções',
  slipCode: 'Código',
  slipItem: 'Produto',
  slipQuantity: 'Quantidade',
  slipCheck: 'Confira se está tudo aqui. Se tiver dúvidas, fale com a loja em que você fez o pedido.',
};
