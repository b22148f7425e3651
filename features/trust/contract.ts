// What anybody may read of this instance without signing in: its figures and what it charges.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { holdCodes } from '#domain/restriction.ts';
import { payoutTypes } from '#domain/payouts/payout.ts';
import { amountText, currencyCode, timestamp } from '#domain/wire/wire.ts';
import { levelCodes } from '#domain/shop/levels.ts';
import { freeOfCharge } from '#domain/content/trust-documents.ts';

/** How many; null for some, but fewer than `few`. */
const cases = z.nullable(z.int());

/** A whole by its parts; those of few cases are told together. */
const groups = z.array(z.object({ of: z.array(z.string()), cases }));

/** Of `of` cases, null where that number would give away a few others; null as a whole where the cases are few. */
const span = z.nullable(z.object({ of: cases, median: z.number(), p95: z.number() }));

const held = z.object({
  code: z.enum(holdCodes),
  cases,
  /** What was held of each money; empty where the cases are few. */
  amounts: z.array(z.object({ currency: currencyCode, amount: amountText })),
  /** How long they stood, in hours, of those that are over. */
  hours: span,
  /** What ended them; `standing` for those that have not ended. */
  ended: groups,
});

const figures = z.object({
  from: timestamp,
  to: timestamp,
  /** Restrictions placed in the period: of money, and of what a shop may do. */
  holds: z.array(held),
  limits: z.array(held),
  withdrawals: z.object({
    asked: cases,
    paid: cases,
    /** From asked to paid. */
    hours: span,
    /** `within_24h`, `within_48h`, `longer`. */
    speed: groups,
    /** By whom they were approved: `limit` at once, `reviewer`, `clock` by themselves after 48 hours. */
    approved: groups,
    /** Basis points of the approvals that the clock made; null where that would tell a few. */
    clock_bps: z.nullable(z.int()),
    rejected: groups,
  }),
  appeals: z.object({
    filed: cases,
    /** `upheld`: the restriction stood. `overturned`: it was taken back. `unanswered`: it ended by itself. */
    decided: groups,
    days: span,
  }),
  identities: z.object({
    /** Applications that were sent, and what was decided in the period: `identity_verified`, `identity_refused`. */
    sent: cases,
    decided: groups,
    /** From sent to decided. */
    hours: span,
    /** Appeals of refusals and revocations. */
    appealed: cases,
    /** `identity_upheld`: the refusal stood. `identity_overturned`: it was taken back. */
    appeals: groups,
    days: span,
  }),
  reviews: z.object({ written: cases, removed: groups }),
  orders: z.object({
    paid: cases,
    /** Of shops that are or were held for sales to themselves (H08) after the order was paid. */
    flagged: cases,
    flagged_bps: z.nullable(z.int()),
  }),
  promotion: z.object({
    /** Clicks on sponsored goods that were charged or will be. */
    clicks: cases,
    /** Clicks that were refused, or taken back later, by the reason; nobody paid for them. */
    refused: groups,
  }),
  disputes: z.object({
    /** Returns and complaints of buyers, and those of them that people of this instance had to decide. */
    opened: cases,
    escalated: cases,
    decided: groups,
    days: span,
  }),
});

export const trustFigures = endpoint({
  name: 'trustFigures',
  method: 'GET',
  path: '/v1/trust/figures',
  actor: 'anyone',
  summary:
    'Holds, withdrawals, appeals, removed reviews, flagged orders and disputes, counted from their records: the ' +
    'last 90 whole days and each complete month, with a signature over all of it.',
  input: z.object({}),
  output: z.object({
    /** Counted up to the last midnight (UTC), from records that were read at this moment. */
    read_at: timestamp,
    /** Fewer cases than this are not told. */
    few: z.int(),
    days: figures,
    /** The newest first. */
    months: z.array(figures),
    /** `{read_at, few, days, months}` as canonical JSON (RFC 8785), signed with the keys of receipts. */
    jws: z.string(),
  }),
  refuses: [],
});

export const trustEntity = endpoint({
  name: 'trustEntity',
  method: 'GET',
  path: '/v1/trust/entity',
  actor: 'anyone',
  summary: 'Who runs this instance.',
  input: z.object({}),
  output: z.object({
    brand: z.string(),
    legal_name: z.string(),
    country: z.string(),
    /** Where people find help besides here. */
    support: z.nullable(z.string()),
    /** True where money and buyers are not real. */
    test_data: z.boolean(),
    /** Whom a message is sent to where a merchant has it translated; left out where the instance named nobody. */
    translator: z.optional(z.string()),
    /** Which terms hold, since when, and the number in them that this instance sets. */
    terms: z.object({ version: z.int(), since: z.string(), confirm_hours: z.int() }),
  }),
  refuses: [],
});

export const trustFees = endpoint({
  name: 'trustFees',
  method: 'GET',
  path: '/v1/trust/fees',
  actor: 'anyone',
  summary: 'Everything that a shop is charged, and what is free.',
  input: z.object({}),
  output: z.object({
    version: z.int(),
    since: z.string(),
    currency: currencyCode,
    /** Of the price of goods, not of delivery or tax; in basis points. */
    commission: z.array(z.object({ level: z.enum(levelCodes), bps: z.int(), release_days: z.int() })),
    /** What a withdrawal costs at most: the network’s own price, taken from the withdrawal and nowhere else. */
    payouts: z.array(z.object({ type: z.enum(payoutTypes), fee: amountText, least: amountText })),
    deposits: z.object({ fee: amountText, needed: z.boolean() }),
    /** Kept back of each settlement for a while, in basis points, and for how many days. */
    reserve: z.object({ bps: z.int(), days: z.int() }),
    /** A shop that promotes sets these itself and never below. */
    promotion: z.object({
      least_bid: amountText,
      least_total: amountText,
      /** Where an order is paid for instead: of the promoted goods, in basis points. */
      order_bps: z.object({ least: z.int(), most: z.int() }),
    }),
    free: z.array(z.enum(freeOfCharge)),
    /** SHA-256 over all of this but itself, as canonical JSON. */
    sha256: z.string(),
  }),
  refuses: [],
});
