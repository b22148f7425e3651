// Withdrawals of all shops at the console: the list, and what a person needs to decide about one.
import * as z from 'zod/mini';
import { levelCodes } from '#domain/shop/levels.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import {
  amountsFilter,
  choicesFilter,
  datesFilter,
  flagFilter,
  listEndpoint,
  textFilter,
} from '#domain/wire/listing.ts';
import { payoutTypes } from '#domain/payouts/payout.ts';
import { withdrawalStates } from '#domain/states/withdrawal.ts';
import { amountText, hold, id, timestamp } from '#domain/wire/wire.ts';
import { withdrawalShort, withdrawalWhole } from './contract.ts';

/** `<shop>.<withdrawal>`. */
const routedId = z.string().check(z.maxLength(60));
const person = z.object({ id, name: z.string(), is_you: z.boolean() });

const filed = z.extend(withdrawalShort, {
  /** `<shop>.<withdrawal>`. */
  routed_id: z.string(),
  shop_id: z.string(),
  shop_name: z.string(),
  needs_second: z.boolean(),
  has_first: z.boolean(),
  /** By when an approved one has to leave; late where that is over. */
  send_by: z.nullable(timestamp),
  is_late: z.boolean(),
});

export const listAllWithdrawals = listEndpoint({
  name: 'listAllWithdrawals',
  path: '/op/withdrawal/all',
  right: 'withdrawals',
  summary: 'Withdrawals of all shops.',
  filters: {
    state: choicesFilter(withdrawalStates),
    type: choicesFilter(payoutTypes),
    shop: textFilter(20),
    two: flagFilter(),
    breached: flagFilter(),
    asked: datesFilter(),
    amount: amountsFilter(['USD', 'EUR']),
  },
  sorts: ['asked', 'amount'],
  row: filed,
  columns: [
    { head: 'Number', of: ({ no }) => no },
    { head: 'Shop', of: ({ shop_id: shop }) => shop },
    { head: 'State', of: ({ state }) => state },
    { head: 'Amount', of: ({ amount }) => amount },
    { head: 'Fee', of: ({ fee }) => fee },
    { head: 'Currency', of: ({ currency }) => currency },
    { head: 'To', of: ({ account }) => account.label },
    { head: 'Account', of: ({ account }) => account.number_masked },
    { head: 'Asked', of: ({ created_at: at }) => at },
    { head: 'Ended', of: ({ done_at: at }) => at },
  ],
});

export const withdrawalFile = endpoint({
  name: 'withdrawalFile',
  method: 'POST',
  path: '/op/withdrawal/detail',
  actor: 'operator',
  right: 'withdrawals',
  reads: true,
  views: true,
  summary:
    'All that a person needs to decide about a withdrawal: account, name, identity, holds, origin, history.',
  input: z.object({ id: routedId }),
  output: z.object({
    withdrawal: withdrawalWhole,
    routed_id: z.string(),
    shop: z.object({ id: z.string(), name: z.string(), level: z.enum(levelCodes), since: timestamp }),
    account: z.object({
      number_masked: z.string(),
      bank_name: z.string(),
      country: z.string(),
      bic: z.string(),
      /** Null where the merchant has removed it since. */
      known_since: z.nullable(timestamp),
      usable_at: z.nullable(timestamp),
      paid_before: z.int(),
      failed_before: z.int(),
      paid_sum: amountText,
      /** Codes of other shops that are, or were, paid to the very same number: families share accounts, and so do frauds. */
      same_number_shops: z.array(z.string()),
    }),
    identity: z.object({
      is_verified: z.boolean(),
      legal_name: z.nullable(z.string()),
      /** Whether the account is in that name. */
      is_same_name: z.boolean(),
    }),
    holds: z.array(hold),
    /** What the merchant asked for on the same day, this one with it. */
    day_sum: amountText,
    needs_second: z.boolean(),
    needs_finance: z.boolean(),
    approvers: z.array(person),
    /** What keeps this person from approving; null where nothing does. */
    barred: z.nullable(z.enum(['decided', 'same_person', 'invited_by_you', 'finance_needed', 'role'])),
    send_by: z.nullable(timestamp),
    is_late: z.boolean(),
    /** Sendings on a chain: every transaction that was signed. */
    sendings: z.array(
      z.object({
        payout_id: z.string(),
        attempt: z.int(),
        hash: z.string(),
        nonce: z.nullable(z.string()),
        signed_at: timestamp,
      }),
    ),
  }),
  refuses: [],
});
