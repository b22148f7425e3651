// What a shop says of one product in its own words and pictures, beside what the supplier says.
import * as z from 'zod/mini';
import { cleanListing, plainListing, type ListingWords } from '#domain/goods/listing-markup.ts';
import { listingFaults } from '#domain/goods/listing-words.ts';
import { listingLimits } from '#domain/limits/listing.ts';
import { languages, type Language } from '#domain/text/language.ts';
import { addMinutes, iso } from '#domain/time.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { goodsSearch } from '#features/goods/server/public.ts';
import { holdLimits, type Context } from '#features/showcase/server/context.ts';
import type {
  readListing as readEndpoint,
  saveListing as saveEndpoint,
  undoListing as undoEndpoint,
} from '#features/showcase/listing.contract.ts';
import * as sql from './listing.sql.ts';
import { choosePictures, type ChosenPictures } from './pictures.ts';
import { chooseVideo, presentVideo, savedVideo, videoOf, type ListingVideo } from './video.ts';

type Shown = GivenOf<typeof readEndpoint>;
type Text = ListingWords & { readonly lang: Language };

/** All that a shop says of a product: what an undoing puts back. */
const savedListing = z.object({
  texts: z.array(
    z.object({ lang: z.enum(languages), title: z.nullable(z.string()), description: z.nullable(z.string()) }),
  ),
  pictures: z.nullable(z.array(z.string())),
  own: z.array(z.string()),
  /** Not there in what was saved before there were videos. */
  video: z.optional(z.nullable(savedVideo)),
});
type SavedListing = z.output<typeof savedListing>;

/** @throws Refused `recordNotFound` for a product that is not in the shop's showcase. */
export async function showListing(context: Context, { id }: InputOf<typeof readEndpoint>): Promise<Shown> {
  const row = await rowOf(context, id);
  const wanted = { goodsId: id };
  const [texts, supplierTexts] = await Promise.all([
    sql.readTexts(context.tx, { ...wanted, shopId: context.shop.shop_id }),
    sql.readSupplierTexts(context.tx, wanted),
  ]);
  return present(context, row, { texts, supplierTexts });
}

/**
 * Says something else of a product, all of it or nothing. What is not named stays.
 *
 * @throws Refused `recordNotFound`, `staleVersion`.
 * @throws Refused `invalidParameter` with `field` `texts` and `lang`, `line`, `word` and a reason of
 *   `listingFaultReasons`, or `duplicate` for a language that is there twice; with `field` `pictures` as
 *   `choosePictures` does, with `field` `video` as `chooseVideo` does.
 */
export async function changeListing(context: Context, input: InputOf<typeof saveEndpoint>): Promise<Shown> {
  await holdLimits(context);
  const row = await rowOf(context, input.id);
  const before = await savedOf(context, row);
  const texts =
    input.texts === undefined ? before.texts : await readWords(context, row, before.texts, input.texts);
  const chosen =
    input.pictures === undefined
      ? before
      : await choosePictures({ ...context, shopId: context.shop.shop_id }, row, input.pictures);
  const video =
    input.video === undefined
      ? videoOf(row)
      : await chooseVideo({ ...context, shopId: context.shop.shop_id }, row, {
          wished: input.video,
          supplierText: namesOf(row, await sql.readSupplierTexts(context.tx, { goodsId: row.goods_id })),
        });
  await write(context, row, { version: input.version, texts, chosen, video, before });
  return showListing(context, { id: input.id });
}

/**
 * Puts back what was said before the last change.
 *
 * @throws Refused `invalidOperation` `undo_over` where there is nothing to put back, or it is too late.
 * @throws Refused `recordNotFound`, `staleVersion`.
 */
export async function undoListingChange(
  context: Context,
  { id, version }: InputOf<typeof undoEndpoint>,
): Promise<Shown> {
  await holdLimits(context);
  const row = await rowOf(context, id);
  if (row.listing_version !== version) throw stale(row);
  if (row.before === null || row.undo_until === null || row.undo_until <= context.now)
    throw refuse('invalidOperation', { reason: 'undo_over' });
  const { texts, video = null, ...chosen } = savedListing.parse(row.before);
  await write(context, row, { version, texts, chosen, video, before: undefined });
  return showListing(context, { id });
}

async function rowOf({ tx, shop }: Context, goodsId: string): Promise<sql.ListingRow> {
  const row = await sql.readListing(tx, { shopId: shop.shop_id, goodsId });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'unknown' });
  return row;
}

async function savedOf({ tx, shop }: Context, row: sql.ListingRow): Promise<SavedListing> {
  const texts = await sql.readTexts(tx, { shopId: shop.shop_id, goodsId: row.goods_id });
  return { texts, pictures: row.chosen, own: row.own, video: videoOf(row) };
}

/** What is typed, cleaned and judged, with the languages that it does not name as they were. */
async function readWords(
  { tx }: Context,
  row: sql.ListingRow,
  before: readonly Text[],
  typed: readonly Text[],
): Promise<Text[]> {
  const named = new Set(typed.map(({ lang }) => lang));
  if (named.size < typed.length) throw refuse('invalidParameter', { field: 'texts', reason: 'duplicate' });
  const supplierText = namesOf(row, await sql.readSupplierTexts(tx, { goodsId: row.goods_id }));
  const known = [row.code, row.gtin].filter((number) => number !== '');
  const texts = typed.map(({ lang, ...words }) => {
    const clean = cleanListing(words);
    const [fault] = listingFaults(clean, { supplierText, known });
    if (fault === undefined) return { lang, ...clean };
    const { field, reason, line, word } = fault;
    throw refuse('invalidParameter', { field: 'texts', reason, of: field, lang, line, word });
  });
  const all = [...before.filter(({ lang }) => !named.has(lang)), ...texts];
  return all.filter(({ title, description }) => title !== null || description !== null);
}

type SupplierTexts = readonly { readonly title: string | null; readonly description: string | null }[];

/** What the supplier says and who made it: what is named there, a shop may name too. */
function namesOf(row: sql.ListingRow, texts: SupplierTexts): string {
  const said = texts.flatMap(({ title, description }) => [title ?? '', description ?? '']);
  return [row.brand, row.title, row.description, row.maker, ...said]
    .filter((text) => text !== '')
    .join(' \n');
}

type Writing = {
  readonly version: number;
  readonly texts: readonly Text[];
  readonly chosen: ChosenPictures;
  readonly video: ListingVideo | null;
  /** What can be put back; undefined where this is the putting back. */
  readonly before: SavedListing | undefined;
};

async function write(context: Context, row: sql.ListingRow, writing: Writing): Promise<void> {
  const { tx, shop, now } = context;
  const { version, texts, chosen, video, before } = writing;
  const place = { shopId: shop.shop_id, goodsId: row.goods_id };
  const written = await sql.writeListing(tx, {
    ...place,
    pictures: chosen.pictures,
    own: [...chosen.own],
    videoFileId: video?.file_id ?? null,
    video: video?.name ?? null,
    videoWidth: video?.width ?? null,
    videoHeight: video?.height ?? null,
    videoCaptions: video?.captions ?? null,
    words: texts.length === 0 ? '' : goodsSearch.vectorOf(searchedOf(texts)),
    before: before === undefined ? null : JSON.stringify(before),
    undoUntil: before === undefined ? null : addMinutes(now, listingLimits.listingUndoMinutes),
    version,
    at: now,
  });
  if (written === undefined) throw stale(row);
  await sql.dropTexts(tx, { ...place, kept: texts.map(({ lang }) => lang) });
  await sql.putTexts(tx, {
    ...place,
    langs: texts.map(({ lang }) => lang),
    titles: texts.map(({ title }) => title),
    descriptions: texts.map(({ description }) => description),
    plains: texts.map(({ description }) => (description === null ? null : plainListing(description))),
    at: now,
  });
  await sql.touchItem(tx, { ...place, at: now });
}

function searchedOf(texts: readonly Text[]) {
  return {
    code: '',
    brand: '',
    gtin: '',
    typeId: '',
    texts: texts.map(({ lang, title, description }) => ({
      language: lang,
      title: title ?? '',
      options: '',
      description: description === null ? '' : plainListing(description),
    })),
  };
}

function stale({ goods_id: id, title, listing_version: version }: sql.ListingRow) {
  return refuse('staleVersion', { reason: 'stale', ids: [id], titles: [title], version: version ?? 0 });
}

type Texts = {
  readonly texts: readonly Text[];
  readonly supplierTexts: readonly (Text & { readonly lang: Language })[];
};

function present({ env, shop, now }: Context, row: sql.ListingRow, { texts, supplierTexts }: Texts): Shown {
  const { title, description } = row;
  const url = (name: string) => `/files/${name}`;
  const supplier = [row.picture, ...row.pictures].filter((name) => name !== '');
  const canUndo = row.before !== null && row.undo_until !== null && row.undo_until > now;
  return {
    id: row.goods_id,
    code: row.code,
    public_url: `${env.baseUrl}/s/${shop.handle}/goods/${row.goods_id}`,
    on_sale: row.status === 'listed',
    version: row.listing_version ?? 0,
    texts: [...texts],
    supplier_texts: [
      { lang: 'en', title, description },
      ...supplierTexts.map((one) => ({
        lang: one.lang,
        title: one.title ?? title,
        description: one.description ?? description,
      })),
    ],
    pictures: row.shown.map((name) => ({ url: url(name), is_own: row.own.includes(name) })),
    supplier_pictures: supplier.map((name) => ({ url: url(name) })),
    video: presentVideo(videoOf(row)),
    follows_supplier: row.chosen === null,
    legal: {
      warnings: row.warnings,
      maker: row.maker,
      eu_person: row.eu_person === '' ? null : row.eu_person,
    },
    supplier_names: namesOf(row, supplierTexts),
    gtin: row.gtin === '' ? null : row.gtin,
    undo_until: canUndo ? iso(row.undo_until) : null,
  };
}
