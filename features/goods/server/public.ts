// What other rooms may ask about goods and their stock.
export type { CostRises } from './cost-rises.ts';
export { idsOfSupplier, listOwn, ownByCode, setCosts, setStocks, setTerms } from './feed.sql.ts';
export { goodsSearch, type SearchPlan } from './search/search.ts';
export { releaseStock, reserveStock, restock, shipStock } from './stock.ts';
export type { StockLine } from './stock.sql.ts';
export { titlesIn } from './titles.ts';
