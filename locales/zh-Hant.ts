import { common } from './zh-Hant/common.ts';
import { notifications } from './zh-Hant/notifications.ts';
import { orders } from './zh-Hant/orders.ts';
import { people } from './zh-Hant/people.ts';
import { restriction } from './zh-Hant/restriction.ts';
import { settings } from './zh-Hant/settings.ts';
import { statistics } from './zh-Hant/statistics.ts';
import type { DayWords, Rooms } from './merchant.ts';

export const day: DayWords = { common, notifications, orders, people, restriction, settings, statistics };

export const rooms: Rooms = {
  chat: async () => (await import('./zh-Hant/chat.ts')).chat,
  comments: async () => (await import('./zh-Hant/comments.ts')).comments,
  deposits: async () => (await import('./zh-Hant/deposits.ts')).deposits,
  devices: async () => (await import('./zh-Hant/devices.ts')).devices,
  discounts: async () => (await import('./zh-Hant/discounts.ts')).discounts,
  goods: async () => (await import('./zh-Hant/goods.ts')).goods,
  hooks: async () => (await import('./zh-Hant/hooks.ts')).hooks,
  identity: async () => (await import('./zh-Hant/identity.ts')).identity,
  inbox: async () => (await import('./zh-Hant/inbox.ts')).inbox,
  invitation: async () => (await import('./zh-Hant/invitation.ts')).invitation,
  payouts: async () => (await import('./zh-Hant/payouts.ts')).payouts,
  privacy: async () => (await import('./zh-Hant/privacy.ts')).privacy,
  proposals: async () => (await import('./zh-Hant/proposals.ts')).proposals,
  proof: async () => (await import('./zh-Hant/proof.ts')).proof,
  promotion: async () => (await import('./zh-Hant/promotion.ts')).promotion,
  reach: async () => (await import('./zh-Hant/reach.ts')).reach,
  returns: async () => (await import('./zh-Hant/returns.ts')).returns,
  safety: async () => (await import('./zh-Hant/safety.ts')).safety,
  service: async () => (await import('./zh-Hant/service.ts')).service,
  sharing: async () => (await import('./zh-Hant/sharing.ts')).sharing,
  shop: async () => (await import('./zh-Hant/shop.ts')).shop,
  showcase: async () => (await import('./zh-Hant/showcase.ts')).showcase,
  team: async () => (await import('./zh-Hant/team.ts')).team,
  wallet: async () => (await import('./zh-Hant/wallet.ts')).wallet,
};
