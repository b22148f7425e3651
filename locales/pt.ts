import { common } from './pt/common.ts';
import { notifications } from './pt/notifications.ts';
import { orders } from './pt/orders.ts';
import { people } from './pt/people.ts';
import { restriction } from './pt/restriction.ts';
import { settings } from './pt/settings.ts';
import { statistics } from './pt/statistics.ts';
import type { DayWords, Rooms } from './merchant.ts';

export const day: DayWords = { common, notifications, orders, people, restriction, settings, statistics };

export const rooms: Rooms = {
  chat: async () => (await import('./pt/chat.ts')).chat,
  comments: async () => (await import('./pt/comments.ts')).comments,
  deposits: async () => (await import('./pt/deposits.ts')).deposits,
  devices: async () => (await import('./pt/devices.ts')).devices,
  discounts: async () => (await import('./pt/discounts.ts')).discounts,
  goods: async () => (await import('./pt/goods.ts')).goods,
  hooks: async () => (await import('./pt/hooks.ts')).hooks,
  identity: async () => (await import('./pt/identity.ts')).identity,
  inbox: async () => (await import('./pt/inbox.ts')).inbox,
  invitation: async () => (await import('./pt/invitation.ts')).invitation,
  payouts: async () => (await import('./pt/payouts.ts')).payouts,
  privacy: async () => (await import('./pt/privacy.ts')).privacy,
  proposals: async () => (await import('./pt/proposals.ts')).proposals,
  proof: async () => (await import('./pt/proof.ts')).proof,
  promotion: async () => (await import('./pt/promotion.ts')).promotion,
  reach: async () => (await import('./pt/reach.ts')).reach,
  returns: async () => (await import('./pt/returns.ts')).returns,
  safety: async () => (await import('./pt/safety.ts')).safety,
  service: async () => (await import('./pt/service.ts')).service,
  sharing: async () => (await import('./pt/sharing.ts')).sharing,
  shop: async () => (await import('./pt/shop.ts')).shop,
  showcase: async () => (await import('./pt/showcase.ts')).showcase,
  team: async () => (await import('./pt/team.ts')).team,
  wallet: async () => (await import('./pt/wallet.ts')).wallet,
};
