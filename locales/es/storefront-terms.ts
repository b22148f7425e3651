import type { storefrontTerms as english } from '../en/storefront-terms.ts';
import type { Translated } from '../translated.ts';

/** The terms, a clause at a time. */
export const storefrontTerms: Translated<typeof english> = {
  terms_who: 'Partes de estas condiciones',
  termsText_who:
    '{legalName} opera este servicio. Los comerciantes tienen tiendas en él y venden en su propio nombre. Los compradores compran a la tienda que se nombra en la página, en el pedido y en el recibo.',
  terms_free: 'Lo que cuesta',
  termsText_free:
    'Abrir y mantener una tienda es gratis. Una tienda paga la comisión sobre los productos que vende, lo que decide gastar en promoción y lo que cobra una red por enviar un retiro. No hay nada más, y la página de tarifas indica cada número.',
  terms_orders: 'Cómo se crea un pedido',
  termsText_orders:
    'Un pedido empieza con el pago de un comprador que se recibió de verdad. Nadie de nuestro equipo puede crear un pedido, un pago, una visita o un comentario, y tampoco ningún comerciante.',
  terms_supplier: 'Quién paga al proveedor',
  termsText_supplier:
    'Al proveedor se le paga con lo que el comprador pagó por ese mismo pedido, nunca de la billetera de un comerciante. Un precio que no cubre costo, envío y comisión se rechaza antes de que se venda nada. Si el costo de un pedido no se confirma, se reembolsa al comprador en {confirmHours, plural, one {# hora} other {# horas}}.',
  terms_money: 'Cuándo se le paga a la tienda',
  termsText_money:
    'El pago del comprador se guarda para el pedido hasta que llegan los productos. Después se reparte como indica el pedido, y la parte de la tienda queda disponible al cabo de un número de días que depende de su nivel y figura en cada pedido.',
  terms_payouts: 'Retiros',
  termsText_payouts:
    'Tu saldo disponible se puede retirar en cualquier momento. Los retiros pequeños se aprueban de inmediato. Los demás los revisa nuestro equipo en un plazo de {decideHours, plural, one {# hora} other {# horas}}. Si un retiro no se decidió después de {selfApproveHours, plural, one {# hora} other {# horas}}, se aprueba automáticamente, salvo que haya una retención por escrito, y se paga en cuotas diarias dentro del límite diario, en {slices, plural, one {# día} other {# días}} como máximo. Nunca tienes que depositar nada antes.',
  terms_holds: 'Retenciones y restricciones',
  termsText_holds:
    'Solo se retiene dinero, o se restringe una tienda, por uno de los ocho motivos publicados. Cada decisión lleva una exposición de motivos e indica las pruebas, el monto cuando afecta a dinero y el día en que termina automáticamente. Otro revisor la puede prolongar una vez. El dinero que no está retenido se puede retirar como siempre.',
  terms_appeals: 'Apelaciones',
  termsText_appeals:
    'Toda restricción se puede apelar en un plazo de {appealDays, plural, one {# día} other {# días}}. Un revisor distinto de quien la impuso decide en {decideDays, plural, one {# día} other {# días}}. Si la apelación no se decide a tiempo, el dinero retenido queda disponible automáticamente.',
  terms_deposits: 'Depósitos',
  termsText_deposits:
    'Nunca hace falta un depósito para vender, para retirar o para alcanzar un nivel. El monto que un comerciante puede depositar tiene un límite, y lo que no se gastó se puede retirar en cualquier momento.',
  terms_invitations: 'Invitaciones',
  termsText_invitations:
    'Las tiendas se abren por invitación. Una invitación es gratis, sirve una vez y es válida por {inviteDays, plural, one {# día} other {# días}}. Quien la da no gana nada: ni dinero, ni puntos, ni una parte.',
  terms_promotion: 'Promoción',
  termsText_promotion:
    'Una tienda puede pagar para aparecer en lugares marcados como patrocinados. Ve un pronóstico antes de pagar, y no se prometen ventas. El presupuesto no gastado se devuelve cuando termina la campaña. Las reglas con las que se asignan los lugares están publicadas, y una tienda puede calcular de nuevo sus propias subastas.',
  terms_reviews: 'Comentarios',
  termsText_reviews:
    'Solo puede comentar un producto el comprador cuyo pedido se entregó. Un comentario se elimina solo por uno de los cinco motivos publicados, nunca por ser negativo, y en su lugar queda una nota.',
  terms_levels: 'Niveles',
  termsText_levels:
    'Los niveles se ganan con criterios publicados y son gratis. Anunciamos un nivel más bajo {levelNoticeDays, plural, one {# día} other {# días}} antes de que se aplique. Ningún nivel decide si un comerciante puede retirar.',
  terms_data: 'Datos personales',
  termsText_data:
    'Un comerciante puede descargar todo lo que guardamos sobre su tienda, una vez al día, y puede solicitar que se elimine. Los documentos de identidad están cifrados, cada acceso a ellos queda registrado y se eliminan después del plazo que exige la ley. Los datos de contacto de un comprador se usan solo para el pedido.',
  terms_changes: 'Cambios en estas condiciones',
  termsText_changes:
    'Anunciamos los cambios en las condiciones {termsNoticeDays, plural, one {# día} other {# días}} antes de que se apliquen, y mostramos qué cambió. Nunca cambian un pedido hecho antes.',
  terms_leaving: 'Dejar el servicio',
  termsText_leaving:
    'Un comerciante puede dejar el servicio en cualquier momento. Primero se completan o se reembolsan los pedidos abiertos, y se le paga el saldo que queda. Dejarlo no cuesta nada.',
};
