// The places of those who look at campaigns: a list, and one campaign with what may be said about it.
import { TrendingUp } from 'lucide-react';

export const promotionPlaces = [
  {
    path: 'promotion',
    right: 'promotion',
    nav: { group: 'work', name: 'promotion', icon: TrendingUp },
    load: async () => (await import('#features/promotion/console/CampaignsScreen.tsx')).CampaignsScreen,
  },
  {
    path: 'promotion/support',
    right: 'limits',
    load: async () => (await import('#features/promotion/console/SupportScreen.tsx')).SupportScreen,
  },
  {
    path: 'promotion/log',
    right: 'audit',
    load: async () => (await import('#features/promotion/console/AdLogScreen.tsx')).AdLogScreen,
  },
  {
    path: 'promotion/:id',
    right: 'promotion',
    load: async () => (await import('#features/promotion/console/CampaignFileScreen.tsx')).CampaignFileScreen,
  },
] as const;
