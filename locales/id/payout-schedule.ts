import type { payoutSchedule as english } from '../en/payout-schedule.ts';
import type { Translated } from '../translated.ts';

export const payoutSchedule: Translated<typeof english> = {
  title: 'Penarikan mingguan',
  lead: 'Dibayarkan pada hari yang Anda pilih, tanpa meminta setiap kali. Anda bisa mengakhirinya kapan saja.',
  offer: 'Dibayar setiap minggu tanpa meminta',
  standing: 'Yang sudah diatur',
  next: 'Penarikan berikutnya',
  weekday: 'Hari',
  weekdayHint: 'Pagi hari, menurut zona waktu toko Anda.',
  account: 'Dibayar ke',
  least: 'Paling sedikit',
  leastHint: 'Saldo yang lebih kecil menunggu minggu berikutnya.',
  most: 'Paling banyak',
  mostHint: 'Kelebihannya tetap di dompet Anda.',
  mostTooLittle: 'Ini kurang dari jumlah paling sedikit.',
  review: 'Lanjut',
  change: 'Ubah',
  confirmTitle: 'Bayar saya setiap minggu',
  confirm: 'Aktifkan',
  confirmText:
    'Setiap {weekday} hingga {most} dikirim ke {account}. Anda tidak ditanya lagi, dan hanya biaya jaringan penarikan yang dipotong.',
  saved: 'Penarikan mingguan Anda sudah diatur.',
  end: 'Akhiri penarikan mingguan',
  endTitle: 'Akhiri penarikan mingguan?',
  endText:
    'Mulai sekarang Anda menarik secara manual. Penarikan yang sedang berjalan tetap berlanjut; Anda bisa membatalkannya di daftar.',
  ended: 'Penarikan mingguan telah berakhir.',
  lastDone: 'Terakhir dibayarkan:',
  see: 'Lihat',
  skipped: 'Terakhir kali tidak ada yang dibayarkan',
  mend: 'Periksa',
  reasons: {
    below_least: 'Saldo tersedia kurang dari jumlah paling sedikit Anda. Akan dicoba lagi berikutnya.',
    account_on_hold: 'Rekening terlalu baru atau baru saja diubah. Akan dicoba lagi berikutnya.',
    name_mismatch: 'Nama pada rekening bukan nama Anda yang terverifikasi.',
    identity: 'Identitas Anda belum terverifikasi.',
    restricted: 'Ada pembatasan. Di sana tertulis mengapa, berapa, dan sampai kapan.',
    paused_until: 'Kata sandi baru saja diganti. Akan dicoba lagi berikutnya.',
    second_factor: 'Verifikasi dua langkah tidak aktif.',
    signature:
      'Salah satu perangkat Anda kini menandatangani dan belum menandatangani ini: ubah penarikan mingguan untuk menandatanganinya.',
    too_soon: 'Sudah berjalan dalam minggu itu. Akan dicoba lagi berikutnya.',
  },
};
