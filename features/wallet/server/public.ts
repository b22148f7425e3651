// What other rooms may ask of payouts.
export { pausePayouts, payoutsPaused, resumePayouts } from './payout-pause.ts';
