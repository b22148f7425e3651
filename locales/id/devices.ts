import type { devices as english } from '../en/devices.ts';
import type { Translated } from '../translated.ts';

export const devices: Translated<typeof english> = {
  title: 'Perangkat penanda tangan',
  lead: 'Penarikan, rekening penarikan baru, kampanye, dan perubahan kata sandi transaksi memerlukan tanda tangan salah satu perangkat ini. Kami sendiri tidak dapat membuat tanda tangan itu.',
  rowDetail: 'Penarikan akan memerlukan tanda tangan ponsel Anda.',
  none: 'Belum ada perangkat penanda tangan',
  noneDetail:
    'Sekarang penarikan hanya memerlukan kata sandi Anda. Dengan perangkat penanda tangan, kata sandi curian saja tidak cukup.',
  thisDevice: 'Perangkat ini',
  automatic: 'Menandatangani otomatis',
  asks: 'Meminta sidik jari, wajah, atau kunci layar',
  active: 'Menandatangani sejak {when}',
  waiting: 'Dapat menandatangani mulai {when}',
  leaving: 'Menandatangani sampai {when}',
  badgeActive: 'Aktif',
  badgeWaiting: 'Menunggu',
  badgeLeaving: 'Sedang dihapus',
  addPhone: 'Tanda tangani dengan perangkat ini',
  addPasskey: 'Tambah kunci sandi',
  firstNote:
    'Perangkat pertama Anda dapat langsung menandatangani. Kami memberi tahu Anda di semua perangkat dan lewat email.',
  laterNote:
    'Perangkat baru dapat menandatangani setelah 24 jam. Kami memberi tahu Anda di semua perangkat dan lewat email, jadi tidak ada yang bisa menambahkannya tanpa sepengetahuan Anda.',
  name: 'Nama perangkat',
  nameHint: 'Anda melihatnya di daftar ini dan di notifikasi.',
  forgotPin: 'Lupa kata sandi transaksi?',
  usePin: 'Pakai kata sandi transaksi',
  forgotNote: 'Dengan kata sandi masuk, perangkat dapat menandatangani setelah 24 jam.',
  add: 'Tambah perangkat',
  added: '{name} sekarang dapat menandatangani.',
  addedWaiting: '{name} dapat menandatangani mulai {when}.',
  remove: 'Hapus',
  removeTitle: 'Hapus {name}?',
  removeNow: 'Perangkat ini langsung berhenti menandatangani.',
  removeLast:
    'Ini perangkat aktif terakhir Anda, jadi tetap menandatangani selama 24 jam lagi. Sampai saat itu Anda dapat membatalkan penghapusan.',
  removeAll: 'Setelah itu penarikan tidak perlu tanda tangan.',
  removed: '{name} dihapus.',
  leavingDone: '{name} menandatangani sampai {when}.',
  keep: 'Pertahankan',
  keepTitle: 'Pertahankan {name}?',
  keepText: 'Penghapusan dibatalkan dan perangkat tetap menandatangani.',
  kept: '{name} tetap menandatangani.',
  full: 'Anda dapat memiliki {max, number} perangkat. Hapus satu untuk menambah yang lain.',
  cannotKeep:
    'Browser ini tidak dapat menyimpan kunci tanda tangan, misalnya di jendela pribadi. Coba browser lain.',
  notMade: 'Kunci sandi tidak dibuat. Coba lagi.',
  known: 'Perangkat ini sudah pernah ditambahkan.',
  canSign: 'Perangkat yang dapat menandatangani: {names}',
  manage: 'Kelola perangkat',
  offerTitle: 'Lindungi penarikan dengan perangkat ini',
  offerText:
    'Dengan perangkat penanda tangan, kata sandi curian saja tidak cukup untuk menarik uang Anda. Hanya semenit dan gratis.',
  offer: 'Atur',
  lost: 'Satu-satunya perangkat Anda hilang? Tambahkan yang baru di sini. Perangkat itu dapat menandatangani setelah 24 jam.',
};
