import type { invitation as english } from '../en/invitation.ts';
import type { Translated } from '../translated.ts';

export const invitation: Translated<typeof english> = {
  friends: {
    title: 'Undang teman',
    lead: 'Toko dibuka lewat undangan. Berikan satu kepada orang yang Anda kenal dan percayai.',
    makeTitle: 'Undangan baru',
    today: 'Undangan hari ini',
    todayUsed: '{used, number} dari {limit, number}',
    resets: 'Yang baru mulai {when}',
    open: 'Undangan yang belum dipakai',
    note: 'Untuk siapa?',
    noteHint: 'Opsional. Membantu Anda mengingat; tim kami juga dapat membacanya.',
    make: 'Buat undangan',
    made: 'Undangan sudah dibuat. Bagikan kepada teman Anda.',
    obstacles: {
      closed: 'Pendaftaran ditutup saat ini. Undangan yang sudah Anda berikan tetap berlaku.',
      account_age:
        'Akun dapat mengundang setelah {days, plural, other {# hari}}. Akun Anda dapat mulai {when}.',
      open_max:
        '{max, plural, other {Anda sudah mencapai batas # undangan yang belum dipakai.}} Cabut satu, atau tunggu sampai ada yang dipakai atau kedaluwarsa.',
      daily: 'Anda sudah memakai semua undangan hari ini. Anda dapat membuat lagi mulai {when}.',
    },
    listTitle: 'Undangan Anda',
    none: 'Belum ada undangan',
    noneDetail: 'Buat satu dan kirim tautannya. Di sini Anda melihat kapan undangan dibuka dan dipakai.',
    states: {
      unused: 'Belum dibuka',
      opened: 'Dibuka',
      joined: 'Bergabung',
      expired: 'Kedaluwarsa',
      revoked: 'Dicabut',
    },
    stateDetail: {
      unused: 'Berlaku sampai {when}',
      opened: 'Tautan sudah dibuka. Berlaku sampai {when}',
      joined: '{name} bergabung pada {when}. Teman {id}',
      expired: 'Tidak dipakai sebelum {when}',
      revoked: 'Dibuat pada {when}',
    },
    share: 'Bagikan',
    shareOf: 'Bagikan undangan {code}',
    shareTitle: 'Undangan untuk Anda',
    shareText:
      'Buka toko Anda sendiri dengan undangan saya. Gratis, berlaku sekali, dan dapat dipakai sampai {when}.',
    code: 'Kode',
    revoke: 'Cabut',
    revokeOf: 'Cabut undangan {code}',
    revokeTitle: 'Cabut undangan ini?',
    revokeText:
      'Kode {code} dan tautannya langsung tidak berlaku. Undangan ini tetap dihitung untuk hari Anda membuatnya.',
    revoked: 'Undangan sudah dicabut',
    rulesTitle: 'Cara kerjanya',
    rules: {
      free: 'Mengundang itu gratis. Undangan tidak pernah dapat dibeli atau dijual.',
      quota:
        '{perDay, number} sehari, dan paling banyak {openMax, number} yang belum dipakai. Hari dimulai tengah malam di zona waktu Anda.',
      once: 'Masing-masing berlaku sekali, selama {days, plural, other {# hari}}.',
      nothing:
        'Anda tidak memperoleh apa pun darinya: tidak ada uang, tidak ada poin, tidak ada bagian dari penjualan teman Anda.',
      masked:
        'Anda melihat apakah teman Anda sudah bergabung, dan huruf pertama namanya. Anda tidak melihat tokonya.',
    },
  },
  title: 'Buka toko Anda',
  lead: 'Toko dibuka lewat undangan. Masukkan kode yang Anda terima.',
  code: 'Kode undangan',
  codeHint: 'Huruf dan angka; huruf besar atau kecil sama saja.',
  check: 'Periksa kode',
  changeCode: 'Ganti',
  good: 'Kode diterima',
  invitedBy: 'Diundang oleh',
  operator: 'Layanan ini dijalankan oleh',
  country: 'Negara',
  ticketUntil: 'Selesaikan sebelum',
  createTitle: 'Buat akun Anda',
  shopName: 'Nama toko Anda',
  shopNameHint: 'Pembeli melihatnya. Anda dapat mengubahnya nanti.',
  create: 'Buka toko saya',
  closed: 'Pendaftaran ditutup saat ini. Kode Anda tetap berlaku; kembalilah nanti.',
  // Shown while nobody may register.
  door: {
    closed: 'Pendaftaran ditutup saat ini',
    until: 'Pendaftaran dibuka lagi otomatis pada {when}. Kode Anda tetap berlaku selama waktu yang tertera.',
    noEnd: 'Kami belum tahu kapan dibuka. Kode Anda tetap berlaku selama waktu yang tertera.',
    waiting:
      '{count, plural, =0 {Tidak ada orang lain yang menunggu dengan undangan.} other {# orang dengan undangan sedang menunggu.}}',
    few: 'Kurang dari {few, number} orang dengan undangan sedang menunggu.',
    nobodyFirst:
      'Tidak ada urutan di antara mereka dan tidak ada tempat yang dapat dibeli: saat dibuka, semua orang yang punya undangan dapat bergabung.',
  },
  free: 'Membuka dan menjalankan toko itu gratis. Anda tidak pernah perlu menyetor uang untuk berjualan atau untuk dibayar.',
  reasons: {
    unknown: 'Kami tidak mengenal kode ini. Periksa setiap karakter; 0 dan O, 1 dan I tidak pernah dipakai.',
    used: 'Kode ini sudah dipakai. Setiap kode membuka satu toko; minta yang baru.',
    expired: 'Kode ini sudah kedaluwarsa. Minta yang baru.',
    revoked: 'Kode ini sudah dicabut. Minta yang baru kepada orang yang memberikannya.',
    closed: 'Pendaftaran ditutup saat ini. Kode Anda tetap berlaku; kembalilah nanti.',
    missing: 'Masukkan kode undangan dahulu.',
  },
};
