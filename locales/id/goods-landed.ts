import type { goodsLanded as english } from '../en/goods-landed.ts';
import type { Translated } from '../translated.ts';

export const goodsLanded: Translated<typeof english> = {
  shipTo: 'Dikirim ke',
  anywhere: 'Semua negara',
  min: 'Harga pokok sampai tujuan mulai',
  max: 'Harga pokok sampai tujuan hingga',
  figure: '{total} sampai di {country}, {p50, number}–{p90, number} hari',
  title: 'Harga pokok sampai tujuan',
  inWords:
    'Harga pokok, ongkos kirim termurah, dan pajak untuk satu unit. Pembeli membayar ongkos kirim dan pajak di luar harga Anda.',
  cost: 'Harga pokok pemasok',
  shipping: 'Ongkos kirim ke {country}',
  tax: 'Pajak dan bea masuk',
  taxAt: 'Dihitung untuk penjualan seharga {price}.',
  total: 'Harga pokok sampai tujuan per unit',
  buyerPays: 'Total yang dibayar pembeli',
  source: 'Sumber: {source}, {date}',
  closed:
    'Produk ini tidak dapat dikirim ke {country}: pemasok tidak mengirim ke sana, atau data berat, data bea cukai, atau aturan pajaknya belum ada.',
  computing:
    'Harga pokok sampai tujuan untuk {country} masih dihitung. Produk lainnya muncul dalam beberapa menit.',
  taxes: {
    vat: 'PPN',
    gst: 'GST',
    consumption_tax: 'Pajak konsumsi',
    sales_tax: 'Pajak penjualan',
    customs: 'Bea masuk',
    customs_flat: 'Bea masuk untuk paket kecil',
    tax: 'Pajak',
    other: 'Pajak atau bea',
  },
  taxOf: '{percent} dari {base}',
};
