import type { reach as english } from '../en/reach.ts';
import type { Translated } from '../translated.ts';

/** How notifications reach somebody who does not look: devices that are called, and mail. */
export const reach: Translated<typeof english> = {
  waysNote:
    'Push sampai ke perangkat yang Anda aktifkan di bawah; email dikirim ke alamat Anda yang sudah dikonfirmasi. Sebelum salah satunya diatur, pilihan ini tidak berpengaruh.',
  push: {
    title: 'Push di perangkat ini',
    lead: 'Ponsel atau komputer Anda memberi tahu Anda saat ada yang terjadi, juga saat aplikasi ditutup.',
    on: 'Pemberitahuan aktif di perangkat ini.',
    off: 'Pemberitahuan nonaktif di perangkat ini.',
    turnOn: 'Aktifkan pemberitahuan',
    turnOff: 'Nonaktifkan pemberitahuan',
    turnedOn: 'Pemberitahuan kini aktif di perangkat ini.',
    turnedOff: 'Pemberitahuan kini nonaktif di perangkat ini.',
    test: 'Coba',
    tested: '{count, plural, other {Pesan uji sedang dikirim ke # perangkat.}}',
    none: 'Peramban ini tidak mendukung pemberitahuan.',
    blocked: 'Pemberitahuan diblokir di peramban Anda. Izinkan di pengaturannya, lalu kembali ke sini.',
    installTitle: 'Taruh aplikasi di layar utama dahulu',
    install:
      'Di perangkat ini, pemberitahuan hanya berfungsi untuk aplikasi di layar utama. Ketuk tombol bagikan di peramban, pilih “Tambah ke Layar Utama”, buka aplikasi dari sana, lalu kembali ke halaman ini.',
    failed:
      'Peramban Anda tidak mengizinkannya, atau layanan push-nya tidak tersedia. Silakan coba lagi nanti.',
    details: 'Tampilkan rincian di layar terkunci',
    detailsHint:
      'Nomor pesanan dan jumlah uang lalu dapat dibaca siapa pun yang melihat layar Anda. Jika tidak, kami hanya menyebut bahwa ada yang terjadi.',
  },
  devices: {
    title: 'Perangkat dengan pemberitahuan',
    none: 'Belum ada perangkat.',
    unnamed: 'Peramban tanpa nama',
    here: 'Perangkat ini',
    added: 'Sejak',
    last: 'Terakhir diberi tahu',
    end: 'Nonaktifkan',
    endTitle: 'Nonaktifkan pemberitahuan di perangkat ini?',
    endDetail:
      '{name} tidak akan menerima pemberitahuan lagi. Untuk mengaktifkannya lagi, gunakan perangkat itu sendiri.',
    ended: 'Pemberitahuan nonaktif di perangkat itu.',
    state: {
      on: 'Aktif',
      failing: 'Saat ini tidak dapat dijangkau',
      ended: 'Nonaktif',
    },
    why: {
      person: 'Anda menonaktifkannya.',
      moved: 'Orang lain mengaktifkan pemberitahuan di peramban yang sama, atau Anda mengaktifkannya lagi.',
      gone: 'Peramban itu tidak lagi menerima pemberitahuan. Aktifkan lagi di perangkatnya.',
      refused: 'Layanan push-nya berada di alamat yang tidak boleh kami hubungi.',
      signed_out: 'Perangkat itu dikeluarkan.',
    },
  },
  mail: {
    title: 'Email',
    none: 'Anda belum memberi kami alamat email. Tambahkan di profil Anda, lalu konfirmasikan di sini.',
    toProfile: 'Tambahkan alamat',
    confirmed: 'Email dikirim ke {address}.',
    bounced:
      'Email kami ke {address} tidak sampai. Periksa alamat di profil Anda. Jika sudah benar, minta kode: setelah Anda memasukkannya, email dikirim lagi ke sana.',
    reported:
      'Email ke {address} dilaporkan sebagai spam, jadi kami tidak mengirim email lagi ke sana. Hubungi kami jika Anda ingin menerima email lagi.',
    unconfirmed:
      'Kami tidak mengirim apa pun ke {address} sampai Anda mengonfirmasi bahwa alamat itu milik Anda.',
    send: 'Kirimi saya kode',
    sent: 'Kami sudah mengirim kode ke {address}. Berlaku sampai {time}.',
    again: 'Kirim kode lain',
    code: 'Kode dari email',
    confirm: 'Konfirmasi alamat',
    done: 'Alamat Anda sudah dikonfirmasi.',
    typed: 'Silakan masukkan enam angka dari email.',
  },
  digest: {
    title: 'Ringkasan lewat email',
    lead: 'Pemberitahuan yang belum Anda baca dalam satu email. Jika semua sudah Anda baca, kami tidak mengirimnya.',
    every: 'Seberapa sering',
    off: 'Tidak pernah',
    daily: 'Setiap hari',
    weekly: 'Setiap Senin',
    hour: 'Pukul berapa',
    save: 'Simpan ringkasan',
    saved: 'Ringkasan sudah disimpan.',
    next: 'Yang berikutnya datang pada {time}.',
    needsMail: 'Dimulai setelah alamat Anda dikonfirmasi.',
  },
  offer: {
    title: 'Pesanan pertama Anda sudah datang',
    detail:
      'Pesanan dikonfirmasi otomatis dan retur punya tenggat. Aktifkan pemberitahuan agar tidak ada yang terlewat? Anda dapat menonaktifkannya kapan saja.',
    yes: 'Aktifkan pemberitahuan',
    later: 'Jangan sekarang',
    install: 'Tunjukkan caranya',
  },
  channel: {
    /** Such as "Push: sent". */
    told: '{way}: {state}',
    push: 'Push',
    email: 'Email',
    delivered: 'terkirim',
    waiting: 'sedang dikirim',
    unneeded: 'tidak perlu, sudah dibaca',
    failed: 'gagal',
  },
};
