// The places of those who watch over shops: shops, restrictions, appeals, limits.
import { Ban, Gavel, SlidersHorizontal, Store } from 'lucide-react';

export const riskPlaces = [
  {
    path: 'shops',
    right: 'shops',
    nav: { group: 'people', name: 'shops', icon: Store },
    load: async () => (await import('#features/shop/console/ShopsScreen.tsx')).ShopsScreen,
  },
  {
    path: 'shops/:id',
    right: 'shops',
    load: async () => (await import('#features/shop/console/ShopScreen.tsx')).ShopScreen,
  },
  {
    path: 'restrictions',
    right: 'restrictions',
    nav: { group: 'people', name: 'restrictions', icon: Ban },
    load: async () =>
      (await import('#features/restriction/console/RestrictionsScreen.tsx')).RestrictionsScreen,
  },
  {
    path: 'restrictions/:id',
    right: 'restrictions',
    load: async () => (await import('#features/restriction/console/RestrictionScreen.tsx')).RestrictionScreen,
  },
  {
    path: 'restrict',
    right: 'restrict',
    load: async () => (await import('#features/restriction/console/RestrictScreen.tsx')).RestrictScreen,
  },
  {
    path: 'freeze',
    right: 'freeze',
    load: async () => (await import('#features/restriction/console/FreezeScreen.tsx')).FreezeScreen,
  },
  {
    path: 'appeals',
    right: 'appeals',
    nav: { group: 'people', name: 'appeals', icon: Gavel },
    load: async () => (await import('#features/restriction/console/AppealsScreen.tsx')).AppealsScreen,
  },
  {
    path: 'limits',
    right: 'limits',
    nav: { group: 'platform', name: 'limits', icon: SlidersHorizontal },
    load: async () => (await import('#features/shop/console/LimitsScreen.tsx')).LimitsScreen,
  },
] as const;
