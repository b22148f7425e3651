import type { GoodsTexts, DeskCode } from '#demo/texts/shape.ts';

export const desk: GoodsTexts<DeskCode> = {
  'DSK-1401': [
    'Tempat pensil dengan enam pensil',
    'Wadah bubut dari kayu pucat dan enam pensil pengisinya. Cukup berat sehingga tidak terguling.',
  ],
  'DSK-1402': [
    'Penata meja, tiga baki',
    'Kertas di bawah, buku catatan di tengah, barang kecil di atas. Dirangkai tanpa sekrup.',
  ],
  'DSK-1404': [
    'Papan gabus',
    'Gabus padat dalam bingkai bercat yang menerima paku tekan dan menyembunyikan lubangnya. Termasuk sepuluh paku kayu.',
  ],
  'DSK-1405': [
    'Penahan buku lengkung, sepasang',
    'Dua lengkungan padat yang menahan satu rak buku berat. Alas gabus menjaganya tetap di tempat.',
  ],
  'PAP-1501': [
    'Buku catatan kain berpita',
    'Halaman jahit benang yang terbuka rata, krem dengan titik halus. Karetnya menjaga catatan lepas tetap di dalam.',
  ],
  'PAP-1502': [
    'Buku sketsa spiral dan pensil',
    'Enam puluh lembar tebal untuk pensil, tinta, dan sapuan tipis. Pensilnya tersimpan di spiral.',
  ],
  'PAP-1503': [
    'Set surat dengan amplop',
    'Dua belas kartu dan dua belas amplop berlapis untuk surat yang layak dikirim. Kertas daur ulang, segel bergaya lilin.',
  ],
  'PAP-1504': [
    'Kalender meja abadi',
    'Putar satu balok setiap pagi dan kalender ini benar selamanya. Rak kecilnya menyimpan hari yang sedang berjalan.',
  ],
  'PAP-1505': [
    'Pita kertas, set empat',
    'Empat pita bermotif yang dapat disobek tangan dan dilepas lagi. Untuk paket, halaman, dan label.',
  ],
  'CRA-1604': [
    'Kotak jahit dengan benang',
    'Delapan benang, gunting, jarum pentul, dan kancing yang hilang itu. Semua ada tempatnya, jadi tetap di sana.',
  ],
  'CRA-1605': [
    'Kertas lipat, 100 lembar',
    'Seratus lembar persegi dalam dua puluh warna, dan burung bangau dalam dua belas langkah. Lipatan tegas yang bertahan.',
  ],
  'TEC-1702': [
    'Alas isi daya nirkabel',
    'Letakkan ponsel dan dayanya terisi; permukaan kain menjaganya tidak tergelincir. Lampu kecil memberi tahu bahwa pengisian dimulai.',
  ],
  'TEC-1705': [
    'Pengeras suara portabel bertali',
    'Mengisi dapur atau piknik, dan tidak takut percikan air. Dapat dipasangkan dengan yang kedua untuk stereo.',
  ],
};
