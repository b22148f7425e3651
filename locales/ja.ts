import { common } from './ja/common.ts';
import { notifications } from './ja/notifications.ts';
import { orders } from './ja/orders.ts';
import { people } from './ja/people.ts';
import { restriction } from './ja/restriction.ts';
import { settings } from './ja/settings.ts';
import { statistics } from './ja/statistics.ts';
import type { DayWords, Rooms } from './merchant.ts';

export const day: DayWords = { common, notifications, orders, people, restriction, settings, statistics };

export const rooms: Rooms = {
  chat: async () => (await import('./ja/chat.ts')).chat,
  comments: async () => (await import('./ja/comments.ts')).comments,
  deposits: async () => (await import('./ja/deposits.ts')).deposits,
  devices: async () => (await import('./ja/devices.ts')).devices,
  discounts: async () => (await import('./ja/discounts.ts')).discounts,
  goods: async () => (await import('./ja/goods.ts')).goods,
  hooks: async () => (await import('./ja/hooks.ts')).hooks,
  identity: async () => (await import('./ja/identity.ts')).identity,
  inbox: async () => (await import('./ja/inbox.ts')).inbox,
  invitation: async () => (await import('./ja/invitation.ts')).invitation,
  payouts: async () => (await import('./ja/payouts.ts')).payouts,
  privacy: async () => (await import('./ja/privacy.ts')).privacy,
  proposals: async () => (await import('./ja/proposals.ts')).proposals,
  proof: async () => (await import('./ja/proof.ts')).proof,
  promotion: async () => (await import('./ja/promotion.ts')).promotion,
  reach: async () => (await import('./ja/reach.ts')).reach,
  returns: async () => (await import('./ja/returns.ts')).returns,
  safety: async () => (await import('./ja/safety.ts')).safety,
  service: async () => (await import('./ja/service.ts')).service,
  sharing: async () => (await import('./ja/sharing.ts')).sharing,
  shop: async () => (await import('./ja/shop.ts')).shop,
  showcase: async () => (await import('./ja/showcase.ts')).showcase,
  team: async () => (await import('./ja/team.ts')).team,
  wallet: async () => (await import('./ja/wallet.ts')).wallet,
};
