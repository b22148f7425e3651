import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about signing in and who you are. */
export const account = {
  'sign-in': {
    of: 1,
    on: '2026-11-21',
    title: 'Mengapa saya harus masuk lagi? (401, 407, 408, 413, 440)',
    body: `
Satu sesi masuk berlaku {sessionDays} hari, atau {idleDays} hari jika tidak dipakai. Setelah itu kami meminta Anda masuk lagi (407, 408). Anda kembali ke tempat semula, dan tidak ada yang hilang.

- **Nama pengguna atau kata sandi salah (413)**: kami tidak menyebutkan yang mana, agar tidak ada yang dapat mencari tahu nama pengguna. Setelah beberapa percobaan Anda harus menunggu; kami menampilkan berapa lama.
- **Tidak berlaku lagi (401)**: sesi masuk ini sudah diakhiri, oleh Anda di perangkat lain atau karena tampak palsu. Masuk lagi. Jika bukan Anda yang mengakhirinya, ubah kata sandi Anda.
- **Diblokir (440)**: terlalu banyak percobaan dari satu tempat. Blokir berakhir otomatis.
- **Saya lupa kata sandi**: pilih “Lupa kata sandi?” di halaman masuk. Tautan dikirim ke alamat email Anda yang dikonfirmasi, atau pakai salah satu kode pemulihan. Setelah itu penarikan dijeda selama 24 jam. Tidak seorang pun di tim kami dapat melakukannya untuk Anda.
- **Saya tidak punya email dan kode**: pilih “Tidak bisa masuk? Hubungi kami” di halaman masuk. Anda tidak perlu akun, dan kami menjawab lewat email dalam {feedbackHours} jam.

Jika server kami bermasalah, Anda **tidak** dikeluarkan. Anda melihat data terakhir yang diketahui, ditandai sebagai data lama.

Di [Pengaturan](/settings) Anda dapat melihat di mana saja Anda sedang masuk, dan mengakhiri sesi mana pun.
`,
  },
  'transaction-password': {
    of: 1,
    on: '2026-11-21',
    title: 'Apa itu kata sandi transaksi? (445, 446, 443)',
    body: `
Kata sandi ini terdiri dari {pinMin} sampai {pinMax} angka, dan kami memintanya setiap kali uang keluar atau rekening penarikan berubah. Kata sandi ini berbeda dari kata sandi masuk Anda, jadi orang yang memegang ponsel Anda tetap tidak dapat memindahkan uang.

- **Belum diatur (445)**: atur dahulu di akun Anda. Hanya perlu satu menit.
- **Salah (446)**: setelah {secretTries} kali salah, dikunci selama {lockMinutes} menit. Kami menampilkan berapa lama.
- **Yang lama salah (443)**: untuk mengubahnya, Anda mengetik yang lama. Jika lupa, Anda dapat mengatur yang baru dengan kata sandi masuk Anda. Penarikan lalu dijeda selama {payPauseHours} jam, dan kami memberi tahu semua perangkat Anda.

Tidak ada orang di tim kami yang dapat melihatnya, dan tidak ada yang akan pernah memintanya.
`,
  },
  'second-factor': {
    of: 1,
    on: '2026-11-21',
    title: 'Apa itu verifikasi dua langkah? (460)',
    body: `
Kode dari aplikasi di ponsel Anda yang berubah setiap setengah menit. Dengan kode itu, kata sandi curian tidak cukup untuk masuk. Anda mengaktifkannya di akun Anda dan menyimpan kode pemulihan di kertas.

Kami memintanya (460) saat Anda masuk di perangkat baru dan untuk penarikan besar. Jika ponsel Anda hilang, pakai salah satu kode pemulihan; masing-masing berlaku sekali.

**Hanya ketik kode di aplikasi ini. Siapa pun yang meminta Anda membacakannya sedang berusaha masuk.**
`,
  },
  'signing-devices': {
    title: 'Apa itu perangkat penanda tangan? (461)',
    body: `
Ponsel, komputer, atau kunci sandi yang menandatangani tindakan yang menyangkut uang Anda: penarikan, rekening penarikan baru, pembayaran promosi, dan perubahan kata sandi transaksi. Setelah ada perangkat penanda tangan, kata sandi curian saja tidak cukup. Kami pun tidak dapat membuat tanda tangan itu: tanpa salah satu perangkat Anda, tidak ada yang dapat meminta penarikan, termasuk kami. Ponsel Anda juga memeriksa dengan [catatan publik](public-record) bahwa setiap penarikan sudah ditandatangani.

## Cara mengaktifkan

Di [Pengaturan](/settings), buka “Masuk dan keamanan”, lalu [Perangkat penanda tangan](/settings/devices). Pilih “Tanda tangani dengan perangkat ini” atau “Tambah kunci sandi”, lalu konfirmasi dengan kata sandi transaksi.

- **Perangkat pertama** dapat langsung menandatangani, setiap perangkat **berikutnya** setelah {deviceHours} jam. Anda dapat memiliki {devicesMax} perangkat.
- Perangkat menandatangani otomatis saat Anda mengonfirmasi sesuatu. Kunci sandi meminta sidik jari, wajah, atau kunci layar.
- Kami memberi tahu Anda tentang setiap perubahan di semua perangkat dan lewat email. Jika bukan Anda yang menambahkan suatu perangkat, hapus sebelum perangkat itu dapat menandatangani, lalu ubah kata sandi Anda.

## “Tanda tangani di salah satu perangkat Anda” (461)

Permintaan Anda memerlukan tanda tangan, dan perangkat yang Anda pakai tidak dapat membuatnya. Tidak ada yang dijalankan, dan tidak ada uang yang berpindah. Ulangi di salah satu perangkat yang disebutkan dalam pesan itu, atau tambahkan perangkat ini.

## Ponsel Anda hilang

1. Masuk di tempat lain dan tambahkan perangkat lain dengan kata sandi transaksi. Perangkat itu dapat menandatangani setelah {deviceHours} jam. Jika lupa kata sandi transaksi, pakai kata sandi masuk; setelah perangkat baru dapat menandatangani, atur kata sandi transaksi yang baru.
2. Hapus perangkat yang hilang. Perangkat itu langsung berhenti menandatangani jika ada perangkat lain yang dapat menandatangani. Perangkat aktif terakhir Anda tetap menandatangani sampai {deviceHours} jam setelah Anda meminta penghapusannya, dan sampai saat itu Anda dapat membatalkannya.

Sementara itu, toko Anda tetap berjalan dan uang Anda tetap milik Anda. Jika tidak ada perangkat yang tersisa, penarikan tidak perlu tanda tangan.
`,
    of: 1,
    on: '2026-11-28',
  },
  'several-shops': {
    title: 'Bisakah saya memakai beberapa toko tanpa keluar?',
    body: `
Bisa, jika Anda pemilik setiap toko itu. Setiap toko dibuka dengan undangannya sendiri dan tetap punya data masuk, dompet, tingkat, verifikasi identitas, dan anggota sendiri.

1. Buka [Toko saya](/settings/shops) dan pilih **Tambahkan toko**.
2. Masukkan nama pengguna dan kata sandi pemilik toko yang lain, serta kodenya jika verifikasi dua langkah toko itu aktif. Kami memberi tahu kedua toko.
3. Sejak itu, **Pindah** membuka toko yang lain dan mengeluarkan Anda dari toko ini di perangkat ini.

Anda dapat menambahkan hingga {linkedShops} toko. Anggota tidak dapat ditambahkan dan tidak dapat berpindah.

- **Uang tetap terpisah.** Saldo tidak pernah digabung, dan setiap toko tetap meminta kata sandi transaksi, verifikasi dua langkah, dan perangkat penanda tangannya sendiri.
- **Menghapus** toko dapat dilakukan dari salah satu toko, saat itu juga dan tanpa kata sandi.
- **Berakhir otomatis** jika salah satu toko mengubah atau mengganti kata sandinya, mengaktifkan atau mematikan verifikasi dua langkah, mengeluarkan semua perangkat lain, atau menghapus akunnya. Tambahkan lagi toko itu untuk melanjutkan.
- **Toko yang ditangguhkan** tidak dapat dibuka dengan cara ini. Masuklah ke toko itu untuk membaca alasannya dan mengajukan banding.
`,
    of: 1,
    on: '2026-11-29',
  },
  identity: {
    of: 1,
    on: '2026-11-21',
    title: 'Mengapa dan bagaimana identitas saya diverifikasi?',
    body: `
Hukum mewajibkan kami mengetahui siapa yang kami bayar. Anda dapat berjualan sebelum itu, tetapi verifikasi diperlukan untuk penarikan, jadi sebaiknya dilakukan lebih awal.

- Gratis.
- Anda memotret sebuah dokumen. Pemeriksa memutuskan dalam {identityHours} jam, dan untuk setiap isian menyebutkan apa yang salah bila ada.
- Anda dapat mencoba lagi. Sementara itu tidak ada yang hilang: pesanan tetap berjalan, dan uang Anda tetap milik Anda.
- Sebelum Anda terverifikasi, toko Anda tidak menerima pesanan baru setelah sejumlah uang tertentu menunggu dibayarkan kepada Anda. Halaman identitas menampilkan batasnya, dan kami memberi tahu Anda sebelum batas itu tercapai. Pesanan yang berjalan tetap lanjut, dan uang itu tetap milik Anda.
- Menurut Anda suatu penolakan salah? Anda dapat mengajukan banding di halaman yang sama dalam {appealDays} hari. Pemeriksa lain, bukan yang memutuskan, menjawab dalam {appealDecideDays} hari.
- Gambar disimpan terenkripsi, setiap akses ke sana dicatat, dan semuanya dihapus pada hari yang ditunjukkan kepada Anda.

Jika ditolak secara permanen, dana pembeli dari pesanan yang masih berjalan dikembalikan, dan yang sudah Anda peroleh dibayarkan setelah dikurangi klaim yang terbukti.
`,
  },
  'too-many-tries': {
    of: 1,
    on: '2026-11-21',
    title: 'Tertulis “terlalu banyak percobaan” atau “sibuk”. (459, 201, 202)',
    body: `
- **Terlalu banyak percobaan (459)**: untuk mencegah tebakan dan permintaan otomatis, beberapa tindakan dibatasi. Pesan itu menyebutkan kapan Anda dapat mencoba lagi. Batas itu berakhir otomatis; tidak ada yang harus membukanya.
- **Sudah berjalan (202)**: tindakan yang sama sedang berlangsung, mungkin dari perangkat Anda yang lain. Tunggu sebentar dan lihat lagi.
- **Sibuk (201)**: kami sedang mengalami masalah sementara. Tidak ada yang hilang. Coba lagi; tindakan yang memindahkan uang tidak pernah dilakukan dua kali.
`,
  },
  'sent-twice': {
    of: 1,
    on: '2026-11-21',
    title: 'Bisakah sesuatu dibayar dua kali jika saya menekan dua kali? (455)',
    body: `
Tidak. Setiap tindakan yang memindahkan uang membawa nomornya sendiri. Jika koneksi Anda terputus dan Anda menekan lagi, nomor yang sama dikirim, dan Anda mendapat jawaban dari yang pertama.

**Pernah dikirim dengan isi lain (455)** berarti nomor yang sama datang dengan isi yang berbeda. Permintaan kedua tidak melakukan apa pun. Kembalilah, lihat apakah yang pertama sudah ada, dan mulai lagi jika belum.
`,
  },
  'write-to-us': {
    of: 1,
    on: '2026-11-21',
    title: 'Bagaimana cara menghubungi kami? (441)',
    body: `
[Tulis kepada kami](/feedback). Setiap pesan mendapat nomor, dan Anda melihat kapan kami membacanya. Kami menjawab dalam {feedbackHours} jam, dengan pemberitahuan di aplikasi ini.

- {feedbackMin} sampai {feedbackMax} karakter (441), dihitung seperti yang Anda lihat: satu emoji dihitung satu, begitu juga satu aksara Tionghoa.
- Paling banyak {feedbackPerDay} sehari. Satu pesan tentang hal yang sama sudah cukup: kami akan bertanya jika memerlukan keterangan lain.
- Jika tentang pesanan, silakan tulis nomornya.

Pada jam layanan, [obrolan langsung](/service) lebih cepat. Siapa pun yang menulis kepada Anda di tempat lain atas nama kami bukanlah kami: [yang tidak pernah kami minta](we-never-ask).
`,
  },
} satisfies Record<string, TranslatedArticle>;
