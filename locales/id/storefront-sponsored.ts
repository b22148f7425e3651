import type { storefrontSponsored as english } from '../en/storefront-sponsored.ts';
import type { Translated } from '../translated.ts';

// Places that somebody pays for, and why something stands there.

export const storefrontSponsored: Translated<typeof english> = {
  sponsoredBy: 'Disponsori oleh {shop}',
  sponsoredWhy: 'Mengapa ini?',
  sponsoredSupport: 'Dukungan publik untuk {shop}',
  sponsoredRail: 'Produk bersponsor dari toko lain',
  sponsoredRailLead:
    'Toko-toko ini membayar untuk tampil di sini. Toko ini mengizinkannya dan tidak menjual satu pun darinya.',
  sponsoredSupportText:
    'Paling banyak satu dari sepuluh tempat bersponsor diberikan kepada toko yang kami dukung, bergiliran dan gratis. Tempat itu ditandai sebagai dukungan publik.',
  sponsoredThis: 'Mengapa Anda melihat ini',
  sponsoredPays: 'Siapa yang membayar',
  sponsoredPaysClick:
    '{shop} membayar jika seseorang mengikuti tautannya dan tinggal di sana. Anda tidak membayar apa pun untuk itu.',
  sponsoredPaysOrder:
    '{shop} membayar sebagian dari pesanan yang datang darinya. Anda tidak membayar apa pun untuk itu.',
  sponsoredQuality: 'Mutu',
  sponsoredQualityText:
    'Paket tepat waktu, pengembalian dana, penilaian, dan halaman yang lengkap menghasilkan {quality, number, ::.0}; 1,0 ada di tengah.',
  sponsoredChance: 'Rasio klik',
  sponsoredChanceText: 'Dari 100 kali produk seperti ini terlihat, {chance, number, ::.0} kali diklik.',
  sponsoredWhere: 'Di mana',
  sponsoredWhere_explore: 'Tempat di halaman jelajah',
  sponsoredWhere_search: 'Tempat di antara hasil pencarian',
  sponsoredWhere_similar: 'Tempat di bawah produk toko lain',
  sponsoredRules: 'Aturan versi {version, number}, lengkap dengan semua angkanya',
  sponsoredKept:
    'Jika Anda mengikuti tautannya, peramban Anda menyimpan selama tujuh hari lewat tautan mana Anda datang ke toko ini, agar pesanan dapat dihitung. Tidak ada hal lain tentang Anda yang disimpan.',
};
