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
} satisfies Record<string, TranslatedArticle>;
