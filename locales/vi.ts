import { common } from './vi/common.ts';
import { notifications } from './vi/notifications.ts';
import { orders } from './vi/orders.ts';
import { people } from './vi/people.ts';
import { restriction } from './vi/restriction.ts';
import { settings } from './vi/settings.ts';
import { statistics } from './vi/statistics.ts';
import type { DayWords, Rooms } from './merchant.ts';

export const day: DayWords = { common, notifications, orders, people, restriction, settings, statistics };

export const rooms: Rooms = {
  chat: async () => (await import('./vi/chat.ts')).chat,
  comments: async () => (await import('./vi/comments.ts')).comments,
  deposits: async () => (await import('./vi/deposits.ts')).deposits,
  devices: async () => (await import('./vi/devices.ts')).devices,
  discounts: async () => (await import('./vi/discounts.ts')).discounts,
  goods: async () => (await import('./vi/goods.ts')).goods,
  hooks: async () => (await import('./vi/hooks.ts')).hooks,
  identity: async () => (await import('./vi/identity.ts')).identity,
  inbox: async () => (await import('./vi/inbox.ts')).inbox,
  invitation: async () => (await import('./vi/invitation.ts')).invitation,
  payouts: async () => (await import('./vi/payouts.ts')).payouts,
  privacy: async () => (await import('./vi/privacy.ts')).privacy,
  proposals: async () => (await import('./vi/proposals.ts')).proposals,
  proof: async () => (await import('./vi/proof.ts')).proof,
  promotion: async () => (await import('./vi/promotion.ts')).promotion,
  reach: async () => (await import('./vi/reach.ts')).reach,
  returns: async () => (await import('./vi/returns.ts')).returns,
  safety: async () => (await import('./vi/safety.ts')).safety,
  service: async () => (await import('./vi/service.ts')).service,
  sharing: async () => (await import('./vi/sharing.ts')).sharing,
  shop: async () => (await import('./vi/shop.ts')).shop,
  showcase: async () => (await import('./vi/showcase.ts')).showcase,
  team: async () => (await import('./vi/team.ts')).team,
  wallet: async () => (await import('./vi/wallet.ts')).wallet,
};
