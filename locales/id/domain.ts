import type { domain as english } from '../en/domain.ts';
import type { Translated } from '../translated.ts';

export const domain: Translated<typeof english> = {
  title: 'Domain Anda sendiri',
  lead: 'Pembeli membuka toko Anda lewat alamat milik Anda. Alamat Anda di sini tetap berfungsi.',
  notOffered: 'Domain sendiri tidak tersedia di sini',
  notOfferedText: 'Kami belum menyiapkan domain untuk toko. Toko Anda tetap di {address}.',
  name: 'Domain',
  nameHint: 'Misalnya toko.namaanda.com. Anda mendapatkannya dari penyedia domain, bukan dari kami.',
  nameMissing: 'Isi domain Anda',
  add: 'Hubungkan domain',
  nameFaults: {
    host_name: 'Ini bukan domain. Periksa ejaannya.',
    host_address: 'Ini alamat angka. Isi nama domain.',
    host_ending: 'Akhiran ini tidak ada di internet publik. Periksa ejaannya.',
    host_suffix: 'Siapa pun dapat mendaftarkan nama dengan akhiran ini. Isi juga nama Anda sendiri.',
    host_reserved: 'Alamat ini milik kami. Isi domain milik Anda.',
  },
  otherDomain: 'Toko Anda sudah punya {domain}. Hapus dulu.',
  states: {
    waiting: 'Menunggu DNS',
    issuing: 'Mengambil sertifikat',
    active: 'Aktif',
    failing: 'Tidak dipakai',
  },
  stateText: {
    waiting:
      'Tambahkan catatan ini di penyedia domain Anda. Mungkin perlu beberapa jam sampai terlihat; kami memeriksa otomatis.',
    issuing: 'Catatan Anda sudah benar. Kami sedang mengambil sertifikat yang mengamankan alamat ini.',
    active: 'Pembeli membuka toko Anda di sini, dan mesin pencari menampilkan alamat ini.',
    failing: 'Pembeli membuka toko Anda di {address} sampai ini diperbaiki.',
  },
  records: 'Catatan di penyedia domain Anda',
  recordName: 'Nama',
  recordValue: 'Nilai',
  found: 'Ditemukan',
  missing: 'Belum ditemukan',
  aliasHint: 'Sebagian penyedia menyebut catatan ini ANAME atau CNAME flattening.',
  copyName: 'Salin nama',
  copyValue: 'Salin nilai',
  check: 'Periksa sekarang',
  checked: 'Terakhir diperiksa {when}',
  next: 'Pemeriksaan berikutnya {when}',
  endsAt:
    'Jika catatan belum benar sampai {when}, permintaan ini kami hapus. Anda dapat memulai lagi kapan saja.',
  faults: {
    no_record: 'Domain ini belum mengarah ke mana pun.',
    elsewhere: 'Domain ini mengarah ke tempat lain: {found}',
    no_txt: 'Domain ini mengarah ke sini. Catatan TXT masih belum ada.',
    wrong_txt: 'Catatan TXT berisi hal lain: {found}',
    dns_away: 'Server nama domain Anda tidak menjawab. Kami akan mencoba lagi otomatis.',
    taken:
      'Toko lain memakai domain ini dan catatan TXT-nya masih ada. Hapus catatan itu di penyedia Anda, lalu periksa lagi.',
    certificate_limited:
      'Otoritas sertifikat sudah mencapai batas untuk domain ini. Kami akan mencoba lagi otomatis.',
    certificate_refused: 'Otoritas sertifikat menolak: {found}',
    certificate_unreachable: 'Otoritas sertifikat tidak dapat menjangkau domain Anda: {found}',
    certificate_away: 'Otoritas sertifikat tidak menjawab. Kami akan mencoba lagi otomatis.',
  },
  since: 'Sejak {when}',
  certificate: 'Sertifikat berlaku sampai {when}',
  open: 'Buka toko',
  remove: 'Hapus domain',
  removeTitle: 'Hapus {domain}?',
  removeText: 'Alamat ini langsung berhenti mengarah ke toko Anda. Toko Anda tetap buka di {address}.',
  removed: 'Domain dihapus',
};
