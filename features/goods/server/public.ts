// What other rooms may ask about goods and their stock.
export { pictureOf } from './goods.ts';
export { releaseStock, reserveStock, restock, shipStock } from './stock.ts';
export type { StockLine } from './stock.sql.ts';
