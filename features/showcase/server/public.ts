// What other rooms may ask about showcases.
export { pricedGoods, type PricedGoods } from './items.sql.ts';
