import type { showcaseAdding as english } from '../en/showcase-adding.ts';
import type { Translated } from '../translated.ts';

export const showcaseAdding: Translated<typeof english> = {
  how: 'Cara menetapkan harga',
  ways: {
    rule: 'Aturan harga saya',
    suggested: 'Harga yang disarankan',
    percent: 'Margin dari harga pokok',
    profit: 'Keuntungan per unit',
  },
  noRule: 'Anda belum punya aturan harga. Buat aturan atau pilih cara lain.',
  row: 'Harga pokok {cost}, keuntungan {profit}',
  range: 'Keuntungan per unit {low} sampai {high}',
  raised: 'Dinaikkan ke harga impas',
  add: 'Tambahkan dengan harga ini',
  adding: '{count, plural, other {Menambahkan # produk…}}',
  result: '{added, number} dari {count, number} ditambahkan',
  added: 'Dijual seharga {price}',
  why: 'Tidak ditambahkan: {why}',
  profit: 'Keuntungan tiap unit',
  family: 'Tambahkan semua opsi',
  familyNone: 'Semua opsi sudah ada di etalase Anda atau habis.',
};
