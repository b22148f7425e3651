import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about the wallet. */
export const money = {
  'balance-parts': {
    of: 1,
    on: '2026-11-21',
    title: 'Saldo saya terdiri dari apa saja?',
    body: `
[Dompet](/wallet) Anda menunjukkan empat jumlah. Totalnya selalu sama dengan saldo.

- **Tersedia**: dapat Anda tarik atau belanjakan sekarang.
- **Tertunda**: sudah diperoleh, dengan tanggal saat menjadi tersedia.
- **Ditahan**: ditahan karena alasan tertulis, dengan tanggal berakhir. Lihat [uang yang ditahan](held-money).
- **Sedang diproses**: penarikan yang sudah Anda minta dan belum sampai.

Setiap jumlah membuka catatan yang membentuknya. Setiap catatan memuat saldo sebelum dan sesudahnya serta nomor berurutan, jadi tidak ada yang dapat disisipkan atau dihapus.

Yang dibayar pembeli untuk pesanan yang masih berjalan **tidak** ada dalam saldo Anda. Uang itu disimpan untuk pesanan sampai pesanan dinyatakan diterima pembeli, dan ditampilkan terpisah.
`,
  },
  'when-money-is-yours': {
    of: 1,
    on: '2026-11-21',
    title: 'Kapan saya mendapat uang dari penjualan?',
    body: `
Setiap pesanan melewati langkah yang sama, dan setiap langkah punya tanggal.

1. Pembeli membayar. Pembayarannya disimpan untuk pesanan ini.
2. Paket sampai. Sekarang pembeli punya {returnDays} hari untuk meretur.
3. Pesanan dinyatakan diterima pembeli. Bagian Anda sudah pasti, dan Anda melihat hari saat bagian itu tersedia.
4. Pada hari itu uangnya tersedia, dan Anda dapat menariknya.

Hari itu adalah saat pesanan dinyatakan diterima pembeli, atau sekian lama setelah paket sampai, mana yang lebih lambat:

- Toko Standar: {standardRelease} hari
- Toko Pedagang: {merchantRelease} hari
- Mitra Bisnis: {partnerRelease} hari
- Agen Merek: {agentRelease} hari

Anda tidak perlu melakukan apa pun untuk itu, dan tidak perlu persetujuan siapa pun. Selama menunggu, tidak ada uang Anda sendiri yang tertahan: pemasok dibayar dari pembayaran pembeli.
`,
  },
  withdrawals: {
    of: 1,
    on: '2026-11-21',
    title: 'Bagaimana cara menarik uang, dan berapa lama?',
    body: `
Anda dapat menarik saldo yang **tersedia**, mulai {withdrawalMin}. Anda memerlukan [rekening penarikan](withdrawal-accounts), [kata sandi transaksi](transaction-password), dan [identitas yang terverifikasi](identity).

## Waktunya

- Sampai dikirim, Anda dapat membatalkannya, dan jumlahnya langsung tersedia lagi.
- Kami menjanjikan keputusan dalam {decideHours} jam.
- **Jika kami belum memutuskan setelah {selfApproveHours} jam, penarikan disetujui otomatis dan dibayarkan bertahap setiap hari dalam batas harian Anda, paling lama {slices} hari.** Hanya penahanan tertulis yang menghentikannya, dan Anda dapat membacanya dan mengajukan banding.
- Setelah itu dikirim: jaringan perlu beberapa menit, bank satu sampai tiga hari kerja.

## Biayanya

Paling banyak sebesar yang dikenakan bank atau jaringan. Kami menampilkannya sebelum Anda mengirim, dan memotongnya dari jumlahnya. Tidak ada biaya lain: **tidak ada pajak untuk mencairkan, tidak ada biaya verifikasi, tidak ada deposit terlebih dahulu.** [Kami tidak pernah meminta itu](we-never-ask).

## Jika tidak berhasil

Jika bank atau jaringan mengirimnya kembali, seluruh jumlah kembali ke dompet Anda dengan alasannya. Jika kami menolak penarikan Anda, jumlahnya langsung tersedia lagi, dengan alasan dan langkah berikutnya. Uang itu tidak pernah kami ambil.
`,
  },
  'withdrawal-accounts': {
    of: 1,
    on: '2026-11-21',
    title: 'Ke mana saya dapat menarik uang? (444, 451)',
    body: `
Ke kartu atau rekening bank, ke USDT di Ethereum (ERC-20), atau ke USDT di TRON (TRC-20). Anda dapat memiliki sampai {accountsMax} rekening (444). Untuk menambah yang lain, hapus satu yang tidak Anda pakai.

- Rekening baru dapat dipakai setelah {accountHoldHours} jam. Kami memberi tahu semua perangkat Anda, agar Anda punya waktu menghentikan orang yang masuk ke akun Anda.
- Nomor atau alamat yang diubah dihitung sebagai rekening baru. Catatan yang diubah tidak.
- Nama rekening bank harus nama Anda.
- Kami memeriksa apakah ada salah ketik pada alamat. Kami tidak dapat memeriksa apakah alamat itu milik Anda: kripto yang dikirim ke alamat salah akan hilang, jadi bandingkan karakter demi karakter.

**Rekening tidak ditemukan (451)** berarti rekening itu sudah dihapus, atau bukan milik Anda. Pilih satu dari daftar.
`,
  },
  'insufficient-balance': {
    of: 1,
    on: '2026-11-21',
    title: 'Tertulis saldo saya tidak cukup. (424)',
    body: `
Jumlahnya lebih dari yang **tersedia**. Uang yang tertunda atau ditahan adalah milik Anda, tetapi belum dapat ditarik atau dipakai. [Dompet](/wallet) Anda menunjukkan tanggal setiap jumlah.

Ini dapat terjadi pada penarikan atau promosi. Ini **tidak pernah** dapat terjadi pada pesanan: pesanan dibayar dari pembayaran pembeli dan tidak bergantung pada dompet Anda.

Anda tidak perlu membuat deposit. Pilih jumlah yang lebih kecil, atau tunggu tanggalnya.
`,
  },
  deposits: {
    of: 1,
    on: '2026-11-21',
    title: 'Bagaimana cara kerja deposit? (448, 429)',
    body: `
Pertama-tama: [Anda tidak memerlukannya untuk berjualan](no-deposit-needed).

Jika Anda ingin membuatnya, Anda mendapat alamat atau referensi bank dan jumlah yang tepat. Kirim persis jumlah itu, lewat jaringan itu juga.

- Deposit terkecil adalah {depositMin}; beberapa cara punya batas lebih tinggi, yang tertera di sampingnya. Kami menolak permintaan yang lebih kecil (448), karena akan habis oleh biaya jaringan. Jika jumlah yang lebih kecil sampai, uang itu tidak hilang: kami mengkreditkannya bila totalnya sudah cukup, atau mengembalikannya.
- Ada batas tertinggi, agar Anda tidak mendepositkan lebih dari yang Anda inginkan: {depositCap} dalam {depositFirstDays} hari pertama, kemudian separuh dari dana penjualan Anda yang diselesaikan dalam {depositSalesDays} hari bila itu lebih besar.
- Satu transaksi hanya dapat dipakai sekali. Jika hash-nya sudah pernah dipakai (429), periksa apakah Anda menyalin yang benar, dan lihat [catatan](/wallet/flow) Anda: mungkin sudah dikreditkan.

Kami memeriksa setiap deposit di blockchain atau bank, dan mengkreditkan jumlah yang benar-benar sampai. Tidak ada orang di tim kami yang dapat mengetik saldo.
`,
  },
  'held-money': {
    of: 1,
    on: '2026-11-21',
    title: 'Mengapa sebagian uang saya ditahan? (449, 450)',
    body: `
Kami menahan uang hanya karena salah satu dari beberapa alasan yang diterbitkan, misalnya sengketa terbuka atas pesanan tertentu, atau tanda bahwa orang lain memakai akun Anda. Setiap penahanan menyebutkan:

- **mengapa**, dengan kata-kata, dan apa dasarnya,
- **berapa**: sisa dompet Anda tetap tersedia,
- **sampai kapan**: berakhir otomatis pada hari itu,
- **cara mengajukan banding**: pemeriksa yang tidak menetapkannya memutuskan dalam 10 hari. Jika banding tidak diputuskan tepat waktu, jumlah yang ditahan tersedia lagi.

Anda menemukannya di [dompet](/wallet). Deposit tidak pernah membuatnya berakhir lebih cepat. Jika ada yang menawarkan itu, [itu penipuan](we-never-ask).

**Sebagian saldo Anda ditahan (449)**: jumlah yang ditahan tidak dapat ditarik. Selebihnya dapat ditarik. **Dompet dibekukan (450)**: untuk waktu terbatas tidak ada yang dapat keluar atau masuk, karena perintah pengadilan atau karena Anda atau kami melihat orang lain telah masuk.
`,
  },
  'weekly-payout': {
    of: 1,
    on: '2026-11-29',
    title: 'Bagaimana saya dibayar setiap minggu tanpa meminta?',
    body: `
Aktifkan [penarikan mingguan](/wallet/schedule): pilih rekening, hari, serta jumlah paling sedikit dan paling banyak sekali bayar.

- Pada hari itu, pagi menurut zona waktu toko Anda, saldo yang tersedia diajukan sebagai penarikan biasa. Aturan, waktu, dan biayanya sama seperti [penarikan lain](withdrawals), dan Anda bisa membatalkannya.
- Kurang dari jumlah paling sedikit menunggu minggu berikutnya. Lebih dari jumlah paling banyak tetap di dompet Anda.
- Mengaktifkannya meminta [kata sandi transaksi](transaction-password), langkah kedua, dan tanda tangan ponsel Anda jika salah satu perangkat Anda menandatangani. Setelah itu tidak ada yang ditanyakan lagi, jadi pilih jumlah paling banyak dengan hati-hati.
- Jika ada halangan, seperti pembatasan atau rekening baru, tidak ada yang dibayarkan, layar menyebutkan alasannya, dan dicoba lagi minggu berikutnya. Uang Anda tetap tersedia.
- Anda bisa mengakhirinya kapan saja, tanpa kata sandi. Menghapus rekening juga mengakhirinya.

Setiap pembayaran seperti ini ditandai, dan ponsel Anda memeriksa bahwa itu tercakup oleh yang Anda tanda tangani: rekening ini, tidak lebih dari jumlah paling banyak, sekali seminggu.
`,
  },
  statements: {
    title: 'Apa itu laporan bulanan?',
    body: `
Setelah akhir setiap bulan, kami membuat laporan [dompet](/wallet/statements) Anda. Laporan itu tidak pernah berubah, dan nomornya berurutan tanpa celah.

- **Penyelesaian dana**: saldo Anda sebelum dan sesudah, serta yang masuk dan keluar.
- **Faktur biaya**: [komisi](commission), biaya jaringan, dan promosi. Semuanya sudah kami potong, jadi tidak ada yang perlu dibayar.
- **Pajak per negara**: pajak yang dibayar pembeli Anda. Dana itu disimpan untuk otoritas pajak dan bukan bagian dari saldo Anda. Untuk UE ada juga file dengan kolom layanan satu pintu.

Setiap jumlah membuka entri buku yang membentuknya, dan setiap file tersedia dalam bahasa Anda.

Pengembalian dana di bulan berikutnya muncul di laporan bulan itu. Anda juga bisa menyimpan [mutasi](/wallet/flow) sebagai file CSV.
`,
    of: 1,
    on: '2026-11-29',
  },
} satisfies Record<string, TranslatedArticle>;
