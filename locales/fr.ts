import { common } from './fr/common.ts';
import { notifications } from './fr/notifications.ts';
import { orders } from './fr/orders.ts';
import { people } from './fr/people.ts';
import { restriction } from './fr/restriction.ts';
import { returns } from './fr/returns.ts';
import { settings } from './fr/settings.ts';
import { shop } from './fr/shop.ts';
import { statistics } from './fr/statistics.ts';
import { wallet } from './fr/wallet.ts';
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
  comments: async () => (await import('./fr/comments.ts')).comments,
  deposits: async () => (await import('./fr/deposits.ts')).deposits,
  goods: async () => (await import('./fr/goods.ts')).goods,
  identity: async () => (await import('./fr/identity.ts')).identity,
  invitation: async () => (await import('./fr/invitation.ts')).invitation,
  payouts: async () => (await import('./fr/payouts.ts')).payouts,
  promotion: async () => (await import('./fr/promotion.ts')).promotion,
  safety: async () => (await import('./fr/safety.ts')).safety,
  service: async () => (await import('./fr/service.ts')).service,
  showcase: async () => (await import('./fr/showcase.ts')).showcase,
};
