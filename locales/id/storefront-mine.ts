import type { storefrontMine as english } from '../en/storefront-mine.ts';
import type { Translated } from '../translated.ts';

export const storefrontMine: Translated<typeof english> = {
  mineTitle: 'Halaman Anda',
  mineLink: 'Halaman Anda: daftar keinginan dan pesanan',
  mineHeart: 'Daftar keinginan: {title}',
  mineWishes: 'Daftar keinginan',
  mineNoWishes: 'Belum ada yang disimpan. Ketuk ikon hati pada produk untuk menemukannya lagi di sini.',
  mineGone: 'Tidak dijual lagi di sini',
  mineUnknown: 'Produk',
  mineWas: '{amount} saat Anda menyimpannya',
  mineRemove: 'Hapus',
  mineRemoved: 'Dihapus dari daftar keinginan Anda.',
  mineUndo: 'Urungkan',
  mineSignIn: 'Buka halaman Anda',
  mineSignInLead:
    'Lihat pesanan Anda di toko ini dan simpan daftar keinginan di semua perangkat. Kami mengirim tautan lewat email; Anda tidak perlu kata sandi.',
  mineSend: 'Kirim tautan',
  minePrivacy:
    'Email, daftar keinginan, dan alamat tersimpan Anda lalu disimpan untuk toko ini: sampai Anda menghapusnya, atau {days} hari setelah terakhir masuk. Toko tidak melihatnya.',
  mineBrowser: 'Sebelum Anda membuka halaman, daftar keinginan hanya ada di browser ini.',
  mineAskedText:
    'Kami telah mengirim tautan ke {email}. Tautan berlaku satu kali, selama {minutes} menit. Jika tidak sampai, periksa folder spam.',
  mineOpen: 'Buka halaman Anda?',
  mineOpenText:
    'Tautan ini untuk {email}. Browser ini lalu tetap masuk selama {days} hari; jangan buka di perangkat orang lain.',
  mineOpenSend: 'Buka halaman saya',
  mineOrders: 'Pesanan',
  mineNoOrders: 'Belum ada pesanan dengan email ini di toko ini.',
  mineMore: '{title} dan {count, number} produk lainnya',
  mineAddresses: 'Alamat tersimpan',
  mineNoAddresses: 'Simpan alamat, dan alamat itu ditawarkan saat checkout.',
  mineAdd: 'Tambah alamat',
  mineEdit: 'Ubah',
  mineDelete: 'Hapus',
  mineDeleteAddress: 'Hapus alamat ini?',
  mineSaveAddress: 'Simpan alamat',
  mineAddressTitle: 'Alamat',
  mineAddressUse:
    'Hanya Anda yang melihatnya di sini, dan hanya dipakai untuk pesanan Anda. Anda dapat menyimpan hingga {max}.',
  mineSessions: 'Masuk di {count, number} perangkat; di sini sampai {date}.',
  mineSignOut: 'Keluar',
  mineSignOutAll: 'Keluar dari semua perangkat',
  mineErase: 'Hapus semua di sini',
  mineEraseText:
    'Daftar keinginan, alamat tersimpan, dan email Anda langsung dihapus, dan semua perangkat dikeluarkan. Ini tidak dapat dibatalkan. Pesanan tidak dihapus; tautan di emailnya tetap berlaku.',
  mineEraseSend: 'Hapus semua',
  mineCountry: 'Tampilkan kolom untuk negara ini',
  mineUse: 'Gunakan alamat tersimpan',
  mineBox: 'Simpan alamat ini di halaman saya',
  mineNoticeLinkOver:
    'Tautan ini tidak berlaku lagi: setiap tautan berlaku satu kali, selama {minutes} menit. Minta yang baru di bawah.',
  mineNoticeOut: 'Anda telah keluar.',
  mineNoticeErased: 'Semuanya telah dihapus.',
  mineNoticeSaved: 'Alamat disimpan.',
  mineNoticeDeleted: 'Alamat dihapus.',
  mineNoticeFull: 'Daftar keinginan Anda penuh: {max} produk. Hapus satu dahulu.',
  mineNoticeEnded:
    'Sesi masuk Anda di sini telah berakhir. Buka halaman Anda untuk masuk lagi. Yang Anda simpan sebelum itu hanya ada di browser ini.',
  mineNoticeGone: 'Produk ini tidak dijual lagi di sini, jadi tidak disimpan.',
  mineHeartFailed: 'Daftar keinginan Anda tidak dapat diubah. Periksa koneksi Anda, lalu coba lagi.',
  mineNoticeAddressesFull: 'Anda sudah memiliki {max} alamat tersimpan. Hapus satu dahulu.',
};
