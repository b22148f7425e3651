// What returns, deposits, promotion and the composition take from checkout.
export { bankLines, type DepositTaker, type Spoken } from './bank-deposits.ts';
export type { NewLine } from './bank-line.sql.ts';
export { closedTo } from './catalogue-filters.ts';
export type { NamedPayout, PayoutTaker } from './bank-payouts.ts';
export { lockByLink, readByLink, shopOfLink, type BuyerOrder, type CasesOf } from './buyer.ts';
export { lostFrom } from './buyer-can.ts';
export { cancelByBuyer } from './buyer-cancel.ts';
export { orderTokenOf, readOrderToken } from './links.ts';
export { groundOfLink } from './routes.ts';
export { takesOrders } from './ranking.sql.ts';
export {
  offersOf,
  type Looker,
  type SponsorAsk,
  type SponsoredPlace,
  type Sponsors,
  type SponsorWhy,
} from './sponsors.ts';
