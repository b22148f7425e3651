import type { storefrontReminder as english } from '../en/storefront-reminder.ts';
import type { Translated } from '../translated.ts';

export const storefrontReminder: Translated<typeof english> = {
  reminderBox: 'Kirim satu email jika saya tidak menyelesaikan pesanan ini',
  reminderHint:
    'Satu email paling cepat setelah {hours} jam, berisi keranjang ini. Alamat Anda lalu dihapus darinya, paling lambat setelah {days} hari. Jika Anda membayar, email tidak dikirim.',
  reminderStop: 'Berhenti menerima email keranjang?',
  reminderStopText:
    '{shop} tidak akan mengirim email tentang keranjang ke alamat ini selama {days} hari, meski seseorang mencentang kotaknya saat checkout.',
  reminderStopSend: 'Berhenti',
  reminderStopped: 'Anda sudah berhenti',
};
