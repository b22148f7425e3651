import type { reminders as english } from '../en/reminders.ts';
import type { Translated } from '../translated.ts';

export const reminders: Translated<typeof english> = {
  title: 'Email keranjang',
  lead: 'Saat checkout, pembeli dapat meminta satu email jika belum membayar. Anda tidak pernah melihat alamatnya.',
  offer: 'Tawarkan saat checkout',
  offerHint:
    'Kotak kosong sampai pembeli mencentangnya. Dikirim satu kali, {hours} jam kemudian, tidak pernah setelah pembayaran. Jika dimatikan, email yang menunggu tidak dikirim.',
  counts:
    '{sent, plural, other {# email terkirim}} dalam {days, number} hari, {ordered, plural, =0 {tanpa pesanan} other {# pesanan}} darinya',
  filter: 'Filter',
  kinds: {
    all: 'Semua',
    ordered: 'Dengan pesanan',
  },
  none: 'Belum ada email terkirim',
  noneDetail: 'Email muncul di sini jika pembeli memintanya dan tidak membayar.',
  noMatch: 'Belum ada pesanan dari email ini',
  noOrder: 'Tanpa pesanan',
  pieces: '{count, number} × {title}',
};
