import type { Translated } from '../translated.ts';
import type { crop as english } from '../en/crop.ts';

export const crop: Translated<typeof english> = {
  title: '選擇要顯示的部分',
  hint: '拖曳圖片來移動。雙指縮放、捲動滾輪或按 + 和 − 可放大縮小。',
  stage: '圖片：方向鍵移動，+ 和 − 縮放',
  zoom: '縮放',
  closer: '放大',
  farther: '縮小',
  left: '向左移動選框',
  right: '向右移動選框',
  up: '向上移動選框',
  down: '向下移動選框',
  shown:
    '縮放 {zoom, number, ::percent}。橫向顯示 {left, number, ::percent} 到 {right, number, ::percent}，縱向顯示 {top, number, ::percent} 到 {bottom, number, ::percent}。',
  preview: '顯示效果',
  previews: {
    phone: '手機上',
    computer: '電腦上',
    product: '商品頁',
    list: '清單中',
    header: '商店頂端',
  },
  small: '這部分只有 {width, number} × {height, number} 像素，可能會模糊。請縮小，或選擇更大的圖片。',
  use: '使用這部分',
  adjust: '重新裁切',
  failed: '無法在此裝置上裁切圖片。請選擇其他圖片。',
};
