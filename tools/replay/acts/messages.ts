// What a run and the server that it started tell each other, besides HTTP: the clock, and the end.
import * as z from 'zod/mini';
import { signingKey } from '#platform/ports/receipt-keys.ts';
import { recordSecrets } from '#platform/ports/record-keys.ts';

const instant = z.iso.datetime({ precision: 3 });
const secret = z.string().check(z.minLength(32));

/** The first message: everything that the server is composed with. */
const start = z.object({
  kind: z.literal('start'),
  id: z.int(),
  /** The folder of the database's socket. */
  host: z.string(),
  port: z.int(),
  folder: z.string(),
  /** Where its clock stands; null for the clock of the machine. */
  clockAt: z.nullable(instant),
  policy: z.enum(['replay', 'bench']),
  /** Whether it serves the pages of buyers too; they must have been built. */
  hasPages: z._default(z.boolean(), false),
  secrets: z.object({
    secret,
    testProvider: z.array(secret),
    carrier: z.array(secret),
    receipts: z.array(signingKey),
    record: recordSecrets,
    push: z.object({ publicKey: secret, privateKey: secret }),
  }),
  operator: z.object({ username: z.string(), password: z.string() }),
});

export const fromRun = z.discriminatedUnion('kind', [
  start,
  /** Sets the clock. Timers that come due are done in the background, some simulated hours at a time. */
  z.object({ kind: z.literal('clock'), id: z.int(), at: instant }),
  /** Does everything that is due, and answers when it is done. */
  z.object({ kind: z.literal('settle'), id: z.int() }),
  /** Collects all garbage, where its Node was started with `--expose-gc`, and tells what is left. */
  z.object({ kind: z.literal('collect'), id: z.int() }),
]);
export type FromRun = z.input<typeof fromRun>;
export type Start = z.input<typeof start>;

export const fromServer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('done'),
    id: z.int(),
    /** After `settle`: how many timers of orders and money are set, and when the first of them is due. */
    pending: z.optional(z.int()),
    nextDue: z.optional(z.nullable(instant)),
    /** Once nothing is pending: timers whose last run failed. */
    faults: z.optional(z.array(z.string())),
    /** After `collect`: what its objects take, and what is theirs outside of the heap. */
    heapBytes: z.optional(z.int()),
    externalBytes: z.optional(z.int()),
  }),
  z.object({ kind: z.literal('failed'), id: z.int(), reason: z.string() }),
]);
export type FromServer = z.infer<typeof fromServer>;
