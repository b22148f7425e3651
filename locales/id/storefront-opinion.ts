import type { storefrontOpinion as english } from '../en/storefront-opinion.ts';
import type { Translated } from '../translated.ts';

/** Words of what buyers say of goods: pictures, drawn signatures, filters and reports. */
export const storefrontOpinion: Translated<typeof english> = {
  opinionPhotos: 'Foto',
  opinionPhotosHint:
    'Paling banyak {max, number} foto produk, masing-masing sampai {size, number} MB (JPEG, PNG, WebP, GIF, atau AVIF). Semua orang dapat melihatnya.',
  opinionPhotoKept: 'Tampilkan foto {number}',
  opinionPhotosKept:
    'Foto-foto ini sudah diunggah. Hilangkan centang pada foto yang tidak ingin Anda tampilkan.',
  opinionPhotoLarge:
    'Satu foto lebih besar dari {size, number} MB. Pilih yang lebih kecil. Isi ulasan Anda yang lain masih ada.',
  opinionPhotoMany:
    'Satu ulasan paling banyak berisi {max, number} foto. Pilih lebih sedikit. Isi ulasan Anda yang lain masih ada.',
  opinionPhotoNone:
    'Salah satu berkas tidak dapat kami baca sebagai gambar. Pilih JPEG, PNG, WebP, GIF, atau AVIF. Isi ulasan Anda yang lain masih ada.',
  opinionPhotoOf: 'Foto {number} dari ulasan ini (terbuka dalam ukuran besar)',
  opinionPhotosOf: 'Foto ulasan ini',
  opinionDraw: 'Atau gambar tanda tangan Anda',
  opinionDrawHint:
    'Jika Anda menggambar tanda tangan, Anda tidak perlu mengetik nama. Tidak ada orang lain yang dapat melihat gambar itu.',
  opinionDrawClear: 'Gambar ulang',
  opinionDrawWrong: 'Kami tidak dapat memakai gambar itu. Gambar yang lebih sederhana, atau ketik nama Anda.',
  opinionFilter: 'Saring ulasan',
  opinionAll: 'Semua',
  opinionWithPhotos: 'Dengan foto',
  opinionSort_newest: 'Terbaru',
  opinionSort_highest: 'Penilaian tertinggi',
  opinionSort_lowest: 'Penilaian terendah',
  opinionSort_pictures: 'Dengan foto lebih dulu',
  opinionStars: '{stars, plural, other {Hanya # bintang}}',
  opinionNoMatch: 'Tidak ada ulasan yang cocok dengan filter ini.',
  opinionReport: 'Laporkan ulasan ini',
  opinionReportReason: 'Apa yang salah?',
  opinionReportText:
    'Pemeriksa independen memeriksanya dan memutuskan. Sampai saat itu, ulasan tetap apa adanya.',
  opinionReportSend: 'Kirim laporan',
  opinionReported: 'Terima kasih. Ulasan itu akan diperiksa, dan sampai saat itu tetap apa adanya.',
  opinionReportedBefore: 'Ulasan ini sudah pernah dilaporkan. Anda tidak perlu melakukan apa-apa lagi.',
  opinionReport_offensive: 'Kasar atau menghina',
  opinionReport_personal_data: 'Memuat data pribadi',
  opinionReport_advertising: 'Iklan',
  opinionReport_off_topic: 'Bukan tentang produk atau pesanan ini',
  opinionReport_not_genuine: 'Bukan dari pembeli yang sebenarnya',
};
