// The shop, its account and its settings, help and notices.
import type { Loads } from './later-loads.ts';

export const accountLoads = {
  '/join': async () => (await import('../team/JoinPlace.tsx')).JoinPlace,
  '/forgot': async () => (await import('../recovery.tsx')).ForgotPlace,
  '/reset': async () => (await import('../recovery.tsx')).ResetPlace,
  '/contact': async () => (await import('../ContactRoute.tsx')).ContactRoute,
  '/invitation': async () =>
    (await import('#features/invitation/merchant/InvitationScreen.tsx')).InvitationScreen,
  '/level': async () => (await import('#features/shop/merchant/LevelScreen.tsx')).LevelScreen,
  '/shop': async () => (await import('#features/shop/merchant/ShopScreen.tsx')).ShopScreen,
  '/shop/:part': async () => (await import('#features/shop/merchant/ShopPartScreen.tsx')).ShopPartScreen,
  '/identity': async () => (await import('#features/identity/merchant/IdentityScreen.tsx')).IdentityScreen,
  '/restriction': async () =>
    (await import('#features/restriction/merchant/RestrictionsScreen.tsx')).RestrictionsScreen,
  '/restriction/:id': async () =>
    (await import('#features/restriction/merchant/RestrictionScreen.tsx')).RestrictionScreen,
  '/terms': async () => (await import('#features/trust/merchant/TermsScreen.tsx')).TermsScreen,
  '/settings': async () => (await import('#features/people/merchant/SettingsScreen.tsx')).SettingsScreen,
  '/settings/about': async () => (await import('../AboutPlace.tsx')).AboutPlace,
  '/settings/notices': async () =>
    (await import('#features/notifications/merchant/NoticeSettingsScreen.tsx')).NoticeSettingsScreen,
  '/settings/security': async () =>
    (await import('#features/people/merchant/SecurityScreen.tsx')).SecurityScreen,
  '/settings/devices': async () =>
    (await import('#features/devices/merchant/DevicesScreen.tsx')).DevicesScreen,
  '/settings/data': async () => (await import('#features/privacy/merchant/DataScreen.tsx')).DataScreen,
  '/settings/views': async () => (await import('#features/shop/merchant/ViewsScreen.tsx')).ViewsScreen,
  '/settings/security/second-step': async () =>
    (await import('#features/people/merchant/SecondFactorScreen.tsx')).SecondFactorScreen,
  '/settings/pay-password': async () => (await import('../PayPasswordPlace.tsx')).PayPasswordPlace,
  '/settings/developers': async () =>
    (await import('#features/webhooks/merchant/DevelopersScreen.tsx')).DevelopersScreen,
  '/settings/developers/:id': async () =>
    (await import('#features/webhooks/merchant/HookScreen.tsx')).HookScreen,
  '/proposals': async () =>
    (await import('#features/webhooks/merchant/proposals/ProposalsScreen.tsx')).ProposalsScreen,
  '/settings/profile': async () =>
    (await import('#features/people/merchant/ProfileScreen.tsx')).ProfileScreen,
  '/qa': async () => (await import('#features/help/merchant/QaScreen.tsx')).QaScreen,
  '/qaDetail': async () => (await import('#features/help/merchant/QaDetailScreen.tsx')).QaDetailScreen,
  '/notifications': async () =>
    (await import('#features/notifications/merchant/NotificationsScreen.tsx')).NotificationsScreen,
  '/feedback': async () => (await import('#features/help/merchant/FeedbackScreen.tsx')).FeedbackScreen,
  '/service': async () => (await import('../ServicePlace.tsx')).ServicePlace,
  '/service/:id': async () =>
    (await import('#features/chat/merchant/EarlierTalkScreen.tsx')).EarlierTalkScreen,
} satisfies Loads;
