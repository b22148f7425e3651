import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about goods and their prices. */
export const goods = {
  'below-break-even': {
    of: 1,
    on: '2026-11-21',
    title: 'Mengapa harga saya ditolak? (405)',
    body: `
Harga itu akan membuat Anda rugi. Harga jual harus menutup harga pokok pemasok dan [komisi](commission). Jika tidak, Anda akan membayar untuk pesanan Anda sendiri, padahal di sini **tidak ada pesanan yang pernah membuat pedagangnya membayar**. Jadi kami menolak harga seperti itu saat Anda menetapkannya, dan sekali lagi saat pembeli membayar.

## Yang dapat dilakukan

- Ambil harga terendah yang ditampilkan di samping isian, atau yang lebih tinggi.
- Saat Anda mengetik, isian menunjukkan keuntungan Anda per unit.
- Untuk banyak produk sekaligus, “harga yang disarankan” tidak pernah di bawah yang terendah.

## Jika harga itu sebelumnya tidak bermasalah

Harga pokok pemasok sudah berubah. Pesanan yang sudah dibayar tetap memakai harga pokok lama. Kami mungkin sudah menghentikan penjualan produk itu untuk Anda; tetapkan harga baru dan jual lagi.
`,
  },
  commission: {
    of: 1,
    on: '2026-11-21',
    title: 'Apa itu komisi?',
    body: `
Komisi adalah pendapatan kami, dan satu-satunya yang kami ambil dari penjualan: sebagian dari **harga produk**. Kami tidak mengambil apa pun dari ongkos kirim atau pajak.

- Toko Standar: {standardCommission}
- Toko Pedagang: {merchantCommission}
- Mitra Bisnis: {partnerCommission}
- Agen Merek: {agentCommission}

Tarif suatu pesanan ditetapkan pada hari pesanan dan tertera di sana. Jika ada yang dikembalikan dananya, komisinya dikembalikan dengan tarif yang sama.

Tidak ada biaya untuk membuka toko, memajang produk, naik tingkat, memeriksa identitas Anda, atau menyimpan uang Anda. Kami membayar penyedia pembayaran dari komisi kami. Penarikan dapat dikenai biaya bank atau jaringan, yang ditampilkan sebelum Anda mengirimnya.
`,
  },
  discounts: {
    title: 'Bagaimana cara kerja diskon, dan siapa yang membayarnya?',
    body: `
Anda mengaturnya di [Diskon](/discounts). Diskon diambil dari keuntungan Anda sendiri: pemasok tetap menerima harga pokok penuh, dan [komisi](commission) adalah bagian dari harga yang lebih rendah. Tidak ada yang dijual di bawah harga pokok ditambah komisinya, jadi tidak ada diskon yang membuat Anda membayar untuk pesanan Anda sendiri.

## Empat jenis

- **Kode**: pembeli yang memasukkan kode atau membuka tautannya membayar lebih murah. Pilih **Persentase**, **Jumlah tetap**, atau **Gratis ongkir**, untuk semua produk atau produk tertentu. Syaratnya opsional: nilai pesanan minimum, tanggal, total pemakaian, dan pemakaian per pembeli. Setelah **Aktifkan**, isi diskonnya tidak bisa diubah. **Jeda** bisa dilakukan kapan saja; setelah **Akhiri kode**, kode tidak bisa dimulai lagi.
- **Obral**: potongan sekian persen untuk produk yang Anda pilih, dari satu hari sampai hari lain, paling lama {saleDays} hari. Setelah itu harga kembali secara otomatis. Pembeli melihat harga terendah dalam 30 hari sebelumnya; selama catatan harga belum mencapai 30 hari, harga sebelumnya tidak ditampilkan. Produk yang akan berada di bawah harga impas Anda tidak ikut.
- **Beli banyak**: **Lebih murah per unit** mulai dari jumlah unit tertentu, atau **Satu harga untuk satu set**.
- **Gratis ongkir**: di **Gratis mulai**, masukkan nilai produk, setelah diskon lain, yang membuat Anda membayar pengiriman termurah. Untuk pengiriman yang lebih cepat, pembeli membayar selisihnya.

## Jika beberapa berlaku

Pertama harga obral, lalu harga beli banyak, lalu paling banyak satu kode, lalu gratis ongkir.

Diskon yang akan membuat Anda rugi tidak diberikan: pada persentase, produk itu tetap berharga penuh; jumlah tetap dipotong seluruhnya atau tidak sama sekali; dan untuk gratis ongkir, setiap paket harus menutup ongkirnya sendiri.

## Apa yang dikembalikan oleh pengembalian dana?

Yang dibayar pembeli. Diskon dibagi rata ke semua unit, jadi unit yang diretur dikembalikan dananya sebesar harga setelah diskon. Untuk ongkir, pembeli hanya menerima kembali yang ia bayar. Produk yang tetap disimpan pembeli tetap mendapat diskon, walaupun nilai pesanan lalu di bawah minimum kode. Lihat [retur](returns-and-refunds).

Pemakaian kode tetap dihitung. Pemakaian itu tersedia lagi hanya jika pembeli tidak membayar.
`,
    of: 1,
    on: '2026-11-29',
  },
  sharing: {
    title: 'Bagaimana membagikan toko saya dan melihat siapa yang datang?',
    body: `
Buka **Bagikan** di menu atau pada produk di etalase Anda. Anda dapat mengirim tautan, menyalinnya, meminta orang memindai kodenya, atau menyimpan gambar untuk story yang memuat produk, harga, toko Anda, dan kodenya.

## Tautan bernama

Buat tautan untuk setiap tempat Anda berbagi, misalnya profil atau video. Tautan itu pendek, tidak pernah berubah, dan membuka toko Anda atau produk tersebut. Anda dapat memiliki {linksMax} sekaligus. Tautan yang diarsipkan tetap berfungsi; hanya tidak tampil lagi di daftar.

## Apa yang dihitung

Buka tautan untuk melihat pengunjungnya per hari dan dari mana browser mereka datang. Satu browser dihitung sekali per hari dan tautan, saat halaman toko Anda benar-benar ditampilkan. Robot, pratinjau yang dimuat aplikasi, dan kunjungan Anda sendiri tidak dihitung, dan tidak ada yang dapat menambah pengunjung.

Kami tidak melacak siapa pun: pengunjung adalah tanda yang berbeda setiap hari dan di setiap toko. Setelah {visitRowDays} hari, hanya jumlahnya yang tersisa.
`,
    of: 1,
    on: '2026-11-29',
  },
  'sold-out': {
    title: 'Apa yang terjadi saat produk habis?',
    body: `
Pembeli melihat bahwa produk habis dan dapat meminta satu email saat tersedia lagi. Mereka mengonfirmasi alamatnya lebih dulu lewat tautan. Saat pemasok memiliki stok lagi, kami mengirim email dalam sekitar {restockCheckMinutes} menit dan menghapus alamatnya.

Anda tidak melihat alamat itu, dan alamat tidak dipakai untuk hal lain: pembeli hanya meminta satu email ini. Tanpa konfirmasi, alamat dihapus setelah {restockConfirmDays} hari; jika tidak, paling lambat setelah {restockWaitDays} hari.

Biarkan produk tetap dijual di etalase Anda selama menunggu. Jika dihentikan penjualannya, tidak ada email yang dikirim.
`,
    of: 1,
    on: '2026-11-29',
  },
  'own-words': {
    title: 'Bagaimana cara menjelaskan produk dengan kata-kata saya sendiri?',
    body: `
Buka produk di [etalase](/goodsList) Anda dan pilih **Teks dan gambar**. Tulis judul dan deskripsi, lalu atur gambarnya. Bagian yang Anda kosongkan menampilkan teks dan gambar pemasok.

## Cara kerjanya

- **Bahasa**: teks Anda hanya tampil dalam bahasa yang Anda tulis. Pilih bahasa lain di atas kolom untuk menulisnya juga.
- **Gambar**: gambar pertama tampil di daftar dan saat tautan dibagikan. Tambahkan hingga {ownPictures} gambar sendiri, dan hapus gambar pemasok yang tidak Anda inginkan.
- **Pratinjau**: di samping kolom Anda melihat apa yang akan dilihat pembeli. Setelah **Simpan**, semuanya tampil di toko, pencarian toko, feed produk, dan tautan yang dibagikan.
- **Batalkan**: selama {undoMinutes} menit Anda bisa membatalkan perubahan terakhir.

## Yang tidak bisa

- Data kontak dan tautan. Pembeli menghubungi Anda lewat pesan di toko.
- Merek pihak lain, kecuali pemasok menyebutnya untuk produk ini.
- Mengubah atau menyembunyikan peringatan, produsen, atau penanggung jawab di Uni Eropa. Hukum mewajibkannya, jadi selalu ditampilkan.

Jelaskan apa yang benar-benar diterima pembeli: jika produk tidak sesuai deskripsi, pembeli bisa mengembalikannya. Pesanan tetap memakai judul saat dibeli selama Anda tidak mengubahnya; setelah itu yang tampil adalah judul pemasok. Lihat [retur](returns-and-refunds).
`,
    of: 1,
    on: '2026-11-29',
  },
  'many-products': {
    title: 'Bagaimana menemukan dan menambahkan banyak produk?',
    body: `
Di **Produk**, buka **Gudang**.

## Mencari

Cari dengan kata, kode kami, atau barcode. Nomor barcode 8, 12, 13, atau 14 angka menemukan tepat produknya, dengan atau tanpa nol di depan. Ini juga berlaku di etalase Anda. Filter mempersempit daftar menurut stok, harga pokok, waktu pengiriman, dan pemasok.

## Simpan untuk nanti

Buka produk dan pilih **Simpan untuk nanti**. Filter **Hanya yang disimpan** menampilkan daftar Anda, yang dapat memuat {savedGoods} produk. Hanya Anda yang melihatnya.

## Menambahkan banyak sekaligus

Ketuk **Pilih**, ketuk produk, lalu **Tambahkan**. Anda menentukan cara menetapkan harga: dengan [aturan harga](/goodsList/prices), harga yang disarankan, atau margin dari harga pokok. Setiap produk menampilkan harga dan keuntungan Anda per unit. Tidak ada harga [di bawah impas](below-break-even); yang seharusnya begitu dinaikkan ke harga impas dan diberi tanda.

Lalu Anda melihat untuk setiap produk berapa harga jualnya, atau mengapa tidak ditambahkan. Semuanya dapat diurungkan selama {undoMinutes} menit.

Untuk produk dengan beberapa ukuran atau warna, buka salah satunya dan pilih **Tambahkan semua opsi**: satu markup atau satu keuntungan per unit menentukan semua harga, dan Anda melihat setiap harga lebih dulu.

Di etalase Anda, opsi-opsi ini menjadi satu baris. Ketuk untuk menetapkan **Satu harga untuk semua opsi**, membuka satu opsi, atau menghentikan penjualan semuanya. Di **Filter** Anda bisa memilih satu baris per opsi.
`,
    of: 1,
    on: '2026-11-29',
  },
  'landed-cost': {
    title: 'Berapa harga pokok produk sampai di suatu negara?',
    body: `
Di **Produk**, buka **Gudang**, lalu **Filter**, dan pilih negara di **Dikirim ke**. Anda hanya melihat produk yang dapat dikirim ke sana, masing-masing dengan **harga pokok sampai tujuan**: harga pokok pemasok, ongkos kirim termurah, dan pajak satu unit, beserta jumlah hari sampai tiba. Anda dapat menetapkan batas bawah dan batas atas serta mengurutkan daftar menurut harga itu.

## Terdiri dari apa

Buka produk. **Harga pokok sampai tujuan** menampilkan setiap bagian dan setiap pajak beserta aturannya. Jumlahnya sama seperti saat membayar produk ini saja dengan harga yang disarankan; dengan harga lain, pajaknya berubah.

## Siapa yang membayar

Pembeli membayar ongkos kirim dan pajak di luar harga Anda. Harga pokok pemasok dan [komisi](commission) diambil dari pembayaran pembeli.

## Jika produk tidak muncul

Pemasoknya tidak mengirim ke negara itu, atau data berat, data bea cukai, atau aturan pajaknya belum ada. Kami tidak pernah menebak harga.
`,
    of: 1,
    on: '2026-11-29',
  },
  'switch-supplier': {
    title: 'Bagaimana membandingkan pemasok dan menggantinya?',
    body: `
Buka produk di etalase atau di gudang, lalu buka **Pemasok lain**. Di sana ada pemasok lain untuk produk yang sama: yang kode batangnya sama, atau yang keluarga dan opsinya sama. Dua pemasok ditampilkan berdampingan, dengan harga pokok, pengiriman, stok, dan kontak keamanan di UE.

## Angka sebenarnya

**Pengiriman sebenarnya**, **Terlambat dikirim**, dan **Diretur** berasal dari paket terakhir pemasok di semua toko. Jika paketnya kurang dari sepuluh, kami tidak menampilkan angka.

## Mengganti

Di etalase, pilih **Ganti ke** dan cara menetapkan harga: pertahankan harga Anda, atau pakai [aturan harga](/goodsList/prices) Anda, atau harga yang disarankan jika tidak ada aturan. Anda melihat keuntungan keduanya. Harga [di bawah titik impas](below-break-even) ditolak.

Produk tetap di tempatnya. Penggantian dihitung sebagai satu penghapusan hari itu dan dapat diurungkan selama {undoMinutes} menit. Pesanan yang ada tetap pada pemasoknya; teks, diskon, dan ulasan Anda tetap pada produk lama.
`,
    of: 1,
    on: '2026-11-29',
  },
  'price-files': {
    title: 'Bagaimana mengubah harga dengan file?',
    body: `
Di **Produk**, buka **Harga dalam file**. Anda dapat menyimpan etalase, mengubahnya di lembar kerja, lalu membacanya kembali. Tidak ada yang berubah sebelum Anda melihat hasilnya dan memilih **Terapkan**.

## Kolom

- **code** atau **gtin**: produk yang dimaksud. **gtin** adalah nomor di bawah barcode, dengan atau tanpa nol di depan.
- **price**: harga baru Anda, misalnya 12.50. Kosong berarti tetap, dan produk baru memakai harga dari [aturan harga](/goodsList/prices).
- **listed**: **yes** untuk dijual, **no** untuk berhenti dijual. Kosong berarti tetap.
- **currency**: jika ada, harus mata uang toko Anda.
- **title**, **stock**, **cost**, dan **profit** hanya untuk Anda baca; tidak dibaca kembali. Selama masa harga turun, **price** adalah harga sebelumnya.

Satu file dapat berisi {fileRows} baris, dalam CSV UTF-8, dengan koma, titik koma, atau tab.

## Dari sistem toko lain

Pilih file ekspor produk; kami mengenali kolom bahasa Inggrisnya, seperti **Variant SKU** dan **Variant Price**, atau **SKU** dan **Regular price**. Kami membaca SKU, barcode, harga, dan apakah produk diterbitkan. Hanya produk yang ada di gudang yang dapat dijual; yang lain tidak dipakai dan disebut barisnya. Judul, gambar, harga pembanding, dan harga obral tidak diambil.

## Baris yang tidak dipakai

Setiap baris menyebut nomor dan alasannya: kode tidak dikenal, produk muncul dua kali, harga yang bukan harga, mata uang lain, atau harga [di bawah impas](below-break-even). Anda menerapkan baris lain, atau tidak menerapkan apa pun lalu memperbaiki file.

## Urungkan

Seluruh file dapat diurungkan sebagai satu perubahan selama {undoMinutes} menit. Membaca file yang sama lagi tidak mengubah apa yang sudah diubahnya. Jika sebuah produk berubah antara hasil dan **Terapkan**, tidak ada yang diterapkan, dan Anda membaca file sekali lagi.
`,
    of: 1,
    on: '2026-11-29',
  },
  'showcase-limits': {
    of: 1,
    on: '2026-11-21',
    title: 'Mengapa saya tidak dapat menambah atau menghapus produk lagi? (452, 447)',
    body: `
Tingkat Anda punya dua batas.

**Produk yang dijual (452).** {standardGoods} untuk Toko Standar, {merchantGoods} untuk Toko Pedagang, {partnerGoods} untuk Mitra Bisnis, {agentGoods} untuk Agen Merek. Anda dapat menyimpan sebanyak itu lagi yang tidak dijual. Untuk memberi tempat, berhentilah menjual beberapa produk atau hapus beberapa; atau raih [tingkat](levels) berikutnya.

**Penghapusan per hari (447).** {standardDeletions}, {merchantDeletions}, {partnerDeletions}, atau {agentDeletions}, menurut tingkat. Ini melindungi Anda dari salah tekan, dan toko Anda dari program yang menguasai akun Anda. Hitungannya mulai lagi tengah malam di zona waktu toko Anda.

- **Berhenti menjual** produk tidak dihitung. Sering kali itu sudah cukup.
- Penghapusan yang Anda urungkan dalam {undoMinutes} menit juga tidak dihitung.
- Produk yang kami hapus karena pemasok berhenti menjualnya, tidak dihitung.
`,
  },
  'changed-in-the-meantime': {
    of: 1,
    on: '2026-11-21',
    title: 'Tertulis ada yang berubah. Apa yang terjadi? (456, 457, 458)',
    body: `
Produk dan pesanan yang sama dapat berubah selagi Anda melihatnya, jadi yang Anda lihat mungkin sudah sedikit lama. Tidak ada yang dilakukan, dan tidak ada yang hilang: yang Anda ketik masih ada.

- **Berubah sejak Anda membukanya (456)**: Anda, di perangkat lain, atau sistem kami mengubah hal yang sama. Lihat lagi, lalu putuskan lagi.
- **Stok tidak cukup (457)**: toko lain menjual stok yang sama. Ambil lebih sedikit, atau coba lagi nanti.
- **Harga berubah (458)**: harga pokok pemasok atau harga jual berbeda dari yang Anda lihat. Silakan lihat yang baru dahulu.
`,
  },
  collections: {
    title: 'Bagaimana cara menata beranda dan koleksi saya?',
    body: `
Koleksi adalah halaman di toko Anda berisi produk yang serasi. Temukan di [Koleksi](/shop/collections). Satu toko dapat memiliki paling banyak 50.

- **Manual**: Anda memilih tiap produk dan urutannya.
- **Dengan aturan**: kategori, harga, harga turun, produk baru, atau stok. Produk yang cocok masuk dan keluar otomatis.
- **Judul dan teks**: tulis dalam bahasa yang Anda mau. Dalam bahasa lain, pembeli melihat teks Inggris, atau teks pertama yang ada. Kontak, tautan, dan merek pihak lain ditolak.
- **Alamat**: dibuat dari judul pertama dan tetap sama saat judul diubah.

**Produk pilihan**: pilih hingga 12 beserta urutannya di halaman yang sama. Produk yang tidak dijual dilewati sampai dijual lagi.

**Beranda**: di [Tampilan toko Anda](/shop/look) Anda mengaktifkan, menonaktifkan, dan memindahkan bagiannya: pembuka, produk pilihan, sebuah koleksi, produk terbaru, produk diskon, dan kisah Anda. Anda melihatnya dulu di pratinjau dan dapat kembali ke setiap versi. “Produk diskon” hanya menampilkan harga turun, jadi kosong selama tidak ada diskon.

Menghapus koleksi menghilangkan halamannya. Produknya tetap dijual.
`,
    of: 1,
    on: '2026-11-29',
  },
  'pages-and-menu': {
    title: 'Bagaimana cara menulis halaman dan menu?',
    body: `
Di [Halaman dan menu](/shop/pages) Anda menulis hingga 10 halaman sendiri: tentang Anda, cara merawat produk, ukuran.

- **Judul dan teks**: dalam bahasa yang Anda mau. Dalam bahasa lain, pembeli melihat teks Inggris, atau teks pertama yang ada.
- **Tampilannya**: baris kosong memulai paragraf, “## ” judul, “- ” daftar, dan dua bintang menebalkan kata. Anda melihat halamannya saat menulis. HTML, tautan, kontak, dan merek pihak lain ditolak beserta barisnya.
- **Alamat**: dibuat dari judul pertama dan tetap sama saat judul diubah.

**Menu** tampil di bagian atas setiap halaman toko Anda. Menu mengarah ke paling banyak 8 koleksi, halaman, dan kategori, sesuai urutan Anda. Yang disembunyikan atau dihapus keluar dari menu. Setiap perubahan dapat diurungkan.
`,
    of: 1,
    on: '2026-11-29',
  },
  'product-requests': {
    title: 'Bagaimana cara meminta produk yang tidak ada di gudang?',
    body: `
Jika Anda tidak menemukan suatu produk di [gudang](/goodsList/warehouse), kirim permintaan di [Permintaan produk](/goodsList/sourcing). Sebutkan produknya, negara tempat Anda menjual, dan jumlah unit per bulan. Tautan contoh dan harga pokok yang diinginkan bersifat opsional.

- **Tanpa biaya, tanpa janji.** Permintaan tidak memakan biaya dan tidak memesan apa pun. Anda tidak wajib menjual produknya, dan kami tidak dapat menjanjikan bahwa produknya ditemukan.
- **Siapa yang menjawab.** Satu orang dari tim katalog kami menangani permintaan itu. Anda menerima pemberitahuan dengan paling banyak {sourcingGoodsMax} produk beserta harga pokoknya, atau alasan mengapa tidak ada yang ditemukan. Kami berupaya menjawab dalam {sourcingAnswerHours} jam.
- **Anda yang memilih.** Yang kami temukan masuk ke etalase hanya jika Anda menambahkannya. Baca [mengapa harga dapat ditolak](below-break-even) sebelum menetapkan harga.

Anda dapat memiliki {sourcingOpenMax} permintaan terbuka; jawaban atau penarikan memberi tempat lagi. Kami menghapus permintaan {sourcingOpenDays} hari setelah dikirim tanpa jawaban, atau {sourcingKeepDays} hari setelah dijawab.
`,
    of: 1,
    on: '2026-11-29',
  },
  bundles: {
    title: 'Bagaimana cara kerja paket?',
    body: `
Paket adalah {bundleGoodsMin}–{bundleGoodsMax} produk dari etalase Anda dengan satu harga, masing-masing satu unit, dari satu atau beberapa pemasok. Buat di [Paket](/discounts/bundles).

- **Keuntungan lebih dulu.** Sebelum menjualnya, Anda melihat harga produk secara terpisah, harga paket paling rendah, dan yang Anda dapat. Setiap produk selalu menutup harga pokok dan komisinya sendiri.
- **Bagi pembeli**, paket memiliki halaman sendiri dan halaman setiap produk menuju ke sana. Keranjang yang berisi semua produknya otomatis mendapat harga itu, sebanyak yang dimungkinkan produk paling sedikit. Jika dua paket berbagi produk, yang lebih hemat berlaku.
- **Dengan diskon lain**, paket dihitung sebagai harga beli banyak: pertama harga obral, lalu harga beli banyak, lalu paling banyak satu kode, lalu gratis ongkir. Lihat [diskon](discounts).
- **Pengembalian dana.** Keranjang dan pesanan menunjukkan potongan setiap produk. Unit yang dikembalikan diganti sebesar yang dibayar, tepat sampai sen; yang lain tetap dengan harganya.

Jika harga atau biaya berubah sehingga paket terlalu murah, atau tidak lebih murah dari produknya, paket tidak ditawarkan sampai sesuai lagi. Jika satu produk habis, paketnya juga. Anda dapat memiliki {bundlesMax} paket.
`,
    of: 1,
    on: '2026-11-29',
  },
  samples: {
    title: 'Bagaimana cara memesan sampel?',
    body: `
Anda membeli satu unit produk dari etalase untuk diri sendiri, seharga biaya: harga pokok pemasok dan [komisi](commission)-nya. Buka produk lalu pilih **Pesan sampel**. Anda melihat harganya, lalu mendapat tautan.

- **Seperti pesanan lain.** Anda membayar di checkout toko dengan kartu sendiri; ongkos kirim dan pajak ditambahkan di sana. Pemasok mengirim ke alamat yang Anda isi. Tidak ada yang masuk ke dompet Anda, dan tidak ada yang diambil darinya.
- **Satu kali.** Tautan menurunkan harga satu unit, satu kali, dan berakhir setelah {sampleDays} hari. {samplesOpenMax} tautan bisa terbuka bersamaan, dan Anda bisa mengambil {samplesMonthMax} sampel dalam 30 hari.
- **Tanpa ulasan.** Ulasan dari sampel tidak dihitung.

**Tidak pernah wajib.** Toko tidak butuh sampel atau stok, dan tidak ada level yang memintanya. Siapa pun yang meminta Anda membayar produk di muka bukanlah kami.
`,
    of: 1,
    on: '2026-11-29',
  },
} satisfies Record<string, TranslatedArticle>;
