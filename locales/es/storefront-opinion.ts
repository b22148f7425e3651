import type { storefrontOpinion as english } from '../en/storefront-opinion.ts';
import type { Translated } from '../translated.ts';

/** Words of what buyers say of goods: pictures, drawn signatures, filters and reports. */
export const storefrontOpinion: Translated<typeof english> = {
  opinionPhotos: 'Fotos',
  opinionPhotosHint:
    'Hasta {max, number} fotos del producto, de {size, number} MB como máximo cada una: JPEG, PNG, WebP, GIF o AVIF. Todos pueden verlas.',
  opinionPhotoKept: 'Mostrar la foto {number}',
  opinionPhotosKept: 'Estas fotos ya llegaron. Desmarca la que no quieras mostrar.',
  opinionPhotoLarge:
    'Una foto supera los {size, number} MB. Elige otra más pequeña. Todo lo demás sigue aquí.',
  opinionPhotoMany:
    'Un comentario puede tener como máximo {max, number} fotos. Elige menos. Todo lo demás sigue aquí.',
  opinionPhotoNone:
    'Uno de los archivos no es una imagen que podamos leer. Elige un JPEG, PNG, WebP, GIF o AVIF. Todo lo demás sigue aquí.',
  opinionPhotoOf: 'Foto {number} de este comentario, se abre en grande',
  opinionPhotosOf: 'Fotos de este comentario',
  opinionDraw: 'O dibuja tu firma',
  opinionDrawHint: 'Si la dibujas, no hace falta que escribas tu nombre. Nadie más ve el dibujo.',
  opinionDrawClear: 'Dibujar de nuevo',
  opinionDrawWrong:
    'No pudimos usar el dibujo. Vuelve a dibujarlo de forma más sencilla o escribe tu nombre.',
  opinionFilter: 'Qué comentarios',
  opinionAll: 'Todos',
  opinionWithPhotos: 'Con fotos',
  opinionStars: '{stars, plural, one {Solo # estrella} other {Solo # estrellas}}',
  opinionNoMatch: 'Ningún comentario coincide.',
  opinionReport: 'Denunciar este comentario',
  opinionReportReason: '¿Qué tiene de malo?',
  opinionReportText:
    'Alguien que no gana nada con ello lee el comentario y decide. Hasta entonces se queda como está.',
  opinionReportSend: 'Enviar la denuncia',
  opinionReported: 'Gracias. Revisaremos el comentario; hasta entonces se queda como está.',
  opinionReportedBefore: 'Este comentario ya fue denunciado. No tienes que hacer nada más.',
  opinionReport_offensive: 'Insulta a alguien',
  opinionReport_personal_data: 'Revela datos personales de alguien',
  opinionReport_advertising: 'Es publicidad',
  opinionReport_off_topic: 'No trata de estos productos ni de este pedido',
  opinionReport_not_genuine: 'No es la opinión sincera de quien compró los productos',
};
