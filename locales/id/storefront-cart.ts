import type { storefrontCart as english } from '../en/storefront-cart.ts';
import type { Translated } from '../translated.ts';

/** Words of the cart and the checkout: address, delivery, tax and duty, currency. */
export const storefrontCart: Translated<typeof english> = {
  // Where to, and in which money.
  cartDelivery: 'Pengiriman dan mata uang',
  cartCurrency: 'Mata uang',
  cartCurrencyOption: '{name} ({code})',
  cartPlaceUpdate: 'Perbarui harga',
  cartPlaceTitle: 'Ke mana produk dikirim?',
  cartPlaceLead:
    'Ongkos kirim, pajak, dan bea mengikuti negara tujuan. Setelah itu harga sudah termasuk semuanya.',
  cartPlaceChange: 'Dikirim ke {country}. Ubah',
  cartPlaceOther: 'Pilih negara lain',
  cartPlaceChoose: 'Pilih tujuan pengiriman untuk melihat harga lengkap',
  cartLaneTitle: 'Beberapa produk tidak dapat dikirim ke {country}',
  cartLaneText: 'Hapus yang ditandai, atau pilih negara lain.',
  lineNotSent: 'Tidak dapat dikirim ke {country}',
  noticeTotalNow: 'Totalnya sekarang {total}, sebelumnya {was}.',
  noticeLaneClosed:
    'Kami tidak dapat mengirim ini ke {country}: {goods}. Pilih negara lain, atau hapus dari keranjang Anda. Yang sudah Anda ketik masih ada.',

  // How it is sent.
  cartShipTitle: 'Cara pengiriman',
  cartShipNames: { economy: 'Ekonomi', standard: 'Standar', express: 'Ekspres' },
  cartShipFree: 'gratis',

  // What the total is made of.
  cartTaxNames: {
    vat: 'PPN',
    gst: 'GST',
    consumption_tax: 'Pajak konsumsi',
    sales_tax: 'Pajak penjualan',
    customs: 'Bea masuk',
    customs_flat: 'Bea masuk untuk paket kecil',
    tax: 'Pajak',
    other: 'Pajak atau bea',
  },
  cartTaxRate: '{name}, {percent}',
  cartTaxDetails: 'Cara pajak dan bea dihitung',
  cartTaxOf: '{percent} dari {base}',
  cartTaxFlat:
    '{amount} untuk setiap jenis produk menurut bea cukai, di sini {count, plural, other {# jenis}}',
  cartTaxSource: 'Aturan: {source}, {when}',
  cartTaxOwn: 'Tarif platform ini.',
  cartAllIncluded: 'Pajak dan bea sudah termasuk dalam total.',
  cartRate:
    'Anda membayar dalam {currency}: {one} = {rate} ({source}, {when}). Dalam mata uang toko, jumlahnya {total}.',
  cartRateLocked: 'Kurs ini dijamin untuk Anda bersama harga-harga ini.',
  pricedAt: 'Harga toko adalah {total}. Kurs ditetapkan saat Anda membayar.',

  // The address.
  cartContact: 'Data kontak',
  fieldCompany: 'Perusahaan',
  fieldAddress2: 'Unit, lantai, gedung',
  cartStateNames: {
    state: 'Negara bagian',
    province: 'Provinsi',
    prefecture: 'Prefektur',
    region: 'Wilayah',
    county: 'County',
    emirate: 'Emirat',
    department: 'Departemen',
    city: 'Kota',
  },
  cartPostcodeNames: {
    postcode: 'Kode pos',
    zip: 'Kode ZIP',
    postal: 'Kode pos',
    eircode: 'Eircode',
    cep: 'CEP',
    pin: 'Kode pos (PIN)',
  },
  cartCityNames: { city: 'Kota', suburb: 'Kawasan atau kota', district: 'Kabupaten atau kota' },
  cartExample: 'Contoh: {example}',
  company_missing: 'Isi nama perusahaan, atau biarkan kosong.',
  company_wrong: 'Nama perusahaan paling banyak 80 karakter.',
  address2_missing: 'Isi unit atau lantai, atau biarkan kosong.',
  address2_wrong: 'Baris ini paling banyak 200 karakter.',
  state_missing: 'Isi kolom ini: kurir membutuhkannya di negara ini.',
  state_wrong: 'Baris ini paling banyak 80 karakter.',
  cartPostcodeShape: 'Ini tidak seperti kode pos negara ini. Contohnya {example}.',
};
