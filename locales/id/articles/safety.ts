import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers that keep people from losing money. */
export const safety = {
  'we-never-ask': {
    of: 1,
    on: '2026-11-21',
    title: 'Yang tidak akan pernah kami minta dari Anda',
    body: `
**Kami tidak pernah meminta Anda deposit agar dapat menarik uang.** Tidak untuk pajak, tidak untuk biaya, tidak untuk membuktikan siapa Anda, tidak untuk mencapai suatu tingkat, tidak untuk membuka blokir, mencairkan, atau mempercepat apa pun. Tidak ada biaya seperti itu di sini: sistem pembukuan kami tidak punya catatan untuknya, jadi tidak ada orang di tim kami yang dapat mengambilnya sekalipun mau.

Kami juga tidak pernah meminta Anda

- memberikan kata sandi, kata sandi transaksi, atau kode dari verifikasi dua langkah Anda,
- mengirim uang atau kripto kepada seseorang, dompet pribadi, atau alamat yang tidak ditampilkan di dalam aplikasi ini,
- pindah ke obrolan di tempat lain untuk “menyelesaikannya di sana”,
- memasang program yang memungkinkan orang melihat layar Anda,
- mengundang orang lain agar uang Anda dicairkan,
- membeli dari toko Anda sendiri.

## Jika ada yang memintanya

1. Jangan bayar, dan jangan jawab.
2. Ubah kata sandi Anda, dan akhiri sesi yang tidak Anda kenal.
3. [Tulis kepada kami](/feedback), dengan apa yang dikatakan dan di mana. Anda tidak akan kena akibat apa pun karena bertanya.

Jika Anda sudah membayar: segera beri tahu bank atau penerbit kartu Anda, dan polisi. Waspadalah terhadap siapa pun yang kini menawarkan untuk mengembalikannya dengan biaya. [Baca tentang itu](recovery-scams).
`,
  },
  'recovery-scams': {
    of: 1,
    on: '2026-11-21',
    title: 'Ada yang menawarkan mengembalikan uang yang hilang. Benarkah?',
    body: `
Hampir tidak pernah. Orang yang kehilangan uang sering dihubungi lagi oleh seseorang yang mengaku pengacara, pihak berwenang, “agen pemulihan”, atau layanan pelanggan kami. Mereka tahu rinciannya, karena mereka orang yang sama atau membeli daftarnya dari mereka. Mereka lebih dulu meminta biaya, pajak, deposit, atau kata sandi Anda.

## Cara mengenalinya

- Mereka yang menghubungi Anda. Bukan Anda yang menghubungi mereka.
- Ada yang harus dibayar dahulu, sering kali dengan kripto atau kartu hadiah.
- Mendesak, dan Anda tidak boleh memberi tahu siapa pun.
- Mereka ingin melihat layar Anda atau meminta kode dari ponsel Anda.

Tidak ada pihak berwenang yang memungut biaya untuk mengembalikan uang. Kami pun tidak: **di sini, pengembalian dana atau penarikan tidak pernah dimulai dengan pembayaran dari Anda.**

## Yang membantu

- Bank atau penerbit kartu Anda: tanyakan hari ini, karena tenggatnya singkat.
- Polisi di tempat tinggal Anda, dan lembaga antipenipuan di negara Anda. Melapor itu gratis.
- Simpan semuanya: pesan, alamat, tanda terima, hash transaksi.

Jika mereka memakai nama kami, mohon [beri tahu kami](/feedback).
`,
  },
  'honest-by-structure': {
    of: 1,
    on: '2026-11-21',
    title: 'Bagaimana saya tahu platform ini jujur?',
    body: `
Anda seharusnya tidak perlu memercayai kami. Karena itu, hal-hal penting bukanlah janji, melainkan bagian dari cara platform ini dibangun.

- **Pesanan hanya datang dari pembeli.** Sebuah pesanan dimulai dengan pembayaran yang benar-benar diterima. Tidak ada orang di tim kami, dan tidak ada program, yang dapat membuat pesanan, kunjungan, atau ulasan.
- **Dompet Anda tidak membayar pesanan apa pun.** Tidak ada catatan dalam pembukuan yang mengarah dari dompet pedagang ke pemasok.
- **Hanya jenis catatan yang terdaftar yang ada.** Basis data menolak semua yang lain. Jenis seperti “pembukaan blokir”, “biaya verifikasi”, atau “biaya tingkat” tidak termasuk di dalamnya.
- **Setiap catatan terangkai dengan yang sebelumnya.** Setiap catatan membawa nomor berurutan dan sidik jari, jadi tidak ada yang dapat diubah atau dihapus tanpa terlihat.
- **Penahanan punya alasan, jumlah, dan tanggal berakhir**, dan pemeriksa lain yang memutuskan jika Anda mengajukan banding.
- **Penarikan yang belum kami putuskan disetujui otomatis setelah {selfApproveHours} jam.**
- **Setiap angka membuka baris-baris yang membentuknya.** Tidak ada angka yang dapat diubah seseorang.
- **Tingkat dan undangan gratis dan tidak memberi penghasilan kepada siapa pun.**

Banyak yang dapat Anda periksa sendiri: bandingkan yang dibayar pembeli dengan bagian-bagian pesanan, dan ikuti catatan Anda dari yang pertama.
`,
  },
  'public-record': {
    title: 'Bagaimana saya memeriksa bahwa tidak ada yang mengubah masa lalu?',
    body: `
Semua yang kami lakukan terkait toko Anda ditambahkan ke **catatan publik**: penahanan dan akhirnya, penolakan, pembayaran, level baru, keputusan banding. Ini terjadi dalam satu menit. Catatan hanya bertambah, dan notaris independen juga dapat menandatanganinya.

Orang lain tidak dapat membaca isinya tentang Anda. Hanya toko Anda yang memegang kunci entrinya sendiri, dan dapat membuka semuanya.

## Yang diperiksa ponsel Anda

1. Bahwa catatan hanya bertambah: yang sudah ada tidak berubah atau hilang.
2. Bahwa saldo Anda termasuk, hingga sen terakhir, dalam total kewajiban kepada semua toko, pembeli, dan pemasok yang kami terbitkan setiap jam.
3. Bahwa setiap penahanan, penolakan, dan pembatasan yang ditampilkan kepada Anda ada dalam catatan, dan tidak ada yang kurang.

Ponsel memeriksanya secara otomatis, dan juga saat Anda menekan **Periksa sekarang**. Hasilnya ada di bawah saldo Anda. Jika ada yang tidak cocok, ponsel menampilkannya di seluruh layar dan menyimpan berkas yang dapat diperiksa siapa pun tanpa kami.

## Yang mencegah kami memalsukannya

- **Kunci.** Catatan ditandatangani dengan satu kunci. Ponsel Anda mengingatnya sejak hari pertama, dan kunci itu ada di email selamat datang Anda, sebagai teks dan sebagai kode untuk kamera. Jika suatu saat muncul kunci lain, ada yang salah.
- **Notaris.** Mereka hanya menandatangani catatan yang memuat semua yang pernah mereka tandatangani.
- **Orang lain.** Bandingkan ponsel Anda dengan ponsel rekan: keduanya harus memiliki catatan yang sama.

Siapa pun dapat membaca catatan tanpa akun: halaman “Catatan publik” ada di [Pengaturan](/settings), bersama ketentuan dan biaya. Halaman itu juga menunjukkan dana untuk membayar kewajiban, dan bagaimana kami mengetahuinya.
`,
    of: 1,
    on: '2026-11-28',
  },
  'restrictions-and-appeals': {
    of: 1,
    on: '2026-11-21',
    title: 'Toko atau akun saya dibatasi. Apa yang dapat saya lakukan? (411)',
    body: `
Bacalah keputusannya dahulu. Di dalamnya harus disebutkan aturan mana yang berlaku, mengapa, apa buktinya, apa cakupannya, dan kapan berakhir. Pembatasan tanpa semua itu tidak dapat ditetapkan.

- Pembatasan **berakhir otomatis** pada tanggal berakhirnya. Memperpanjangnya memerlukan pemeriksa kedua dan bukti baru.
- Anda dapat **mengajukan banding** dari halaman keputusan. Pemeriksa yang tidak menetapkan pembatasan itu memutuskan dalam 10 hari.
- Pesanan yang sudah dibayar tetap berjalan: dikirim atau dikembalikan dananya, dan bagian Anda tetap milik Anda.
- Uang ditahan paling banyak sebesar jumlah yang disebutkan. Sisanya dapat ditarik.

**Akun ditangguhkan (411)**: masuk hanya membawa Anda ke keputusan dan banding. Yang menjadi milik Anda dibayarkan setelah dikurangi klaim yang terbukti. Uang itu tidak hangus, dan tidak ada pembayaran dari Anda yang akan mengubah keputusan.

Tidak menjawab tepat waktu bukanlah pelanggaran. Pesanan yang tidak ditindaklanjuti pedagang dikirim atau dikembalikan dananya otomatis, tanpa biaya.
`,
  },
} satisfies Record<string, TranslatedArticle>;
