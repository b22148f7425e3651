import type { Translated } from '../translated.ts';
import type { crop as english } from '../en/crop.ts';

export const crop: Translated<typeof english> = {
  title: 'Choisissez la partie à montrer',
  hint: 'Faites glisser l’image pour la déplacer. Pincez, utilisez la molette ou appuyez sur + et − pour zoomer.',
  stage: 'Image : les flèches la déplacent, + et − changent le zoom',
  zoom: 'Zoom',
  closer: 'Agrandir',
  farther: 'Réduire',
  left: 'Déplacer le cadre à gauche',
  right: 'Déplacer le cadre à droite',
  up: 'Déplacer le cadre vers le haut',
  down: 'Déplacer le cadre vers le bas',
  shown:
    'Zoom {zoom, number, ::percent}. Visible de {left, number, ::percent} à {right, number, ::percent} de la largeur et de {top, number, ::percent} à {bottom, number, ::percent} de la hauteur.',
  preview: 'Aperçu',
  previews: {
    phone: 'Sur un téléphone',
    computer: 'Sur un ordinateur',
    product: 'Sur la page de l’article',
    list: 'Dans les listes',
    header: 'En haut de votre boutique',
  },
  small:
    'Cette partie n’a que {width, number} × {height, number} pixels et peut paraître floue. Réduisez le zoom ou choisissez une image plus grande.',
  use: 'Utiliser cette partie',
  adjust: 'Recadrer',
  failed: 'L’image n’a pas pu être recadrée sur cet appareil. Choisissez-en une autre.',
};
