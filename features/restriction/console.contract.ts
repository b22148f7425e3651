// The operators' side: placing with everything that makes it honest, extending by a second person, lifting, deciding.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { choicesFilter, datesFilter, listEndpoint, textFilter } from '#domain/wire/listing.ts';
import { pageOf, pageQuery } from '#domain/wire/page.ts';
import { holdCodes, proposedLevels, restrictionLevels } from '#domain/restriction.ts';
import { restrictionStates } from '#domain/states/restriction.ts';
import { amountText, currencyCode, id, timestamp, words, sentTimestamp } from '#domain/wire/wire.ts';
import { appealView, statement, statementText } from './contract.ts';

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
  fresh: true,
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
    from: z.optional(sentTimestamp),
    until: sentTimestamp,
    /** Of the court or authority: for H06, and only there. */
    file_no: z.optional(words(limits.fileNumberUnitsMax, limits.fileNumberUnitsMin)),
  }),
  output: z.extend(done, { held: z.nullable(amountText) }),
  refuses: [],
  once: true,
});

export const freezeWallet = endpoint({
  name: 'freezeWallet',
  method: 'POST',
  path: '/op/restriction/freeze',
  actor: 'operator',
  right: 'freeze',
  summary:
    'Freeze a wallet for 24 hours at the sign of a theft (H03): once a shop, for the people of service. Everything ' +
    'longer is placed by risk.',
  input: z.object({ shop: z.string().check(z.maxLength(16)), reason: statementText, evidence }),
  output: z.extend(done, { held: z.nullable(amountText) }),
  refuses: ['invalidOperation'],
  once: true,
});

/** By its code; without a name where the merchant has not opened it yet. */
const shop = z.object({ id: z.string(), name: z.string() });

const proposed = z.object({
  id: routed,
  shop,
  code: z.enum(holdCodes),
  level: z.enum(proposedLevels),
  /** For an order of a court over an amount. */
  amount: z.nullable(amountText),
  file_no: z.nullable(z.string()),
  /** The paper that it is based on, for `readRestrictionDocument`. */
  document_id: z.nullable(routed),
  reason: z.string(),
  evidence: z.array(z.string()),
  until: timestamp,
  proposed_at: timestamp,
  proposed_by: z.object({ id, name: z.string() }),
  /** After this nobody can confirm it any more. */
  confirm_by: timestamp,
  is_yours: z.boolean(),
});

export const proposeRestriction = endpoint({
  name: 'proposeRestriction',
  method: 'POST',
  path: '/op/restriction/propose',
  actor: 'operator',
  right: 'restrict',
  fresh: true,
  summary:
    'Propose a hold of a wallet or an account that lasts longer than 72 hours, or is for suspicion (H04), with its ' +
    'document. Nothing is held until another person confirms it.',
  input: z.object({
    shop: z.string().check(z.maxLength(16)),
    code: z._default(z.enum(holdCodes), 'H04'),
    level: z.enum(proposedLevels),
    /** Of `addRestrictionDocument`. */
    document_id: z.optional(routed),
    /** For `withdrawal_prohibited`, and only there. */
    amount: z.optional(amountText),
    /** Later than now where the reason asks for notice. */
    from: z.optional(sentTimestamp),
    file_no: z.optional(words(limits.fileNumberUnitsMax, limits.fileNumberUnitsMin)),
    reason: statementText,
    evidence,
    until: timestamp,
  }),
  output: z.object({ id: routed, confirm_by: timestamp }),
  refuses: ['invalidOperation'],
  once: true,
});

export const proposalQueue = endpoint({
  name: 'proposalQueue',
  method: 'GET',
  path: '/op/restriction/proposals',
  actor: 'operator',
  right: 'restrict',
  summary: 'Holds of wallets and accounts that wait for a second person, the oldest first.',
  input: z.object(pageQuery),
  output: pageOf(proposed),
  refuses: [],
});

export const decideProposal = endpoint({
  name: 'decideProposal',
  method: 'POST',
  path: '/op/restriction/proposal/decide',
  actor: 'operator',
  right: 'restrict',
  fresh: true,
  summary: 'Confirm a proposed hold, as another person, or decline it.',
  input: z.object({ id: routed, verdict: z.enum(['confirmed', 'declined']) }),
  output: z.object({ id: routed, state: z.enum(['confirmed', 'declined']), held: z.nullable(amountText) }),
  refuses: ['invalidOperation'],
  once: true,
});

export const restrictionExposure = endpoint({
  name: 'restrictionExposure',
  method: 'POST',
  path: '/op/restriction/exposure',
  actor: 'operator',
  right: 'restrict',
  reads: true,
  summary:
    'The most that may be held for a reason and its evidence, computed; null where the reason has no bound.',
  input: z.object({
    shop: z.string().check(z.maxLength(16)),
    code: z.enum(holdCodes),
    evidence: z._default(z.array(z.string().check(z.maxLength(limits.evidenceUnitsMax))), []),
  }),
  output: z.object({ max: z.nullable(amountText), available: amountText, currency: currencyCode }),
  refuses: [],
});

export const restrictionOf = endpoint({
  name: 'restrictionOf',
  method: 'GET',
  path: '/op/restriction/detail',
  actor: 'operator',
  right: 'restrictions',
  views: true,
  summary: 'One restriction as its merchant reads it, and who wrote it.',
  input: z.object({ id: routed }),
  output: z.extend(statement, {
    shop,
    placed_by: z.object({ id, name: z.string() }),
    placed_as: z.enum(['risk', 'service']),
    confirmed_by: z.nullable(z.string()),
    is_yours: z.boolean(),
    can_extend: z.boolean(),
    /** The longest end that an extension may have. */
    extend_until: timestamp,
  }),
  refuses: [],
});

export const extendRestriction = endpoint({
  name: 'extendRestriction',
  method: 'POST',
  path: '/op/restriction/extend',
  actor: 'operator',
  right: 'restrict',
  fresh: true,
  summary: 'Extend a restriction once: by another person, with new evidence, within the reason’s whole time.',
  input: z.object({
    id: routed,
    reason: statementText,
    evidence,
    until: timestamp,
    /** Of `addRestrictionDocument`, where a wallet or an account is held for more than 72 hours in all. */
    document_id: z.optional(routed),
  }),
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
  fresh: true,
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
  fresh: true,
  summary: 'Decide an appeal, as another person than those who placed or extended the restriction.',
  input: z.object({ id: routed, verdict: z.enum(['upheld', 'overturned']), decision: statementText }),
  output: z.object({ id: routed, state: z.enum(['upheld', 'overturned']) }),
  refuses: ['invalidOperation'],
  once: true,
});

export const listAllRestrictions = listEndpoint({
  name: 'listAllRestrictions',
  path: '/op/restriction/all',
  right: 'restrictions',
  summary: 'Restrictions of all shops, those that stand and those that ended.',
  filters: {
    state: choicesFilter(restrictionStates),
    level: choicesFilter(restrictionLevels),
    code: choicesFilter(holdCodes),
    shop: textFilter(16),
    placed: datesFilter(),
  },
  sorts: ['placed', 'until'],
  row: z.object({
    id: routed,
    shop,
    level: z.enum(restrictionLevels),
    code: z.enum(holdCodes),
    state: z.enum(restrictionStates),
    currency: currencyCode,
    amount: z.nullable(amountText),
    held: z.nullable(amountText),
    placed_at: timestamp,
    until: timestamp,
    has_appeal: z.boolean(),
  }),
  columns: [
    { head: 'Shop', of: ({ shop: one }) => one.id },
    { head: 'Name', of: ({ shop: one }) => one.name },
    { head: 'Effect', of: ({ level }) => level },
    { head: 'Reason', of: ({ code }) => code },
    { head: 'State', of: ({ state }) => state },
    { head: 'Amount', of: ({ amount }) => amount },
    { head: 'Held', of: ({ held }) => held },
    { head: 'Currency', of: ({ currency }) => currency },
    { head: 'Written', of: ({ placed_at: at }) => at },
    { head: 'Until', of: ({ until }) => until },
    { head: 'Appeal open', of: ({ has_appeal: has }) => has },
  ],
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
      /** The restriction, as the console names it. */
      restriction: routed,
      shop,
      /** You placed or extended the restriction: another person decides. */
      is_yours: z.boolean(),
      reason: z.string(),
    }),
  ),
  refuses: [],
});
