import type { storefrontTerms as english } from '../en/storefront-terms.ts';
import type { Translated } from '../translated.ts';

/** The terms, a clause at a time. The numbers are those this instance runs on. */
export const storefrontTerms: Translated<typeof english> = {
  terms_who: 'Para pihak dalam ketentuan ini',
  termsText_who:
    '{legalName} menjalankan layanan ini. Pedagang menjalankan toko di dalamnya dan menjual atas nama sendiri. Pembeli membeli dari toko yang disebut di halaman, di pesanan, dan di kuitansi.',
  terms_free: 'Berapa biayanya',
  termsText_free:
    'Membuka dan menjalankan toko itu gratis. Toko membayar komisi atas produk yang dijualnya, jumlah yang dipilihnya untuk promosi, dan biaya yang dikenakan jaringan untuk mengirim penarikan. Tidak ada biaya lain, dan halaman biaya menyebutkan setiap angkanya.',
  terms_orders: 'Bagaimana pesanan dibuat',
  termsText_orders:
    'Pesanan dimulai dengan pembayaran pembeli yang benar-benar diterima. Tidak ada orang di tim kami, dan tidak ada pedagang, yang dapat membuat pesanan, pembayaran, kunjungan, atau ulasan.',
  terms_supplier: 'Siapa yang membayar pemasok',
  termsText_supplier:
    'Pemasok dibayar dari yang dibayar pembeli untuk pesanan itu sendiri, tidak pernah dari dompet pedagang. Harga yang tidak menutup harga pokok, ongkos kirim, dan komisi ditolak sebelum apa pun terjual. Jika harga pokok pesanan tidak dikonfirmasi, dana pembeli dikembalikan dalam {confirmHours, plural, other {# jam}}.',
  terms_money: 'Kapan toko dibayar',
  termsText_money:
    'Pembayaran pembeli disimpan untuk pesanan itu sampai produk tiba. Setelah itu dibagi seperti tertera pada pesanan, dan bagian toko tersedia setelah sejumlah hari yang bergantung pada tingkat toko dan tertera di setiap pesanan.',
  terms_payouts: 'Penarikan',
  termsText_payouts:
    'Saldo Anda yang tersedia dapat ditarik kapan saja. Penarikan kecil langsung disetujui. Yang lain diperiksa tim kami dalam {decideHours, plural, other {# jam}}; jika penarikan belum diputuskan setelah {selfApproveHours, plural, other {# jam}}, penarikan disetujui otomatis kecuali ada penahanan tertulis, lalu dibayarkan bertahap setiap hari dalam batas harian, paling lama {slices, plural, other {# hari}}. Anda tidak pernah harus membuat deposit lebih dulu.',
  terms_holds: 'Penahanan dan pembatasan',
  termsText_holds:
    'Uang ditahan, atau toko dibatasi, hanya karena salah satu dari delapan alasan yang diterbitkan. Setiap keputusan punya pernyataan alasan dan menyebutkan buktinya, jumlahnya bila menyangkut uang, dan hari keputusan itu berakhir otomatis. Keputusan dapat diperpanjang satu kali, oleh pemeriksa lain. Uang yang tidak ditahan dapat ditarik seperti biasa.',
  terms_appeals: 'Banding',
  termsText_appeals:
    'Terhadap setiap pembatasan dapat diajukan banding dalam {appealDays, plural, other {# hari}}. Keputusan diambil dalam {decideDays, plural, other {# hari}} oleh pemeriksa yang tidak menetapkan pembatasan itu. Jika banding tidak diputuskan tepat waktu, uang yang ditahan otomatis tersedia.',
  terms_deposits: 'Deposit',
  termsText_deposits:
    'Deposit tidak pernah diperlukan untuk berjualan, untuk menarik uang, atau untuk mencapai suatu tingkat. Jumlah yang dapat didepositkan pedagang dibatasi, dan yang tidak terpakai dapat ditarik kapan saja.',
  terms_invitations: 'Undangan',
  termsText_invitations:
    'Toko dibuka lewat undangan. Undangan itu gratis, berlaku sekali dan selama {inviteDays, plural, other {# hari}}. Orang yang memberikannya tidak memperoleh apa pun: tidak ada uang, tidak ada poin, tidak ada bagian.',
  terms_promotion: 'Promosi',
  termsText_promotion:
    'Toko boleh membayar untuk tampil di tempat yang ditandai sebagai bersponsor. Toko melihat perkiraan sebelum membayar, dan penjualan tidak dijanjikan. Anggaran yang tidak terpakai dikembalikan saat kampanye berakhir. Aturan pembagian tempat diterbitkan, dan toko dapat menghitung ulang lelangnya sendiri.',
  terms_reviews: 'Ulasan',
  termsText_reviews:
    'Hanya pembeli yang pesanannya sudah sampai yang dapat mengulas produk. Ulasan dihapus hanya karena salah satu dari lima alasan yang diterbitkan, tidak pernah karena isinya negatif, dan sebuah catatan tetap ada di tempatnya.',
  terms_levels: 'Tingkat',
  termsText_levels:
    'Tingkat diraih menurut syarat yang diterbitkan dan gratis. Kami mengumumkan tingkat yang lebih rendah {levelNoticeDays, plural, other {# hari}} sebelum berlaku. Tidak ada tingkat yang menentukan apakah pedagang boleh menarik uang.',
  terms_data: 'Data pribadi',
  termsText_data:
    'Pedagang dapat mengunduh semua yang kami simpan tentang tokonya, sekali sehari, dan dapat meminta datanya dihapus. Dokumen identitas dienkripsi, setiap akses ke sana dicatat, dan semuanya dihapus setelah jangka waktu yang diwajibkan hukum. Data kontak pembeli hanya untuk keperluan pesanan.',
  terms_changes: 'Perubahan ketentuan ini',
  termsText_changes:
    'Kami mengumumkan perubahan ketentuan {termsNoticeDays, plural, other {# hari}} sebelum berlaku, dan menunjukkan apa yang berubah. Perubahan tidak pernah mengubah pesanan yang dibuat sebelumnya.',
  terms_leaving: 'Berhenti',
  termsText_leaving:
    'Pedagang dapat berhenti kapan saja. Pesanan yang masih berjalan diselesaikan atau dananya dikembalikan dahulu, dan sisa saldo dibayarkan. Berhenti tidak dipungut biaya.',
};
