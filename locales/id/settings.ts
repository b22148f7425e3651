import type { settings as english } from '../en/settings.ts';
import type { Translated } from '../translated.ts';

export const settings: Translated<typeof english> = {
  title: 'Pengaturan',
  account: 'Akun Anda',
  profile: 'Profil',
  profileDetail: 'Nama, e-mail, telepon, dan zona waktu',
  security: 'Masuk dan keamanan',
  securityDetail: 'Kata sandi, perangkat yang sedang masuk, verifikasi dua langkah',
  payPassword: 'Kata sandi transaksi',
  payPasswordDetail: 'Diminta saat uang keluar dari dompet Anda',
  language: 'Bahasa',
  languageHint: 'Toko Anda tetap memakai bahasa tiap pembeli; ini hanya mengubah yang Anda lihat.',
  languageFailed: 'Bahasa ini tidak dapat dimuat. Periksa koneksi Anda dan pilih lagi.',
  appearance: 'Tampilan',
  appearanceHint: 'Disimpan di perangkat ini. Gerakan di layar mengikuti pengaturan sistem Anda.',
  appearances: { system: 'Seperti sistem', light: 'Terang', dark: 'Gelap' },
  notices: 'Pemberitahuan',
  about: 'Tentang',
  version: 'Versi',
  operator: 'Dijalankan oleh',
  licence: 'Lisensi',
  licences: 'Perangkat lunak dalam aplikasi ini dan lisensinya',
  thisDevice: 'Perangkat ini',
  signOutDetail: 'Mengakhiri sesi di perangkat ini. Toko Anda tetap buka.',
};
