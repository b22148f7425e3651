import type { storefrontRecord as english } from '../en/storefront-record.ts';
import type { Translated } from '../translated.ts';

/** Words of the public page about the record. */
export const storefrontRecord: Translated<typeof english> = {
  trustTitle_record: 'Catatan publik',
  trustLead_record:
    'Apa yang kami lakukan terhadap sebuah toko ditambahkan di sini. Tidak ada yang dapat diubah atau dihapus kemudian tanpa ketahuan.',
  trustCard_record: 'Yang telah kami lakukan, kewajiban kepada semua toko, dan dana untuk membayarnya.',
  recordWhat: 'Apa itu catatan publik',
  recordWhatActs:
    'Apa pun yang dilakukan tim atau program kami terhadap sebuah toko, seperti penahanan, penolakan, pembayaran, atau level baru, ditambahkan ke catatan dalam satu menit. Sebuah entri menyebut jenis tindakan dan waktunya, tetapi bukan tentang siapa. Hanya toko itu yang dapat membuka entrinya sendiri, dan ia dapat membaca semuanya.',
  recordWhatSums:
    'Setiap jam kami menjumlahkan kewajiban kepada semua toko, pembeli, dan pemasok. Setiap toko dapat menemukan jumlahnya sendiri dalam total itu, dan ponsel pedagang memeriksanya secara otomatis. Jika kami melewatkan satu toko, menyebut jumlah berbeda kepada dua orang, atau mengubah masa lalu, ponsel akan mengetahuinya.',
  recordNow: 'Catatan saat ini',
  recordSize: 'Entri',
  recordActs: 'Tindakan terkait toko dan layanan',
  recordHead: 'Terakhir ditandatangani',
  recordNothing: 'Belum ada yang ditandatangani.',
  recordNotaries: 'Juga ditandatangani oleh',
  recordNotary: '{name}, {when}',
  recordNoNotary:
    'Belum ada notaris. Sampai ada yang ikut menandatangani, hanya salinan yang disimpan orang yang menunjukkan apakah masa lalu diubah.',
  recordOwed: 'Kewajiban',
  recordOwedText: 'Per {when}, untuk {shops, plural, other {# toko}}.',
  recordOwedNone: 'Total pertama dibuat dalam satu jam.',
  recordCurrency: 'Mata uang',
  recordMerchants: 'Kepada pedagang',
  recordBuyers: 'Kepada pembeli',
  recordSuppliers: 'Kepada pemasok, dan pajak',
  recordReserve: 'Dana untuk membayarnya',
  recordReserveText:
    'Diperiksa sekali sehari, terakhir pada {when}. Setiap mata uang dibandingkan sendiri-sendiri: kelebihan di satu mata uang tidak pernah menutup yang lain.',
  recordReserveNone: 'Laporan pertama dibuat dalam satu hari.',
  recordReserveOwed: 'Kewajiban',
  recordReserveHeld: 'Dana',
  recordReserveCover: 'Tercakup',
  recordMissing:
    'Dana dalam {currency} kurang dari kewajiban. Kami telah membuka insiden, dan pembayaran baru menunggu sampai hal ini selesai.',
  recordLabel_proved_on_chain: 'Terbukti di blockchain publik',
  recordLabel_attested_by: 'Dinyatakan oleh auditor',
  recordLabel_claimed: 'Pernyataan kami sendiri',
  recordAttested: '{name} menyatakan {amount} pada {when}.',
  recordDiffers:
    'Dua node independen {network} memberi saldo berbeda. Yang lebih kecil dihitung, sebagai pernyataan kami sendiri.',
  recordReserveWhole: 'Laporan lengkap',
  recordDocuments: 'Dokumen',
  recordDocumentsText: 'Masing-masing tetap persis seperti saat diterbitkan.',
  recordDocument: 'Versi {version}, mulai {when}',
  recordEarlier: 'Sebelumnya',
  recordDoc_terms: 'Ketentuan',
  recordDoc_fees: 'Biaya',
  recordDoc_ranking: 'Urutan produk',
  recordDoc_rules: 'Aturan uang dan pembatasan',
  recordDoc_keys: 'Kunci dan alamat',
  recordDoc_build: 'Berkas aplikasi',
  recordDoc_reserve: 'Dana untuk membayar kewajiban',
  recordDoc_report: 'Angka bulanan',
  'recordDoc_ads.promise': 'Promosi: awal hari',
  'recordDoc_ads.close': 'Promosi: akhir hari',
  recordDoc_entity: 'Siapa yang menjalankan layanan ini',
  recordCheck: 'Periksa sendiri',
  recordCheckText:
    'Di komputer dengan Node.js, perintah ini membaca seluruh catatan dan menyebut jika ada yang salah. Tidak perlu akun.',
  recordCheckPhone: 'Pedagang melihat pemeriksaan yang sama di aplikasi, di bawah saldo.',
  recordKey: 'Kunci catatan',
  recordKeyText:
    'Kunci ini sama dengan yang ada di email selamat datang setiap pedagang. Jika milik Anda berbeda, beri tahu orang lain.',
  trustComing: 'Mulai {when}, versi {version} berlaku.',
};
