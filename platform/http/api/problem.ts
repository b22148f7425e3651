// Refusals as programs with a key get them: a real HTTP status and a problem (RFC 9457) in the place of the envelope.
import * as z from 'zod/mini';
import { httpStatusOf, titleOf } from '#domain/wire/http-status.ts';
import { refusalOfCode } from '#domain/wire/errors.ts';

export const problemType = 'application/problem+json';

/** One field that is wrong. `reason` is a machine word; `expects`, `min` and `max` say what would be right. */
export const fieldFault = z.object({
  field: z.string(),
  reason: z.string(),
  expects: z.optional(z.string()),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
});
export type FieldFault = z.output<typeof fieldFault>;

/** The body of every answer of 400 and above to a caller with a key. */
export const problem = z.object({
  /** The number of the catalogue. */
  code: z.int(),
  /** The address of the kind's description. */
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** What happened, in the language that was asked for: for people. */
  detail: z.string(),
  /** The id of the request, which the log has too. */
  instance: z.string(),
  /** A machine word that tells cases of one code apart. */
  reason: z.string(),
  /** Every field that is wrong. */
  fields: z.array(fieldFault),
  /** What else the refusal says, such as `retry_at`. */
  data: z.optional(z.record(z.string(), z.unknown())),
});
export type Problem = z.output<typeof problem>;

const refusalShape = z.object({
  code: z.int(),
  msg: z.string(),
  data: z.looseObject({
    reason: z.string(),
    request_id: z.string(),
    field: z.optional(z.string()),
    fields: z.optional(z.array(fieldFault)),
  }),
});

/** Each kind of refusal has its row on the page of the contract. */
export function problemAddress(baseUrl: string, key: string): string {
  return `${baseUrl}/docs#error-${key}`;
}

/**
 * The problem that an envelope tells of; undefined where the text is none, or tells of success.
 *
 * @param sentStatus The HTTP status that the answer has already: one of 400 and above says more than the code.
 */
export function toProblem(text: string, sentStatus: number, baseUrl: string): Problem | undefined {
  const code = /^\{"code":(\d{3})\b/.exec(text)?.[1];
  if (code === undefined || code === '200') return undefined;
  const read = z.safeParse(refusalShape, JSON.parse(text));
  if (!read.success) return undefined;
  const { msg, data } = read.data;
  const key = refusalOfCode(read.data.code) ?? 'unknownError';
  const { reason, request_id: instance, field, fields, ...rest } = data;
  const first = field === undefined ? [] : [{ field, reason }];
  // What the envelope says of its one field stands at that field.
  const isSaid = (name: string) => fields !== undefined && Object.hasOwn(fieldFault.shape, name);
  const others = Object.fromEntries(Object.entries(rest).filter(([name]) => !isSaid(name)));
  return {
    // First, as in the envelope: what counts answers reads it there.
    code: read.data.code,
    type: problemAddress(baseUrl, key),
    title: titleOf(key),
    status: sentStatus >= 400 ? sentStatus : httpStatusOf(key),
    detail: msg,
    instance,
    reason,
    fields: fields ?? first,
    ...(Object.keys(others).length === 0 ? {} : { data: others }),
  };
}
