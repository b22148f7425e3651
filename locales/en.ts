// English, put together for each app: an app loads only the object it names, and these objects are the type of every
// other language.
import { comments } from './en/comments.ts';
import { common } from './en/common.ts';
import { deposits } from './en/deposits.ts';
import { goods } from './en/goods.ts';
import { identity } from './en/identity.ts';
import { invitation } from './en/invitation.ts';
import { notifications } from './en/notifications.ts';
import { orders } from './en/orders.ts';
import { payouts } from './en/payouts.ts';
import { people } from './en/people.ts';
import { promotion } from './en/promotion.ts';
import { restriction } from './en/restriction.ts';
import { returns } from './en/returns.ts';
import { service } from './en/service.ts';
import { safety } from './en/safety.ts';
import { settings } from './en/settings.ts';
import { shop } from './en/shop.ts';
import { showcase } from './en/showcase.ts';
import { statistics } from './en/statistics.ts';
import { wallet } from './en/wallet.ts';
import type { Translated } from './translated.ts';

export const merchant = {
  comments,
  common,
  deposits,
  goods,
  identity,
  invitation,
  notifications,
  orders,
  payouts,
  people,
  promotion,
  restriction,
  returns,
  service,
  safety,
  settings,
  shop,
  showcase,
  statistics,
  wallet,
};

export type MerchantWords = Translated<typeof merchant>;
