import { common } from './zh-Hant/common.ts';
import { notifications } from './zh-Hant/notifications.ts';
import { orders } from './zh-Hant/orders.ts';
import { people } from './zh-Hant/people.ts';
import { restriction } from './zh-Hant/restriction.ts';
import { returns } from './zh-Hant/returns.ts';
import { settings } from './zh-Hant/settings.ts';
import { shop } from './zh-Hant/shop.ts';
import { statistics } from './zh-Hant/statistics.ts';
import { wallet } from './zh-Hant/wallet.ts';
import type { DayWords, Rooms } from './merchant.ts';

export const day: DayWords = {
  common,
  notifications,
  orders,
  people,
  restriction,
  returns,
  settings,
  shop,
  statistics,
  wallet,
};

export const rooms: Rooms = {
  comments: async () => (await import('./zh-Hant/comments.ts')).comments,
  deposits: async () => (await import('./zh-Hant/deposits.ts')).deposits,
  goods: async () => (await import('./zh-Hant/goods.ts')).goods,
  identity: async () => (await import('./zh-Hant/identity.ts')).identity,
  invitation: async () => (await import('./zh-Hant/invitation.ts')).invitation,
  payouts: async () => (await import('./zh-Hant/payouts.ts')).payouts,
  promotion: async () => (await import('./zh-Hant/promotion.ts')).promotion,
  safety: async () => (await import('./zh-Hant/safety.ts')).safety,
  service: async () => (await import('./zh-Hant/service.ts')).service,
  showcase: async () => (await import('./zh-Hant/showcase.ts')).showcase,
};
