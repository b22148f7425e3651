import type { reminderMail as english } from '../en/reminder-mail.ts';
import type { Translated } from '../translated.ts';

export const reminderMail: Translated<typeof english> = {
  subject: 'Keranjang Anda di {shop}',
  lead: 'Anda meminta satu email jika pesanan di {shop} belum selesai. Ini isi keranjang Anda:',
  same: '{count, number} × {title}: {now} per unit',
  changed: '{count, number} × {title}: sekarang {now} per unit; sebelumnya {seen}',
  gone: '{count, number} × {title}: tidak dijual lagi di sini',
  action: 'Buka keranjang Anda',
  small:
    'Ini satu-satunya email tentang keranjang ini; alamat Anda kini dihapus darinya. Jika Anda memesan lewat tombol, toko menghitung satu pesanan dari email ini. Tidak ada yang disimpan untuk Anda.',
  stop: 'Tidak ingin email seperti ini dari {shop}? Berhenti di sini: {url}',
};
