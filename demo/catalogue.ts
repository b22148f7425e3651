import { variantsOf } from './catalogue-families.ts';
import { categories } from './categories.ts';
import { decorShelves } from './goods/decor.ts';
import { deskShelves } from './goods/desk.ts';
import { homeShelves } from './goods/home.ts';
import { kitchenShelves } from './goods/kitchen.ts';
import { outdoorShelves } from './goods/outdoors.ts';
import { playShelves } from './goods/play.ts';
import { wearShelves } from './goods/wear.ts';
import { photographsOf } from './photographs.ts';
import type { Shelf } from './shelf.ts';
import { makerText, makers, suppliers, type MakerKey } from './suppliers.ts';

/**
 * Goods of the demonstration world. Amounts are US dollars with two decimals; `picture` is the name of the
 * public file of its first photograph.
 */
export type CatalogueGoods = {
  code: string;
  title: string;
  description: string;
  category: string;
  supplier: string;
  cost: string;
  suggestedPrice: string;
  stock: number;
  weightGrams: number;
  picture: string;
  maker: string;
  /** As the makers are listed. */
  makerKey: MakerKey;
  warnings: string;
};

const shelves: readonly Shelf[] = [
  ...kitchenShelves,
  ...homeShelves,
  ...decorShelves,
  ...outdoorShelves,
  ...deskShelves,
  ...wearShelves,
  ...playShelves,
];

/** All goods, in the order of `categories`: those that the studio has photographed. */
export const catalogue: readonly CatalogueGoods[] = categories.flatMap((category) =>
  shelves
    .filter((shelf) => shelf.prefix === category.prefix)
    .flatMap((shelf) => goodsOf(shelf, category.code)),
);

/** Those goods in their other colours and sizes: with `catalogue`, all that the warehouse has. */
export const variants: readonly CatalogueGoods[] = catalogue.flatMap(variantsOf);

function goodsOf(shelf: Shelf, category: string): CatalogueGoods[] {
  const supplier = suppliers[shelf.supplier];
  if (!supplier)
    throw new Error(`shelf ${shelf.prefix} names supplier ${shelf.supplier}, which does not exist`);
  return shelf.goods.map((goods) => {
    const [picture] = photographsOf(goods.code);
    if (picture === undefined) throw new Error(`${goods.code} has no photograph: npm run studio`);
    return {
      code: goods.code,
      title: goods.title,
      description: goods.description.join(' '),
      category,
      supplier: supplier.code,
      cost: goods.cost,
      suggestedPrice: goods.price,
      stock: goods.stock,
      weightGrams: goods.weightGrams,
      picture,
      maker: makerText(makers[shelf.maker]),
      makerKey: shelf.maker,
      warnings: shelf.warnings,
    };
  });
}
