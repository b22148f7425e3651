// What a merchant was told, how far it was read, and when not to call.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { everyMember } from '#domain/shop/team-roles.ts';
import { limits } from '#domain/limits.ts';
import { noticeWays } from '#domain/notifications/notice-choices.ts';
import { noticeKinds, severities } from '#domain/notifications/notices.ts';
import { pageInput, pageOf } from '#domain/wire/page.ts';
import { id, timestamp } from '#domain/wire/wire.ts';

const kind = z.enum(noticeKinds);
const count = z.int();

export const checkNotices = endpoint({
  name: 'checkNotices',
  method: 'POST',
  path: '/v1/notify/check',
  actor: 'merchant',
  roles: everyMember,
  scope: 'notifications.read',
  summary: 'How much is unread, by kind. Kinds that are switched off in the app are not counted.',
  input: z.object({
    /** The newest notice that was known: `fresh` counts what came after it. */
    since_id: z.optional(id),
  }),
  output: z.object({
    unread: count,
    by_kind: z.record(kind, count),
    latest_id: z.nullable(id),
    /** Unread ones that ask to do something. */
    needs_me: count,
    /** Unread ones after `since_id` that may be called out; in quiet hours only the urgent ones. */
    fresh: count,
    /** Whether it is within the quiet hours. */
    quiet: z.boolean(),
    /** Changes with every step of an order of the shop: what shows orders is to be read again. */
    orders: z.string(),
  }),
  refuses: ['invalidUserPage'],
});

export const readNotices = endpoint({
  name: 'readNotices',
  method: 'POST',
  path: '/v1/notify/read',
  actor: 'merchant',
  summary:
    'Mark notices as read: by `ids`, or `all` (as far as `up_to_id`, so that nothing that came meanwhile is lost). ' +
    '`undo` takes back the last `all` by its `mark`. On every device; saying it again changes nothing.',
  input: z.object({
    ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(limits.noticeIdsMax))),
    all: z.optional(z.boolean()),
    up_to_id: z.optional(id),
    undo: z.optional(id),
  }),
  output: z.object({
    /** How many changed by this. */
    updated: count,
    unread: count,
    /** Names this `all`, to take it back; null where there is nothing to take back. */
    mark: z.nullable(id),
  }),
  refuses: ['invalidUserPage'],
});

const channel = z.object({
  name: z.enum(noticeWays),
  /**
   * `off`: the merchant does not want it. `not_open`: wanted, and there was no device or confirmed address for it.
   * `waiting`: written down and on its way, or until the quiet hours are over. `unneeded`: read before it went out.
   */
  state: z.enum(['delivered', 'waiting', 'unneeded', 'failed', 'off', 'not_open']),
  at: z.nullable(timestamp),
});

export const notice = z.object({
  id,
  code: z.string(),
  kind,
  title: z.string(),
  body: z.string(),
  /** The one place of the app where something can be done about it. */
  route: z.string(),
  ref: z.nullable(z.object({ kind: z.string(), id: z.string() })),
  severity: z.enum(severities),
  created_at: timestamp,
  read_at: z.nullable(timestamp),
  channels: z.array(channel),
});

export const listNotices = endpoint({
  name: 'listNotices',
  method: 'POST',
  path: '/v1/notify/list',
  actor: 'merchant',
  scope: 'notifications.read',
  summary:
    'Notices, the newest first, in the language of the reader: also those that were told in another one.',
  input: z.object({
    kind: z.optional(kind),
    unread_only: z.optional(z.boolean()),
    ...pageInput,
  }),
  output: pageOf(notice),
  refuses: ['invalidUserPage'],
});

export const quietHours = endpoint({
  name: 'quietHours',
  method: 'POST',
  path: '/v1/notify/quiet',
  actor: 'merchant',
  summary:
    'Hours in which nothing is called out but what is urgent, on the clock of the merchant; `hours` sets them, ' +
    'null ends them, nothing reads them.',
  input: z.object({
    hours: z.optional(z.nullable(z.object({ from: z.string(), to: z.string() }))),
  }),
  output: z.object({
    hours: z.nullable(z.object({ from: z.string(), to: z.string() })),
    tz: z.string(),
    now: z.boolean(),
  }),
  refuses: ['invalidUserPage'],
});
