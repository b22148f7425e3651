import type { showcaseOffers as english } from '../en/showcase-offers.ts';
import type { Translated } from '../translated.ts';

export const showcaseOffers: Translated<typeof english> = {
  title: 'Pemasok lain',
  none: 'Tidak ada pemasok lain yang menawarkan produk ini.',
  pick: 'Bandingkan dengan',
  promised: 'Pengiriman yang dijanjikan',
  real: 'Pengiriman sebenarnya',
  late: 'Terlambat dikirim',
  returned: 'Diretur',
  eu: 'Kontak keamanan di UE',
  euNone: 'Tidak dicantumkan',
  noneYet: 'Belum ada paket',
  measured: 'Angka sebenarnya berasal dari paling banyak 500 paket terakhir tiap pemasok di semua toko.',
  swap: 'Ganti ke {name}',
  open: 'Buka produk ini',
  swapTitle: 'Ganti ke {name}?',
  price: 'Harga',
  keep: 'Pertahankan harga saya',
  rule: 'Sesuai aturan harga saya atau harga yang disarankan',
  leaves: '{price}, keuntungan {profit}',
  keepsPlace:
    'Produk tetap di tempatnya. Ini dihitung sebagai satu penghapusan hari ini, dan dapat diurungkan selama 10 menit. Pesanan yang ada tetap pada pemasoknya.',
  stays: 'Teks dan gambar Anda, diskon, promosi, dan ulasan tetap pada produk lama.',
  done: 'Sekarang dari {name}, {price}',
  loss: '{price}, di bawah titik impas {floor}',
  notSame: 'Ini bukan lagi produk yang sama.',
};
