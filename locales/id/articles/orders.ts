import type { TranslatedArticle } from '#domain/content/articles.ts';
import { orderStatus } from '../statuses.ts';

/** Answers about orders on their way. */
export const orders = {
  'confirming-an-order': {
    of: 1,
    on: '2026-11-21',
    title: 'Apa fungsi “konfirmasi”, dan berapa biayanya bagi saya?',
    body: `
Setelah pembeli membayar, harga pokok pemasok dikonfirmasi **dari pembayaran pembeli**. Layar menyebutkannya sampai sen: “dari pembeli”, dan “dari Anda: 0,00”. Selalu 0,00.

Anda dapat melihat pesanannya dahulu, lalu:

- **mengonfirmasi**: pemasok menerima pesanan,
- **menolak** dengan alasan: seluruh dana pembeli dikembalikan.

Jika Anda tidak melakukan apa pun, pesanan dikonfirmasi otomatis setelah {confirmMinutes} menit. Jika Anda mematikannya, dananya dikembalikan paling lambat setelah {confirmHours} jam. Dalam kedua hal Anda tidak dikenai biaya, dan ketidakhadiran Anda tidak pernah dihitung sebagai kesalahan.

Pembeli dapat berubah pikiran dalam {cancelMinutes} menit setelah membayar. Seluruh jumlah lalu dikembalikan, dan pesanan dibatalkan.
`,
  },
  'order-statuses': {
    of: 1,
    on: '2026-11-21',
    title: 'Apa arti status pesanan?',
    body: `
Untuk setiap status jelas siapa yang bertindak berikutnya, dan setelah berapa lama pesanan maju otomatis. Tidak ada pesanan yang dapat macet.

- **${orderStatus.pending_payment}**: pembeli sudah membayar, dan harga pokok pemasok menunggu [dikonfirmasi](confirming-an-order).
- **${orderStatus.to_be_delivered}**: pemasok memegang pesanan dan punya {shipDays} hari kerja untuk mengirimnya. Setelah itu dana pembeli dikembalikan.
- **${orderStatus.shipped}**: kurir sudah memindai paket. Label saja belum berarti dikirim.
- **${orderStatus.delivered}**: kurir melaporkan paket sudah sampai.
- **${orderStatus.received}**: pembeli mengonfirmasinya, atau tidak menanggapi selama {receiveDays} hari.
- **${orderStatus.pending_acceptance}**: masa retur sedang berjalan.
- **${orderStatus.accepted}**: masa itu sudah lewat dan tidak ada kasus terbuka. Bagian Anda sekarang pasti.
- **${orderStatus.pending_settlement}**: bagian Anda menunggu tanggalnya, yang ditampilkan.
- **${orderStatus.pending_withdrawal}**: bagian Anda tersedia. Anda dapat menariknya.
- **${orderStatus.completed}**: sudah ditarik atau dipakai, atau sudah lewat {completeDays} hari. Uang yang tersisa tetap milik Anda.
- **${orderStatus.cancelled}**: pesanan dibatalkan dan dana pembeli dikembalikan.
- **${orderStatus.refund_return}**: ada permintaan retur yang terbuka. Lihat [retur](returns-and-refunds).

## Mengapa saya tidak dapat melakukan sesuatu dengan pesanan?

Setiap langkah punya satu pelaku: hanya pembeli yang membayar dan menerima pesanan, hanya kurir yang mengantar, hanya pemasok yang mengirim. Jika pesanan sudah berlanjut sejak Anda membukanya, suatu tindakan mungkin tidak dapat dilakukan lagi. Buka lagi untuk melihat apa yang dapat Anda lakukan sekarang.
`,
  },
  shipping: {
    of: 1,
    on: '2026-11-21',
    title: 'Di mana paketnya, dan bagaimana jika terlambat?',
    body: `
Buka pesanan lalu **Lacak paket**. Anda melihat catatan dari kurir sendiri, nomor resi, dan kapan paket diperkirakan sampai.

- Tidak dikirim dalam {shipDays} hari kerja: pesanan dibatalkan otomatis dan dana pembeli dikembalikan. Anda tidak rugi apa pun.
- Dikirim, dan belum sampai {lostDays} hari kemudian: sebuah kasus terbuka otomatis, jadi baik Anda maupun pembeli tidak perlu memantaunya.
- Dikembalikan ke pengirim: pesanan dibatalkan, dan dana pembeli dikembalikan.

Hanya pindaian kurir yang membuat pesanan “dikirim” atau “sampai”. Tim kami maupun pedagang tidak dapat menyetelnya sendiri.
`,
  },
  'returns-and-refunds': {
    of: 1,
    on: '2026-11-21',
    title: 'Pembeli ingin meretur sesuatu. Lalu bagaimana?',
    body: `
Pembeli dapat meminta retur selama {returnDays} hari setelah paket sampai. Anda punya {returnAnswerHours} jam untuk menjawab. **Jika tidak, permintaan disetujui otomatis**, agar tidak ada yang menunggu selamanya.

## Siapa yang menanggung biayanya

- **Pemasok**, jika produk rusak, salah, terlambat, atau hilang.
- **Anda**, jika deskripsi Anda sendiri menjanjikan sesuatu yang tidak sesuai dengan produknya.
- **Anda dan pembeli**, jika pembeli berubah pikiran: pembeli membayar ongkos pengiriman kembali; Anda kehilangan keuntungan dari pesanan ini dan bagian harga pokok yang tidak dikembalikan pemasok. Sebelum Anda menjual suatu produk, halamannya menunjukkan kerugian Anda jika produk itu diretur.

## Kelanjutannya

1. Anda menyetujui permintaan, atau menolaknya dengan alasan. Jika Anda menolak, pembeli dapat meminta tim kami memutuskan.
2. Pembeli punya {returnShipDays} hari untuk mengirim produk kembali.
3. Pemasok memeriksanya dalam {inspectDays} hari. Jika tidak diperiksa tepat waktu, produk dianggap baik.
4. Dana pembeli langsung dikembalikan, ke cara pembayaran yang dipakainya.

Pengembalian dana pertama-tama diambil dari uang pesanan ini. Jika bagian Anda sudah ditarik, kami **tidak** meminta Anda mendepositkan apa pun: paling banyak separuh dari penjualan berikutnya dipakai untuk menutupnya sampai lunas.
`,
  },
  'refund-a-buyer': {
    title: 'Bagaimana cara mengembalikan dana ke pembeli tanpa retur?',
    body: `
Buka pesanan dan pilih **Kembalikan dana ke pembeli** di menunya. Anda dapat mengembalikan sejumlah uang, produk tertentu, ongkos kirim, atau semua yang tersisa untuk Anda dari pesanan itu. Tidak ada yang perlu dikirim kembali.

Sebelum mengonfirmasi, Anda melihat secara tepat berapa yang diterima pembeli, berapa yang Anda bayar, dan berapa yang tersisa untuk Anda. Anda mengonfirmasi dengan kata sandi transaksi, dan uangnya kembali lewat cara pembayaran yang dipakai pembeli.

## Berapa yang dapat saya kembalikan?

Paling banyak sebesar yang tersisa untuk Anda dari pesanan ini. Harga pokok pemasok tidak disentuh, tidak ada pesanan lain yang menanggungnya, dan saldo Anda tidak pernah di bawah nol. Setelah uangnya tersedia, hanya yang belum Anda tarik atau pakai yang dapat dikembalikan.

Atas harga yang dikembalikan, pajak dan komisi tidak terutang lagi. Bagian itu juga diterima pembeli, dan Anda tidak membayarnya.

## Kapan tidak bisa?

- **Sebelum dikirim**: batalkan pesanan. Anda tidak membayar apa pun, tetapi skor reputasi toko Anda turun, sama seperti pesanan yang ditolak.
- **Selama ada retur yang terbuka**: jawab di pesanan; di sana Anda juga dapat menawarkan pengembalian sebagian. Lihat [retur](returns-and-refunds).
- **Selama beberapa paket masih dalam perjalanan**: tunggu sampai semuanya sampai.
`,
    of: 1,
    on: '2026-11-29',
  },
  customers: {
    title: 'Apa yang saya lihat tentang pelanggan?',
    body: `
Di [Pelanggan](/customers) Anda melihat siapa yang membeli, seberapa sering, dan nilainya. Nama disamarkan. Kami mengenali pembeli dari emailnya, hanya di toko Anda, dan tidak pernah menampilkan email itu.

- **Nilai** adalah yang dibayar untuk pesanan yang tidak dibatalkan, dikurangi pengembalian dana. Buka pelanggan untuk melihat pesanannya.
- **Label dan catatan** hanya untuk Anda. Anda bisa menghapus catatan kapan saja.

Saat data pembeli dihapus, catatan dan label Anda juga dihapus. Tulis seperlunya saja: pembeli berhak menanyakan apa yang Anda simpan.
`,
    of: 1,
    on: '2026-11-29',
  },
  insights: {
    title: 'Apa yang ditunjukkan wawasan?',
    body: `
Di [Wawasan](/insights) Anda melihat apa yang terjual, siapa yang datang, dan apa yang dikembalikan: selama 7, 30, atau 90 hari, bulan ini, atau hari pilihan Anda, dibandingkan dengan periode sebelumnya. Buka sebuah angka untuk melihat pesanan atau hari di baliknya. Setiap daftar bisa disimpan sebagai file CSV.

- **Produk**: yang dibayar pembeli untuk pesanan dalam periode itu, dikurangi pemasok, pengiriman, biaya, pajak, dan pengembalian dana. Sisanya adalah keuntungan Anda, sampai sen terakhir, seperti di buku Anda. Yang belum diselesaikan ditahan sampai pesanan diterima.
- **Pengunjung**: dari mana mereka datang. Kami menyimpan nama situs web sebelumnya, tidak pernah halamannya. Tingkat konversi ditampilkan mulai {shareVisitorsMin} kali dilihat.
- **Pencarian tanpa hasil**: kata yang dicari pada {missDaysShown} hari berbeda. Kami tidak menyimpan siapa yang mencari, dan menghapus kata setelah {visitRowDays} hari.
- **Pembeli**: pesanan pertama dan berulang, negara, hari, dan jam.
- **Pengembalian**: alasan dan produk.

Hanya kejadian nyata yang dihitung. Bot dan kunjungan Anda sendiri tidak dihitung, dan tidak ada yang bisa menambah angka.
`,
    of: 1,
    on: '2026-11-29',
  },
  'questions-before-buying': {
    title: 'Pembeli bertanya sebelum membeli. Apa yang terjadi?',
    body: `
Di halaman setiap produk, pembeli dapat bertanya kepada toko Anda. Anda mendapat notifikasi begitu mereka mengonfirmasi alamatnya, dan menemukan pertanyaannya di [Pertanyaan](/questions) dan di [Layanan](/service).

- **Anda menjawab satu kali, lewat email.** Pembeli menerima jawaban Anda bersama pertanyaannya, dalam email berbahasa mereka.
- **Anda menentukan apa yang dilihat semua orang.** Tampilkan pertanyaan dan jawabannya di halaman produk, tanpa nama pembeli, dan hapus dari sana kapan saja.
- **Data kontak dan tautan disembunyikan** di kedua sisi, seperti pada pesan tentang pesanan.
- **Anda tidak pernah melihat alamatnya.** Alamat dan nama dihapus setelah jawaban terkirim.

Pertanyaan tanpa jawaban dihapus setelah {questionOpenDays} hari, yang sudah dijawab setelah {questionAnswerDays} hari. Pembeli dapat menghapusnya lebih awal lewat tautan di emailnya; pertanyaan itu lalu hilang juga dari halaman produk.
`,
    of: 1,
    on: '2026-11-29',
  },
  'cart-emails': {
    title: 'Apa itu email keranjang?',
    body: `
Saat checkout, pembeli dapat mencentang kotak untuk menerima satu email jika belum membayar. Kotaknya kosong sampai mereka mencentangnya.

- **Satu email, paling cepat {reminderHours} jam kemudian**, berisi keranjang mereka, harga hari ini jika berubah, dan tautan untuk membuka keranjang.
- **Tidak pernah setelah pembayaran**, meski pesanannya dibatalkan. Jika toko Anda tutup, email menunggu.
- **Tanpa alamat.** Anda tidak melihatnya, dan setiap alamat dihapus setelah emailnya terkirim. Setiap email berisi tautan untuk berhenti.

Di [Email keranjang](/reminders) Anda melihat yang terkirim dalam {reminderKeepDays} hari terakhir dan membuka pesanan yang berasal darinya. Di sana Anda juga dapat mematikan kotaknya.
`,
    of: 1,
    on: '2026-11-29',
  },
  'buyer-pages': {
    title: 'Apa itu halaman pembeli?',
    body: `
Setiap toko memiliki halaman “/me” tempat pembeli menemukan hal yang membuat mereka kembali. Mereka membukanya lewat tautan email dari kami, tanpa kata sandi.

- **Daftar keinginan.** Ikon hati di setiap produk, juga sebelum masuk. Halaman menampilkan harga hari ini di samping harga saat disimpan, dan produk yang tidak Anda jual lagi. Muat {wishesMax} produk.
- **Pesanan** yang dibuat dengan email itu di toko Anda.
- **Alamat tersimpan**, hingga {buyerAddressesMax}. Checkout hanya menawarkannya kepada pembeli yang sudah masuk, dan menyimpan alamat hanya jika pembeli mencentang kotaknya.

Anda tidak melihat semua itu. Tautan berlaku satu kali, selama {buyerLinkMinutes} menit; perangkat tetap masuk selama {buyerSessionDays} hari. Pembeli dapat keluar dari semua perangkat dan menghapus semuanya seketika. Halaman yang tidak dibuka dihapus setelah {buyerPageDays} hari.
`,
    of: 1,
    on: '2026-11-29',
  },
} satisfies Record<string, TranslatedArticle>;
