import { common } from './ko/common.ts';
import { notifications } from './ko/notifications.ts';
import { orders } from './ko/orders.ts';
import { people } from './ko/people.ts';
import { restriction } from './ko/restriction.ts';
import { returns } from './ko/returns.ts';
import { settings } from './ko/settings.ts';
import { shop } from './ko/shop.ts';
import { statistics } from './ko/statistics.ts';
import { wallet } from './ko/wallet.ts';
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
  comments: async () => (await import('./ko/comments.ts')).comments,
  deposits: async () => (await import('./ko/deposits.ts')).deposits,
  goods: async () => (await import('./ko/goods.ts')).goods,
  identity: async () => (await import('./ko/identity.ts')).identity,
  invitation: async () => (await import('./ko/invitation.ts')).invitation,
  payouts: async () => (await import('./ko/payouts.ts')).payouts,
  promotion: async () => (await import('./ko/promotion.ts')).promotion,
  safety: async () => (await import('./ko/safety.ts')).safety,
  service: async () => (await import('./ko/service.ts')).service,
  showcase: async () => (await import('./ko/showcase.ts')).showcase,
};
