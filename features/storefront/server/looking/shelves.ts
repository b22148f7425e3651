// What Explore shows before its list: shops with their own faces, and one row of goods for each category. Nothing here has
// an order of its own: shops come in the order of the list, categories in the catalogue's, goods in the published one.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { exploreGoods, storefrontGoods } from '#features/search/contract.ts';
import type { ExplorePage } from '#features/storefront/page-list.shapes.ts';
import { isMissing, type Visit } from '#features/storefront/server/visit.ts';

const shelvesMax = 5;
const goodsPerShelf = 10;
/** Fewer goods than this are no row: they stand in the list. */
const shelfGoodsMin = 3;
const facesMax = 8;
const picturesPerFace = 3;

type Found = OutputOf<typeof exploreGoods>;
type Shelves = Pick<ExplorePage, 'faces' | 'shelves'>;

export const noShelves: Shelves = { faces: [], shelves: [] };

export async function readShelves(visit: Visit, { categories, goods }: Found): Promise<Shelves> {
  const filled = categories.filter(({ count }) => count >= shelfGoodsMin).slice(0, shelvesMax);
  const handles = [...new Set(goods.list.map(({ shop }) => shop.handle))].slice(0, facesMax);
  const [shelves, faces] = await Promise.all([
    Promise.all(filled.map((category) => readShelf(visit, category))),
    Promise.all(handles.map((handle) => readFace(visit, handle))),
  ]);
  return { shelves, faces: faces.filter((face) => face !== undefined) };
}

async function readShelf(visit: Visit, category: Found['categories'][number]) {
  const { goods } = await visit.ask(exploreGoods, { category: category.id, page_size: goodsPerShelf });
  return { category, goods: goods.list };
}

/** Undefined for a shop that closed its pages a moment ago. */
async function readFace(visit: Visit, handle: string) {
  try {
    const { shop, goods } = await visit.ask(storefrontGoods, { handle, page_size: picturesPerFace });
    return { shop, goods: goods.list, count: goods.total ?? goods.list.length };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
