import type { GoodsTexts, WearCode } from '#demo/texts/shape.ts';

export const wear: GoodsTexts<WearCode> = {
  'BAG-1801': [
    'Tas jinjing kanvas',
    'Kanvas tebal dengan tali panjang dan kantong untuk kunci. Memuat belanja seminggu dan dapat dilipat sangat kecil.',
  ],
  'BAG-1805': [
    'Pouch ritsleting',
    'Untuk pena, pengisi daya, atau riasan, dengan lapisan yang memaafkan tumpahan. Dapat berdiri saat terbuka.',
  ],
  'TRA-1901': [
    'Koper kabin',
    'Cangkang beralur dengan empat roda senyap, seukuran kompartemen kabin. Kedua sisinya menutup sendiri-sendiri.',
  ],
  'TRA-1902': [
    'Bantal leher perjalanan',
    'Padat di tempat kepala jatuh dan lembut di tempat bersandar. Sarungnya dapat dicuci, talinya dapat dikaitkan ke tas.',
  ],
  'TRA-1903': [
    'Label koper, sepasang',
    'Dua label cerah yang dapat dikenali dari seberang ruangan. Penutupnya menyembunyikan alamat Anda dari yang ingin tahu.',
  ],
  'TRA-1904': [
    'Kantong pengatur koper, set tiga',
    'Tiga kantong berjaring yang mengubah koper menjadi laci. Dapat dimampatkan dengan ritsleting kedua.',
  ],
  'TRA-1905': [
    'Botol termos, 500 ml',
    'Panas dua belas jam, dingin dua puluh empat jam, dan kering di luar. Gelangnya dapat digantung di satu jari.',
  ],
  'WEA-2002': [
    'Topi jerami bertepi lebar',
    'Naungan anyam untuk wajah dan leher, dengan pita yang menahannya saat angin. Dapat dikemas rata dan kembali ke bentuknya.',
  ],
  'FIT-2101': [
    'Matras yoga dengan tali',
    'Mencengkeram di tangan kering maupun lembap, dan melindungi lutut. Dapat digulung rapat dengan tali katunnya.',
  ],
  'FIT-2102': [
    'Dumbel segi enam, sepasang 3 kg',
    'Enam sisi yang tidak menggelinding, dengan lapisan yang tenang di lantai. Pas untuk tangan kecil dan besar.',
  ],
  'FIT-2103': [
    'Tali lompat',
    'Bantalan di gagangnya membuatnya berputar cepat dan rata. Pendekkan sekali dan pas seterusnya.',
  ],
  'FIT-2104': [
    'Kettlebell, 8 kg',
    'Satu cetakan halus dengan gagang yang cukup lebar untuk dua tangan. Alas datarnya tetap di tempat Anda meletakkannya.',
  ],
  'FIT-2105': [
    'Bola keseimbangan, 65 cm',
    'Menggantikan kursi selama satu jam atau lantai untuk peregangan. Mengempis perlahan jika suatu saat bocor.',
  ],
};
