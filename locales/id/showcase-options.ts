import type { showcaseOptions as english } from '../en/showcase-options.ts';
import type { Translated } from '../translated.ts';

export const showcaseOptions: Translated<typeof english> = {
  count: '{count, number} opsi',
  offSale: '{count, number} tidak dijual',
  soldOut: '{count, number} habis',
  from: 'mulai {price}',
  price: 'Satu harga untuk semua opsi',
  floor: 'Opsi termahal impas pada {floor}.',
  set: 'Tetapkan untuk {count, number} opsi',
  all: 'Opsi',
  rows: 'Baris',
  none: 'Tidak ada lagi opsi ini di etalase Anda.',
  bys: { product: 'Satu per produk', goods: 'Satu per opsi' },
};
