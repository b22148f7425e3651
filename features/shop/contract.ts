// The shop: what buyers see, what its owner sees and changes, and the levels.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import {
  amountText,
  countryCode,
  currencyCode,
  hold,
  id,
  timestamp,
  version,
  words,
} from '#domain/wire/wire.ts';
import { levelLimitKinds } from '#domain/shop/level-limits.ts';
import { levelCodes, levelNeedKeys } from '#domain/shop/levels.ts';
import { pageInput, pageOf } from '#domain/wire/page.ts';
import { consoleRoles } from '#domain/rights.ts';
import { publicLook } from './look.shapes.ts';

/** Who sells, as the law asks: said by the merchant, empty where it was not given yet. */
const seller = z.object({
  name: z.string(),
  /** Sole trader, limited company: as it is registered. */
  form: z.string(),
  country: z.string(),
  email: z.string(),
  reg_no: z.string(),
  tax_id: z.string(),
  /** True where name and country are those of a verified identity. */
  verified: z.boolean(),
});

/** What every visitor may know of a shop. */
export const publicShop = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string(),
  logo: z.nullable(z.object({ url: z.string() })),
  banner: z.nullable(z.object({ url: z.string() })),
  /** How its pages look; null for the platform's own look. */
  look: z.nullable(publicLook),
  about: z.string(),
  address: z.string(),
  phone: z.nullable(z.string()),
  legal: seller,
  level: z.object({ code: z.enum(levelCodes), name: z.string() }),
  rating: z.nullable(z.number()),
  reviews: z.int(),
  since: timestamp,
  returns: z.object({ days: z.int(), from: z.string() }),
  /** The shop's own words on returns; never less than `returns`. */
  return_terms: z.string(),
  ships_to: z.array(z.string()),
  langs: z.array(z.string()),
  currency: currencyCode,
  /** From this amount of goods on the shop pays the cheapest delivery; null where it does not. */
  free_delivery_from: z.nullable(amountText),
  /** What its menu leads to: `path` stands behind the address of the shop. */
  menu: z.array(z.object({ title: z.string(), path: z.string() })),
  open: z.boolean(),
  /** Why it takes no new orders: `paused`, `closed`, `unverified`, or `holiday` with its days. */
  closed: z.nullable(
    z.object({
      reason: z.string(),
      message: z.nullable(z.string()),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
    }),
  ),
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
    /** The token of a private link: the shop with the look that its merchant is trying. */
    look: z.optional(z.string().check(z.maxLength(64))),
  }),
  output: publicShop,
  refuses: ['invalidUserPage'],
});

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const holiday = z.object({ from: day, to: day, message: words(limits.holidayMessageUnitsMax, 0) });

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
        /** The shop's address in the storefront: chosen once, the one before leads on to it. */
        handle: z.optional(z.string().check(z.regex(/^(?=.{3,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/))),
        address: z.optional(words(200, 0)),
        phone: z.optional(z.string().check(z.regex(/^(?:\+[1-9]\d{6,14})?$/))),
        legal: z.optional(
          z.strictObject({
            name: z.optional(words(120, 0)),
            form: z.optional(words(60, 0)),
            country: z.optional(z.union([z.literal(''), countryCode])),
            email: z.optional(z.union([z.literal(''), z.email().check(z.maxLength(120))])),
            reg_no: z.optional(words(60, 0)),
            tax_id: z.optional(words(40, 0)),
          }),
        ),
        auto_confirm: z.optional(z.boolean()),
        /** Files that were uploaded for this; null takes the picture away. */
        logo_file_id: z.optional(z.nullable(id)),
        banner_file_id: z.optional(z.nullable(id)),
        return_terms: z.optional(words(limits.returnTermsUnitsMax, 0)),
        /** New orders rest on these days of the shop's clock, both among them; null ends it. */
        holiday: z.optional(z.nullable(holiday)),
      }),
    ),
    version: z.optional(version),
  }),
  output: z.extend(publicShop, {
    auto_confirm: z.boolean(),
    /** True while the address was not chosen yet. */
    can_choose_handle: z.boolean(),
    /** On or ahead; null where there is none. */
    holiday: z.nullable(holiday),
    credit: z.int(),
    star_rating: z.nullable(z.number()),
    visitor_count: z.int(),
    /** The four amounts of the wallet together, as `wallet.balance`. */
    balance: amountText,
    /** What can be withdrawn or spent at once, as `wallet.available`. */
    available: amountText,
    /** Held and on its way to a payout account, as `wallet.frozen`. */
    frozen_amount: amountText,
    goods_limit: z.int(),
    status: z.string(),
    restrictions: z.array(hold),
    public_url: z.string(),
    version: z.int(),
  }),
  refuses: ['staleVersion', 'usernameExists', 'invalidOperation'],
});

export const criterion = z.object({
  key: z.enum(levelNeedKeys),
  /** `have` must reach `need`, or stay below it. */
  rule: z.enum(['at_least', 'below']),
  need: z.string(),
  /** Null where there is nothing to measure yet: that is not enough. */
  have: z.nullable(z.string()),
  ok: z.boolean(),
});

export const shopType = endpoint({
  name: 'shopType',
  method: 'GET',
  path: '/v1/shop/type',
  actor: 'merchant',
  scope: 'shop.read',
  summary: 'The levels, their limits and what is needed for each.',
  input: z.object({ code: z.optional(z.string().check(z.maxLength(32))) }),
  output: z.object({
    /** The level that the shop will have from a day on, unless it has again by then what its own asks for. */
    lowering: z.nullable(z.object({ to: z.enum(levelCodes), at: timestamp })),
    list: z.array(
      z.object({
        code: z.enum(levelCodes),
        name: z.string(),
        goods_limit: z.int(),
        rows_max: z.int(),
        delete_daily: z.int(),
        commission_bps: z.int(),
        settle_days: z.int(),
        /** Members that the shop may have besides its owner. */
        staff_seats: z.int(),
        auto_withdraw: amountText,
        currency: currencyCode,
        criteria: z.array(criterion),
        current: z.boolean(),
        next: z.boolean(),
        /** What is announced: a value that holds from a day on. */
        changes: z.array(z.object({ kind: z.enum(levelLimitKinds), value: z.int(), from: timestamp })),
      }),
    ),
  }),
  refuses: [],
});

export const listLooks = endpoint({
  name: 'listLooks',
  method: 'POST',
  path: '/v1/shop/views',
  actor: 'merchant',
  scope: 'shop.read',
  summary:
    'Who of the platform looked at the data of the shop or its owner: when, as what, at what, and why.',
  input: z.object(pageInput),
  output: pageOf(
    z.object({
      no: z.string(),
      at: timestamp,
      role: z.nullable(z.enum(consoleRoles)),
      what: z.enum(['shop', 'restriction', 'identity', 'order', 'money', 'other']),
      why: z.nullable(z.string()),
    }),
  ),
  refuses: [],
});

export const raiseLevel = endpoint({
  name: 'raiseLevel',
  method: 'POST',
  path: '/v1/shop/upgrade',
  actor: 'merchant',
  summary: 'Raise the shop to the next level, which it has earned. It costs nothing.',
  input: z.object({ code: z.string().check(z.maxLength(32)) }),
  output: z.object({ level: z.enum(levelCodes), from: z.enum(levelCodes) }),
  refuses: ['invalidOperation'],
  once: true,
});
