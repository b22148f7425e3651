// The public record in figures: what it holds, what all shops are owed, what is there for it, and what was published.
import * as z from 'zod/mini';
import { reserveShape } from '#domain/record/reserve.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { amountText, currencyCode, timestamp } from '#domain/wire/wire.ts';
import { documentRow } from '#features/proof/console.contract.ts';

export const publicRecord = endpoint({
  name: 'publicRecord',
  method: 'GET',
  path: '/v1/trust/record',
  actor: 'anyone',
  summary:
    'The public record: its newest signed head and who else has signed it, what all shops are owed, what is there for it, ' +
    'and every document. All of it can be checked without us.',
  input: z.object({}),
  output: z.object({
    /** The name of the record, and the key that signs it. */
    origin: z.string(),
    vkey: z.string(),
    url: z.string(),
    size: z.int(),
    acts: z.string(),
    /** The newest head that enough notaries have signed; null before the first. */
    head: z.nullable(
      z.object({
        size: z.int(),
        at: timestamp,
        notaries: z.array(z.object({ name: z.string(), at: timestamp })),
      }),
    ),
    /** What the newest seal says that all shops, buyers and suppliers are owed, by currency. */
    owed: z.array(
      z.object({
        no: z.int(),
        at: timestamp,
        currency: currencyCode,
        shops: z.int(),
        merchants: amountText,
        buyers: amountText,
        suppliers: amountText,
      }),
    ),
    /** The newest document of the reserves; null before the first. */
    reserve: z.nullable(z.object({ sha256: z.string(), document: reserveShape })),
    documents: z.array(documentRow),
    /** What checks all of this on another computer. */
    command: z.string(),
  }),
  refuses: [],
});

export const publicTerms = endpoint({
  name: 'publicTerms',
  method: 'GET',
  path: '/v1/trust/terms',
  actor: 'anyone',
  summary: 'The terms in English, with a digest of each other language: the same as the document on record.',
  input: z.object({}),
  output: z.object({
    version: z.int(),
    since: z.string(),
    legal_name: z.string(),
    confirm_hours: z.int(),
    clauses: z.array(z.object({ title: z.string(), text: z.string() })),
    languages: z.record(z.string(), z.string()),
  }),
  refuses: [],
});

export const announcedDocuments = endpoint({
  name: 'announcedDocuments',
  method: 'GET',
  path: '/v1/trust/announced',
  actor: 'anyone',
  summary:
    'Terms and fees as they are on record: which hold now, and which are announced with the day they hold from.',
  input: z.object({}),
  output: z.object({
    list: z.array(z.extend(documentRow, { is_coming: z.boolean() })),
  }),
  refuses: [],
});
