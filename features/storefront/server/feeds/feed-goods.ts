// The goods of a shop as shopping catalogues are told of them, whichever form they then take.
import type { Language } from '#domain/text/language.ts';
import { inLanguage } from '#domain/text/language-path.ts';
import { formatUnits, assetOf } from '#domain/money/money.ts';
import type { ShopRow } from '#features/shop/server/public.ts';
import { pricedGoods } from '#features/showcase/server/public.ts';
import { inShop } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';
import { listFeedPart, type FeedRow } from './feed.sql.ts';
import { priceCart, readTables } from '#features/pricing/server/public.ts';

export type FeedGoods = {
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  /** The first is the main one; there is one at least. */
  readonly images: readonly string[];
  readonly isAvailable: boolean;
  /** `12.00 USD`. */
  readonly price: string;
  readonly brand: string;
  readonly gtin: string;
  readonly family: string;
  readonly type: string;
  readonly colour: string;
  readonly size: string;
  readonly weightGrams: number;
  /** To the country of the feed, the cheapest way. */
  readonly shipping: { readonly country: string; readonly price: string };
};

export type FeedRequest = {
  readonly env: Environment;
  readonly shop: ShopRow;
  readonly origin: string;
  readonly language: Language;
  readonly country: string;
  readonly isEuOnly: boolean;
  /** False while the shop takes no orders: then nothing is available. */
  readonly isOpen: boolean;
  /** Goods of one reading: a feed of any length never lies in memory whole. */
  readonly partSize?: number;
};

const goodsOfPart = 500;
const firstId = '00000000-0000-0000-0000-000000000000';

/** All goods of the feed in the order of their ids; those that cannot be sent to its country are left out. */
export async function* feedGoods(ask: FeedRequest): AsyncGenerator<FeedGoods> {
  const { env, shop, language, isEuOnly, partSize = goodsOfPart } = ask;
  let after = firstId;
  for (;;) {
    const part = { language, after, isEuOnly, limit: partSize };
    // Whoever reads the feed asks for the next part when there is room for it, outside of the call.
    const { rows, shipping } = await inShop(shop.shop_id, async () => {
      const found = await listFeedPart(env.db.direct, { shopId: shop.shop_id, ...part });
      return { rows: found, shipping: await readShipping(ask, found) };
    });
    for (const row of rows) {
      const price = shipping.get(row.id);
      // A shop's order may name only pictures that the supplier took away, and there is none of the supplier's either.
      if (price !== undefined && row.pictures.length > 0) yield presentGoods(row, ask, price);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < partSize) return;
    after = last.id;
  }
}

/** What sending one piece costs, by goods; goods whose lane is closed have nothing. */
async function readShipping(
  { env, shop, country }: FeedRequest,
  rows: readonly FeedRow[],
): Promise<Map<string, bigint>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const tx = env.db.direct;
  const priced = await pricedGoods(tx, shop.shop_id, ids);
  const tables = await readTables({ env, tx }, priced, { country, now: env.clock.now() });
  const wish = { currency: assetOf(shop.currency), service: undefined, policy: env.policy };
  const prices = new Map<string, bigint>();
  for (const goods of priced) {
    const price = priceCart([{ goods, qty: 1 }], tables, wish);
    if (!('closed' in price)) prices.set(goods.goods_id, price.shippingUnits);
  }
  return prices;
}

function presentGoods(row: FeedRow, ask: FeedRequest, shippingUnits: bigint): FeedGoods {
  const { shop, origin, language, country, isOpen } = ask;
  const asset = assetOf(shop.currency);
  const page = `/s/${shop.handle}/goods/${row.id}`;
  const amount = (units: bigint) => `${formatUnits(units, asset)} ${asset}`;
  return {
    code: row.code,
    title: row.title,
    description: row.description === '' ? row.title : row.description,
    link: origin + inLanguage(language, page),
    images: row.pictures.map((_, index) => `${origin}${page}/${index + 1}.jpg`),
    isAvailable: isOpen && row.available > 0n,
    price: amount(row.price_units),
    brand: row.brand,
    gtin: row.gtin,
    family: row.family,
    type: row.type_name,
    colour: optionOf(row, /^colou?r$/i),
    size: optionOf(row, /^size$/i),
    weightGrams: row.weight_grams,
    shipping: { country, price: amount(shippingUnits) },
  };
}

/** The value of an option that catalogues know by its English name, in the language of the feed. */
function optionOf({ options, said_options: said }: FeedRow, name: RegExp): string {
  const place = options.findIndex((option) => name.test(option.name));
  if (place < 0) return '';
  const spoken = said?.length === options.length ? said : options;
  return spoken[place]?.value ?? '';
}
