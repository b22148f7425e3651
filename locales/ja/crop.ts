import type { Translated } from '../translated.ts';
import type { crop as english } from '../en/crop.ts';

export const crop: Translated<typeof english> = {
  title: '表示する範囲を選択',
  hint: '画像をドラッグして動かします。ピンチ、スクロール、または + と − で拡大・縮小できます。',
  stage: '画像：矢印キーで移動、+ と − で拡大・縮小',
  zoom: '拡大率',
  closer: '拡大',
  farther: '縮小',
  left: '枠を左へ移動',
  right: '枠を右へ移動',
  up: '枠を上へ移動',
  down: '枠を下へ移動',
  shown:
    '拡大率{zoom, number, ::percent}。横は{left, number, ::percent}から{right, number, ::percent}、縦は{top, number, ::percent}から{bottom, number, ::percent}が見えています。',
  preview: '表示例',
  previews: {
    phone: 'スマートフォン',
    computer: 'パソコン',
    product: '商品ページ',
    list: '一覧',
    header: 'ショップの上部',
  },
  small:
    'この範囲は{width, number} × {height, number}ピクセルしかなく、ぼやけて見えることがあります。縮小するか、大きな画像を選んでください。',
  use: 'この範囲を使う',
  adjust: '切り抜き直す',
  failed: 'この端末では画像を切り抜けませんでした。別の画像を選んでください。',
};
