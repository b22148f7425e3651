// Collections of a shop and the products that its home features, as the merchant makes them.
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { assetOf, formatUnits, parseUnits } from '#domain/money/money.ts';
import { collectionPath, featuredSlug, noCollectionWords, wordsIn } from '#domain/shop/collection.ts';
import { collectionFault } from '#domain/shop/content-faults.ts';
import { isLanguage, languages } from '#domain/text/language.ts';
import { slugOfTitle } from '#domain/text/slug.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { pictureOf } from '#domain/wire/picture.ts';
import type {
  listCollections,
  readCollection,
  removeCollection,
  saveCollection,
  setFeatured,
} from '#features/content/contract.ts';
import { holdLimits, type Context } from '#features/showcase/server/public.ts';
import type { Json } from '#platform/db/sql.ts';
import * as sql from './collections.sql.ts';

type Listed = GivenOf<typeof listCollections>;
type Shown = GivenOf<typeof readCollection>;
type Rule = NonNullable<Shown['rule']>;

export const textsShape = z.record(z.string(), z.object({ title: z.string(), description: z.string() }));

/** The words of the database, by language; none where they are not of this program's shape. */
export function readTexts(texts: Json): z.output<typeof textsShape> {
  const read = textsShape.safeParse(texts);
  return read.success ? read.data : {};
}

export async function showCollections(context: Context): Promise<Listed> {
  const { tx, shop, now } = context;
  const place = { shopId: shop.shop_id };
  const [rows, featured] = await Promise.all([
    sql.listRows(tx, { ...place, now }),
    sql.findFeatured(tx, place),
  ]);
  return {
    list: rows.map((row) => summaryOf(context, row)),
    max: limits.collectionsMax,
    featured: {
      goods: await itemsOf(context, featured?.goods ?? []),
      max: limits.featuredGoodsMax,
      version: featured?.version ?? 0,
    },
    currency: shop.currency,
  };
}

/** @throws Refused `recordNotFound` for a collection that the shop does not have. */
export async function showCollection(
  context: Context,
  { id }: InputOf<typeof readCollection>,
): Promise<Shown> {
  const row = await sql.findRow(context.tx, { shopId: context.shop.shop_id, id, now: context.now });
  if (row === undefined || id === sql.featuredId) throw unknown();
  const { currency } = context.shop;
  const amount = (units: bigint | null) => (units === null ? null : formatUnits(units, currency));
  return {
    ...summaryOf(context, row),
    texts: Object.entries(readTexts(row.texts)).flatMap(([lang, words]) =>
      isLanguage(lang) ? [{ lang, ...words }] : [],
    ),
    items: row.kind === 'hand' ? await itemsOf(context, row.goods) : null,
    rule:
      row.kind === 'hand'
        ? null
        : {
            type_id: row.type_id,
            price_min: amount(row.price_min_units),
            price_max: amount(row.price_max_units),
            new_days: row.new_days,
            is_on_sale: row.is_on_sale,
            is_in_stock: row.is_in_stock,
            sort: row.sort,
          },
    currency,
  };
}

/**
 * Makes a collection, or changes one over the version that was read.
 *
 * @throws Refused `staleVersion`; `invalidOperation` (`collections_max`, with `max`) where there is no place left.
 * @throws Refused `recordNotFound` for a version of a collection that is not there, and for products of others.
 * @throws Refused `invalidParameter` with `field` `texts` and `lang`, `of`, `word` and a reason of `collectionFault`; with
 *   `field` `goods_ids` or `rule` and a reason.
 */
export async function changeCollection(
  context: Context,
  input: InputOf<typeof saveCollection>,
): Promise<Shown> {
  await holdLimits(context);
  const { tx, shop, now } = context;
  const place = { shopId: shop.shop_id, id: input.id };
  if (input.id === sql.featuredId) throw unknown();
  const before = await sql.findRow(tx, { ...place, now });
  if (before === undefined && input.version > 0) throw unknown();
  if (input.version !== (before?.version ?? 0)) throw stale(input.id, before?.version);
  const texts = textsOf(input.texts);
  const values = {
    ...place,
    ...(await contentOf(context, input, before?.goods ?? [])),
    texts: JSON.stringify(texts),
    isShown: input.is_shown,
    at: now,
  };
  if (before === undefined) {
    const taken = await sql.listSlugs(tx, { shopId: shop.shop_id });
    const max = limits.collectionsMax;
    if (taken.length >= max) throw refuse('invalidOperation', { reason: 'collections_max', max });
    const slug = freeSlug(
      wordsIn(texts, 'en', noCollectionWords).title,
      new Set([featuredSlug, ...taken.map((one) => one.slug)]),
      'collection',
    );
    await sql.insertRow(tx, { ...values, slug, max });
  } else if ((await sql.updateRow(tx, { ...values, version: input.version })) === undefined) {
    throw stale(input.id, before.version);
  }
  return showCollection(context, { id: input.id });
}

/** @throws Refused `recordNotFound`, `staleVersion`. */
export async function dropCollection(
  context: Context,
  { id, version }: InputOf<typeof removeCollection>,
): Promise<Listed> {
  await holdLimits(context);
  const { tx, shop, now } = context;
  const place = { shopId: shop.shop_id, id };
  const row = await sql.findRow(tx, { ...place, now });
  if (row === undefined || id === sql.featuredId) throw unknown();
  if ((await sql.deleteRow(tx, { ...place, version })) === undefined) throw stale(id, row.version);
  return showCollections(context);
}

/** @throws Refused `staleVersion`; `invalidParameter` (`duplicate`) and `recordNotFound` with `field` `goods_ids`. */
export async function changeFeatured(
  context: Context,
  { goods_ids: ids, version }: InputOf<typeof setFeatured>,
): Promise<Listed> {
  await holdLimits(context);
  const { tx, shop, now } = context;
  const before = await sql.findFeatured(tx, { shopId: shop.shop_id });
  await assertOwn(context, ids, before?.goods ?? []);
  const written = await sql.writeFeatured(tx, { shopId: shop.shop_id, goods: [...ids], version, at: now });
  if (written === undefined) throw stale(sql.featuredId, before?.version);
  return showCollections(context);
}

function summaryOf({ env, shop, language }: Context, row: sql.CollectionRow): Listed['list'][number] {
  return {
    id: row.collection_id,
    slug: row.slug,
    title: wordsIn(readTexts(row.texts), language, noCollectionWords).title,
    kind: row.kind,
    is_shown: row.is_shown,
    goods: row.goods_count,
    public_url: `${env.baseUrl}/s/${shop.handle}${collectionPath(row.slug)}`,
    version: row.version,
  };
}

async function itemsOf({ tx, shop, language }: Context, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await sql.listItems(tx, { shopId: shop.shop_id, language, ids: [...ids] });
  return rows.map(({ id, title, picture, is_listed: isListed }) => ({
    id,
    title,
    image: pictureOf(picture, title),
    on_sale: isListed,
  }));
}

/** The words by language, in the order of the languages, each judged. */
function textsOf(typed: InputOf<typeof saveCollection>['texts']): z.output<typeof textsShape> {
  if (new Set(typed.map(({ lang }) => lang)).size < typed.length)
    throw refuse('invalidParameter', { field: 'texts', reason: 'duplicate' });
  for (const { lang, ...words } of typed) {
    const fault = collectionFault(words);
    if (fault === undefined) continue;
    const { field: of, reason, word } = fault;
    throw refuse('invalidParameter', { field: 'texts', reason, of, lang, word });
  }
  const ordered = languages.flatMap((lang) => typed.filter((one) => one.lang === lang));
  return Object.fromEntries(ordered.map(({ lang, title, description }) => [lang, { title, description }]));
}

const noRule = {
  typeId: null,
  priceMin: null,
  priceMax: null,
  newDays: null,
  isOnSale: false,
  isInStock: false,
  sort: 'shop' as const,
};

/** What is in it: products in order, or a rule. */
async function contentOf(
  context: Context,
  { goods_ids: ids, rule }: InputOf<typeof saveCollection>,
  before: readonly string[],
) {
  if ((ids === undefined) === (rule === undefined))
    throw refuse('invalidParameter', { field: 'rule', reason: 'one_of_two' });
  if (ids !== undefined) {
    await assertOwn(context, ids, before);
    return { kind: 'hand' as const, goods: [...ids], ...noRule };
  }
  return { kind: 'rule' as const, goods: [], ...(rule === undefined ? noRule : await ruleOf(context, rule)) };
}

async function ruleOf({ tx, shop }: Context, rule: Rule) {
  if (rule.type_id !== null && !(await sql.hasType(tx, { id: rule.type_id })))
    throw refuse('invalidParameter', { field: 'rule.type_id', reason: 'unknown' });
  const units = (text: string | null, field: string) => {
    if (text === null) return null;
    const read = parseUnits(text, assetOf(shop.currency));
    if (read === undefined) throw refuse('invalidParameter', { field: `rule.${field}`, reason: 'scale' });
    return read;
  };
  const priceMin = units(rule.price_min, 'price_min');
  const priceMax = units(rule.price_max, 'price_max');
  if (priceMin !== null && priceMax !== null && priceMin > priceMax)
    throw refuse('invalidParameter', { field: 'rule.price_max', reason: 'below_price_min' });
  return {
    typeId: rule.type_id,
    priceMin,
    priceMax,
    newDays: rule.new_days,
    isOnSale: rule.is_on_sale,
    isInStock: rule.is_in_stock,
    sort: rule.sort,
  };
}

/** Products of the showcase, each once. One that was there before may stay though it was removed since. */
async function assertOwn(
  { tx, shop }: Context,
  ids: readonly string[],
  before: readonly string[],
): Promise<void> {
  if (new Set(ids).size < ids.length)
    throw refuse('invalidParameter', { field: 'goods_ids', reason: 'duplicate' });
  const asked = ids.filter((id) => !before.includes(id));
  const own = asked.length === 0 ? [] : await sql.listOwn(tx, { shopId: shop.shop_id, ids: asked });
  if (own.length < asked.length) throw refuse('recordNotFound', { field: 'goods_ids', reason: 'unknown' });
}

/** The title as a part of an address, or this word for a title of signs alone; with a number where it is taken. */
export function freeSlug(title: string, taken: ReadonlySet<string>, word: string): string {
  const slug = slugOfTitle(title, limits.slugUnitsMax - 4) || word;
  for (let number = 1; ; number += 1) {
    const wish = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(wish)) return wish;
  }
}

const unknown = () => refuse('recordNotFound', { field: 'id', reason: 'unknown' });

function stale(id: string, version: number | undefined) {
  return refuse('staleVersion', { reason: 'stale', ids: [id], version: version ?? 0 });
}
