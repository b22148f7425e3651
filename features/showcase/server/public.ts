// What other rooms may ask about showcases.
export { goodsChanged, showcaseJobs } from './follow.ts';
export { lockItems, pricedGoods, readItems, type ItemRow, type PricedGoods } from './items.sql.ts';
export {
  beginSalePrices,
  endSalePrices,
  listLowestPrices,
  purgePriceHistory,
  updateQuantityPrice,
} from './sales.sql.ts';
export { holdLimits, standOn, type Context } from './context.ts';
