import type { Translated } from '../translated.ts';
import type { crop as english } from '../en/crop.ts';

export const crop: Translated<typeof english> = {
  title: 'Escolha a parte que vai aparecer',
  hint: 'Arraste a imagem para movê-la. Faça pinça, use a roda do mouse ou pressione + e − para ajustar o zoom.',
  stage: 'Imagem: as setas a movem, + e − ajustam o zoom',
  zoom: 'Zoom',
  closer: 'Aproximar',
  farther: 'Afastar',
  left: 'Mover a moldura para a esquerda',
  right: 'Mover a moldura para a direita',
  up: 'Mover a moldura para cima',
  down: 'Mover a moldura para baixo',
  shown:
    'Zoom {zoom, number, ::percent}. Visível de {left, number, ::percent} a {right, number, ::percent} da largura e de {top, number, ::percent} a {bottom, number, ::percent} da altura.',
  preview: 'Como vai ficar',
  previews: {
    phone: 'No celular',
    computer: 'No computador',
    product: 'Na página do produto',
    list: 'Nas listas',
    header: 'No topo da sua loja',
  },
  small:
    'Esta parte tem só {width, number} × {height, number} pixels e pode ficar desfocada. Afaste o zoom ou escolha uma imagem maior.',
  use: 'Usar esta parte',
  adjust: 'Cortar de novo',
  failed: 'Não foi possível cortar a imagem neste aparelho. Escolha outra.',
};
