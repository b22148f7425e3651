import type { storefrontPrivacy as english } from '../en/storefront-privacy.ts';
import type { Translated } from '../translated.ts';

export const storefrontPrivacy: Translated<typeof english> = {
  trustTitle_privacy: 'Apa yang kami ketahui tentang Anda',
  trustLead_privacy: 'Apa yang disimpan tentang pengunjung dan pembeli, untuk apa, dan kapan dihapus.',
  trustCard_privacy: 'Apa yang disimpan tentang pembeli, untuk apa, dan sampai kapan.',
  privacyVisit: 'Saat Anda hanya melihat-lihat',
  privacyVisitCount:
    'Toko menghitung pengunjungnya. Tanda pembeda dua kunjungan berganti keesokan harinya dan berbeda di setiap toko; tak seorang pun bisa tahu siapa Anda darinya. Setelah {visitDays} hari hanya jumlahnya yang tersisa.',
  privacyCookies:
    'Cookie menyimpan keranjang, negara, mata uang, dan bahasa Anda, serta iklan atau email keranjang yang membawa Anda, agar pesanan dapat dihitung. Tidak ada perusahaan lain yang menerimanya.',
  privacyAsk: 'Hanya jika Anda memintanya',
  privacyRestock:
    'Email saat produk tersedia lagi: alamat Anda sampai email terkirim, paling lama {restockDays} hari.',
  privacyQuestion:
    'Pertanyaan kepada toko: nama dan alamat Anda sampai jawaban terkirim, paling lama {questionDays} hari. Pertanyaan dan jawaban tersimpan hingga {answerDays} hari, tanpa nama Anda; tautan di email kami langsung menghapusnya.',
  privacyReminder:
    'Satu email tentang keranjang, jika Anda mencentang kotaknya saat checkout: alamat Anda sampai email terkirim atau Anda membayar, paling lama {cartDays} hari. Tanda bahwa alamat itu sudah dikirimi email, tanpa menyebut alamatnya, tersimpan {keepDays} hari, atau {stopDays} hari setelah Anda berhenti.',
  privacyPage:
    'Daftar keinginan Anda adalah cookie di browser. Jika Anda membuka halaman sendiri lewat tautan email dari kami, kami menyimpan email, daftar keinginan, dan alamat Anda untuk toko itu sampai Anda menghapusnya, atau {pageDays} hari setelah terakhir masuk; browser tetap masuk selama {sessionDays} hari. Toko tidak melihatnya.',
  privacyOrder: 'Saat Anda memesan',
  privacyOrderData:
    'Nama, alamat, dan data kontak, untuk pengiriman, retur, dan pembukuan. Toko melihat sebagian nama Anda dan tidak pernah melihat email Anda; pemasok melihat alamat Anda selama paket dalam perjalanan.',
  privacyErase:
    'Anda dapat meminta kami menghapusnya setelah pesanan selesai. Pertanyaan Anda kepada toko dan email yang menunggu ikut dihapus.',
  privacyTranslate:
    'Jika toko meminta terjemahan pesan Anda, teksnya dikirim ke {host}, tanpa yang kami sembunyikan dalam pesan. Hasilnya disimpan dan dihapus bersama pesan Anda.',
};
