// Short links: made by the merchant for a place where they share something, counted by the visitors that came by them.
import * as z from 'zod/mini';
import { linkSources } from '#domain/sharing.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { pageInput, pageOf } from '#domain/wire/page.ts';
import { id, image, timestamp, version, words } from '#domain/wire/wire.ts';

const name = words(limits.linkNameMax);

export const shareLink = z.object({
  id,
  name: z.string(),
  code: z.string(),
  /** The short address. It never changes. */
  url: z.string(),
  /** Null for the shop itself. */
  goods: z.nullable(z.object({ id, title: z.string(), image: z.nullable(image) })),
  is_archived: z.boolean(),
  /** Visitors who came by it, one a person and day of the shop's clock; `linkVisits` shows them by day. */
  visitors: z.int(),
  /** Of these, those of the last 30 days, today included. */
  visitors_30d: z.int(),
  created_at: timestamp,
  version,
});

export const listLinks = endpoint({
  name: 'listLinks',
  method: 'POST',
  path: '/v1/share/link/list',
  actor: 'merchant',
  roles: ['products'],
  reads: true,
  summary: 'Short links with how many visitors came by each, the newest first.',
  input: z.object({
    id: z.optional(id),
    /** Those of one of the shop's goods. */
    goods_id: z.optional(id),
    state: z._default(z.enum(['live', 'archived', 'all']), 'live'),
    ...pageInput,
  }),
  output: z.extend(pageOf(shareLink), {
    /** Links that are not archived, and how many there may be. */
    live: z.int(),
    live_max: z.int(),
  }),
  refuses: [],
});

export const addLink = endpoint({
  name: 'addLink',
  method: 'POST',
  path: '/v1/share/link/add',
  actor: 'merchant',
  roles: ['products'],
  summary: 'Make a short link to the shop or to one of its goods.',
  input: z.object({ name, goods_id: z.optional(id) }),
  output: shareLink,
  once: 'optional',
  refuses: ['invalidOperation'],
});

export const setLink = endpoint({
  name: 'setLink',
  method: 'POST',
  path: '/v1/share/link/set',
  actor: 'merchant',
  roles: ['products'],
  summary: 'Rename a link, archive it or bring it back. An archived link goes on leading where it led.',
  input: z.object({ id, name: z.optional(name), is_archived: z.optional(z.boolean()), version }),
  output: shareLink,
  refuses: ['invalidOperation', 'staleVersion'],
});

export const linkVisits = endpoint({
  name: 'linkVisits',
  method: 'POST',
  path: '/v1/share/link/visits',
  actor: 'merchant',
  roles: ['products'],
  reads: true,
  summary: 'The visitors of one link by day and by where their browser came from; they sum to its count.',
  input: z.object({ id, ...pageInput }),
  output: pageOf(z.object({ day: z.iso.date(), source: z.enum(linkSources), visitors: z.int() })),
  refuses: [],
});

export const followLink = endpoint({
  name: 'followLink',
  method: 'GET',
  path: '/pub/link/{code}',
  actor: 'anyone',
  summary: 'Where a short link leads. Asking counts nobody: a visitor is who was shown the page.',
  input: z.object({ code: z.string().check(z.maxLength(40)) }),
  output: z.object({
    handle: z.string(),
    goods_id: z.nullable(id),
    code: z.string(),
  }),
  refuses: [],
});
