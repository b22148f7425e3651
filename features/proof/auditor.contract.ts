// What an auditor of the platform is given: all leaves of a seal, which nobody else sees together.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { currencyCode, versionMax } from '#domain/wire/wire.ts';

const count = z.int().check(z.minimum(0), z.maximum(versionMax));

export const sealLeaves = endpoint({
  name: 'sealLeaves',
  method: 'POST',
  path: '/op/record/leaves',
  actor: 'operator',
  right: 'audit',
  views: true,
  summary: 'All leaves of a seal, 4,096 in a piece: whose they are and what each shop is owed.',
  input: z.object({ no: count, currency: currencyCode, piece: z._default(count, 0) }),
  output: z.object({
    /** 179 bytes for each leaf (domain/proof/claim.ts), in the order of the leaves, in base64. */
    leaves: z.string(),
    /** The number of the next piece; null after the last. */
    next: z.nullable(count),
  }),
  refuses: [],
});
