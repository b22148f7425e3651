import type { storefrontShop as english } from '../en/storefront-shop.ts';
import type { Translated } from '../translated.ts';

/** Words of looking around in a shop: search, filters, goods with their options and safety facts, and Explore. */
export const storefrontShop: Translated<typeof english> = {
  // One goods: pictures, options, price, delivery, returns, and who answers for its safety.
  goodsPlace: 'Anda di sini',
  goodsPicture: 'Foto {number}',
  goodsInStock: 'Tersedia',
  goodsChosen: '{name}: {value}',
  goodsOptionSoldOut: 'habis',
  goodsOptionChanges: 'pilihan lain ikut berubah',
  goodsOptionChangesHint: 'Pilihan bergaris putus-putus juga mengubah pilihan lain.',
  goodsArrives: 'Tiba {range}',
  goodsLanded: 'Dikirim ke {country}, semua sudah termasuk: {total}.',
  goodsLandedParts: 'Termasuk ongkos kirim {shipping} serta pajak dan bea {tax}.',
  goodsLandedPay: 'Sekitar {total}, nilainya dikunci saat Anda memesan.',
  goodsLaneClosed: 'Saat ini barang ini tidak dapat dikirim ke {country}.',
  goodsReturnsMind:
    'Berubah pikiran? Kirim kembali dalam {days, plural, other {# hari}} setelah barang sampai; ongkos kirim kembali Anda tanggung.',
  goodsReturnsFault:
    'Rusak, cacat, atau tidak sesuai deskripsi? Pengiriman kembali gratis, dan seluruh uang Anda dikembalikan.',
  goodsReturnsShop: 'Tambahan dari toko: {terms}',
  goodsSafetyTitle: 'Produsen dan keamanan',
  goodsEuPerson: 'Penanggung jawab di Uni Eropa',
  goodsMakerAndEuPerson: 'Produsen, sekaligus penanggung jawab di Uni Eropa',
  goodsEuPersonMissing:
    'Tidak ada pihak di Uni Eropa yang disebutkan sebagai penanggung jawab keamanan barang ini.',
  goodsMakerMissing: 'Pemasok belum menyebutkan produsennya.',
  goodsFacts: 'Spesifikasi',
  goodsBrand: 'Merek',
  goodsOrigin: 'Dibuat di',
  goodsWeight: 'Berat',
  goodsShare: 'Bagikan',
  goodsShareMail: 'Kirim lewat email',
  goodsPictureText: '{title}, {price}',

  // Looking for goods: filters, their order, and what a search was understood as.
  searchFilters: 'Filter',
  searchFiltersCount: '{count, plural, =0 {Filter} other {Filter: # aktif}}',
  searchActive: 'Filter yang aktif',
  searchRemove: 'Hapus: {name}',
  searchClear: 'Hapus semua filter',
  searchApply: 'Tampilkan hasil',
  searchPrice: 'Harga dalam {currency}',
  searchPriceMin: 'Dari',
  searchPriceMax: 'Sampai',
  searchAvailability: 'Ketersediaan',
  searchInStock: 'Hanya yang tersedia',
  searchArrival: 'Pengiriman',
  searchAnyTime: 'Kapan saja',
  searchWithin: '{days, plural, other {Dalam # hari}}',
  searchRating: 'Penilaian',
  searchAnyRating: 'Semua penilaian',
  searchRatingFrom: '{stars, plural, other {# bintang ke atas}}',
  searchShipTo: 'Dikirim ke',
  searchAnywhere: 'Semua negara',
  searchChipPrice: '{low} sampai {high}',
  searchChipPriceFrom: 'Mulai {low}',
  searchChipPriceTo: 'Sampai {high}',
  searchChipShipTo: 'Dikirim ke {country}',
  searchChipWord: 'Pencarian: {q}',
  searchSort: 'Urutkan menurut',
  searchSortNow: 'Urutkan',
  searchSort_relevance: 'Paling sesuai',
  searchSort_plain: 'Disarankan',
  searchSort_new: 'Terbaru',
  searchSort_price_up: 'Harga terendah',
  searchSort_price_down: 'Harga tertinggi',
  searchSort_rating: 'Penilaian terbaik',
  searchSort_popular: 'Paling banyak dibeli',
  searchShownFor: 'Tidak ada hasil untuk “{q}”. Berikut hasil untuk “{other}”.',
  searchBetter: 'Maksud Anda “{other}”?',
  searchFor: 'Cari “{q}”',
  searchNothingFiltered: 'Tidak ada barang yang cocok dengan filter ini',
  searchNothingFilteredHint: 'Hapus satu filter untuk melihat lebih banyak.',
  searchNothingHint: 'Periksa ejaannya, coba kata lain, atau lihat salah satu kategori.',
  searchLookInto: 'Lihat kategori',

  // Explore: goods of all shops.
  exploreTitle: 'Jelajahi',
  exploreLead: 'Barang dari semua toko yang buka di sini.',
  exploreDescription:
    'Barang dari semua toko di sini, masing-masing dengan harga terbaiknya, dengan penilaian dari orang yang membelinya.',
  exploreSearchLabel: 'Cari di semua toko',
  exploreSearchPlaceholder: 'Cari di semua toko',
  exploreSoldBy: 'Dijual oleh {shop}',
  exploreSoldByMany: '{shop}, harga terbaik dari {count, number} toko',
  exploreRated: '{rating, number, ::.0} dari 5, {count, plural, other {# penilaian}}',
  exploreEmpty: 'Belum ada toko yang menjual barang',
  exploreEmptyHint: 'Datanglah lagi nanti: toko-toko masih menyiapkan barangnya.',
  exploreAll: 'Tampilkan semua',
  exploreOtherShops: 'Lihat semua toko',
  exploreAbove: 'Posisi Anda',
  exploreHowLink: 'Bagaimana urutan barang ditentukan',
  exploreHowTitle: 'Bagaimana urutan barang ditentukan',
  exploreHowLead:
    'Satu rumus untuk semua toko menentukan barang mana yang tampil lebih dulu. Tidak ada yang dapat membeli tempat yang lebih baik, dan tidak ada yang dapat mengatur apa pun untuk satu toko.',
  exploreHowFirst: 'Pertama, apa yang Anda ketik',
  exploreHowFirstText:
    'Barang yang judul atau kodenya persis seperti yang Anda ketik tampil paling dulu. Lalu judul yang diawali kata itu, judul yang memuat semua katanya, barang yang menyebut semua kata di bagian lain, dan terakhir yang mirip dengan kata yang mungkin salah eja.',
  exploreHowThen: 'Kemudian, apa yang diketahui tentang barang',
  exploreHowThenText:
    'Barang yang sama-sama cocok diurutkan menurut skor dari 0 sampai 1.000. Skor itu terdiri dari lima fakta:',
  exploreHowWeight: '{percent, number, percent} dari skor',
  exploreHowPart_rating: 'Kata pembeli',
  exploreHowPartText_rating:
    'Penilaian dari pembeli terverifikasi di semua toko. Penilaian yang masih sedikit dihitung dengan hati-hati, dan penilaian lama bernilai separuh setelah {days, number} hari.',
  exploreHowPart_price: 'Harga',
  exploreHowPartText_price:
    'Harga terbaik dari toko yang buka, dibandingkan dengan harga tengah semua toko, atau dengan harga saran pemasok jika kurang dari {shops, number} toko menjualnya.',
  exploreHowPart_refunds: 'Pengembalian dana',
  exploreHowPartText_refunds:
    'Berapa banyak barang terbeli yang dananya dikembalikan karena ada masalah. Pesanan lama bernilai separuh setelah {days, number} hari.',
  exploreHowPart_availability: 'Ketersediaan',
  exploreHowPartText_availability:
    'Barang yang tersedia tampil sebelum barang yang hampir habis atau sudah habis.',
  exploreHowPart_delivery: 'Waktu pengiriman',
  exploreHowPartText_delivery:
    'Jumlah hari yang diperlukan agar sembilan dari sepuluh paket sampai. {best, number} hari atau kurang bernilai terbaik, {worst, number} hari atau lebih tidak bernilai.',
  exploreHowOffer: 'Toko mana yang ditampilkan',
  exploreHowOfferText:
    'Jika beberapa toko menjual barang yang sama, Anda melihat toko dengan harga terendah, dan bila harganya sama, toko yang lebih dulu menjualnya.',
  exploreHowLeftOut: 'Yang tidak dihitung',
  exploreHowLeftOutText:
    'Toko yang tutup atau libur, pesanan yang dibatalkan, pembayaran yang tidak dapat dikonfirmasi pihak lain, penjualan toko kepada dirinya sendiri, dan komentar yang dihapus.',
  exploreHowPaid: 'Tempat berbayar',
  exploreHowPaidText:
    'Beberapa tempat di daftar ini dibayar. Tempat itu ditandai, berada di samping urutan di atas, dan tidak mengubah apa pun di dalamnya. Paling banyak seperlima dari daftar dibayar. Riwayat siapa pun tidak dilihat: tempat dipilih menurut apa yang ditawarkan toko untuk satu klik, seberapa baik toko dan barangnya menurut faktanya, dan seberapa sering barang seperti ini diklik.',
  exploreHowExact: 'Rumus persisnya, dengan contoh untuk dihitung ulang',
};
