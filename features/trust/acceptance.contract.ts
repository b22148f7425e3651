// Which versions of the terms and the fees a merchant has accepted, and what has changed since.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { acceptedDocuments } from '#domain/content/trust-documents.ts';
import { timestamp } from '#domain/wire/wire.ts';

const document = z.enum(acceptedDocuments);
const version = z.int().check(z.minimum(1), z.maximum(1_000_000));

const state = z.object({
  document,
  version,
  /** The day from which it holds. */
  since: z.string(),
  /** The newest version that was accepted, and when; null where none was. */
  accepted: z.nullable(z.object({ version, at: timestamp, sha256: z.string() })),
  is_due: z.boolean(),
  /** Announced, with the moment from which it holds; the soonest first. */
  coming: z.array(z.object({ version: z.string(), from: timestamp, sha256: z.string() })),
  /** Where all of it stands. */
  url: z.string(),
  /** What is new since the accepted version, in the reader's language; everything where none was accepted. */
  changes: z.array(z.object({ title: z.string(), text: z.string() })),
});

const shown = z.object({ documents: z.array(state) });

export const termsState = endpoint({
  name: 'termsState',
  method: 'GET',
  path: '/v1/terms',
  actor: 'merchant',
  summary:
    'The terms and the fees with the version that was accepted and what is new since. Nothing waits for it: balance, ' +
    'orders and withdrawals go on.',
  input: z.object({}),
  output: shown,
  refuses: [],
});

export const acceptTerms = endpoint({
  name: 'acceptTerms',
  method: 'POST',
  path: '/v1/terms/accept',
  actor: 'merchant',
  audited: true,
  summary:
    'Accept the current version of documents. What was accepted is kept with its text’s hash, and never changed.',
  input: z.object({
    documents: z
      .array(z.object({ document, version }))
      .check(z.minLength(1), z.maxLength(acceptedDocuments.length)),
  }),
  output: shown,
  refuses: [],
});
