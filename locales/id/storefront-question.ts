import type { storefrontQuestion as english } from '../en/storefront-question.ts';
import type { Translated } from '../translated.ts';

export const storefrontQuestion: Translated<typeof english> = {
  questionTitle: 'Tanya toko',
  questionLead: 'Ingin tahu sesuatu tentang produk ini? Toko menjawab lewat email.',
  questionText: 'Pertanyaan Anda',
  questionHint: 'Nomor telepon, alamat, dan tautan disembunyikan.',
  questionMissing: 'Tulis pertanyaan Anda.',
  questionName: 'Nama (opsional)',
  questionSend: 'Kirim pertanyaan',
  questionPrivacy:
    'Konfirmasikan alamat Anda dalam {confirmDays} hari lewat tautan yang kami kirim. Toko tidak pernah melihatnya. Alamat dan nama dihapus setelah jawaban terkirim; toko dapat menampilkan pertanyaan dan jawabannya tanpa nama Anda.',
  questionAskedText:
    'Kami telah mengirim tautan ke alamat Anda. Toko melihat pertanyaan Anda setelah Anda mengonfirmasinya di sana. Anda dapat memiliki satu pertanyaan terbuka per produk.',
  questionConfirm: 'Kirim pertanyaan ini?',
  questionConfirmText: 'Toko akan melihat pertanyaan Anda tentang “{title}” dan menjawab lewat email.',
  questionConfirmSend: 'Ya, kirim',
  questionOpen: 'Toko telah menerima pertanyaan Anda',
  questionOpenText:
    'Jawaban tentang “{title}” kami kirim lewat email. Pertanyaan tanpa jawaban dihapus setelah {openDays} hari.',
  questionAnswered: 'Toko telah menjawab',
  questionAnsweredText: 'Pertanyaan Anda tentang “{title}”. Alamat dan nama Anda sudah dihapus.',
  questionPublic: 'Halaman produk menampilkan pertanyaan dan jawabannya, tanpa nama Anda.',
  questionDelete: 'Hapus pertanyaan saya',
  questionDeleted: 'Pertanyaan Anda sudah dihapus',
  questionDeletedText: 'Tidak ada yang tersisa di sini: baik pertanyaan, jawaban, maupun alamat Anda.',
  questionsTitle: 'Tanya jawab',
  questionAnswer: 'Jawaban toko',
};
