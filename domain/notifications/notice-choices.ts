// By which ways a merchant wants to hear of what: kept is only what differs from the usual.
import * as z from 'zod/mini';
import { fieldsOf } from '#domain/wire/fields.ts';
import { noticeKinds, type NoticeKind } from './notices.ts';

export const noticeWays = ['app', 'push', 'email'] as const;
export type NoticeWay = (typeof noticeWays)[number];

export type Choices = Readonly<Record<NoticeWay, boolean>>;

const some = z.strictObject({
  app: z.optional(z.boolean()),
  push: z.optional(z.boolean()),
  email: z.optional(z.boolean()),
});

/** What a person may change: some ways of some kinds. */
export const noticeChoices = z.strictObject({
  order: z.optional(some),
  wallet: z.optional(some),
  case: z.optional(some),
  review: z.optional(some),
  service: z.optional(some),
  system: z.optional(some),
  ad: z.optional(some),
} satisfies Record<NoticeKind, unknown>);
export type NoticeChoices = z.infer<typeof noticeChoices>;

/** Money, deadlines and safety reach a person who does not look; the rest waits in the app. */
const usual: Readonly<Record<NoticeKind, Choices>> = {
  order: { app: true, push: true, email: false },
  wallet: { app: true, push: true, email: true },
  case: { app: true, push: true, email: true },
  review: { app: true, push: false, email: false },
  service: { app: true, push: true, email: false },
  system: { app: true, push: true, email: true },
  ad: { app: true, push: false, email: false },
};

/** Of what nobody may switch off. */
export const everyWay: Choices = { app: true, push: true, email: true };

/** What a person has chosen for a kind; what is kept comes from the database as it is. */
export function choicesOf(kept: unknown, kind: NoticeKind): Choices {
  const { app, push, email } = fieldsOf(fieldsOf(kept)[kind]);
  return {
    app: flagOf(app) ?? usual[kind].app,
    push: flagOf(push) ?? usual[kind].push,
    email: flagOf(email) ?? usual[kind].email,
  };
}

const flagOf = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

export function allChoices(kept: unknown): Record<NoticeKind, Choices> {
  const of = (kind: NoticeKind) => choicesOf(kept, kind);
  return {
    order: of('order'),
    wallet: of('wallet'),
    case: of('case'),
    review: of('review'),
    service: of('service'),
    system: of('system'),
    ad: of('ad'),
  };
}

/** What is kept after a change of some ways. */
export function changeChoices(kept: unknown, change: NoticeChoices): NoticeChoices {
  const read = noticeChoices.safeParse(kept);
  const result: NoticeChoices = read.success ? { ...read.data } : {};
  for (const kind of noticeKinds) {
    if (change[kind] !== undefined) result[kind] = { ...result[kind], ...change[kind] };
  }
  return result;
}
