import type { MakerKey } from './suppliers.ts';

/** Goods as their shelf lists them. Amounts are US dollars with two decimals, for one piece. */
export type ShelfGoods = {
  title: string;
  /** Two or three sentences, one an entry. */
  description: readonly string[];
  cost: string;
  price: string;
  stock: number;
  weightGrams: number;
};

/**
 * The five goods of one category. `supplier` is a place in `suppliers`; the order of goods makes their codes.
 */
export type Shelf = {
  prefix: string;
  supplier: number;
  maker: MakerKey;
  warnings: string;
  goods: readonly ShelfGoods[];
};
