import type { letters as english } from '../en/letters.ts';
import type { Translated } from '../translated.ts';

export const letters: Translated<typeof english> = {
  kinds: {
    order_paid: {
      subject: 'Seu pedido {no} na loja {shop}',
      body: 'Obrigado pelo seu pedido. Seu pagamento de {amount} chegou e o pedido está feito.\n\nNa página do pedido, você pode acompanhá-lo, cancelá-lo antes do envio e devolver o que não quiser manter.',
      action: 'Abrir meu pedido',
    },
    payment_open: {
      subject: 'Como pagar seu pedido na loja {shop}',
      body: 'Seus produtos ficam reservados até {by}. Pague {amount} até lá, exatamente como indicado abaixo.\n\nO pedido é feito assim que o pagamento chegar; então escrevemos para você.',
      action: 'Ver como pagar',
    },
    payment_expired: {
      subject: 'O prazo para pagar na loja {shop} acabou',
      body: 'Nenhum pagamento chegou, por isso nada foi pedido e você não deve nada.\n\nSe você já pagou e o dinheiro chegar mais tarde, ele é devolvido automaticamente.',
      action: 'Ir para a loja',
    },
    payment_returned: {
      subject: 'Seu pagamento à loja {shop} está voltando para você',
      body: 'Seu pagamento de {amount} chegou depois do fim do prazo, por isso nada foi pedido. O valor inteiro volta pelo mesmo meio de pagamento.',
      action: 'Ver o pagamento',
    },
    order_shipped: {
      subject: 'Seu pedido {no} está a caminho',
      body: 'Seu pacote está com a transportadora.',
      action: 'Acompanhar meu pacote',
    },
    order_delivered: {
      subject: 'Seu pedido {no} foi entregue',
      body: 'A transportadora diz que seu pedido chegou. Confira o que você recebeu, por favor.\n\nEstá tudo certo? Então confirme. Algo está errado, faltando ou não agradou? Você pode dizer isso na mesma página até {by}.',
      action: 'Confirmar ou devolver',
    },
    order_late: {
      subject: 'Seu pedido {no} está demorando mais do que o prometido',
      body: 'Seu pedido deveria ter chegado até {by}. Lamentamos que ainda não tenha chegado.\n\nNa página do pedido, você vê onde ele está. Se ele não chegar em até dez dias depois dessa data, você recebe seu dinheiro de volta sem precisar pedir.',
      action: 'Ver onde está',
    },
    order_cancelled: {
      subject: 'Seu pedido {no} foi cancelado',
      body: '{why, select, buyer {Ele foi cancelado como você pediu.} expired {A loja não o confirmou a tempo. Sentimos muito.} stock {O fornecedor não tem mais estoque. Lamentamos.} sla {Ele não foi enviado no prazo prometido. Lamentamos.} undeliverable {A transportadora não conseguiu entregá-lo e o levou de volta.} other {A loja não pode atendê-lo. Lamentamos.}}\n\nVocê recebe {amount} de volta pelo mesmo meio de pagamento. Você não precisa fazer nada.',
      action: 'Ver meu pedido',
    },
    refund_sent: {
      subject: 'Seu reembolso do pedido {no}',
      body: 'Enviamos {amount} de volta pelo mesmo meio de pagamento. O banco pode levar alguns dias até mostrar o valor.',
      action: 'Ver meu pedido',
    },
    case_received: {
      subject: 'Recebemos sua solicitação sobre o pedido {no}',
      body: 'A loja responde até {by}. Se não responder, sua solicitação é concedida automaticamente.',
      action: 'Ver minha solicitação',
    },
    case_approved: {
      subject: 'Sua devolução do pedido {no} foi concedida',
      body: '{sends, select, yes {Envie os produtos de volta até {by}, por favor. A página do pedido diz para onde e traz a etiqueta, se houver.} other {Você não precisa devolver nada. O reembolso é feito automaticamente.}}',
      action: 'Ver o que fazer agora',
    },
    case_offer: {
      subject: 'A loja faz uma oferta a você pelo pedido {no}',
      body: 'Você pode ficar com os produtos e receber {amount} de volta. Aceite ou recuse até {by}, por favor.\n\nSe você não fizer nada, sua devolução é concedida.',
      action: 'Aceitar ou recusar',
    },
    case_rejected: {
      subject: 'A loja recusou sua solicitação sobre o pedido {no}',
      body: 'Isto é o que a loja diz: {reason}\n\nSe você não concorda, pode pedir que outra pessoa, que não é da loja, decida. Peça até {by}, por favor.',
      action: 'Pedir uma decisão',
    },
    case_escalated: {
      subject: 'Sua solicitação sobre o pedido {no} está sendo analisada',
      body: 'Alguém que não é da loja analisa o caso e decide até {by}. Sem decisão, sua solicitação é concedida.',
      action: 'Ver minha solicitação',
    },
    case_inspected: {
      subject: 'Seus produtos do pedido {no} foram conferidos',
      body: '{deducted, select, yes {O fornecedor desconta {amount} do reembolso. O motivo é este: {reason}\n\nSe você não concorda, diga isso até {by}, e outra pessoa decide.} other {Está tudo certo. O reembolso é feito automaticamente.}}',
      action: 'Ver o resultado',
    },
    case_decided: {
      subject: 'A decisão sobre o pedido {no}',
      body: '{result, select, granted {Sua solicitação foi concedida.} refused {Duas pessoas analisaram sua solicitação, uma depois da outra, e não puderam concedê-la.} other {Ninguém decidiu a tempo, por isso sua solicitação foi concedida.}}\n\n{reason}',
      action: 'Ver a decisão',
    },
    case_closed: {
      subject: 'Sua devolução do pedido {no} foi encerrada',
      body: 'O prazo acabou, por isso nada foi reembolsado e o pedido continua como antes.\n\nSe você enviou os produtos de volta, avise na página do pedido.',
      action: 'Ver meu pedido',
    },
    withdrawal_received: {
      subject: 'Comprovante da sua desistência do pedido {no}',
      body: 'Recebemos sua desistência do contrato em {at}. Guarde este e-mail, por favor: ele é o seu comprovante.',
      action: 'Ver o que acontece agora',
    },
    review_invited: {
      subject: 'Como foi seu pedido na loja {shop}?',
      body: 'Outros compradores gostariam de saber. Algumas palavras e estrelas bastam, seja qual for a sua opinião.',
      action: 'Escrever uma avaliação',
    },
    chat_answered: {
      subject: '{shop} respondeu a você',
      body: 'Há uma nova mensagem sobre o seu pedido {no}. Ela fica guardada com o pedido; abra o pedido para ler e responder.',
      action: 'Ler a mensagem',
    },
  },
  greeting: 'Olá, {name},',
  greetingPlain: 'Olá,',
  open: '{action}: {url}',
  address: 'Se o botão não funcionar, abra este endereço: {url}',
  receipt: 'Seu recibo assinado: {url}',
  secret: 'Os links deste e-mail abrem seu pedido sem senha. Não os compartilhe, por favor.',
  why: 'Você recebe este e-mail por causa do seu pedido na loja {shop}.',
  stop: 'Não quer receber e-mails como este? Aqui você pode parar de recebê-los: {url}',
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
};
