// What a merchant's phone asks to check for itself what it is told: its part of the sums of all shops, what was done about
// the shop, and the rows of its book as they are hashed. Formats: domain/proof.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { versionMax } from '#domain/wire/wire.ts';

const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/));
const seqText = z.string().check(z.regex(/^\d{1,18}$/));

export const shopProof = endpoint({
  name: 'shopProof',
  method: 'GET',
  path: '/v1/shop/proof',
  actor: 'merchant',
  scope: 'wallet.read',
  summary: 'Your part of the newest seal, with the way from it to the signed head of the record.',
  input: z.object({}),
  output: z.object({
    /** The newest signed head that enough notaries have signed too; null before the first one. */
    checkpoint: z.nullable(z.string()),
    /** Which keys sign heads, as a policy of C2SP. */
    policy: z.string(),
    /** Null before the first seal that counts your shop. */
    seal: z.nullable(
      z.object({
        /** The entry of the record that is the seal. */
        entry: base64,
        /** `c2sp.org/tlog-proof@v1`: that the entry is in the record. */
        tlog_proof: z.string(),
        /** Both parts of the shop: 179 bytes each, and the nodes beside its way to the root. */
        claims: z.array(z.object({ preimage: base64, index: z.int(), path: z.array(base64) })),
      }),
    ),
    /** How many acts of the shop the record has. */
    acts_logged: z.int(),
  }),
  refuses: [],
});

export const shopRecord = endpoint({
  name: 'shopRecord',
  method: 'GET',
  path: '/v1/shop/record',
  actor: 'merchant',
  scope: 'shop.read',
  summary: 'What was done about your shop, each act with its place in the record and the proof of it.',
  input: z.object({
    /** Acts after this number. */
    after: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(versionMax)), 0),
  }),
  output: z.object({
    list: z.array(
      z.object({
        seq: z.int(),
        /** Its number in the record; null where that does not have it yet. */
        index: z.nullable(z.int()),
        salt: base64,
        /** Canonical JSON: what the entry commits to. */
        body: z.string(),
        entry: z.nullable(base64),
        proof: z.nullable(z.array(base64)),
      }),
    ),
    /** The head that the proofs lead to. */
    checkpoint: z.nullable(z.string()),
    total: z.int(),
    next: z.nullable(z.int()),
  }),
  refuses: [],
});

export const shopBook = endpoint({
  name: 'shopBook',
  method: 'GET',
  path: '/v1/shop/book',
  actor: 'merchant',
  scope: 'wallet.read',
  summary: 'The rows of your book as they are hashed, 500 at a time.',
  input: z.object({ after: z._default(seqText, '0') }),
  output: z.object({
    shop: z.string(),
    currency: z.string(),
    /** Rows from this one on are hashed with the lengths of their fields. */
    v2_from: seqText,
    last_seq: seqText,
    head: z.string(),
    list: z.array(
      z.object({
        seq: seqText,
        kind: z.string(),
        debit_kind: z.string(),
        debit_subject: z.string(),
        credit_kind: z.string(),
        credit_subject: z.string(),
        units: z.string(),
        actor: z.string(),
        document: z.string(),
        once_key: z.string(),
        /** Milliseconds since 1970. */
        at: z.int(),
      }),
    ),
    next: z.nullable(seqText),
  }),
  refuses: [],
});
