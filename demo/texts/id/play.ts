import type { GoodsTexts, PlayCode } from '#demo/texts/shape.ts';

export const play: GoodsTexts<PlayCode> = {
  'TOY-2201': [
    'Kereta kayu dengan dua gerbong',
    'Satu lokomotif dan dua gerbong yang menyambung dengan magnet dari kedua arah. Tepi membulat, cat berbahan dasar air.',
  ],
  'TOY-2202': [
    'Cincin susun pelangi',
    'Enam cincin yang hanya tepat dalam satu urutan dan seru dalam semua urutan lain. Alasnya bergoyang dan tegak sendiri.',
  ],
  'TOY-2203': [
    'Balok susun, 40 buah',
    'Kubus, lengkungan, dan atap dalam enam warna tenang. Dibuat dengan ukuran yang sama, jadi menaranya berdiri.',
  ],
  'TOY-2204': [
    'Siput tarik',
    'Cangkangnya berputar saat mengikuti talinya. Cincin karet pada rodanya melindungi lantai dan telinga.',
  ],
  'TOY-2205': [
    'Perahu layar kecil',
    'Lambung padat dengan layar katun yang benar-benar berlayar. Lunas dan tiangnya dapat dilepas untuk dikeringkan.',
  ],
  'GAM-2301': [
    'Set dadu dengan gelas bermotif kulit',
    'Lima dadu bertepi tegas dan gelas yang meredam suara. Aturan untuk delapan permainan ada di dalamnya.',
  ],
  'GAM-2303': [
    'Set domino dalam kotak',
    'Dua puluh delapan ubin bertitik tanam dengan bunyi yang memuaskan. Tutupnya bergeser dan menjadi papan skor.',
  ],
  'GAM-2304': [
    'Set catur perjalanan',
    'Buah catur berbobot di atas papan yang melipat menutupinya. Kain laken di bawahnya membuatnya tenang di meja kereta.',
  ],
  'GAM-2305': [
    'Menara balok',
    'Lima puluh empat balok halus dan tangan yang mantap: tarik satu, letakkan di atas. Paling seru setelah makan malam.',
  ],
  'PET-2401': [
    'Mangkuk anjing antiselip',
    'Mangkuk lebar di atas cincin karet yang tetap di tempatnya. Mangkuk dalamnya dapat diangkat untuk dicuci.',
  ],
  'PET-2402': [
    'Tiang garuk kucing',
    'Tiang sisal di atas alas lebar yang tidak goyah saat kucing meregang penuh. Ada bola bertali untuk sesudahnya.',
  ],
  'PET-2403': [
    'Kalung dengan keping nama',
    'Pita lembut dengan gesper kuat dan keping untuk diukir. Benang reflektif untuk jalan-jalan malam.',
  ],
  'PET-2404': [
    'Tempat tidur hewan bundar',
    'Lingkaran dalam dari bahan plush untuk meringkuk dan menyandarkan dagu. Seluruhnya dapat dicuci mesin.',
  ],
};
