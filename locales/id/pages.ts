import type { pages as english } from '../en/pages.ts';
import type { Translated } from '../translated.ts';

export const pages: Translated<typeof english> = {
  title: 'Halaman dan menu',
  lead: 'Sampaikan hal di luar satu produk, dan pandu pembeli di toko Anda.',
  one: 'Halaman',
  add: 'Halaman baru',
  none: 'Belum ada halaman',
  noneDetail: 'Misalnya: tentang kami, cara merawat produk, ukuran.',
  full: 'Anda punya {max, number} halaman. Hapus satu untuk menambah yang lain.',
  body: 'Teks',
  bodyHint:
    'Baris kosong: paragraf baru. “## ” memulai judul, “- ” daftar, **dua bintang** menebalkan. Tanpa tautan dan kontak.',
  bodyMissing: 'Tulis teksnya, atau kosongkan judul',
  shownHint: 'Nonaktif: pembeli tidak menemukan halaman maupun entrinya di menu.',
  delete: 'Hapus halaman',
  deleteDetail: 'Pembeli tidak dapat membukanya lagi, dan entrinya hilang dari menu.',
  keep: 'Pertahankan halaman',
  deleted: 'Halaman dihapus',
  menu: 'Menu',
  menuHint: 'Tampil di bagian atas setiap halaman toko Anda, dalam urutan ini. Paling banyak {max, number}.',
  menuNone: 'Belum ada menu',
  menuAdd: 'Tambahkan ke menu',
  menuChoose: 'Pilih entri',
  menuHidden: 'Tersembunyi: pembeli tidak melihatnya',
  kinds: { collection: 'Koleksi', page: 'Halaman', type: 'Kategori' },
};
