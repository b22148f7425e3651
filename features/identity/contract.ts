// Who a merchant is: what is sent, what became of it, who looked (docs/product.md 2.6).
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import {
  documentTypes,
  identityFields,
  identityFiles,
  identityKinds,
  lookReasons,
  rejectionReasons,
} from '#domain/identity/identity.ts';
import { identityStates } from '#domain/states/identity.ts';
import { id, timestamp } from '#domain/wire/wire.ts';
import { refusalView } from './appeal.contract.ts';

const text = (max: number) => z._default(z.string().check(z.maxLength(max)), '');
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const identityField = z.object({
  key: z.enum(identityFields),
  label: z.string(),
  state: z.enum(['missing', 'ok', 'rejected']),
  /** Why it was rejected; the client has words for each. */
  reason: z.nullable(z.enum(rejectionReasons)),
});

export const sendIdentity = endpoint({
  name: 'sendIdentity',
  method: 'POST',
  path: '/v1/per/ident-upload',
  actor: 'merchant',
  summary:
    'Show who you are. After a rejection, fields that were right may be left out: they are taken from the last time.',
  input: z.object({
    kind: z.enum(identityKinds),
    country: text(8),
    doc_type: z.enum(documentTypes),
    /** Of the document, or of the company's registration. Empty: the one of the last time. */
    id_number: text(64),
    full_name: text(200),
    /** Who acts for the company. */
    representative: text(200),
    birth_date: text(16),
    document_ends_on: text(16),
    phone: text(40),
    /** A country's calling code such as `+44`, where `phone` has none. */
    phone_code: text(8),
    consent: z.literal(true),
  }),
  output: z.object({
    submission_id: id,
    status: z.enum(identityStates),
    promise_at: timestamp,
    delete_after: timestamp,
  }),
  refuses: ['invalidOperation'],
  once: true,
  body: 'multipart',
  files: { front: 'optional', back: 'optional', selfie: 'optional', qualification: 'many' },
});

/** How far the check is, as its owner sees it. */
export const identityView = z.object({
  status: z.enum(identityStates),
  /** True while sales and withdrawals count as verified, also during a renewal. */
  is_verified: z.boolean(),
  /** The verified name; accounts that are paid out to must carry it. */
  legal_name: z.nullable(z.string()),
  verified_at: z.nullable(timestamp),
  expires_on: z.nullable(day),
  can_apply: z.boolean(),
  applications_left: z.int(),
  /** The application under way, or the last one. */
  application: z.nullable(
    z.object({
      id,
      state: z.enum(['open', 'verified', 'rejected']),
      kind: z.enum(identityKinds),
      country: z.string(),
      doc_type: z.enum(documentTypes),
      full_name: z.string(),
      representative: z.string(),
      birth_date: z.nullable(day),
      document_ends_on: z.nullable(day),
      id_number_last: z.string(),
      phone: z.nullable(z.string()),
      fields: z.array(identityField),
      /** The reviewer's own words. */
      note: z.string(),
      submitted_at: timestamp,
      promise_at: timestamp,
      is_late: z.boolean(),
      decided_at: z.nullable(timestamp),
      /** When the pictures, the number and the date of birth are erased, or were. */
      delete_after: timestamp,
      is_erased: z.boolean(),
    }),
  ),
  /** Who looked at the documents, newest first. */
  views: z.array(
    z.object({
      at: timestamp,
      by: z.string(),
      /** The document; null where what was typed was opened. */
      field: z.nullable(z.enum(identityFiles)),
      reason: z.enum(lookReasons),
    }),
  ),
  /** Documents are erased so many days after the decision. */
  keep_days: z.int(),
  /** The newest refusal or revocation, and the way to object to it; null where there never was one. */
  refusal: z.nullable(refusalView),
});

export const myIdentity = endpoint({
  name: 'myIdentity',
  method: 'GET',
  path: '/v1/per/identity',
  actor: 'merchant',
  summary: 'How far the check of your identity is: fields, reasons, dates, and who looked at your documents.',
  input: z.object({}),
  output: identityView,
  refuses: [],
});
