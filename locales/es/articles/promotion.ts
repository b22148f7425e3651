import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about promotion. What it does is computed by `domain/ads/`; its numbers come from there. */
export const promotion = {
  'how-promotion-works': {
    title: '¿Qué es la promoción y cómo funciona?',
    body: `
Puedes pagar para que tus productos se muestren en un pequeño número de lugares marcados. Nunca tienes que hacerlo: el orden de todos los demás productos es el mismo, pagues o no.

## Dónde

- En las páginas que muestran productos de todas las tiendas: los lugares {exploreSlots} de cada 20.
- En la búsqueda: los lugares {searchSlots}.
- Junto a productos similares, en tiendas que lo aceptaron.

Nunca dentro de los propios productos de otro comerciante. Cada lugar dice que está patrocinado, por quién y por qué se muestra.

## Qué eliges

- **Pagar por clics**: un presupuesto de al menos {promotionTotal} en total y {promotionDay} por día, durante {promotionDaysMin} a {promotionDaysMax} días, y lo máximo que puede costar un clic, desde {promotionBid}. Antes de pagar ves un [pronóstico](promotion-forecast).
- **Pagar por pedidos**: un porcentaje de un pedido, y [nada antes de que haya uno](promotion-per-order).

Se paga primero con el crédito de promoción y después con tu saldo disponible, y pide tu [contraseña de transacciones](transaction-password).

## Quién se muestra (versión {promotionVersion} de las reglas)

1. Una campaña participa mientras tenga dinero, los productos estén en existencia y a la venta, y su tienda esté abierta.
2. Se multiplican la oferta, la probabilidad de un clic y la [calidad](promotion-quality) de los productos. El resultado más alto va primero.
3. Quien gana paga por un clic lo que el siguiente habría hecho necesario, y un poco más: **nunca más que la oferta**.
4. El presupuesto se reparte por el día como se reparten las visitas, para que no se haya acabado por la mañana.
5. Uno de cada veinte lugares se guarda para campañas que apenas se han mostrado, por turnos. Ahí empiezan las tiendas nuevas y pequeñas.
6. Nadie ve una misma campaña más de {viewerDay} veces al día.

No se usa el perfil personal de nadie: solo lo que se busca, la categoría, el país y el idioma.

## Cuánto dura

Hasta que se use el presupuesto o termine el último día, lo que llegue primero. Lo que no se gasta vuelve en un minuto.

## Lo que nadie puede hacer

No hay, para nadie de aquí, un interruptor que agregue vistas, clics, visitantes o seguidores. Puedes [comprobar cada día por tu cuenta](promotion-check). Cuando cambian las reglas reciben una versión nueva, que se anuncia {promotionAnnounced} días antes de que valga.
`,
    of: 2,
    on: '2026-11-22',
  },
  'promotion-forecast': {
    title: '¿Qué dice el pronóstico y qué no dice?',
    body: `
Antes de que pagues, las subastas de los últimos {forecastDays} días se repiten con tu oferta, tus productos y tu presupuesto. Lo que sale es un rango, no una promesa.

- **Clics, días y costo** tienen cada uno un número bajo, uno medio y uno alto. En uno de cada diez casos es menos que el bajo; en uno de cada diez, más que el alto.
- Los días pueden ser menos de los que elegiste: cuando el presupuesto está usado, termina, y eso es lo que muestra el rango.
- Cuando hubo muy pocas subastas que repetir, lo dice, y el rango viene de lo que se supone al principio. Entonces es amplio.

**No se prometen ventas**, y nadie puede prometerlas: que alguien compre depende de tus productos, de tu precio y de tus fotos.

La oferta sugerida es la que ganó últimamente. Una más baja se muestra menos veces, pero no recibe peor trato: lo que pagas por un clic lo deciden quienes están a tu lado, no lo que estás dispuesto a pagar.
`,
    of: 1,
    on: '2026-11-22',
  },
  'promotion-clicks': {
    title: '¿Qué clics pago?',
    body: `
Solo los que hizo una persona. Un clic cuenta cuando se cumple todo esto:

- Vino de un lugar que se dibujó de verdad, en una página que no tiene más de {tokenMinutes} minutos.
- Es el primero de esta persona en esta campaña en {clickHours} horas.
- La página del producto estuvo abierta al menos un segundo, o se puso algo en el carrito.
- No es tuyo, ni de personas que trabajan aquí, ni de un robot conocido, ni parte de una avalancha desde un mismo dispositivo o una misma red.
- No es uno de demasiados: una red (todas las direcciones de un barrio o de un edificio de oficinas) supone como mucho {clickShare} % de los clics que se cobran a una campaña en 24 horas, o {clickLeast} clics. Y los clics que pasan de {clickTimes} veces lo que tu campaña recibe normalmente esperan un día y se cobran solo si hubo un pedido.

Una vista cuenta cuando al menos la mitad de la imagen se pudo ver durante un segundo.

Un clic se cobra después de un minuto, cuando ha pasado por todo esto. **Todos los demás se te muestran con su motivo y no cuestan nada.** Un clic que más tarde, el mismo día, resulta no serlo se devuelve automáticamente.

Filtramos lo que se puede saber que no es una persona. A quien hace clic con mala intención y tiene tiempo no siempre se le puede distinguir de un comprador; por eso existe también [pagar por pedidos](promotion-per-order), donde un clic que no compra nada no cuesta nada.
`,
    of: 1,
    on: '2026-11-22',
  },
  'promotion-per-order': {
    title: '¿Puedo pagar solo cuando se vende algo?',
    body: `
Sí. Pones un porcentaje del precio de los productos promocionados. Se toma cuando el pedido se liquida, de esa misma venta, y se devuelve cuando el pedido se reembolsa. Sin un pedido no pagas nada, y no hay que apartar nada.

Una campaña así está en las mismas subastas. Lo que ofrece por un clic se calcula: el porcentaje, el precio y cuántos de tus clics se convirtieron en un pedido. Por eso los productos que se venden bien quedan bien situados, y los que solo atraen clics, no.

Un pedido cuenta para la campaña por cuyo lugar marcado llegó el comprador. El pedido lo dice, y lo que se tomó por él está en tu billetera con su número.

¿El porcentaje es más de lo que ganas con la venta? Te lo dice antes de que empieces.
`,
    of: 1,
    on: '2026-11-22',
  },
  'promotion-not-shown': {
    title: '¿Por qué no se mostró mi campaña?',
    body: `
Cada subasta en la que tu campaña podría haber estado terminó por un motivo. Los ves, con la parte que le toca a cada uno, en la página de la campaña.

- **Otra estaba por encima.** La oferta, la probabilidad de un clic y la calidad, juntas, eran menos. Una oferta más alta ayuda; unos productos mejores ayudan más y no cuestan nada: consulta la [calidad](promotion-quality).
- **Repartido por el día.** De otro modo el presupuesto estaría usado antes de la noche. Con un presupuesto diario más grande se muestra más veces.
- **El presupuesto del día está usado.** Continúa mañana.
- **Tu oferta está por debajo del precio mínimo de un clic**, {promotionBid}.
- **Sin existencias, o no se vende al país de quien mira.** Continúa automáticamente cuando eso cambia.
- **La tienda está en pausa o de vacaciones.** El tiempo sigue corriendo, así que detén la campaña si va para largo: lo que queda se devuelve.
- **Quien mira ya la vio bastantes veces** en un día.
- **Los productos ya están en la misma página**, sin pago.
- **Eras tú**, o alguien que trabaja aquí.

No mostrarse no cuesta nada. Si sigue así, detén la campaña: lo que queda vuelve en un minuto.
`,
    of: 1,
    on: '2026-11-22',
  },
  'promotion-quality': {
    title: '¿De qué se compone la calidad de mis productos?',
    body: `
De cuatro hechos de los últimos {qualityDays} días, cada uno con un peso publicado. Ves tus propias partes.

- **Enviado a tiempo** ({weightOnTime} de 100): paquetes que se entregaron al transportista cuando debían.
- **Sin defectos** ({weightRefunds} de 100): pocos reembolsos porque algo estaba mal.
- **Calificación** ({weightRating} de 100): lo que dieron los compradores, contado con prudencia mientras son pocas.
- **Página completa** ({weightListing} de 100): fotos suficientes, una descripción de verdad, más de un idioma.

De ahí sale un número de 0.5 a 1.5 por el que se multiplica tu oferta. Con 1 ni ayuda ni perjudica. Los productos nuevos empiezan cerca del medio y no se castigan por ser nuevos.

Nadie puede ajustarlo para una tienda, en ninguna dirección, y no se puede comprar.
`,
    of: 1,
    on: '2026-11-22',
  },
  'promotion-check': {
    title: '¿Cómo compruebo lo que trajo la promoción?',
    body: `
- **Comprobantes**: cada día dice cuántas veces ganaste un lugar, cuántas no y por qué, cuánto costó cada clic y qué precio lo decidió.
- **El orden de lo ocurrido no se puede cambiar después.** Las subastas de un día están encadenadas unas con otras, y la semilla que decidió los empates se fijó el día anterior y se muestra el día siguiente.
- **Calcúlalo de nuevo.** Con el archivo de tu campaña y la semilla publicada, el programa verify-ads hace otra vez tus subastas. Cada número tiene que salir igual, hasta la última cifra.
- **El dinero** está en tu billetera: un movimiento por cada clic o pedido, y uno por lo que se devolvió. Suman lo que tu campaña dice que gastó.

Si algo no sale, [escríbenos](/feedback) con el día y el lugar en que difiere.
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
- **En revisión**: solo mientras tu tienda tiene una restricción abierta, una persona mira antes una campaña, en {promotionReview} horas; si nadie lo hace en ese tiempo, empieza automáticamente. Si se rechaza, lees por qué y todo vuelve de inmediato.

Nunca se puede gastar más que el presupuesto. Los propios libros lo rechazan.

El crédito de promoción es un regalo solo para promoción. No se puede retirar, no forma parte de tu saldo, y nunca tienes que poner dinero para usarlo.
`,
    of: 1,
    on: '2026-11-22',
  },
  'public-support': {
    title: '¿Qué es el apoyo público a productos?',
    body: `
Algunos lugares marcados no se venden. A las tiendas desde Socio de Negocios se les puede dar el derecho de poner productos ahí. Los lugares dicen “Apoyo público”, son como máximo uno de cada diez de los marcados y se llenan por turnos: la rotación es pública.

No cuesta nada, y nadie puede comprar un turno. Quién tiene el derecho, y desde cuándo, está en el registro de la plataforma.
`,
    of: 1,
    on: '2026-11-22',
  },
} satisfies Record<string, TranslatedArticle>;
