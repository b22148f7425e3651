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
  goods: async () => (await import('./zh-Hans/goods.ts')).goods,
  hooks: async () => (await import('./zh-Hans/hooks.ts')).hooks,
  identity: async () => (await import('./zh-Hans/identity.ts')).identity,
  invitation: async () => (await import('./zh-Hans/invitation.ts')).invitation,
  payouts: async () => (await import('./zh-Hans/payouts.ts')).payouts,
  privacy: async () => (await import('./zh-Hans/privacy.ts')).privacy,
  proof: async () => (await import('./zh-Hans/proof.ts')).proof,
  promotion: async () => (await import('./zh-Hans/promotion.ts')).promotion,
  reach: async () => (await import('./zh-Hans/reach.ts')).reach,
  returns: async () => (await import('./zh-Hans/returns.ts')).returns,
  safety: async () => (await import('./zh-Hans/safety.ts')).safety,
  service: async () => (await import('./zh-Hans/service.ts')).service,
  shop: async () => (await import('./zh-Hans/shop.ts')).shop,
  showcase: async () => (await import('./zh-Hans/showcase.ts')).showcase,
  wallet: async () => (await import('./zh-Hans/wallet.ts')).wallet,
};
