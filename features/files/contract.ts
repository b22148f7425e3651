// Uploading files, and seeing private ones again.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { everyMember } from '#domain/shop/team-roles.ts';
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
  roles: everyMember,
  summary:
    'Upload a picture, for `proof` also a PDF, for `video` an MP4 or WebM of 30 seconds at most. Pictures are made anew, and videos lose what tells of place and device.',
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
  fileBytesMax: limits.videoBytesMax,
});

export const openFile = endpoint({
  name: 'openFile',
  method: 'GET',
  path: '/v1/file/{id}',
  actor: 'merchant',
  roles: everyMember,
  summary: 'An address at which your own file can be seen for a few minutes.',
  input: z.object({ id }),
  output: z.extend(fileRef, { name: z.string(), expires_at: z.nullable(timestamp) }),
  refuses: [],
});
