// The operators' side: placing with everything that makes it honest, extending by a second person, lifting, deciding.
import * as z from 'zod/mini';
import { endpoint } from '#domain/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { pageOf, pageQuery } from '#domain/page.ts';
import { holdCodes, restrictionLevels } from '#domain/restriction.ts';
import { restrictionStates } from '#domain/states/restriction.ts';
import { amountText, id, timestamp, words } from '#domain/wire.ts';
import { appealView, restrictionRow, statementText } from './contract.ts';

/** Shop code, a dot, the restriction's or the appeal's id. */
const routed = z.string().check(z.maxLength(64));
const evidence = z
  .array(words(limits.evidenceUnitsMax, 3))
  .check(z.minLength(1), z.maxLength(limits.evidenceMax));
const done = z.object({ id: routed, state: z.enum(restrictionStates), until: timestamp });

export const placeRestriction = endpoint({
  name: 'placeRestriction',
  method: 'POST',
  path: '/op/restriction/place',
  actor: 'operator',
  right: 'restrict',
  summary:
    'Restrict a shop: a reason of the closed list, a text, evidence, an amount where it is one, and an end that the ' +
    'reason allows. It ends by itself.',
  input: z.object({
    /** The code of the shop. */
    shop: z.string().check(z.maxLength(16)),
    level: z.enum(restrictionLevels),
    code: z.enum(holdCodes),
    reason: statementText,
    evidence,
    /** For `withdrawal_prohibited`, and only there. */
    amount: z.optional(amountText),
    /** Later than now where the reason asks for notice. */
    from: z.optional(timestamp),
    until: timestamp,
  }),
  output: z.extend(done, { held: z.nullable(amountText) }),
  refuses: [],
  once: true,
});

export const extendRestriction = endpoint({
  name: 'extendRestriction',
  method: 'POST',
  path: '/op/restriction/extend',
  actor: 'operator',
  right: 'restrict',
  summary: 'Extend a restriction once: by another person, with new evidence, within the reason’s whole time.',
  input: z.object({ id: routed, reason: statementText, evidence, until: timestamp }),
  output: done,
  refuses: ['invalidOperation'],
  once: true,
});

export const liftRestriction = endpoint({
  name: 'liftRestriction',
  method: 'POST',
  path: '/op/restriction/lift',
  actor: 'operator',
  right: 'restrict',
  summary: 'End a restriction before its time. What it held is free in the same moment.',
  input: z.object({
    id: routed,
    why: z.enum(['cleared', 'mistake']),
    note: z._default(words(limits.statementUnitsMax, 0), ''),
  }),
  output: done,
  refuses: ['invalidOperation'],
  once: true,
});

export const decideAppeal = endpoint({
  name: 'decideAppeal',
  method: 'POST',
  path: '/op/appeal/decide',
  actor: 'operator',
  right: 'appeals',
  summary: 'Decide an appeal, as another person than those who placed or extended the restriction.',
  input: z.object({ id: routed, verdict: z.enum(['upheld', 'overturned']), decision: statementText }),
  output: z.object({ id: routed, state: z.enum(['upheld', 'overturned']) }),
  refuses: ['invalidOperation'],
  once: true,
});

const shop = z.object({ id: z.string() });

export const restrictionQueue = endpoint({
  name: 'restrictionQueue',
  method: 'GET',
  path: '/op/restriction/list',
  actor: 'operator',
  right: 'restrictions',
  summary: 'Restrictions that stand in all shops, the one that ends first first.',
  input: z.object(pageQuery),
  output: pageOf(
    z.extend(restrictionRow, { id: routed, restriction_id: id, shop, placed_by: id, is_yours: z.boolean() }),
  ),
  refuses: [],
});

export const appealQueue = endpoint({
  name: 'appealQueue',
  method: 'GET',
  path: '/op/appeal/list',
  actor: 'operator',
  right: 'appeals',
  summary: 'Open appeals of all shops, the one promised first first.',
  input: z.object(pageQuery),
  output: pageOf(
    z.extend(appealView, {
      id: routed,
      shop,
      /** You placed or extended the restriction: another person decides. */
      is_yours: z.boolean(),
      reason: z.string(),
    }),
  ),
  refuses: [],
});
