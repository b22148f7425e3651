import type { errors as english } from '../en/errors.ts';
import type { Translated } from '../translated.ts';

/** Every refusal in words: what happened and what to do now. */
export const errors: Translated<typeof english> = {
  systemBusy: 'Sistem sedang sibuk. Tidak ada yang hilang; silakan coba lagi sebentar lagi.',
  operationBusy: 'Ini sedang dikerjakan. Silakan tunggu sebentar.',
  invalidOperation: 'Ini tidak dapat dilakukan sekarang.',
  operationFailed: 'Ini tidak berhasil. Silakan coba lagi.',
  badRequest: 'Permintaan tidak dapat dibaca.',
  illegalRequest: 'Anda sudah dikeluarkan. Silakan masuk lagi.',
  invalidRequest: 'Permintaan tidak valid.',
  parameterMissing: 'Ada yang kurang: {field}.',
  recordNotFound: 'Kami tidak menemukannya.',
  invalidParameter: 'Silakan periksa {field}.',
  unauthorized: 'Ini tidak diizinkan tanpa masuk.',
  noAuthentication: 'Silakan masuk.',
  tokenExpired: 'Sesi Anda sudah berakhir. Silakan masuk lagi.',
  insufficientPermissions: 'Anda tidak punya izin untuk ini.',
  invalidAccount: 'Akun ini tidak valid.',
  accountDisabled: 'Akun Anda ditangguhkan. Lihat alasannya dan cara mengajukan banding.',
  usernamePasswordRequired: 'Masukkan nama pengguna dan kata sandi Anda.',
  wrongUsernameOrPassword: 'Nama pengguna atau kata sandi salah.',
  invalidVerificationCode: 'Kode verifikasi ini tidak berlaku.',
  verificationCodeIncorrect: 'Kode verifikasi salah.',
  verificationCodeRequired: 'Silakan isi kode verifikasi.',
  usernameExists: 'Nama ini sudah dipakai. Silakan pilih nama lain.',
  usernameDuplicated: 'Nama pengguna ini tercantum dua kali.',
  routeExists: 'Rute ini sudah ada.',
  routeDuplicated: 'Rute ini tercantum dua kali.',
  oldPasswordIncorrect:
    'Kata sandi masuk salah. {tries_left, plural, =0 {Terlalu banyak percobaan. Coba lagi nanti.} other {Tersisa # percobaan.}}',
  invitationCodeExists: 'Kode undangan ini sudah ada.',
  invitationCodeDuplicated: 'Kode undangan ini tercantum dua kali.',
  insufficientBalance: 'Saldo Anda yang tersedia tidak cukup.',
  langCfgExisted: 'Bahasa ini sudah diatur.',
  langCfgNotConfigured: 'Bahasa ini belum diatur.',
  langCodeDuplicated: 'Kode bahasa ini tercantum dua kali.',
  goodsTypeNotConfigured: 'Jenis produk ini belum diatur.',
  transactionHashUsed:
    'Transaksi ini sudah dilaporkan ({hash}). Jika milik Anda, kami akan mengkreditkannya otomatis.',
  goodsCodeAlreadyExists: 'Kode ini sudah ada.',
  goodsCodeDuplicated: 'Kode produk ini tercantum dua kali.',
  logisticsCfgExisted: 'Kurir ini sudah diatur.',
  logisticsCfgNotConfigured: 'Kurir ini belum diatur.',
  logisticsStepDuplicated: 'Langkah pelacakan ini tercantum dua kali.',
  logisticsStepLangDuplicated: 'Langkah pelacakan ini punya dua teks dalam satu bahasa.',
  registrationNeedsInvitation: 'Anda memerlukan kode undangan untuk mendaftar.',
  invalidUserPage: 'Toko atau halaman ini tidak ada.',
  invitationCodeInvalid: 'Kode undangan ini tidak dapat dipakai.',
  invitationRegistrationClosed: 'Pendaftaran ditutup saat ini.',
  loginError:
    'Terlalu banyak percobaan salah: masuk dari sini diblokir hingga satu hari. Atur ulang kata sandi atau gunakan jaringan yang pernah dipakai.',
  feedbackLength: 'Silakan tulis 5 sampai 300 karakter.',
  addFailed: 'Ini tidak dapat ditambahkan.',
  oldPayPasswordWrong:
    'Kata sandi transaksi saat ini salah. {tries_left, plural, =0 {Terlalu banyak percobaan. Coba lagi nanti.} other {Tersisa # percobaan.}}',
  payAccountMaximum: 'Anda dapat memiliki paling banyak {item} rekening penarikan.',
  payPasswordNotSet: 'Silakan atur kata sandi transaksi dahulu.',
  wrongPayPassword:
    'Kata sandi transaksi salah. {tries_left, plural, =0 {Terlalu banyak percobaan. Coba lagi nanti.} other {Tersisa # percobaan.}}',
  showcaseDeleteLimit:
    'Anda sudah menghapus {used} dari {limit} produk hari ini. Hitungannya mulai lagi tengah malam ({tz}); Anda dapat berhenti menjual produk kapan saja.',
  belowMinimumDeposit:
    'Deposit terkecil dengan cara ini adalah {min} {currency}. Silakan isi sebanyak itu atau lebih, atau pilih cara lain.',
  withdrawalDisabled:
    'Sebagian saldo Anda ditahan, jadi Anda tidak dapat menarik jumlah ini. Lihat alasannya, atau ajukan banding.',
  walletFrozen: 'Dompet Anda dibekukan sementara. Lihat alasannya dan cara mengajukan banding.',
  withdrawalAccountNotFound: 'Kami tidak menemukan rekening penarikan ini.',
  showcaseGoodsLimit:
    'Etalase Anda penuh: {used} dari {limit} untuk tingkat Anda. Berhentilah menjual beberapa produk atau hapus beberapa dahulu.',
  userActivityAdded: 'Anda sudah ikut serta.',
  friendSupportDailyLimit:
    '{reason, select, open_max {Anda punya {used} undangan yang belum dipakai, dan itu batasnya. Anda dapat membuat lagi bila ada yang dipakai, dicabut, atau berakhir.} other {{left, plural, =0 {Anda sudah membuat semua {limit} undangan hari ini.} other {Hari ini Anda hanya bisa membuat {left, number} undangan lagi.}} Yang baru dapat dibuat setelah tengah malam waktu toko Anda.}}',
  idempotencyConflict: 'Permintaan ini sudah dikirim dengan data lain. Silakan mulai lagi.',
  staleVersion: 'Ini sudah berubah sejak Anda membukanya. Silakan periksa lagi.',
  outOfStock: 'Stok tidak cukup.',
  priceChanged: 'Harganya berubah. Silakan periksa harga yang baru.',
  tooManyRequests: 'Terlalu banyak percobaan. Silakan tunggu sebentar.',
  secondFactorNeeded: 'Silakan konfirmasi dengan verifikasi dua langkah.',
  signatureNeeded: 'Tanda tangani di salah satu perangkat Anda.',
  unknownError: 'Ada masalah di pihak kami. Kami sudah mencatatnya.',
  systemError: 'Ada masalah di pihak kami. Kami sudah mencatatnya.',
};
