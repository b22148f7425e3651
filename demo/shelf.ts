import type { MakerKey } from './suppliers.ts';

/** Goods as their shelf lists them. Amounts are US dollars with two decimals, for one piece. */
export type ShelfGoods = {
  /** Begins with the prefix of its shelf, and names its photographs: never another thing's code. */
  code: string;
  title: string;
  /** Two or three sentences, one an entry. */
  description: readonly string[];
  cost: string;
  price: string;
  stock: number;
  weightGrams: number;
};

/**
 * The goods of one category. `supplier` is a place in `suppliers`.
 */
export type Shelf = {
  prefix: string;
  supplier: number;
  maker: MakerKey;
  warnings: string;
  goods: readonly ShelfGoods[];
};
