import type { storefrontOpinion as english } from '../en/storefront-opinion.ts';
import type { Translated } from '../translated.ts';

/** Words of what buyers say of goods: pictures, drawn signatures, filters and reports. */
export const storefrontOpinion: Translated<typeof english> = {
  opinionPhotos: 'Fotos',
  opinionPhotosHint:
    'Hasta {max, number} fotos del producto, de {size, number} MB como máximo cada una (JPEG, PNG, WebP, GIF o AVIF). Todos pueden verlas.',
  opinionPhotoKept: 'Mostrar la foto {number}',
  opinionPhotosKept: 'Estas fotos ya se subieron. Desmarca las que no quieras mostrar.',
  opinionPhotoLarge:
    'Una foto supera los {size, number} MB. Elige otra más pequeña. El resto de tu comentario sigue aquí.',
  opinionPhotoMany:
    'Un comentario puede tener como máximo {max, number} fotos. Elige menos. El resto de tu comentario sigue aquí.',
  opinionPhotoNone:
    'No podemos leer uno de los archivos como imagen. Elige un JPEG, PNG, WebP, GIF o AVIF. El resto de tu comentario sigue aquí.',
  opinionPhotoOf: 'Foto {number} de este comentario (se abre en grande)',
  opinionPhotosOf: 'Fotos de este comentario',
  opinionDraw: 'O dibuja tu firma',
  opinionDrawHint:
    'Si dibujas tu firma, no hace falta que escribas tu nombre. Nadie más puede ver el dibujo.',
  opinionDrawClear: 'Dibujar de nuevo',
  opinionDrawWrong: 'No pudimos usar el dibujo. Haz uno más sencillo o escribe tu nombre.',
  opinionFilter: 'Filtrar comentarios',
  opinionAll: 'Todos',
  opinionWithPhotos: 'Con fotos',
  opinionSort_newest: 'Más recientes',
  opinionSort_highest: 'Mejor calificados',
  opinionSort_lowest: 'Peor calificados',
  opinionSort_pictures: 'Con fotos primero',
  opinionStars: '{stars, plural, one {Solo # estrella} other {Solo # estrellas}}',
  opinionNoMatch: 'Ningún comentario coincide con este filtro.',
  opinionReport: 'Denunciar este comentario',
  opinionReportReason: '¿Qué tiene de malo?',
  opinionReportText:
    'Un revisor independiente lo examina y decide. Hasta entonces, el comentario queda como está.',
  opinionReportSend: 'Enviar denuncia',
  opinionReported: 'Gracias. Revisaremos el comentario; hasta entonces se queda como está.',
  opinionReportedBefore: 'Este comentario ya fue denunciado. No tienes que hacer nada más.',
  opinionReport_offensive: 'Es ofensivo o insultante',
  opinionReport_personal_data: 'Contiene datos personales',
  opinionReport_advertising: 'Es publicidad',
  opinionReport_off_topic: 'No trata de este producto ni de este pedido',
  opinionReport_not_genuine: 'No es de un comprador real',
};
