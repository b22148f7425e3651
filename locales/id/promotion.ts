import type { promotion as english } from '../en/promotion.ts';
import type { Translated } from '../translated.ts';

export const promotion: Translated<typeof english> = {
  title: 'Promosi',
  lead: 'Barang toko Anda di halaman yang menampilkan banyak toko.',
  closedTitle: 'Promosi belum dibuka',
  closed:
    'Tidak ada yang dapat dibeli, dan tidak ada yang diambil dari dompet Anda. Promosi dibuka bila sudah ada halaman untuk menampilkan barang dari beberapa toko, dan bila Anda dapat memeriksa setiap klik yang Anda bayar.',
  how: 'Cara kerjanya nanti',
  rules: 'Baca aturannya',
  plans: 'Yang akan ada',
  surface: {
    explore: 'Di halaman tempat pembeli melihat-lihat semua toko.',
    search: 'Di antara hasil saat pembeli mencari di semua toko.',
  },
  notOpen: 'Belum dibuka',
  minTotal: 'Anggaran total terkecil',
  minDay: 'Anggaran terkecil per hari',
  days: 'Hari',
  dayRange: '{from, number} sampai {to, number}',
  bid: 'Tawaran terkecil per klik',
  slots: 'Tempat bersponsor per halaman',
  slotList: 'Tempat yang mana saja',
  version: 'Versi aturan',
  mine: 'Kampanye Anda dan biayanya',
  none: 'Anda belum punya kampanye',
  noneDetail:
    'Promosi belum dibuka, jadi tidak ada yang dibelanjakan. Setelah dibuka, setiap kampanye dan setiap klik tercantum di sini.',
  spentOf: '{spent} dari {budget} terpakai',
  states: {
    review: 'Sedang diperiksa',
    scheduled: 'Terjadwal',
    active: 'Berjalan',
    paused: 'Dijeda',
    ended: 'Berakhir',
    rejected: 'Ditolak',
  },
  newTitle: 'Promosi baru',
  newLead: 'Apa yang akan Anda putuskan, dan apa yang diputuskan aturan untuk Anda.',
  youDecide: 'Yang akan Anda putuskan',
  decide: {
    goods: 'Barang yang mana: satu sampai {max, number} dari yang Anda jual.',
    budget: 'Berapa: mulai {total} seluruhnya dan {day} per hari. Biayanya tidak pernah bisa lebih.',
    days: 'Berapa lama: {from, number} sampai {to, number} hari.',
    bid: 'Paling banyak yang Anda bayar untuk satu klik, mulai {bid}.',
  },
  algorithm: 'Yang diputuskan aturan',
  algorithmLead: 'Versi {version, number}. Tidak ada yang dirahasiakan di dalamnya.',
  steps: {
    where: {
      title: 'Di mana ditampilkan',
      detail:
        'Di halaman dengan barang dari banyak toko, selalu ditandai sebagai bersponsor. Tidak pernah di dalam toko orang lain.',
    },
    who: {
      title: 'Barang siapa yang ditampilkan',
      detail:
        'Tawaran Anda, kemungkinan diklik di tempat itu, dan seberapa baik toko Anda melayani pembeli. Anda melihat bagian-bagian dari skor Anda. Profil pribadi pembeli tidak dipakai.',
    },
    cost: {
      title: 'Biaya satu klik',
      detail: 'Secukupnya agar berada di depan yang berikutnya, dan tidak pernah lebih dari tawaran Anda.',
    },
    valid: {
      title: 'Klik mana yang dihitung',
      detail:
        'Klik orang sungguhan, sekali sehari untuk setiap orang. Robot, salah klik, dan klik Anda sendiri dicantumkan dengan alasannya dan tidak dikenai biaya.',
    },
    time: {
      title: 'Berapa lama berjalan',
      detail:
        'Sampai anggaran habis atau hari terakhir berakhir. Anda melihat kisaran yang mungkin sebelum membayar. Penjualan tidak dijanjikan.',
    },
    rest: {
      title: 'Yang tersisa',
      detail: 'Langsung kembali dengan sendirinya ke asalnya, juga jika Anda berhenti lebih awal.',
    },
    nobody: {
      title: 'Yang tidak dapat dilakukan siapa pun',
      detail: 'Menambah tayangan, klik, pengunjung, atau pengikut. Tidak ada tombol untuk itu di sini.',
    },
  },
  tellUs: 'Beri tahu kami apa yang Anda perlukan',
};
