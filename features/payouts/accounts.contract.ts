// Payout accounts: where a merchant's money can go. At most five, each usable a day after it is new.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { payoutTypes } from '#domain/payouts/payout.ts';
import { mandateInput } from '#domain/wire/mandate.ts';
import { id, timestamp, version, words } from '#domain/wire/wire.ts';

/** What people type is bounded here and read by `readAccount` of domain/payouts/payout.ts, which names the wrong field. */
const typed = z.string().check(z.maxLength(160));
/** Digits on whatever keyboard; how many is the transaction password's own rule. */
export const pin = z.string().check(z.minLength(1), z.maxLength(64));
export const factorCode = z.string().check(z.minLength(1), z.maxLength(40));
const note = z.string().check(z.trim(), z.maxLength(limits.payoutNoteCharactersMax));
const accountName = words(80);

export const payoutAccount = z.object({
  id,
  version,
  type: z.enum(payoutTypes),
  label: z.string(),
  account_name: z.string(),
  bank_name: z.nullable(z.string()),
  branch_number: z.nullable(z.string()),
  card_number_masked: z.nullable(z.string()),
  iban_masked: z.nullable(z.string()),
  bic: z.nullable(z.string()),
  country: z.nullable(z.string()),
  /** Its ends only: the whole address is kept encrypted and leaves the platform with a payout alone. */
  wallet_address: z.nullable(z.string()),
  wallet_note: z.string(),
  is_default: z.boolean(),
  /** `blocked`: the name on it is no longer the verified one. */
  status: z.enum(['usable', 'on_hold', 'blocked']),
  usable_at: timestamp,
  created_at: timestamp,
  last_used_at: z.nullable(timestamp),
  /** True while a withdrawal to it is under way: it cannot be removed until that is over. */
  in_use: z.boolean(),
});

export const listPayoutAccounts = endpoint({
  name: 'listPayoutAccounts',
  method: 'POST',
  path: '/v1/user/bank/list',
  actor: 'merchant',
  summary: 'The accounts money can be paid out to, the default first. Numbers are masked.',
  input: z.object({}),
  output: z.object({
    list: z.array(payoutAccount),
    max: z.int(),
    /** The name that accounts must carry; null until the identity is verified. */
    legal_name: z.nullable(z.string()),
  }),
  refuses: [],
});

const destination = {
  bank_name: z.optional(typed),
  branch_number: z.optional(typed),
  card_number: z.optional(typed),
  iban: z.optional(typed),
  bic: z.optional(typed),
  country: z.optional(typed),
  wallet_address: z.optional(typed),
};

export const addPayoutAccount = endpoint({
  name: 'addPayoutAccount',
  method: 'POST',
  path: '/v1/user/bank/add',
  actor: 'merchant',
  audited: true,
  summary: 'Adds an account; it can be used after 24 hours. Asks for the second factor where it is on.',
  input: z.object({
    type: z.enum(payoutTypes),
    account_name: accountName,
    ...destination,
    wallet_note: z._default(note, ''),
    is_default: z._default(z.boolean(), false),
    pay_password: pin,
    code: z.optional(factorCode),
    mandate: mandateInput,
  }),
  output: z.object({ id, usable_at: timestamp, version }),
  once: 'optional',
  refuses: [
    'signatureNeeded',
    'payAccountMaximum',
    'payPasswordNotSet',
    'wrongPayPassword',
    'secondFactorNeeded',
    'verificationCodeIncorrect',
  ],
});

export const editPayoutAccount = endpoint({
  name: 'editPayoutAccount',
  method: 'POST',
  path: '/v1/user/bank/edit',
  actor: 'merchant',
  audited: true,
  summary: 'Changes an account. Another number or name waits 24 hours again; note and default do not.',
  input: z.object({
    id,
    version,
    account_name: z.optional(accountName),
    ...destination,
    wallet_note: z.optional(note),
    is_default: z.optional(z.literal(true)),
    pay_password: pin,
    code: z.optional(factorCode),
    mandate: mandateInput,
  }),
  output: z.object({ id, usable_at: timestamp, version }),
  refuses: [
    'signatureNeeded',
    'withdrawalAccountNotFound',
    'staleVersion',
    'payPasswordNotSet',
    'wrongPayPassword',
    'secondFactorNeeded',
    'verificationCodeIncorrect',
  ],
});

export const removePayoutAccount = endpoint({
  name: 'removePayoutAccount',
  method: 'POST',
  path: '/v1/user/bank/del',
  actor: 'merchant',
  audited: true,
  summary: 'Removes an account and frees its place. Not while a withdrawal to it is under way (203 in_use).',
  input: z.object({ id, pay_password: pin }),
  output: z.object({ removed: z.boolean() }),
  refuses: ['withdrawalAccountNotFound', 'invalidOperation', 'payPasswordNotSet', 'wrongPayPassword'],
});
