// What promotion, pages and the composition take from the catalogue of all shops.
export { listSaleCategories } from './catalogue.sql.ts';
export { closedTo } from './filters.ts';
export { takesOrders } from './ranking.sql.ts';
export { rankJobs, rankTimer } from './ranking.ts';
export { searchRoutes } from './routes.ts';
export {
  offersOf,
  type Looker,
  type SponsorRequest,
  type SponsoredPlace,
  type Sponsors,
  type SponsorWhy,
} from './sponsors.ts';
