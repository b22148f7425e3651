import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about the pictures and videos that a merchant uploads. */
export const media = {
  'crop-pictures': {
    title: 'Bagaimana cara memotong gambar?',
    body: `
Saat memilih logo, gambar bagian atas, atau gambar produk Anda sendiri, Anda lebih dulu memilih bagian yang ditampilkan. Logo dan gambar bagian atas ada di [informasi toko](/shop), gambar produk di **Teks dan gambar** pada produk itu.

- **Geser**: seret gambar, atau pakai tombol panah di layar atau di papan ketik.
- **Zoom**: cubit dengan dua jari, putar roda tetikus, geser penggeser, atau tekan + dan −.
- **Pratinjau**: di bawahnya Anda melihat hasilnya, di ponsel dan di komputer, atau di halaman produk dan di daftar.

Hanya bagian yang Anda pilih yang diunggah; gambar aslinya tetap di perangkat Anda. **Batal** tidak mengubah apa pun. Setelah **Pakai bagian ini**, Anda bisa memilih **Potong lagi** sampai Anda menyimpan.

Logo berbentuk persegi, gambar bagian atas tiga kali lebih lebar daripada tingginya, gambar produk tegak (4:5). Jika bagian itu terlalu kecil untuk tempatnya, kami memberi tahu Anda sebelum dipakai.
`,
    of: 1,
    on: '2026-11-29',
  },
  'product-video': {
    title: 'Bagaimana cara menambahkan video ke produk?',
    body: `
Buka produk di [etalase](/goodsList) Anda, pilih **Teks dan gambar**, lalu di bagian **Video** pilih **Pilih video**.

- Satu video per produk, paling lama 30 detik dan paling besar 20 MB, berformat MP4/MOV (H.264 dengan suara AAC) atau WebM. Selain itu ditolak beserta alasannya.
- Jika koneksi terputus, file tetap terpilih: pilih **Coba lagi**, atau tunggu sampai Anda kembali daring.
- Pembeli memutarnya sendiri, dan sebelum itu tidak ada yang dimuat. Pratinjaunya adalah gambar pertama produk, jadi letakkan gambar terbaik di urutan pertama.
- Di **Yang diucapkan dan terdengar**, tulis kata dan suara untuk orang yang tidak dapat mendengarnya. Teks ini ditampilkan di bawah video dan mengikuti aturan [teks Anda sendiri](own-words).
- **Simpan** menampilkannya di toko Anda. Selama 10 menit Anda bisa mengurungkannya.

Tempat, waktu, dan perangkat yang ditulis ponsel ke dalam video dihapus. Gambar dan suaranya tetap seperti aslinya: periksa apa yang terlihat dan terdengar sebelum menyimpan.

Video yang Anda ganti atau hapus akan dihapus dalam dua hari, begitu pula video produk yang Anda keluarkan dari etalase.

**Video iPhone ditolak?** Di Pengaturan, Kamera, Format, pilih “Paling Kompatibel” dan rekam lagi, atau simpan sebagai MP4.
`,
    of: 1,
    on: '2026-11-29',
  },
} satisfies Record<string, TranslatedArticle>;
