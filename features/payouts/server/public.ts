// What other rooms may ask of payouts.
export { accountLabel } from './accounts/accounts.ts';
export type { Verified } from './parts.ts';
export { pausePayouts, payoutsPaused, resumePayouts } from './pause.ts';
export { payoutsOfWallet } from './wallet-side.ts';
