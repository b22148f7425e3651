import type { storefrontChat as english } from '../en/storefront-chat.ts';
import type { Translated } from '../translated.ts';

/** Words of messages between a buyer and the shop, on the page of the order. */
export const storefrontChat: Translated<typeof english> = {
  chatTitle: 'Pesan dengan toko',
  chatLead: 'Tentang pesanan ini. Di sini toko tidak melihat alamat email atau nomor telepon Anda.',
  chatStanding: 'Kami tidak pernah meminta Anda melakukan deposit agar dapat menarik uang.',
  chatStandingMore:
    'Bayarlah hanya di halaman toko ini. Jangan percaya siapa pun yang meminta pembayaran lain.',
  chatEmpty: 'Belum ada pesan. Tanyakan apa saja kepada toko tentang pesanan ini.',
  chatLog: 'Pesan',
  chatYou: 'Anda',
  chatDesk: 'Layanan pelanggan',
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
  chatWaits: 'Tidak ada koneksi. Pesan dikirim saat Anda online kembali; biarkan halaman ini terbuka.',
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
    handle: 'nama pengguna disembunyikan',
    link: 'tautan disembunyikan',
  },
  chatHiddenWhy:
    'Data pembayaran dan kontak disembunyikan di setiap pesan, siapa pun pengirimnya, karena memintanya adalah cara menghindari hal yang melindungi Anda.',
  chatReport: 'Laporkan percakapan ini',
  chatReportText:
    'Tim kami akan dapat membaca percakapan ini. Tanpa laporan, hanya Anda dan toko yang dapat membacanya.',
  chatReportReason: 'Apa yang salah?',
  chatReportSend: 'Laporkan',
  chatReportedNow: 'Percakapan ini sudah dilaporkan. Tim kami dapat membacanya.',
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
  noticeChatReported: 'Percakapan sudah dilaporkan. Tim kami akan memeriksanya.',
  noticeChatReason: 'Sebutkan apa yang salah, dengan beberapa kata.',
};
