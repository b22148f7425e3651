// Shops and limits as the people of the console see and change them (docs/product.md 3.1).
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { levelLimitKinds } from '#domain/shop/level-limits.ts';
import { levelCodes } from '#domain/shop/levels.ts';
import { limits } from '#domain/limits.ts';
import { choicesFilter, datesFilter, flagFilter, listEndpoint } from '#domain/wire/listing.ts';
import { pageOf, pageQuery } from '#domain/wire/page.ts';
import { amountText, currencyCode, hold, id, timestamp, words } from '#domain/wire/wire.ts';
import { criterion } from './contract.ts';

const code = z.string().check(z.maxLength(16));

export const listLimits = endpoint({
  name: 'listLimits',
  method: 'GET',
  path: '/op/limit/list',
  actor: 'operator',
  right: 'limits',
  summary: 'The limits that may be changed: what they are, their bounds, and what is announced.',
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        key: z.string(),
        kind: z.enum(levelLimitKinds),
        level: z.enum(levelCodes),
        value: z.int(),
        made_with: z.int(),
        floor: z.int(),
        ceiling: z.int(),
        /** The direction that is announced `notice_days` before. */
        worse: z.enum(['up', 'down']),
        notice_days: z.int(),
        announced: z.nullable(z.object({ value: z.int(), from: timestamp })),
      }),
    ),
  }),
  refuses: [],
});

export const changeLimit = endpoint({
  name: 'changeLimit',
  method: 'POST',
  path: '/op/limit/change',
  actor: 'operator',
  right: 'limits',
  fresh: true,
  summary: 'Propose another value of a limit. It holds so many days after another person has confirmed it.',
  input: z.object({
    key: z.string().check(z.maxLength(64)),
    value: z.int().check(z.minimum(0)),
    days: z.int().check(z.minimum(0), z.maximum(limits.limitDaysMax)),
    reason: words(limits.limitReasonUnitsMax, limits.limitReasonUnitsMin),
  }),
  output: z.object({ id }),
  once: 'optional',
  refuses: ['invalidOperation'],
});

export const decideLimit = endpoint({
  name: 'decideLimit',
  method: 'POST',
  path: '/op/limit/decide',
  actor: 'operator',
  right: 'limits',
  fresh: true,
  summary: 'Confirm a proposed limit, as another person, or decline it. Every shop of the level is told.',
  input: z.object({ id, verdict: z.enum(['confirmed', 'declined']) }),
  output: z.object({ id, state: z.enum(['confirmed', 'declined']), from: z.nullable(timestamp) }),
  refuses: ['invalidOperation'],
});

export const limitHistory = endpoint({
  name: 'limitHistory',
  method: 'GET',
  path: '/op/limit/history',
  actor: 'operator',
  right: 'limits',
  summary: 'Changes of limits, the newest proposal first.',
  input: z.object(pageQuery),
  output: pageOf(
    z.object({
      id,
      key: z.string(),
      before: z.int(),
      value: z.int(),
      reason: z.string(),
      days: z.int(),
      state: z.enum(['proposed', 'confirmed', 'declined']),
      proposed_by: z.string(),
      proposed_at: timestamp,
      decided_by: z.nullable(z.string()),
      decided_at: z.nullable(timestamp),
      from: z.nullable(timestamp),
      is_yours: z.boolean(),
    }),
  ),
  refuses: [],
});

export const listShops = listEndpoint({
  name: 'listShops',
  path: '/op/shop/list',
  right: 'shops',
  summary: 'Shops by code, name or handle, the newest first.',
  filters: {
    level: choicesFilter(levelCodes),
    status: choicesFilter(['open', 'paused', 'closed']),
    restricted: flagFilter(),
    since: datesFilter(),
  },
  sorts: ['since', 'name'],
  row: z.object({
    id: code,
    name: z.string(),
    handle: z.string(),
    level: z.enum(levelCodes),
    status: z.string(),
    country: z.string(),
    since: timestamp,
    /** Restrictions that stand. */
    restrictions: z.int(),
  }),
  columns: [
    { head: 'Code', of: ({ id: shop }) => shop },
    { head: 'Name', of: ({ name }) => name },
    { head: 'Handle', of: ({ handle }) => handle },
    { head: 'Level', of: ({ level }) => level },
    { head: 'Status', of: ({ status }) => status },
    { head: 'Country', of: ({ country }) => country },
    { head: 'Since', of: ({ since }) => since },
    { head: 'Restrictions', of: ({ restrictions }) => restrictions },
  ],
});

export const shopOverview = endpoint({
  name: 'shopOverview',
  method: 'GET',
  path: '/op/shop/detail',
  actor: 'operator',
  right: 'shops',
  views: true,
  summary:
    'One shop: level, identity, orders, restrictions, and its money for those who watch it. Its merchant is shown the look.',
  input: z.object({ id: code }),
  output: z.object({
    id: code,
    name: z.string(),
    handle: z.string(),
    status: z.string(),
    country: z.string(),
    since: timestamp,
    owner: z.string(),
    identity: z.object({ kind: z.nullable(z.string()), verified: z.boolean() }),
    level: z.object({
      code: z.enum(levelCodes),
      criteria: z.array(criterion),
      next: z.nullable(z.enum(levelCodes)),
    }),
    lowering: z.nullable(z.object({ to: z.enum(levelCodes), at: timestamp })),
    restrictions: z.array(hold),
    /** Null for roles that have nothing to do with money. */
    money: z.nullable(
      z.object({ currency: currencyCode, available: amountText, held: amountText, pending: amountText }),
    ),
    orders: z.object({ all: z.int(), delivered: z.int(), late_bps: z.int(), cases: z.int() }),
    public_url: z.string(),
  }),
  refuses: [],
});
