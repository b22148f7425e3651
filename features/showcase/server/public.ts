// What other rooms may ask about showcases.
export { goodsChanged, showcaseJobs } from './follow.ts';
export { pricedGoods, type PricedGoods } from './items.sql.ts';
