import type {
  stockTabWords as stockTabWordsEnglish,
  rowReasonWords as rowReasonWordsEnglish,
  ownRefusedWords as ownRefusedWordsEnglish,
  stockWords as stockWordsEnglish,
} from '../en/supply-stock.ts';
import type { Translated } from '../translated.ts';

export const stockTabWords: Translated<typeof stockTabWordsEnglish> = {
  tabs: 'Bagian stok',
  tab: { list: 'Produk', file: 'Dari berkas' },
};

export const rowReasonWords: Translated<typeof rowReasonWordsEnglish> = {
  bad_row: 'Baris ini tidak dapat dibaca.',
  not_found: 'Anda tidak memiliki produk dengan kode ini.',
  twice: 'Kode ini sudah ada di baris sebelumnya.',
  nothing: 'Baris tidak memuat stok maupun harga pokok.',
  below_reserved: 'Pembeli telah memesan {least}: stok tidak boleh lebih rendah.',
  bad_cost: 'Ini bukan jumlah dalam mata uang kami.',
  too_soon: 'Kenaikan harga pokok berlaku setelah tujuh hari: paling cepat {least}.',
  too_late: 'Tanggalnya terlalu jauh.',
};

export const ownRefusedWords: Translated<typeof ownRefusedWordsEnglish> = {
  not_csv: 'Ini bukan berkas CSV.',
  missing_column: 'Kolom “{column}” tidak ada.',
  too_many_rows: 'Satu berkas paling banyak {limit} baris.',
  empty: 'Berkas tidak memiliki baris.',
  not_shipped: 'Kurir belum menerima paket ini.',
  too_late: 'Waktunya sudah lewat.',
  too_much: 'Paling banyak {most}.',
  claimed: 'Sudah ada klaim tentang paket ini.',
  own: 'Pihak lain yang harus melakukannya.',
  decided: 'Ini sudah diputuskan.',
  too_many_pictures: 'Sudah ada enam gambar.',
  period: 'Periode berakhir sebelum dimulai, atau lebih dari setahun.',
};

export const stockWords: Translated<typeof stockWordsEnglish> = {
  title: 'Stok dan harga pokok',
  lead: 'Stok langsung berlaku. Kenaikan harga pokok berlaku setelah tujuh hari, dan tidak pernah untuk pesanan yang sudah dibuat.',
  search: 'Kode atau judul',
  empty: 'Tidak ada produk Anda yang cocok. Tim kami yang memasukkan produk.',
  caption: 'Produk Anda',
  column: {
    goods: 'Produk',
    stock: 'Di rak',
    reserved: 'Dipesan pembeli',
    cost: 'Harga pokok',
    next: 'Diumumkan',
  },
  from: 'mulai',
  edit: 'Ubah',
  edit_of: 'Ubah {code}',
  field_stock: 'Unit di rak',
  field_stock_hint: 'Pembeli telah memesan {reserved}: tidak boleh kurang.',
  stock_wrong: 'Masukkan bilangan bulat.',
  field_cost: 'Harga pokok satu unit',
  field_cost_hint: 'Kenaikan berlaku setelah tujuh hari. Kami langsung memberi tahu pedagang.',
  field_from: 'Harga pokok baru berlaku mulai',
  field_from_hint: 'Kosongkan untuk hari paling awal.',
  save: 'Simpan',
  saved: 'Tersimpan.',
  file_title: 'Stok dan harga pokok dari berkas',
  file_lead:
    'Kolomnya code serta satu atau beberapa dari version, stock, cost, dan cost_from. Semua baris diterima, atau tidak sama sekali.',
  file: 'Berkas CSV',
  file_hint:
    'Paling banyak {rows} baris. Program melakukan hal yang sama dengan kunci API yang berizin stok.',
  file_missing: 'Pilih berkas dahulu.',
  check: 'Periksa berkas',
  apply: '{count, plural, other {Simpan # perubahan}}',
  applied: 'Tersimpan.',
  ready: 'Semua baris benar. Belum ada yang disimpan.',
  nothing: 'Berkas ini tidak mengubah apa pun.',
  wrong: '{count, plural, other {# baris salah, jadi tidak ada yang disimpan.}}',
  other: 'Berkas lain',
  report: 'Baris berkas',
  line: 'Baris',
  code: 'Kode',
  result: 'Hasil',
  change: { changed: 'Berubah', unchanged: 'Tidak berubah', older: 'Lebih lama dari data kami' },
  becomes_stock: 'Stok {before} → {after}',
  becomes_cost: 'Harga pokok {before} → {after}',
};
