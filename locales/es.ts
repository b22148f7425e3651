import { common } from './es/common.ts';
import { notifications } from './es/notifications.ts';
import { orders } from './es/orders.ts';
import { people } from './es/people.ts';
import { restriction } from './es/restriction.ts';
import { settings } from './es/settings.ts';
import { statistics } from './es/statistics.ts';
import type { DayWords, Rooms } from './merchant.ts';

export const day: DayWords = { common, notifications, orders, people, restriction, settings, statistics };

export const rooms: Rooms = {
  chat: async () => (await import('./es/chat.ts')).chat,
  comments: async () => (await import('./es/comments.ts')).comments,
  deposits: async () => (await import('./es/deposits.ts')).deposits,
  devices: async () => (await import('./es/devices.ts')).devices,
  discounts: async () => (await import('./es/discounts.ts')).discounts,
  goods: async () => (await import('./es/goods.ts')).goods,
  hooks: async () => (await import('./es/hooks.ts')).hooks,
  identity: async () => (await import('./es/identity.ts')).identity,
  inbox: async () => (await import('./es/inbox.ts')).inbox,
  invitation: async () => (await import('./es/invitation.ts')).invitation,
  payouts: async () => (await import('./es/payouts.ts')).payouts,
  privacy: async () => (await import('./es/privacy.ts')).privacy,
  proposals: async () => (await import('./es/proposals.ts')).proposals,
  proof: async () => (await import('./es/proof.ts')).proof,
  promotion: async () => (await import('./es/promotion.ts')).promotion,
  reach: async () => (await import('./es/reach.ts')).reach,
  returns: async () => (await import('./es/returns.ts')).returns,
  safety: async () => (await import('./es/safety.ts')).safety,
  service: async () => (await import('./es/service.ts')).service,
  sharing: async () => (await import('./es/sharing.ts')).sharing,
  shop: async () => (await import('./es/shop.ts')).shop,
  showcase: async () => (await import('./es/showcase.ts')).showcase,
  team: async () => (await import('./es/team.ts')).team,
  wallet: async () => (await import('./es/wallet.ts')).wallet,
};
