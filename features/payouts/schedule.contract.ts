// Being paid out every week without asking: one schedule a shop, given once with everything that a withdrawal needs.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { mandateInput } from '#domain/wire/mandate.ts';
import { weekdays } from '#domain/payouts/schedule.ts';
import { amountText, currencyCode, id, timestamp } from '#domain/wire/wire.ts';
import { factorCode, pin } from './accounts.contract.ts';

/** Why a run asked for nothing. `below_least`: less was free than the merchant wants at least. */
export const skipReasons = [
  'below_least',
  'account_on_hold',
  'name_mismatch',
  'identity',
  'restricted',
  'paused_until',
  'second_factor',
  'signature',
  'too_soon',
] as const;
export type SkipReason = (typeof skipReasons)[number];

const terms = {
  account_id: id,
  weekday: z.enum(weekdays),
  /** Less than this waits for the next week. */
  least: amountText,
  /** More than this is never asked for at once; the rest stays in the wallet. */
  most: amountText,
};

const schedule = z.object({
  ...terms,
  currency: currencyCode,
  next_at: timestamp,
  created_at: timestamp,
  /** What the last run came to; null before the first one. */
  last: z.nullable(
    z.object({
      at: timestamp,
      withdrawal_id: z.nullable(id),
      reason: z.nullable(z.enum(skipReasons)),
    }),
  ),
});

export const payoutSchedule = endpoint({
  name: 'payoutSchedule',
  method: 'POST',
  path: '/v1/user/withdraw/schedule',
  actor: 'merchant',
  scope: 'wallet.read',
  reads: true,
  summary: 'When the shop is paid out by itself, and what came of it last; null where it is not.',
  input: z.object({}),
  output: z.object({ schedule: z.nullable(schedule) }),
  refuses: [],
});

export const setPayoutSchedule = endpoint({
  name: 'setPayoutSchedule',
  security: 'key',
  method: 'POST',
  path: '/v1/user/withdraw/schedule/set',
  actor: 'merchant',
  audited: true,
  summary:
    'Pays the shop out once a week from now on: what is free, between least and most, to one account. Replaces the schedule before it.',
  input: z.object({
    ...terms,
    pay_password: pin,
    code: z.optional(factorCode),
    mandate: mandateInput,
  }),
  output: z.object({ schedule }),
  refuses: [
    'signatureNeeded',
    'withdrawalAccountNotFound',
    'invalidOperation',
    'payPasswordNotSet',
    'wrongPayPassword',
    'secondFactorNeeded',
    'verificationCodeIncorrect',
  ],
});

export const endPayoutSchedule = endpoint({
  name: 'endPayoutSchedule',
  method: 'POST',
  path: '/v1/user/withdraw/schedule/end',
  actor: 'merchant',
  audited: true,
  summary:
    'Ends the schedule at once. A withdrawal that it asked for before goes on, and can be taken back as any other.',
  input: z.object({}),
  output: z.object({ schedule: z.null() }),
  refuses: [],
});
