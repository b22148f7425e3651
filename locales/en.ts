// English, put together for each app: an app loads only the object it names, and these objects are the type of every
// other language.
import { common } from './en/common.ts';
import { goods } from './en/goods.ts';
import { invitation } from './en/invitation.ts';
import { orders } from './en/orders.ts';
import { people } from './en/people.ts';
import { returns } from './en/returns.ts';
import { shop } from './en/shop.ts';
import { showcase } from './en/showcase.ts';
import { statistics } from './en/statistics.ts';
import { wallet } from './en/wallet.ts';

export const merchant = {
  common,
  goods,
  invitation,
  orders,
  people,
  returns,
  shop,
  showcase,
  statistics,
  wallet,
};

export type MerchantWords = typeof merchant;
