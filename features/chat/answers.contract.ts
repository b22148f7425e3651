// Answers that a shop saved, to put into the field of a message and change there.
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { languages } from '#domain/text/language.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { id, timestamp, version, versionMax, words } from '#domain/wire/wire.ts';

const answer = z.object({
  id,
  name: z.string(),
  /** With places as `{order}`, which whoever sends it fills in. */
  text: z.string(),
  lang: z.nullable(z.enum(languages)),
  version,
  changed_by: z.string(),
  changed_at: timestamp,
});

export const listAnswers = endpoint({
  name: 'listAnswers',
  method: 'GET',
  path: '/v1/answers',
  actor: 'merchant',
  roles: ['orders', 'service'],
  reads: true,
  summary: 'Answers that the shop saved, by name.',
  input: z.object({}),
  output: z.object({ list: z.array(answer), max: z.int() }),
  refuses: [],
});

export const saveAnswer = endpoint({
  name: 'saveAnswer',
  method: 'POST',
  path: '/v1/answers/save',
  actor: 'merchant',
  roles: ['service'],
  summary: 'Save an answer, or a new version of one. What a message would hide is refused.',
  input: z.object({
    id: z.optional(id),
    /** What was seen; 0 for a new one. */
    version: z.int().check(z.minimum(0), z.maximum(versionMax)),
    name: words(limits.answerNameMax, 1),
    text: words(limits.answerTextMax, 1),
    lang: z._default(z.nullable(z.enum(languages)), null),
  }),
  output: answer,
  once: 'optional',
  // Reasons of `invalidOperation`: `taken` (`name`), `full` with `limit`, `hidden` (`text`).
  refuses: ['recordNotFound', 'staleVersion', 'invalidOperation'],
});

export const removeAnswer = endpoint({
  name: 'removeAnswer',
  method: 'POST',
  path: '/v1/answers/remove',
  actor: 'merchant',
  roles: ['service'],
  summary: 'Remove an answer. Messages that were made of it stay as they are.',
  input: z.object({ id, version }),
  output: z.object({}),
  refuses: ['recordNotFound', 'staleVersion'],
});
