import type { notices as english } from '../en/notices.ts';
import type { Translated } from '../translated.ts';

/** What a notice says: ICU messages that are given the facts of the event. Amounts arrive formatted. */
export const notices: Translated<typeof english> = {
  order_paid: {
    title:
      '{named, select, yes {{more, plural, =0 {Pesanan baru: {goods}, {amount}} other {Pesanan baru: {goods} dan # produk lain, {amount}}}} other {Pesanan baru {no}}}',
    body: '{confirm, select, auto {Pesanan {no}. Konfirmasi sebelum {confirm_by}, atau pesanan dikonfirmasi otomatis.} latest {Pesanan {no}. Konfirmasi sebelum {confirm_by}, atau pesanan dibatalkan dan dana pembeli dikembalikan.} other {Seorang pembeli membayar {amount}. Konfirmasi harga pokok dari pembayaran itu, atau pesanan dikonfirmasi otomatis.}}',
  },
  order_confirmed: {
    title: 'Pesanan {no} dikonfirmasi otomatis',
    body: 'Harga pokok pemasok sudah disisihkan dari pembayaran pembeli. Pemasok sedang menyiapkan paket.',
  },
  order_shipped: { title: 'Pesanan {no} dalam perjalanan', body: 'Paket ada pada kurir.' },
  order_delivered: {
    title: 'Pesanan {no} sudah sampai',
    body: 'Pembeli sekarang dapat memeriksa produknya.',
  },
  order_accepted: {
    title: 'Pesanan {no} diterima pembeli',
    body: 'Pendapatan Anda {amount}. Uang itu ada di dompet Anda dan tersedia setelah masa tunggu tingkat Anda.',
  },
  order_lost: {
    title: 'Pesanan {no} mungkin hilang',
    body: 'Pesanan tidak sampai tepat waktu. Pemasok yang menanggung kerugiannya, bukan Anda. Silakan periksa returnya.',
  },
  order_cancelled: {
    title: 'Pesanan {no} dibatalkan',
    body: '{why, select, buyer {Pembeli memintanya.} expired {Pesanan tidak dikonfirmasi tepat waktu.} stock {Stok pemasok habis.} sla {Pesanan tidak dikirim tepat waktu.} undeliverable {Kurir tidak dapat mengantarnya.} other {Pesanan tidak dapat diselesaikan.}} Kami mengembalikan {amount} kepada pembeli. Anda tidak rugi apa pun.',
  },
  order_released: {
    title: '{amount} sudah dapat ditarik',
    body: 'Anda sekarang dapat menarik pendapatan dari pesanan {no}.',
  },
  return_asked: {
    title: 'Retur diminta untuk pesanan {no}',
    body: 'Jawab paling lambat {answer_by}, atau retur disetujui otomatis.',
  },
  return_granted: {
    title: 'Retur pesanan {no} disetujui',
    body: 'Retur tidak dijawab tepat waktu, jadi disetujui otomatis. Produk dikirim kembali ke pemasok.',
  },
  return_closed: {
    title: 'Retur pesanan {no} ditutup',
    body: 'Tidak ada dana yang dikembalikan. Pesanan berlanjut dari tempatnya semula.',
  },
  return_refunded: {
    title: 'Dana pesanan {no} dikembalikan',
    body: 'Kami mengembalikan {amount} kepada pembeli. Halaman retur menunjukkan siapa yang menanggungnya.',
  },
  return_offer_taken: {
    title: 'Pembeli pesanan {no} menerima tawaran Anda',
    body: 'Pembeli menyimpan produknya, dan dana sedang dikembalikan.',
  },
  return_offer_declined: {
    title: 'Pembeli pesanan {no} menolak tawaran Anda',
    body: 'Sebagai gantinya retur disetujui, sama seperti tanpa jawaban. Produk dikirim kembali ke pemasok.',
  },
  return_damaged: {
    title: 'Produk pesanan {no} kembali dalam keadaan rusak',
    body: 'Pemasok meminta potongan dari pengembalian dana. Pembeli atau pemeriksa yang memutuskan.',
  },
  return_escalated: {
    title: 'Retur pesanan {no} sedang diperiksa',
    body: 'Anda mendapat keputusannya dalam sepuluh hari, disertai alasannya.',
  },
  return_decided_for_buyer: {
    title: 'Retur pesanan {no} dimenangkan pembeli',
    body: 'Halaman retur menunjukkan alasannya, dan siapa menanggung apa.',
  },
  return_decided_for_shop: {
    title: 'Retur pesanan {no} dimenangkan toko',
    body: 'Dua pemeriksa memeriksanya. Halaman retur menunjukkan alasannya.',
  },
  feedback_answered: { title: 'Kami menjawab masukan Anda {no}', body: 'Buka untuk membaca jawabannya.' },
  feedback_done: {
    title: 'Selesai: masukan Anda {no}',
    body: 'Terima kasih. Jika bukan itu maksud Anda, silakan hubungi kami lagi.',
  },
  chat_answered: {
    title: 'Layanan pelanggan sudah menjawab',
    body: 'Buka percakapan untuk membaca dan membalas.',
  },
  chat_buyer_wrote: {
    title: 'Pesan baru dari pembeli pesanan {no}',
    body: 'Buka percakapan untuk membaca dan membalas. Anda dan pembeli tidak saling melihat data kontak.',
  },
  question_new: {
    title: 'Pertanyaan baru tentang “{title}”',
    body: 'Seorang pembeli ingin tahu sesuatu sebelum membeli. Jawaban Anda sampai lewat email.',
  },
  sourcing_found: {
    title: 'Kami menemukan produk untuk “{title}”',
    body: 'Buka permintaan Anda untuk melihat yang kami temukan beserta harga pokoknya. Jika cocok, tambahkan ke toko Anda.',
  },
  sourcing_not_found: {
    title: 'Kami tidak menemukan “{title}”',
    body: 'Buka permintaan Anda untuk membaca alasannya. Permintaan ini tidak lagi dihitung sebagai terbuka.',
  },
  sign_in_new: {
    title: 'Ada sesi masuk baru ke akun Anda',
    body: '{named, select, yes {Perangkatnya {device}, pada {when}, dari jaringan {place}.} other {Perangkatnya tidak menyebutkan jenisnya, pada {when}, dari jaringan {place}.}} Jika ini bukan Anda, ubah kata sandi Anda: semua perangkat lain lalu dikeluarkan.',
  },
  sign_in_guessed: {
    title: 'Ada yang mencoba menebak kata sandi Anda',
    body: 'Ada {count} percobaan masuk yang salah dengan nama pengguna Anda dalam satu jam, dari jaringan yang tidak pernah Anda pakai. Mereka tidak berhasil, dan Anda tetap bisa masuk dari tempat biasa. Jika kata sandi Anda pendek atau dipakai di tempat lain, ubahlah dan aktifkan verifikasi dua langkah.',
  },
  password_changed: {
    title: 'Kata sandi masuk Anda diubah',
    body: 'Anda sudah dikeluarkan dari semua perangkat lain. Kunci API tetap berfungsi: cabut yang tidak Anda kenal di Masuk dan keamanan. Jika ini bukan Anda, segera hubungi kami.',
  },
  password_reset: {
    title: 'Kata sandi masuk Anda diganti',
    body: '{way, select, email {Diganti lewat tautan yang dikirim ke alamat email Anda.} other {Diganti dengan kode pemulihan.}} Semua perangkat dikeluarkan, dan penarikan dijeda sampai {until}. Kunci API tetap berfungsi: cabut yang tidak Anda kenal di Masuk dan keamanan. Jika ini bukan Anda, segera ganti lagi dan tulis kepada kami.',
  },
  contact_changed: {
    title: 'Data kontak Anda diubah',
    body: '{what, select, email {Alamat email} phone {Nomor telepon} other {Alamat email dan nomor telepon}} akun Anda berubah. Alamat email baru berlaku setelah dikonfirmasi. Jika ini bukan Anda, segera ubah kata sandi Anda: semua perangkat lain lalu dikeluarkan.',
  },
  shop_linked: {
    title: 'Sebuah toko ditambahkan ke toko Anda',
    body: 'Pemiliknya dapat membuka toko ini, dan Anda dapat membuka tokonya, tanpa masuk lagi. Untuk uang, setiap toko tetap meminta kata sandi transaksinya sendiri. Jika ini bukan Anda, hapus di Toko saya dan segera ubah kata sandi Anda.',
  },
  pay_password_changed: {
    title: 'Kata sandi transaksi Anda diubah',
    body: 'Jika ini bukan Anda, ganti kata sandi itu dan keluar dari perangkat Anda yang lain.',
  },
  pay_password_reset: {
    title: 'Kata sandi transaksi Anda diganti',
    body: 'Penarikan dijeda sampai {until}. Jika ini bukan Anda, keluar dari perangkat Anda yang lain dan hubungi kami.',
  },
  device_added: {
    title: 'Perangkat penanda tangan ditambahkan',
    body: '{waits, select, yes {{device} dapat menandatangani mulai {until}. Bukan Anda? Hapus sebelum itu, ubah kata sandi Anda, dan beri tahu kami.} other {{device} kini menandatangani penarikan, rekening penarikan, kampanye, dan kata sandi transaksi Anda. Bukan Anda? Ubah kata sandi Anda, dan beri tahu kami.}}',
  },
  device_leaving: {
    title: 'Perangkat penanda tangan terakhir Anda akan dihapus',
    body: '{device} berhenti menandatangani pada {until}. {alone, select, yes {Setelah itu penarikan tidak perlu tanda tangan. } other {}}Bukan Anda? Pertahankan perangkat itu di “Perangkat penanda tangan”, ubah kata sandi Anda, dan beri tahu kami.',
  },
  device_removed: {
    title: 'Perangkat penanda tangan dihapus',
    body: '{device} tidak lagi menandatangani. Bukan Anda? Ubah kata sandi Anda, dan beri tahu kami.',
  },
  device_retained: {
    title: 'Perangkat penanda tangan dipertahankan',
    body: 'Penghapusan {device} dihentikan. Perangkat ini tetap menandatangani.',
  },
  second_factor_on: {
    title: 'Verifikasi dua langkah aktif',
    body: 'Masuk di perangkat baru kini meminta kode dari aplikasi autentikator Anda.',
  },
  second_factor_off: {
    title: 'Verifikasi dua langkah dinonaktifkan',
    body: 'Untuk masuk kini hanya diperlukan kata sandi Anda. Jika ini bukan Anda, keluar dari perangkat Anda yang lain dan aktifkan lagi.',
  },
  recovery_code_used: {
    title: 'Kode pemulihan dipakai',
    body: '{left, plural, =0 {Tidak ada yang tersisa. Buat yang baru sekarang.} other {Tersisa #. Buat yang baru sebelum habis.}}',
  },
  comment_new: {
    title: 'Ulasan baru untuk pesanan {no}',
    body: '{rating} dari 5 bintang untuk “{title}”. Anda dapat membalas satu kali; semua orang dapat membaca balasan Anda.',
  },
  comment_followed: {
    title: 'Pembeli menambahkan isi pada ulasan pesanan {no}',
    body: 'Tentang “{title}”.',
  },
  comment_kept: {
    title: 'Ulasan yang Anda laporkan tetap ada',
    body: 'Tentang “{title}” dari pesanan {no}. Kami sudah memeriksanya dan ulasan itu sesuai aturan. Balasan Anda tampil di sampingnya.',
  },
  comment_removed: {
    title: 'Ulasan yang Anda laporkan dihapus',
    body: 'Tentang “{title}” dari pesanan {no}. Alasannya tampil di tempatnya, dan penilaiannya tidak dihitung lagi.',
  },
  goods_withdrawn: {
    title: 'Produk ditarik dari penjualan',
    body: 'Kami menarik {titles} dari semua toko. Alasan: {reason} Pesanan yang sudah ada tetap berjalan. Jika alasannya berakhir, produk dijual lagi otomatis.',
  },
  goods_out_of_stock: {
    title: 'Berhenti dijual: stok habis',
    body: 'Stok pemasok habis: {titles}. Produk dijual lagi otomatis begitu stok ada.',
  },
  goods_below_break_even: {
    title: 'Berhenti dijual: harga pokok naik',
    body: 'Dengan harga Anda, Anda akan rugi pada {titles}. Tetapkan harga lebih tinggi untuk menjualnya lagi.',
  },
  goods_back_on_sale: {
    title: 'Produk dijual lagi',
    body: '{titles} dapat dijual lagi, dengan harga Anda.',
  },
  cost_rises: {
    title: 'Harga pokok “{title}” naik',
    body: 'Mulai {when} harga pokoknya {cost}, bukan {old}. Dengan harga Anda {price}, keuntungan Anda menjadi {profit} per unit. Pesanan yang sudah ada tetap memakai harga pokok lama.',
  },
  cost_rises_below: {
    title: 'Harga pokok “{title}” naik melebihi batas harga Anda',
    body: 'Mulai {when} harga pokoknya {cost}, bukan {old}. Dengan harga Anda {price}, Anda akan rugi: tetapkan paling sedikit {floor}, atau produk ini berhenti dijual pada hari itu. Pesanan yang sudah ada tetap memakai harga pokok lama.',
  },
  cost_falls: {
    title: 'Harga pokok “{title}” turun',
    body: 'Mulai {when} harga pokoknya {cost}, bukan {old}. Dengan harga Anda {price}, keuntungan Anda menjadi {profit} per unit.',
  },
  goods_repriced: {
    title: 'Harga mengikuti harga pokok',
    body: 'Harga pokok {titles} naik. Aturan harga Anda menetapkan harga baru, agar Anda tidak rugi.',
  },
  identity_verified: {
    title: 'Identitas Anda terverifikasi',
    body: 'Anda terverifikasi sebagai {name}. Rekening atas nama ini dapat menerima penarikan Anda.',
  },
  identity_rejected: {
    title: 'Kami belum dapat memverifikasi identitas Anda',
    body: 'Setiap isian yang perlu diperbaiki menyebutkan alasannya. Yang lain tetap terisi.',
  },
  identity_recalled: {
    title: 'Verifikasi Anda dicabut',
    body: '{statement} Anda dapat mengirim dokumen baru. Pendapatan Anda tetap milik Anda, dan Anda dapat mengajukan banding.',
  },
  unpaid_near: {
    title: 'Verifikasi identitas Anda agar tetap menerima pesanan',
    body: '{unpaid} menunggu dibayarkan kepada Anda. Saat mencapai {limit}, toko Anda berhenti menerima pesanan baru sampai identitas Anda terverifikasi. Uang itu tetap milik Anda.',
  },
  unpaid_stopped: {
    title: 'Toko Anda berhenti menerima pesanan baru',
    body: '{unpaid} menunggu dibayarkan kepada Anda, dan identitas Anda belum terverifikasi. Pesanan yang berjalan tetap lanjut, dan uang itu tetap milik Anda. Pesanan baru diterima lagi segera setelah Anda terverifikasi.',
  },
  identity_late: {
    title: 'Kami terlambat memeriksa identitas Anda',
    body: 'Kami menjanjikan jawaban dalam 48 jam dan belum memberikannya. Permintaan Anda di urutan pertama; Anda tidak perlu melakukan apa pun.',
  },
  identity_appeal_received: {
    title: 'Kami telah menerima banding Anda',
    body: 'Orang lain selain yang memutuskan akan menjawab paling lambat {decide_by}.',
  },
  identity_appeal_upheld: {
    title: 'Banding Anda ditolak',
    body: 'Keputusan tentang identitas Anda tetap berlaku. Anda dapat membaca alasannya dan mengirim dokumen baru kapan saja.',
  },
  identity_appeal_overturned: {
    title: 'Banding Anda diterima',
    body: 'Identitas Anda terverifikasi. Kami mohon maaf.',
  },
  identity_appeal_reopened: {
    title: 'Banding Anda diterima',
    body: 'Keputusan sebelumnya tidak berlaku lagi. Dokumen Anda sudah dihapus, jadi silakan kirim sekali lagi. Kami mohon maaf.',
  },
  identity_appeal_late: {
    title: 'Kami terlambat menjawab banding Anda',
    body: 'Kami berjanji memutuskan dalam 10 hari dan belum melakukannya. Banding Anda berada di urutan pertama; Anda tidak perlu melakukan apa pun.',
  },
  identity_expiring: {
    title: 'Dokumen Anda berlaku sampai {day}',
    body: 'Kirim yang baru sebelum itu. Sementara itu Anda dapat terus berjualan dan menarik dana.',
  },
  payout_schedule_set: {
    title: 'Penarikan mingguan diaktifkan',
    body: 'Hingga {amount} dikirim ke {account} sekali seminggu. Bukan Anda? Akhiri, ganti kata sandi Anda, dan beri tahu kami.',
  },
  payout_schedule_skipped: {
    title: 'Penarikan mingguan Anda tidak terjadi',
    body: 'Ada yang perlu Anda urus dulu: buka penarikan mingguan untuk melihatnya. Uang Anda tetap tersedia.',
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
    body: 'Ini di bawah minimum untuk cara ini. Kami menyimpannya untuk Anda dan mengkreditkannya begitu yang Anda kirim mencapai minimum.',
  },
  deposit_unclear: {
    title: 'Deposit {no}: {amount} sudah sampai dan disimpan untuk Anda',
    body: 'Deposit ini datang terlambat, atau di atas batas deposit Anda. Dua pemeriksa memeriksanya; lalu kami mengkreditkannya atau mengembalikannya ke asalnya.',
  },
  deposit_returned: {
    title: 'Deposit {no}: {amount} dikembalikan',
    body: 'Kami tidak dapat mengkreditkannya, jadi kami mengembalikannya ke asalnya.',
  },
  deposit_needs_info: {
    title: 'Deposit {no}: kami punya pertanyaan',
    body: 'Pemeriksa memerlukan sesuatu dari Anda sebelum deposit dapat dikreditkan. Anda punya tujuh hari untuk menjawab.',
  },
  deposit_failed: {
    title: 'Deposit {no} tidak dapat dikreditkan',
    body: 'Alasan: {reason}',
  },
  deposit_unanswered: {
    title: 'Deposit {no} ditutup tanpa jawaban',
    body: 'Pertanyaan kami tidak dijawab dalam tujuh hari. Jika Anda mengirim uang, beri tahu kami: uang itu tidak hilang.',
  },
  deposit_expired: {
    title: 'Deposit {no} tidak ditemukan',
    body: 'Tidak ada yang sampai tepat waktu. Jika Anda mengirim uang, periksa alamat dan jaringannya, dan beri tahu kami. Kami menyimpan untuk Anda apa pun yang datang kemudian.',
  },
  deposit_late: {
    title: 'Kami terlambat memeriksa deposit {no}',
    body: 'Kami menjanjikan jawaban dalam 24 jam dan belum memberikannya. Deposit Anda di urutan pertama; Anda tidak perlu melakukan apa pun.',
  },
  restriction_placed: {
    title: 'Toko Anda dibatasi sampai {until}',
    body: 'Buka untuk melihat alasannya, apa yang tetap berfungsi, dan cara mengajukan banding. Pembatasan ini berakhir otomatis.',
  },
  restriction_held: {
    title: '{amount} dari saldo Anda ditahan sampai {until}',
    body: 'Buka untuk melihat alasan dan buktinya. Anda dapat mengajukan banding, dan penahanan ini berakhir otomatis.',
  },
  restriction_begun: {
    title: 'Akun Anda ditangguhkan sampai {until}',
    body: 'Kami sudah memberitahukannya sebelumnya. Anda dapat melihat alasannya, mengajukan banding, dan melihat uang Anda.',
  },
  restriction_extended: {
    title: 'Pembatasan diperpanjang sampai {until}',
    body: 'Pemeriksa kedua memutuskannya berdasarkan bukti baru. Tidak dapat diperpanjang lagi, dan Anda dapat mengajukan banding.',
  },
  restriction_ended: {
    title: 'Pembatasan sudah berakhir',
    body: 'Semua yang dihalanginya berfungsi lagi.',
  },
  restriction_freed: {
    title: '{amount} dari saldo Anda tersedia lagi',
    body: 'Jumlah yang ditahan sudah kembali ke saldo tersedia Anda.',
  },
  appeal_received: {
    title: 'Banding Anda sudah kami terima',
    body: 'Pemeriksa lain, bukan yang membatasi Anda, memutuskan paling lambat {decide_by}.',
  },
  appeal_upheld: {
    title: 'Banding Anda tidak berhasil',
    body: 'Buka untuk membaca alasannya. Pembatasan tetap berakhir otomatis.',
  },
  appeal_overturned: {
    title: 'Banding Anda berhasil',
    body: 'Mohon maaf. Pembatasan sudah dihapus, dan jumlah yang ditahan tersedia lagi.',
  },
  withdrawal_requested: {
    title: 'Penarikan {no} diajukan',
    body: 'Kami menerima permintaan Anda untuk menarik {amount} ke {account}. Anda dapat membatalkannya sebelum dikirim.',
  },
  withdrawal_approved: {
    title: 'Penarikan {no} disetujui',
    body: 'Kami sekarang mengirim {amount} ke {account}.',
  },
  withdrawal_paid: { title: 'Penarikan {no} dibayarkan', body: '{amount} sudah dikirim ke {account}.' },
  withdrawal_cancelled: {
    title: 'Penarikan {no} dibatalkan',
    body: '{amount} tersedia lagi. Tidak ada biaya apa pun.',
  },
  withdrawal_rejected: {
    title: 'Penarikan {no} tidak disetujui',
    body: '{amount} tersedia lagi. Alasan: {reason}',
  },
  withdrawal_failed: {
    title: 'Penarikan {no} gagal',
    body: '{amount} tersedia lagi. Tidak ada biaya apa pun. Silakan periksa rekening {account}.',
  },
  withdrawal_returned: {
    title: 'Penarikan {no} dikembalikan',
    body: 'Bank atau jaringan penerima mengembalikannya: {amount} tersedia lagi, termasuk biayanya. Silakan periksa rekening {account}.',
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
    title: 'Promosi {goods} Anda sudah dimulai',
    body: 'Promosi ini sedang ditampilkan. Anda dapat melihat kapan saja di mana, seberapa sering, dan berapa biayanya.',
  },
  ad_paused: {
    title: 'Promosi {goods} Anda dijeda',
    body: '{why, select, no_stock {Stok produknya habis.} not_sold {Produknya tidak dijual di toko Anda.} shop_paused {Toko Anda saat ini tidak menerima pesanan.} other {Saat ini tidak dapat ditampilkan.}} Sementara itu tidak ada biaya, dan promosi berlanjut otomatis.',
  },
  ad_resumed: {
    title: 'Promosi {goods} Anda berlanjut',
    body: 'Promosi ini ditampilkan lagi.',
  },
  ad_exhausted: {
    title: 'Anggaran untuk {goods} sudah habis',
    body: 'Promosi sudah berakhir. Sisa {amount} terlalu sedikit untuk satu klik lagi dan sudah dikembalikan.',
  },
  ad_ended: {
    title: 'Promosi {goods} Anda sudah berakhir',
    body: '{why, select, time {Hari terakhirnya sudah lewat.} shop_closed {Toko Anda ditutup.} other {Promosi sudah berakhir.}} {amount} yang tidak terpakai sudah dikembalikan.',
  },
  ad_refused: {
    title: 'Promosi {goods} Anda ditolak',
    body: 'Alasan pemeriksa kami: {reason} Kami sudah mengembalikan seluruh {amount}. Anda dapat mengubahnya dan memulai yang baru.',
  },
  friend_joined: {
    title: 'Seorang teman sudah bergabung',
    body: '{name} membuka toko dengan undangan Anda. Mengundang itu gratis, dan tidak ada yang mendapat penghasilan darinya.',
  },
  level_raised: {
    title:
      'Toko Anda punya tingkat baru: {level, select, merchant {Toko Pedagang} partner {Mitra Bisnis} other {Agen Merek}}',
    body: 'Anda memenuhi syaratnya. Etalase Anda kini memuat lebih banyak produk, dan komisi pesanan baru lebih rendah. Tidak ada biayanya.',
  },
  level_lowering: {
    title:
      'Pada {from} tingkat toko Anda menjadi {level, select, standard {Toko Standar} merchant {Toko Pedagang} partner {Mitra Bisnis} other {Agen Merek}}',
    body: 'Saat ini toko Anda tidak memenuhi salah satu syarat tingkatnya. Jika terpenuhi lagi sebelum itu, tidak ada yang berubah. Produk Anda tetap di tempatnya, dan uang Anda tidak terpengaruh. Halaman tingkat menunjukkan apa yang kurang.',
  },
  level_kept: {
    title:
      'Tingkat Anda tetap: {level, select, standard {Toko Standar} merchant {Toko Pedagang} partner {Mitra Bisnis} other {Agen Merek}}',
    body: 'Toko Anda kembali memenuhi syarat tingkatnya. Perubahan yang diumumkan dibatalkan.',
  },
  level_lowered: {
    title:
      'Tingkat toko Anda sekarang {level, select, standard {Toko Standar} merchant {Toko Pedagang} partner {Mitra Bisnis} other {Agen Merek}}',
    body: 'Ini sudah diumumkan tiga puluh hari lalu. Produk Anda tetap dijual dan uang Anda tidak terpengaruh. Begitu syarat tingkat yang lebih tinggi terpenuhi, Anda mendapatkannya lagi tanpa biaya.',
  },
  proposal_made: {
    title: 'Sebuah program mengusulkan perubahan',
    body: 'Lihat apa yang akan berubah, lalu konfirmasi atau tolak. Sebelum itu tidak ada yang berubah.',
  },
  hook_failed: {
    title: 'Pesan ke {host} tidak sampai',
    body: 'Kami mencoba mengirim satu pesan ke program Anda selama sehari. Periksa jawabannya; Anda dapat mengirim pesan lagi.',
  },
  hook_disabled: {
    title: 'Pesan ke {host} dimatikan',
    body: 'Alamat ini tidak menerima apa pun selama tiga hari, jadi kami berhenti mengirim ke sana. Perbaiki lalu nyalakan lagi; Anda dapat mengirim ulang yang terlewat.',
  },
  domain_active: {
    title: '{domain} sudah aktif',
    body: 'Pembeli kini membuka toko Anda lewat domain Anda sendiri. Alamat Anda di sini tetap berfungsi.',
  },
  domain_failing: {
    title: '{domain} tidak dipakai lagi',
    body: 'Domain ini tidak lagi mengarah ke toko Anda. Toko Anda tetap buka di alamatnya di sini. Lihat apa yang perlu diperbaiki.',
  },
  domain_lapsed: {
    title: '{domain} tidak terhubung',
    body: 'Catatan DNS belum benar dalam seminggu, jadi permintaannya kami hapus. Anda dapat memulai lagi kapan saja.',
  },
  domain_uncertified: {
    title: '{domain} belum punya sertifikat',
    body: 'Otoritas sertifikat menolak beberapa kali. Lihat alasannya; kami terus mencoba otomatis.',
  },
  limit_changes: {
    title:
      'Mulai {from}: {kind, select, goods_max {produk yang dijual sekaligus} deletions_daily {penghapusan per hari} commission_bps {komisi pesanan baru} other {jumlah penarikan harian tanpa pemeriksaan}}',
    body: 'Untuk tingkat {level, select, standard {Toko Standar} merchant {Toko Pedagang} partner {Mitra Bisnis} other {Agen Merek}} nilainya berubah dari {before} menjadi {value}. Produk yang dijual, pesanan yang sudah ada, dan uang Anda tidak terpengaruh.',
  },
  house_announcement: { title: '{title}', body: '{body}' },
};
