// A merchant's conversations: with the desk, with the buyer of an order, and those that are over.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import {
  conversation,
  listChats,
  markChat,
  openChat,
  readChat,
  sendChat,
  streamChat,
  typingChat,
} from '#features/chat/contract.ts';
import { listInbox } from '#features/chat/inbox.contract.ts';
import type { TalkSource } from '#features/chat/ui/source.ts';
import type { Conversation } from '#features/chat/ui/thread.ts';
import { uploadFile } from '#features/files/contract.ts';

export type MerchantPage = OutputOf<typeof openChat>;
export type MerchantSource = TalkSource<Conversation, MerchantPage>;

const calls = {
  side: 'merchant',
  read: (client, id, place) => client.call(readChat, { id, ...place }),
  mark: (client, id, seen) => client.call(markChat, { id, seen }),
  typing: (client, id) => client.call(typingChat, { id }),
  send: sendChat,
  upload: (client, _id, file, options) => client.upload(uploadFile, { kind: 'chat' }, { file }, options),
  stream: streamChat,
  state: conversation,
  touches: [listChats.name, listInbox.name],
} as const satisfies Omit<MerchantSource, 'key' | 'open'>;

/** The conversation with the service desk: the last one, also where it is closed. Only the first begins by a look. */
export const deskSource: MerchantSource = {
  ...calls,
  key: [openChat.name, {}],
  open: async (client, signal) => {
    const { list } = await client.call(listChats, { kind: 'service', page_size: 1 }, { signal });
    const last = list[0];
    if (last === undefined) return await client.call(openChat, {}, { signal });
    return await client.call(readChat, { id: last.can.elsewhere ?? last.id }, { signal });
  },
};

/** The conversation with the buyer of an order. */
export function orderSource(orderId: string): MerchantSource {
  const ask = { order_id: orderId };
  return {
    ...calls,
    key: [openChat.name, ask],
    open: (client, signal) => client.call(openChat, ask, { signal }),
  };
}

/** One that was had before. */
export function earlierSource(id: string): MerchantSource {
  return {
    ...calls,
    key: [readChat.name, { id }],
    open: (client, signal) => client.call(readChat, { id }, { signal }),
  };
}
