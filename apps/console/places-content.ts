// The places of those who write: answers, banners, announcements; and emails that were not delivered.
import { CircleHelp, Images, MailX, Megaphone } from 'lucide-react';

export const contentPlaces = [
  {
    path: 'emails',
    right: 'resendEmails',
    nav: { group: 'work', name: 'emails', icon: MailX },
    load: async () => (await import('#features/notifications/console/EmailsScreen.tsx')).EmailsScreen,
  },
  {
    path: 'emails/suppressed',
    right: 'resendEmails',
    load: async () => (await import('#features/notifications/console/SuppressedScreen.tsx')).SuppressedScreen,
  },
  {
    path: 'content',
    right: 'content',
    nav: { group: 'platform', name: 'articles', icon: CircleHelp },
    load: async () => (await import('#features/help/console/ArticlesScreen.tsx')).ArticlesScreen,
  },
  {
    path: 'content/:slug',
    right: 'content',
    load: async () => (await import('#features/help/console/ArticleScreen.tsx')).ArticleScreen,
  },
  {
    path: 'banners',
    right: 'content',
    nav: { group: 'platform', name: 'banners', icon: Images },
    load: async () => (await import('#features/help/console/BannersScreen.tsx')).BannersScreen,
  },
  {
    path: 'banners/:id',
    right: 'content',
    load: async () => (await import('#features/help/console/BannerScreen.tsx')).BannerScreen,
  },
  {
    path: 'announcements',
    right: 'content',
    nav: { group: 'platform', name: 'announcements', icon: Megaphone },
    load: async () => (await import('#features/help/console/AnnouncementsScreen.tsx')).AnnouncementsScreen,
  },
  {
    path: 'announcements/:id',
    right: 'content',
    load: async () => (await import('#features/help/console/AnnouncementScreen.tsx')).AnnouncementScreen,
  },
] as const;
