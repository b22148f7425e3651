import type { Translated } from '../translated.ts';
import type { crop as english } from '../en/crop.ts';

export const crop: Translated<typeof english> = {
  title: '选择要显示的部分',
  hint: '拖动图片来移动。双指捏合、滚动滚轮或按 + 和 − 可缩放。',
  stage: '图片：方向键移动，+ 和 − 缩放',
  zoom: '缩放',
  closer: '放大',
  farther: '缩小',
  left: '向左移动选框',
  right: '向右移动选框',
  up: '向上移动选框',
  down: '向下移动选框',
  shown:
    '缩放 {zoom, number, ::percent}。横向显示 {left, number, ::percent} 到 {right, number, ::percent}，纵向显示 {top, number, ::percent} 到 {bottom, number, ::percent}。',
  preview: '显示效果',
  previews: {
    phone: '手机上',
    computer: '电脑上',
    product: '商品页',
    list: '列表中',
    header: '店铺顶部',
  },
  small: '这部分只有 {width, number} × {height, number} 像素，可能会模糊。请缩小，或选择更大的图片。',
  use: '使用这部分',
  adjust: '重新裁剪',
  failed: '无法在此设备上裁剪图片。请选择其他图片。',
};
