import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers for the first days. `{…}` are values of this instance, filled in by the server. */
export const start = {
  'first-steps': {
    of: 1,
    on: '2026-11-21',
    title: 'Bagaimana cara mulai berjualan?',
    body: `
Anda tidak memerlukan stok dan tidak memerlukan uang sendiri. Toko yang berjualan punya empat hal:

1. Keterangan yang memberi tahu pembeli siapa Anda: nama, alamat, dan cara menghubungi Anda. Anda mengisinya di [informasi toko](/shop).
2. Produk dari [gudang](/goodsList/warehouse) dengan harga yang Anda pilih. Anda melihat keuntungan Anda per unit sebelum menambahkannya.
3. Tautan ke toko Anda yang dibuka orang. Anda menemukannya di [toko](/shopCenter) Anda dan dapat membagikannya di mana saja.
4. Pembeli yang membayar. Selebihnya berjalan otomatis, dan Anda dapat mengikuti setiap langkah.

## Yang terjadi saat seseorang membeli

Pembayaran pembeli disimpan dengan aman untuk satu pesanan ini. Harga pokok pemasok dikonfirmasi dari pembayaran itu, dan pemasok mengirim produk. Setelah pembeli menerima pesanan atau masa retur berakhir, keuntungan Anda ada di dompet, dengan tanggal mulai kapan Anda dapat menariknya. Anda tidak pernah membayar pemasok sendiri.

## Yang mungkin ingin Anda atur lebih awal

- [Kata sandi transaksi](transaction-password), agar hanya Anda yang dapat mengeluarkan uang.
- [Rekening penarikan](withdrawal-accounts). Rekening baru dapat dipakai setelah {accountHoldHours} jam, jadi sebaiknya ada sebelum penarikan pertama Anda.
`,
  },
  'how-an-order-is-paid': {
    of: 1,
    on: '2026-11-21',
    title: 'Siapa yang membayar pesanan, dan kapan?',
    body: `
**Pembeli membayar semuanya.** Kami tidak pernah mengambil bagian pesanan mana pun dari dompet Anda.

Saat pembeli membayar, kami menerima satu pembayaran: produk, ongkos kirim, dan pajak. Pembayaran itu disimpan terpisah untuk pesanan ini saja. Dari situ dibayarkan, menurut urutan ini:

1. pajak, kepada otoritas pajak,
2. pemasok: harga pokok produk dan pengirimannya,
3. [komisi](commission) kami,
4. Anda: semua yang tersisa.

Jumlah keempat bagian selalu sama dengan yang dibayar pembeli. Setiap pesanan menampilkannya sebagai daftar, sampai sen terakhir.

## Contoh

Pembeli membayar 24,60: sebuah produk 20,00, ongkos kirim 3,00, dan pajak 1,60. Pemasok menerima 11,00 untuk produknya dan 3,00 untuk pengirimannya. Komisi 5% dari harga produk adalah 1,00, pajaknya 1,60. Yang tersisa untuk Anda adalah 8,00.

## Bagaimana jika tidak cukup?

Itu tidak dapat terjadi: kami menolak harga yang tidak menutup biayanya saat Anda menetapkannya. Lihat [mengapa harga ditolak](below-break-even).
`,
  },
  'ways-to-pay': {
    title: 'Bagaimana pembeli saya bisa membayar?',
    body: `
Saat membayar, setiap pembeli melihat cara pembayaran yang tersedia untuk negara dan jumlahnya. Anda tidak perlu mengatur apa pun dan tidak perlu kontrak dengan penyedia pembayaran.

- **Kartu, PayPal, atau Mollie**: di halaman aman milik penyedia. Mollie menampilkan cara pembayaran di negara pembeli, seperti aplikasi banknya. Anda maupun kami tidak melihat kartu atau rekening.
- **Transfer bank**: produk disimpan untuk pembeli selama beberapa hari, sampai uangnya masuk.
- **USDT**: ke alamat yang hanya untuk pesanan ini.

Yang tersedia bergantung pada platform dan negara pembeli.

## Kapan pesanan dianggap sudah dibayar?

Saat penyedia sendiri mengonfirmasi tepat jumlah ini, dalam mata uang ini, untuk pesanan ini. Pesan saja tidak pernah cukup: kami bertanya kepada penyedia. Uang yang masuk terlambat dikembalikan secara otomatis. Setiap pesanan menunjukkan bukti pembayarannya.

## Bagaimana pengembalian dana sampai ke pembeli?

Lewat cara yang dipakai pembeli saat membayar. Lamanya bergantung pada penyedia atau bank. Setelah transfer bank atau USDT, pembeli menentukan ke mana pengembalian dana dikirim.

## Bolehkah pembeli membayar langsung kepada saya?

Mohon jangan memintanya. Hanya pembayaran saat checkout yang menghasilkan pesanan dan melindungi Anda berdua. Lihat [yang tidak pernah kami minta](we-never-ask).
`,
    of: 1,
    on: '2026-11-29',
  },
  'no-deposit-needed': {
    of: 1,
    on: '2026-11-21',
    title: 'Apakah saya perlu deposit untuk berjualan?',
    body: `
**Tidak.** Anda tidak pernah memerlukan deposit untuk membuka toko, memajang produk, menerima pesanan, membuat pesanan dikirim, mencapai tingkat lebih tinggi, atau menarik uang.

Pesanan dibayar dari pembayaran pembelinya sendiri. [Begini caranya](how-an-order-is-paid). Pemasok tidak pernah dapat dibayar dari dompet Anda, jadi dompet yang penuh tidak menjual lebih banyak daripada dompet kosong.

Deposit hanya berguna untuk sesuatu yang Anda pilih untuk dibeli di sini, misalnya promosi. Itu pun dibatasi, agar Anda tidak mendepositkan lebih dari yang Anda inginkan. Lihat [deposit](deposits).

Jika ada yang mengatakan Anda harus mendepositkan uang agar pesanan dikirim, agar uang dapat ditarik, atau agar toko Anda tetap buka, itu bukan kami. [Baca yang tidak pernah kami minta](we-never-ask), dan mohon [beri tahu kami](/feedback).
`,
  },
  invitations: {
    of: 1,
    on: '2026-11-21',
    title: 'Bagaimana cara kerja undangan?',
    body: `
Hanya orang yang diundang yang dapat membuka akun. Satu kode undangan membuka satu akun.

- Anda dapat membuat {invitesPerDay} kode sehari, setelah akun Anda sendiri berumur {inviterDays} hari. Kode itu gratis, dan tidak ada jenis lain: tidak seorang pun boleh menjualnya.
- Satu kode berlaku sekali, dalam {inviteDays} hari. Anda dapat mencabut kode yang belum dipakai.
- Anda tidak memperoleh apa pun dengan mengundang, begitu juga siapa pun di atas Anda. Yang diperoleh teman Anda adalah milik teman Anda.
- Anda melihat bahwa teman sudah bergabung, dengan nama yang disingkat. Anda tidak melihat penjualannya.

## Jika kode ditolak

- **Tidak dikenal**: periksa karakternya. Kode tidak memuat 0, O, 1, atau I.
- **Sudah dipakai**: setiap kode membuka satu akun. Minta kode lain.
- **Kedaluwarsa atau dicabut**: minta yang baru kepada orang yang mengundang Anda.
- **Pendaftaran ditutup**: saat ini akun baru tidak dapat dibuka. Mencoba tidak menghabiskan kode Anda.

Jika Anda sudah mencapai batas harian, Anda dapat membuat kode baru setelah tengah malam di zona waktu toko Anda.
`,
  },
  levels: {
    of: 1,
    on: '2026-11-21',
    title: 'Apa itu tingkat, dan bagaimana mencapai yang berikutnya?',
    body: `
Ada empat tingkat. **Tingkat diraih dan gratis.** Tidak ada pembayaran, deposit, atau undangan yang mengubah tingkat.

- **Toko Standar**: {standardGoods} produk dijual, komisi {standardCommission}.
- **Toko Pedagang**: {merchantGoods} produk dijual, komisi {merchantCommission}.
- **Mitra Bisnis**: {partnerGoods} produk dijual, komisi {partnerCommission}.
- **Agen Merek**: {agentGoods} produk dijual, komisi {agentCommission}.

## Yang dihitung

Pesanan yang sampai dari pembeli yang berbeda, seberapa puas mereka, dan seberapa sedikit pesanan yang bermasalah. Angka pastinya, dan sudah sampai mana Anda, ada di [informasi toko](/shop). Pesanan yang dibuat pedagang atau orang dekatnya tidak dihitung.

Jika semua angka tercapai, Anda menekan satu tombol, dan tingkat itu milik Anda. Tidak perlu persetujuan siapa pun.

## Yang tidak pernah dipengaruhi tingkat

Hak Anda atas uang Anda. Dengan tingkat rendah, Anda menerima dan menarik uang yang sama. Jika suatu tingkat mengizinkan lebih sedikit daripada sebelumnya, tidak ada yang diambil: yang dijual tetap dijual, Anda hanya tidak dapat menambah.
`,
  },
} satisfies Record<string, TranslatedArticle>;
