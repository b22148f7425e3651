// The buyer's side of a conversation with the shop: all of it by the order's secret link.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { token, words } from '#domain/wire/wire.ts';
import { fileRef } from '#features/files/contract.ts';
import {
  chatMarks,
  chatMessage,
  chatPlace,
  chatSending,
  chatSent,
  conversation,
  transcript,
  transcriptFormats,
} from './contract.ts';

export const readBuyerChat = endpoint({
  name: 'readBuyerChat',
  method: 'GET',
  path: '/pub/order/{token}/chat',
  actor: 'anyone',
  summary: 'What buyer and shop have said about this order. No conversation: nobody has written yet.',
  input: z.object({ token, ...chatPlace }),
  output: z.object({
    conversation: z.nullable(conversation),
    messages: z.array(chatMessage),
    has_more: z.boolean(),
  }),
  refuses: [],
});

export const sendBuyerChat = endpoint({
  name: 'sendBuyerChat',
  method: 'POST',
  path: '/pub/order/{token}/chat/send',
  actor: 'anyone',
  summary: 'Write to the shop. Contacts are hidden both ways: nobody needs them here.',
  input: z.object({ token, ...chatSending }),
  output: chatSent,
  refuses: ['invalidOperation'],
});

export const uploadBuyerChat = endpoint({
  name: 'uploadBuyerChat',
  method: 'POST',
  path: '/pub/order/{token}/chat/file',
  actor: 'anyone',
  summary: 'A picture for the next message.',
  input: z.object({ token }),
  output: fileRef,
  once: 'optional',
  refuses: [],
  body: 'multipart',
  files: { picture: 'one' },
});

export const markBuyerChat = endpoint({
  name: 'markBuyerChat',
  method: 'POST',
  path: '/pub/order/{token}/chat/mark',
  actor: 'anyone',
  summary: 'Read as far as this number. A mark never goes back.',
  input: z.object({ token, seen: z.int().check(z.minimum(0), z.maximum(2_147_483_647)) }),
  output: chatMarks,
  refuses: [],
});

export const typingBuyerChat = endpoint({
  name: 'typingBuyerChat',
  method: 'POST',
  path: '/pub/order/{token}/chat/typing',
  actor: 'anyone',
  summary: 'Somebody types; shown to the shop for some seconds and kept nowhere.',
  input: z.object({ token }),
  output: z.object({}),
  refuses: [],
});

export const reportBuyerChat = endpoint({
  name: 'reportBuyerChat',
  method: 'POST',
  path: '/pub/order/{token}/chat/report',
  actor: 'anyone',
  summary: 'Let the platform’s people look into this conversation. They cannot before.',
  input: z.object({ token, reason: words(limits.chatReasonMax, 3) }),
  output: conversation,
  refuses: ['invalidOperation'],
});

export const exportBuyerChat = endpoint({
  name: 'exportBuyerChat',
  method: 'POST',
  path: '/pub/order/{token}/chat/export',
  actor: 'anyone',
  summary: 'The whole conversation as a text or as JSON, with the hash of what was said in it.',
  input: z.object({ token, format: z.enum(transcriptFormats) }),
  output: transcript,
  refuses: [],
});

export const streamBuyerChat = endpoint({
  name: 'streamBuyerChat',
  method: 'GET',
  path: '/pub/order/{token}/chat/stream',
  actor: 'anyone',
  summary:
    'Server-sent events of this order’s conversation, also before it has begun: `message`, `state`, `typing`.',
  input: z.object({ token, after: chatPlace.after }),
  output: z.object({}),
  refuses: [],
});
