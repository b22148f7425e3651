import type { storefrontRestock as english } from '../en/storefront-restock.ts';
import type { Translated } from '../translated.ts';

export const storefrontRestock: Translated<typeof english> = {
  restockTitle: 'Email saya saat tersedia lagi',
  restockLead: 'Kami mengirim satu email saat produk ini tersedia lagi.',
  restockEmail: 'Alamat email',
  restockWrong: 'Masukkan alamat email.',
  restockSend: 'Email saya',
  restockPrivacy:
    'Alamat Anda hanya dipakai untuk email ini. Konfirmasikan dalam {confirmDays} hari lewat tautan yang kami kirim; alamat dihapus setelah email terkirim, atau setelah {waitDays} hari.',
  restockAsked: 'Periksa kotak masuk Anda',
  restockAskedText:
    'Jika alamat ini belum pernah Anda konfirmasi, Anda akan menerima email berisi tautan. Buka untuk mengonfirmasi.',
  restockConfirm: 'Kirim email saat tersedia lagi?',
  restockConfirmText: '{title} habis. Kami mengirim satu email saat tersedia lagi.',
  restockConfirmSend: 'Ya, email saya',
  restockWaiting: 'Anda sudah terdaftar',
  restockWaitingText: 'Kami mengirim satu email saat {title} tersedia lagi. Setelah itu alamat Anda dihapus.',
  restockStop: 'Hapus alamat saya',
  restockStopped: 'Alamat Anda dihapus',
  restockStoppedText: 'Anda tidak akan menerima email tentang produk ini.',
  restockBack: 'Buka produk',
};
