import type { storefrontReceipt as english } from '../en/storefront-receipt.ts';
import type { Translated } from '../translated.ts';

/** Words of proof: signed receipts, the page that checks them, and the end of unasked letters. */
export const storefrontReceipt: Translated<typeof english> = {
  receiptTitle: 'Kuitansi pesanan {number}',
  receiptLead: 'Dijual oleh {shop}',
  receiptGoods: 'Produk',
  receiptLine: '{count, number} × {title} ({code})',
  receiptPayment: 'Pembayaran',
  receiptOrder: 'Nomor pesanan',
  receiptShop: 'Toko',
  receiptTime: 'Dibayar pada',
  receiptMethod: 'Dibayar dengan',
  receiptMethod_card: 'Kartu',
  receiptMethod_paypal: 'PayPal',
  receiptMethod_mollie: 'Mollie',
  receiptMethod_usdt_tron: 'USDT (TRON)',
  receiptMethod_usdt_eth: 'USDT (Ethereum)',
  receiptMethod_bank: 'Transfer bank',
  receiptMethod_cod: 'Bayar di tempat',
  receiptMethod_test: 'Pembayaran uji',
  receiptReference: 'Referensi pembayaran',
  receiptItems: 'Sidik jari produk',
  receiptPart_goods: 'Produk',
  receiptPart_shipping: 'Ongkos kirim',
  receiptPart_tax: 'Pajak dan bea',
  receiptPriced: 'Harga toko',
  receiptTotal: 'Total',
  receiptProof: 'Bukti pembelian',
  receiptProofText:
    'Teks ini adalah kuitansi itu sendiri, yang ditandatangani. Siapa pun yang memilikinya dapat memeriksa bahwa teks ini berasal dari kami dan tidak ada yang diubah.',
  receiptSigned: 'Kuitansi bertanda tangan',
  receiptVerify: 'Periksa tanda tangan',
  receiptSave: 'Simpan sebagai berkas',
  receiptBack: 'Kembali ke pesanan',
  receiptLink: 'Kuitansi',
  verifyTitle: 'Apakah kuitansi ini asli?',
  verifyLead:
    'Tempelkan kuitansi bertanda tangan. Kami memberi tahu apakah kami yang menandatanganinya dan apa isinya.',
  verifyForm: 'Periksa kuitansi',
  verifyField: 'Kuitansi bertanda tangan',
  verifyButton: 'Periksa',
  verifyKeys:
    'Anda tidak perlu percaya begitu saja: alat JWS apa pun dapat memeriksa tanda tangan dengan kunci publik kami.',
  verifyKeysLink: 'Kunci publik',
  verifyGenuine: 'Asli. Kami menandatangani kuitansi ini untuk pesanan {order}, dan tidak ada yang diubah.',
  verifyAltered:
    'Sudah diubah. Kunci kami disebut, tetapi ini bukan yang kami tandatangani. Silakan minta kuitansi aslinya.',
  verifyForeign:
    'Bukan dari kami. Kami tidak menandatangani ini. Pastikan semuanya tersalin, dari karakter pertama sampai terakhir.',
  verifyFacts: 'Isinya',
  emailStopTitle: 'Berhenti menerima email ini?',
  emailStopText:
    'Toko ini tidak akan lagi meminta ulasan dari Anda. Email tentang pesanan Anda tetap dikirim.',
  emailStopButton: 'Berhenti menerima',
  emailStopDone: 'Sudah dihentikan',
  emailStopDoneText: 'Toko ini tidak akan lagi meminta ulasan dari Anda.',
};
