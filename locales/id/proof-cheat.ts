import type { proofCheat as english } from '../en/proof-cheat.ts';
import type { Translated } from '../translated.ts';

export const proofCheat: Translated<typeof english> = {
  title: 'Buat kami berbuat curang',
  lead: 'Hanya di demo ini: lakukan pada toko Anda sendiri apa yang dapat dilakukan orang yang memegang semua kata sandi kami, lalu lihat di mana itu ketahuan.',
  open: 'Pilih cara curang',
  foundBy: 'Ditemukan oleh: {who}',
  finders: {
    phone: 'ponsel ini',
    compare: 'perbandingan dua ponsel',
    notary: 'notaris',
    command: 'pemeriksaan dari luar',
    evidence: 'file bukti',
  },
  kinds: {
    skim: 'Memindahkan sebagian penjualan yang sudah selesai ke komisi kami dan menulis ulang buku Anda agar cocok',
    drop: 'Tidak memasukkan toko Anda ke total hak semua toko',
    less: 'Menghitung toko Anda satu sen lebih sedikit daripada buku Anda',
    negative: 'Menaruh jumlah jauh di bawah nol di samping toko Anda agar total tampak lebih kecil',
    twice: 'Memperlihatkan tempat toko lain di total seolah-olah milik Anda',
    total: 'Menerbitkan total yang lebih kecil daripada jumlah yang membentuknya',
    'two-balances': 'Memperlihatkan saldo yang lebih rendah 1.00 ke salah satu ponsel Anda',
    split: 'Mulai sekarang memperlihatkan catatan publik lain yang sama panjang',
    rewrite: 'Mengubah entri lama dalam catatan publik dan menandatangani ulang semuanya',
    hold: 'Menahan separuh uang Anda yang tersedia tanpa entri dalam catatan publik',
    gap: 'Melakukan sesuatu pada toko Anda dan menyembunyikan entrinya',
    pause: 'Menjeda penarikan tanpa entri dalam catatan publik',
    backdate: 'Memberi tanggal dua hari lebih awal pada pembatasan toko Anda',
    stale:
      'Mulai sekarang terus memperlihatkan catatan publik hari ini, apa pun yang terjadi. Ponsel Anda menunggu setelah 2 jam dan menjadi merah setelah 24 jam',
    spend:
      'Menarik separuh uang Anda yang tersedia tanpa tanda tangan. Ponsel Anda menemukannya jika ada perangkat yang menandatangani untuk toko Anda',
    return: 'Mengambil separuh uang Anda yang tersedia untuk retur yang tidak ada',
    fees: 'Memperlihatkan kepada pengunjung biaya yang berbeda dari yang diterbitkan',
    code: 'Memberi ponsel Anda file aplikasi ini yang sudah diubah. Aplikasi yang terpasang menemukannya dan menjadi merah setelah 10 menit',
    deny: 'Menghapus penjualan terakhir Anda dari buku seolah-olah tidak pernah terjadi',
  },
  sure: 'Buat kami berbuat curang?',
  sureDetail: 'Ini mengubah toko demo Anda secara permanen.',
  yes: 'Lakukan',
  steps: {
    first: 'Ponsel Anda lebih dulu memeriksa keadaan saat ini…',
    cheating: 'Kami sedang berbuat curang…',
    checking: 'Selesai. Ponsel Anda sedang memeriksa…',
  },
  done: 'Pilihan Anda: {what}',
  next: {
    phone: 'Ponsel Anda belum menemukan apa pun. Periksa lagi satu menit lagi.',
    later: 'Ponsel Anda menemukannya nanti. Periksa lagi saat itu.',
    compare: 'Satu ponsel saja mungkin tidak melihatnya. Bandingkan dengan ponsel kedua.',
    command: 'Dari luar, perintah ini menemukannya, di komputer yang menjalankan demo:',
  },
  failed: 'Tidak berhasil.',
  end: 'Kembali menjawab semua orang dengan jujur',
  endDetail: 'Yang sudah diubah di toko Anda tetap begitu. Untuk memulai lagi, gunakan toko demo lain.',
  ended: 'Semua orang kembali mendapat jawaban yang benar.',
};
