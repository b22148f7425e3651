// The places of the service desk: its inbox, a conversation, and the answers that are written already.
import { MessagesSquare } from 'lucide-react';

export const chatPlaces = [
  {
    path: 'chat',
    right: 'chat',
    nav: { group: 'work', name: 'chat', icon: MessagesSquare },
    load: async () => (await import('#features/chat/console/ChatsScreen.tsx')).ChatsScreen,
  },
  {
    path: 'chat/canned',
    right: 'chat',
    load: async () => (await import('#features/chat/console/CannedScreen.tsx')).CannedScreen,
  },
  {
    path: 'chat/:id',
    right: 'chat',
    load: async () => (await import('#features/chat/console/ChatScreen.tsx')).ChatScreen,
  },
] as const;
