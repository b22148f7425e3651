// What the platform tells its merchants: written, let go by a second person where it goes to all, told as a notice.
import * as z from 'zod/mini';
import { contentLengths, insideRoute } from '#domain/content/content.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { languages } from '#domain/text/language.ts';
import { levelCodes } from '#domain/shop/levels.ts';
import { choicesFilter, datesFilter, listEndpoint } from '#domain/wire/listing.ts';
import { announcementStates } from '#domain/states/announcement.ts';
import { id, timestamp, words } from '#domain/wire/wire.ts';

export const audiences = ['all', 'level', 'country'] as const;
const lang = z.enum(languages);
const revision = z.int().check(z.minimum(0), z.maximum(2_147_483_646));

const draftText = (max: number) =>
  z.string().check(z.maxLength(max), z.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/));

const text = z.strictObject({
  title: draftText(contentLengths.announcementTitle),
  body: draftText(contentLengths.announcementBody),
});

const facts = {
  state: z.enum(announcementStates),
  audience: z.enum(audiences),
  level: z.nullable(z.enum(levelCodes)),
  country: z.nullable(z.string()),
  due_at: timestamp,
  /** In English. */
  title: z.string(),
  languages: z.array(lang),
  maker: z.string(),
  made_at: timestamp,
  proposer: z.nullable(z.string()),
  checker: z.nullable(z.string()),
  told_count: z.int(),
};

export const listAnnouncements = listEndpoint({
  name: 'listAnnouncements',
  path: '/op/announcements/list',
  right: 'content',
  summary: 'What merchants were told, what is on its way and what waits for a second person.',
  filters: {
    state: choicesFilter(announcementStates),
    audience: choicesFilter(audiences),
    due: datesFilter(),
  },
  sorts: ['made', 'due'],
  row: z.object({ id, ...facts }),
  columns: [
    { head: 'Title', of: ({ title }) => title },
    { head: 'State', of: ({ state }) => state },
    { head: 'To', of: ({ audience, level, country }) => level ?? country ?? audience },
    { head: 'Languages', of: ({ languages: list }) => list.join(' ') },
    { head: 'Due', of: ({ due_at: at }) => at },
    { head: 'Written by', of: ({ maker }) => maker },
    { head: 'Let go by', of: ({ checker, proposer }) => checker ?? proposer },
    { head: 'Shops told', of: ({ told_count: count }) => count },
  ],
});

export const announcement = endpoint({
  name: 'announcement',
  method: 'GET',
  path: '/op/announcements/{id}',
  actor: 'operator',
  right: 'content',
  summary: 'An announcement with its words in every language.',
  input: z.object({ id }),
  output: z.object({
    id,
    ...facts,
    revision: z.int(),
    route: z.nullable(z.string()),
    texts: z.partialRecord(lang, text),
    proposed_at: z.nullable(timestamp),
    checked_at: z.nullable(timestamp),
    ended_at: z.nullable(timestamp),
    ended_by: z.nullable(z.string()),
    why: z.nullable(z.string()),
    /** How many shops it would reach at this moment. */
    reaches: z.int(),
    /** False for whoever wrote or proposed it: a second person lets it go. */
    may_approve: z.boolean(),
  }),
  refuses: [],
});

export const saveAnnouncement = endpoint({
  name: 'saveAnnouncement',
  method: 'POST',
  path: '/op/announcements/save',
  actor: 'operator',
  right: 'content',
  summary: 'Keep what is being written; without an id a new one is begun.',
  input: z.object({
    id: z.optional(id),
    revision,
    audience: z.enum(audiences),
    level: z.optional(z.nullable(z.enum(levelCodes))),
    country: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/)))),
    route: z.optional(z.nullable(z.string().check(z.regex(insideRoute)))),
    due_at: timestamp,
    texts: z.partialRecord(lang, text),
  }),
  output: z.object({ id, revision: z.int() }),
  once: 'optional',
  refuses: ['staleVersion', 'invalidOperation'],
});

export const sendAnnouncement = endpoint({
  name: 'sendAnnouncement',
  method: 'POST',
  path: '/op/announcements/send',
  actor: 'operator',
  right: 'content',
  summary:
    'Let it go when it is due. What goes to all merchants waits for a second person first, all else is on its way.',
  input: z.object({ id, revision }),
  output: z.object({ state: z.enum(announcementStates) }),
  refuses: ['staleVersion', 'invalidOperation'],
});

export const decideAnnouncement = endpoint({
  name: 'decideAnnouncement',
  method: 'POST',
  path: '/op/announcements/decide',
  actor: 'operator',
  right: 'content',
  summary: 'A second person lets an announcement to all merchants go, or gives it back with a reason.',
  input: z.object({
    id,
    revision,
    decision: z.enum(['approve', 'return']),
    why: z.optional(words(500, 10)),
  }),
  output: z.object({ state: z.enum(announcementStates) }),
  refuses: ['staleVersion', 'invalidOperation'],
});

export const dropAnnouncement = endpoint({
  name: 'dropAnnouncement',
  method: 'POST',
  path: '/op/announcements/drop',
  actor: 'operator',
  right: 'content',
  summary: 'Stop an announcement that nobody was told yet. It stays in the history.',
  input: z.object({ id, why: words(500, 10) }),
  output: z.object({ state: z.enum(announcementStates) }),
  refuses: ['invalidOperation'],
});
