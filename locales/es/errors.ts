import type { errors as english } from '../en/errors.ts';
import type { Translated } from '../translated.ts';

/** Every refusal in words: what happened and what to do now. */
export const errors: Translated<typeof english> = {
  systemBusy: 'El sistema está ocupado. No se perdió nada; inténtalo de nuevo en un momento.',
  operationBusy: 'Esto ya se está haciendo. Espera un momento, por favor.',
  invalidOperation: 'Esto no se puede hacer ahora.',
  operationFailed: 'No funcionó. Inténtalo de nuevo.',
  badRequest: 'No se pudo leer la solicitud.',
  illegalRequest: 'Se cerró tu sesión. Inicia sesión de nuevo.',
  invalidRequest: 'La solicitud no es válida.',
  parameterMissing: 'Falta algo: {field}.',
  recordNotFound: 'No encontramos esto.',
  invalidParameter: 'Revisa esto: {field}.',
  unauthorized: 'Esto no se permite sin iniciar sesión.',
  noAuthentication: 'Inicia sesión, por favor.',
  tokenExpired: 'Tu sesión venció. Inicia sesión de nuevo.',
  insufficientPermissions: 'No tienes permiso para esto.',
  invalidAccount: 'Esta cuenta no es válida.',
  accountDisabled: 'Tu cuenta está suspendida. Mira los motivos y cómo apelar.',
  usernamePasswordRequired: 'Escribe tu nombre de usuario y tu contraseña.',
  wrongUsernameOrPassword: 'Nombre de usuario o contraseña incorrectos.',
  invalidVerificationCode: 'Este código de verificación no es válido.',
  verificationCodeIncorrect: 'El código de verificación es incorrecto.',
  verificationCodeRequired: 'Escribe el código de verificación.',
  usernameExists: 'Este nombre ya está en uso. Elige otro.',
  usernameDuplicated: 'Este nombre de usuario aparece dos veces.',
  routeExists: 'Esta ruta ya existe.',
  routeDuplicated: 'Esta ruta aparece dos veces.',
  oldPasswordIncorrect:
    'La contraseña de acceso es incorrecta. {tries_left, plural, =0 {Demasiados intentos. Inténtalo más tarde.} one {Queda # intento.} other {Quedan # intentos.}}',
  invitationCodeExists: 'Este código de invitación ya existe.',
  invitationCodeDuplicated: 'Este código de invitación aparece dos veces.',
  insufficientBalance: 'Tu saldo disponible no alcanza.',
  langCfgExisted: 'Este idioma ya está configurado.',
  langCfgNotConfigured: 'Este idioma no está configurado.',
  langCodeDuplicated: 'Este código de idioma aparece dos veces.',
  goodsTypeNotConfigured: 'Este tipo de productos no está configurado.',
  transactionHashUsed:
    'Esta transacción ya se informó ({hash}). Si es tuya, la acreditaremos automáticamente.',
  goodsCodeAlreadyExists: 'Este código ya existe.',
  goodsCodeDuplicated: 'Este código de producto aparece dos veces.',
  logisticsCfgExisted: 'Este transportista ya está configurado.',
  logisticsCfgNotConfigured: 'Este transportista no está configurado.',
  logisticsStepDuplicated: 'Este paso de seguimiento aparece dos veces.',
  logisticsStepLangDuplicated: 'Este paso de seguimiento tiene dos textos en un idioma.',
  registrationNeedsInvitation: 'Necesitas un código de invitación para registrarte.',
  invalidUserPage: 'No existe esa tienda o página.',
  invitationCodeInvalid: 'Este código de invitación no se puede usar.',
  invitationRegistrationClosed: 'El registro está cerrado por ahora.',
  loginError:
    'Demasiados intentos fallidos. El inicio de sesión desde aquí queda bloqueado un día como máximo. Restablece tu contraseña o usa una red que ya hayas usado.',
  feedbackLength: 'Escribe de 5 a 300 caracteres.',
  addFailed: 'No se pudo agregar.',
  oldPayPasswordWrong:
    'La contraseña de transacciones actual es incorrecta. {tries_left, plural, =0 {Demasiados intentos. Inténtalo más tarde.} one {Queda # intento.} other {Quedan # intentos.}}',
  payAccountMaximum: 'Puedes tener como máximo {item} cuentas de cobro.',
  payPasswordNotSet: 'Crea primero una contraseña de transacciones.',
  wrongPayPassword:
    'La contraseña de transacciones es incorrecta. {tries_left, plural, =0 {Demasiados intentos. Inténtalo más tarde.} one {Queda # intento.} other {Quedan # intentos.}}',
  showcaseDeleteLimit:
    'Hoy quitaste {used} de {limit} productos. La cuenta empieza de nuevo a medianoche ({tz}); puedes dejar productos fuera de venta cuando quieras.',
  belowMinimumDeposit:
    'El depósito mínimo con este método es {min} {currency}. Escribe ese monto o más, o elige otro método.',
  withdrawalDisabled:
    'Parte de tu saldo está retenida, por eso no puedes retirar este monto. Consulta los motivos o apela.',
  walletFrozen: 'Tu billetera está congelada temporalmente. Consulta por qué y cómo apelar.',
  withdrawalAccountNotFound: 'No encontramos esta cuenta de cobro.',
  showcaseGoodsLimit:
    'Tu vitrina está llena: {used} de {limit} para tu nivel. Primero deja productos fuera de venta o quita algunos.',
  userActivityAdded: 'Ya participas en esto.',
  friendSupportDailyLimit:
    '{reason, select, open_max {Tienes {used} invitaciones abiertas, que es el máximo. Se libera un lugar cuando una se usa, se revoca o vence.} other {{left, plural, =0 {Ya creaste las {limit} invitaciones de hoy.} one {Hoy solo puedes crear una invitación más.} many {Hoy solo puedes crear {left, number} invitaciones más.} other {Hoy solo puedes crear {left, number} invitaciones más.}} Podrás crear nuevas después de la medianoche de tu tienda.}}',
  idempotencyConflict: 'Esta solicitud ya se envió con otros datos. Empieza de nuevo, por favor.',
  staleVersion: 'Esto cambió desde que lo abriste. Revísalo de nuevo, por favor.',
  outOfStock: 'No hay existencias suficientes.',
  priceChanged: 'El precio cambió. Revisa el nuevo, por favor.',
  tooManyRequests: 'Demasiados intentos. Espera un rato, por favor.',
  secondFactorNeeded: 'Confírmalo con la verificación en dos pasos, por favor.',
  signatureNeeded: 'Fírmalo en uno de tus dispositivos.',
  unknownError: 'Algo falló de nuestro lado. Registramos el problema.',
  systemError: 'Algo falló de nuestro lado. Registramos el problema.',
};
