// What other rooms may ask of payouts.
export { countAccounts } from './accounts/account.sql.ts';
export { accountLabel } from './accounts/accounts.ts';
export { holdsOf } from './holds.ts';
export { withdrawalNumberOf } from './moves.ts';
export type { Verified } from './parts.ts';
export { pausePayouts, payoutsPaused, resumePayouts } from './pause.ts';
export { readWithdrawals, type WithdrawalRow } from './request.sql.ts';
export { dayOf, presentDay } from './terms.ts';
export { failureOf, statesOf } from './view.ts';
