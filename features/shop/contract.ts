// The shop: what buyers see, what its owner sees and changes, and the levels (product.md 5.10).
import * as z from 'zod/mini';
import { endpoint } from '#domain/endpoint.ts';
import { amountText, currencyCode, hold, timestamp, version, words } from '#domain/wire.ts';
import { levelCodes } from '#domain/levels.ts';

/** What every visitor may know of a shop. */
export const publicShop = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string(),
  logo: z.nullable(z.object({ url: z.string() })),
  about: z.string(),
  address: z.string(),
  phone: z.nullable(z.string()),
  legal: z.object({ name: z.string(), country: z.string(), verified: z.boolean() }),
  level: z.object({ code: z.enum(levelCodes), name: z.string() }),
  rating: z.nullable(z.number()),
  reviews: z.int(),
  since: timestamp,
  returns: z.object({ days: z.int(), from: z.string() }),
  ships_to: z.array(z.string()),
  langs: z.array(z.string()),
  currency: currencyCode,
  open: z.boolean(),
  closed: z.nullable(z.object({ reason: z.string(), message: z.nullable(z.string()) })),
});

export const shopInfo = endpoint({
  name: 'shopInfo',
  method: 'GET',
  path: '/v1/shop/info',
  actor: 'anyone',
  summary: 'A shop as buyers see it, by id or handle.',
  input: z.object({
    id: z.optional(z.string().check(z.maxLength(16))),
    handle: z.optional(z.string().check(z.maxLength(64))),
  }),
  output: publicShop,
  refuses: ['invalidUserPage'],
});

export const storeInfo = endpoint({
  name: 'storeInfo',
  method: 'POST',
  path: '/v1/store/info',
  actor: 'merchant',
  summary: "The owner's view of the shop; `patch` changes it.",
  input: z.object({
    patch: z.optional(
      z.strictObject({
        name: z.optional(words(60, 2)),
        about: z.optional(words(500, 0)),
        address: z.optional(words(200, 0)),
        phone: z.optional(z.string().check(z.regex(/^(?:\+[1-9]\d{6,14})?$/))),
        auto_confirm: z.optional(z.boolean()),
      }),
    ),
    version: z.optional(version),
  }),
  output: z.extend(publicShop, {
    auto_confirm: z.boolean(),
    credit: z.int(),
    star_rating: z.nullable(z.number()),
    visitor_count: z.int(),
    balance: amountText,
    frozen_amount: amountText,
    goods_limit: z.int(),
    status: z.string(),
    restrictions: z.array(hold),
    public_url: z.string(),
    version: z.int(),
  }),
  refuses: ['staleVersion'],
});

export const shopType = endpoint({
  name: 'shopType',
  method: 'GET',
  path: '/v1/shop/type',
  actor: 'merchant',
  summary: 'The levels, their limits and what is needed for each.',
  input: z.object({ code: z.optional(z.string().check(z.maxLength(32))) }),
  output: z.object({
    list: z.array(
      z.object({
        code: z.enum(levelCodes),
        name: z.string(),
        goods_limit: z.int(),
        rows_max: z.int(),
        delete_daily: z.int(),
        commission_bps: z.int(),
        settle_days: z.int(),
        auto_withdraw: amountText,
        currency: currencyCode,
        staff_seats: z.int(),
        criteria: z.array(z.object({ key: z.string(), need: z.string(), have: z.string(), ok: z.boolean() })),
        current: z.boolean(),
        next: z.boolean(),
      }),
    ),
  }),
  refuses: [],
});
