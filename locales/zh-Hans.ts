import { common } from './zh-Hans/common.ts';
import { notifications } from './zh-Hans/notifications.ts';
import { orders } from './zh-Hans/orders.ts';
import { people } from './zh-Hans/people.ts';
import { restriction } from './zh-Hans/restriction.ts';
import { settings } from './zh-Hans/settings.ts';
import { statistics } from './zh-Hans/statistics.ts';
import type { DayWords, Rooms } from './merchant.ts';

export const day: DayWords = { common, notifications, orders, people, restriction, settings, statistics };

export const rooms: Rooms = {
  chat: async () => (await import('./zh-Hans/chat.ts')).chat,
  comments: async () => (await import('./zh-Hans/comments.ts')).comments,
  deposits: async () => (await import('./zh-Hans/deposits.ts')).deposits,
  devices: async () => (await import('./zh-Hans/devices.ts')).devices,
  discounts: async () => (await import('./zh-Hans/discounts.ts')).discounts,
  goods: async () => (await import('./zh-Hans/goods.ts')).goods,
  hooks: async () => (await import('./zh-Hans/hooks.ts')).hooks,
  identity: async () => (await import('./zh-Hans/identity.ts')).identity,
  inbox: async () => (await import('./zh-Hans/inbox.ts')).inbox,
  invitation: async () => (await import('./zh-Hans/invitation.ts')).invitation,
  payouts: async () => (await import('./zh-Hans/payouts.ts')).payouts,
  privacy: async () => (await import('./zh-Hans/privacy.ts')).privacy,
  proposals: async () => (await import('./zh-Hans/proposals.ts')).proposals,
  proof: async () => (await import('./zh-Hans/proof.ts')).proof,
  promotion: async () => (await import('./zh-Hans/promotion.ts')).promotion,
  reach: async () => (await import('./zh-Hans/reach.ts')).reach,
  returns: async () => (await import('./zh-Hans/returns.ts')).returns,
  safety: async () => (await import('./zh-Hans/safety.ts')).safety,
  service: async () => (await import('./zh-Hans/service.ts')).service,
  sharing: async () => (await import('./zh-Hans/sharing.ts')).sharing,
  shop: async () => (await import('./zh-Hans/shop.ts')).shop,
  showcase: async () => (await import('./zh-Hans/showcase.ts')).showcase,
  team: async () => (await import('./zh-Hans/team.ts')).team,
  wallet: async () => (await import('./zh-Hans/wallet.ts')).wallet,
};
