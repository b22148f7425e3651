// Restrictions as the merchant sees them: the statement of reasons, and the appeal (docs/product.md 2.7).
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { pageInput, pageOf } from '#domain/wire/page.ts';
import { holdCodes, merchantActs, restrictionLevels, restrictionScopes } from '#domain/restriction.ts';
import { appealStates, endReasons, restrictionStates } from '#domain/states/restriction.ts';
import { amountText, currencyCode, id, timestamp, words } from '#domain/wire/wire.ts';

/** A reason that somebody can answer to. */
export const statementText = words(limits.statementUnitsMax, limits.statementUnitsMin);

export const appealView = z.object({
  id,
  restriction_id: id,
  state: z.enum(appealStates),
  text: z.string(),
  opened_at: timestamp,
  /** By when another person decides; held money is free if nobody does. */
  decide_by: timestamp,
  is_late: z.boolean(),
  decided_at: z.nullable(timestamp),
  decision: z.nullable(z.string()),
  files: z.int(),
});

export const restrictionRow = z.object({
  id,
  level: z.enum(restrictionLevels),
  code: z.enum(holdCodes),
  scope: z.enum(restrictionScopes),
  state: z.enum(restrictionStates),
  currency: currencyCode,
  /** What it covers and how much of that is or was held; null where it touches no money. */
  amount: z.nullable(amountText),
  held: z.nullable(amountText),
  reason: z.string(),
  placed_at: timestamp,
  from: timestamp,
  until: timestamp,
  ended_at: z.nullable(timestamp),
  end_reason: z.nullable(z.enum(endReasons)),
  appeal: z.nullable(appealView),
  /** The number of its act in the public record; null where that does not have it yet. */
  record: z.optional(z.nullable(z.int())),
});

export const statement = z.extend(restrictionRow, {
  evidence: z.array(z.string()),
  extension: z.nullable(
    z.object({ at: timestamp, reason: z.string(), evidence: z.array(z.string()), first_until: timestamp }),
  ),
  end_note: z.nullable(z.string()),
  /** Of the court or authority that ordered it. */
  file_no: z.nullable(z.string()),
  /** What it stands in the way of; everything else goes on. */
  stops: z.array(z.enum(merchantActs)),
  appeal_until: timestamp,
  can_appeal: z.boolean(),
  /** Why not: `open` appeal, `decided` already, or the `window` is over. */
  appeal_why_not: z.nullable(z.enum(['open', 'decided', 'window'])),
});

export const listRestrictions = endpoint({
  name: 'listRestrictions',
  method: 'POST',
  path: '/v1/restriction/list',
  actor: 'merchant',
  scope: 'shop.read',
  summary: 'Restrictions of the shop, newest first: those that stand, or all there ever were.',
  input: z.object({ standing: z._default(z.boolean(), false), ...pageInput }),
  output: pageOf(restrictionRow),
  refuses: [],
});

export const restrictionDetail = endpoint({
  name: 'restrictionDetail',
  method: 'POST',
  path: '/v1/restriction/detail',
  actor: 'merchant',
  scope: 'shop.read',
  summary:
    'The statement of reasons: rule, text, evidence, amount, begin, end, what goes on, and the appeal.',
  input: z.object({ id }),
  output: statement,
  refuses: [],
});

/** The wire form that is hashed: exactly these words, so that a copy can be checked years later. */
export const statementCopy = endpoint({
  name: 'statementCopy',
  method: 'POST',
  path: '/v1/restriction/statement',
  actor: 'merchant',
  scope: 'shop.read',
  summary:
    'The statement of reasons as a file to keep: a PDF in the language of the call, or JSON with the SHA-256 of its ' +
    'canonical form (RFC 8785).',
  input: z.object({ id, format: z.enum(['pdf', 'json']) }),
  output: z.object({
    file_name: z.string(),
    type: z.enum(['application/pdf', 'application/json']),
    /** The file's bytes. */
    base64: z.string(),
    sha256: z.string(),
  }),
  refuses: [],
});

export const addAppeal = endpoint({
  name: 'addAppeal',
  method: 'POST',
  path: '/v1/appeal/add',
  actor: 'merchant',
  summary: 'Object to a restriction. Another person than the one who placed it decides within ten days.',
  input: z.object({
    restriction_id: id,
    text: statementText,
    /** Uploaded before as `proof`. */
    file_ids: z._default(z.array(id).check(z.maxLength(limits.appealFilesMax)), []),
  }),
  output: appealView,
  refuses: ['invalidOperation'],
  once: true,
});

export const listAppeals = endpoint({
  name: 'listAppeals',
  method: 'POST',
  path: '/v1/appeal/list',
  actor: 'merchant',
  scope: 'shop.read',
  summary: 'Appeals of the shop and what became of them, newest first.',
  input: z.object({ restriction_id: z.optional(id), ...pageInput }),
  output: pageOf(appealView),
  refuses: [],
});
