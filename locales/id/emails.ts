import type { emails as english } from '../en/emails.ts';
import type { Translated } from '../translated.ts';

export const emails: Translated<typeof english> = {
  kinds: {
    order_paid: {
      subject: 'Pesanan Anda {no} di {shop}',
      body: 'Terima kasih atas pesanan Anda. Pembayaran Anda sebesar {amount} sudah masuk dan pesanan Anda sudah dibuat.\n\nDi halaman pesanan, Anda dapat melacaknya, membatalkannya sebelum dikirim, dan mengembalikan produk yang tidak ingin Anda simpan.',
      action: 'Buka pesanan saya',
    },
    payment_open: {
      subject: 'Cara membayar pesanan Anda di {shop}',
      body: `Kami menyimpan produk Anda sampai {by}. Mohon bayar {amount} sebelum itu, persis seperti yang tertulis di bawah.

Kami membuat pesanan Anda segera setelah pembayaran masuk, lalu mengirim email kepada Anda.`,
      action: 'Lihat cara membayar',
    },
    payment_expired: {
      subject: 'Waktu pembayaran Anda di {shop} sudah habis',
      body: `Kami tidak menerima pembayaran, jadi tidak ada yang dipesan dan Anda tidak berutang apa pun.

Jika Anda sudah membayar dan uangnya masuk belakangan, kami mengembalikannya otomatis.`,
      action: 'Ke toko',
    },
    payment_returned: {
      subject: 'Pembayaran Anda ke {shop} sedang dikembalikan',
      body: 'Pembayaran Anda sebesar {amount} masuk setelah waktu pembayaran habis, jadi tidak ada yang dipesan. Seluruhnya akan dikembalikan ke cara pembayaran semula.',
      action: 'Lihat pembayaran',
    },
    payment_twice: {
      subject: 'Anda membayar {shop} dua kali',
      body: 'Pembayaran kedua sebesar {amount} untuk pesanan yang sama telah masuk. Seluruhnya dikembalikan ke cara pembayaran semula. Pembayaran pertama Anda tidak berubah, dan Anda tidak perlu melakukan apa pun.',
      action: 'Lihat pembayaran',
    },
    order_shipped: {
      subject: 'Pesanan Anda {no} sedang dalam perjalanan',
      body: 'Paket Anda sudah ada di kurir.',
      action: 'Lacak paket saya',
    },
    order_delivered: {
      subject: 'Pesanan Anda {no} sudah sampai',
      body: `Kurir menyatakan pesanan Anda sudah sampai. Mohon periksa yang Anda terima.

Semuanya baik? Silakan konfirmasi. Ada yang salah, kurang, atau tidak sesuai keinginan Anda? Anda dapat memberi tahu kami di halaman yang sama sampai {by}.`,
      action: 'Konfirmasi atau kembalikan',
    },
    order_late: {
      subject: 'Pesanan Anda {no} lebih lama dari yang dijanjikan',
      body: `Pesanan Anda seharusnya sampai paling lambat {by}. Kami mohon maaf karena belum sampai.

Halamannya menunjukkan posisinya. Jika tidak sampai dalam sepuluh hari setelah tanggal itu, kami mengembalikan dana Anda otomatis.`,
      action: 'Lihat posisinya',
    },
    order_cancelled: {
      subject: 'Pesanan Anda {no} dibatalkan',
      body: `{why, select, buyer {Pesanan dibatalkan sesuai permintaan Anda.} expired {Toko tidak mengonfirmasinya tepat waktu. Kami mohon maaf.} stock {Stok pemasok habis. Kami mohon maaf.} sla {Pesanan tidak dikirim dalam waktu yang dijanjikan. Kami mohon maaf.} undeliverable {Kurir tidak dapat mengantarnya dan mengembalikannya.} other {Toko tidak dapat memenuhinya. Kami mohon maaf.}}

Kami mengembalikan {amount} ke cara pembayaran semula. Anda tidak perlu melakukan apa pun.`,
      action: 'Lihat pesanan saya',
    },
    refund_sent: {
      subject: 'Pengembalian dana untuk pesanan {no}',
      body: 'Kami sudah mengembalikan {amount} ke cara pembayaran semula. Bank Anda mungkin perlu beberapa hari untuk menampilkannya.',
      action: 'Lihat pesanan saya',
    },
    case_received: {
      subject: 'Kami menerima permintaan Anda tentang pesanan {no}',
      body: 'Toko akan menjawab paling lambat {by}. Jika tidak, permintaan Anda disetujui otomatis.',
      action: 'Lihat permintaan saya',
    },
    case_approved: {
      subject: 'Retur Anda untuk pesanan {no} disetujui',
      body: '{sends, select, yes {Mohon kirim produk kembali paling lambat {by}. Halaman pesanan Anda menampilkan alamatnya, dan labelnya jika ada.} other {Anda tidak perlu mengirim apa pun kembali. Dana Anda dikembalikan otomatis.}}',
      action: 'Lihat langkah berikutnya',
    },
    case_offer: {
      subject: 'Toko memberi tawaran untuk pesanan {no}',
      body: `Anda dapat menyimpan produknya dan menerima {amount} kembali. Mohon terima atau tolak paling lambat {by}.

Jika Anda tidak melakukan apa pun, retur Anda disetujui.`,
      action: 'Terima atau tolak',
    },
    case_rejected: {
      subject: 'Toko menolak permintaan Anda tentang pesanan {no}',
      body: `Alasan toko: {reason}

Jika Anda tidak setuju, Anda dapat meminta pemeriksa yang independen dari toko untuk memutuskan. Mohon lakukan paling lambat {by}.`,
      action: 'Minta keputusan pemeriksa',
    },
    case_escalated: {
      subject: 'Permintaan Anda tentang pesanan {no} sedang diperiksa',
      body: 'Pemeriksa yang independen dari toko akan memutuskan paling lambat {by}. Jika tidak ada keputusan saat itu, permintaan Anda disetujui.',
      action: 'Lihat permintaan saya',
    },
    case_inspected: {
      subject: 'Produk Anda dari pesanan {no} sudah diperiksa',
      body: `{deducted, select, yes {Pemasok ingin memotong {amount} dari pengembalian dana. Alasannya: {reason}

Jika Anda tidak setuju, beri tahu kami paling lambat {by} dan pemeriksa yang memutuskan.} other {Semuanya baik. Dana Anda dikembalikan otomatis.}}`,
      action: 'Lihat hasilnya',
    },
    case_decided: {
      subject: 'Keputusan tentang pesanan {no}',
      body: `{result, select, granted {Permintaan Anda disetujui.} refused {Dua pemeriksa memeriksa permintaan Anda secara terpisah dan tidak dapat menyetujuinya.} other {Kami tidak memutuskan tepat waktu, jadi permintaan Anda disetujui.}}

{reason}`,
      action: 'Lihat keputusan',
    },
    case_closed: {
      subject: 'Retur Anda untuk pesanan {no} ditutup',
      body: `Waktunya sudah habis, jadi tidak ada dana yang dikembalikan dan pesanan Anda berlanjut seperti semula.

Jika Anda memang sudah mengirim produk kembali, beri tahu kami di halaman pesanan Anda.`,
      action: 'Lihat pesanan saya',
    },
    withdrawal_received: {
      subject: 'Kami menerima pembatalan kontrak untuk pesanan {no}',
      body: 'Kami menerima pembatalan kontrak Anda pada {at}. Mohon simpan email ini: ini tanda terima Anda.',
      action: 'Lihat langkah selanjutnya',
    },
    review_invited: {
      subject: 'Bagaimana pesanan Anda dari {shop}?',
      body: 'Pembeli lain ingin tahu. Beberapa kata dan bintang sudah cukup, apa pun pendapat Anda.',
      action: 'Tulis ulasan',
    },
    chat_answered: {
      subject: '{shop} sudah menjawab Anda',
      body: 'Ada pesan baru tentang pesanan Anda {no}. Buka pesanan untuk membaca dan membalas.',
      action: 'Baca pesan',
    },
  },
  greeting: 'Halo {name},',
  greetingPlain: 'Halo,',
  open: '{action}: {url}',
  receipt: 'Kuitansi Anda yang ditandatangani: {url}',
  secret: 'Tautan dalam email ini membuka pesanan Anda tanpa kata sandi. Mohon jangan dibagikan.',
  why: 'Anda menerima email ini karena pesanan Anda di {shop}.',
  sentFor: '{brand} mengirim email ini atas nama {shop}.',
  stop: 'Tidak ingin menerima email seperti ini? Berhenti berlangganan di sini: {url}',
  orderNumber: 'Nomor pesanan',
  parcel: 'Paket',
  parcelValue: '{carrier}, nomor {tracking}',
  payAmount: 'Jumlah',
  payHolder: 'Pemilik rekening',
  payBank: 'Bank',
  payAccount: 'Rekening',
  payBic: 'BIC',
  payReference: 'Referensi',
  payNetwork: 'Jaringan',
  payAddress: 'Alamat',
  declaredBy: 'Dinyatakan oleh',
  declaredAt: 'Diterima pada',
  declaredFor: 'Produk',
  digest: 'Sidik jari (SHA-256)',
  legalName: 'Toko',
  items: 'Produk',
  delivery: 'Ongkos kirim',
  tax: 'Pajak',
  total: 'Total',
  paid: 'Anda membayar',
  refunded: 'Dikembalikan',
  notRefunded: 'Tidak dikembalikan',
  moreLines: '{count, plural, other {dan # produk lagi}}',
  arrival: 'Perkiraan tiba',
  deliveredOn: 'Sampai pada',
  shipTo: 'Alamat pengiriman',
  slipThanks: 'Terima kasih atas pesanan Anda di {shop}.',
  slipReturns: 'Pesanan dan retur Anda',
  slipCode: 'Kode',
  slipItem: 'Produk',
  slipQuantity: 'Jumlah',
  slipCheck: 'Periksa apakah semuanya lengkap. Jika ada pertanyaan, hubungi toko tempat Anda memesan.',
};
