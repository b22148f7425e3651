// What returns, deposits, promotion and the composition take from checkout.
export { closedTo } from './catalogue-filters.ts';
export { listSaleCategories } from './catalogue.sql.ts';
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
