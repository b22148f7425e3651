// The reviewers' side: what waits, taking one, deciding it.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import {
  documentTypes,
  identityFields,
  identityFiles,
  identityKinds,
  lookReasons,
  qualificationsMax,
  rejectionReasons,
} from '#domain/identity/identity.ts';
import { pageOf, pageQuery } from '#domain/wire/page.ts';
import { timestamp, words } from '#domain/wire/wire.ts';

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
    /** Each is opened by `lookAtIdentity`; there is no other way to see it. */
    documents: z.array(z.object({ field: z.enum(identityFiles), position: z.int(), mime: z.string() })),
    /** What has to be decided, in this order. */
    fields: z.array(z.enum(identityFields)),
    is_renewal: z.boolean(),
    /** Documents that you may still look at today. */
    looks_left: z.int(),
    /** Other shops that named the same number, or sent the very same picture. */
    same_number_shops: z.int(),
    same_picture_shops: z.int(),
    submitted_at: timestamp,
    promise_at: timestamp,
    taken_until: timestamp,
  }),
  refuses: ['invalidOperation'],
});

export const lookAtIdentity = endpoint({
  name: 'lookAtIdentity',
  method: 'POST',
  path: '/op/identity/look',
  actor: 'operator',
  right: 'identities',
  views: true,
  security: 'personal_data',
  summary:
    'See one document, with your name across it. The look is written down first, counted against your day, and shown to the owner.',
  input: z.object({
    id: routed,
    field: z.enum(identityFiles),
    position: z._default(z.int().check(z.minimum(1), z.maximum(qualificationsMax)), 1),
    /** `decide`, `compare`, `doubt` for what waits and you have taken; `appeal`, `law` for what was decided. */
    reason: z.enum(lookReasons),
  }),
  output: z.object({
    field: z.enum(identityFiles),
    position: z.int(),
    mime: z.string(),
    /** False for a PDF: it comes as it was sent. */
    is_stamped: z.boolean(),
    file_name: z.string(),
    /** Base64. */
    content: z.string(),
    looked_at: timestamp,
    looks_left: z.int(),
  }),
  refuses: ['invalidOperation'],
});

const said = z.discriminatedUnion('is_right', [
  z.object({ field: z.enum(identityFields), is_right: z.literal(true) }),
  z.object({ field: z.enum(identityFields), is_right: z.literal(false), reason: z.enum(rejectionReasons) }),
]);

export const decideIdentity = endpoint({
  name: 'decideIdentity',
  method: 'POST',
  path: '/op/identity/decide',
  actor: 'operator',
  right: 'identities',
  summary:
    'Say yes or no to each field of an application that you have taken. One no rejects it; what was right is kept.',
  input: z.object({
    id: routed,
    fields: z.array(said).check(z.maxLength(identityFields.length)),
    note: z._default(words(500, 0), ''),
  }),
  output: z.object({ id: routed, status: z.string() }),
  refuses: ['invalidOperation'],
});
