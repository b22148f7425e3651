// What other rooms may ask about goods and their stock.
export type { CostRises } from './cost-rises.ts';
export { idsOfSupplier, listOwn, ownByCode, setCosts, setStocks, setTerms } from './feed.sql.ts';
export { listSameGoods } from './offers/offers.ts';
export { goodsSearch, type SearchPlan } from './search/search.ts';
export { stock } from './stock.ts';
export type { StockLine } from './stock.sql.ts';
export { titlesIn } from './titles.ts';
