// The papers behind holds of a wallet or an account.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';

/** Shop code, a dot, the paper's id. */
const routed = z.string().check(z.maxLength(64));

export const addRestrictionDocument = endpoint({
  name: 'addRestrictionDocument',
  method: 'POST',
  path: '/op/restriction/document/add',
  actor: 'operator',
  right: 'restrict',
  summary:
    'Keep the paper that a hold of a wallet or an account is based on: a picture or a PDF, for people of risk alone.',
  body: 'multipart',
  files: { file: 'one' },
  input: z.object({ shop: z.string().check(z.maxLength(16)) }),
  output: z.object({ id: routed }),
  refuses: [],
  once: true,
});

export const readRestrictionDocument = endpoint({
  name: 'readRestrictionDocument',
  method: 'POST',
  path: '/op/restriction/document',
  actor: 'operator',
  right: 'restrict',
  views: true,
  summary: 'See the paper behind a hold. The look is written down.',
  input: z.object({ id: routed }),
  output: z.object({
    name: z.string(),
    mime: z.string(),
    /** Base64. */
    content: z.string(),
  }),
  refuses: [],
});
