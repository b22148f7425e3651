import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about goods and their prices. */
export const goods = {
  'below-break-even': {
    title: '¿Por qué se rechaza mi precio? (405)',
    body: `
Con ese precio perderías dinero. Un precio de venta tiene que cubrir el costo del proveedor y la [comisión](commission). Si no, pagarías por tu propio pedido, y aquí **ningún pedido le cuesta nunca nada a su comerciante**. Por eso rechazamos un precio así cuando lo pones, y otra vez al pagar la compra.

## Qué hacer

- Usa el precio mínimo que se muestra junto al campo, o uno más alto.
- Mientras escribes, el campo muestra tu ganancia por unidad.
- Para muchos productos a la vez, “el precio sugerido” nunca baja del mínimo.

## Si antes el precio estaba bien

Cambió el costo del proveedor. Los pedidos pagados conservan el costo anterior. Puede que ya hayamos dejado el producto fuera de venta; pon un precio nuevo y vuelve a ponerlo a la venta.
`,
    of: 1,
    on: '2026-11-21',
  },
  commission: {
    title: '¿Qué es la comisión?',
    body: `
Es lo que ganamos, y lo único que tomamos de una venta: una parte del **precio del producto**. No tomamos nada del envío ni del impuesto.

- Tienda Estándar: {standardCommission}
- Tienda Comercial: {merchantCommission}
- Socio de Negocios: {partnerCommission}
- Agente de Marca: {agentCommission}

La tasa de un pedido se fija el día del pedido y figura en él. Cuando se reembolsa algo, su comisión se devuelve a la misma tasa.

No hay tarifa por abrir una tienda, poner productos a la venta, subir de nivel, verificar tu identidad o guardar tu dinero. A los procesadores de pagos les pagamos con nuestra comisión. Un retiro puede llevar el costo del banco o de la red, que te mostramos antes de que lo envíes.
`,
    of: 1,
    on: '2026-11-21',
  },
  discounts: {
    title: '¿Cómo funcionan los descuentos y quién los paga?',
    body: `
Los pones en [Descuentos](/discounts). Un descuento sale de tu propia ganancia: el proveedor sigue recibiendo el costo completo, y la [comisión](commission) es una parte del precio rebajado. Nada se vende por menos de su costo más la comisión, así que ningún descuento hace que pagues por tu propio pedido.

## Las cuatro clases

- **Códigos**: quien introduce el código o abre su enlace paga menos. Elige **Porcentaje**, **Monto fijo** o **Envío gratis**, para todos los productos o para algunos. Las condiciones son opcionales: monto mínimo del pedido, fechas, usos en total y usos por comprador. Después de **Activar**, lo que ofrece un código no se puede cambiar. Puedes **Pausar** cuando quieras; **Terminar código** es definitivo.
- **Rebajas**: un porcentaje menos en los productos que elijas, de un día a otro, durante {saleDays} días como máximo. Después, los precios vuelven automáticamente a los de antes. Los compradores ven el precio más bajo de los 30 días anteriores; mientras no haya 30 días de precios, no se muestra un precio anterior. Un producto que quedaría por debajo de tu precio mínimo sin pérdida queda fuera.
- **Por cantidad**: **Más barato por unidad** a partir de cierto número de unidades, o **Un precio por lote**.
- **Envío gratis**: en **Gratis desde**, escribe el valor de los productos, ya con los demás descuentos, a partir del cual pagas tú el envío más barato. Por uno más rápido, el comprador paga la diferencia.

## Cuando se aplican varios

Primero el precio de la rebaja, luego el precio por cantidad, luego como máximo un código y al final el envío gratis.

Si con un descuento perdieras dinero, no se da: con un porcentaje, ese producto mantiene su precio; un monto fijo se descuenta entero o no se descuenta; y para el envío gratis, cada paquete tiene que cubrir el suyo.

## ¿Qué devuelve un reembolso?

Lo que pagó el comprador. El descuento se reparte por igual entre las unidades, así que una unidad devuelta se reembolsa a su precio con descuento. Del envío, el comprador recupera solo lo que pagó por él. Los productos con los que se queda conservan su descuento, aunque el pedido quede por debajo del mínimo del código. Consulta [devoluciones](returns-and-refunds).

El uso de un código sigue contando. Solo vuelve a estar disponible si el comprador no paga.
`,
    of: 1,
    on: '2026-11-29',
  },
  sharing: {
    title: '¿Cómo comparto mi tienda y veo quién llega?',
    body: `
Abre **Compartir** en el menú o en un producto de tu vitrina. Puedes enviar el enlace, copiarlo, dejar que escaneen su código o guardar una imagen para historias con el producto, su precio, tu tienda y el código.

## Enlaces con nombre

Crea un enlace para cada lugar donde compartes, como tu perfil o un video. Es corto, no cambia nunca y lleva a tu tienda o a ese producto. Puedes tener {linksMax} a la vez. Si archivas un enlace, sigue funcionando; solo deja de aparecer en la lista.

## Qué se cuenta

Abre un enlace para ver sus visitantes por día y de dónde venía su navegador. Cada navegador cuenta una vez por día y enlace, cuando de verdad se le mostró una página de tu tienda. No cuentan los robots, las vistas previas de las aplicaciones ni tus propias visitas, y nadie puede añadir un visitante.

No seguimos a nadie: un visitante es una marca distinta cada día y en cada tienda. Después de {visitRowDays} días solo quedan las cantidades.
`,
    of: 1,
    on: '2026-11-29',
  },
  'sold-out': {
    title: '¿Qué pasa cuando un producto se agota?',
    body: `
Los compradores ven que está agotado y pueden pedir un único correo para cuando vuelva. Antes confirman su dirección con un enlace. Cuando el proveedor vuelve a tener existencias, enviamos el correo en unos {restockCheckMinutes} minutos y borramos la dirección.

No ves las direcciones y no se usan para nada más: los compradores pidieron solo este correo. Sin confirmación, la dirección se borra a los {restockConfirmDays} días; si no, como máximo a los {restockWaitDays} días.

Deja el producto a la venta en tu vitrina mientras esperas. Si lo retiras de la venta, no se envía ningún correo.
`,
    of: 1,
    on: '2026-11-29',
  },
  'own-words': {
    title: '¿Cómo describo un producto con mis propias palabras?',
    body: `
Abre un producto en tu [vitrina](/goodsList) y elige **Texto e imágenes**. Escribe un título y una descripción, y ordena las imágenes. Lo que dejes vacío se muestra con el texto y las imágenes del proveedor.

## Cómo funciona

- **Idiomas**: tu texto aparece solo en el idioma en que lo escribiste. Elige otro idioma encima de los campos para escribirlo también.
- **Imágenes**: la primera aparece en las listas y al compartir un enlace. Agrega hasta {ownPictures} propias y quita las del proveedor que no quieras.
- **Vista previa**: junto a los campos ves lo que verán los compradores. Después de **Guardar** aparece en tu tienda, en su búsqueda, en los catálogos de productos y en los enlaces compartidos.
- **Deshacer**: durante {undoMinutes} minutos puedes deshacer tu último cambio.

## Qué no es posible

- Datos de contacto y enlaces. Los compradores te escriben por los mensajes de la tienda.
- Marcas ajenas, salvo que el proveedor las nombre en este producto.
- Cambiar u ocultar las advertencias, el fabricante o el responsable en la Unión Europea. La ley los exige y se muestran siempre.

Describe lo que el comprador recibe de verdad: si un producto no coincide con su descripción, puede devolverlo. Un pedido conserva el título con el que se compró mientras no lo cambies; después muestra el título del proveedor. Consulta [devoluciones](returns-and-refunds).
`,
    of: 1,
    on: '2026-11-29',
  },
  'many-products': {
    title: '¿Cómo encuentro y agrego muchos productos?',
    body: `
En **Productos**, abre **Almacén**.

## Buscar

Busca por palabras, por nuestro código o por un código de barras. Un número de 8, 12, 13 o 14 cifras encuentra exactamente sus productos, con o sin ceros delante. También funciona en tu vitrina. Los filtros acotan la lista por existencias, costo, plazo de entrega y proveedor.

## Guardar para después

Abre un producto y elige **Guardar para después**. El filtro **Solo guardados** muestra tu lista, que admite {savedGoods} productos. Solo la ves tú.

## Agregar muchos a la vez

Elige **Seleccionar**, toca los productos y luego **Agregar**. Tú eliges cómo se fijan los precios: con tu [regla de precios](/goodsList/prices), al precio sugerido o con un margen sobre el costo. Cada producto muestra su precio y tu ganancia por unidad. Nada queda [por debajo del equilibrio](below-break-even); lo que quedaría así se sube hasta ahí y se indica.

Después ves de cada producto a qué precio está a la venta, o por qué no se agregó. Puedes deshacerlo todo durante {undoMinutes} minutos.

Si un producto tiene varias tallas o colores, abre cualquiera y elige **Agregar todas las opciones**: un solo margen o una sola ganancia por unidad fija el precio de todas, y ves cada precio antes.

En tu vitrina estas opciones son una sola fila. Tócala para fijar **Un precio para todas las opciones**, abrir una opción o retirar todas de la venta. En **Filtros** puedes elegir una fila por opción.
`,
    of: 1,
    on: '2026-11-29',
  },
  'landed-cost': {
    title: '¿Cuánto cuesta un producto puesto en un país?',
    body: `
En **Productos**, abre **Almacén** y luego **Filtros**, y elige un país en **Se envía a**. Verás solo los productos que se pueden enviar allí, cada uno con su **costo puesto en destino**: el costo del proveedor, el envío más barato y los impuestos de una unidad, con los días hasta que llega. Puedes fijar un mínimo y un máximo y ordenar la lista por ese costo.

## De qué se compone

Abre el producto. **Costo puesto en destino** muestra cada parte y cada impuesto con la regla de la que sale. Son las mismas sumas que al pagar este producto solo, al precio sugerido; con otro precio cambian los impuestos.

## Quién lo paga

Tu comprador paga el envío y los impuestos además de tu precio. El costo del proveedor y la [comisión](commission) salen de lo que pagó el comprador.

## Cuando falta un producto

Su proveedor no entrega en ese país, o falta un peso, un dato de aduana o una regla de impuestos. Nunca adivinamos un precio.
`,
    of: 1,
    on: '2026-11-29',
  },
  'switch-supplier': {
    title: '¿Cómo comparo proveedores y cambio de uno a otro?',
    body: `
Abre un producto de tu vitrina o del almacén y luego **Otros proveedores**. Ahí están los demás proveedores del mismo producto: los que tienen el mismo código de barras, o la misma familia y opciones. Dos aparecen uno al lado del otro, con costo, entrega, existencias y contacto de seguridad en la UE.

## Datos reales

**Entrega real**, **Enviado tarde** y **Devuelto** salen de los últimos paquetes del proveedor en todas las tiendas. Con menos de diez paquetes no mostramos ningún dato.

## Cambiar

En tu vitrina, elige **Cambiar a** y cómo se fija el precio: mantener el tuyo, o tu [regla de precios](/goodsList/prices) o, si no tienes, el precio sugerido. Ves la ganancia de ambos. Un precio [por debajo del punto de equilibrio](below-break-even) se rechaza.

El producto mantiene su lugar. El cambio cuenta como una eliminación del día y se puede deshacer durante {undoMinutes} minutos. Los pedidos existentes siguen con su proveedor, y tus textos, descuentos y comentarios se quedan con el producto anterior.
`,
    of: 1,
    on: '2026-11-29',
  },
  'price-files': {
    title: '¿Cómo cambio precios con un archivo?',
    body: `
En **Productos**, abre **Precios en un archivo**. Puedes guardar tu vitrina, cambiarla en una hoja de cálculo y leerla de nuevo. Nada cambia hasta que hayas visto el resultado y elegido **Aplicar**.

## Las columnas

- **code** o **gtin**: qué producto es. **gtin** es el número bajo el código de barras, con o sin ceros delante.
- **price**: tu precio nuevo, como 12.50. Vacío lo deja igual, y un producto nuevo recibe el precio de tu [regla de precios](/goodsList/prices).
- **listed**: **yes** lo pone a la venta, **no** lo saca. Vacío lo deja igual.
- **currency**: si está, debe ser la de tu tienda.
- **title**, **stock**, **cost** y **profit** son para que los leas; no se vuelven a leer. Durante una rebaja, **price** es el precio anterior.

Un archivo puede tener {fileRows} filas, en CSV UTF-8, con comas, punto y coma o tabuladores.

## De otro sistema de tienda

Elige el archivo de una exportación de productos; reconocemos sus columnas en inglés, como **Variant SKU** y **Variant Price**, o **SKU** y **Regular price**. Leemos el SKU, el código de barras, el precio y si está publicado. Solo se pueden listar productos que están en el almacén; los demás se omiten con su línea. No se toman nombres, imágenes, precios de comparación ni precios de oferta.

## Filas omitidas

Cada una dice su línea y el motivo: un código desconocido, un producto repetido, un precio que no lo es, otra moneda o un precio [por debajo del equilibrio](below-break-even). Aplicas las demás filas, o ninguna y corriges el archivo.

## Deshacer

Todo un archivo se puede deshacer como un solo cambio durante {undoMinutes} minutos. Leer otra vez el mismo archivo no cambia nada de lo que ya cambió. Si un producto cambia entre el resultado y **Aplicar**, no se aplica nada y lees el archivo otra vez.
`,
    of: 1,
    on: '2026-11-29',
  },
  'showcase-limits': {
    title: '¿Por qué no puedo agregar o quitar más productos? (452, 447)',
    body: `
Tu nivel tiene dos límites.

**Productos a la venta (452).** {standardGoods} para una Tienda Estándar, {merchantGoods} para una Tienda Comercial, {partnerGoods} para un Socio de Negocios, {agentGoods} para un Agente de Marca. Puedes tener otros tantos fuera de venta. Para hacer lugar, deja productos fuera de venta o quita algunos, o alcanza el siguiente [nivel](levels).

**Productos quitados al día (447).** {standardDeletions}, {merchantDeletions}, {partnerDeletions} o {agentDeletions}, según el nivel. Esto te protege de errores, y a tu tienda de programas que hayan logrado entrar en tu cuenta. La cuenta empieza de nuevo a medianoche en la zona horaria de tu tienda.

- Dejar productos **fuera de venta** no cuenta. A menudo es todo lo que necesitas.
- Un producto quitado que recuperas en {undoMinutes} minutos tampoco cuenta.
- Los productos que quitamos porque un proveedor dejó de venderlos no cuentan.
`,
    of: 1,
    on: '2026-11-21',
  },
  'changed-in-the-meantime': {
    title: 'Dice que algo cambió. ¿Qué pasó? (456, 457, 458)',
    body: `
Los mismos productos y pedidos pueden cambiar mientras los miras, así que lo que ves puede tener unos momentos. No se hizo nada y no se perdió nada: lo que escribiste sigue ahí.

- **Cambió desde que lo abriste (456)**: tú, en otro dispositivo, o nuestro sistema cambiaron lo mismo. Revísalo y decide de nuevo.
- **No hay existencias suficientes (457)**: otras tiendas venden las mismas existencias. Elige menos o inténtalo más tarde.
- **El precio cambió (458)**: el costo del proveedor o el precio de venta es distinto del que viste. Revisa primero el nuevo.
`,
    of: 1,
    on: '2026-11-21',
  },
  collections: {
    title: '¿Cómo ordeno mi inicio y mis colecciones?',
    body: `
Una colección es una página de tu tienda con productos que van juntos. Las encuentras en [Colecciones](/shop/collections). Una tienda tiene hasta 50.

- **A mano**: eliges cada producto y su lugar.
- **Por regla**: categoría, precio, precios rebajados, novedades o existencias. Los productos que cumplen entran y salen solos.
- **Título y texto**: escríbelos en los idiomas que quieras. En los demás, los compradores ven el texto en inglés o, si no hay, el primero. No se aceptan datos de contacto, enlaces ni marcas ajenas.
- **Dirección**: se forma con el primer título y no cambia si cambias el título.

**Productos destacados**: elige hasta 12 y su orden en la misma página. Un producto que no está a la venta se omite hasta que vuelve.

**Inicio**: en [Aspecto de tu tienda](/shop/look) activas, desactivas y mueves sus secciones: la apertura, los destacados, una colección, lo más nuevo, las ofertas y tu historia. Primero lo ves en la vista previa y puedes volver a cualquier versión. “Productos en oferta” solo muestra precios rebajados, así que queda vacía mientras no haya ofertas.

Al eliminar una colección desaparece su página. Sus productos siguen a la venta.
`,
    of: 1,
    on: '2026-11-29',
  },
  'pages-and-menu': {
    title: '¿Cómo escribo páginas y un menú?',
    body: `
En [Páginas y menú](/shop/pages) escribes hasta 10 páginas propias: sobre ti, el cuidado de los productos, las tallas.

- **Título y texto**: en los idiomas que quieras. En los demás, los compradores ven el texto en inglés o, si no hay, el primero.
- **Cómo se ve**: una línea en blanco inicia un párrafo, “## ” un título, “- ” una lista, y dos asteriscos resaltan palabras. Ves la página mientras escribes. No se aceptan HTML, enlaces, datos de contacto ni marcas ajenas; te decimos la línea.
- **Dirección**: se forma con el primer título y no cambia si cambias el título.

El **menú** está en la parte superior de cada página de tu tienda. Lleva a un máximo de 8 colecciones, páginas y categorías, en tu orden. Lo que ocultas o eliminas sale del menú. Cada cambio se puede deshacer.
`,
    of: 1,
    on: '2026-11-29',
  },
  'product-requests': {
    title: '¿Cómo solicito un producto que falta en el almacén?',
    body: `
Si no encuentras un producto en el [almacén](/goodsList/warehouse), envía una solicitud en [Solicitudes de productos](/goodsList/sourcing). Indica qué es, dónde lo vendes y cuántas unidades al mes. El enlace a un ejemplo y el costo deseado son opcionales.

- **Sin tarifa y sin promesa.** Una solicitud no cuesta nada y no pide nada. No te obliga a vender el producto, y no podemos prometer que lo encontremos.
- **Quién responde.** Una persona de nuestro equipo de catálogo se encarga de la solicitud. Recibes una notificación con {sourcingGoodsMax} productos como máximo, cada uno con su costo, o con el motivo por el que no encontramos ninguno. Procuramos responder en {sourcingAnswerHours} horas.
- **Tú decides.** Lo que encontramos llega a tu vitrina solo si lo agregas. Lee [por qué se puede rechazar un precio](below-break-even) antes de fijar el tuyo.

Puedes tener {sourcingOpenMax} solicitudes abiertas; una respuesta o un retiro deja lugar. Eliminamos una solicitud {sourcingOpenDays} días después de enviarla si no hay respuesta, o {sourcingKeepDays} días después de la respuesta.
`,
    of: 1,
    on: '2026-11-29',
  },
  bundles: {
    title: '¿Cómo funcionan los conjuntos?',
    body: `
Un conjunto son de {bundleGoodsMin} a {bundleGoodsMax} productos de tu vitrina por un solo precio, una unidad de cada uno, de uno o varios proveedores. Lo creas en [Conjuntos](/discounts/bundles).

- **Primero la ganancia.** Antes de venderlo ves cuánto cuestan los productos por separado, el precio mínimo del conjunto y lo que te queda. Cada producto cubre siempre su propio costo y comisión.
- **Para los compradores** tiene su propia página, y la página de cada producto lleva a ella. Un carrito con todos los productos recibe el precio automáticamente, tantas veces como permita el producto más escaso. Si dos conjuntos comparten un producto, se aplica el que más ahorra.
- **Con otros descuentos** cuenta como precio por cantidad: primero el precio rebajado, luego el precio por cantidad, luego un código como máximo y luego el envío gratis. Consulta [descuentos](discounts).
- **Reembolsos.** El carrito y el pedido muestran cuánto se descuenta de cada producto. Una unidad devuelta se reembolsa por lo que se pagó, al centavo; las demás conservan su precio.

Si cambian los precios o los costos y el conjunto quedara demasiado barato, o no más barato que sus productos, no se ofrece hasta que vuelvan a encajar. Si un producto se agota, el conjunto también. Puedes tener {bundlesMax} conjuntos.
`,
    of: 1,
    on: '2026-11-29',
  },
  samples: {
    title: '¿Cómo pido una muestra?',
    body: `
Compras para ti una unidad de un producto de tu vitrina, al costo: el costo del proveedor y su [comisión](commission). Abre el producto y elige **Pedir una muestra**. Ves el precio y luego obtienes un enlace.

- **Como cualquier pedido.** Pagas en tu tienda con tu propia tarjeta; el envío y los impuestos se suman al pagar. El proveedor envía a la dirección que indiques. A tu billetera no le queda nada ni se le descuenta nada.
- **Una vez.** El enlace baja el precio de una unidad, una sola vez, y vence a los {sampleDays} días. Puede haber {samplesOpenMax} enlaces abiertos a la vez y {samplesMonthMax} muestras en 30 días.
- **Sin comentarios.** Un comentario de una muestra no cuenta.

**Nunca es obligatorio.** Ninguna tienda necesita muestras ni inventario, y ningún nivel las pide. Quien te pida pagar productos por adelantado no somos nosotros.
`,
    of: 1,
    on: '2026-11-29',
  },
} satisfies Record<string, TranslatedArticle>;
