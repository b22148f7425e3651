// What other rooms may ask about people who sign in.
export { hashPassword } from './passwords.ts';
export { secrets } from './secrets.ts';
export type { AccountMail } from './recovery.ts';
export { assertPayPassword } from './pay-password.ts';
export { assertSecondFactor } from './second-factor.ts';
export { enterMerchant, signIn, usernames } from './sign-in.ts';
export { makeAuthenticate, openSession, sessions, type Opened } from './sessions.ts';
export { findMerchant as merchantOf, setIdentityStatus } from './merchants.sql.ts';
