import { common } from './ko/common.ts';
import { notifications } from './ko/notifications.ts';
import { orders } from './ko/orders.ts';
import { people } from './ko/people.ts';
import { restriction } from './ko/restriction.ts';
import { settings } from './ko/settings.ts';
import { statistics } from './ko/statistics.ts';
import type { DayWords, Rooms } from './merchant.ts';

export const day: DayWords = { common, notifications, orders, people, restriction, settings, statistics };

export const rooms: Rooms = {
  chat: async () => (await import('./ko/chat.ts')).chat,
  comments: async () => (await import('./ko/comments.ts')).comments,
  deposits: async () => (await import('./ko/deposits.ts')).deposits,
  devices: async () => (await import('./ko/devices.ts')).devices,
  discounts: async () => (await import('./ko/discounts.ts')).discounts,
  goods: async () => (await import('./ko/goods.ts')).goods,
  hooks: async () => (await import('./ko/hooks.ts')).hooks,
  identity: async () => (await import('./ko/identity.ts')).identity,
  inbox: async () => (await import('./ko/inbox.ts')).inbox,
  invitation: async () => (await import('./ko/invitation.ts')).invitation,
  payouts: async () => (await import('./ko/payouts.ts')).payouts,
  privacy: async () => (await import('./ko/privacy.ts')).privacy,
  proposals: async () => (await import('./ko/proposals.ts')).proposals,
  proof: async () => (await import('./ko/proof.ts')).proof,
  promotion: async () => (await import('./ko/promotion.ts')).promotion,
  reach: async () => (await import('./ko/reach.ts')).reach,
  returns: async () => (await import('./ko/returns.ts')).returns,
  safety: async () => (await import('./ko/safety.ts')).safety,
  service: async () => (await import('./ko/service.ts')).service,
  sharing: async () => (await import('./ko/sharing.ts')).sharing,
  shop: async () => (await import('./ko/shop.ts')).shop,
  showcase: async () => (await import('./ko/showcase.ts')).showcase,
  team: async () => (await import('./ko/team.ts')).team,
  wallet: async () => (await import('./ko/wallet.ts')).wallet,
};
