import type { GoodsTexts, OutdoorsCode } from '#demo/texts/shape.ts';

export const outdoors: GoodsTexts<OutdoorsCode> = {
  'GAR-1002': [
    'Gembor, lima liter',
    'Corat panjang yang menjangkau baris belakang dan kepala siram yang menghujani lembut. Seimbang saat penuh, ringan saat kosong.',
  ],
  'GAR-1005': [
    'Rumah burung beratap kulit kayu',
    'Rumah kering untuk burung kecil di taman, dengan bagian depan yang terbuka untuk dibersihkan. Terpasang dalam lima menit.',
  ],
  'POT-1101': [
    'Pot terakota dengan tatakan',
    'Tanah liat yang bernapas dan memaafkan air yang berlebih. Tatakannya berglasir, jadi ambang jendela tetap kering.',
  ],
  'POT-1102': [
    'Pot gantung bertali',
    'Mangkuk pada tiga tali katun untuk semua tanaman yang suka menjuntai. Kait langit-langitnya ada di dalam kotak.',
  ],
  'POT-1103': [
    'Pot berkaki kayu',
    'Mengangkat tanaman tinggi ke arah cahaya dan dari lantai. Kakinya disekrup tanpa alat.',
  ],
  'POT-1104': [
    'Pot herba ambang jendela',
    'Tempat untuk tiga herba berjajar, dengan baki dalam yang menahan air. Dibuat pas untuk ambang jendela dapur.',
  ],
  'POT-1105': [
    'Terarium kaca bertutup',
    'Iklim kecil di bawah kubah: tanam, tutup, amati. Termasuk kerikil dan petunjuk, tanaman tidak termasuk.',
  ],
  'CAM-1202': [
    'Ceret kemah bergagang lipat',
    'Alas lebar yang cepat mendidih dan tutup yang tidak lepas. Tabung gas dapat disimpan di dalamnya.',
  ],
  'CAM-1203': [
    'Lentera kemah isi ulang',
    'Cahaya hangat untuk meja enam orang, atau pendar redup untuk tenda. Empat puluh jam sekali isi daya.',
  ],
  'CYC-1302': [
    'Bel sepeda kuningan',
    'Nada panjang dan jernih yang meminta dengan sopan. Pas untuk semua setang dan dapat diputar ke arah jempol.',
  ],
  'CYC-1304': [
    'Botol sepeda, 650 ml',
    'Mudah diremas, menutup tanpa perlu dipikirkan, dan mudah dibilas. Pas untuk dudukan yang umum.',
  ],
  'CYC-1305': [
    'Pompa lantai dengan pengukur',
    'Langkah panjang yang mengisi ban dalam dua puluh tekanan. Kepalanya menerima dua jenis pentil tanpa membalik bagian apa pun.',
  ],
};
