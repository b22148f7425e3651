import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about promotion. What it does is computed by `domain/ads/`; its numbers come from there. */
export const promotion = {
  'how-promotion-works': {
    title: '¿Qué es la promoción y cómo funciona?',
    body: `
Puedes pagar para que tus productos aparezcan en un pequeño número de lugares marcados. Nunca tienes que hacerlo: el orden de todos los demás productos es el mismo, pagues o no.

## Dónde

- En las páginas que muestran productos de todas las tiendas: los lugares {exploreSlots} de cada 20.
- En la búsqueda: los lugares {searchSlots}.
- Junto a productos similares, en tiendas que lo aceptaron.

Nunca entre los propios productos de otro comerciante. Cada lugar dice que está patrocinado, por quién y por qué se muestra.

## Qué eliges

- **Pagar por clics**: un presupuesto de al menos {promotionTotal} en total y {promotionDay} por día, durante {promotionDaysMin} a {promotionDaysMax} días, y una oferta máxima por clic, desde {promotionBid}. Antes de pagar ves un [pronóstico](promotion-forecast).
- **Pagar por pedidos**: un porcentaje de un pedido, y [nada antes de que haya uno](promotion-per-order).

Se paga primero con el crédito de promoción y después con tu saldo disponible. Lo confirmas con tu [contraseña de transacciones](transaction-password).

## Quién se muestra (versión {promotionVersion} de las reglas)

1. Una campaña participa mientras tenga presupuesto, el producto esté en existencia y a la venta, y su tienda esté abierta.
2. Se multiplican la oferta, la probabilidad de un clic y la [calidad](promotion-quality) del producto. El resultado más alto va primero.
3. Por un clic, quien gana paga lo justo para superar al siguiente: **nunca más que la oferta**.
4. El presupuesto se reparte por el día según las visitas, para que no se acabe por la mañana.
5. Uno de cada veinte lugares se guarda para campañas que apenas se han mostrado, por turnos. Ahí empiezan las tiendas nuevas y pequeñas.
6. Nadie ve una misma campaña más de {viewerDay} veces al día.

No usamos el perfil personal de nadie: solo lo que se busca, la categoría, el país y el idioma.

## Cuánto dura

Hasta que se agote el presupuesto o termine el último día, lo que ocurra primero. El presupuesto no gastado se devuelve en un minuto.

## Lo que nadie puede hacer

Nadie de nuestro equipo tiene un interruptor que agregue vistas, clics, visitantes o seguidores. Puedes [comprobar cada día por tu cuenta](promotion-check). Cuando cambian las reglas, anunciamos la versión nueva {promotionAnnounced} días antes de que se aplique.
`,
    of: 2,
    on: '2026-11-22',
  },
  'promotion-forecast': {
    title: '¿Qué dice el pronóstico y qué no dice?',
    body: `
Antes de que pagues, repetimos las subastas de los últimos {forecastDays} días con tu oferta, tu producto y tu presupuesto. El resultado es un rango, no una promesa.

- **Clics, días y costo** tienen cada uno un número bajo, uno medio y uno alto. En uno de cada diez casos es menos que el bajo; en uno de cada diez, más que el alto.
- Los días pueden ser menos de los que elegiste: la campaña termina cuando se agota el presupuesto, y el rango lo muestra.
- Si hubo muy pocas subastas que repetir, el pronóstico lo dice, y el rango viene de supuestos iniciales. Entonces es amplio.

**No se prometen ventas**, y nadie puede prometerlas: que alguien compre depende de tu producto, de tu precio y de tus fotos.

La oferta sugerida es la que ganó últimamente. Una más baja se muestra menos veces, pero no recibe peor trato: lo que pagas por un clic lo deciden las demás ofertas, no lo máximo que estás dispuesto a pagar.
`,
    of: 1,
    on: '2026-11-22',
  },
  'promotion-clicks': {
    title: '¿Qué clics pago?',
    body: `
Solo los clics que hizo una persona. Un clic cuenta cuando se cumple todo esto:

- Vino de un lugar que se mostró de verdad, en una página que no tiene más de {tokenMinutes} minutos.
- Es el primero de esta persona en esta campaña en {clickHours} horas.
- La página del producto estuvo abierta al menos un segundo, o se agregó algo al carrito.
- No es tuyo, ni de nuestro equipo, ni de un robot conocido, ni parte de una avalancha desde un mismo dispositivo o una misma red.
- No es uno de demasiados: una red (todas las direcciones de un barrio o de un edificio de oficinas) supone como mucho {clickShare} % de los clics que se cobran a una campaña en 24 horas, o {clickLeast} clics. Los clics que pasan de {clickTimes} veces lo que tu campaña recibe normalmente esperan un día y se cobran solo si hubo un pedido.

Una vista cuenta cuando al menos la mitad de la imagen se pudo ver durante un segundo.

Un clic se cobra después de un minuto, cuando ha pasado por todo esto. **Te mostramos todos los demás con su motivo; no cuestan nada.** Un clic que más tarde, el mismo día, resulta no ser válido se reembolsa automáticamente.

Filtramos todo lo que podemos reconocer como no humano. A una persona paciente que hace clic con mala intención no siempre se la puede distinguir de un comprador; por eso existe también [pagar por pedidos](promotion-per-order), donde un clic que no compra nada no cuesta nada.
`,
    of: 1,
    on: '2026-11-22',
  },
  'promotion-per-order': {
    title: '¿Puedo pagar solo cuando se vende algo?',
    body: `
Sí. Pones un porcentaje del precio del producto promocionado. Se descuenta de esa venta cuando el pedido se liquida, y se devuelve si el pedido se reembolsa. Sin un pedido no pagas nada, y no hay que apartar nada.

Una campaña así participa en las mismas subastas. Su oferta por un clic se calcula a partir del porcentaje, el precio y cuántos de tus clics se convirtieron en un pedido. Por eso los productos que se venden bien quedan bien situados, y los que solo atraen clics, no.

Un pedido cuenta para la campaña por cuyo lugar marcado llegó el comprador. El pedido lo muestra, y el monto descontado aparece en tu billetera con el número de pedido.

Si el porcentaje es más de lo que ganas con la venta, te lo decimos antes de que empieces.
`,
    of: 1,
    on: '2026-11-22',
  },
  'promotion-not-shown': {
    title: '¿Por qué no se mostró mi campaña?',
    body: `
Cada subasta en la que tu campaña podría haber participado tiene un resultado con un motivo. En la página de la campaña ves los motivos y la parte que le toca a cada uno.

- **Otra campaña quedó por encima.** Su oferta, su probabilidad de un clic y su calidad, juntas, eran más altas. Una oferta más alta ayuda; una página de producto mejor ayuda más y no cuesta nada: consulta la [calidad](promotion-quality).
- **Repartido por el día.** De otro modo el presupuesto se agotaría antes de la noche. Con un presupuesto diario mayor se muestra más veces.
- **El presupuesto del día se agotó.** La campaña continúa mañana.
- **Tu oferta está por debajo del precio mínimo de un clic**, {promotionBid}.
- **Sin existencias, o no se vende al país de quien mira.** La campaña continúa automáticamente cuando eso cambia.
- **La tienda está en pausa o de vacaciones.** Los días de la campaña siguen corriendo, así que detenla si la pausa es larga: lo que queda se devuelve.
- **Quien mira ya la vio bastantes veces** en un día.
- **El producto ya aparece en la misma página**, sin que se pague por ello.
- **Quien miraba eras tú**, o alguien de nuestro equipo.

No mostrarse no cuesta nada. Si sigue así, detén la campaña: lo que queda se devuelve en un minuto.
`,
    of: 1,
    on: '2026-11-22',
  },
  'promotion-quality': {
    title: '¿En qué se basa la calidad de mi producto?',
    body: `
En cuatro hechos de los últimos {qualityDays} días, cada uno con un peso publicado. Ves tus propios valores.

- **Enviado a tiempo** ({weightOnTime} de 100): paquetes entregados a tiempo al transportista.
- **Sin defectos** ({weightRefunds} de 100): pocos reembolsos por un defecto.
- **Calificación** ({weightRating} de 100): la que dieron los compradores, ponderada con prudencia mientras hay pocas.
- **Página completa** ({weightListing} de 100): fotos suficientes, una descripción de verdad, más de un idioma.

El resultado es un número de 0.5 a 1.5 por el que se multiplica tu oferta. Con 1 ni ayuda ni perjudica. Los productos nuevos empiezan cerca del medio y no se penalizan por ser nuevos.

Nadie puede ajustarlo para una tienda, en ninguna dirección, y no se puede comprar.
`,
    of: 1,
    on: '2026-11-22',
  },
  'promotion-check': {
    title: '¿Cómo compruebo lo que trajo la promoción?',
    body: `
- **Comprobantes**: cada día dice cuántas veces ganaste un lugar, cuántas no y por qué, cuánto costó cada clic y qué precio lo decidió.
- **El orden de los eventos no se puede cambiar después.** Las subastas de un día están encadenadas unas con otras, y la semilla aleatoria que decide los empates se fija el día anterior y se publica el día siguiente.
- **Calcúlalo de nuevo.** Con el archivo de tu campaña y la semilla aleatoria publicada, el programa verify-ads repite tus subastas. Cada número tiene que coincidir, hasta la última cifra.
- **El dinero** está en tu billetera: un movimiento por cada clic o pedido, y uno por lo que se devolvió. Suman lo que tu campaña dice que gastó.

Si algo no coincide, [escríbenos](/feedback) con el día y el lugar en que difiere.
`,
    of: 1,
    on: '2026-11-22',
  },
  'promotion-money': {
    title: '¿Qué pasa con el dinero de una campaña?',
    body: `
Se aparta cuando pagas, y sigue siendo tuyo hasta que lo usa un clic o un pedido.

- **Pausar** lo mantiene apartado. Puedes reanudar mientras queden días.
- **Detener** devuelve lo que queda, en un minuto, al lugar de donde vino: el crédito de promoción al crédito de promoción, el saldo al saldo.
- **Cuando termina el último día**, pasa lo mismo automáticamente.
- **En revisión**: solo mientras tu tienda tiene una restricción abierta, un revisor examina antes una campaña, en un plazo de {promotionReview} horas. Si no decidimos en ese tiempo, empieza automáticamente. Si se rechaza, ves por qué y todo el monto se devuelve de inmediato.

Una campaña nunca puede gastar más que su presupuesto. Nuestro sistema contable no lo permite.

El crédito de promoción es un regalo solo para promoción. No se puede retirar, no forma parte de tu saldo, y nunca tienes que depositar nada para usarlo.
`,
    of: 1,
    on: '2026-11-22',
  },
  'public-support': {
    title: '¿Qué es el apoyo público a productos?',
    body: `
Algunos lugares marcados no se venden. A las tiendas desde Socio de Negocios se les puede dar el derecho de poner productos ahí. Los lugares dicen “Apoyo público”, son como máximo uno de cada diez de los marcados y se llenan por turnos: la rotación es pública.

No cuesta nada, y nadie puede comprar un turno. Nuestro registro público muestra quién tiene el derecho, y desde cuándo.
`,
    of: 1,
    on: '2026-11-22',
  },
} satisfies Record<string, TranslatedArticle>;
