import type { storefrontPay as english } from '../en/storefront-pay.ts';
import type { Translated } from '../translated.ts';

/** Words of paying in a shop: the ways to pay, what to send where, and what became of it. */
export const storefrontPay: Translated<typeof english> = {
  payTitle: 'Método de pago',
  payMethods: {
    card: 'Tarjeta',
    paypal: 'PayPal',
    mollie: 'App del banco o tarjeta, con Mollie',
    usdt_tron: 'USDT (TRON, TRC-20)',
    usdt_eth: 'USDT (Ethereum, ERC-20)',
    bank: 'Transferencia bancaria',
    cod: 'Contra entrega',
    test: 'Pago de prueba',
  },
  payHints: {
    card: 'En la página segura del procesador de pagos. Esta tienda nunca ve tu tarjeta.',
    paypal:
      'En la página segura de PayPal, desde tu cuenta o con tarjeta. Esta tienda nunca ve ni una ni otra.',
    mollie:
      'En la página segura de Mollie, con los métodos de pago de tu país. Esta tienda nunca ve tu tarjeta ni tu cuenta.',
    usdt_tron:
      'Recibes una dirección solo para ti. El pago se confirma cuando la red ya no puede revertirlo, normalmente en menos de dos minutos.',
    usdt_eth:
      'Recibes una dirección solo para ti. El pago se confirma cuando la red ya no puede revertirlo, normalmente en menos de veinte minutos.',
    bank: 'Recibes una referencia para tu transferencia. Te guardamos los productos tres días y los enviamos cuando llegue el dinero.',
    cod: 'Le pagas al transportista en tu puerta.',
    test: 'No se mueve dinero real.',
  },
  payCharged: 'Pagas {amount}',
  payNone: 'Ningún método de pago funciona para este país y este monto. Elige otro país u otra moneda.',
  pay_method_wrong: 'Elige un método de pago, por favor.',
  payGoingTitle: 'Te llevamos a la página de pago',
  payGoingText: 'Si no pasa nada, usa el botón.',
  payStart: 'Continuar al pago',
  paySendTitle: 'Envía exactamente esto',
  payKeptUntil: 'Te guardamos los productos hasta el {when}.',
  payAmount: 'Monto',
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
  payReceived: 'Llegaron {received} de {amount}.',
  payFinal: 'Definitivo hasta ahora: {final}.',
  payConfirmations: '{done} de {needed} confirmaciones',
  payMore: 'Envía el resto a la misma dirección. Lo que pagues de más se reembolsa.',
  payBankLater:
    'Una transferencia tarda de uno a tres días hábiles. No hace falta que esperes aquí: te escribimos un correo cuando llegue.',
  payReload: 'Volver a comprobar',
  payPlaceTitle: '¿Adónde enviamos los reembolsos?',
  payPlaceText:
    'No sabemos adónde enviar un reembolso. Dínoslo ahora o más tarde; lo usamos solo para reembolsos de este pedido.',
  payPlaceChain: 'Tu propia dirección en {network}',
  payPlaceBank: 'Tu IBAN o número de cuenta',
  payPlaceSave: 'Guardar',
  payPlaceKept: 'Los reembolsos de este pedido van a {to}.',
  noticePlaceKept: 'Guardado. Los reembolsos de este pedido irán ahí.',
  payPlaceEmail: 'Correo de tu pedido',
  noticePlaceEmail: 'Este no es el correo de este pedido. Escribe el que usaste al pedir.',
  noticePlaceWrong: 'Esto no parece una dirección ni una cuenta. Revísalo, por favor.',
  noticeProviderSilent:
    'El procesador de pagos no responde. No se cobró nada. Inténtalo de nuevo en un minuto, por favor.',
};
