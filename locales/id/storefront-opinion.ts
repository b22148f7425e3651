import type { storefrontOpinion as english } from '../en/storefront-opinion.ts';
import type { Translated } from '../translated.ts';

/** Words of what buyers say of goods: pictures, drawn signatures, filters and reports. */
export const storefrontOpinion: Translated<typeof english> = {
  opinionPhotos: 'Foto',
  opinionPhotosHint:
    'Paling banyak {max, number} foto produk, masing-masing sampai {size, number} MB: JPEG, PNG, WebP, GIF, atau AVIF. Semua orang dapat melihatnya.',
  opinionPhotoKept: 'Tampilkan foto {number}',
  opinionPhotosKept:
    'Foto-foto ini sudah masuk. Hilangkan centang pada foto yang tidak ingin Anda tampilkan.',
  opinionPhotoLarge:
    'Satu foto lebih besar dari {size, number} MB. Pilih yang lebih kecil. Isian lainnya masih ada.',
  opinionPhotoMany:
    'Satu ulasan paling banyak berisi {max, number} foto. Pilih lebih sedikit. Isian lainnya masih ada.',
  opinionPhotoNone:
    'Salah satu berkas bukan gambar yang dapat kami baca. Pilih JPEG, PNG, WebP, GIF, atau AVIF. Isian lainnya masih ada.',
  opinionPhotoOf: 'Foto {number} dari ulasan ini, terbuka dalam ukuran besar',
  opinionPhotosOf: 'Foto ulasan ini',
  opinionDraw: 'Atau gambar tanda tangan Anda',
  opinionDrawHint:
    'Dengan gambar, Anda tidak perlu mengetik nama. Tidak ada orang lain yang melihat gambar itu.',
  opinionDrawClear: 'Gambar ulang',
  opinionDrawWrong:
    'Gambar itu tidak dapat dipakai. Gambar ulang dengan lebih sederhana, atau ketik nama Anda.',
  opinionFilter: 'Ulasan yang mana',
  opinionAll: 'Semua',
  opinionWithPhotos: 'Dengan foto',
  opinionStars: '{stars, plural, other {Hanya # bintang}}',
  opinionNoMatch: 'Tidak ada ulasan yang cocok.',
  opinionReport: 'Laporkan ulasan ini',
  opinionReportReason: 'Apa yang salah?',
  opinionReportText:
    'Pemeriksa independen membaca ulasan itu dan memutuskan. Sampai saat itu, ulasan tetap apa adanya.',
  opinionReportSend: 'Kirim laporan',
  opinionReported: 'Terima kasih. Ulasan itu akan diperiksa, dan sampai saat itu tetap apa adanya.',
  opinionReportedBefore: 'Ulasan ini sudah pernah dilaporkan. Anda tidak perlu melakukan apa-apa lagi.',
  opinionReport_offensive: 'Menghina seseorang',
  opinionReport_personal_data: 'Memuat data pribadi',
  opinionReport_advertising: 'Ini iklan',
  opinionReport_off_topic: 'Bukan tentang produk atau pesanan ini',
  opinionReport_not_genuine: 'Bukan dari pembeli yang sebenarnya',
};
