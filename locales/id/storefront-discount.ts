import type { storefrontDiscount as english } from '../en/storefront-discount.ts';
import type { Translated } from '../translated.ts';

/** Words of codes, reduced prices, prices for several pieces and free delivery, as buyers read them. */
export const storefrontDiscount: Translated<typeof english> = {
  codeLabel: 'Kode diskon',
  codeApply: 'Terapkan',
  codeRemove: 'Hapus kode',
  codeApplied: '{code} memotong {amount}.',
  codeWhy:
    '{reason, select, not_begun {Kode ini belum bisa dipakai.} expired {Kode ini sudah kedaluwarsa.} exhausted {Kode ini sudah habis dipakai.} used_by_buyer {Anda sudah memakai kode ini.} not_for_these {Kode ini bukan untuk barang di keranjang Anda.} below_minimum {Kode ini butuh belanja {amount} atau lebih.} already_free {Ongkos kirim sudah gratis. Simpan kode ini untuk nanti.} below_break_even {Toko tidak bisa memberi potongan sebesar ini untuk barang ini.} other {Kode ini tidak kami kenal. Periksa ejaannya.}}',
  discount: 'Diskon',
  discountBy: 'Diskon ({code})',
  lineQuantity: 'Beli banyak: −{amount}',
  lineCode: '{code}: −{amount}',
  lineSpared: 'Kode ini tidak berlaku untuk barang ini.',
  freeFrom: 'Gratis ongkir mulai {amount}',
  freeMissing: 'Tambah {amount} lagi untuk gratis ongkir.',
  freeReached: 'Ongkos kirim gratis.',
  freeNot: 'Toko tidak bisa menggratiskan ongkir untuk barang ini.',
  compareText: 'Harga terendah 30 hari sebelumnya: {amount}',
  compareLabel: '{amount}, harga terendah 30 hari sebelumnya',
  saleUntil: 'Promo berakhir {when}',
  quantityEach: '{count} atau lebih: {amount} per buah',
  quantitySet: '{count} buah {amount}',
  noticeCodeUsed: 'Anda sudah memakai kode diskon ini, jadi kode dihapus. Periksa totalnya.',
  bundleTitle: 'Paket',
  bundleLead: '{count, number} produk yang lebih murah jika dibeli bersama',
  bundleInstead: 'bukan {amount}',
  bundleSaving: 'Anda hemat {amount}',
  bundleAdd: 'Tambahkan semua ke keranjang',
  bundleSoldOut: 'Salah satu produk habis, jadi paket ini belum dapat dibeli.',
  bundleHow:
    'Keranjang menunjukkan potongan tiap produk. Jika Anda mengembalikan satu, dananya dikembalikan sebesar yang Anda bayar untuknya.',
  bundleLine: 'Bersama {count, number} produk lain: {amount}, hemat {saving}',
};
