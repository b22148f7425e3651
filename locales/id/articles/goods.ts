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
} satisfies Record<string, TranslatedArticle>;
