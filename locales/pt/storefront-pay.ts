import type { storefrontPay as english } from '../en/storefront-pay.ts';
import type { Translated } from '../translated.ts';

/** Words of paying in a shop: the ways to pay, what to send where, and what became of it. */
export const storefrontPay: Translated<typeof english> = {
  payTitle: 'Forma de pagamento',
  payMethods: {
    card: 'Cartão',
    paypal: 'PayPal',
    mollie: 'App do banco ou cartão, pela Mollie',
    usdt_tron: 'USDT (TRON, TRC-20)',
    usdt_eth: 'USDT (Ethereum, ERC-20)',
    bank: 'Transferência bancária',
    cod: 'Na entrega',
    test: 'Pagamento de teste',
  },
  payHints: {
    card: 'Na página segura do provedor de pagamento. Esta loja nunca vê o seu cartão.',
    paypal: 'Na página segura do PayPal, pela sua conta ou com cartão. Esta loja nunca vê nenhum dos dois.',
    mollie:
      'Na página segura da Mollie, com as formas de pagamento do seu país. Esta loja nunca vê o seu cartão nem a sua conta.',
    usdt_tron:
      'Você recebe um endereço só seu. O pagamento é confirmado quando a rede não pode mais revertê-lo, em geral em até dois minutos.',
    usdt_eth:
      'Você recebe um endereço só seu. O pagamento é confirmado quando a rede não pode mais revertê-lo, em geral em até vinte minutos.',
    bank: 'Você recebe uma referência para a transferência. Seus produtos ficam reservados por três dias, e enviamos quando o dinheiro chegar.',
    cod: 'Você paga ao entregador, na sua porta.',
    test: 'Nenhum dinheiro real circula.',
  },
  payCharged: 'Você paga {amount}',
  payNone:
    'Nenhuma forma de pagamento está disponível para este país e este valor. Escolha outro país ou outra moeda.',
  pay_method_wrong: 'Escolha uma forma de pagamento, por favor.',
  payGoingTitle: 'Levando você para a página de pagamento',
  payGoingText: 'Se nada acontecer, use o botão.',
  payStart: 'Continuar para o pagamento',
  paySendTitle: 'Envie exatamente isto',
  payKeptUntil: 'Seus produtos ficam reservados até {when}.',
  payAmount: 'Valor',
  payAddress: 'Endereço, só para este pedido',
  payNetwork: 'Rede',
  payNetworks: { tron: 'TRON (TRC-20)', ethereum: 'Ethereum (ERC-20)' },
  payContract: 'Contrato do token',
  payNetworkWarning:
    'Envie somente USDT na rede {network}. Tokens de outro tipo ou de outra rede não chegam e não podem ser recuperados.',
  payQr: 'Endereço como código QR',
  payHolder: 'Favorecido',
  payBank: 'Banco',
  payAccount: 'Conta',
  payBic: 'BIC',
  payReference: 'Referência',
  payReferenceHint: 'Escreva-a na transferência, para sabermos de quem é o dinheiro.',
  payReceived: 'Recebemos {received} de {amount}.',
  payFinal: 'Disso, {final} já são definitivos.',
  payConfirmations: '{done} de {needed} confirmações',
  payMore: 'Envie o restante para o mesmo endereço. O que passar do valor é reembolsado.',
  payBankLater:
    'Uma transferência leva de um a três dias úteis. Você não precisa esperar aqui: enviamos um e-mail quando ela chegar.',
  payReload: 'Verificar de novo',
  payPlaceTitle: 'Para onde vão os reembolsos?',
  payPlaceText:
    'Não sabemos para onde enviar um reembolso. Informe agora ou depois; usamos isso só para reembolsos deste pedido.',
  payPlaceChain: 'Seu próprio endereço na rede {network}',
  payPlaceBank: 'Seu IBAN ou número da conta',
  payPlaceSave: 'Salvar',
  payPlaceKept: 'Os reembolsos deste pedido vão para: {to}.',
  noticePlaceKept: 'Salvo. Os reembolsos deste pedido vão para lá.',
  payPlaceEmail: 'E-mail do seu pedido',
  noticePlaceEmail: 'Este não é o e-mail deste pedido. Digite o que você usou ao comprar.',
  noticePlaceWrong: 'Isso não parece um endereço nem uma conta. Confira, por favor.',
  noticeProviderSilent:
    'O provedor de pagamento não está respondendo. Nada foi cobrado. Tente de novo em um minuto, por favor.',
};
