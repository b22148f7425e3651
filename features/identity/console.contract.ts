// The reviewers' side: what waits, taking one, deciding it.
import * as z from 'zod/mini';
import { endpoint } from '#domain/endpoint.ts';
import { identityFields, identityKinds, documentTypes, rejectionReasons } from '#domain/identity.ts';
import { pageOf, pageQuery } from '#domain/page.ts';
import { timestamp, words } from '#domain/wire.ts';

/** Shop code, a dot, the application's id. */
const routed = z.string().check(z.maxLength(64));

export const listIdentities = endpoint({
  name: 'listIdentities',
  method: 'GET',
  path: '/op/identity/list',
  actor: 'operator',
  right: 'identities',
  summary: 'Applications that wait for a decision, the most pressing first.',
  input: z.object(pageQuery),
  output: pageOf(
    z.object({
      id: routed,
      shop: z.object({ id: z.string(), name: z.string() }),
      kind: z.enum(identityKinds),
      country: z.string(),
      submitted_at: timestamp,
      promise_at: timestamp,
      is_late: z.boolean(),
      is_renewal: z.boolean(),
      /** Another reviewer has it open at the moment. */
      is_taken: z.boolean(),
      /** You let this merchant in: somebody else decides, where there is somebody else. */
      is_yours: z.boolean(),
    }),
  ),
  refuses: [],
});

export const takeIdentity = endpoint({
  name: 'takeIdentity',
  method: 'POST',
  path: '/op/identity/take',
  actor: 'operator',
  right: 'identities',
  views: true,
  summary: 'Open an application for half an hour. The look is written down and its owner sees it.',
  input: z.object({ id: routed }),
  output: z.object({
    id: routed,
    shop: z.object({ id: z.string(), name: z.string() }),
    kind: z.enum(identityKinds),
    country: z.string(),
    doc_type: z.enum(documentTypes),
    full_name: z.string(),
    representative: z.string(),
    birth_date: z.string(),
    document_ends_on: z.nullable(z.string()),
    id_number: z.string(),
    phone: z.string(),
    documents: z.array(z.object({ field: z.string(), url: z.string(), mime: z.string() })),
    /** Other shops that named the same number, or sent the very same picture. */
    same_number_shops: z.int(),
    same_picture_shops: z.int(),
    submitted_at: timestamp,
    promise_at: timestamp,
    taken_until: timestamp,
  }),
  refuses: ['invalidOperation'],
});

export const decideIdentity = endpoint({
  name: 'decideIdentity',
  method: 'POST',
  path: '/op/identity/decide',
  actor: 'operator',
  right: 'identities',
  summary:
    'Verify or reject an application that you have taken; a rejection names each wrong field with its reason.',
  input: z.object({
    id: routed,
    verdict: z.enum(['verified', 'rejected']),
    reasons: z._default(
      z
        .array(z.object({ field: z.enum(identityFields), reason: z.enum(rejectionReasons) }))
        .check(z.maxLength(identityFields.length)),
      [],
    ),
    note: z._default(words(500, 0), ''),
  }),
  output: z.object({ id: routed, status: z.string() }),
  refuses: ['invalidOperation'],
});
