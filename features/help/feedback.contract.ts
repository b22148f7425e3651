// Feedback: written by a merchant, numbered, read, answered.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { languages } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import { choicesFilter, datesFilter, listEndpoint, textFilter } from '#domain/wire/listing.ts';
import { pageInput, pageOf } from '#domain/wire/page.ts';
import { feedbackStates } from '#domain/states/feedback.ts';
import { id, timestamp, words } from '#domain/wire/wire.ts';
import { fileRef } from '#features/files/contract.ts';

const status = z.enum(feedbackStates);

/** Its length is judged by the act, in characters as a person counts them: a wrong one is 441. */
const content = z.string().check(z.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/));

export const sendFeedback = endpoint({
  name: 'sendFeedback',
  method: 'POST',
  path: '/v1/home/feedback',
  actor: 'merchant',
  summary: 'Write to the people who run this. Ten a day; the answer comes as a notice.',
  once: true,
  input: z.object({
    content,
    /** Where else an answer may be sent. */
    contact: z.optional(words(120, 3)),
    /** Pictures that were uploaded as `chat` before. */
    files: z.optional(z.array(id).check(z.maxLength(limits.feedbackFilesMax))),
    /** The screen it is about. */
    page: z.optional(z.string().check(z.regex(/^\/[A-Za-z0-9_/?=&.-]{0,199}$/))),
  }),
  output: z.object({ id, ticket_no: z.string(), status, promise_at: timestamp }),
  refuses: ['feedbackLength'],
});

const ticket = z.object({
  id: z.string(),
  ticket_no: z.string(),
  content: z.string(),
  contact: z.nullable(z.string()),
  page: z.nullable(z.string()),
  /** Their addresses end after some minutes. */
  files: z.array(fileRef),
  status,
  promise_at: timestamp,
  answer: z.nullable(z.string()),
  created_at: timestamp,
  read_at: z.nullable(timestamp),
  answered_at: z.nullable(timestamp),
  done_at: z.nullable(timestamp),
});

export const listFeedback = endpoint({
  name: 'listFeedback',
  method: 'POST',
  path: '/v1/home/feedback_list',
  actor: 'merchant',
  scope: 'chat.read',
  summary: "The shop's own tickets with their answers, the newest first.",
  input: z.object({ id: z.optional(id), ...pageInput }),
  output: z.object({
    ...pageOf(ticket).shape,
    quota: z.object({ per_day: z.int(), used: z.int(), resets_at: timestamp }),
  }),
  refuses: [],
});

/** Its id routes itself: `<shop>.<uuid>`. */
const deskTicket = z.object({ ...ticket.shape, lang: z.string() });
const deskId = z.string().check(z.maxLength(80));

const deskRow = z.object({
  id: z.string(),
  shop: z.object({ id: z.string(), name: z.string() }),
  ticket_no: z.string(),
  content: z.string(),
  page: z.nullable(z.string()),
  pictures: z.int(),
  lang: z.string(),
  status,
  promise_at: timestamp,
  is_late: z.boolean(),
  created_at: timestamp,
});

export const deskFeedback = listEndpoint({
  name: 'deskFeedback',
  path: '/op/feedback/list',
  right: 'feedback',
  summary:
    "Merchants' feedback, what was promised first first. `contact` and pictures are shown by opening one.",
  filters: {
    status: choicesFilter(feedbackStates),
    shop: textFilter(16),
    lang: choicesFilter(languages),
    created: datesFilter(),
  },
  sorts: ['promise', 'created'],
  direction: 'asc',
  row: deskRow,
  columns: [
    { head: 'Ticket', of: ({ ticket_no: number }) => number },
    { head: 'Shop', of: ({ shop }) => shop.id },
    { head: 'Language', of: ({ lang }) => lang },
    { head: 'Status', of: (row) => row.status },
    { head: 'Text', of: ({ content: text }) => text },
    { head: 'Written', of: ({ created_at: at }) => at },
    { head: 'Promised', of: ({ promise_at: at }) => at },
  ],
});

export const readFeedback = endpoint({
  name: 'readFeedback',
  method: 'POST',
  path: '/op/feedback/read',
  actor: 'operator',
  right: 'feedback',
  views: true,
  summary: 'Say that it was read; the merchant sees it. Saying it again changes nothing.',
  input: z.object({ id: deskId }),
  output: deskTicket,
  refuses: [],
});

export const answerFeedback = endpoint({
  name: 'answerFeedback',
  method: 'POST',
  path: '/op/feedback/answer',
  actor: 'operator',
  right: 'feedback',
  summary: 'Answer in words. The merchant is told; another answer replaces the first and is told as well.',
  input: z.object({ id: deskId, answer: words(limits.feedbackAnswerUnitsMax, 2) }),
  output: deskTicket,
  refuses: ['invalidOperation'],
});

export const finishFeedback = endpoint({
  name: 'finishFeedback',
  method: 'POST',
  path: '/op/feedback/done',
  actor: 'operator',
  right: 'feedback',
  summary: 'What an answered ticket asked for is made. The merchant is told.',
  input: z.object({ id: deskId }),
  output: deskTicket,
  refuses: ['invalidOperation'],
});
