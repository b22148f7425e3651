import { common } from './fr/common.ts';
import { notifications } from './fr/notifications.ts';
import { orders } from './fr/orders.ts';
import { people } from './fr/people.ts';
import { restriction } from './fr/restriction.ts';
import { settings } from './fr/settings.ts';
import { statistics } from './fr/statistics.ts';
import type { DayWords, Rooms } from './merchant.ts';

export const day: DayWords = { common, notifications, orders, people, restriction, settings, statistics };

export const rooms: Rooms = {
  chat: async () => (await import('./fr/chat.ts')).chat,
  comments: async () => (await import('./fr/comments.ts')).comments,
  deposits: async () => (await import('./fr/deposits.ts')).deposits,
  devices: async () => (await import('./fr/devices.ts')).devices,
  discounts: async () => (await import('./fr/discounts.ts')).discounts,
  goods: async () => (await import('./fr/goods.ts')).goods,
  hooks: async () => (await import('./fr/hooks.ts')).hooks,
  identity: async () => (await import('./fr/identity.ts')).identity,
  inbox: async () => (await import('./fr/inbox.ts')).inbox,
  invitation: async () => (await import('./fr/invitation.ts')).invitation,
  payouts: async () => (await import('./fr/payouts.ts')).payouts,
  privacy: async () => (await import('./fr/privacy.ts')).privacy,
  proposals: async () => (await import('./fr/proposals.ts')).proposals,
  proof: async () => (await import('./fr/proof.ts')).proof,
  promotion: async () => (await import('./fr/promotion.ts')).promotion,
  reach: async () => (await import('./fr/reach.ts')).reach,
  returns: async () => (await import('./fr/returns.ts')).returns,
  safety: async () => (await import('./fr/safety.ts')).safety,
  service: async () => (await import('./fr/service.ts')).service,
  sharing: async () => (await import('./fr/sharing.ts')).sharing,
  shop: async () => (await import('./fr/shop.ts')).shop,
  showcase: async () => (await import('./fr/showcase.ts')).showcase,
  team: async () => (await import('./fr/team.ts')).team,
  wallet: async () => (await import('./fr/wallet.ts')).wallet,
};
