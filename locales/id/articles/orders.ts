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
} satisfies Record<string, TranslatedArticle>;
