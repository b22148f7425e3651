import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about being told of something, writing to each other, and what is public. */
export const reach = {
  notifications: {
    of: 1,
    on: '2026-11-22',
    title: 'Bagaimana saya diberi tahu?',
    body: `
Semuanya ada di aplikasi di [Pemberitahuan](/notifications), dalam bahasa yang Anda pilih. Setiap pemberitahuan menuju ke satu hal yang dapat dilakukan tentangnya. Yang sudah Anda baca di satu perangkat sudah terbaca di semuanya.

Di [pengaturan](/settings) Anda memilih untuk setiap jenis pemberitahuan bagaimana lagi Anda ingin diberi tahu: di perangkat Anda, lewat email, atau tidak sama sekali.

- **Jam tenang** mengikuti zona waktu toko Anda. Yang datang sementara itu menunggu sampai jam tenang lewat.
- **Beberapa sekaligus** datang sebagai satu pesan yang menyebutkan jumlahnya.
- **Email** punya tautan di akhirnya yang menghentikan jenis itu dengan satu ketukan. Di aplikasi tidak ada yang berubah.

Untuk setiap pemberitahuan Anda dapat melihat lewat cara apa dikirim, dan apakah sampai.
`,
  },
  'push-notifications': {
    of: 1,
    on: '2026-11-22',
    title: 'Pemberitahuan tidak sampai di ponsel saya. Apa yang dapat saya lakukan?',
    body: `
1. Buka pengaturan pemberitahuan. Apakah perangkat ini ada di daftar? Jika tidak, nyalakan di sana; peramban Anda bertanya satu kali.
2. Tekan **Coba**. Pesan uji seharusnya sampai dalam beberapa detik.
3. Tidak ada yang datang? Lihat di pengaturan ponsel Anda apakah pemberitahuan dari peramban atau aplikasi ini diizinkan, dan pastikan penghemat daya tidak memblokirnya.
4. Di beberapa ponsel ini baru berfungsi setelah Anda menaruh aplikasi di layar utama.

Perangkat yang tidak lagi menerima pemberitahuan otomatis dihapus dari daftar, dan sebuah pemberitahuan di aplikasi menyebutkannya. Tidak ada yang hilang: semua yang dikirim ada di aplikasi.

Yang dikirim ke perangkat dienkripsi. Perusahaan yang menyampaikannya tidak dapat membacanya.
`,
  },
  'chat-with-us': {
    of: 1,
    on: '2026-11-22',
    title: 'Bagaimana cara menghubungi kami sekarang?',
    body: `
Di [Layanan](/service) Anda menulis kepada tim kami. Anda melihat kapan kami siap melayani, berapa yang menunggu sebelum Anda, dan kapan paling lambat Anda mendapat jawaban. Selama jam itu sasarannya {chatMinutes} menit.

- **Anda dapat menutup aplikasi.** Kami memberi tahu di perangkat Anda saat kami menjawab, dan percakapan berlanjut dari tempat terakhir.
- **Tanpa koneksi** Anda juga dapat menulis. Pesan dikirim begitu ada koneksi, satu kali.
- **Gambar** dapat ditambahkan, paling banyak {chatFiles} per pesan.
- **Setelah {chatDays} hari tanpa pesan**, percakapan ditutup. Menulis membukanya lagi.
- **Simpan**: Anda dapat menyimpan seluruh percakapan sebagai berkas, dan menilainya.

Tidak ada orang di tim kami yang meminta kata sandi, kode, atau uang, dalam obrolan maupun di tempat lain. [Baca yang tidak pernah kami minta](we-never-ask).
`,
  },
  'chat-with-buyers': {
    of: 1,
    on: '2026-11-22',
    title: 'Dapatkah saya menulis kepada pembeli?',
    body: `
Ya, di halaman pesanan. Pembeli menerima pesan Anda di sana dan, jika tidak membacanya, lewat email; mereka dapat menjawab tanpa akun.

Mohon tetap membahas pesanannya: ketersediaan, pengiriman, atau masalah dengannya.
`,
  },
  'shared-inbox': {
    title: 'Di mana saya melihat semua yang ditulis pembeli?',
    body: `
Di [kotak masuk](/inbox): pesan tentang pesanan dan pertanyaan sebelum membeli dalam satu daftar, yang terbaru di atas. Daftar ini diperbarui sendiri.

- **Filter** menunjukkan yang menunggu Anda, yang menunggu pembeli, dan yang sudah terjawab.
- **Pencarian** menemukan nomor pesanan, atau nama pembeli seperti yang ditampilkan.
- **Berakhir tanpa jawaban** berarti pembeli menulis terakhir, lalu tidak ada yang menulis selama {chatDays} hari. Anda masih bisa menjawab.

Jika Anda punya tim, setiap percakapan bisa ditugaskan kepada Anda atau anggota dengan peran Layanan. Terlihat siapa yang menugaskan dan kapan. Jika seorang anggota dikeluarkan, yang ditanganinya tidak lagi ditugaskan.
`,
    of: 1,
    on: '2026-11-29',
  },
  'saved-answers': {
    title: 'Bagaimana menjawab lebih cepat?',
    body: `
Tulis sekali hal yang sering Anda sampaikan, di [Jawaban tersimpan](/answers). Di pesan kepada pembeli, ketik / di kolom kosong atau tekan tombol di sampingnya, pilih dengan tombol panah atau sentuhan, lalu teksnya masuk ke kolom.

- **Diisi dari pesanan:** nomor pesanan, nama pembeli seperti yang Anda lihat, produk, tautan pelacakan dari kurir, tanggal tiba. Anda melihat teksnya dan bisa mengubahnya sebelum mengirim.
- **Yang belum diketahui** tetap dalam kurung kurawal dan disebutkan di bawah kolom. Pesan yang belum lengkap tidak dikirim: isi atau hapus.
- Pemilik dan anggota dengan peran Layanan yang menulisnya.
`,
    of: 1,
    on: '2026-11-29',
  },
  'translated-messages': {
    title: 'Bisakah pesan diterjemahkan?',
    body: `
Jika platform ini memiliki layanan terjemahan, **Terjemahkan** ada di bawah pesan pembeli, beserta alamat layanannya. Saat Anda menekannya, dan hanya saat itu, teks pesan tersebut dikirim ke sana.

- Pesan asli tetap ada. Di bawahnya terlihat bahwa mesin yang menerjemahkan, dan persis apa yang dikirim.
- Yang kami sembunyikan dalam pesan tidak ikut dikirim.
- Terjemahan disimpan bersama pesan, jadi teks yang sama dikirim sekali untuk tiap bahasa, dan dihapus bersamanya.
- Jika gagal, Anda melihat sebabnya. Toko Anda dapat menerjemahkan hingga {translations} pesan per jam.

Mesin bisa keliru: tanyakan lagi sebelum memutuskan sesuatu tentang uang.
`,
    of: 1,
    on: '2026-11-29',
  },
  'masked-contacts': {
    of: 1,
    on: '2026-11-22',
    title: 'Mengapa sebagian pesan saya disembunyikan?',
    body: `
Dalam percakapan, kami menyembunyikan apa pun yang dapat membawa uang atau orang keluar dari platform kami sebelum disimpan atau dikirim, ke kedua arah dan untuk semua orang:

- alamat email, nomor telepon, dan nama di aplikasi pesan lain,
- tautan ke situs web lain,
- nomor rekening, IBAN, nomor kartu, dan kode pembayaran,
- alamat kripto.

Begitulah cara orang ditipu di sini dan di tempat lain: “bayar di sini saja, lebih murah”, “kirim deposit ke alamat ini, lalu uang Anda dapat kami cairkan”. Yang disembunyikan sudah tidak ada; tim kami pun tidak dapat membacanya. Nomor pesanan, harga, tanggal, nomor resi, dan tautan ke aplikasi ini tetap ada.

Jika ada yang disembunyikan karena keliru, katakan dengan kata lain, atau [tulis kepada kami](/feedback).
`,
  },
  'public-figures': {
    of: 1,
    on: '2026-11-22',
    title: 'Apa yang kami terbitkan tentang diri kami?',
    body: `
Semua orang dapat membacanya, tanpa akun: berapa banyak uang ditahan karena alasan apa dan berapa lama, berapa lama penarikan dari diminta sampai dibayarkan, berapa banyak yang disetujui otomatis karena kami belum memutuskan, berapa banyak banding dan bagaimana berakhirnya, ulasan mana yang dihapus dan mengapa.

Semua itu dihitung dari catatan yang sama dengan yang Anda lihat di dompet dan di halaman Anda sendiri. Tidak ada yang dapat mengetiknya. Berkasnya ditandatangani, sehingga siapa pun yang menyimpan salinan dapat menunjukkan apa yang diterbitkan dan pada hari apa.

Jika sesuatu terjadi pada kurang dari {trustFew} orang, kami tidak menampilkan angkanya, karena dapat mengungkap identitas mereka. Kami menulis “kurang dari {trustFew}” atau menggabungkan dua kategori. Tidak ada yang hilang dari totalnya.

Halaman-halaman itu ada di akhir setiap halaman toko dan di [pengaturan](/settings): ketentuan, biaya, siapa pengelolanya, urutan produk, angka, dan yang tidak pernah kami minta.
`,
  },
  'keys-and-hooks': {
    of: 1,
    on: '2026-11-22',
    title: 'Dapatkah program saya sendiri bekerja dengan toko saya?',
    body: `
Ya, di [Pengembang](/settings/developers).

- **Kunci API** memberi program akses yang Anda pilih: membaca pesanan, membaca dompet, membaca atau mengubah etalase. Kunci tidak pernah dapat menarik uang, mengubah rekening penarikan, atau mengubah cara Anda masuk. Kunci ditampilkan satu kali, dapat dicabut kapan saja, dan boleh membuat {keyCalls} panggilan per menit.
- **Webhook** mengirim peristiwa ke alamat milik Anda: pesanan baru, paket, retur, uang. Setiap peristiwa ditandatangani, membawa ID, dan dikirim lagi selama sekitar sehari jika program Anda tidak menjawab. Peristiwa dapat datang dua kali: program Anda sebaiknya memeriksa ID-nya.

Anda dapat punya sampai {keysMax} kunci dan {hooksMax} alamat. Semua panggilan didokumentasikan di /docs.

Siapa pun yang memegang kunci dapat memakai aksesnya. Jangan berikan kepada siapa pun yang menawarkan untuk “menjalankan toko Anda”.
`,
  },
  team: {
    title: 'Bagaimana orang lain bisa bekerja di toko saya?',
    body: `
Setiap orang mendapat akun masuk sendiri. Tidak ada yang memakai kata sandi Anda, dan hanya Anda yang menjangkau uang Anda.

1. Buka [Tim](/settings/team) dan pilih “Undang anggota”. Beri nama dan peran, lalu konfirmasi dengan kata sandi masuk Anda.
2. Kirim tautannya kepada orang itu. Tautan berlaku satu kali, selama {memberHours} jam. Sebelum itu Anda bisa mencabutnya.
3. Ia memilih nama pengguna dan kata sandi, dan bisa mengaktifkan verifikasi dua langkah.

- **Pesanan**: mengonfirmasi pesanan, menjawab pembeli dan retur, serta mengembalikan dana sampai batas harian yang Anda tetapkan. Sebelum ada batas, hanya Anda yang mengembalikan dana.
- **Produk**: menambah produk, mengatur harga dan diskon, menulis teks, membagikan tautan.
- **Layanan**: menjawab pembeli, retur, dan ulasan.

**Hanya Anda**: dompet, penarikan, rekening penarikan, kata sandi transaksi, laporan, pembayaran promosi, identitas, informasi toko, kunci, dan tim itu sendiri. Jumlah anggota bergantung pada [level](/level) Anda.

**Siapa melakukan apa** tercantum di halaman yang sama. Saat Anda mengeluarkan anggota, sesinya langsung berakhir dan akunnya tidak pernah bisa dipakai lagi.
`,
    of: 1,
    on: '2026-11-29',
  },
  'own-domain': {
    title: 'Bagaimana cara memakai domain saya sendiri?',
    body: `
Pembeli dapat membuka toko Anda lewat alamat milik Anda, misalnya toko.namaanda.com. Alamat Anda di sini selalu tetap berfungsi.

1. Buka [Domain Anda sendiri](/shop/domain), isi domainnya, lalu konfirmasi dengan kata sandi masuk Anda.
2. Anda melihat dua catatan. Tambahkan keduanya di penyedia domain Anda, persis seperti yang ditampilkan: **CNAME** mengarahkan pembeli ke toko Anda, dan **TXT** membuktikan bahwa domain itu milik Anda. Domain tanpa nama di depannya memakai catatan A atau catatan ALIAS.
3. Kami memeriksa otomatis, dan Anda dapat menekan “Periksa sekarang”. Mungkin perlu beberapa jam sampai catatan terlihat.

- **Mengarah ke tempat lain**: halaman menampilkan apa yang kami temukan. Ubah atau hapus catatan itu di penyedia Anda.
- **Dipakai toko lain**: hapus catatan TXT lama di penyedia Anda, lalu periksa lagi.
- **Alamat aman**: sertifikat dibuat dan diperpanjang otomatis. Tidak ada biaya.
- **Belum benar dalam seminggu**: permintaan dihapus. Anda dapat memulai lagi.

Setelah aktif, mesin pencari dan katalog produk menampilkan domain Anda. Email kepada pembeli tetap memakai alamat Anda di sini, sehingga tautannya berfungsi meski Anda mengganti domain.

Jika domain tidak lagi mengarah ke kami, toko Anda tetap buka di alamatnya di sini dan Anda mendapat notifikasi. Tidak ada lagi yang berubah: pesanan dan uang tidak terpengaruh.
`,
    of: 1,
    on: '2026-11-29',
  },
  assistants: {
    title: 'Bisakah asisten AI membantu toko saya?',
    body: `
Bisa. Asisten yang memakai Model Context Protocol (MCP) dapat membaca yang Anda izinkan dan mengusulkan perubahan. Tidak ada yang berubah sebelum Anda mengonfirmasi.

1. Buat kunci di [Pengembang](/settings/developers). Pilih apa yang boleh dibaca asisten, dan “Mengusulkan perubahan untuk Anda konfirmasi”.
2. Atur asisten dengan kunci itu. Langkahnya ada di dokumentasi, di /docs.
3. Di [Usulan](/proposals) Anda melihat setiap usulan dengan harga, keuntungan Anda, dan alasannya. Konfirmasi atau tolak.

**Yang tidak dapat dilakukan.** Tidak ada kunci yang dapat memindahkan uang, mengubah rekening penarikan, atau mengubah cara masuk Anda. Harga di bawah harga pokok dan biaya langsung ditolak, sama seperti jika Anda sendiri yang mengetiknya. Usulan kedaluwarsa setelah {proposalDays} hari, dan paling banyak {proposalsMax} dapat menunggu. Catatan toko Anda menyebut kunci yang mengusulkan perubahan dan orang yang mengonfirmasinya.

**Sebelum menghubungkannya.** Yang dapat dibaca kunci dikirim ke perusahaan yang menjalankan asisten: jika pilihan Anda terlalu luas, termasuk pesanan dan pesan pembeli Anda. Pilih hanya yang perlu, dan cabut kunci saat tidak dipakai lagi.
`,
    of: 1,
    on: '2026-11-29',
  },
  'your-data': {
    of: 1,
    on: '2026-11-22',
    title: 'Bagaimana saya mendapatkan data saya, dan bagaimana data dihapus?',
    body: `
Di [Data saya](/settings/data).

**Semuanya dalam satu berkas**, sekali sehari: setiap catatan toko Anda, gambar dan dokumen Anda, dan siapa yang pernah melihatnya. Data pembeli di dalamnya hanya yang sudah dapat Anda lihat, dan tidak ada rahasia.

**Penghapusan** berlaku setelah 14 hari, dan Anda dapat membatalkannya sampai saat itu. Sementara itu toko tidak menerima pesanan baru. Pesanan yang terbuka diselesaikan atau dikembalikan dananya dahulu, dan saldo Anda dibayarkan dahulu: tidak ada yang hangus. Setelah itu nama, alamat, gambar, dan dokumen Anda dihapus. Catatan akuntansi tetap ada, dengan nomor sebagai ganti nama, karena hukum mewajibkannya.
`,
  },
  'reviews-and-replies': {
    of: 1,
    on: '2026-11-22',
    title: 'Apa yang dapat saya lakukan terhadap ulasan yang buruk?',
    body: `
Jawablah. Pembeli membaca bagaimana toko menanggapi, dan jawaban yang tenang lebih membantu daripada ulasan yang tidak ada. Anda punya satu balasan dan boleh mengoreksinya satu kali dalam sehari. Keduanya memuat tanda tangan Anda.

Hanya pembeli yang pesanannya sudah sampai yang dapat mengulas produk. Ulasan dihapus hanya karena salah satu dari lima alasan: menghina, memperlihatkan data pribadi, beriklan, bukan tentang produk, atau tidak asli. Gunakan **Laporkan** dan sebutkan yang mana. Kami memeriksanya dan memberi tahu Anda hasilnya. Isi yang negatif bukan salah satu alasan itu. Di tempat ulasan yang dihapus tertera alasannya.
`,
  },
  'what-is-missing': {
    of: 1,
    on: '2026-11-22',
    title: 'Ada yang ditolak. Apa yang harus saya lakukan? (403, 404, 405, 409)',
    body: `
Tidak ada yang dilakukan, dan yang Anda ketik masih ada.

- **Ada yang kurang (403)** atau **tidak benar (405)**: isiannya menyebutkan apa. Jumlah uang ditulis dengan angka desimal sebanyak yang dipakai mata uangnya.
- **Tidak ada (404)**: sudah dihapus, atau tautannya lama. Kembali dan lihat lagi.
- **Tidak diizinkan (409)**: pesannya menyebutkan apa yang kurang, misalnya identitas terverifikasi, akun yang lebih lama, atau izin yang dimiliki orang lain di toko Anda.
- **Tidak bisa sekarang (203, 204)**: sementara itu sudah berubah. Lihat lagi, lalu putuskan.

Jika Anda melihat pesan yang sama lagi dan tidak tahu mengapa, [tulis kepada kami](/feedback). Dengan nomor di akhir pesan, kami dapat menemukan permintaan yang tepat.
`,
  },
  'our-fault': {
    of: 1,
    on: '2026-11-22',
    title: 'Tertulis ada yang salah dengan sistem. (201, 500, 501)',
    body: `
Itu kesalahan kami, dan Anda hanya perlu mencoba lagi sebentar lagi. Anda tetap masuk, dan gangguan tidak pernah berarti ada masalah dengan akun Anda.

**Apakah menyangkut uang?** Setiap permintaan membawa kuncinya sendiri. Berapa kali pun Anda mengirimnya, dihitung satu kali; lihat [terkirim dua kali](sent-twice). Jadi Anda boleh menekan lagi, atau kembali nanti dan melihat: sudah dilakukan atau belum, dan [dompet](/wallet) Anda menunjukkan yang mana.

Jika berlangsung lama, aplikasi tetap menampilkan data terakhir yang ada dan menyebutkan dari kapan.
`,
  },
  'account-names': {
    of: 1,
    on: '2026-11-22',
    title: 'Nama, kode, atau catatan sudah ada. (410–422, 425–435, 442)',
    body: `
- **Nama pengguna sudah dipakai (417, 418)**: orang lain memilikinya. Pilih yang lain.
- **Nama pengguna dan kata sandi diperlukan (412)**, atau **kode (414, 415, 416)**: isiannya menyebutkan yang mana. Kode berlaku sebentar, jadi minta yang baru jika sudah lama.
- **Akun ini tidak cocok (410)**: Anda masuk dengan akun yang tidak dapat melakukan ini. Keluar, lalu masuk dengan akun yang benar.
- **Tidak dapat ditambahkan (442)**: sudah ada, atau tempatnya baru saja diambil. Lihat lagi daftarnya.
- **Bahasa, jenis produk, kode, dan langkah paket (425–435)** dikelola oleh tim kami. Jika Anda menemui salah satu kode ini, ada pengaturan di pihak kami yang kurang: [beri tahu kami](/feedback); Anda sendiri tidak dapat memperbaikinya.
`,
  },
} satisfies Record<string, TranslatedArticle>;
