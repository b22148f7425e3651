import type { questionMail as english } from '../en/question-mail.ts';
import type { Translated } from '../translated.ts';

export const questionMail: Translated<typeof english> = {
  confirm: {
    subject: 'Konfirmasikan pertanyaan Anda tentang {title}',
    lead: 'Seseorang bertanya kepada {shop} tentang {title} dan memasukkan alamat ini untuk jawabannya. Jika itu Anda, konfirmasikan lewat tombol.',
    action: 'Konfirmasi atau hapus',
    small:
      'Jika bukan Anda, tidak perlu melakukan apa pun: tanpa konfirmasi, pertanyaan dan alamat ini dihapus setelah {days} hari.',
  },
  answer: {
    subject: '{shop} menjawab pertanyaan Anda tentang {title}',
    lead: 'Anda bertanya kepada {shop} tentang {title}. Pertanyaan Anda dan jawabannya:',
    action: 'Buka atau hapus',
    small:
      'Ini satu-satunya jawaban; alamat dan nama Anda dihapus setelah email ini. Email ini tidak dapat dibalas.',
  },
};
