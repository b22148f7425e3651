import type { noticeMail as english } from '../en/notice-mail.ts';
import type { Translated } from '../translated.ts';

/** What calls a merchant outside of the app: on a device, and by mail. What happened itself is said by `notices`. */
export const noticeMail: Translated<typeof english> = {
  kind: {
    order: 'Pesanan',
    wallet: 'Dompet',
    case: 'Retur',
    review: 'Ulasan',
    service: 'Layanan pelanggan',
    system: 'Akun dan produk',
    ad: 'Promosi',
  },
  /** On a screen that anyone can see, where the person did not choose details. */
  hidden: {
    title: {
      order: 'Kabar tentang pesanan',
      wallet: 'Kabar tentang dompet Anda',
      case: 'Kabar tentang retur',
      review: 'Kabar tentang ulasan',
      service: 'Kabar dari layanan pelanggan',
      system: 'Kabar tentang akun atau produk Anda',
      ad: 'Kabar tentang promosi Anda',
    },
    body: {
      info: 'Buka aplikasi untuk membacanya.',
      action: 'Ada yang perlu Anda periksa. Buka aplikasi untuk melihatnya.',
      urgent: 'Ini mendesak. Silakan buka aplikasi sekarang.',
    },
  },
  /** Several at once, on a device. */
  many: {
    title: '{count, plural, other {# pemberitahuan baru}}',
    body: 'Buka aplikasi untuk membacanya.',
  },
  test: {
    title: 'Perangkat ini berfungsi',
    body: 'Pemberitahuan toko Anda akan tampil seperti ini.',
  },
  mail: {
    greeting: 'Halo,',
    several: '{count, plural, other {# pemberitahuan baru dari {shop}}}',
    severalLead: 'Inilah yang terjadi:',
    daily: '{count, plural, other {# pemberitahuan belum dibaca}} di {shop} sejak kemarin',
    weekly: '{count, plural, other {# pemberitahuan belum dibaca}} selama seminggu terakhir di {shop}',
    digestLead: 'Anda belum membaca ini:',
    /** Of a summary: how many there are of a kind. */
    perKind: '{kind}: {count}',
    more: '{count, plural, other {# lagi ada di aplikasi.}}',
    action: 'Buka di aplikasi',
    openAll: 'Buka pemberitahuan',
    open: '{action}: {url}',
    why: 'Anda menerima email ini karena Anda memilih email untuk pemberitahuan ini dari {shop}.',
    whyDigest: 'Anda menerima email ini karena Anda memilih ringkasan pemberitahuan dari {shop}.',
    stop: 'Berhenti berlangganan {kinds}: {url}',
    stopDigest: 'Berhenti berlangganan ringkasan: {url}',
    settings: 'Kelola pemberitahuan: {url}',
  },
  welcome: {
    subject: 'Selamat datang di {brand}',
    lead: 'Alamat ini sekarang milik {shop}.',
    key: 'Simpan email ini. Di dalamnya ada kunci yang menandatangani catatan publik kami. Dengan kunci ini, ponsel Anda dan siapa pun yang Anda minta dapat mengetahui apakah kami pernah mengubah apa yang kami sampaikan kepada Anda. Ponsel Anda juga menyimpan kunci ini; salinan ini tidak bergantung pada kami.',
    line: 'Kunci catatan',
    picture: 'Kunci sebagai kode untuk kamera Anda',
    action: 'Lihat catatan publik',
    never: 'Kami tidak pernah meminta kata sandi, kode, atau pembayaran lewat email.',
  },
  code: {
    subject: 'Kode Anda {code}',
    body: 'Masukkan {code} di pengaturan toko Anda untuk menerima pemberitahuan di alamat ini. Kode berlaku {minutes} menit.',
    ignore:
      'Jika Anda tidak memintanya, seseorang keliru mengetik alamat Anda. Anda tidak perlu melakukan apa pun; tanpa kode itu kami tidak mengirim apa pun ke sini.',
  },
  reset: {
    subject: 'Pilih kata sandi baru',
    body: 'Ada yang meminta mengganti kata sandi masuk {username}. Tautan berlaku satu kali, selama {minutes} menit. Setelah itu semua perangkat dikeluarkan dan penarikan dijeda selama 24 jam.',
    action: 'Pilih kata sandi baru',
    ignore:
      'Jika Anda tidak memintanya, abaikan email ini: kata sandi Anda tetap sama. Tim kami tidak pernah meminta tautan ini.',
  },
  contact: {
    received: {
      subject: 'Permintaan Anda {number} sudah kami terima',
      lead: 'Kami menjawab dalam {hours} jam. Tautan menampilkan jawaban kami, dan di sana Anda dapat menulis sekali lagi.',
    },
    answered: {
      subject: 'Jawaban kami atas permintaan Anda {number}',
      lead: 'Ini jawaban kami:',
    },
    action: 'Buka permintaan',
    link: 'Tautan berlaku {days} hari setelah pesan terakhir. Simpan untuk Anda sendiri: siapa pun yang memilikinya dapat membaca permintaan ini.',
    never: 'Kami tidak pernah meminta kata sandi, kode, atau pembayaran lewat email.',
    ignore:
      'Jika Anda tidak menulis kepada kami, seseorang salah memasukkan alamat Anda. Anda tidak perlu melakukan apa pun.',
  },
  /** The page that the link of a mail leads to. */
  stopPage: {
    title: 'Berhenti berlangganan',
    ask: 'Berhenti menerima email tentang {kinds} dari {shop}?',
    askDigest: 'Berhenti menerima ringkasan dari {shop}?',
    keeps:
      'Semuanya tetap ada di daftar Anda di aplikasi, dan Anda dapat mengubahnya kapan saja di pengaturan.',
    button: 'Berhenti berlangganan',
    done: 'Anda berhenti berlangganan. Kami tidak akan lagi mengirim email tentang {kinds} dari {shop}.',
    doneDigest: 'Anda berhenti berlangganan. Kami tidak akan lagi mengirim ringkasan dari {shop}.',
    gone: 'Tautan ini tidak berfungsi',
    goneDetail:
      'Tautannya mungkin tidak lengkap. Buka lagi dari email, atau ubah pengaturan Anda di aplikasi.',
  },
};
