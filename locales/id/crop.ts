import type { Translated } from '../translated.ts';
import type { crop as english } from '../en/crop.ts';

export const crop: Translated<typeof english> = {
  title: 'Pilih bagian yang ditampilkan',
  hint: 'Seret gambar untuk menggesernya. Cubit, putar roda tetikus, atau tekan + dan − untuk memperbesar atau memperkecil.',
  stage: 'Gambar: tombol panah menggeser, + dan − memperbesar atau memperkecil',
  zoom: 'Zoom',
  closer: 'Perbesar',
  farther: 'Perkecil',
  left: 'Geser bingkai ke kiri',
  right: 'Geser bingkai ke kanan',
  up: 'Geser bingkai ke atas',
  down: 'Geser bingkai ke bawah',
  shown:
    'Zoom {zoom, number, ::percent}. Terlihat dari {left, number, ::percent} sampai {right, number, ::percent} lebarnya dan dari {top, number, ::percent} sampai {bottom, number, ::percent} tingginya.',
  preview: 'Tampilannya nanti',
  previews: {
    phone: 'Di ponsel',
    computer: 'Di komputer',
    product: 'Di halaman produk',
    list: 'Di daftar',
    header: 'Di bagian atas toko Anda',
  },
  small:
    'Bagian ini hanya {width, number} × {height, number} piksel dan bisa terlihat buram. Perkecil zoom atau pilih gambar yang lebih besar.',
  use: 'Pakai bagian ini',
  adjust: 'Potong lagi',
  failed: 'Gambar tidak dapat dipotong di perangkat ini. Pilih gambar lain.',
};
