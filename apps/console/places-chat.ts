// The places of the service desk: its requests without sign-in, its inbox, a conversation, and answers that are written already.
import { MailQuestionMark, MessagesSquare } from 'lucide-react';

export const chatPlaces = [
  {
    path: 'contact',
    right: 'feedback',
    nav: { group: 'work', name: 'contacts', icon: MailQuestionMark },
    load: async () => (await import('#features/help/console/ContactsScreen.tsx')).ContactsScreen,
  },
  {
    path: 'contact/:id',
    right: 'feedback',
    load: async () => (await import('#features/help/console/ContactRequestScreen.tsx')).ContactRequestScreen,
  },
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
