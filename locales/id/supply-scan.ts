import type {
  papersWords as papersWordsEnglish,
  workTabWords as workTabWordsEnglish,
  stepWords as stepWordsEnglish,
  scanWords as scanWordsEnglish,
} from '../en/supply-scan.ts';
import type { Translated } from '../translated.ts';

export const papersWords: Translated<typeof papersWordsEnglish> = {
  title: 'Cetak',
  labels: 'Label (PDF)',
  pick_list: 'Daftar pengambilan (PDF)',
  packing_slips: 'Slip isi paket (PDF)',
  for_selected: '{count, plural, other {Untuk # paket yang dipilih.}}',
  for_shown:
    'Untuk paket di halaman ini. Pilih beberapa untuk mencetak itu saja, paling banyak {max, number}.',
  too_many: 'Satu berkas memuat hingga {max, number} paket. Kurangi pilihan.',
  saved: '{pages, plural, other {Tersimpan: # halaman.}}',
};

export const workTabWords: Translated<typeof workTabWordsEnglish> = {
  tabs: 'Bagian pengiriman',
  tab: { parcels: 'Paket', tracking: 'Berkas resi', keys: 'Kunci API' },
  step_at: '{step} {time}',
};

export const stepWords: Translated<typeof stepWordsEnglish> = {
  picked: 'Diambil',
  packed: 'Dikemas',
  handed_over: 'Diserahkan',
};

export const scanWords: Translated<typeof scanWordsEnglish> = {
  title: 'Pindai',
  lead: 'Pilih yang sedang Anda kerjakan, lalu pindai label satu per satu. Tidak ada yang terkirim dari sini: pemindaian pertama kurirlah yang menentukan.',
  doing: 'Apa yang sedang Anda kerjakan?',
  picking: 'Mengambil',
  packing: 'Mengemas',
  handing: 'Menyerahkan',
  picking_hint: 'Produk sudah diambil dari rak',
  packing_hint: 'Kotak sudah ditutup',
  handing_hint: 'Kurir menerima paket',
  code: 'Kode paket',
  code_hint:
    'Pemindai mengetik di sini. Secara manual: nomor paket, misalnya 9GX2K-104.1, atau nomor resinya.',
  code_missing: 'Pindai atau ketik kode dahulu.',
  mark: 'Tandai',
  camera_on: 'Gunakan kamera',
  camera_off: 'Hentikan kamera',
  camera: 'Gambar kamera',
  camera_wait: 'Arahkan kode ke kamera.',
  camera_refused:
    'Kamera tidak dapat dibuka. Izinkan untuk halaman ini di pengaturan peramban, atau ketik kodenya.',
  camera_missing: 'Peramban ini tidak menyediakan kamera. Gunakan pemindai, atau ketik kodenya.',
  done: '{step}: paket {number}',
  undone: 'Diurungkan: paket {number}',
  kept: 'Tidak ada koneksi: {code} disimpan di perangkat ini dan dikirim nanti.',
  not_found: 'Tidak ditemukan: {code} bukan salah satu paket Anda. Periksa labelnya.',
  several: 'Beberapa paket Anda cocok dengan {code}. Pindai kode paketnya sendiri.',
  undo: 'Urungkan',
  undo_of: 'Urungkan langkah terakhir paket {number}',
  last: 'Paket terakhir',
  recent: 'Sebelumnya',
  none: 'Belum ada yang dipindai.',
  waiting: '{code}: {step}',
  waiting_undo: '{code}: urungkan {step}',
  reason: {
    not_labelled: 'Paket ini belum berlabel. Isi kurir dan nomor resi di Pengiriman dahulu.',
    already_scanned: 'Kurir sudah menerima paket ini. Tidak ada lagi yang perlu dilakukan di sini.',
    not_to_ship: 'Pesanan ini dibatalkan. Kembalikan produk ke rak.',
  },
  mode: {
    open: 'Periksa produk satu per satu',
    open_hint: 'Layar penuh: pindai paket, lalu setiap produk di dalamnya.',
    title: 'Mode pindai',
    close: 'Tutup mode pindai',
    parcel: 'Pindai label paket',
    goods: 'Pindai produk untuk paket {number}',
    field: 'Kode yang dipindai',
    searching: 'Mencari {code}…',
    ticked: '{done, number} dari {total, number}',
    counted: '{title}: {done, number} dari {total, number}',
    by_hand: 'Hitung satu secara manual: {title}',
    wrong: 'Produk salah: {code} bukan isi paket ini. Kembalikan ke tempatnya.',
    too_many: 'Terlalu banyak: paket ini hanya memerlukan {total, number} {code}.',
    complete: 'Semua produk lengkap. Tandai paketnya.',
    mark: '{step}: tandai paket {number}',
    marked: '{step}: paket {number}. Pindai berikutnya.',
    kept: 'Tidak ada koneksi: paket {number} disimpan di perangkat ini dan dikirim nanti. Pindai berikutnya.',
    skip: 'Sisihkan paket ini',
    keys: 'Enter mengonfirmasi · Esc menyisihkan paket',
  },
};
