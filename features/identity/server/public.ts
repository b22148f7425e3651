// What other rooms may ask about a merchant's identity.
export { identityBlockOf, identityOf } from './status.ts';
export type { Identity } from './status.ts';
