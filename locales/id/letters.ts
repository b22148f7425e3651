import type { letters as english } from '../en/letters.ts';
import type { Translated } from '../translated.ts';

export const letters: Translated<typeof english> = {
  kinds: {
    order_paid: {
      subject: 'Pesanan Anda {no} di {shop}',
      body: 'Terima kasih atas pesanan Anda. Pembayaran Anda sebesar {amount} sudah masuk dan pesanan Anda sudah dibuat.\n\nDi halaman pesanan, Anda dapat melacaknya, membatalkannya sebelum dikirim, dan mengembalikan barang yang tidak ingin Anda simpan.',
      action: 'Buka pesanan saya',
    },
    payment_open: {
      subject: 'Cara membayar pesanan Anda di {shop}',
      body: 'Barang Anda disimpan sampai {by}. Mohon bayar {amount} sebelum itu, persis seperti yang tertulis di bawah.\n\nPesanan dibuat segera setelah pembayaran masuk; kami akan mengabari Anda.',
      action: 'Lihat cara membayar',
    },
    payment_expired: {
      subject: 'Waktu untuk membayar di {shop} sudah habis',
      body: 'Tidak ada pembayaran yang masuk, jadi tidak ada yang dipesan dan Anda tidak berutang apa pun.\n\nJika Anda sudah membayar dan uangnya masuk belakangan, uang itu kembali kepada Anda dengan sendirinya.',
      action: 'Ke toko',
    },
    payment_returned: {
      subject: 'Pembayaran Anda ke {shop} dikembalikan',
      body: 'Pembayaran Anda sebesar {amount} masuk setelah waktu membayar habis, jadi tidak ada yang dipesan. Semuanya kembali melalui jalan yang sama.',
      action: 'Lihat pembayaran',
    },
    order_shipped: {
      subject: 'Pesanan Anda {no} sedang dalam perjalanan',
      body: 'Paket Anda sudah ada di kurir.',
      action: 'Lacak paket saya',
    },
    order_delivered: {
      subject: 'Pesanan Anda {no} sudah diantar',
      body: 'Kurir menyatakan pesanan Anda sudah sampai. Mohon periksa isinya.\n\nSemuanya baik? Konfirmasikan. Ada yang salah, kurang, atau tidak sesuai? Anda dapat memberi tahu di halaman yang sama sampai {by}.',
      action: 'Konfirmasi atau kembalikan',
    },
    order_late: {
      subject: 'Pesanan Anda {no} lebih lama dari yang dijanjikan',
      body: 'Pesanan Anda seharusnya sampai pada {by}. Kami mohon maaf karena belum sampai.\n\nDi halamannya Anda dapat melihat posisinya. Jika tidak sampai dalam sepuluh hari setelah tanggal itu, uang Anda kembali tanpa perlu diminta.',
      action: 'Lihat posisinya',
    },
    order_cancelled: {
      subject: 'Pesanan Anda {no} dibatalkan',
      body: '{why, select, buyer {Pesanan dibatalkan sesuai permintaan Anda.} expired {Toko tidak mengonfirmasinya tepat waktu. Mohon maaf.} stock {Pemasok kehabisan stok. Kami mohon maaf.} sla {Pesanan tidak dikirim dalam waktu yang dijanjikan. Kami mohon maaf.} undeliverable {Kurir tidak dapat mengantarnya dan membawanya kembali.} other {Toko tidak dapat memenuhinya. Kami mohon maaf.}}\n\nAnda menerima kembali {amount} melalui cara Anda membayar. Anda tidak perlu melakukan apa pun.',
      action: 'Lihat pesanan saya',
    },
    refund_sent: {
      subject: 'Pengembalian dana untuk pesanan {no}',
      body: '{amount} sudah dikirim kembali melalui cara Anda membayar. Bank mungkin perlu beberapa hari sampai Anda melihatnya.',
      action: 'Lihat pesanan saya',
    },
    case_received: {
      subject: 'Kami menerima permintaan Anda tentang pesanan {no}',
      body: 'Toko menjawab paling lambat {by}. Jika tidak, permintaan Anda disetujui dengan sendirinya.',
      action: 'Lihat permintaan saya',
    },
    case_approved: {
      subject: 'Pengembalian pesanan {no} disetujui',
      body: '{sends, select, yes {Mohon kirim barangnya paling lambat {by}. Halaman pesanan menyebutkan alamatnya dan memuat label jika ada.} other {Anda tidak perlu mengirim apa pun. Dana Anda kembali dengan sendirinya.}}',
      action: 'Lihat langkah berikutnya',
    },
    case_offer: {
      subject: 'Toko memberi tawaran untuk pesanan {no}',
      body: 'Anda boleh menyimpan barangnya dan menerima kembali {amount}. Mohon terima atau tolak paling lambat {by}.\n\nJika Anda tidak melakukan apa pun, pengembalian Anda disetujui.',
      action: 'Terima atau tolak',
    },
    case_rejected: {
      subject: 'Toko tidak menyetujui permintaan Anda tentang pesanan {no}',
      body: 'Ini kata toko: {reason}\n\nJika Anda tidak setuju, orang lain yang bukan bagian dari toko dapat memutuskan. Mohon minta paling lambat {by}.',
      action: 'Minta keputusan',
    },
    case_escalated: {
      subject: 'Permintaan Anda tentang pesanan {no} sedang diperiksa',
      body: 'Orang yang bukan bagian dari toko memeriksanya dan memutuskan paling lambat {by}. Jika tidak ada keputusan, permintaan disetujui.',
      action: 'Lihat permintaan saya',
    },
    case_inspected: {
      subject: 'Barang dari pesanan {no} sudah diperiksa',
      body: '{deducted, select, yes {Pemasok memotong {amount} dari dana Anda. Alasannya: {reason}\n\nJika Anda tidak setuju, sampaikan paling lambat {by}, lalu orang lain yang memutuskan.} other {Semuanya baik. Dana Anda kembali dengan sendirinya.}}',
      action: 'Lihat hasilnya',
    },
    case_decided: {
      subject: 'Keputusan tentang pesanan {no}',
      body: '{result, select, granted {Permintaan Anda disetujui.} refused {Dua orang memeriksa permintaan Anda, satu per satu, dan tidak dapat menyetujuinya.} other {Tidak ada yang memutuskan tepat waktu, jadi permintaan Anda disetujui.}}\n\n{reason}',
      action: 'Lihat keputusan',
    },
    case_closed: {
      subject: 'Pengembalian pesanan {no} ditutup',
      body: 'Waktunya sudah habis, jadi tidak ada dana yang dikembalikan dan pesanan Anda berlanjut seperti semula.\n\nJika Anda sudah mengirim barangnya, beri tahu kami di halaman pesanan.',
      action: 'Lihat pesanan saya',
    },
    withdrawal_received: {
      subject: 'Tanda terima pembatalan kontrak untuk pesanan {no}',
      body: 'Kami menerima pembatalan kontrak Anda pada {at}. Mohon simpan surat ini: ini tanda terima Anda.',
      action: 'Lihat yang terjadi berikutnya',
    },
    review_invited: {
      subject: 'Bagaimana pesanan Anda dari {shop}?',
      body: 'Pembeli lain ingin tahu. Beberapa kata dan bintang sudah cukup, apa pun pendapat Anda.',
      action: 'Tulis ulasan',
    },
    chat_answered: {
      subject: '{shop} sudah menjawab Anda',
      body: 'Ada pesan baru tentang pesanan Anda {no}. Pesan itu disimpan bersama pesanan, jadi buka pesanannya untuk membaca dan membalas.',
      action: 'Baca pesan',
    },
  },
  greeting: 'Halo {name},',
  greetingPlain: 'Halo,',
  open: '{action}: {url}',
  address: 'Jika tombol tidak berfungsi, buka alamat ini: {url}',
  receipt: 'Kuitansi Anda yang ditandatangani: {url}',
  secret: 'Tautan dalam surat ini membuka pesanan Anda tanpa kata sandi. Mohon jangan dibagikan.',
  why: 'Anda menerima surat ini karena pesanan Anda di {shop}.',
  stop: 'Tidak ingin menerima surat seperti ini? Anda dapat menghentikannya di sini: {url}',
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
  declaredFor: 'Barang',
  digest: 'Sidik (SHA-256)',
  legalName: 'Toko',
};
