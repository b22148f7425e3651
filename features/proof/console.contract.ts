// The record as the console sees it: what waits to be added, who has signed, the seals, and the documents.
import * as z from 'zod/mini';
import { docNames } from '#domain/proof/entry.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { amountText, currencyCode, sentTimestamp, timestamp } from '#domain/wire/wire.ts';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A document of the record: what it says lies at `/log/docs/<sha256>`. */
export const documentRow = z.object({
  name: z.enum(docNames),
  version: z.string(),
  from: timestamp,
  at: timestamp,
  sha256,
  /** Its number in the record; null while it waits to be added. */
  index: z.nullable(z.int()),
});

const seal = z.object({
  no: z.int(),
  currency: currencyCode,
  at: timestamp,
  shops: z.int(),
  merchants: amountText,
  buyers: amountText,
  suppliers: amountText,
  acts: z.string(),
  took_ms: z.int(),
});

/** Documents that count only from a day that was announced. */
export const announcedNames = ['terms', 'fees'] as const;

export const recordState = endpoint({
  name: 'recordState',
  method: 'POST',
  path: '/op/record/state',
  actor: 'operator',
  right: 'audit',
  reads: true,
  summary:
    'The public record: its size, what waits to be added, its newest signed head, witnesses, seals and documents.',
  input: z.object({}),
  output: z.object({
    /** Entries of the record. */
    size: z.int(),
    waiting: z.object({
      acts: z.int(),
      documents: z.int(),
      oldest_at: z.nullable(timestamp),
      /** Entries are added within seconds: the oldest has waited for more than a minute. */
      is_late: z.boolean(),
    }),
    /** The newest head that we have signed, and the newest that enough witnesses have signed too. */
    head: z.nullable(z.object({ size: z.int(), at: timestamp })),
    shown: z.nullable(z.object({ size: z.int(), at: timestamp })),
    witnesses: z.array(
      z.object({
        name: z.string(),
        url: z.nullable(z.string()),
        size: z.int(),
        at: z.nullable(timestamp),
        failed_at: z.nullable(timestamp),
        failure: z.string(),
      }),
    ),
    seals: z.array(seal),
    documents: z.array(documentRow),
    /** What the program says now and is not on record: it waits for a day from which it counts. */
    unannounced: z.array(z.object({ name: z.enum(announcedNames), version: z.string() })),
    /** The earliest moment from which an announcement made now can count. */
    earliest: timestamp,
  }),
  refuses: [],
});

export const announceDocument = endpoint({
  name: 'announceDocument',
  method: 'POST',
  path: '/op/record/announce',
  actor: 'operator',
  right: 'brand',
  fresh: true,
  summary:
    'Put changed terms or fees on record with the moment from which they count: 15 days from now at the earliest.',
  input: z.object({ document: z.enum(announcedNames), from: sentTimestamp }),
  output: z.object({ version: z.string(), from: timestamp, sha256 }),
  refuses: [],
});
