// A request of a person without a session: who cannot sign in, whose shop is closed, or who found no page.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { languages } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import { choicesFilter, datesFilter, listEndpoint } from '#domain/wire/listing.ts';
import { contactStates, contactTopics } from '#domain/states/contact-request.ts';
import { id, timestamp, words } from '#domain/wire/wire.ts';

const status = z.enum(contactStates);
const topic = z.enum(contactTopics);
const content = words(limits.contactUnitsMax, limits.contactUnitsMin);
/** The secret of the link. */
const token = z.string().check(z.minLength(1), z.maxLength(100));

export const sendContact = endpoint({
  name: 'sendContact',
  method: 'POST',
  path: '/v1/contact',
  actor: 'anyone',
  summary:
    'Write to us without signing in. The answer comes by email within 48 hours, with a link that reads it and takes one ' +
    'more message. It never says whether there is an account: nobody looks.',
  once: 'optional',
  input: z.object({
    topic,
    email: z.string().check(z.maxLength(300)),
    /** The name of the shop or of the sign-in, where there is one. */
    name: z.optional(words(limits.contactNameMax)),
    content,
    /** The language of the answer; that of the call where it is left out. */
    lang: z.optional(z.enum(languages)),
  }),
  output: z.object({ number: z.string(), promise_at: timestamp }),
  refuses: [],
});

const message = z.object({ from_us: z.boolean(), content: z.string(), at: timestamp });

const request = z.object({
  number: z.string(),
  topic,
  status,
  messages: z.array(message),
  lang: z.string(),
  promise_at: timestamp,
  created_at: timestamp,
  /** The link reads until then. */
  ends_at: timestamp,
});

/** As its writer sees it. */
const ownRequest = z.object({ ...request.shape, can_add: z.boolean() });

export const readContact = endpoint({
  name: 'readContact',
  method: 'POST',
  path: '/v1/contact/read',
  actor: 'anyone',
  reads: true,
  summary: 'The request that the secret of a link opens, with its answers.',
  input: z.object({ token }),
  output: ownRequest,
  refuses: [],
});

export const addContact = endpoint({
  name: 'addContact',
  method: 'POST',
  path: '/v1/contact/add',
  actor: 'anyone',
  summary: 'Write once more under the same number. The answer is promised anew.',
  once: 'optional',
  input: z.object({ token, content }),
  output: ownRequest,
  refuses: ['invalidOperation'],
});

const row = z.object({
  id,
  number: z.string(),
  topic,
  name: z.nullable(z.string()),
  content: z.string(),
  lang: z.string(),
  status,
  promise_at: timestamp,
  is_late: z.boolean(),
  /** True where an email could not be delivered. */
  is_mail_lost: z.boolean(),
  created_at: timestamp,
});

export const listContacts = listEndpoint({
  name: 'listContacts',
  path: '/op/contact/list',
  right: 'feedback',
  summary:
    'Requests of people without a session, what was promised first first. Their address is shown by opening one.',
  filters: {
    status: choicesFilter(contactStates),
    topic: choicesFilter(contactTopics),
    lang: choicesFilter(languages),
    created: datesFilter(),
  },
  sorts: ['promise', 'created'],
  direction: 'asc',
  row,
  columns: [
    { head: 'Number', of: ({ number }) => number },
    { head: 'Topic', of: ({ topic: about }) => about },
    { head: 'Language', of: ({ lang }) => lang },
    { head: 'Status', of: (one) => one.status },
    { head: 'Written', of: ({ created_at: at }) => at },
    { head: 'Promised', of: ({ promise_at: at }) => at },
  ],
});

const deskRequest = z.object({
  ...request.shape,
  id,
  email: z.string(),
  name: z.nullable(z.string()),
  is_mail_lost: z.boolean(),
});

export const openContact = endpoint({
  name: 'openContact',
  method: 'POST',
  path: '/op/contact/open',
  actor: 'operator',
  right: 'feedback',
  views: true,
  summary: 'One request with its address. The look is written down.',
  input: z.object({ id }),
  output: deskRequest,
  refuses: [],
});

export const answerContact = endpoint({
  name: 'answerContact',
  method: 'POST',
  path: '/op/contact/answer',
  actor: 'operator',
  right: 'feedback',
  summary: 'Answer in words: they go by email, and are behind the link.',
  once: 'optional',
  input: z.object({ id, answer: words(limits.contactAnswerUnitsMax, 2) }),
  output: deskRequest,
  refuses: ['invalidOperation'],
});

export const closeContact = endpoint({
  name: 'closeContact',
  method: 'POST',
  path: '/op/contact/close',
  actor: 'operator',
  right: 'feedback',
  summary:
    'Nothing is left to answer. One that has no answer is closed with a reason, which the audit keeps.',
  input: z.object({ id, why: z.optional(words(300, 3)) }),
  output: deskRequest,
  refuses: ['invalidOperation'],
});
