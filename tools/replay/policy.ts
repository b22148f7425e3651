// The values that the servers of a replay and of the measurements are composed with.
import { defaultPolicy, type Policy } from '#domain/policy.ts';
import { replayRules } from './rules.ts';

/** Rule 9: no switch in code, but values given where the server is composed. */
export const replayPolicy: Policy = {
  ...defaultPolicy,
  currency: replayRules.currency,
  startLevel: 'agent',
  commissionBps: replayRules.commissionBps,
  receiveDays: replayRules.receivedDays - replayRules.deliveredDays,
  returnWindow: { from: 'received', days: replayRules.returnWindowDays },
  releaseDays: 0,
  approveReturnsAtOnce: true,
  restockBps: 0,
  taxBps: 0,
  reserveBps: 0,
  firstMonthOrdersPerDay: undefined,
  unverifiedUnpaid: undefined,
};

/** The defaults, for shops that sell a thousand goods and more orders a day than a beginner's. */
export const benchPolicy: Policy = {
  ...defaultPolicy,
  currency: replayRules.currency,
  startLevel: 'agent',
  firstMonthOrdersPerDay: undefined,
  unverifiedUnpaid: undefined,
};
