import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about the pictures and videos that a merchant uploads. */
export const media = {
  'crop-pictures': {
    title: '¿Cómo recorto una imagen?',
    body: `
Cuando eliges un logo, una imagen de arriba o una imagen propia de un producto, primero eliges la parte que se verá. El logo y la imagen de arriba están en [datos de la tienda](/shop); las imágenes de un producto, en su sección **Texto e imágenes**.

- **Mover**: arrastra la imagen, o usa los botones o las teclas de flecha.
- **Zoom**: pellizca con dos dedos, usa la rueda, mueve el control deslizante o presiona + y −.
- **Vista previa**: abajo ves cómo quedará, en un teléfono y en una computadora, o en la página del producto y en las listas.

Solo se sube la parte que elegiste; el original queda en tu dispositivo. **Cancelar** no cambia nada. Después de **Usar esta parte** puedes **Recortar de nuevo** hasta que guardes.

El logo es cuadrado, la imagen de arriba es tres veces más ancha que alta y la imagen de un producto es vertical (4:5). Si la parte es demasiado pequeña para su lugar, te avisamos antes de usarla.
`,
    of: 1,
    on: '2026-11-29',
  },
  'product-video': {
    title: '¿Cómo agrego un video a un producto?',
    body: `
Abre un producto de tu [vitrina](/goodsList), elige **Texto e imágenes** y, en **Video**, **Elegir un video**.

- Un video por producto, de hasta 30 segundos y 20 MB, en MP4/MOV (H.264 con sonido AAC) o WebM. Cualquier otro se rechaza y te decimos por qué.
- Si se corta la conexión, el archivo sigue elegido: toca **Reintentar** o espera a tener conexión.
- Los compradores lo inician, y antes no se carga nada. Su vista previa es la primera imagen del producto: pon primero la mejor.
- En **Lo que se dice y se oye**, escribe las palabras y los sonidos para quienes no pueden oírlos. Se muestra debajo del video y sigue las reglas de [tu propio texto](own-words).
- **Guardar** lo muestra en tu tienda. Durante 10 minutos puedes deshacerlo.

Eliminamos el lugar, la hora y el dispositivo que un teléfono escribe en un video. La imagen y el sonido quedan como están: revisa qué se ve y se oye antes de guardar.

Un video que reemplazas o quitas se elimina en un plazo de dos días, y también el de un producto que sacas de tu vitrina.

**¿Se rechaza un video de iPhone?** En Configuración, Cámara, Formatos, elige “Más compatible” y grábalo otra vez, o guárdalo como MP4.
`,
    of: 1,
    on: '2026-11-29',
  },
} satisfies Record<string, TranslatedArticle>;
