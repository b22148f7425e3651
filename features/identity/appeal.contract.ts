// Appeals of a refused identity, and of a revoked verification: the merchant's side, and those who decide.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { documentTypes, identityFields, identityFiles, identityKinds } from '#domain/identity/identity.ts';
import { limits } from '#domain/limits.ts';
import { identityAppealStates } from '#domain/states/identity.ts';
import { pageOf, pageQuery } from '#domain/wire/page.ts';
import { id, timestamp, words } from '#domain/wire/wire.ts';

const appealText = words(limits.statementUnitsMax, limits.statementUnitsMin);

/** Shop code, a dot, the appeal's id. */
const routed = z.string().check(z.maxLength(64));

/** What was refused: an application, or a verification that was revoked. */
export const refusalKinds = ['application', 'recall'] as const;

export const identityAppealView = z.object({
  id,
  state: z.enum(identityAppealStates),
  text: z.string(),
  opened_at: timestamp,
  /** By when another person decides. */
  decide_by: timestamp,
  is_late: z.boolean(),
  decided_at: z.nullable(timestamp),
  decision: z.nullable(z.string()),
  files: z.int(),
});

/** The newest refusal of a shop, and the way to object to it. */
export const refusalView = z.object({
  /** Of the application or of the revocation: what `addIdentityAppeal` names. */
  id,
  kind: z.enum(refusalKinds),
  refused_at: timestamp,
  /** Of a revocation, in the words of who asked for it; empty for an application, whose fields say why. */
  statement: z.string(),
  appeal_until: timestamp,
  can_appeal: z.boolean(),
  /** Why not: `open` appeal, `decided` already, or the `window` is over. */
  appeal_why_not: z.nullable(z.enum(['open', 'decided', 'window'])),
  appeal: z.nullable(identityAppealView),
});

export const addIdentityAppeal = endpoint({
  name: 'addIdentityAppeal',
  method: 'POST',
  path: '/v1/per/identity/appeal',
  actor: 'merchant',
  summary:
    'Object to a refused identity, or to a revoked verification. Another person than those who said no decides ' +
    'within ten days.',
  input: z.object({
    id,
    text: appealText,
    /** Uploaded before as `proof`. */
    file_ids: z._default(z.array(id).check(z.maxLength(limits.appealFilesMax)), []),
  }),
  output: identityAppealView,
  refuses: ['invalidOperation'],
  once: true,
});

const queued = z.extend(identityAppealView, {
  id: routed,
  shop: z.object({ id: z.string(), name: z.string() }),
  kind: z.enum(refusalKinds),
  refused_at: timestamp,
  /** You said no, or let this merchant in: somebody else decides. */
  is_yours: z.boolean(),
});

export const listIdentityAppeals = endpoint({
  name: 'listIdentityAppeals',
  method: 'GET',
  path: '/op/identity/appeals',
  actor: 'operator',
  right: 'identities',
  summary: 'Open appeals of identities, the one promised first first.',
  input: z.object(pageQuery),
  output: pageOf(queued),
  refuses: [],
});

export const openIdentityAppeal = endpoint({
  name: 'openIdentityAppeal',
  method: 'POST',
  path: '/op/identity/appeal/open',
  actor: 'operator',
  right: 'identities',
  views: true,
  summary:
    'One appeal with the application that it is about. The look is written down and its owner sees it. Documents ' +
    'are opened by `lookAtIdentity` with the reason `appeal`.',
  input: z.object({ id: routed }),
  output: z.extend(queued, {
    /** Why the application was refused, by field, and the reviewer's own words. */
    reasons: z.record(z.string(), z.string()),
    note: z.string(),
    /** Of a revocation. */
    statement: z.string(),
    application: z.object({
      /** What `lookAtIdentity` names. */
      id: routed,
      kind: z.enum(identityKinds),
      country: z.string(),
      doc_type: z.enum(documentTypes),
      full_name: z.string(),
      representative: z.string(),
      birth_date: z.string(),
      document_ends_on: z.nullable(z.string()),
      id_number: z.string(),
      phone: z.string(),
      fields: z.array(z.enum(identityFields)),
      /** Empty where they are erased. */
      documents: z.array(z.object({ field: z.enum(identityFiles), position: z.int(), mime: z.string() })),
      is_erased: z.boolean(),
    }),
    looks_left: z.int(),
  }),
  refuses: [],
});

export const decideIdentityAppeal = endpoint({
  name: 'decideIdentityAppeal',
  method: 'POST',
  path: '/op/identity/appeal/decide',
  actor: 'operator',
  right: 'identities',
  summary:
    'Decide an appeal, as another person than those who said no. `overturned` verifies the merchant in the same ' +
    'moment, once each document was opened; where the documents are erased, they are asked for again.',
  input: z.object({ id: routed, verdict: z.enum(['upheld', 'overturned']), decision: appealText }),
  output: z.object({ id: routed, state: z.enum(identityAppealStates), status: z.string() }),
  refuses: ['invalidOperation'],
});
