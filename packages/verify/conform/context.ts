// What the checks of trust look at.
import type { Verified, VerifyOptions } from '../check/verify.ts';

export type Context = Verified & Pick<VerifyOptions, 'base' | 'reader' | 'verify' | 'hash' | 'now'>;

/** Not looked at, because what would say it is not there. */
export class Missing extends Error {}
