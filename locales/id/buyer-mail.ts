import type { Translated } from '../translated.ts';
import type { buyerMail as english } from '../en/buyer-mail.ts';

export const buyerMail: Translated<typeof english> = {
  subject: 'Tautan Anda ke {shop}',
  lead: 'Anda meminta tautan ke halaman Anda di {shop}: daftar keinginan, pesanan, dan alamat tersimpan.',
  action: 'Buka halaman saya',
  small:
    'Tautan ini berlaku satu kali, selama {minutes} menit. Jika Anda tidak memintanya, abaikan email ini: tidak ada yang terjadi tanpanya.',
};
