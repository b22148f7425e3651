import type { TranslatedArticle } from '#domain/content/articles.ts';
import { orderStatus } from '../statuses.ts';

/** Answers about orders on their way. */
export const orders = {
  'confirming-an-order': {
    of: 1,
    on: '2026-11-21',
    title: 'Apa fungsi “konfirmasi”, dan berapa biayanya bagi saya?',
    body: `
Setelah pembeli membayar, harga pokok pemasok dikonfirmasi **dari pembayaran pembeli**. Layar menyebutkannya sampai sen: “dari pembeli”, dan “dari Anda: 0.00”. Selalu 0.00.

Anda dapat melihat pesanannya dahulu, lalu:

- **mengonfirmasi**: pemasok menerima pesanan,
- **menolak** dengan alasan: pembeli mendapat seluruh uangnya kembali.

Jika Anda tidak melakukan apa pun, pesanan dikonfirmasi otomatis setelah {confirmMinutes} menit. Jika Anda mematikannya, dananya dikembalikan paling lambat setelah {confirmHours} jam. Dalam kedua hal Anda tidak dikenai biaya, dan sedang tidak ada di tempat bukanlah kesalahan.

Pembeli dapat berubah pikiran dalam {cancelMinutes} menit setelah membayar. Seluruh jumlah lalu kembali kepadanya, dan pesanan berakhir.
`,
  },
  'order-statuses': {
    of: 1,
    on: '2026-11-21',
    title: 'Apa arti status pesanan?',
    body: `
Setiap status punya pihak yang menggerakkannya, dan waktu setelah itu ia bergerak sendiri. Tidak ada pesanan yang dapat diam selamanya.

- **${orderStatus.pending_payment}**: pembeli sudah membayar, dan harga pokok pemasok menunggu [dikonfirmasi](confirming-an-order).
- **${orderStatus.to_be_delivered}**: pemasok memegang pesanan dan punya {shipDays} hari kerja untuk mengirimnya. Setelah itu dana pembeli dikembalikan.
- **${orderStatus.shipped}**: kurir sudah memindai paket. Label saja belum berarti dikirim.
- **${orderStatus.delivered}**: kurir mengatakan paket sudah sampai.
- **${orderStatus.received}**: pembeli mengatakannya, atau tidak mengatakan apa pun selama {receiveDays} hari.
- **${orderStatus.pending_acceptance}**: masa retur sedang berjalan.
- **${orderStatus.accepted}**: masa itu sudah lewat dan tidak ada kasus terbuka. Bagian Anda sekarang pasti.
- **${orderStatus.pending_settlement}**: bagian Anda menunggu tanggalnya, yang ditampilkan.
- **${orderStatus.pending_withdrawal}**: bagian Anda tersedia. Anda dapat menariknya.
- **${orderStatus.completed}**: sudah ditarik atau dipakai, atau sudah lewat {completeDays} hari. Uang yang tersisa tetap milik Anda.
- **${orderStatus.cancelled}**: pesanan berakhir dan pembeli mendapat uangnya kembali.
- **${orderStatus.refund_return}**: ada kasus terbuka. Lihat [retur](returns-and-refunds).

## Mengapa saya tidak dapat melakukan sesuatu dengan pesanan?

Setiap langkah milik seseorang: hanya pembeli yang membayar dan menyetujui, hanya kurir yang mengantar, hanya pemasok yang mengirim. Jika pesanan sudah bergerak sejak Anda membukanya, yang Anda inginkan mungkin tidak bisa lagi. Buka lagi dan lihat apa yang bisa sekarang.
`,
  },
  shipping: {
    of: 1,
    on: '2026-11-21',
    title: 'Di mana paketnya, dan bagaimana jika terlambat?',
    body: `
Buka pesanan lalu “pengiriman”. Anda melihat kejadian dari kurir sendiri, nomor resi, dan kapan paket diperkirakan sampai.

- Tidak dikirim dalam {shipDays} hari kerja: pesanan berakhir otomatis dan pembeli mendapat uangnya kembali. Anda tidak rugi apa pun.
- Dikirim, dan belum sampai {lostDays} hari kemudian: sebuah kasus terbuka otomatis, jadi Anda maupun pembeli tidak perlu menyadarinya.
- Dikembalikan ke pengirim: pesanan berakhir, dan dana pembeli dikembalikan.

Hanya pindaian kurir yang membuat pesanan “dikirim” atau “sampai”. Tidak ada orang di sini, dan tidak ada pedagang, yang dapat menyetelnya sendiri.
`,
  },
  'returns-and-refunds': {
    of: 1,
    on: '2026-11-21',
    title: 'Pembeli ingin meretur sesuatu. Lalu bagaimana?',
    body: `
Pembeli dapat meminta retur selama {returnDays} hari setelah paket sampai. Anda punya {returnAnswerHours} jam untuk menjawab. **Tanpa jawaban berarti ya**, agar tidak ada yang menunggu selamanya.

## Siapa yang menanggung biayanya

- **Pemasok**, jika produk rusak, salah, terlambat, atau hilang.
- **Anda**, jika deskripsi Anda sendiri menjanjikan sesuatu yang tidak sesuai dengan produknya.
- **Anda dan pembeli**, jika pembeli berubah pikiran: pembeli membayar ongkos pengiriman kembali; Anda kehilangan keuntungan dari pesanan ini dan bagian harga pokok yang tidak dikembalikan pemasok. Sebelum Anda menjual suatu produk, halamannya menunjukkan kerugian Anda jika produk itu diretur.

## Kelanjutannya

1. Anda menjawab ya, atau tidak dengan alasan. Setelah jawaban tidak, pembeli dapat meminta keputusan petugas di sini.
2. Pembeli punya {returnShipDays} hari untuk mengirim produk.
3. Pemasok memeriksanya dalam {inspectDays} hari. Jika tidak ada yang memeriksa, produk dianggap baik.
4. Dana pembeli langsung dikembalikan, dengan cara yang dipakainya membayar.

Pengembalian dana pertama-tama diambil dari uang pesanan ini. Jika bagian Anda sudah ditarik, Anda **tidak** diminta menyetor apa pun: paling banyak separuh dari penjualan berikutnya dipakai sampai impas.
`,
  },
} satisfies Record<string, TranslatedArticle>;
