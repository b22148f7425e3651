// The carriers of an instance, as its configuration names them. Every address is the operator's own: none comes from a
// supplier, a merchant or an answer.
import * as z from 'zod/mini';
import { readJsonFile } from '#platform/json-file.ts';
import { httpPoll } from './http-poll.ts';
import { eventShape } from './reports.ts';
import { webhookReader, webhookShape } from './webhook.ts';
import type { Carrier } from '#platform/ports/carriers.ts';

/** Its host is fixed: what is filled in stands behind it. */
const pollUrl = z
  .string()
  .check(z.regex(/^(?:https:\/\/[^/{}\s?#@]+|http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?)\/[^\s#]*$/));

const pollShape = z.strictObject({
  /** With `{trackings}`, comma separated, and if need be `{since}`, an ISO moment. */
  url: pollUrl,
  /** The header that carries the token, such as `authorization`, and the token as it stands there. */
  header: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]{1,60}$/)),
  token: z.string().check(z.minLength(8)),
  ...eventShape,
});
export type PollConfig = z.infer<typeof pollShape>;

const shape = z.strictObject({
  carriers: z.array(
    z.strictObject({
      code: z.string().check(z.regex(/^[a-z0-9-]{2,30}$/)),
      name: z.string().check(z.minLength(1), z.maxLength(60)),
      page: z.optional(z.string().check(z.regex(/^https:\/\/\S*\{tracking\}\S*$/))),
      takesReturns: z.optional(z.boolean()),
      /** Of its webhook: two while one is being replaced. */
      secrets: z._default(z.array(z.string().check(z.minLength(32))).check(z.maxLength(2)), []),
      /** Its webhook, where that has a form of its own; ours has `secrets`. */
      webhook: z.optional(webhookShape),
      poll: z.optional(pollShape),
    }),
  ),
});

/** @throws Error that says what is wrong with the file: an instance does not start with carriers that it cannot read. */
export function readCarriers(file: string | undefined): readonly Carrier[] {
  if (file === undefined) return [];
  return carriersFrom(readJsonFile(file));
}

export function carriersFrom(value: unknown): readonly Carrier[] {
  const parsed = z.safeParse(shape, value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not right'}`);
  }
  const { carriers } = parsed.data;
  const codes = carriers.map(({ code }) => code);
  for (const { code, secrets, webhook } of carriers) {
    if (webhook !== undefined && secrets.length > 0)
      throw new Error(`${code} has a webhook of its own form: its secrets stand there`);
  }
  if (new Set(codes).size < codes.length) throw new Error('a carrier’s code stands there twice');
  return carriers.map(({ page, takesReturns, webhook, poll, ...carrier }) => ({
    ...carrier,
    ...(page === undefined ? {} : { page }),
    ...(takesReturns === undefined ? {} : { takesReturns }),
    ...(webhook === undefined ? {} : { read: webhookReader(webhook) }),
    ...(poll === undefined ? {} : { poll: httpPoll(poll) }),
  }));
}
