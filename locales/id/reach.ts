import type { reach as english } from '../en/reach.ts';
import type { Translated } from '../translated.ts';

/** How notifications reach somebody who does not look: devices that are called, and mail. */
export const reach: Translated<typeof english> = {
  waysNote:
    'Push memanggil perangkat yang Anda nyalakan di bawah, dan e-mail dikirim ke alamat Anda yang sudah dikonfirmasi. Tanpa salah satunya, pilihan ini menunggu.',
  push: {
    title: 'Push di perangkat ini',
    lead: 'Ponsel atau komputer Anda memberi tahu jika ada yang terjadi, juga saat aplikasi ditutup.',
    on: 'Perangkat ini dipanggil.',
    off: 'Perangkat ini tidak dipanggil.',
    turnOn: 'Panggil perangkat ini',
    turnOff: 'Berhenti memanggil perangkat ini',
    turnedOn: 'Mulai sekarang perangkat ini dipanggil.',
    turnedOff: 'Perangkat ini tidak dipanggil lagi.',
    test: 'Coba',
    tested: '{count, plural, other {Pesan uji sedang dikirim ke # perangkat.}}',
    none: 'Peramban ini tidak dapat dipanggil. Silakan buka aplikasi di peramban lain.',
    blocked:
      'Anda sudah mengatakan kepada peramban ini bahwa aplikasi tidak boleh memanggil Anda. Silakan izinkan notifikasi untuk halaman ini di pengaturan peramban, lalu kembali ke sini.',
    installTitle: 'Taruh aplikasi di layar utama dahulu',
    install:
      'Perangkat ini hanya memanggil untuk aplikasi di layar utamanya. Tekan tombol bagikan di peramban, pilih “Tambah ke Layar Utama”, buka aplikasi dari sana, dan kembali ke halaman ini.',
    failed:
      'Peramban ini tidak mengizinkannya, atau layanan push-nya sedang tidak ada. Silakan coba lagi nanti.',
    details: 'Tampilkan rincian di layar terkunci',
    detailsHint:
      'Nomor pesanan dan jumlah uang lalu terbaca oleh siapa pun yang melihat layar Anda. Tanpa ini, yang tertulis hanya bahwa ada yang terjadi.',
  },
  devices: {
    title: 'Perangkat yang dipanggil',
    none: 'Belum ada perangkat yang dipanggil.',
    unnamed: 'Peramban tanpa nama',
    here: 'Perangkat ini',
    added: 'Sejak',
    last: 'Terakhir dipanggil',
    end: 'Berhenti memanggilnya',
    endTitle: 'Berhenti memanggil perangkat ini?',
    endDetail:
      '{name} tidak dipanggil lagi. Untuk memanggilnya lagi, harus dinyalakan di perangkat itu sendiri.',
    ended: 'Perangkat itu tidak dipanggil lagi.',
    state: {
      on: 'Dipanggil',
      failing: 'Saat ini tidak dapat dijangkau',
      ended: 'Tidak dipanggil lagi',
    },
    why: {
      person: 'Anda mengakhirinya.',
      moved: 'Orang lain menyalakannya untuk dirinya di peramban yang sama, atau Anda menyalakannya kembali.',
      gone: 'Peramban itu tidak dapat dipanggil lagi. Nyalakan lagi di perangkatnya.',
      refused: 'Layanan push-nya berada di alamat yang tidak boleh kami hubungi.',
      signed_out: 'Perangkat itu dikeluarkan.',
    },
  },
  mail: {
    title: 'E-mail',
    none: 'Anda belum memberi tahu kami alamat. Tambahkan di profil Anda, lalu konfirmasikan di sini.',
    toProfile: 'Tambahkan alamat',
    confirmed: 'E-mail dikirim ke {address}.',
    unconfirmed:
      'Tidak ada yang dikirim ke {address} sebelum Anda mengonfirmasi bahwa alamat itu milik Anda.',
    send: 'Kirimi saya kode',
    sent: 'Kode sedang dikirim ke {address}. Berlaku sampai {time}.',
    again: 'Kirim kode lain',
    code: 'Kode dari e-mail',
    confirm: 'Konfirmasi alamat',
    done: 'Alamat Anda sudah dikonfirmasi.',
    typed: 'Masukkan enam angka dari e-mail.',
  },
  digest: {
    title: 'Ringkasan lewat e-mail',
    lead: 'Yang belum Anda baca, dalam satu e-mail. Tidak ada yang datang jika semuanya sudah Anda baca.',
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
      'Pesanan terkonfirmasi dengan sendirinya dan retur punya tenggat. Bolehkah perangkat ini memanggil Anda, agar tidak ada yang terlewat? Anda dapat mematikannya kapan saja.',
    yes: 'Panggil perangkat ini',
    later: 'Jangan sekarang',
    install: 'Tunjukkan caranya',
  },
  channel: {
    /** Such as "Push: sent". */
    told: '{way}: {state}',
    push: 'Push',
    email: 'E-mail',
    delivered: 'terkirim',
    waiting: 'sedang dikirim',
    unneeded: 'tidak perlu, Anda sudah membacanya',
    failed: 'tidak dapat dikirim',
  },
};
