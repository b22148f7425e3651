import type { GoodsTexts, HomeCode } from '#demo/texts/shape.ts';

export const home: GoodsTexts<HomeCode> = {
  'LIT-0501': [
    'Lampu meja jamur',
    'Kubah lembut yang mengirim cahaya hangat ke bawah dan sedikit pendar ke atas. Tiga tingkat terang dengan menyentuh alasnya.',
  ],
  'LIT-0502': [
    'Lampu belajar berlengan',
    'Dua lengan berpegas menempatkan cahaya di tempat kerja Anda, dan menahannya di sana. Kabel panjangnya menjangkau stopkontak yang jauh.',
  ],
  'LIT-0503': [
    'Lampu gantung kubah',
    'Tudung lebar, dicat di luar dan putih di dalam, untuk meja makan atau lorong. Dua meter kabel kain yang dapat dipotong sesuai panjang.',
  ],
  'LIT-0504': [
    'Lampion bola kertas',
    'Bulan besar yang tenang dari kertas beras di atas rangka kawat tipis. Datang dalam keadaan rata dan terbuka dalam satu menit.',
  ],
  'LIT-0505': [
    'Lampu tali sepuluh bohlam',
    'Sepuluh bola hangat pada kabel lima meter, dapat disambung jika ingin lebih panjang. Tegangan rendah dan tidak panas disentuh.',
  ],
  'TEX-0601': [
    'Bantal bergaris, 45 cm',
    'Bantal montok dengan sarung katun cuci bergaris tenun. Ritsleting tersembunyi memudahkan hari mencuci.',
  ],
  'TEX-0602': [
    'Selimut wol berumbai',
    'Wol lembut yang hangat tanpa berat, dengan rumbai yang disimpul tangan. Cukup besar untuk berdua di sofa.',
  ],
  'TEX-0603': [
    'Pouf rajut',
    'Rajutan tebal dengan isi padat, cocok untuk tumpuan kaki atau kursi tambahan. Sarungnya dapat dilepas untuk dicuci.',
  ],
  'TEX-0605': [
    'Guling hias berlis',
    'Gulungan panjang untuk ujung tempat tidur atau pinggang. Lis kontrasnya menjaga bentuknya tetap tegas.',
  ],
  'BAT-0701': [
    'Botol sabun keramik',
    'Botol berat yang tetap tegak di bawah tangan basah. Pompa bajanya memberi secukupnya dan tidak pernah menetes.',
  ],
  'BAT-0702': [
    'Handuk wafel, set tiga',
    'Katun sarang lebah yang ringan, cepat mengeringkan Anda dan lebih cepat kering sendiri. Ukuran tangan, mandi, dan tamu, masing-masing dengan tali gantung.',
  ],
  'BAT-0703': [
    'Gelas sikat gigi dengan dua sikat',
    'Gelas berglasir dengan lubang di alasnya, dan dua sikat bambu untuk memulai. Bersih dilap dalam hitungan detik.',
  ],
  'BAT-0705': [
    'Sabun minyak zaitun dengan tatakan',
    'Sabun batang lembut dari minyak zaitun tanpa yang berlebihan. Tatakan beralurnya membuatnya kering di antara pemakaian.',
  ],
  'CAN-0901': [
    'Lilin wangi dalam stoples',
    'Lilin kedelai dengan daun ara dan sedikit cedar, menyala empat puluh jam. Stoplesnya kemudian menjadi gelas minum.',
  ],
  'CAN-0902': [
    'Lilin pilar, set tiga',
    'Tiga tinggi lilin halus tanpa wangi yang menyala rata dan tidak meleleh ke samping. Cocok untuk nampan atau perapian.',
  ],
  'CAN-0903': [
    'Tempat lilin dengan lilin panjang, sepasang',
    'Dua tempat lilin bubut yang tingginya berbeda, lengkap dengan lilin panjangnya. Alas kain laken melindungi meja.',
  ],
  'CAN-0904': [
    'Difuser batang',
    'Delapan batang menebarkan wangi linen dan hujan ke ruangan. Balik seminggu sekali; tahan tiga bulan.',
  ],
  'CAN-0905': [
    'Lentera taman untuk lilin kecil',
    'Rumah kaca dan logam yang melindungi api dari angin. Diletakkan di tangga atau digantung di dahan.',
  ],
};
