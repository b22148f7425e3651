import type { server as english } from '../en/server.ts';
import type { Translated } from '../translated.ts';
import { insights } from './insights.ts';
import { returns } from './returns.ts';
import { statements } from './statements.ts';
import { statistics } from './statistics.ts';
import { orderStatus } from './statuses.ts';
import { wallet } from './wallet.ts';

/** What the server itself says besides refusals. */
export const server: Translated<typeof english> = {
  status: orderStatus,
  step: {
    accepted: 'Diserahkan ke kurir',
    in_transit: orderStatus.shipped,
    out_for_delivery: 'Sedang diantar',
    delivered: 'Sampai',
    returned_to_sender: 'Dikembalikan ke pengirim',
  },
  hold: {
    no_acceptance:
      'Kami sedang memeriksa pengiriman ini: kurir melaporkannya sudah sampai tanpa pernah mengambil paketnya. Sampai kami memutuskan, tidak ada tenggat yang berjalan dan tidak ada dana yang berpindah.',
    before_label:
      'Kami sedang memeriksa paket ini: nomor resinya sudah dipakai sebelum paket ini diberi label. Sampai kami memutuskan, tidak ada tenggat yang berjalan dan tidak ada dana yang berpindah.',
    other_country:
      'Kami sedang memeriksa pengiriman ini: kurir melaporkannya di negara lain. Sampai kami memutuskan, tidak ada tenggat yang berjalan dan tidak ada dana yang berpindah.',
  },
  task: {
    shop_details: 'Beri tahu pembeli siapa Anda',
    identity: 'Verifikasi identitas Anda: gratis, dan hanya diminta sekali',
    first_goods: 'Pilih produk pertama Anda',
    confirm_email: 'Konfirmasi alamat email Anda',
    way_back: 'Siapkan cara mengatur ulang kata sandi',
    accept_terms: 'Baca dan setujui ketentuan terbaru',
    share_link: 'Bagikan tautan toko Anda',
    confirm_orders: 'Pesanan yang perlu dikonfirmasi',
    answer_cases: 'Retur yang perlu dijawab',
  },
  /** Fields of an identity. */
  identityField: {
    country: 'Negara dokumen',
    full_name: 'Nama resmi',
    representative: 'Yang mewakili perusahaan',
    birth_date: 'Tanggal lahir',
    doc_type: 'Jenis dokumen',
    id_number: 'Nomor',
    document_ends_on: 'Berlaku sampai',
    phone: 'Telepon',
    front: 'Sisi depan dokumen',
    back: 'Sisi belakang dokumen',
    selfie: 'Foto wajah Anda',
    qualification: 'Dokumen perusahaan',
  },
  identityViewer: { reviewer: 'Pemeriksa platform ini' },
  level: {
    standard: 'Toko Standar',
    merchant: 'Toko Pedagang',
    partner: 'Mitra Bisnis',
    agent: 'Agen Merek',
  },
  /** What the platform has to say at the top of a screen, and the article it leads to. */
  banners: {
    noDeposit: {
      title: 'Anda tidak perlu deposit untuk berjualan',
      text: 'Pesanan dibayar dari pembayaran pembeli, tidak pernah dari dompet Anda.',
    },
    weNeverAsk: {
      title: 'Kami tidak pernah meminta Anda deposit agar dapat menarik uang',
      text: 'Tidak ada pajak, biaya, atau kode. Siapa pun yang memintanya bukanlah kami.',
    },
    buyerPays: {
      title: 'Siapa yang membayar pesanan?',
      text: 'Pembeli. Lihat bagaimana setiap pembayaran dibagi, sampai sen terakhir.',
    },
    ownPrices: {
      title: 'Harga yang tidak pernah merugikan Anda',
      text: 'Anda melihat keuntungan per unit sebelum menambah produk.',
    },
    whenYours: {
      title: 'Kapan Anda menerima uang dari penjualan?',
      text: 'Setiap jumlah yang tertunda punya tanggalnya.',
    },
    freeLevels: {
      title: 'Tingkat diraih, bukan dibeli',
      text: 'Tingkat lebih tinggi memuat lebih banyak produk dan menurunkan komisi Anda.',
    },
  },
  deposit: {
    whyNotNeeded:
      'Anda tidak perlu deposit untuk berjualan. Setiap pesanan dibayar dari pembayaran pembelinya sendiri, dan tidak ada yang menjadi lebih baik atau lebih cepat di sini dengan deposit.',
    bank: 'Transfer bank',
  },
  /** A file of orders: the name of the file in letters of file names, and the head of each column. */
  orderExport: {
    fileName: 'pesanan',
    heads: {
      number: 'Nomor pesanan',
      created: 'Dipesan',
      status: 'Status',
      goods: 'Produk',
      quantity: 'Unit',
      buyer: 'Pembeli',
      city: 'Kota',
      country: 'Negara',
      currency: 'Mata uang',
      goodsTotal: 'Total harga produk',
      shipping: 'Ongkos kirim',
      discountGoods: 'Diskon produk',
      discountDelivery: 'Diskon ongkos kirim',
      discountCode: 'Kode diskon',
      tax: 'Pajak',
      amount: 'Dibayar pembeli',
      supplierCost: 'Untuk pemasok',
      commission: 'Komisi',
      refunded: 'Dana dikembalikan ke pembeli',
      settlement: 'Pendapatan Anda',
      settleAt: 'Penyelesaian dana',
      releaseAt: 'Dicairkan',
      carrier: 'Kurir',
      tracking: 'Nomor resi',
    },
  },
  /** A conversation as a file. */
  transcript: {
    title: 'Percakapan di {brand} ({no}), disimpan pada {at}',
    line: '{seq, number}. {at}, {who}',
    buyer: 'Pembeli',
    merchant: 'Pedagang',
    desk: 'Layanan pelanggan',
    pictures: '{count, plural, other {[# gambar]}}',
    hash: 'SHA-256 dari pesan-pesannya: {sha256}',
    hidden: {
      address: '[disembunyikan: alamat dompet]',
      iban: '[disembunyikan: rekening bank]',
      card: '[disembunyikan: nomor kartu]',
      email: '[disembunyikan: alamat email]',
      phone: '[disembunyikan: nomor telepon]',
      payment: '[disembunyikan: kode pembayaran]',
      handle: '[disembunyikan: nama di tempat lain]',
      link: '[disembunyikan: tautan]',
    },
  },
  /** Where promotion will be shown. */
  plans: {
    explore: 'Halaman jelajah',
    search: 'Hasil pencarian',
    similar: 'Produk serupa',
    order: 'Dibayar per pesanan',
  },
  insights: {
    columns: insights.columns,
    buyerKinds: insights.buyerKinds,
    reasonNames: returns.reasons,
    sourceNames: statistics.funnel.source,
  },
  statements: { words: statements, types: wallet.types, parts: wallet.accounts },
};
