import type { GoodsTexts, KitchenCode } from '#demo/texts/shape.ts';

export const kitchen: GoodsTexts<KitchenCode> = {
  'KIT-0101': [
    'Tiga spatula kayu beech',
    'Sendok, spatula, dan spatula berlubang dari kayu beech berminyak, lembut untuk semua wajan. Punggungnya membulat sehingga menjangkau sudut. Cuci dengan tangan dan minyaki sesekali.',
  ],
  'KIT-0102': [
    'Pengocok balon baja sikat',
    'Sebelas kawat lentur mengocok krim dalam satu menit. Gagangnya berbobot, tetap sejuk, dan rebah rata di meja dapur.',
  ],
  'KIT-0103': [
    'Talenan akasia bergagang',
    'Papan lebar dari sepotong kayu akasia, dengan serat yang berbeda pada setiap papan. Alur penampung cairan di satu sisi, permukaan halus untuk menyajikan di sisi lain.',
  ],
  'KIT-0104': [
    'Cobek dan ulekan keramik',
    'Mangkuk berat yang tidak bergeser saat dipakai, tanpa glasir di dalam agar mencengkeram. Menghaluskan merica, pesto, dan bawang putih tanpa bernoda.',
  ],
  'KIT-0105': [
    'Mangkuk adonan bersusun, set tiga',
    'Tiga mangkuk dalam yang muat di tempat satu mangkuk. Semua ukuran bercorong tuang dan beralas antiselip.',
  ],
  'COF-0201': [
    'Kerucut seduh dan teko kaca',
    'Kerucut beralur di atas teko kaca tahan panas untuk empat cangkir. Kerah kayunya membuat Anda dapat menuang selagi panas.',
  ],
  'COF-0202': [
    'Teko espreso kompor, enam cangkir',
    'Teko klasik bersisi delapan yang menyeduh kopi pekat dalam lima menit. Cocok untuk kompor gas, listrik, dan induksi.',
  ],
  'COF-0203': [
    'Teko teh keramik bergagang rotan',
    'Teko bulat dengan tuangan stabil dan saringan halus di dalam coratnya. Gagang rotannya tetap sejuk dan dapat dilipat saat disimpan.',
  ],
  'COF-0204': [
    'Penggiling kopi tangan',
    'Gerinda baja dengan delapan belas setelan, dari espreso halus hingga gilingan kasar. Cukup senyap untuk rumah yang masih tidur.',
  ],
  'COF-0205': [
    'Cangkir berbintik, 350 ml',
    'Dindingnya tebal menjaga kopi tetap hangat, dan sandaran jempolnya nyaman dipegang. Setiap glasir jatuh sedikit berbeda.',
  ],
  'TAB-0301': [
    'Piring makan berbibir, sepasang',
    'Dua piring lebar dengan bibir terangkat yang menahan saus di tempatnya. Aman untuk oven, microwave, dan mesin cuci piring.',
  ],
  'TAB-0302': [
    'Mangkuk mi dengan sumpit',
    'Mangkuk dalam dengan takik yang menahan sumpit di antara suapan. Cukup besar untuk makan malam lengkap.',
  ],
  'TAB-0303': [
    'Gelas bergerigi, set empat',
    'Kaca pres dengan gerigi halus yang menangkap cahaya. Dapat ditumpuk tanpa lengket dan tahan di dapur yang sibuk.',
  ],
  'TAB-0305': [
    'Kendi meja, satu liter',
    'Kendi dengan bibir yang tidak menetes, untuk air, susu, atau seikat tulip. Gagangnya muat untuk seluruh tangan.',
  ],
  'STO-0401': [
    'Stoples bertutup gabus, set tiga',
    'Stoples bening untuk pasta, kacang, dan gandum, jadi terlihat mana yang hampir habis. Gabus alami menutup rapat tanpa ulir.',
  ],
  'STO-0402': [
    'Kotak roti bertutup talenan',
    'Menjaga roti segar berhari-hari di bawah tutup yang juga talenan. Lubang angin kecil mencegah jamur sebelum muncul.',
  ],
  'STO-0403': [
    'Rak bumbu dengan enam stoples',
    'Enam stoples kecil di rak ramping yang dapat digantung atau berdiri. Sisipan penabur dan label kosong ada di dalam kotak.',
  ],
};
