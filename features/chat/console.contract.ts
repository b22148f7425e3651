// The service desk: conversations with merchants, and those of buyers and merchants that one of them reported.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { languages } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import { choicesFilter, datesFilter, flagFilter, listEndpoint, textFilter } from '#domain/wire/listing.ts';
import { chatSides, conversationKinds, conversationStates } from '#domain/states/conversation.ts';
import { id, timestamp, version, versionMax, words } from '#domain/wire/wire.ts';
import { fileRef } from '#features/files/contract.ts';
import {
  chatMarks,
  chatMessage,
  chatPart,
  chatPlace,
  chatSending,
  conversation,
  deskStanding,
  transcript,
  transcriptFormats,
} from './contract.ts';

/** Its id routes itself: `<shop>.<uuid>`. */
export const deskChatId = z.string().check(z.maxLength(80));
const person = z.object({ id, name: z.string() });
const reportOutcomes = ['nothing', 'warned', 'restricted'] as const;

const deskChatRow = z.object({
  id: z.string(),
  shop: z.object({ id: z.string(), name: z.string() }),
  kind: z.enum(conversationKinds),
  state: z.enum(conversationStates),
  /** Who of the desk has it. */
  holder: z.nullable(person),
  is_mine: z.boolean(),
  /** The language in which the merchant reads. */
  lang: z.string(),
  /** Messages that nobody of the desk has read. */
  unread: z.int(),
  last: z.nullable(z.object({ by: z.enum(chatSides), at: timestamp, parts: z.array(chatPart) })),
  waiting_since: z.nullable(timestamp),
  promise_at: z.nullable(timestamp),
  is_late: z.boolean(),
  stars: z.nullable(z.int()),
  reported_at: z.nullable(timestamp),
  created_at: timestamp,
});

export const deskChats = listEndpoint({
  name: 'deskChats',
  path: '/op/chat/list',
  right: 'chat',
  views: true,
  summary: 'Conversations with merchants, longest wait first; those with buyers only where reported.',
  filters: {
    state: choicesFilter(conversationStates),
    kind: choicesFilter(conversationKinds),
    /** Mine, or nobody's. */
    holder: choicesFilter(['mine', 'nobody']),
    late: flagFilter(),
    shop: textFilter(16),
    lang: choicesFilter(languages),
    created: datesFilter(),
  },
  sorts: ['waiting', 'created'],
  direction: 'asc',
  row: deskChatRow,
  columns: [],
});

const report = z.object({
  by: z.enum(chatSides),
  reason: z.string(),
  at: timestamp,
  outcome: z.nullable(z.enum(reportOutcomes)),
  note: z.nullable(z.string()),
  resolved_at: z.nullable(timestamp),
});

/** The conversation as the desk sees it; `read.mine` is the desk's. */
export const deskConversation = z.object({
  ...conversation.shape,
  id: z.string(),
  shop: z.object({ id: z.string(), name: z.string() }),
  lang: z.string(),
  holder: z.nullable(person),
  is_mine: z.boolean(),
  waiting_since: z.nullable(timestamp),
  /** Of a conversation between a buyer and a merchant. */
  report: z.nullable(report),
});

export const readDeskChat = endpoint({
  name: 'readDeskChat',
  method: 'POST',
  path: '/op/chat/read',
  actor: 'operator',
  right: 'chat',
  reads: true,
  views: true,
  summary:
    'Messages after a number, before one, or the newest. Each look is written down; a conversation of others opens only where it was reported.',
  input: z.object({ id: deskChatId, ...chatPlace }),
  output: z.object({
    conversation: deskConversation,
    messages: z.array(chatMessage),
    has_more: z.boolean(),
  }),
  refuses: [],
});

/** Who had it when this was asked: a person's id, or null for nobody. Another one since: 456. */
const heldBy = z.nullable(id);

export const claimChat = endpoint({
  name: 'claimChat',
  method: 'POST',
  path: '/op/chat/claim',
  actor: 'operator',
  right: 'chat',
  summary: 'Take a conversation. The merchant sees who has it.',
  input: z.object({ id: deskChatId, held_by: heldBy }),
  output: deskConversation,
  refuses: ['staleVersion', 'invalidOperation'],
});

export const handOverChat = endpoint({
  name: 'handOverChat',
  method: 'POST',
  path: '/op/chat/hand',
  actor: 'operator',
  right: 'chat',
  summary:
    'Give a conversation to another person of the desk, or to nobody: then it waits for whoever is free.',
  input: z.object({ id: deskChatId, held_by: heldBy, to: z.nullable(id) }),
  output: deskConversation,
  refuses: ['staleVersion', 'invalidOperation'],
});

export const sendDeskChat = endpoint({
  name: 'sendDeskChat',
  method: 'POST',
  path: '/op/chat/send',
  actor: 'operator',
  right: 'chat',
  summary:
    'Answer. Whoever answers what nobody has, has it. Addresses, contacts and links out of here are hidden too.',
  input: z.object({ id: deskChatId, ...chatSending }),
  output: z.object({ message: chatMessage, conversation: deskConversation }),
  refuses: ['invalidOperation'],
});

export const markDeskChat = endpoint({
  name: 'markDeskChat',
  method: 'POST',
  path: '/op/chat/mark',
  actor: 'operator',
  right: 'chat',
  reads: true,
  summary: 'Read by the desk as far as this number.',
  input: z.object({ id: deskChatId, seen: z.int().check(z.minimum(0), z.maximum(2_147_483_647)) }),
  output: chatMarks,
  refuses: [],
});

export const typingDeskChat = endpoint({
  name: 'typingDeskChat',
  method: 'POST',
  path: '/op/chat/typing',
  actor: 'operator',
  right: 'chat',
  reads: true,
  summary: 'Somebody of the desk types; kept nowhere.',
  input: z.object({ id: deskChatId }),
  output: z.object({}),
  refuses: [],
});

export const closeDeskChat = endpoint({
  name: 'closeDeskChat',
  method: 'POST',
  path: '/op/chat/close',
  actor: 'operator',
  right: 'chat',
  summary: 'The question is answered. The merchant may open it again by writing.',
  input: z.object({ id: deskChatId }),
  output: deskConversation,
  refuses: ['invalidOperation'],
});

export const uploadDeskChat = endpoint({
  name: 'uploadDeskChat',
  method: 'POST',
  path: '/op/chat/file/{id}',
  actor: 'operator',
  right: 'chat',
  summary: 'A picture for the next message of this conversation.',
  input: z.object({ id: deskChatId }),
  output: fileRef,
  once: 'optional',
  refuses: [],
  body: 'multipart',
  files: { picture: 'one' },
});

export const exportDeskChat = endpoint({
  name: 'exportDeskChat',
  method: 'POST',
  path: '/op/chat/export',
  actor: 'operator',
  right: 'chat',
  reads: true,
  views: true,
  summary: 'The whole conversation as a text or as JSON, with the hash of what was said in it.',
  input: z.object({ id: deskChatId, format: z.enum(transcriptFormats) }),
  output: transcript,
  refuses: [],
});

export const resolveReport = endpoint({
  name: 'resolveReport',
  method: 'POST',
  path: '/op/chat/resolve',
  actor: 'operator',
  right: 'chat',
  summary: 'What came of a report. A restriction itself is made where restrictions are made.',
  input: z.object({
    id: deskChatId,
    outcome: z.enum(reportOutcomes),
    note: words(limits.chatReasonMax, 3),
  }),
  output: deskConversation,
  refuses: ['invalidOperation'],
});

export const deskTeam = endpoint({
  name: 'deskTeam',
  method: 'GET',
  path: '/op/chat/team',
  actor: 'operator',
  right: 'chat',
  summary:
    'How the desk stands: who may take conversations and how many each has, who waits, how it was rated.',
  input: z.object({}),
  output: z.object({
    desk: deskStanding,
    people: z.array(z.object({ ...person.shape, is_me: z.boolean(), open: z.int() })),
    /** The longest that somebody has been waiting, since when. */
    oldest_at: z.nullable(timestamp),
    late: z.int(),
    reported: z.int(),
    /** Of the last 30 days. */
    rated: z.object({ count: z.int(), average: z.nullable(z.number()) }),
  }),
  refuses: [],
});

const cannedTexts = z.partialRecord(z.enum(languages), words(limits.cannedUnitsMax));
const canned = z.object({
  id,
  title: z.string(),
  /** By language; English is always there. */
  texts: cannedTexts,
  version: z.int(),
  changed_at: timestamp,
  changed_by: z.string(),
});

export const listCanned = endpoint({
  name: 'listCanned',
  method: 'GET',
  path: '/op/chat/canned',
  actor: 'operator',
  right: 'chat',
  summary: 'Answers that were written before, by title.',
  input: z.object({ q: z.optional(z.string().check(z.trim(), z.maxLength(80))) }),
  output: z.object({ list: z.array(canned) }),
  refuses: [],
});

export const saveCanned = endpoint({
  name: 'saveCanned',
  method: 'POST',
  path: '/op/chat/canned/save',
  actor: 'operator',
  right: 'chat',
  summary: 'Write an answer for later, or a new version of one. What a message would hide is refused.',
  input: z.object({
    id: z.optional(id),
    /** What was seen; 0 for a new one. */
    version: z.int().check(z.minimum(0), z.maximum(versionMax)),
    title: words(limits.cannedTitleMax, 2),
    texts: cannedTexts,
  }),
  output: canned,
  once: 'optional',
  refuses: ['staleVersion', 'invalidOperation'],
});

export const removeCanned = endpoint({
  name: 'removeCanned',
  method: 'POST',
  path: '/op/chat/canned/remove',
  actor: 'operator',
  right: 'chat',
  summary: 'Take an answer away. Messages that were made of it stay as they are.',
  input: z.object({ id, version }),
  output: z.object({}),
  refuses: ['staleVersion'],
});

export const streamDeskChat = endpoint({
  name: 'streamDeskChat',
  method: 'GET',
  path: '/op/chat/stream',
  actor: 'operator',
  right: 'chat',
  summary:
    'Server-sent events of one conversation; without `id` the desk’s whole inbox: `changed` for each that moved.',
  input: z.object({ id: z.optional(deskChatId), after: chatPlace.after }),
  output: z.object({}),
  refuses: [],
});
