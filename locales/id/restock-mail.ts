import type { restockMail as english } from '../en/restock-mail.ts';
import type { Translated } from '../translated.ts';

export const restockMail: Translated<typeof english> = {
  confirm: {
    subject: 'Konfirmasi: kirim email saat {title} tersedia lagi?',
    lead: 'Seseorang meminta {shop} mengirim email ke alamat ini saat {title} tersedia lagi. Jika itu Anda, konfirmasikan lewat tombol.',
    action: 'Konfirmasi atau hapus',
    small:
      'Jika bukan Anda, tidak perlu melakukan apa pun: tanpa konfirmasi kami tidak mengirim apa-apa lagi dan menghapus alamat ini.',
  },
  send: {
    subject: '{title} tersedia lagi di {shop}',
    lead: 'Anda meminta kabar: {title} tersedia lagi. Kami tidak dapat menyimpannya untuk Anda.',
    action: 'Buka produk',
    small: 'Ini satu-satunya email yang Anda minta. Alamat Anda kini dihapus.',
  },
};
