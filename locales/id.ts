import { common } from './id/common.ts';
import { notifications } from './id/notifications.ts';
import { orders } from './id/orders.ts';
import { people } from './id/people.ts';
import { restriction } from './id/restriction.ts';
import { settings } from './id/settings.ts';
import { statistics } from './id/statistics.ts';
import type { DayWords, Rooms } from './merchant.ts';

export const day: DayWords = { common, notifications, orders, people, restriction, settings, statistics };

export const rooms: Rooms = {
  chat: async () => (await import('./id/chat.ts')).chat,
  comments: async () => (await import('./id/comments.ts')).comments,
  deposits: async () => (await import('./id/deposits.ts')).deposits,
  devices: async () => (await import('./id/devices.ts')).devices,
  discounts: async () => (await import('./id/discounts.ts')).discounts,
  goods: async () => (await import('./id/goods.ts')).goods,
  hooks: async () => (await import('./id/hooks.ts')).hooks,
  identity: async () => (await import('./id/identity.ts')).identity,
  inbox: async () => (await import('./id/inbox.ts')).inbox,
  invitation: async () => (await import('./id/invitation.ts')).invitation,
  payouts: async () => (await import('./id/payouts.ts')).payouts,
  privacy: async () => (await import('./id/privacy.ts')).privacy,
  proposals: async () => (await import('./id/proposals.ts')).proposals,
  proof: async () => (await import('./id/proof.ts')).proof,
  promotion: async () => (await import('./id/promotion.ts')).promotion,
  reach: async () => (await import('./id/reach.ts')).reach,
  returns: async () => (await import('./id/returns.ts')).returns,
  safety: async () => (await import('./id/safety.ts')).safety,
  service: async () => (await import('./id/service.ts')).service,
  sharing: async () => (await import('./id/sharing.ts')).sharing,
  shop: async () => (await import('./id/shop.ts')).shop,
  showcase: async () => (await import('./id/showcase.ts')).showcase,
  team: async () => (await import('./id/team.ts')).team,
  wallet: async () => (await import('./id/wallet.ts')).wallet,
};
