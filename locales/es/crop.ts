import type { Translated } from '../translated.ts';
import type { crop as english } from '../en/crop.ts';

export const crop: Translated<typeof english> = {
  title: 'Elige la parte que se verá',
  hint: 'Arrastra la imagen para moverla. Pellizca, usa la rueda o presiona + y − para acercar o alejar.',
  stage: 'Imagen: las flechas la mueven, + y − la acercan o alejan',
  zoom: 'Zoom',
  closer: 'Acercar',
  farther: 'Alejar',
  left: 'Mover el marco a la izquierda',
  right: 'Mover el marco a la derecha',
  up: 'Mover el marco hacia arriba',
  down: 'Mover el marco hacia abajo',
  shown:
    'Zoom {zoom, number, ::percent}. Visible del {left, number, ::percent} al {right, number, ::percent} del ancho y del {top, number, ::percent} al {bottom, number, ::percent} del alto.',
  preview: 'Cómo se verá',
  previews: {
    phone: 'En un teléfono',
    computer: 'En una computadora',
    product: 'En la página del producto',
    list: 'En las listas',
    header: 'En la parte superior de tu tienda',
  },
  small:
    'Esta parte tiene solo {width, number} × {height, number} píxeles y puede verse borrosa. Aleja la imagen o elige una más grande.',
  use: 'Usar esta parte',
  adjust: 'Recortar de nuevo',
  failed: 'La imagen no se pudo recortar en este dispositivo. Elige otra.',
};
