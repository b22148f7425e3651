import type { storefrontChat as english } from '../en/storefront-chat.ts';
import type { Translated } from '../translated.ts';

/** Words of messages between a buyer and the shop, on the page of the order. */
export const storefrontChat: Translated<typeof english> = {
  chatTitle: 'Pesan dengan toko',
  chatLead: 'Tentang pesanan ini. Di sini toko tidak melihat alamat email atau nomor telepon Anda.',
  chatStanding: 'Kami tidak pernah meminta Anda deposit agar dapat menarik uang.',
  chatStandingMore:
    'Bayarlah hanya di halaman toko ini. Siapa pun yang meminta pembayaran lain tidak dapat dipercaya.',
  chatEmpty:
    'Belum ada yang menulis. Tanyakan kepada toko apa saja yang ingin Anda ketahui tentang pesanan ini.',
  chatLog: 'Pesan',
  chatYou: 'Anda',
  chatDesk: 'Meja layanan',
  chatWrite: 'Pesan Anda kepada {shop}',
  chatHint: 'Paling banyak {max, number} karakter.',
  chatPictures: 'Gambar (opsional)',
  chatPicturesHint:
    'Paling banyak {max, number}, masing-masing sampai {size, number} MB. Hanya toko yang melihatnya.',
  chatPicturesKept: '{count, plural, other {# gambar sudah masuk dan ikut dikirim.}}',
  chatPictureOpen: 'Gambar {place, number} dari pesan ini',
  chatSend: 'Kirim',
  chatSending: 'Sedang dikirim…',
  chatSentNow: 'Terkirim',
  chatRead: 'Dibaca oleh toko',
  chatFailed: 'Tidak terkirim. Tulisan Anda masih ada di sini.',
  chatWaits: 'Tidak ada koneksi. Pesan dikirim saat Anda daring kembali; biarkan halaman ini terbuka.',
  chatTyping: '{shop} sedang mengetik…',
  chatEarlier: 'Pesan sebelumnya',
  chatNewest: 'Pesan terbaru',
  chatClosed: 'Tidak ada lagi yang dapat ditulis tentang pesanan ini.',
  chatSave: 'Simpan percakapan',
  chatHidden: {
    address: 'alamat dompet disembunyikan',
    iban: 'rekening bank disembunyikan',
    card: 'nomor kartu disembunyikan',
    email: 'alamat email disembunyikan',
    phone: 'nomor telepon disembunyikan',
    payment: 'kode pembayaran disembunyikan',
    handle: 'nama di tempat lain disembunyikan',
    link: 'tautan disembunyikan',
  },
  chatHiddenWhy:
    'Tujuan pengiriman uang dan cara berbicara di tempat lain disembunyikan di setiap pesan, siapa pun penulisnya: siapa pun yang memintanya menghindari yang melindungi Anda.',
  chatReport: 'Laporkan percakapan ini',
  chatReportText:
    'Petugas platform lalu dapat membaca seluruhnya. Tanpa laporan, tidak ada yang dapat membacanya selain Anda dan toko.',
  chatReportReason: 'Apa yang salah?',
  chatReportSend: 'Laporkan',
  chatReportedNow: 'Percakapan ini dilaporkan. Petugas platform boleh membacanya.',
  noticeChatSent: 'Pesan Anda sudah dikirim.',
  noticeChatEmpty: 'Tulislah sesuatu, atau tambahkan gambar.',
  noticeChatLong:
    'Pesannya terlalu panjang. Persingkat, atau kirim dalam dua pesan. Tulisan Anda masih ada di sini.',
  noticeChatPicture:
    'Salah satu berkas bukan gambar yang dapat kami baca, atau terlalu besar. Tulisan Anda masih ada di sini.',
  noticeChatMany: 'Satu pesan memuat lebih sedikit gambar dari itu. Tulisan Anda masih ada di sini.',
  noticeChatBusy:
    'Itu terlalu banyak dalam waktu singkat. Tunggu satu menit, lalu kirim lagi. Tulisan Anda masih ada di sini.',
  noticeChatClosed: 'Tidak ada lagi yang dapat ditulis tentang pesanan ini.',
  noticeChatReported: 'Percakapan sudah dilaporkan. Petugas platform melihatnya.',
  noticeChatReason: 'Sebutkan apa yang salah, dengan beberapa kata.',
};
