import type { privacy as english } from '../en/privacy.ts';
import type { Translated } from '../translated.ts';

export const privacy: Translated<typeof english> = {
  title: 'Data saya',
  lead: 'Unduh semua yang kami simpan tentang Anda dan toko Anda, atau hapus akun Anda.',
  file: 'Ekspor data Anda',
  file_text:
    'Profil, toko, identitas, pesanan, dompet, pemberitahuan, perangkat, siapa yang melihat data Anda, serta gambar dan dokumen Anda sendiri. Data pembeli di dalamnya hanya yang sudah dapat Anda lihat. Berkas dienkripsi sampai Anda mengunduhnya dan dihapus setelah 24 jam.',
  make: 'Minta ekspor',
  making: 'Kami sedang menyiapkan berkas. Anda dapat meninggalkan halaman ini; perlu satu atau dua menit.',
  ready: 'Berkas Anda siap.',
  fetch: 'Unduh',
  expires: 'Disimpan sampai {when}.',
  removed: 'Berkas tanggal {when} telah dihapus.',
  failed: 'Kami tidak dapat membuat berkas. Coba lagi besok, atau hubungi layanan pelanggan.',
  again_at: 'Anda dapat meminta yang baru mulai {when}.',
  size: '{size} MB',
  erase: 'Hapus akun',
  erase_text:
    'Nama, alamat, nomor telepon, email, gambar, dan dokumen Anda dihapus secara permanen. Catatan pesanan dan pembukuan disimpan tanpa nama Anda, sesuai hukum. Saldo Anda dibayarkan dahulu.',
  steps: 'Yang terjadi, langkah demi langkah',
  step_orders:
    '{count, plural, other {# pesanan masih terbuka. Akan diselesaikan seperti yang dijanjikan kepada pembeli.}}',
  step_orders_done: 'Tidak ada pesanan yang masih berjalan.',
  step_cases: '{count, plural, other {# retur masih terbuka dan akan diselesaikan.}}',
  step_cases_done: 'Tidak ada retur terbuka.',
  step_money: '{amount} adalah milik Anda. Tarik dahulu; tidak ada yang dihapus sebelum uang itu sampai.',
  step_money_done: 'Tidak ada sisa saldo yang harus dibayarkan.',
  step_last:
    'Kami menghapus akun Anda 14 hari setelah permintaan Anda, begitu semua di atas selesai. Anda dapat membatalkan sampai saat itu. Sementara itu toko Anda tidak menerima pesanan baru.',
  ask: 'Minta penghapusan',
  confirm_title: 'Hapus akun Anda 14 hari lagi?',
  confirm_text:
    'Toko Anda berhenti menerima pesanan baru sekarang. 14 hari lagi data Anda dihapus dan tidak dapat dipulihkan.',
  confirm: 'Hapus akun saya',
  asked: 'Anda meminta penghapusan',
  asked_text:
    'Pada {when}, jika tidak ada lagi yang terbuka, data Anda dihapus. Anda dapat membatalkan sampai saat itu.',
  keep: 'Pertahankan akun saya',
  kept: 'Penghapusan dibatalkan. Tidak ada yang dihapus.',
  open_wallet: 'Buka dompet',
  open_orders: 'Buka pesanan',
  translation: 'Terjemahan',
  translationText:
    'Jika Anda menekan “Terjemahkan” di bawah pesan pembeli, teksnya dikirim ke {host}, dan hasilnya disimpan bersama pesan. Selain itu tidak ada yang dikirim, termasuk yang kami sembunyikan dalam pesan.',
};
