import type { storefrontPay as english } from '../en/storefront-pay.ts';
import type { Translated } from '../translated.ts';

/** Words of paying in a shop: the ways to pay, what to send where, and what became of it. */
export const storefrontPay: Translated<typeof english> = {
  payTitle: 'Cómo pagas',
  payMethods: {
    card: 'Tarjeta',
    usdt_tron: 'USDT (TRON, TRC-20)',
    usdt_eth: 'USDT (Ethereum, ERC-20)',
    bank: 'Transferencia bancaria',
    cod: 'Contra entrega',
    test: 'Pago de prueba',
  },
  payHints: {
    card: 'En la página segura del proveedor de pagos. Esta tienda nunca ve tu tarjeta.',
    usdt_tron:
      'Recibes una dirección solo para ti. El pago cuenta cuando la red ya no puede deshacerlo, normalmente en menos de dos minutos.',
    usdt_eth:
      'Recibes una dirección solo para ti. El pago cuenta cuando la red ya no puede deshacerlo, normalmente en menos de veinte minutos.',
    bank: 'Recibes una referencia para tu transferencia. Te guardamos los productos tres días y salen cuando llega el dinero.',
    cod: 'Le pagas al transportista en tu puerta.',
    test: 'No se mueve dinero real.',
  },
  payCharged: 'Pagas {amount}',
  payNone:
    'No hay ninguna forma de pago que sirva para este país y este importe. Elige otro país u otra moneda.',
  pay_method_wrong: 'Elige cómo quieres pagar, por favor.',
  payGoingTitle: 'Te llevamos a la página de pago',
  payGoingText: 'Si no pasa nada, usa el botón.',
  payStart: 'Continuar al pago',
  paySendTitle: 'Envía exactamente esto',
  payKeptUntil: 'Te guardamos los productos hasta el {when}.',
  payAmount: 'Importe',
  payAddress: 'Dirección, solo para este pedido',
  payNetwork: 'Red',
  payNetworks: { tron: 'TRON (TRC-20)', ethereum: 'Ethereum (ERC-20)' },
  payContract: 'Contrato del token',
  payNetworkWarning:
    'Envía solo USDT por {network}. Los tokens de otro tipo o de otra red no llegan y no se pueden recuperar.',
  payQr: 'Dirección como código QR',
  payHolder: 'Titular',
  payBank: 'Banco',
  payAccount: 'Cuenta',
  payBic: 'BIC',
  payReference: 'Referencia',
  payReferenceHint: 'Escríbela en la transferencia para que sepamos de quién es el dinero.',
  payReceived: 'Han llegado {received} de {amount}.',
  payFinal: 'De ello, {final} es definitivo.',
  payConfirmations: '{done} de {needed} confirmaciones',
  payMore: 'Envía lo que falta a la misma dirección. Lo que sobre se te devuelve.',
  payBankLater:
    'Una transferencia tarda de uno a tres días hábiles. No hace falta que esperes aquí: te escribimos cuando llegue.',
  payReload: 'Volver a comprobar',
  payPlaceTitle: 'Por si hay que devolverte dinero',
  payPlaceText:
    'No sabemos adónde enviar un reembolso. Indícalo ahora o más tarde; se usa solo para los reembolsos de este pedido.',
  payPlaceChain: 'Tu propia dirección en {network}',
  payPlaceBank: 'Tu IBAN o número de cuenta',
  payPlaceSave: 'Guardar',
  payPlaceKept: 'Los reembolsos de este pedido van a {to}.',
  noticePlaceKept: 'Guardado. Los reembolsos de este pedido irán ahí.',
  payPlaceEmail: 'Correo electrónico de tu pedido',
  noticePlaceEmail: 'Este no es el correo de este pedido. Escribe el que usaste al pedir.',
  noticePlaceWrong: 'Esto no parece una dirección ni una cuenta. Revísalo, por favor.',
  noticeProviderSilent:
    'El proveedor de pagos no responde en este momento. No se cobró nada. Inténtalo de nuevo en un minuto, por favor.',
};
