import type { frameWords as english } from '../en/supply-frame.ts';
import type { Translated } from '../translated.ts';

export const frameWords: Translated<typeof english> = {
  title: 'Konsol',
  none: 'Tidak ada',
  search: 'Cari',
  rows_shown: '{total, plural, =0 {Tidak ada baris} other {# baris}}',
  not_found_title: 'Halaman ini tidak ada',
  not_found: 'Alamatnya mungkin sudah lama, atau halaman ini memerlukan peran lain.',
  to_start: 'Ke halaman awal Anda',

  language: {
    label: 'Bahasa',
    failed: 'Bahasa ini tidak dapat dimuat. Periksa koneksi Anda dan coba lagi.',
  },

  frame: {
    places: 'Semua halaman',
    waiting: '{count} menunggu',
    late: 'terlambat',
    oldest: 'Paling lama: {age}',
  },

  palette: {
    title: 'Cari di konsol',
    hint: 'Pesanan, toko, produk, orang, atau halaman',
    shortcut: 'Ctrl K',
    places: 'Halaman',
    found: 'Hasil',
    searching: 'Mencari…',
    count: '{count, plural, =0 {Tidak ditemukan} other {# hasil}}',
    keys: '↑ ↓ pilih · Enter buka · Esc tutup',
  },

  navGroups: { goods: 'Produk', platform: 'Platform' },
  nav: {
    more: 'Lainnya',
    account: 'Akses saya',
    dispatch: 'Pengiriman',
    scan: 'Pindai',
    stock: 'Stok dan harga pokok',
    claims: 'Klaim',
    payables: 'Piutang',
    returns: 'Retur',
  },

  signIn: {
    title: 'Masuk ke konsol',
    lead: 'Untuk operator dan pemasok. Toko masuk melalui aplikasi toko.',
    username: 'Nama pengguna',
    password: 'Kata sandi',
    submit: 'Masuk',
    needs_username: 'Masukkan nama pengguna Anda.',
    needs_password: 'Masukkan kata sandi Anda.',
    expired:
      'Sesi Anda berakhir setelah 15 menit tanpa aktivitas, atau setelah 8 jam. Masuk untuk melanjutkan dari tempat tadi.',
    show: 'Tampilkan kata sandi',
  },

  person: {
    sign_out: 'Keluar',
    role: { supplier: 'Pemasok' },
    role_for: '{role} · {supplier}',
  },
};
