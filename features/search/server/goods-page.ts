// One goods of a shop as its page shows it.
import { assetOf, formatUnits } from '#domain/money/money.ts';
import { iso } from '#domain/time.ts';
import { pictureOf, picturesOf } from '#domain/wire/picture.ts';
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { isEuReady } from '#domain/geo/european-union.ts';
import { isUuid } from '#domain/wire/ids.ts';
import { dayMs, limits } from '#domain/limits.ts';
import type { storefrontGood } from '#features/search/contract.ts';
import { quantityPriceOf } from '#features/discounts/server/public.ts';
import { presentPublicShop } from '#features/shop/server/public.ts';
import type { Environment } from '#platform/environment.ts';
import { sizesOf } from '#platform/picture-sizes.ts';
import { presentGoods, shopAt, type Input } from './catalogue.ts';
import { offersWith } from './bundles.ts';
import { choicesOf } from './choices.ts';
import { landedFor } from '#features/pricing/server/public.ts';
import * as sql from './goods-page.sql.ts';

type Details = GivenOf<typeof storefrontGood>['goods'];

/** Others of its kind shown beside one goods. */
const moreShown = 4;

/** @throws Refused `recordNotFound` for goods that the shop does not sell. */
export async function showGoods(
  { tx, env, call: { language } }: Input,
  input: InputOf<typeof storefrontGood>,
): Promise<GivenOf<typeof storefrontGood>> {
  const shop = await shopAt(tx, input.handle);
  if (!isUuid(input.id)) throw notOnSale();
  const [row, landed] = await Promise.all([
    sql.findGoods(tx, { shopId: shop.shop_id, language, goodsId: input.id }),
    landedFor({ tx, env }, shop, input),
  ]);
  if (row === undefined) throw notOnSale();
  const familyPart = { language, family: row.family, limit: limits.familyGoodsMax };
  const [others, family, goods, bundles] = await Promise.all([
    sql.listSimilar(tx, shop.shop_id, { language, goods: row, limit: moreShown }),
    row.family === '' ? [] : sql.listFamily(tx, { shopId: shop.shop_id, ...familyPart }),
    presentDetails(row, shop.currency, env),
    offersWith({ tx, env }, shop, input.id),
  ]);
  const arrival = (days: number) => new Date(env.clock.now().getTime() + days * dayMs).toISOString();
  const days = landed?.price?.days ?? goods.days;
  return {
    shop: presentPublicShop(shop, env, language),
    goods,
    choices: await Promise.all(choicesOf(row, family).map((choice) => withPictures(choice, env))),
    landed,
    arrives: { from: arrival(days.p50), to: arrival(days.p90) },
    bundles,
    more: others.map((other) => presentGoods(other, shop.currency, env)),
  };
}

const notOnSale = () => refuse('recordNotFound', { field: 'id', reason: 'not_on_sale' });

type Choice = GivenOf<typeof storefrontGood>['choices'][number];

/** The pictures of an option's values as addresses, of the smallest copy that there is. */
async function withPictures(choice: Choice, env: Environment): Promise<Choice> {
  const values = choice.values.map(async (value) => {
    const url = pictureOf(value.picture ?? '', value.value)?.url;
    if (url === undefined) return value;
    return { ...value, picture: (await sizesOf(env, url))[0]?.url ?? url };
  });
  return { ...choice, values: await Promise.all(values) };
}

async function presentDetails(row: sql.GoodsFacts, currency: string, env: Environment): Promise<Details> {
  const images = picturesOf(row, row.title).map(async (picture) => ({
    ...picture,
    sizes: await sizesOf(env, picture.url),
  }));
  return {
    ...presentGoods(row, currency, env),
    images: await Promise.all(images),
    video: presentVideo(row),
    description_markup: row.markup,
    family: orNull(row.family),
    brand: orNull(row.brand),
    gtin: orNull(row.gtin),
    origin: orNull(row.origin),
    eu_person: orNull(row.eu_person),
    eu_ready: isEuReady(row),
    weight_grams: row.weight_grams,
    sale_ends_at: iso(row.sale_ends_at),
    quantity_price: presentQuantityPrice(row, currency),
    dispatch_days: row.dispatch_days,
    warnings_lang: row.warnings_lang,
  };
}

function presentQuantityPrice(row: sql.GoodsFacts, currency: string): Details['quantity_price'] {
  const price = quantityPriceOf(row);
  if (price === undefined) return null;
  const asset = assetOf(currency);
  const steps = price.steps.map(({ from, units }) => ({ from, price: formatUnits(units, asset) }));
  return { kind: price.kind, steps };
}

function presentVideo(row: sql.GoodsFacts): Details['video'] {
  const { video: name, video_width: w, video_height: h, video_captions: captions } = row;
  if (name === null || w === null || h === null) return null;
  return { url: `/files/${name}`, mime: name.endsWith('.webm') ? 'video/webm' : 'video/mp4', w, h, captions };
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
