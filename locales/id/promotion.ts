import type { promotion as english } from '../en/promotion.ts';
import type { Translated } from '../translated.ts';
import { promotionNew } from './promotion-new.ts';
import { promotionResults } from './promotion-results.ts';

export const promotion: Translated<typeof english> = {
  title: 'Promosi',
  lead: 'Produk toko Anda di halaman yang menampilkan banyak toko, selalu ditandai sebagai bersponsor.',
  newCampaign: 'Kampanye baru',
  how: 'Cara kerjanya',
  rules: 'Baca aturannya',
  credit: 'Kredit promosi',
  creditDetail: 'Dipakai lebih dulu. Hanya dapat dipakai untuk promosi.',
  mine: 'Kampanye Anda',
  filter: 'Kampanye yang mana',
  all: 'Semua',
  none: 'Anda belum punya kampanye',
  noneDetail:
    'Anda memilih produk, anggaran, dan berapa lama. Anda melihat kisaran yang mungkin sebelum membayar, dan setiap klik sesudahnya.',
  noneOfState: 'Tidak ada kampanye di sini',
  noneOfStateDetail: 'Pilih status lain di atas untuk melihat kampanye Anda yang lain.',
  goodsOf: '{more, plural, =0 {{first}} other {{first} dan # lainnya}}',
  noGoods: 'Sebuah kampanye',
  spentOf: '{spent} dari {budget} terpakai',
  shareOfOrders: '{percent} dari setiap pesanan',
  fromTo: '{from} sampai {to}',
  counts:
    '{clicks, plural, =0 {Belum ada klik} other {# klik}}, {orders, plural, =0 {tidak ada pesanan} other {# pesanan}}',
  states: {
    review: 'Sedang diperiksa',
    scheduled: 'Terjadwal',
    active: 'Berjalan',
    paused: 'Dijeda',
    ended: 'Berakhir',
    rejected: 'Ditolak',
  },
  ends: {
    exhausted: 'Anggarannya habis.',
    time: 'Hari terakhirnya sudah lewat. Anggaran yang tidak terpakai sudah dikembalikan.',
    stopped: 'Anda menghentikannya. Anggaran yang tidak terpakai sudah dikembalikan.',
    shop_closed: 'Toko ditutup. Anggaran yang tidak terpakai sudah dikembalikan.',
    rejected: 'Pemeriksa kami menolaknya. Seluruh anggaran sudah dikembalikan.',
  },
  endsOrder: {
    time: 'Hari terakhirnya sudah lewat.',
    stopped: 'Anda menghentikannya.',
    shop_closed: 'Toko ditutup.',
    rejected: 'Pemeriksa kami menolaknya.',
  },
  pauses: {
    merchant: 'Anda menjedanya. Tidak ada yang terpakai sampai Anda melanjutkannya.',
    no_stock: 'Stok semua produknya habis. Kampanye berlanjut otomatis begitu stok ada lagi.',
    shop_paused: 'Toko Anda dijeda. Kampanye berlanjut otomatis begitu toko buka lagi.',
    not_sold: 'Produknya tidak dijual. Kampanye berlanjut otomatis begitu Anda menjualnya lagi.',
  },
  advice: {
    review:
      'Pemeriksa memeriksanya paling lambat {when}. Jika kami belum menjawab saat itu, kampanye mulai otomatis.',
    scheduled: 'Mulai {when}.',
    lower_score: 'Jarang ditampilkan: skor kampanye lain lebih tinggi. Naikkan tawaran atau tingkatkan mutu.',
    below_reserve: 'Jarang ditampilkan: skornya di bawah harga minimum suatu tempat. Naikkan tawaran Anda.',
    day_budget: 'Anggaran hari ini sudah habis. Berlanjut besok.',
    out_of_stock: 'Beberapa produknya habis dan tidak ditampilkan.',
    not_sold: 'Beberapa produknya tidak dijual dan tidak ditampilkan.',
    country: 'Kebanyakan pembeli yang melihat berada di negara yang tidak termasuk tujuan pengiriman produk.',
    new: 'Baru saja dimulai. Tayangan pertama datang bersama pembeli berikutnya yang melihat-lihat.',
  },
  plans: 'Di mana produk Anda dapat ditampilkan',
  plan: {
    explore: {
      name: 'Halaman jelajah',
      what: 'Di halaman tempat pembeli melihat-lihat semua toko. Anda membayar per klik.',
    },
    search: {
      name: 'Pencarian',
      what: 'Di antara hasil saat pembeli mencari produk seperti ini di semua toko. Anda membayar per klik.',
    },
    similar: {
      name: 'Produk serupa',
      what: 'Di bawah produk toko yang setuju menampilkan produk serupa dari toko lain. Anda membayar per klik.',
    },
    order: {
      name: 'Dibayar per pesanan',
      what: 'Di semua tempat itu. Anda tidak membayar klik, melainkan sebagian dari setiap pesanan yang datang dari klik.',
    },
  },
  closedPlan: 'Saat ini tidak dibuka',
  minTotal: 'Anggaran total minimum',
  minDay: 'Anggaran harian minimum',
  days: 'Hari',
  dayRange: '{from, number} sampai {to, number}',
  bid: 'Harga minimum per klik',
  share: 'Bagian dari pesanan',
  shareRange: '{from} sampai {to}',
  places: 'Tempat bersponsor per halaman',

  howTitle: 'Cara kerja promosi',
  howLead:
    'Versi {version, number} dari aturan, berlaku sejak {since}. Tidak ada yang dirahasiakan di dalamnya, dan tidak dapat diubah untuk satu toko saja.',
  machine: 'Semua parameter, untuk dibaca program',
  algorithm: 'Yang diputuskan aturan',
  steps: {
    where: {
      title: 'Di mana ditampilkan',
      detail:
        'Di halaman jelajah pada tempat {explore}, di hasil pencarian pada {search}, dan di antara produk serupa pada {similar}. Tidak pernah di dalam toko orang lain yang tidak menyetujuinya. Paling banyak {share} dari sebuah halaman bersponsor, dan setiap tempat itu menyebutkannya.',
    },
    who: {
      title: 'Produk siapa yang ditampilkan',
      detail:
        'Skor adalah batas Anda per klik, dikali peluang diklik di tempat itu, dikali mutu Anda. Profil pribadi pembeli tidak dipakai. Skor yang sama diputuskan dengan angka acak yang diterbitkan setelah hari itu.',
    },
    quality: {
      title: 'Apa itu mutu',
      detail:
        'Angka dari {least} sampai {most}, disusun dari {facts, number} hari terakhir: {onTime} pesanan yang dikirim tepat waktu, {refunds} pengembalian dana karena cacat, {rating} penilaian, dan {listing} kelengkapan halaman produk. Anda melihat setiap bagiannya.',
    },
    cost: {
      title: 'Biaya satu klik',
      detail:
        'Secukupnya agar berada di depan yang berikutnya, ditambah {step}. Tidak pernah di bawah {reserve}, dan tidak pernah lebih dari batas Anda per klik.',
    },
    pacing: {
      title: 'Bagaimana anggaran dibagi',
      detail:
        'Menurut jam dalam sehari saat pembeli biasanya datang. Kami memeriksanya setiap {minutes, number} menit; kampanye yang terlalu cepat ikut serta lebih jarang. Satu hari tidak pernah melebihi anggarannya.',
    },
    newcomers: {
      title: 'Bagaimana toko kecil memulai',
      detail:
        '{turns} dari tempat-tempat itu disediakan untuk kampanye dengan kurang dari {views, number} tayangan, bergiliran.',
    },
    valid: {
      title: 'Klik mana yang dihitung',
      detail:
        'Yang pertama dari seseorang untuk satu kampanye dalam {hours, number} jam, dari tempat yang benar-benar terlihat, dan tinggal sedikitnya {seconds, plural, other {# detik}}. Bot, banjir klik, toko Anda sendiri, dan salah klik dicantumkan dengan alasannya dan tidak dikenai biaya. Klik ditagih {wait, number} detik kemudian. Satu jaringan paling banyak {clickShare} dari yang ditagih ke kampanye dalam sehari, dan klik yang jauh di atas biasanya menunggu sehari dan ditagih hanya jika diikuti pesanan.',
    },
    time: {
      title: 'Berapa lama berjalan',
      detail:
        'Sampai anggaran habis atau hari terakhir berakhir. Kisaran yang Anda lihat sebelum membayar adalah pemutaran ulang {days, number} hari terakhir. Penjualan tidak dijanjikan.',
    },
    rest: {
      title: 'Yang tersisa',
      detail:
        'Dikembalikan otomatis, dalam satu menit setelah kampanye berakhir, juga jika Anda menghentikannya lebih awal. Kredit promosi dihitung terpakai lebih dulu, jadi yang tersisa kembali ke saldo Anda sebelum ke kredit Anda.',
    },
    check: {
      title: 'Bagaimana Anda dapat memeriksanya',
      detail:
        'Setiap tayangan dan setiap klik punya tanda terima. Setelah suatu hari berakhir, catatannya dan angka acaknya diterbitkan, dan Anda dapat menghitung ulang setiap keputusan hari itu.',
    },
    nobody: {
      title: 'Yang tidak dapat dilakukan siapa pun',
      detail:
        'Menambah tayangan, klik, pengunjung, atau pengikut. Tidak ada orang di tim kami yang punya tombol untuk itu.',
    },
  },
  similar: {
    title: 'Produk toko lain di bawah produk Anda',
    detail:
      'Produk bersponsor dari toko lain, yang serupa dengan produk Anda dan ditandai demikian, dapat tampil di akhir halaman produk Anda, di bawah ulasan. Fitur ini nonaktif kecuali Anda mengaktifkannya, dan tidak menimbulkan biaya maupun penghasilan bagi Anda.',
    label: 'Tampilkan produk serupa dari toko lain',
    isOn: 'Produk serupa ditampilkan di bawah produk Anda.',
    isOff: 'Tidak ada produk toko lain yang ditampilkan di bawah produk Anda.',
  },
  create: promotionNew,
  results: promotionResults,
};
