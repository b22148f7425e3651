import type { notices as english } from '../en/notices.ts';
import type { Translated } from '../translated.ts';

/** What a notice says: ICU messages that are given the facts of the event. Amounts arrive formatted. */
export const notices: Translated<typeof english> = {
  order_paid: {
    title:
      '{named, select, yes {{more, plural, =0 {Pesanan baru: {goods}, {amount}} other {Pesanan baru: {goods} dan # barang lain, {amount}}}} other {Pesanan baru {no}}}',
    body: '{confirm, select, auto {Pesanan {no}. Konfirmasi sebelum {confirm_by}, atau pesanan dikonfirmasi otomatis.} latest {Pesanan {no}. Konfirmasi sebelum {confirm_by}, atau pesanan dibatalkan dan uang pembeli dikembalikan.} other {Seorang pembeli membayar {amount}. Konfirmasi biayanya dari pembayaran itu, atau pesanan dikonfirmasi otomatis.}}',
  },
  order_confirmed: {
    title: 'Pesanan {no} terkonfirmasi sendiri',
    body: 'Biaya pemasok sudah disisihkan dari pembayaran pembeli. Pemasok menyiapkan paket.',
  },
  order_shipped: { title: 'Pesanan {no} dalam perjalanan', body: 'Paket ada pada kurir.' },
  order_delivered: { title: 'Pesanan {no} sudah sampai', body: 'Pembeli sekarang dapat melihat barangnya.' },
  order_accepted: {
    title: 'Pesanan {no} disetujui',
    body: 'Bagian Anda {amount}. Uang itu ada di dompet Anda dan tersedia setelah hari tunggu tingkat Anda.',
  },
  order_lost: {
    title: 'Pesanan {no} tampaknya hilang',
    body: 'Pesanan tidak sampai tepat waktu. Pemasok yang menanggung kerugiannya, bukan Anda. Silakan lihat kasusnya.',
  },
  order_cancelled: {
    title: 'Pesanan {no} dibatalkan',
    body: '{why, select, buyer {Pembeli memintanya.} expired {Pesanan tidak dikonfirmasi tepat waktu.} stock {Stok pemasok habis.} sla {Pesanan tidak dikirim tepat waktu.} undeliverable {Kurir tidak dapat mengantarnya.} other {Pesanan tidak dapat dilanjutkan.}} Pembeli mendapat {amount} kembali. Anda tidak rugi apa pun.',
  },
  order_released: {
    title: '{amount} sudah dapat ditarik',
    body: 'Bagian Anda dari pesanan {no} dapat ditarik.',
  },
  return_asked: {
    title: 'Retur pesanan {no} menunggu Anda',
    body: 'Jawab paling lambat {answer_by}, atau retur dikabulkan dengan sendirinya.',
  },
  return_granted: {
    title: 'Retur pesanan {no} dikabulkan',
    body: 'Tidak ada yang menjawabnya tepat waktu, jadi dikabulkan dengan sendirinya. Barang dikirim kembali ke pemasok.',
  },
  return_closed: {
    title: 'Retur pesanan {no} berakhir',
    body: 'Tidak ada dana yang dikembalikan. Pesanan berlanjut dari tempatnya semula.',
  },
  return_refunded: {
    title: 'Dana pesanan {no} dikembalikan',
    body: 'Pembeli mendapat {amount} kembali. Kasusnya menyebutkan siapa yang menanggung.',
  },
  return_offer_taken: {
    title: 'Pembeli pesanan {no} menerima tawaran Anda',
    body: 'Barang tetap pada pembeli, dan dananya sedang dikembalikan.',
  },
  return_offer_declined: {
    title: 'Pembeli pesanan {no} tidak menerima tawaran Anda',
    body: 'Sebagai gantinya retur dikabulkan, seperti halnya tanpa jawaban. Barang dikirim kembali ke pemasok.',
  },
  return_damaged: {
    title: 'Barang pesanan {no} kembali dalam keadaan rusak',
    body: 'Pemasok ingin memotong sebagian dari pengembalian dana. Pembeli atau pemeriksa yang memutuskan.',
  },
  return_escalated: {
    title: 'Pemeriksa melihat retur pesanan {no}',
    body: 'Keputusan datang dalam sepuluh hari, disertai alasannya.',
  },
  return_decided_for_buyer: {
    title: 'Retur pesanan {no} diputuskan untuk pembeli',
    body: 'Kasusnya menyebutkan alasannya dan siapa menanggung apa.',
  },
  return_decided_for_shop: {
    title: 'Retur pesanan {no} diputuskan untuk toko',
    body: 'Dua pemeriksa melihatnya. Kasusnya menyebutkan alasannya.',
  },
  feedback_answered: { title: 'Kami menjawab masukan Anda {no}', body: 'Buka untuk membaca jawabannya.' },
  feedback_done: {
    title: 'Yang Anda tulis di {no} sudah selesai',
    body: 'Terima kasih. Jika bukan itu maksud Anda, silakan tulis lagi kepada kami.',
  },
  chat_answered: {
    title: 'Meja layanan sudah menjawab',
    body: 'Buka percakapannya untuk membaca dan membalas.',
  },
  chat_buyer_wrote: {
    title: 'Pembeli pesanan {no} menulis kepada Anda',
    body: 'Buka percakapannya untuk membaca. Anda menjawab di sini: tidak ada di antara Anda berdua yang melihat kontak pihak lain.',
  },
  sign_in_new: {
    title: 'Ada sesi masuk baru ke akun Anda',
    body: '{named, select, yes {Perangkatnya {device}, pada {when}, dari jaringan {place}.} other {Perangkatnya tidak menyebutkan jenisnya, pada {when}, dari jaringan {place}.}} Jika ini bukan Anda, ubah kata sandi Anda: semua perangkat lain lalu dikeluarkan.',
  },
  sign_in_guessed: {
    title: 'Ada yang menebak kata sandi Anda',
    body: 'Ada {count} kali masuk yang salah dengan nama pengguna Anda dalam satu jam, dari jaringan yang tidak pernah Anda pakai. Tidak ada yang berhasil, dan Anda tetap bisa masuk dari tempat biasa. Jika kata sandi Anda pendek atau dipakai di tempat lain, ubahlah dan aktifkan langkah kedua.',
  },
  password_changed: {
    title: 'Kata sandi masuk Anda diubah',
    body: 'Semua perangkat lain sudah dikeluarkan. Kunci API tetap berfungsi: cabut yang tidak Anda kenal di Masuk dan keamanan. Jika ini bukan Anda, segera tulis kepada kami.',
  },
  password_reset: {
    title: 'Kata sandi masuk Anda diganti',
    body: '{way, select, email {Diganti lewat tautan yang dikirim ke alamat email Anda.} other {Diganti dengan kode pemulihan.}} Semua perangkat dikeluarkan, dan penarikan dijeda sampai {until}. Kunci API tetap berfungsi: cabut yang tidak Anda kenal di Masuk dan keamanan. Jika ini bukan Anda, segera ganti lagi dan tulis kepada kami.',
  },
  contact_changed: {
    title: 'Data kontak Anda diubah',
    body: '{what, select, email {Alamat email} phone {Nomor telepon} other {Alamat email dan nomor telepon}} akun Anda berubah. Alamat email baru berlaku setelah dikonfirmasi. Jika ini bukan Anda, segera ubah kata sandi Anda: semua perangkat lain lalu dikeluarkan.',
  },
  pay_password_changed: {
    title: 'Kata sandi transaksi Anda diubah',
    body: 'Jika ini bukan Anda, ganti kata sandi itu dan keluarkan perangkat Anda yang lain.',
  },
  pay_password_reset: {
    title: 'Kata sandi transaksi Anda diganti',
    body: 'Penarikan dijeda sampai {until}. Jika ini bukan Anda, keluarkan perangkat Anda yang lain dan tulis kepada kami.',
  },
  second_factor_on: {
    title: 'Verifikasi dua langkah Anda aktif',
    body: 'Masuk di perangkat baru kini meminta kode dari aplikasi autentikator Anda.',
  },
  second_factor_off: {
    title: 'Verifikasi dua langkah Anda dinonaktifkan',
    body: 'Untuk masuk hanya diperlukan kata sandi Anda. Jika ini bukan Anda, keluarkan perangkat Anda yang lain dan aktifkan lagi.',
  },
  recovery_code_used: {
    title: 'Kode pemulihan dipakai',
    body: '{left, plural, =0 {Tidak ada yang tersisa} other {Tersisa #}}. Buat yang baru sebelum habis.',
  },
  comment_new: {
    title: 'Pembeli mengomentari pesanan {no}',
    body: '{rating} dari 5 bintang untuk “{title}”. Anda dapat membalas satu kali; semua orang dapat membaca balasan Anda.',
  },
  comment_followed: {
    title: 'Pembeli menambahkan komentar pada pesanan {no}',
    body: 'Tentang “{title}”.',
  },
  comment_kept: {
    title: 'Komentar yang Anda laporkan tetap ada',
    body: 'Tentang “{title}” dari pesanan {no}. Kami sudah memeriksanya dan komentar itu sesuai aturan. Balasan Anda ada di sampingnya.',
  },
  comment_removed: {
    title: 'Komentar yang Anda laporkan dihapus',
    body: 'Tentang “{title}” dari pesanan {no}. Di tempatnya tertera alasannya, dan nilainya tidak dihitung lagi.',
  },
  goods_withdrawn: {
    title: 'Barang ditarik dari penjualan',
    body: 'Kami menarik {titles} dari semua toko. Alasan: {reason} Pesanan yang sudah dibuat tetap berjalan. Bila alasannya berakhir, barang dijual lagi dengan sendirinya.',
  },
  goods_out_of_stock: {
    title: 'Barang berhenti dijual: stok habis',
    body: 'Stok pemasok habis: {titles}. Barang dijual lagi dengan sendirinya begitu stok ada.',
  },
  goods_below_break_even: {
    title: 'Barang berhenti dijual: biaya naik',
    body: 'Dengan harga Anda, Anda akan rugi pada {titles}. Tetapkan harga lebih tinggi untuk menjualnya lagi.',
  },
  goods_back_on_sale: {
    title: 'Barang dijual lagi',
    body: 'Yang menghalangi {titles} sudah berakhir. Barang itu dijual dengan harga Anda.',
  },
  cost_rises: {
    title: 'Biaya “{title}” naik',
    body: 'Mulai {when} biayanya {cost}, bukan {old}. Dengan harga Anda {price}, Anda memperoleh {profit} per buah. Pesanan yang sudah ada tetap memakai biayanya.',
  },
  cost_rises_below: {
    title: 'Biaya “{title}” naik melebihi batas harga Anda',
    body: 'Mulai {when} biayanya {cost}, bukan {old}. Harga Anda {price} akan merugi: tetapkan paling sedikit {floor}, atau barang ini berhenti dijual pada hari itu. Pesanan yang sudah ada tetap memakai biayanya.',
  },
  cost_falls: {
    title: 'Biaya “{title}” turun',
    body: 'Mulai {when} biayanya {cost}, bukan {old}. Dengan harga Anda {price}, Anda memperoleh {profit} per buah.',
  },
  goods_repriced: {
    title: 'Harga mengikuti biaya',
    body: 'Biaya {titles} naik. Aturan harga Anda menetapkan harga baru, agar Anda tidak rugi apa pun.',
  },
  identity_verified: {
    title: 'Identitas Anda terverifikasi',
    body: 'Anda terverifikasi sebagai {name}. Rekening atas nama ini dapat menerima penarikan Anda.',
  },
  identity_rejected: {
    title: 'Identitas Anda belum dapat diverifikasi',
    body: 'Setiap isian yang perlu diperbaiki menyebutkan alasannya. Yang sudah benar tetap terisi.',
  },
  identity_recalled: {
    title: 'Verifikasi Anda dicabut',
    body: '{statement} Anda dapat mengirim dokumen baru. Pendapatan Anda tetap milik Anda, dan Anda dapat mengajukan banding.',
  },
  identity_late: {
    title: 'Kami terlambat memeriksa identitas Anda',
    body: 'Kami menjanjikan jawaban dalam 48 jam dan belum memberikannya. Permintaan Anda di urutan pertama; Anda tidak perlu melakukan apa pun.',
  },
  identity_expiring: {
    title: 'Dokumen Anda berlaku sampai {day}',
    body: 'Kirim yang baru sebelum itu. Penjualan dan penarikan tetap berjalan sementara ini.',
  },
  payout_account_added: {
    title: 'Rekening penarikan ditambahkan',
    body: 'Rekening {account} ditambahkan dan dapat dipakai setelah 24 jam. Bukan Anda? Hapus rekening itu, ubah kata sandi Anda, dan beri tahu kami.',
  },
  payout_account_changed: {
    title: 'Rekening penarikan diubah',
    body: 'Rekening {account} diubah. Bukan Anda? Ubah kata sandi Anda, dan beri tahu kami.',
  },
  payout_account_removed: {
    title: 'Rekening penarikan dihapus',
    body: 'Rekening {account} dihapus. Bukan Anda? Ubah kata sandi Anda, dan beri tahu kami.',
  },
  deposit_credited: {
    title: 'Deposit {no} ada di dompet Anda',
    body: '{amount} sudah masuk dan tersedia sekarang. Uang itu milik Anda dan dapat ditarik seperti saldo Anda yang lain.',
  },
  deposit_below_minimum: {
    title: 'Deposit {no}: {amount} sudah sampai',
    body: 'Ini di bawah deposit terkecil dengan cara ini. Uang itu disimpan untuk Anda dan dikreditkan begitu yang Anda kirim mencapai jumlah tersebut.',
  },
  deposit_unclear: {
    title: 'Deposit {no}: {amount} sudah sampai dan disimpan untuk Anda',
    body: 'Uang itu datang terlambat, atau melebihi yang dapat didepositkan. Dua orang memeriksanya; uang itu dikreditkan, atau kembali ke asalnya.',
  },
  deposit_returned: {
    title: 'Deposit {no}: {amount} dikirim kembali',
    body: 'Yang tidak dapat dikreditkan dikirim kembali ke asalnya.',
  },
  deposit_needs_info: {
    title: 'Deposit {no}: kami punya pertanyaan',
    body: 'Pemeriksa memerlukan sesuatu dari Anda sebelum deposit dapat dikreditkan. Anda punya tujuh hari untuk menjawab.',
  },
  deposit_failed: {
    title: 'Deposit {no} tidak dapat dikreditkan',
    body: 'Alasannya: {reason}',
  },
  deposit_unanswered: {
    title: 'Deposit {no} ditutup tanpa jawaban',
    body: 'Pertanyaan kami tidak dijawab dalam tujuh hari. Jika Anda mengirim uang, beri tahu kami: uang itu tidak hilang.',
  },
  deposit_expired: {
    title: 'Deposit {no} tidak ditemukan',
    body: 'Tidak ada yang sampai tepat waktu. Jika Anda mengirim uang, periksa alamat dan jaringannya, dan beri tahu kami. Uang yang datang kemudian disimpan untuk Anda.',
  },
  deposit_late: {
    title: 'Kami terlambat memeriksa deposit {no}',
    body: 'Kami menjanjikan jawaban dalam 24 jam dan belum memberikannya. Deposit Anda di urutan pertama; Anda tidak perlu melakukan apa pun.',
  },
  restriction_placed: {
    title: 'Toko Anda dibatasi sampai {until}',
    body: 'Buka untuk membaca alasannya, apa yang tetap berjalan, dan cara mengajukan banding. Ini berakhir dengan sendirinya.',
  },
  restriction_held: {
    title: '{amount} dari uang Anda ditahan sampai {until}',
    body: 'Buka untuk membaca alasan dan dasarnya. Anda dapat mengajukan banding, dan ini berakhir dengan sendirinya.',
  },
  restriction_begun: {
    title: 'Akun Anda ditangguhkan sampai {until}',
    body: 'Ini sudah diumumkan sebelumnya. Anda dapat membaca alasannya, mengajukan banding, dan melihat uang Anda.',
  },
  restriction_extended: {
    title: 'Pembatasan diperpanjang sampai {until}',
    body: 'Orang kedua memutuskannya, dengan sesuatu yang baru. Tidak dapat diperpanjang lagi, dan Anda dapat mengajukan banding.',
  },
  restriction_ended: {
    title: 'Pembatasan sudah berakhir',
    body: 'Semua yang dihalanginya bisa dilakukan lagi.',
  },
  restriction_freed: {
    title: '{amount} dari uang Anda tersedia lagi',
    body: 'Yang ditahan pembatasan sudah kembali ke saldo Anda yang tersedia.',
  },
  appeal_received: {
    title: 'Banding Anda sudah kami terima',
    body: 'Orang lain, bukan yang membatasi Anda, memutuskan paling lambat {decide_by}.',
  },
  appeal_upheld: {
    title: 'Banding Anda diputuskan: pembatasan tetap berlaku',
    body: 'Buka untuk membaca alasannya. Pembatasan tetap berakhir dengan sendirinya.',
  },
  appeal_overturned: {
    title: 'Banding Anda benar',
    body: 'Mohon maaf. Pembatasannya sudah tidak ada, dan yang ditahannya tersedia lagi.',
  },
  withdrawal_requested: {
    title: 'Penarikan {no} diajukan',
    body: 'Kami menerima permintaan Anda untuk menarik {amount} ke {account}. Anda dapat membatalkannya sebelum dikirim.',
  },
  withdrawal_approved: {
    title: 'Penarikan {no} disetujui',
    body: '{amount} sekarang dikirim ke {account}.',
  },
  withdrawal_paid: { title: 'Penarikan {no} dibayarkan', body: '{amount} sudah dikirim ke {account}.' },
  withdrawal_cancelled: {
    title: 'Penarikan {no} dibatalkan',
    body: '{amount} tersedia lagi. Tidak ada biaya apa pun.',
  },
  withdrawal_rejected: {
    title: 'Penarikan {no} tidak disetujui',
    body: '{amount} tersedia lagi. Alasannya: {reason}',
  },
  withdrawal_failed: {
    title: 'Penarikan {no} tidak dapat dikirim',
    body: '{amount} tersedia lagi. Tidak ada biaya apa pun. Silakan periksa rekening {account}.',
  },
  withdrawal_returned: {
    title: 'Penarikan {no} dikembalikan',
    body: 'Pihak penerima mengirimnya kembali: {amount} tersedia lagi, beserta biayanya. Silakan periksa rekening {account}.',
  },
  goodwill_promo: {
    title: 'Anda punya kredit promosi {amount}',
    body: 'Ini ganti rugi dari kami: {reason} Kredit ini dipakai lebih dulu saat Anda membayar promosi. Anda tidak berutang apa pun untuknya.',
  },
  goodwill_given: {
    title: '{amount} ditambahkan ke dompet Anda',
    body: 'Ini ganti rugi dari kami: {reason} Langsung bisa dipakai, dan Anda tidak berutang apa pun.',
  },
  ad_started: {
    title: 'Promosi {goods} sudah dimulai',
    body: 'Mulai sekarang barang itu ditampilkan. Anda dapat melihat kapan saja di mana, seberapa sering, dan berapa biayanya.',
  },
  ad_paused: {
    title: 'Promosi {goods} dijeda',
    body: '{why, select, no_stock {Barangnya habis.} not_sold {Barangnya tidak dijual di toko Anda.} shop_paused {Toko Anda saat ini tidak menerima pesanan.} other {Saat ini tidak dapat ditampilkan.}} Sementara itu tidak ada biaya, dan promosi berlanjut dengan sendirinya begitu hal itu berakhir.',
  },
  ad_resumed: {
    title: 'Promosi {goods} berlanjut',
    body: 'Yang menghalanginya sudah berakhir. Barang itu ditampilkan lagi.',
  },
  ad_exhausted: {
    title: 'Anggaran untuk {goods} sudah habis',
    body: 'Promosi berakhir. {amount} terlalu sedikit untuk satu klik lagi dan sudah kembali.',
  },
  ad_ended: {
    title: 'Promosi {goods} berakhir',
    body: '{why, select, time {Hari terakhirnya sudah lewat.} shop_closed {Toko Anda ditutup.} other {Promosi sudah berakhir.}} {amount} tidak terpakai dan sudah kembali.',
  },
  ad_refused: {
    title: 'Promosi {goods} tidak dimulai',
    body: 'Petugas memeriksanya dan menulis: {reason} Seluruh {amount} sudah kembali. Anda dapat mengubahnya dan memulai yang baru.',
  },
  friend_joined: {
    title: 'Seorang teman sudah bergabung',
    body: '{name} membuka toko dengan undangan Anda. Mengundang itu gratis, dan tidak memberi penghasilan kepada siapa pun.',
  },
  level_raised: {
    title:
      'Toko Anda punya tingkat baru: {level, select, merchant {Toko Pedagang} partner {Mitra Bisnis} other {Agen Merek}}',
    body: 'Anda memenuhi syaratnya. Lebih banyak barang muat di etalase Anda, dan komisi pesanan baru lebih kecil. Tidak ada biayanya.',
  },
  level_lowering: {
    title:
      'Pada {from} tingkat toko Anda menjadi {level, select, standard {Toko Standar} merchant {Toko Pedagang} partner {Mitra Bisnis} other {Agen Merek}}',
    body: 'Ada syarat tingkat Anda yang saat ini tidak terpenuhi. Jika terpenuhi lagi sebelum itu, tidak ada yang berubah. Barang Anda tetap di tempatnya dan uang Anda tidak disentuh. Halaman tingkat menunjukkan apa yang kurang.',
  },
  level_kept: {
    title:
      'Tingkat Anda tetap: {level, select, standard {Toko Standar} merchant {Toko Pedagang} partner {Mitra Bisnis} other {Agen Merek}}',
    body: 'Toko Anda kembali memenuhi syarat tingkatnya. Perubahan yang diumumkan dibatalkan.',
  },
  level_lowered: {
    title:
      'Tingkat toko Anda sekarang {level, select, standard {Toko Standar} merchant {Toko Pedagang} partner {Mitra Bisnis} other {Agen Merek}}',
    body: 'Ini sudah diumumkan tiga puluh hari lalu. Barang Anda tetap dijual dan uang Anda tidak disentuh. Begitu syarat tingkat yang lebih tinggi terpenuhi, Anda mendapatkannya lagi tanpa biaya.',
  },
  hook_failed: {
    title: 'Pesan ke {host} tidak sampai',
    body: 'Satu pesan ke program Anda dicoba selama sehari dan tidak diterima. Lihat jawabannya; pesan dapat dikirim lagi.',
  },
  hook_disabled: {
    title: 'Pesan ke {host} dimatikan',
    body: 'Alamat ini tidak menerima apa pun selama tiga hari, jadi tidak ada lagi yang dikirim ke sana. Perbaiki lalu nyalakan lagi; yang terlewat dapat dikirim ulang.',
  },
  limit_changes: {
    title:
      'Mulai {from}: {kind, select, goods_max {barang yang dijual sekaligus} deletions_daily {penghapusan per hari} commission_bps {komisi pesanan baru} other {penarikan per hari tanpa peninjauan}}',
    body: 'Untuk tingkat {level, select, standard {Toko Standar} merchant {Toko Pedagang} partner {Mitra Bisnis} other {Agen Merek}} nilainya berubah dari {before} menjadi {value}. Barang yang dijual, pesanan yang sudah ada, dan uang Anda tidak disentuh.',
  },
  house_announcement: { title: '{title}', body: '{body}' },
};
