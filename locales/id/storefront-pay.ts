import type { storefrontPay as english } from '../en/storefront-pay.ts';
import type { Translated } from '../translated.ts';

/** Words of paying in a shop: the ways to pay, what to send where, and what became of it. */
export const storefrontPay: Translated<typeof english> = {
  payTitle: 'Cara pembayaran',
  payMethods: {
    card: 'Kartu',
    paypal: 'PayPal',
    mollie: 'Aplikasi bank atau kartu, lewat Mollie',
    usdt_tron: 'USDT (TRON, TRC-20)',
    usdt_eth: 'USDT (Ethereum, ERC-20)',
    bank: 'Transfer bank',
    cod: 'Bayar di tempat',
    test: 'Pembayaran uji',
  },
  payHints: {
    card: 'Di halaman aman milik penyedia pembayaran. Toko ini tidak pernah melihat kartu Anda.',
    paypal:
      'Di halaman aman milik PayPal, dari akun Anda di sana atau dengan kartu. Toko ini tidak pernah melihat keduanya.',
    mollie:
      'Di halaman aman milik Mollie, dengan cara pembayaran di negara Anda. Toko ini tidak pernah melihat kartu atau rekening Anda.',
    usdt_tron:
      'Anda mendapat alamat khusus untuk Anda. Pembayaran terkonfirmasi setelah jaringan tidak dapat lagi membatalkannya, biasanya dalam dua menit.',
    usdt_eth:
      'Anda mendapat alamat khusus untuk Anda. Pembayaran terkonfirmasi setelah jaringan tidak dapat lagi membatalkannya, biasanya dalam dua puluh menit.',
    bank: 'Anda mendapat nomor referensi untuk transfer. Kami menyimpan produk Anda selama tiga hari dan mengirimnya setelah uangnya masuk.',
    cod: 'Anda membayar kepada kurir di depan pintu.',
    test: 'Tidak ada uang sungguhan yang berpindah.',
  },
  payCharged: 'Anda membayar {amount}',
  payNone: 'Tidak ada cara pembayaran untuk negara dan jumlah ini. Pilih negara atau mata uang lain.',
  pay_method_wrong: 'Silakan pilih cara pembayaran.',
  payGoingTitle: 'Membawa Anda ke halaman pembayaran',
  payGoingText: 'Jika tidak terjadi apa-apa, gunakan tombol ini.',
  payStart: 'Lanjut ke pembayaran',
  paySendTitle: 'Kirim tepat seperti ini',
  payKeptUntil: 'Kami menyimpan produk Anda sampai {when}.',
  payAmount: 'Jumlah',
  payAddress: 'Alamat, khusus untuk pesanan ini',
  payNetwork: 'Jaringan',
  payNetworks: { tron: 'TRON (TRC-20)', ethereum: 'Ethereum (ERC-20)' },
  payContract: 'Kontrak token',
  payNetworkWarning:
    'Kirim hanya USDT di jaringan {network}. Token jenis lain atau dari jaringan lain tidak akan masuk dan tidak dapat diambil kembali.',
  payQr: 'Alamat sebagai kode QR',
  payHolder: 'Penerima',
  payBank: 'Bank',
  payAccount: 'Rekening',
  payBic: 'BIC',
  payReference: 'Referensi',
  payReferenceHint: 'Tulis ini pada transfer, agar kami tahu uang siapa.',
  payReceived: '{received} dari {amount} sudah masuk.',
  payFinal: '{final} di antaranya sudah final.',
  payConfirmations: '{done} dari {needed} konfirmasi',
  payMore: 'Kirim sisanya ke alamat yang sama. Kelebihan bayar dikembalikan.',
  payBankLater:
    'Transfer memerlukan satu sampai tiga hari kerja. Anda tidak perlu menunggu di sini: kami mengirim email saat transfer masuk.',
  payReload: 'Periksa lagi',
  payPlaceTitle: 'Ke mana dana dikembalikan?',
  payPlaceText:
    'Kami tidak tahu ke mana pengembalian dana harus dikirim. Beri tahu kami sekarang atau nanti; kami hanya memakainya untuk pengembalian dana pesanan ini.',
  payPlaceChain: 'Alamat Anda sendiri di {network}',
  payPlaceBank: 'IBAN atau nomor rekening Anda',
  payPlaceSave: 'Simpan',
  payPlaceKept: 'Pengembalian dana pesanan ini dikirim ke {to}.',
  noticePlaceKept: 'Tersimpan. Pengembalian dana pesanan ini dikirim ke sana.',
  payPlaceEmail: 'Alamat email pesanan Anda',
  noticePlaceEmail: 'Ini bukan alamat email pesanan ini. Masukkan email yang Anda pakai saat memesan.',
  noticePlaceWrong: 'Ini tidak seperti alamat atau nomor rekening. Silakan periksa.',
  noticeProviderSilent:
    'Penyedia pembayaran tidak merespons. Tidak ada yang ditagih. Silakan coba lagi setelah satu menit.',
};
