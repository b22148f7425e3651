// Goodwill: out of a funded account of the platform to one shop, proposed by one person, confirmed by another.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { pageInput, pageOf } from '#domain/wire/page.ts';
import { amountText, currencyCode, handle, id, timestamp, words } from '#domain/wire/wire.ts';

const entry = z.object({
  id,
  kind: z.enum(['fund', 'give']),
  shop: z.nullable(z.string()),
  shop_name: z.nullable(z.string()),
  amount: amountText,
  currency: currencyCode,
  reason: z.string(),
  document: z.string(),
  /** What the shop gets: free money, or credit that pays promotion and nothing else. */
  as: z.enum(['balance', 'promo']),
  state: z.enum(['proposed', 'confirmed', 'dropped']),
  by: z.nullable(z.string()),
  confirmed_by: z.nullable(z.string()),
  is_yours: z.boolean(),
  at: timestamp,
  ended_at: z.nullable(timestamp),
});

export const listGoodwill = endpoint({
  name: 'listGoodwill',
  method: 'POST',
  path: '/op/goodwill/list',
  actor: 'operator',
  right: 'reconciliation',
  reads: true,
  summary: 'The fund, what is left of today’s caps, and everything that was proposed, the latest first.',
  input: z.object({ ...pageInput }),
  output: z.object({
    fund: amountText,
    currency: currencyCode,
    /** What the person who asks may still give today, and what one shop can get on a day. */
    left_today: amountText,
    shop_daily: amountText,
    ...pageOf(entry).shape,
  }),
  refuses: [],
});

export const proposeGoodwill = endpoint({
  name: 'proposeGoodwill',
  method: 'POST',
  path: '/op/goodwill/propose',
  actor: 'operator',
  right: 'goodwill',
  fresh: true,
  summary:
    'Proposes to give to a shop out of the fund, or to fund it with the platform’s own money. Nothing moves before another person confirms.',
  input: z.object({
    kind: z.enum(['fund', 'give']),
    amount: amountText,
    /** For `give`: the shop’s handle. */
    shop: z.optional(handle),
    /** For `give`: free money, or promotion credit. */
    as: z._default(z.enum(['balance', 'promo']), 'balance'),
    /** The merchant reads it. */
    reason: words(500, 20),
    /** For `fund`: the paper behind it. */
    document: z.optional(words(200, 3)),
    /** For `fund`: the line of a bank’s statement that brought it; needed where banks are configured. */
    line_id: z.optional(id),
  }),
  output: z.object({ id, state: z.enum(['proposed']) }),
  refuses: ['invalidOperation', 'insufficientPermissions', 'recordNotFound'],
  once: true,
});

export const decideGoodwill = endpoint({
  name: 'decideGoodwill',
  method: 'POST',
  path: '/op/goodwill/decide',
  actor: 'operator',
  right: 'goodwill',
  fresh: true,
  summary: 'Another person confirms a proposal, and the money moves; or either drops it.',
  input: z.object({ id, act: z.enum(['confirm', 'drop']) }),
  output: z.object({ state: z.enum(['confirmed', 'dropped']) }),
  refuses: ['invalidOperation', 'insufficientPermissions', 'insufficientBalance', 'recordNotFound'],
  once: true,
});
