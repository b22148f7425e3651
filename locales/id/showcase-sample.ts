import type { showcaseSample as english } from '../en/showcase-sample.ts';
import type { Translated } from '../translated.ts';

export const showcaseSample: Translated<typeof english> = {
  title: 'Pesan sampel',
  lead: 'Beli satu unit untuk Anda sendiri seharga biaya, untuk dilihat dan ditunjukkan. Ini tidak pernah wajib: toko di sini tidak butuh sampel atau stok.',
  none: 'Buka produk di etalase Anda lalu pilih “Pesan sampel”.',
  price: 'Anda bayar untuk unit ini',
  delivery: 'Pengiriman, mulai',
  make: 'Dapatkan tautan',
  ready: 'Sampel Anda siap dipesan',
  readyDetail:
    'Tautan ini menurunkan harga satu unit, satu kali, sampai {time}. Anda membayar seperti pembeli lain; ongkos kirim dan pajak ditambahkan saat checkout.',
  open: 'Buka produk',
  counts: 'Sampel dalam 30 hari terakhir: {used, number} dari {max, number}.',
  review: 'Ulasan dari pesanan ini tidak dihitung.',
  reasons: {
    at_cost: 'Harga Anda sudah sebesar biaya: pesan di toko Anda seperti pembeli lain.',
    samples_open: '{open, number} sampel sudah menunggu dipesan. Masing-masing berakhir setelah tujuh hari.',
    samples_month: 'Anda sudah mengambil {month, number} sampel dalam 30 hari terakhir, yaitu batasnya.',
    price_changed: 'Biayanya berubah. Tutup lalu lihat lagi.',
  },
};
