// Conversations of a merchant: with the service desk, and with the buyer of an order.
import * as z from 'zod/mini';
import { maskedKinds, standingNotice } from '#domain/chat.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { pageInput, pageOf } from '#domain/wire/page.ts';
import { chatSides, conversationKinds, conversationStates } from '#domain/states/conversation.ts';
import { languages } from '#domain/text/language.ts';
import { id, timestamp, words } from '#domain/wire/wire.ts';
import { fileRef } from '#features/files/contract.ts';

const seq = z.int().check(z.minimum(0), z.maximum(2_147_483_647));
/** Where a number arrives in an address. */
const askedSeq = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647));

/** A piece of a message. What was hidden is shown by its kind, in the reader's words. */
export const chatPart = z.union([z.object({ text: z.string() }), z.object({ masked: z.enum(maskedKinds) })]);

export const chatMessage = z.object({
  /** 1, 2, 3 … in its conversation, without a gap. */
  seq,
  /** What its writer's device called it: a message that waits there is found again by it. */
  client_id: id,
  by: z.enum(chatSides),
  /** Of a person of the desk, and for the shop's own people of a member who wrote; nobody else has a name here. */
  name: z.nullable(z.string()),
  at: timestamp,
  parts: z.array(chatPart),
  /** Their addresses end after some minutes; asking again gives new ones. */
  files: z.array(fileRef),
});

const rating = z.object({
  stars: z.int(),
  text: z.nullable(z.string()),
  at: timestamp,
});

export const conversation = z.object({
  id,
  kind: z.enum(conversationKinds),
  state: z.enum(conversationStates),
  order: z.nullable(z.object({ id, number: z.string() })),
  /** The last number that was given. */
  last_seq: seq,
  /** How far each side has read. */
  read: z.object({ mine: seq, theirs: seq }),
  unread: z.int(),
  /** The first words of the last message. */
  last: z.nullable(z.object({ by: z.enum(chatSides), at: timestamp, parts: z.array(chatPart) })),
  /** Who of the desk has it; null while nobody has. */
  desk: z.nullable(z.object({ name: z.string() })),
  /** While it waits for the desk: how many stand before it, itself included. */
  queue_position: z.nullable(z.int()),
  /** While it waits: by when somebody wants to have answered, working hours counted in. */
  promise_at: z.nullable(timestamp),
  created_at: timestamp,
  closed_at: z.nullable(timestamp),
  /** When silence closes it. */
  closes_at: z.nullable(timestamp),
  rating: z.nullable(rating),
  reported_at: z.nullable(timestamp),
  can: z.object({
    /** False where another conversation with the desk is open: that one is `elsewhere`. */
    write: z.boolean(),
    elsewhere: z.nullable(id),
    close: z.boolean(),
    rate: z.boolean(),
    report: z.boolean(),
  }),
  /** The sentence that stands in every conversation, by its name. */
  notice: z.literal(standingNotice),
});

/** When somebody is at the desk, and how many wait. */
export const deskStanding = z.object({
  is_open: z.boolean(),
  /** The next moment at which `is_open` changes. */
  changes_at: timestamp,
  hours: z.object({ from: z.string(), to: z.string(), zone: z.string() }),
  waiting: z.int(),
  answer_minutes: z.int(),
});

/** A conversation with messages of it, the oldest first. */
export const chatPage = z.object({
  conversation,
  messages: z.array(chatMessage),
  /** True where there are older ones than the first of these (with `before`, or where nothing was asked). */
  has_more: z.boolean(),
});

/** Which messages: those after a number, those before one, or the newest. */
export const chatPlace = {
  after: z.optional(askedSeq),
  before: z.optional(askedSeq),
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.chatPageMax)),
    limits.chatPageDefault,
  ),
};

/** Its length is judged by the act, in characters as a person counts them: a wrong one is 405 with the `limit`. */
const text = z.string().check(z.maxLength(100_000));

/** What is sent. Sent twice under one `client_id` it is one message, and answered alike. */
export const chatSending = {
  client_id: id,
  text: z._default(text, ''),
  /** Pictures that were uploaded before, by whoever sends, and are in no other message. */
  files: z._default(z.array(id).check(z.maxLength(limits.chatFilesMax)), []),
};

export const chatSent = z.object({ message: chatMessage, conversation });
export const chatMarks = z.object({ mine: seq, theirs: seq, unread: z.int() });
export const chatRating = {
  stars: z.int().check(z.minimum(1), z.maximum(5)),
  text: z.optional(words(limits.chatReasonMax)),
};
export const transcriptFormats = ['text', 'json'] as const;
/** A file as its words: what it holds ends with the hash of everything before. */
export const transcript = z.object({
  name: z.string(),
  mime: z.string(),
  body: z.string(),
  /** SHA-256 of the messages, hexadecimal: the same for both sides. */
  sha256: z.string(),
});

/** Whom a message can be sent to for translation; left out where the instance named nobody. */
const translator = { translator: z.optional(z.string()) };

export const listChats = endpoint({
  name: 'listChats',
  method: 'POST',
  path: '/v1/service/list',
  actor: 'merchant',
  roles: ['orders', 'service'],
  reads: true,
  scope: 'chat.read',
  summary: "The shop's conversations, the newest word first, and when somebody is at the desk.",
  input: z.object({ kind: z.optional(z.enum(conversationKinds)), ...pageInput }),
  output: z.object({ ...pageOf(conversation).shape, unread: z.int(), desk: deskStanding }),
  refuses: [],
});

export const openChat = endpoint({
  name: 'openChat',
  method: 'POST',
  path: '/v1/service/open',
  actor: 'merchant',
  roles: ['orders', 'service'],
  summary:
    'The open conversation with the desk, or that of an order with its buyer; begun where there is none.',
  input: z.object({ order_id: z.optional(id) }),
  output: z.object({ ...chatPage.shape, desk: deskStanding, ...translator }),
  refuses: ['invalidOperation'],
});

export const readChat = endpoint({
  name: 'readChat',
  method: 'POST',
  path: '/v1/service/read',
  actor: 'merchant',
  roles: ['orders', 'service'],
  reads: true,
  scope: 'chat.read',
  summary: 'Messages after a number, before one, or the newest. Reading marks nothing.',
  input: z.object({ id, ...chatPlace }),
  output: z.object({ ...chatPage.shape, desk: deskStanding, ...translator }),
  refuses: [],
});

export const translateChat = endpoint({
  name: 'translateChat',
  method: 'POST',
  path: '/v1/service/translate',
  actor: 'merchant',
  roles: ['orders', 'service'],
  summary:
    'Send one message to the translation service of the instance, and keep what comes back. Nothing is sent before.',
  input: z.object({ id, seq: askedSeq, lang: z.enum(languages) }),
  output: z.object({
    text: z.string(),
    lang: z.enum(languages),
    /** The language that the service took it for; empty where it did not say. */
    source: z.string(),
    /** Exactly what was sent, and to whom. */
    sent: z.string(),
    host: z.string(),
    at: timestamp,
  }),
  // Reasons: `off`, `nothing`, `unreachable`, `busy`, `refused`, `unsupported`.
  refuses: ['recordNotFound', 'invalidOperation'],
});

export const markChat = endpoint({
  name: 'markChat',
  method: 'POST',
  path: '/v1/service/mark',
  actor: 'merchant',
  roles: ['orders', 'service'],
  summary: 'Read as far as this number. A mark never goes back.',
  input: z.object({ id, seen: seq }),
  output: chatMarks,
  refuses: [],
});

export const sendChat = endpoint({
  name: 'sendChat',
  method: 'POST',
  path: '/v1/service/send',
  actor: 'merchant',
  roles: ['orders', 'service'],
  summary:
    'Say something. Addresses, cards, contacts and links out of here are hidden before anything is kept.',
  input: z.object({ id, ...chatSending }),
  output: chatSent,
  refuses: ['invalidOperation'],
});

export const typingChat = endpoint({
  name: 'typingChat',
  method: 'POST',
  path: '/v1/service/typing',
  actor: 'merchant',
  roles: ['orders', 'service'],
  summary: 'Somebody types; shown to the other side for some seconds and kept nowhere.',
  input: z.object({ id }),
  output: z.object({}),
  refuses: [],
});

export const closeChat = endpoint({
  name: 'closeChat',
  method: 'POST',
  path: '/v1/service/close',
  actor: 'merchant',
  summary: 'Nothing more to say for now. Writing opens it again.',
  input: z.object({ id }),
  output: conversation,
  refuses: ['invalidOperation'],
});

export const rateChat = endpoint({
  name: 'rateChat',
  method: 'POST',
  path: '/v1/service/rate',
  actor: 'merchant',
  summary: 'How the desk did, once for each conversation, when it is closed.',
  input: z.object({ id, ...chatRating }),
  output: conversation,
  refuses: ['invalidOperation'],
});

export const reportChat = endpoint({
  name: 'reportChat',
  method: 'POST',
  path: '/v1/service/report',
  actor: 'merchant',
  roles: ['orders', 'service'],
  summary: 'Let the desk look into a conversation with a buyer. It cannot before.',
  input: z.object({ id, reason: words(limits.chatReasonMax, 3) }),
  output: conversation,
  refuses: ['invalidOperation'],
});

export const exportChat = endpoint({
  name: 'exportChat',
  method: 'POST',
  path: '/v1/service/export',
  actor: 'merchant',
  scope: 'chat.read',
  summary: 'The whole conversation as a text or as JSON, with the hash of what was said in it.',
  input: z.object({ id, format: z.enum(transcriptFormats) }),
  output: transcript,
  refuses: [],
});

/** What a stream of one conversation says. `message` has the number of its place as the event's id. */
export const chatEvent = z.object({
  message: chatMessage,
  state: conversation,
  typing: z.object({ by: z.enum(chatSides) }),
  /** Of a stream of all conversations: one has changed. */
  changed: z.object({ id: z.string(), last_seq: seq }),
});

export const streamChat = endpoint({
  name: 'streamChat',
  method: 'GET',
  path: '/v1/service/stream',
  actor: 'merchant',
  roles: ['orders', 'service'],
  summary:
    'Server-sent events: of one conversation `message`, `state` and `typing`; without `id` of all of them `changed`. Begins after `after`, or after `Last-Event-ID`.',
  input: z.object({ id: z.optional(id), after: z.optional(askedSeq) }),
  output: z.object({}),
  refuses: [],
});
