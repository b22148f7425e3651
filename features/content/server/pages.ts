// Pages of a shop in its own words, and the menu of its pages.
import * as z from 'zod/mini';
import { cleanListing } from '#domain/goods/listing-markup.ts';
import { limits } from '#domain/limits.ts';
import { wordsIn } from '#domain/shop/collection.ts';
import { pageTextFault } from '#domain/shop/content-faults.ts';
import { menuKinds, shopPagePath } from '#domain/shop/shop-page.ts';
import { isLanguage, languages } from '#domain/text/language.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import type {
  listShopPages,
  readShopPage,
  removeShopPage,
  saveShopPage,
  setMenu,
} from '#features/content/pages.contract.ts';
import type { storefrontPage } from '#features/content/storefront.contract.ts';
import { presentPublicShop, shopByHandle } from '#features/shop/server/public.ts';
import { holdLimits, type Context } from '#features/showcase/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Json } from '#platform/db/sql.ts';
import type { Environment } from '#platform/environment.ts';
import type { Call } from '#platform/http/pipeline.ts';
import { freeSlug, readTexts } from './collections.ts';
import * as sql from './pages.sql.ts';

type Listed = GivenOf<typeof listShopPages>;
type Entry = Listed['menu']['entries'][number];

const textsShape = z.record(z.string(), z.object({ title: z.string(), body: z.string() }));
const entriesShape = z.array(z.object({ kind: z.enum(menuKinds), ref: z.string() }));

function readPageTexts(texts: Json): z.output<typeof textsShape> {
  const read = textsShape.safeParse(texts);
  return read.success ? read.data : {};
}

const noText = { title: '', body: '' };

export async function showPages(context: Context): Promise<Listed> {
  const { tx, shop, language } = context;
  const place = { shopId: shop.shop_id };
  const [rows, menu, collections, types] = await Promise.all([
    sql.listRows(tx, place),
    sql.findMenu(tx, place),
    sql.listMenuCollections(tx, place),
    sql.listTypes(tx, { language }),
  ]);
  const choices: Entry[] = [
    ...collections.map(({ collection_id: ref, texts, is_shown: isShown }) => ({
      kind: 'collection' as const,
      ref,
      title: wordsIn(readTexts(texts), language, { title: '', description: '' }).title,
      is_shown: isShown,
    })),
    ...rows.map(({ page_id: ref, texts, is_shown: isShown }) => ({
      kind: 'page' as const,
      ref,
      title: wordsIn(readPageTexts(texts), language, noText).title,
      is_shown: isShown,
    })),
    ...types.map(({ id, name }) => ({ kind: 'type' as const, ref: id, title: name, is_shown: true })),
  ];
  const entries = entriesShape.safeParse(menu?.entries).data ?? [];
  return {
    list: rows.map((row) => summaryOf(context, row)),
    max: limits.shopPagesMax,
    menu: {
      // What is gone since is no entry any more.
      entries: entries.flatMap(({ kind, ref }) =>
        choices.filter((choice) => choice.kind === kind && choice.ref === ref),
      ),
      max: limits.menuEntriesMax,
      version: menu?.version ?? 0,
      choices,
    },
  };
}

/** @throws Refused `recordNotFound` for a page that the shop does not have. */
export async function showPage(
  context: Context,
  { id }: InputOf<typeof readShopPage>,
): Promise<GivenOf<typeof readShopPage>> {
  const row = await sql.findRow(context.tx, { shopId: context.shop.shop_id, id });
  if (row === undefined) throw unknown('id');
  const texts = Object.entries(readPageTexts(row.texts));
  return {
    ...summaryOf(context, row),
    texts: texts.flatMap(([lang, text]) => (isLanguage(lang) ? [{ lang, ...text }] : [])),
  };
}

/**
 * Makes a page, or changes one over the version that was read.
 *
 * @throws Refused `recordNotFound` for a version of a page that is not there, `staleVersion`; `invalidOperation` (`pages_max`, with `max`) where there is no place left.
 * @throws Refused `invalidParameter` with `field` `texts` and `lang`, `of`, `line`, `word` and a reason of `pageTextFault`.
 */
export async function changePage(
  context: Context,
  input: InputOf<typeof saveShopPage>,
): Promise<GivenOf<typeof readShopPage>> {
  await holdLimits(context);
  const { tx, shop, now } = context;
  const place = { shopId: shop.shop_id, id: input.id };
  const before = await sql.findRow(tx, place);
  if (before === undefined && input.version > 0) throw unknown('id');
  if (input.version !== (before?.version ?? 0)) throw stale(input.id, before?.version);
  const texts = textsOf(input.texts);
  const values = { ...place, texts: JSON.stringify(texts), isShown: input.is_shown, at: now };
  if (before === undefined) {
    const others = await sql.listRows(tx, { shopId: shop.shop_id });
    const max = limits.shopPagesMax;
    if (others.length >= max) throw refuse('invalidOperation', { reason: 'pages_max', max });
    const taken = new Set(others.map(({ slug }) => slug));
    const slug = freeSlug(wordsIn(texts, 'en', noText).title, taken, 'page');
    await sql.insertRow(tx, { ...values, slug, max });
  } else if ((await sql.updateRow(tx, { ...values, version: input.version })) === undefined) {
    throw stale(input.id, before.version);
  }
  return showPage(context, { id: input.id });
}

/** @throws Refused `recordNotFound`, `staleVersion`. */
export async function dropPage(
  context: Context,
  { id, version }: InputOf<typeof removeShopPage>,
): Promise<Listed> {
  await holdLimits(context);
  const { tx, shop } = context;
  const place = { shopId: shop.shop_id, id };
  const row = await sql.findRow(tx, place);
  if (row === undefined) throw unknown('id');
  if ((await sql.deleteRow(tx, { ...place, version })) === undefined) throw stale(id, row.version);
  return showPages(context);
}

/** @throws Refused `staleVersion`; `invalidParameter` (`duplicate`) and `recordNotFound` with `field` `entries`. */
export async function changeMenu(
  context: Context,
  { entries, version }: InputOf<typeof setMenu>,
): Promise<Listed> {
  await holdLimits(context);
  const { tx, shop, now } = context;
  const { menu } = await showPages(context);
  const keys = entries.map(({ kind, ref }) => `${kind} ${ref}`);
  if (new Set(keys).size < keys.length)
    throw refuse('invalidParameter', { field: 'entries', reason: 'duplicate' });
  const known = new Set(menu.choices.map(({ kind, ref }) => `${kind} ${ref}`));
  if (keys.some((key) => !known.has(key))) throw unknown('entries');
  const written = await sql.writeMenu(tx, {
    shopId: shop.shop_id,
    entries: JSON.stringify(entries),
    version,
    at: now,
  });
  if (written === undefined) throw refuse('staleVersion', { reason: 'stale', version: menu.version });
  return showPages(context);
}

type Visit = { readonly tx: Tx; readonly env: Environment; readonly call: Pick<Call, 'language'> };

/** @throws Refused `recordNotFound` for a page that is not there, or hidden; `invalidUserPage` without a shop. */
export async function showPublicPage(
  { tx, env, call: { language } }: Visit,
  { handle, slug }: InputOf<typeof storefrontPage>,
): Promise<GivenOf<typeof storefrontPage>> {
  const shop = await shopByHandle(tx, handle);
  if (shop === undefined) throw refuse('invalidUserPage', { reason: 'no_shop' });
  const found = await sql.findShown(tx, { shopId: shop.shop_id, slug });
  if (found === undefined) throw unknown('slug');
  return {
    shop: presentPublicShop(shop, env, language),
    page: { slug: found.slug, ...wordsIn(readPageTexts(found.texts), language, noText) },
  };
}

function summaryOf({ env, shop, language }: Context, row: sql.PageRow): Listed['list'][number] {
  return {
    id: row.page_id,
    slug: row.slug,
    title: wordsIn(readPageTexts(row.texts), language, noText).title,
    is_shown: row.is_shown,
    public_url: `${env.baseUrl}/s/${shop.handle}${shopPagePath(row.slug)}`,
    version: row.version,
  };
}

/** The words by language, in the order of the languages, each cleaned and judged. */
function textsOf(typed: InputOf<typeof saveShopPage>['texts']): z.output<typeof textsShape> {
  if (new Set(typed.map(({ lang }) => lang)).size < typed.length)
    throw refuse('invalidParameter', { field: 'texts', reason: 'duplicate' });
  const clean = typed.map(({ lang, title, body }) => {
    const text = cleanListing({ title, description: body });
    return { lang, title: text.title ?? '', body: text.description ?? '' };
  });
  for (const { lang, ...text } of clean) {
    const fault = pageTextFault(text);
    if (fault === undefined) continue;
    const { field: of, reason, line, word } = fault;
    throw refuse('invalidParameter', { field: 'texts', reason, of, lang, line, word });
  }
  const ordered = languages.flatMap((lang) => clean.filter((one) => one.lang === lang));
  return Object.fromEntries(ordered.map(({ lang, title, body }) => [lang, { title, body }]));
}

const unknown = (field: string) => refuse('recordNotFound', { field, reason: 'unknown' });

function stale(id: string, version: number | undefined) {
  return refuse('staleVersion', { reason: 'stale', ids: [id], version: version ?? 0 });
}
