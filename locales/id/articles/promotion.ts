import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about promotion. What it does is computed by `domain/ads/`; its numbers come from there. */
export const promotion = {
  'how-promotion-works': {
    of: 2,
    on: '2026-11-22',
    title: 'Apa itu promosi, dan bagaimana cara kerjanya?',
    body: `
Anda dapat membayar agar produk Anda tampil di sejumlah kecil tempat yang ditandai. Anda tidak pernah harus melakukannya: urutan semua produk lain tetap sama, baik Anda membayar maupun tidak.

## Di mana

- Di halaman yang menampilkan produk dari semua toko: tempat {exploreSlots} dari setiap 20.
- Di pencarian: tempat {searchSlots}.
- Di samping produk serupa, di toko yang menyetujuinya.

Tidak pernah di antara produk milik pedagang lain. Setiap tempat menyebutkan bahwa tempat itu disponsori, oleh siapa, dan mengapa ditampilkan.

## Yang Anda pilih

- **Membayar per klik**: anggaran minimal {promotionTotal} secara total dan {promotionDay} per hari, untuk {promotionDaysMin} sampai {promotionDaysMax} hari, dan tawaran tertinggi per klik, mulai {promotionBid}. Sebelum membayar, Anda melihat [perkiraan](promotion-forecast).
- **Membayar per pesanan**: persentase dari pesanan, dan [tanpa biaya sebelum ada pesanan](promotion-per-order).

Pembayarannya dari kredit promosi lebih dulu, lalu dari saldo Anda yang tersedia, dan Anda mengonfirmasinya dengan [kata sandi transaksi](transaction-password).

## Siapa yang ditampilkan (versi {promotionVersion} dari aturan)

1. Kampanye ikut serta selama ada anggaran, produknya tersedia dan dijual, dan tokonya buka.
2. Tawaran, peluang diklik, dan [mutu](promotion-quality) produk dikalikan. Yang tertinggi tampil pertama.
3. Untuk satu klik, pemenang membayar secukupnya untuk mengalahkan yang berikutnya: **tidak pernah di atas tawarannya**.
4. Anggaran dibagi sepanjang hari menurut kunjungan, agar tidak habis sejak pagi.
5. Satu dari dua puluh tempat disediakan untuk kampanye yang hampir belum pernah ditampilkan, bergiliran. Toko baru dan kecil mulai di situ.
6. Tidak ada orang yang melihat satu kampanye lebih dari {viewerDay} kali sehari.

Kami tidak memakai profil pribadi siapa pun: hanya yang dicari, kategori, negara, dan bahasa.

## Berapa lama berjalan

Sampai anggaran habis atau hari terakhir berakhir, mana yang lebih dulu. Anggaran yang tidak terpakai dikembalikan dalam satu menit.

## Yang tidak dapat dilakukan siapa pun

Tidak ada orang di tim kami yang punya tombol untuk menambah tayangan, klik, pengunjung, atau pengikut. Anda dapat [memeriksa sendiri setiap hari](promotion-check). Jika aturan berubah, kami mengumumkan versi baru {promotionAnnounced} hari sebelum berlaku.
`,
  },
  'promotion-forecast': {
    of: 1,
    on: '2026-11-22',
    title: 'Apa yang dikatakan perkiraan, dan apa yang tidak?',
    body: `
Sebelum Anda membayar, kami memutar ulang lelang {forecastDays} hari terakhir dengan tawaran, produk, dan anggaran Anda. Hasilnya sebuah kisaran, bukan janji.

- **Klik, hari, dan biaya** masing-masing punya angka rendah, tengah, dan tinggi. Dalam satu dari sepuluh kasus hasilnya kurang dari yang rendah, dalam satu dari sepuluh lebih dari yang tinggi.
- Harinya dapat lebih sedikit dari pilihan Anda: jika anggaran habis, kampanye berakhir, dan itulah yang ditunjukkan kisarannya.
- Jika lelang yang dapat diputar ulang terlalu sedikit, itu disebutkan, dan kisarannya berasal dari anggapan awal. Kisarannya menjadi lebar.

**Penjualan tidak dijanjikan**, dan tidak dapat dijanjikan: apakah seseorang membeli bergantung pada produk, harga, dan foto Anda.

Tawaran yang disarankan adalah yang menang akhir-akhir ini. Tawaran yang lebih rendah ditampilkan lebih jarang, bukan diperlakukan lebih buruk: yang Anda bayar untuk satu klik ditentukan oleh tawaran lain, bukan oleh batas tertinggi yang bersedia Anda bayar.
`,
  },
  'promotion-clicks': {
    of: 1,
    on: '2026-11-22',
    title: 'Klik mana yang saya bayar?',
    body: `
Hanya klik yang dibuat orang. Sebuah klik dihitung jika semua ini benar:

- Datangnya dari tempat yang benar-benar ditampilkan, di halaman yang umurnya tidak lebih dari {tokenMinutes} menit.
- Klik itu yang pertama dari orang ini pada kampanye ini dalam {clickHours} jam.
- Halaman produk tetap terbuka sedikitnya satu detik, atau ada yang dimasukkan ke keranjang.
- Bukan dari Anda, bukan dari tim kami, bukan dari bot yang dikenal, dan bukan bagian dari banjir klik dari satu perangkat atau jaringan.
- Klik itu tidak termasuk yang berlebihan: satu jaringan (semua alamat di satu lingkungan atau gedung kantor) paling banyak {clickShare}% dari klik yang ditagih ke kampanye dalam 24 jam, atau {clickLeast} klik. Klik di atas {clickTimes} kali jumlah yang biasanya diterima kampanye Anda menunggu sehari, dan ditagih hanya jika diikuti pesanan.

Tayangan dihitung jika sedikitnya separuh gambar dapat terlihat selama satu detik.

Klik ditagih setelah satu menit, bila sudah memenuhi semua ini. **Kami menunjukkan semua yang lain dengan alasannya; semuanya tidak dikenai biaya.** Klik yang kemudian pada hari yang sama ternyata tidak sah dikembalikan biayanya otomatis.

Kami menyaring yang dapat diketahui bukan orang. Orang yang mengeklik dengan niat buruk dan punya waktu tidak selalu dapat dibedakan dari pembeli; karena itu ada juga [membayar per pesanan](promotion-per-order), yang tidak mengenakan biaya untuk klik tanpa pembelian.
`,
  },
  'promotion-per-order': {
    of: 1,
    on: '2026-11-22',
    title: 'Dapatkah saya membayar hanya jika ada yang terjual?',
    body: `
Ya. Anda menetapkan persentase dari harga produk yang dipromosikan. Persentase itu dipotong dari penjualan saat dana pesanan diselesaikan, dan dikembalikan jika dana pesanan dikembalikan. Tanpa pesanan Anda tidak membayar apa pun, dan tidak ada yang harus disisihkan.

Kampanye seperti ini ikut dalam lelang yang sama. Tawarannya untuk satu klik dihitung dari persentase, harga, dan berapa banyak klik Anda yang menjadi pesanan. Jadi produk yang laku mendapat tempat yang baik, dan produk yang hanya menarik klik tidak.

Sebuah pesanan dihitung untuk kampanye jika pembelinya datang lewat tempat bersponsor kampanye itu. Pesanan itu menyebutkannya, dan jumlah yang dipotong tercantum di dompet Anda dengan nomor pesanannya.

Jika persentasenya lebih dari yang Anda peroleh dari penjualan itu, kami memberi tahu Anda sebelum Anda memulai.
`,
  },
  'promotion-not-shown': {
    of: 1,
    on: '2026-11-22',
    title: 'Mengapa kampanye saya tidak ditampilkan?',
    body: `
Setiap lelang yang dapat diikuti kampanye Anda punya hasil dengan alasannya. Anda melihat alasan-alasan itu beserta persentasenya di halaman kampanye.

- **Kampanye lain berada di atas.** Gabungan tawaran, peluang diklik, dan mutunya lebih tinggi. Tawaran yang lebih tinggi membantu; halaman produk yang lebih baik membantu lebih banyak dan gratis: lihat [mutu](promotion-quality).
- **Dibagi sepanjang hari.** Tanpa itu anggaran habis sebelum malam. Anggaran per hari yang lebih besar ditampilkan lebih sering.
- **Anggaran hari itu habis.** Berlanjut besok.
- **Tawaran Anda di bawah harga minimum per klik**, {promotionBid}.
- **Stok habis, atau tidak dijual ke negara orang yang melihat.** Berlanjut otomatis bila sudah ada lagi.
- **Toko dijeda atau libur.** Waktunya terus berjalan, jadi hentikan kampanye jika lama: sisanya dikembalikan.
- **Orang itu sudah cukup sering melihatnya** untuk satu hari.
- **Produknya memang sudah ada di halaman yang sama**, tanpa promosi berbayar.
- **Yang melihat adalah Anda**, atau orang dari tim kami.

Tidak ditampilkan berarti tidak ada biaya. Jika terus begitu, hentikan kampanyenya: yang tersisa dikembalikan dalam satu menit.
`,
  },
  'promotion-quality': {
    of: 1,
    on: '2026-11-22',
    title: 'Mutu produk saya didasarkan pada apa?',
    body: `
Dari empat fakta dalam {qualityDays} hari terakhir, masing-masing dengan bobot yang diterbitkan. Anda melihat nilai Anda sendiri.

- **Dikirim tepat waktu** ({weightOnTime} dari 100): paket yang diserahkan pada waktunya.
- **Tanpa cacat** ({weightRefunds} dari 100): sedikit pengembalian dana karena ada yang salah.
- **Penilaian** ({weightRating} dari 100): yang diberikan pembeli, dihitung dengan hati-hati selama masih sedikit.
- **Halaman lengkap** ({weightListing} dari 100): foto yang cukup, deskripsi yang sungguhan, lebih dari satu bahasa.

Hasilnya angka dari 0,5 sampai 1,5 yang dikalikan dengan tawaran Anda. Pada 1 angka itu tidak membantu dan tidak merugikan. Produk baru mulai di dekat tengah dan tidak dihukum karena baru.

Tidak ada yang dapat mengaturnya untuk suatu toko, ke arah mana pun, dan mutu tidak dapat dibeli.
`,
  },
  'promotion-check': {
    of: 1,
    on: '2026-11-22',
    title: 'Bagaimana saya memeriksa hasil promosi?',
    body: `
- **Tanda terima**: setiap hari menyebutkan seberapa sering Anda memenangkan tempat, seberapa sering tidak dan mengapa, berapa biaya setiap klik, dan harga mana yang menentukannya.
- **Urutan kejadian tidak dapat diubah kemudian.** Lelang dalam sehari dirangkai satu dengan yang lain, dan angka acak yang memutuskan skor yang sama ditetapkan sehari sebelumnya dan ditunjukkan sehari sesudahnya.
- **Hitung ulang.** Dengan berkas kampanye Anda dan angka acak yang diterbitkan, program verify-ads membuat ulang lelang Anda. Setiap angka harus sama, sampai angka terakhir.
- **Uangnya** tercantum di dompet Anda: satu catatan untuk setiap klik atau pesanan, satu untuk yang kembali. Jumlahnya sama dengan yang menurut kampanye Anda terpakai.

Jika ada yang tidak cocok, [tulis kepada kami](/feedback) dengan hari dan tempat perbedaannya.
`,
  },
  'promotion-money': {
    of: 1,
    on: '2026-11-22',
    title: 'Apa yang terjadi dengan uang kampanye?',
    body: `
Uang itu disisihkan saat Anda membayar, dan tetap milik Anda sampai dipakai oleh klik atau pesanan.

- **Jeda** membiarkannya tersisih. Anda dapat melanjutkan selama masih ada hari tersisa.
- **Hentikan** mengembalikan yang tersisa, dalam satu menit, ke asalnya: kredit promosi ke kredit promosi, saldo ke saldo.
- **Saat hari terakhir berakhir**, hal yang sama terjadi otomatis.
- **Sedang diperiksa**: hanya selama toko Anda masih dikenai pembatasan, pemeriksa memeriksa kampanye dahulu, dalam {promotionReview} jam. Jika kami tidak memutuskan dalam waktu itu, kampanye mulai otomatis. Jika ditolak, Anda melihat alasannya, dan seluruh jumlahnya langsung dikembalikan.

Kampanye tidak pernah dapat memakai lebih dari anggarannya. Sistem pembukuan kami menolaknya.

Kredit promosi adalah hadiah untuk promosi saja. Kredit itu tidak dapat ditarik, bukan bagian dari saldo Anda, dan Anda tidak pernah harus membuat deposit untuk memakainya.
`,
  },
  'public-support': {
    of: 1,
    on: '2026-11-22',
    title: 'Apa itu dukungan publik untuk produk?',
    body: `
Beberapa tempat bersponsor tidak dijual. Toko mulai dari Mitra Bisnis ke atas dapat diberi hak menaruh produk di sana. Tempat itu bertuliskan “Dukungan publik”, paling banyak satu dari sepuluh tempat bersponsor, dan diisi bergiliran: gilirannya terbuka untuk umum.

Tidak ada biayanya, dan tidak ada yang dapat membeli giliran. Siapa yang punya hak itu, dan sejak kapan, tercantum dalam catatan publik.
`,
  },
} satisfies Record<string, TranslatedArticle>;
