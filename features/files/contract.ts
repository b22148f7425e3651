// Uploading files, and seeing private ones again.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { uploadKinds } from '#domain/files.ts';
import { id, timestamp } from '#domain/wire/wire.ts';

/** A stored file. `w` and `h` are null for what is no picture. */
export const fileRef = z.object({
  id,
  url: z.string(),
  mime: z.string(),
  bytes: z.int(),
  w: z.nullable(z.int()),
  h: z.nullable(z.int()),
});

export const uploadFile = endpoint({
  name: 'uploadFile',
  method: 'POST',
  path: '/v1/upload/{kind}',
  actor: 'merchant',
  summary:
    'Upload a picture, or for `proof` also a PDF. Pictures are made anew: no place, no camera, no hidden part stays.',
  input: z.object({
    kind: z.enum(uploadKinds),
    /** Hexadecimal; an upload that arrives otherwise is refused. */
    sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  }),
  output: z.extend(fileRef, {
    /** Addresses by width in pixels. */
    sizes: z.record(z.string(), z.string()),
    /** When the addresses of a private file end; null for a public one. */
    expires_at: z.nullable(timestamp),
  }),
  once: 'optional',
  refuses: [],
  body: 'multipart',
  files: { file: 'one' },
});

export const openFile = endpoint({
  name: 'openFile',
  method: 'GET',
  path: '/v1/file/{id}',
  actor: 'merchant',
  summary: 'An address at which your own file can be seen for a few minutes.',
  input: z.object({ id }),
  output: z.extend(fileRef, { name: z.string(), expires_at: z.nullable(timestamp) }),
  refuses: [],
});
