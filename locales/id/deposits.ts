import type { deposits as english } from '../en/deposits.ts';
import type { Translated } from '../translated.ts';

export const deposits: Translated<typeof english> = {
  title: 'Deposit',
  open: 'Setor deposit',
  notNeededTitle: 'Anda tidak perlu deposit untuk berjualan',
  notNeeded:
    'Setiap pesanan dibayar dari pembayaran pembelinya sendiri. Anda juga tidak perlu deposit untuk tingkat lebih tinggi, untuk pesanan lebih cepat, atau untuk penarikan. Deposit hanya untuk yang Anda pilih untuk dibeli di sini, misalnya promosi.',
  neverAsk:
    'Ada yang menyuruh Anda menyetor deposit dengan alasan untuk mencairkan uang, membayar pajak, atau membuktikan siapa Anda? Itu bukan kami. Mohon jangan kirim apa pun, dan beri tahu kami.',
  tellUs: 'Beri tahu kami',
  how: 'Dengan cara apa Anda ingin menyetor?',
  kinds: {
    'TRX/USDT': 'USDT di TRON (TRC-20)',
    'ETC/USDT': 'USDT di Ethereum (ERC-20)',
    bank: 'Transfer bank',
  },
  wayDetail: 'Minimal {min} · biasanya dalam {time}',
  minutes: '{count, plural, other {# menit}}',
  days: '{count, plural, other {# hari}}',
  closed: {
    not_set_up: 'Cara ini belum dibuka di sini.',
    currency: 'Cara ini tidak menerima {currency}.',
    cap: 'Anda sudah menyetor sebanyak yang bisa saat ini.',
  },
  allClosed: 'Saat ini tidak ada cara yang dibuka',
  facts: 'Tentang cara ini',
  network: 'Jaringan',
  asset: 'Yang Anda kirim',
  minimum: 'Deposit terkecil',
  maximum: 'Dapat disetor sekarang',
  fee: 'Yang kami ambil',
  feeNone:
    'Kami tidak mengambil apa pun. Aplikasi dompet atau bank Anda mungkin mengenakan biayanya sendiri.',
  confirmations: 'Dianggap diterima setelah',
  blocks: '{count, plural, other {# blok}}',
  typical: 'Biasanya perlu',
  amount: 'Jumlah',
  amountHint: 'Dari {min} sampai {max}.',
  amountMissing: 'Silakan isi jumlah, misalnya 50.00.',
  belowMin: 'Deposit terkecil dengan cara ini adalah {min}. Silakan isi sebanyak itu atau lebih.',
  aboveMax: 'Saat ini Anda dapat menyetor {max}. Silakan isi lebih sedikit.',
  capTitle: 'Mengapa ada batas',
  cap: {
    first_days:
      'Dalam {days} hari pertama sebuah toko, paling banyak {limit} dapat disetor, dan {used} sudah terpakai. Ini melindungi orang yang dibujuk untuk membayar terus-menerus.',
    sales:
      'Paling banyak {limit} dapat disetor dalam {days} hari, dan {used} sudah terpakai. Batas ini naik bersama penjualan Anda sendiri: separuh dari penjualan yang diselesaikan, dan tidak pernah kurang dari batas toko baru.',
    unverified:
      'Sampai Anda mengonfirmasi siapa Anda, paling banyak {limit} dapat disetor dalam {days} hari, dan {used} sudah terpakai.',
  },
  next: 'Tampilkan tujuan pengiriman',
  nextHint: 'Bertanya tidak mengikat Anda. Jika Anda tidak mengirim apa pun, tidak terjadi apa-apa.',
  earlier: 'Deposit Anda',
  none: 'Anda belum pernah deposit. Anda tidak memerlukannya.',
  states: {
    quoted: 'Menunggu uang Anda',
    submitted: 'Sedang diperiksa',
    needs_info: 'Kami punya pertanyaan',
    success: 'Dikreditkan',
    failure: 'Tidak dikreditkan',
    expired: 'Berakhir',
  },
  number: 'Nomor',
  sendTitle: 'Kirim persis seperti ini',
  exact: 'Jumlah tepat',
  exactHint:
    'Angka terakhir membedakan deposit Anda dari yang lain. Yang dikreditkan adalah jumlah yang sampai.',
  credit: 'Di dompet Anda',
  address: 'Alamat',
  copyAddress: 'Salin alamat',
  copyAmount: 'Salin jumlah',
  qr: 'Alamat sebagai kode untuk aplikasi dompet Anda',
  holder: 'Pemilik rekening',
  bic: 'BIC',
  bankName: 'Bank',
  reference: 'Referensi',
  copyIban: 'Salin IBAN',
  copyAccount: 'Salin nomor rekening',
  copyReference: 'Salin referensi',
  until: 'Silakan kirim paling lambat {until}. Anda dapat memberi tahu kami sampai {tell}.',
  testTitle: 'Ini alamat uji',
  testDetail:
    'Alamat ini tidak menuju ke mana pun di jaringan nyata. Mohon jangan kirim uang sungguhan: akan hilang.',
  testBankTitle: 'Ini rekening uji',
  testBankDetail: 'Rekening ini tidak ada di bank mana pun. Mohon jangan kirim uang sungguhan.',
  testPay: 'Bayar dengan uang uji',
  testPayHint: 'Uang uji sejumlah tepat dikirim. Uang itu terlihat dan dikreditkan dalam satu menit.',
  testPaid: 'Uang uji sedang dikirim.',
  warnings: {
    only_this_network:
      'Kirim hanya lewat {network}. Yang dikirim lewat jaringan lain tidak sampai dan tidak dapat diambil kembali.',
    only_usdt: 'Kirim hanya USDT, bukan koin lain.',
    exact_amount: 'Kirim jumlah yang tepat, sekaligus jika bisa.',
    own_account: 'Kirim dari rekening atas nama Anda sendiri.',
    reference: 'Tulis referensi persis seperti di sini: itu menunjukkan uang siapa.',
  },
  addressCheck: {
    checked: 'Alamat diperiksa di perangkat ini',
    checkedDetail:
      'Perangkat ini menghitung sendiri alamatnya dari kunci publik kami dan nomor Anda, {number}. Alamat ini milik Anda untuk setiap deposit lewat cara ini.',
    wrongTitle: 'Mohon jangan kirim apa pun',
    wrong:
      'Alamat yang sampai ke perangkat ini bukan alamat untuk nomor Anda, jadi tidak ditampilkan. Temuan ini sudah dilaporkan kepada kami. Tanyakan kepada kami sebelum mengirim apa pun.',
    keyWrong:
      'Kunci publik untuk alamat bukan yang pernah dilihat perangkat ini, jadi tidak ada alamat yang ditampilkan. Temuan ini sudah dilaporkan kepada kami. Tanyakan kepada kami sebelum mengirim apa pun.',
  },
  disputedTitle: 'Uang Anda sedang dibandingkan',
  disputed:
    'Dua sumber yang kami pakai untuk membaca jaringan belum menyebut hal yang sama. Uang dikreditkan sendiri begitu keduanya sama, dan orang juga memeriksanya. Anda tidak perlu melakukan apa pun.',
  claimTitle: 'Kata jaringan',
  claims: {
    found: 'Transaksi ini membayar ke alamat Anda dan sudah final. Sebentar lagi dikreditkan.',
    waiting: 'Transaksi ini membayar ke alamat Anda. Dikreditkan begitu jaringan menyatakannya final.',
    failed: 'Transaksi ini gagal di jaringan: tidak ada yang berpindah, uang Anda masih di tempatnya.',
    wrong_token:
      'Transaksi ini membayar ke alamat Anda dengan token selain USDT, jadi tidak dapat dikreditkan. Beri tahu kami agar kami mencari cara mengembalikannya.',
    wrong_receiver:
      'Transaksi ini membayar ke alamat lain, bukan alamat Anda. Bandingkan hash dan alamat di aplikasi dompet Anda.',
    wrong_network:
      'Transaksi ini ada di jaringan yang lain, bukan di jaringan ini. Beri tahu kami, dan orang akan memeriksanya.',
    unknown:
      'Jaringan belum mengenal transaksi ini. Bandingkan hash-nya; kalau benar, kami terus mencarinya.',
  },
  before: 'Sebelum Anda mengirim',
  tellTitle: 'Sudah Anda kirim?',
  tellDetail:
    'Yang ditunjukkan jaringan dikreditkan dengan sendirinya. Memberi tahu kami membantu jika ada yang tidak sesuai harapan.',
  tellBank: 'Kirim tanda terima bank Anda. Petugas memeriksanya dalam {hours} jam.',
  hash: 'Hash transaksi',
  hashHint: {
    'TRX/USDT': '64 huruf dan angka, seperti ditampilkan aplikasi dompet Anda setelah mengirim.',
    'ETC/USDT': '0x dan 64 huruf dan angka, seperti ditampilkan aplikasi dompet Anda setelah mengirim.',
  },
  hashShape: {
    'TRX/USDT':
      'Hash TRON terdiri dari 64 huruf (a sampai f) dan angka. Silakan salin sekali lagi dari aplikasi dompet Anda.',
    'ETC/USDT':
      'Hash Ethereum terdiri dari 0x lalu 64 huruf (a sampai f) dan angka. Silakan salin sekali lagi dari aplikasi dompet Anda.',
  },
  hashOrProof: 'Silakan isi hash, atau tambahkan gambar yang menunjukkan pengiriman.',
  proofNeeded: 'Silakan tambahkan gambar atau PDF yang menunjukkan pengiriman.',
  proof: 'Gambar atau PDF pengiriman',
  proofHint: 'Paling banyak {count}. Hanya Anda dan yang memeriksanya yang dapat melihat.',
  proofMore: 'Tambah satu lagi',
  sender: 'Nama rekening pengirim',
  senderHint: 'Hanya jika bukan nama Anda sendiri seperti yang kami kenal.',
  note: 'Ada yang perlu kami ketahui?',
  submit: 'Sudah saya kirim',
  told: 'Terima kasih. Kami sedang mencarinya.',
  giveUp: 'Saya tidak akan mengirim apa pun',
  giveUpTitle: 'Batalkan deposit ini?',
  giveUpDetail:
    'Alamatnya ditutup. Lakukan hanya jika Anda belum mengirim apa pun: uang yang datang kemudian harus diselesaikan petugas.',
  givenUp: 'Deposit sudah dibatalkan.',
  steps: 'Yang terjadi',
  step: {
    quoted: 'Anda meminta alamat',
    sent: 'Kami melihat uang Anda datang',
    confirming: '{done} dari {need} blok',
    submitted: 'Anda memberi tahu kami',
    review: 'Kami memeriksanya',
    reviewUntil: 'Jawaban paling lambat {when}; yang ditunjukkan jaringan langsung dikreditkan.',
    lateTitle: 'Kami terlambat',
    late: 'Jawaban dijanjikan paling lambat {when}. Deposit Anda di urutan pertama; Anda tidak perlu melakukan apa pun.',
    needs_info: 'Kami menanyakan sesuatu kepada Anda',
    answered: 'Anda sudah menjawab',
    success: 'Dikreditkan',
    failure: 'Tidak dikreditkan',
    expired: 'Berakhir',
    credit: 'Sudah ada di dompet Anda',
    creditDetail: 'Begitu sampai, sebesar jumlah yang sampai.',
  },
  arrived: '{amount} sudah sampai',
  arrivedDetail:
    'Dikreditkan setelah {need} blok; sudah ada {done}. Anda tidak perlu melakukan apa pun, dan dapat menutup halaman ini.',
  confirming: 'Sedang dikonfirmasi',
  questionTitle: 'Pemeriksa bertanya',
  answerUntil:
    'Silakan jawab paling lambat {when}. Tanpa jawaban, deposit ditutup; uang yang sudah sampai tidak hilang.',
  answer: 'Jawaban Anda',
  answerMissing: 'Silakan tulis jawaban, atau tambahkan hash atau gambar.',
  sendAnswer: 'Kirim jawaban',
  successTitle: '{amount} ada di dompet Anda',
  successDetail:
    'Uang ini milik Anda dan dapat ditarik seperti saldo Anda yang lain. Tidak perlu menjual apa pun terlebih dahulu.',
  toWallet: 'Lihat dompet Anda',
  failTitle: 'Deposit ini tidak dikreditkan',
  reasons: {
    not_found: 'Uangnya tidak ditemukan',
    wrong_network: 'Dikirim lewat jaringan lain',
    wrong_asset: 'Koin lain yang dikirim',
    duplicate: 'Diberitahukan dua kali',
    third_party_sender: 'Datang dari rekening orang lain',
    forged_proof: 'Buktinya tidak asli',
    no_answer: 'Pertanyaan kami tidak dijawab tepat waktu',
    cancelled: 'Anda membatalkannya',
    not_sent: 'Tidak ada yang dikirim tepat waktu',
    not_seen: 'Tidak ada yang sampai tepat waktu',
    below_minimum: 'Yang sampai kurang dari deposit terkecil',
  },
  next_step: {
    start_again:
      'Anda dapat mulai lagi kapan saja. Jika Anda sudah mengirim uang, beri tahu kami: uang itu tidak hilang.',
    service: 'Menurut Anda ini salah? Beri tahu kami, dan orang lain akan memeriksanya.',
  },
  startAgain: 'Mulai lagi',
  receipts: 'Yang sudah sampai',
  receiptStates: {
    proposed: 'Sedang diperiksa',
    seen: 'Terlihat, menunggu blok',
    waiting: 'Disimpan untuk Anda sampai deposit terkecil tercapai',
    unclear: 'Disimpan untuk Anda selama dua orang memeriksanya',
    credited: 'Dikreditkan',
    returned: 'Dikirim kembali',
    dropped: 'Tidak dipakai',
  },
  unclear: {
    below_minimum:
      'Dikreditkan begitu yang Anda kirim mencapai deposit terkecil. Atau beri tahu kami, dan uang itu dikirim kembali.',
    above_cap: 'Ini lebih dari yang dapat disetor saat ini. Uang itu kembali ke asalnya.',
    late: 'Datang setelah deposit ini berakhir. Dua orang memeriksanya dan mengkreditkannya.',
  },
  yours: 'Yang Anda beri tahukan',
  proofs: 'Bukti',
  proofOf: 'Bukti {n}',
  checkFields: '{count, plural, other {Silakan periksa # isian di atas.}}',
};
