import type { privacy as english } from '../en/privacy.ts';
import type { Translated } from '../translated.ts';

export const privacy: Translated<typeof english> = {
  title: 'Data saya',
  lead: 'Yang kami ketahui tentang Anda dan toko Anda adalah milik Anda: ambil semuanya dalam satu berkas, atau pergi dan dilupakan.',
  file: 'Berkas berisi semuanya',
  file_text:
    'Profil, toko, identitas, pesanan, dompet, pemberitahuan, perangkat, siapa yang melihat data Anda, serta gambar dan dokumen Anda sendiri. Pembeli tercantum hanya sebagaimana Anda melihatnya. Berkas dienkripsi sampai Anda mengambilnya dan dihapus setelah 24 jam.',
  make: 'Buat berkas',
  making: 'Berkas sedang dibuat. Anda boleh meninggalkan halaman ini; perlu satu atau dua menit.',
  ready: 'Berkas Anda siap.',
  fetch: 'Simpan berkas',
  expires: 'Disimpan sampai {when}.',
  removed: 'Berkas tanggal {when} telah dihapus.',
  failed: 'Berkas tidak dapat dibuat. Coba lagi besok, atau tulis ke layanan.',
  again_at: 'Anda dapat meminta yang baru mulai {when}.',
  size: '{size} MB',
  erase: 'Dihapus',
  erase_text:
    'Nama, alamat, telepon, e-mail, gambar, dan dokumen Anda dihapus untuk selamanya. Pesanan dan pembukuan tetap ada, sesuai hukum, tanpa nama Anda. Uang Anda tidak hilang: dibayarkan dahulu.',
  steps: 'Yang terjadi, langkah demi langkah',
  step_orders:
    '{count, plural, other {# pesanan masih terbuka. Semuanya selesai seperti dijanjikan kepada pembeli.}}',
  step_orders_done: 'Tidak ada pesanan terbuka.',
  step_cases: '{count, plural, other {# pengembalian masih terbuka dan akan diselesaikan.}}',
  step_cases_done: 'Tidak ada pengembalian terbuka.',
  step_money: '{amount} adalah milik Anda. Tariklah; sebelum tiba, tidak ada yang dihapus.',
  step_money_done: 'Tidak ada uang yang harus dibayarkan.',
  step_last:
    '14 hari setelah Anda meminta, bila semua ini selesai, data Anda dihapus. Sampai saat itu Anda boleh berubah pikiran, dan toko Anda tidak menerima pesanan baru.',
  ask: 'Minta dihapus',
  confirm_title: 'Dihapus dalam 14 hari?',
  confirm_text:
    'Toko Anda tidak menerima pesanan baru mulai sekarang. Dalam 14 hari data Anda dihapus, dan tidak ada yang dapat mengembalikannya.',
  confirm: 'Ya, hapus saya',
  asked: 'Anda meminta dihapus',
  asked_text:
    'Pada {when}, bila tidak ada lagi yang terbuka, data Anda dihapus. Sampai saat itu satu ketukan cukup untuk tetap tinggal.',
  keep: 'Tetap tinggal',
  kept: 'Anda tetap tinggal. Tidak ada yang dihapus.',
  open_wallet: 'Buka dompet',
  open_orders: 'Buka pesanan',
};
