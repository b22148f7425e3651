// What other rooms may ask about people who sign in.
export { hashPassword } from './passwords.ts';
export { assertUsername, checkPassword, enterMerchant, signIn, takeUsername } from './sign-in.ts';
export { endSession, makeAuthenticate, openSession } from './sessions.ts';
export { findMerchant as merchantOf } from './merchants.sql.ts';
