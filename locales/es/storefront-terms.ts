import type { storefrontTerms as english } from '../en/storefront-terms.ts';
import type { Translated } from '../translated.ts';

/** The terms, a clause at a time. */
export const storefrontTerms: Translated<typeof english> = {
  terms_who: 'Entre quiénes es esto',
  termsText_who:
    '{legalName} opera este servicio. Los comerciantes tienen tiendas en él y venden en su propio nombre. Los compradores compran a la tienda que se nombra en la página, en el pedido y en el recibo.',
  terms_free: 'Lo que cuesta',
  termsText_free:
    'Abrir y tener una tienda es gratis. Una tienda paga una comisión sobre los productos que vende, lo que decida gastar en promoción y lo que toma una red por llevar un retiro. No hay nada más, y la página de tarifas nombra cada número.',
  terms_orders: 'Cómo surge un pedido',
  termsText_orders:
    'Un pedido empieza con un pago de un comprador que se recibió de verdad. Nadie que trabaje aquí puede crear un pedido, un pago, una visita o un comentario, y tampoco ningún comerciante.',
  terms_supplier: 'Quién paga al proveedor',
  termsText_supplier:
    'Al proveedor se le paga con lo que el comprador pagó por ese mismo pedido, nunca de la billetera de un comerciante. Un precio que no cubre costo, envío y comisión se rechaza antes de que se venda nada. Un pedido cuyo costo nadie confirma se reembolsa al comprador en {confirmHours, plural, one {# hora} other {# horas}}.',
  terms_money: 'Cuándo es de la tienda el dinero',
  termsText_money:
    'El pago del comprador se guarda hasta que llegan los productos. Después se reparte como dice el pedido, y la parte de la tienda queda disponible al cabo de un número de días que depende de su nivel y figura en cada pedido.',
  terms_payouts: 'Retiros',
  termsText_payouts:
    'Tu saldo disponible se puede retirar en cualquier momento. Los retiros pequeños se aprueban de inmediato. Los demás los revisa una persona en un plazo de {decideHours, plural, one {# hora} other {# horas}}; si nadie ha decidido después de {selfApproveHours, plural, one {# hora} other {# horas}}, un retiro se aprueba automáticamente, salvo que haya una retención por escrito, y se paga en partes diarias dentro del límite diario, en {slices, plural, one {# día} other {# días}} como máximo. Nunca hay que pagar nada antes.',
  terms_holds: 'Retenciones y restricciones',
  termsText_holds:
    'Solo se retiene dinero, o se restringe una tienda, por uno de ocho motivos publicados. Cada caso lleva una exposición de motivos y nombra las pruebas, el monto cuando afecta a dinero y el día en que termina automáticamente. Se puede prolongar una vez, por otra persona. Lo que no está retenido se puede retirar como siempre.',
  terms_appeals: 'Apelaciones',
  termsText_appeals:
    'Toda restricción se puede apelar en {appealDays, plural, one {# día} other {# días}}. Decide alguien que no la puso, en {decideDays, plural, one {# día} other {# días}}. Si nadie decide a tiempo, el dinero retenido queda disponible automáticamente.',
  terms_deposits: 'Depósitos',
  termsText_deposits:
    'Nunca hace falta un depósito para vender, para cobrar o para alcanzar un nivel. Lo que un comerciante puede depositar tiene un límite, y lo que no se gastó se puede retirar en cualquier momento.',
  terms_invitations: 'Invitaciones',
  termsText_invitations:
    'Las tiendas se abren por invitación. Una invitación es gratis, sirve una vez y durante {inviteDays, plural, one {# día} other {# días}}. A quien la da no le aporta nada: ni dinero, ni puntos, ni una parte.',
  terms_promotion: 'Promoción',
  termsText_promotion:
    'Una tienda puede pagar para mostrarse en lugares marcados como patrocinados. Ve un pronóstico antes de pagar, y no se prometen ventas. Lo que no se gastó se devuelve cuando termina una campaña. Cómo se reparten los lugares está publicado, y una tienda puede calcular de nuevo sus propias subastas.',
  terms_reviews: 'Comentarios',
  termsText_reviews:
    'Solo puede comentar unos productos quien los compró y los recibió. Un comentario se elimina solo por uno de cinco motivos publicados, nunca por ser malo, y en su lugar queda una nota.',
  terms_levels: 'Niveles',
  termsText_levels:
    'Los niveles se ganan con criterios publicados y no cuestan nada. Un nivel más bajo se anuncia {levelNoticeDays, plural, one {# día} other {# días}} antes de que valga. Ningún nivel decide si un comerciante puede retirar.',
  terms_data: 'Datos personales',
  termsText_data:
    'Un comerciante puede obtener todo lo que se guarda de su tienda, una vez al día, y puede pedir que se borre. Los documentos de identidad están cifrados, cada vez que alguien los mira queda escrito, y se eliminan después del tiempo que exige la ley. Los datos de contacto de un comprador sirven solo para el pedido.',
  terms_changes: 'Cambios de estas condiciones',
  termsText_changes:
    'Los cambios de las condiciones se anuncian {termsNoticeDays, plural, one {# día} other {# días}} antes de que valgan, con lo que ha cambiado. Nunca cambian un pedido hecho antes.',
  terms_leaving: 'Irse',
  termsText_leaving:
    'Un comerciante puede irse en cualquier momento. Primero se cumplen o se reembolsan los pedidos abiertos, y lo que queda se le paga. Nadie tiene que pagar para irse.',
};
