import type { questions as english } from '../en/questions.ts';
import type { Translated } from '../translated.ts';

export const questions: Translated<typeof english> = {
  title: 'Pertanyaan',
  lead: 'Pembeli bertanya tentang produk sebelum membeli. Jawaban Anda sampai lewat email.',
  none: 'Belum ada pertanyaan',
  noneDetail: 'Pertanyaan muncul di sini setelah pembeli mengonfirmasi alamatnya.',
  noMatch: 'Tidak ada pertanyaan di sini',
  filter: 'Filter',
  states: {
    all: 'Semua',
    open: 'Belum dijawab',
    answered: 'Sudah dijawab',
  },
  from: 'Dari {name}',
  noName: 'Tanpa nama',
  answerLabel: 'Jawaban Anda',
  answer: 'Jawab',
  answerHint:
    'Anda dapat menjawab satu kali. Data kontak dan tautan disembunyikan. {used, number} dari {max, number} karakter',
  address: 'Anda tidak pernah melihat alamat pembeli. Alamat dan nama dihapus setelah jawaban terkirim.',
  publish: 'Tampilkan di halaman produk, tanpa nama',
  shown: 'Di halaman produk',
  show: 'Tampilkan di halaman',
  hide: 'Hapus dari halaman',
  send: 'Kirim jawaban',
  sent: 'Jawaban terkirim',
  missing: 'Tulis jawaban Anda.',
  already: 'Pertanyaan ini sudah dijawab',
  remove: 'Hapus pertanyaan',
  removeDetail: 'Pertanyaan dan jawabannya dihapus permanen. Pembeli tidak diberi tahu.',
  leave: 'Simpan pertanyaan',
};
