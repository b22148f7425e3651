// The desk's side of a conversation.
import type * as z from 'zod/mini';
import {
  deskChats,
  deskConversation,
  deskTeam,
  markDeskChat,
  readDeskChat,
  sendDeskChat,
  streamDeskChat,
  typingDeskChat,
  uploadDeskChat,
} from '#features/chat/console.contract.ts';
import type { TalkSource } from '#features/chat/ui/source.ts';
import type { TalkPage } from '#features/chat/ui/thread.ts';

export type DeskConversation = z.output<typeof deskConversation>;
export type DeskPage = TalkPage<DeskConversation>;

export function deskSource(id: string): TalkSource<DeskConversation, DeskPage> {
  return {
    side: 'desk',
    key: [readDeskChat.name, { id }],
    open: (client, signal) => client.call(readDeskChat, { id }, { signal }),
    read: (client, one, place) => client.call(readDeskChat, { id: one, ...place }),
    mark: (client, one, seen) => client.call(markDeskChat, { id: one, seen }),
    typing: (client, one) => client.call(typingDeskChat, { id: one }),
    send: sendDeskChat,
    upload: (client, one, file, options) =>
      client.upload(uploadDeskChat, { id: one }, { picture: file }, options),
    stream: streamDeskChat,
    state: deskConversation,
    touches: [deskChats.name, deskTeam.name],
  };
}
