import type { storefrontShop as english } from '../en/storefront-shop.ts';
import type { Translated } from '../translated.ts';

/** Words of looking around in a shop: search, filters, goods with their options and safety facts, and Explore. */
export const storefrontShop: Translated<typeof english> = {
  // One goods: pictures, options, price, delivery, returns, and who answers for its safety.
  goodsPlace: 'Estás aquí',
  goodsPicture: 'Foto {number}',
  goodsVideo: 'Video: {title}',
  goodsVideoText: 'Lo que se dice y se oye en el video',
  goodsChosen: '{name}: {value}',
  goodsAtDoor: '{total} en tu puerta ({country}), con impuestos y envío incluidos',
  goodsProtected:
    'Dinero protegido hasta que llegue · {days, plural, one {# día} many {# días} other {# días}} para devolver',
  goodsDelivery: 'Precio, envío y devoluciones',
  goodsPictureLarge: 'Foto {number} de {count}, se abre en grande',
  goodsShopMoney: 'El precio propio de la tienda es {price}.',
  goodsOptionSoldOut: 'agotado',
  goodsOptionChanges: 'cambia también otra opción',
  goodsOptionChangesHint: 'Una elección con línea discontinua cambia también otra opción.',
  goodsArrives: 'Llega: {range}',
  goodsLanded: 'Entregado en {country} con todo incluido: {total}.',
  goodsLandedParts: 'Incluye {shipping} de envío y {tax} de impuestos y aranceles.',
  goodsLandedPay: 'Aproximadamente {total}; el monto queda fijado al hacer el pedido.',
  goodsLaneClosed: 'Por ahora este producto no se puede enviar a {country}.',
  goodsReturnsMind:
    '¿Cambiaste de opinión? Devuélvelo en un plazo de {days, plural, one {# día} other {# días}} desde la entrega; el envío de vuelta corre por tu cuenta.',
  goodsReturnsFault:
    '¿Está dañado, tiene un defecto o no es como se describía? Devolverlo no te cuesta nada y recuperas todo tu dinero.',
  goodsReturnsShop: 'La tienda agrega: {terms}',
  goodsSafetyTitle: 'Fabricante y seguridad',
  goodsEuPerson: 'Responsable en la Unión Europea',
  goodsMakerAndEuPerson: 'Fabricante, también responsable en la Unión Europea',
  goodsEuPersonMissing:
    'No se indica a nadie en la Unión Europea que responda de la seguridad de este producto.',
  goodsMakerMissing: 'El proveedor aún no indicó el fabricante.',
  goodsFacts: 'Características',
  goodsBrand: 'Marca',
  goodsOrigin: 'Hecho en',
  goodsWeight: 'Peso',
  goodsShare: 'Compartir',
  goodsShareMail: 'Enviar por correo',
  goodsPictureText: '{title}, {price}',

  // Looking for goods: filters, their order, and what a search was understood as.
  searchFilters: 'Filtros',
  searchFiltersCount: '{count, plural, =0 {Filtros} one {Filtros: # activo} other {Filtros: # activos}}',
  searchActive: 'Filtros activos',
  searchRemove: 'Quitar: {name}',
  searchClear: 'Quitar todos los filtros',
  searchApply: 'Ver resultados',
  searchPrice: 'Precio en {currency}',
  searchPriceMin: 'Desde',
  searchPriceMax: 'Hasta',
  searchAvailability: 'Disponibilidad',
  searchInStock: 'Solo disponibles',
  searchArrival: 'Entrega',
  searchAnyTime: 'Cualquier plazo',
  searchWithin: '{days, plural, one {En # día como máximo} other {En # días como máximo}}',
  searchRating: 'Calificación',
  searchAnyRating: 'Cualquier calificación',
  searchRatingFrom: '{stars, plural, one {# estrella o más} other {# estrellas o más}}',
  searchShipTo: 'Envía a',
  searchAnywhere: 'Cualquier país',
  searchChipPrice: 'De {low} a {high}',
  searchChipPriceFrom: 'Desde {low}',
  searchChipPriceTo: 'Hasta {high}',
  searchChipShipTo: 'Envía a {country}',
  searchChipWord: 'Búsqueda: {q}',
  searchSort: 'Ordenar por',
  searchSortNow: 'Ordenar',
  searchSort_relevance: 'Más relevantes',
  searchSort_plain: 'Recomendados',
  searchSort_new: 'Más recientes',
  searchSort_price_up: 'Precio: de menor a mayor',
  searchSort_price_down: 'Precio: de mayor a menor',
  searchSort_rating: 'Mejor calificados',
  searchSort_popular: 'Más comprados',
  searchShownFor: 'No encontramos nada para “{q}”. Estos son los resultados de “{other}”.',
  searchBetter: '¿Querías decir “{other}”?',
  searchFor: 'Buscar “{q}”',
  searchNothingFiltered: 'Nada coincide con estos filtros',
  searchNothingFilteredHint: 'Quita algún filtro para ver más.',
  searchNothingHint: 'Revisa la ortografía, prueba con otra palabra o mira en una categoría.',
  searchLookInto: 'Ver una categoría',

  // Explore: goods of all shops.
  exploreTitle: 'Explorar',
  exploreLead: 'Productos de todas las tiendas abiertas aquí.',
  exploreDescription:
    'Productos de todas las tiendas, cada uno a su mejor precio y con las calificaciones de quienes lo compraron.',
  exploreSearchLabel: 'Buscar en todas las tiendas',
  exploreSearchPlaceholder: 'Busca en todas las tiendas',
  exploreSoldBy: 'Lo vende {shop}',
  exploreSoldByMany: '{shop}, el mejor precio de {count, number} tiendas',
  exploreRated:
    '{rating, number, ::.0} de 5, según {count, plural, one {# calificación} other {# calificaciones}}',
  exploreShops: 'Tiendas',
  exploreShopsOrder: 'En el orden de los productos de abajo.',
  exploreEmpty: 'Ninguna tienda tiene todavía nada a la venta',
  exploreEmptyHint: 'Vuelve dentro de un rato: las tiendas todavía están preparando sus productos.',
  exploreAll: 'Ver todo',
  exploreOtherShops: 'Explorar todas las tiendas',
  exploreAbove: 'Dónde estás',
  exploreHowLink: 'Cómo se ordenan los productos',
  exploreHowTitle: 'Cómo se ordenan los productos',
  exploreHowLead:
    'Una sola fórmula, igual para todas las tiendas, decide qué productos aparecen primero. Nadie puede comprar un lugar mejor ni ajustar nada a favor de una tienda.',
  exploreHowFirst: 'Primero, lo que escribiste',
  exploreHowFirstText:
    'Primero aparecen los productos cuyo título o código es exactamente lo que escribiste. Después, los títulos que empiezan así, los títulos con todas las palabras, los productos que mencionan todas las palabras en otra parte y, al final, lo que se parece a una palabra quizá mal escrita.',
  exploreHowThen: 'Después, lo que se sabe de los productos',
  exploreHowThenText:
    'Los productos que coinciden igual de bien se ordenan por una puntuación de 0 a 1000. Se compone de cinco datos:',
  exploreHowWeight: '{percent, number, percent} de la puntuación',
  exploreHowPart_rating: 'Lo que dijeron los compradores',
  exploreHowPartText_rating:
    'Calificaciones de compradores verificados en todas las tiendas. Si son pocas, cuentan menos, y al cabo de {days, number} días una calificación cuenta la mitad.',
  exploreHowPart_price: 'El precio',
  exploreHowPartText_price:
    'El precio más bajo de una tienda abierta, comparado con el precio mediano de las tiendas o, si lo venden menos de {shops, number} tiendas, con el que sugiere el proveedor.',
  exploreHowPart_refunds: 'Reembolsos',
  exploreHowPartText_refunds:
    'Cuántas de las unidades compradas se reembolsaron porque algo estaba mal. Al cabo de {days, number} días un pedido cuenta la mitad.',
  exploreHowPart_availability: 'Disponibilidad',
  exploreHowPartText_availability:
    'Los productos disponibles van antes que los que están casi o del todo agotados.',
  exploreHowPart_delivery: 'Plazo de entrega',
  exploreHowPartText_delivery:
    'Los días en que llegan nueve de cada diez paquetes. Lo mejor son {best, number} días o menos; {worst, number} o más no suman nada.',
  exploreHowOffer: 'Qué tienda se muestra',
  exploreHowOfferText:
    'Cuando varias tiendas venden el mismo producto, ves la del precio más bajo; a igual precio, la que lo publicó primero.',
  exploreHowLeftOut: 'Lo que no cuenta',
  exploreHowLeftOutText:
    'Las tiendas cerradas o de vacaciones, los pedidos cancelados, los pagos que nadie más puede confirmar, las ventas de una tienda a sí misma y los comentarios eliminados.',
  exploreHowPaid: 'Lugares pagados',
  exploreHowPaidText:
    'Algunos lugares de esta lista se pagan. Están marcados y no cambian el orden de arriba. Se paga como máximo una quinta parte de una lista. No usamos el historial de nadie: un lugar se elige por lo que la tienda ofrece por un clic, por la calidad de la tienda y del producto según sus datos, y por la frecuencia con que se hace clic en productos similares.',
  exploreHowExact: 'La fórmula exacta, con ejemplos para volver a calcularla',
};
