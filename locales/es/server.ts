import type { server as english } from '../en/server.ts';
import type { Translated } from '../translated.ts';
import { insights } from './insights.ts';
import { returns } from './returns.ts';
import { statements } from './statements.ts';
import { statistics } from './statistics.ts';
import { orderStatus } from './statuses.ts';
import { wallet } from './wallet.ts';

/** What the server itself says besides refusals. */
export const server: Translated<typeof english> = {
  status: orderStatus,
  step: {
    accepted: 'Entregado al transportista',
    in_transit: orderStatus.shipped,
    out_for_delivery: 'En reparto',
    delivered: 'Entregado',
    returned_to_sender: 'Devuelto al remitente',
  },
  hold: {
    no_acceptance:
      'Estamos revisando esta entrega: el transportista la da por entregada sin haberla recogido nunca. Hasta que decidamos, no corre ningún plazo ni se mueve dinero.',
    before_label:
      'Estamos revisando este paquete: su número de seguimiento ya se usaba antes de que tuviera etiqueta. Hasta que decidamos, no corre ningún plazo ni se mueve dinero.',
    other_country:
      'Estamos revisando esta entrega: el transportista la sitúa en otro país. Hasta que decidamos, no corre ningún plazo ni se mueve dinero.',
  },
  task: {
    shop_details: 'Cuenta a los compradores quién eres',
    identity: 'Verifica tu identidad: es gratis y lo pedimos una sola vez',
    first_goods: 'Elige tus primeros productos',
    confirm_email: 'Confirma tu dirección de correo',
    way_back: 'Prepara una forma de recuperar tu contraseña',
    accept_terms: 'Lee y acepta las condiciones actuales',
    share_link: 'Comparte el enlace de tu tienda',
    confirm_orders: 'Pedidos por confirmar',
    answer_cases: 'Devoluciones por responder',
  },
  /** Fields of an identity. */
  identityField: {
    country: 'País del documento',
    full_name: 'Nombre legal',
    representative: 'Quién representa a la empresa',
    birth_date: 'Fecha de nacimiento',
    doc_type: 'Tipo de documento',
    id_number: 'Número',
    document_ends_on: 'Válido hasta',
    phone: 'Teléfono',
    front: 'Anverso del documento',
    back: 'Reverso del documento',
    selfie: 'Foto de tu cara',
    qualification: 'Documentos de la empresa',
  },
  identityViewer: { reviewer: 'Un revisor de esta plataforma' },
  level: {
    standard: 'Tienda Estándar',
    merchant: 'Tienda Comercial',
    partner: 'Socio de Negocios',
    agent: 'Agente de Marca',
  },
  /** What the platform has to say at the top of a screen, and the article it leads to. */
  banners: {
    noDeposit: {
      title: 'No necesitas un depósito para vender',
      text: 'Los pedidos se pagan con el pago del comprador, nunca con tu billetera.',
    },
    weNeverAsk: {
      title: 'Nunca te pedimos depositar para poder retirar',
      text: 'Ni impuestos, ni tarifas, ni códigos. Si alguien te pide eso, no somos nosotros.',
    },
    buyerPays: {
      title: '¿Quién paga un pedido?',
      text: 'El comprador. Mira cómo se reparte cada pago, hasta el último centavo.',
    },
    ownPrices: {
      title: 'Precios que nunca dan pérdidas',
      text: 'Ves tu ganancia por unidad antes de agregar un producto.',
    },
    whenYours: {
      title: '¿Cuándo recibes el dinero de una venta?',
      text: 'Cada monto pendiente tiene su fecha.',
    },
    freeLevels: {
      title: 'Los niveles se ganan, no se compran',
      text: 'Un nivel más alto permite más productos y baja tu comisión.',
    },
  },
  deposit: {
    whyNotNeeded:
      'No necesitas un depósito para vender. Cada pedido se paga con el pago de su propio comprador, y nada aquí mejora ni se acelera con un depósito.',
    bank: 'Transferencia bancaria',
  },
  /** A file of orders: the name of the file in letters of file names, and the head of each column. */
  orderExport: {
    fileName: 'pedidos',
    heads: {
      number: 'Número de pedido',
      created: 'Fecha del pedido',
      status: 'Estado',
      goods: 'Productos',
      quantity: 'Unidades',
      buyer: 'Comprador',
      city: 'Ciudad',
      country: 'País',
      currency: 'Moneda',
      goodsTotal: 'Total de productos',
      shipping: 'Envío',
      discountGoods: 'Descuento en productos',
      discountDelivery: 'Descuento en envío',
      discountCode: 'Código de descuento',
      tax: 'Impuesto',
      amount: 'Pagado por el comprador',
      supplierCost: 'Para el proveedor',
      commission: 'Comisión',
      refunded: 'Reembolsado al comprador',
      settlement: 'Tu ganancia',
      settleAt: 'Liquidación',
      releaseAt: 'Liberación',
      carrier: 'Transportista',
      tracking: 'Número de seguimiento',
    },
  },
  /** A conversation as a file. */
  transcript: {
    title: 'Conversación en {brand} ({no}), guardada el {at}',
    line: '{seq, number}. {at}, {who}',
    buyer: 'Comprador',
    merchant: 'Comerciante',
    desk: 'Atención al cliente',
    pictures: '{count, plural, one {[# imagen]} other {[# imágenes]}}',
    hash: 'SHA-256 de los mensajes: {sha256}',
    hidden: {
      address: '[oculto: dirección de billetera]',
      iban: '[oculto: cuenta bancaria]',
      card: '[oculto: número de tarjeta]',
      email: '[oculto: correo]',
      phone: '[oculto: número de teléfono]',
      payment: '[oculto: código de pago]',
      handle: '[oculto: nombre en otro servicio]',
      link: '[oculto: enlace]',
    },
  },
  /** Where promotion will be shown. */
  plans: {
    explore: 'Página Explorar',
    search: 'Resultados de búsqueda',
    similar: 'Productos similares',
    order: 'Pago por pedido',
  },
  insights: {
    columns: insights.columns,
    buyerKinds: insights.buyerKinds,
    reasonNames: returns.reasons,
    sourceNames: statistics.funnel.source,
  },
  statements: { words: statements, types: wallet.types, parts: wallet.accounts },
};
