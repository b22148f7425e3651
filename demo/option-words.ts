// How options are called in each language.
import type { Language } from '#domain/text/language.ts';

export const optionNames: Readonly<Record<Language, { readonly colour: string; readonly size: string }>> = {
  en: { colour: 'Colour', size: 'Size' },
  es: { colour: 'Color', size: 'Talla' },
  fr: { colour: 'Couleur', size: 'Taille' },
  id: { colour: 'Warna', size: 'Ukuran' },
  ja: { colour: '色', size: 'サイズ' },
  ko: { colour: '색상', size: '사이즈' },
  pt: { colour: 'Cor', size: 'Tamanho' },
  vi: { colour: 'Màu', size: 'Kích cỡ' },
  'zh-Hans': { colour: '颜色', size: '尺寸' },
  'zh-Hant': { colour: '顏色', size: '尺寸' },
};

type Colour = {
  readonly names: Readonly<Record<Language, string>>;
};

export const colours = {
  coral: {
    names: {
      en: 'Coral',
      es: 'Coral',
      fr: 'Corail',
      id: 'Koral',
      ja: 'コーラル',
      ko: '코랄',
      pt: 'Coral',
      vi: 'San hô',
      'zh-Hans': '珊瑚色',
      'zh-Hant': '珊瑚色',
    },
  },
  blue: {
    names: {
      en: 'Blue',
      es: 'Azul',
      fr: 'Bleu',
      id: 'Biru',
      ja: 'ブルー',
      ko: '블루',
      pt: 'Azul',
      vi: 'Xanh dương',
      'zh-Hans': '蓝色',
      'zh-Hant': '藍色',
    },
  },
  green: {
    names: {
      en: 'Green',
      es: 'Verde',
      fr: 'Vert',
      id: 'Hijau',
      ja: 'グリーン',
      ko: '그린',
      pt: 'Verde',
      vi: 'Xanh lá',
      'zh-Hans': '绿色',
      'zh-Hant': '綠色',
    },
  },
  yellow: {
    names: {
      en: 'Yellow',
      es: 'Amarillo',
      fr: 'Jaune',
      id: 'Kuning',
      ja: 'イエロー',
      ko: '옐로',
      pt: 'Amarelo',
      vi: 'Vàng',
      'zh-Hans': '黄色',
      'zh-Hant': '黃色',
    },
  },
  purple: {
    names: {
      en: 'Purple',
      es: 'Morado',
      fr: 'Violet',
      id: 'Ungu',
      ja: 'パープル',
      ko: '퍼플',
      pt: 'Roxo',
      vi: 'Tím',
      'zh-Hans': '紫色',
      'zh-Hant': '紫色',
    },
  },
} as const satisfies Record<string, Colour>;

export type ColourKey = keyof typeof colours;
