// What a list of goods is narrowed by, from the words of a query to what the database is asked; and categories as a tree.
import type * as z from 'zod/mini';
import type { InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { parseUnits, scales, assetOf } from '#domain/money/money.ts';
import { toPage } from '#domain/wire/page.ts';
import type { exploreGoods, goodsCategory } from '#features/search/contract.ts';
import { goodsSearch, type SearchPlan } from '#features/goods/server/public.ts';
import type { Language } from '#domain/text/language.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Asked, Filters, Found, Part } from './search.sql.ts';
import type { TypeRow } from './catalogue.sql.ts';
import { hasTaxTables, listClosedSuppliers, listTaxedCountries } from '#features/pricing/server/public.ts';

/** A query as its endpoint has read it. */
export type Query = InputOf<typeof exploreGoods>;
export type Category = z.output<typeof goodsCategory>;

type Context = {
  readonly tx: Tx;
  readonly now: Date;
  readonly currency: string;
  readonly types: readonly TypeRow[];
};

/** True where nothing was searched for, filtered or sorted: the goods stand as they were put. */
export function isPlain({
  q,
  category,
  sort,
  page: _page,
  page_size: _size,
  in_stock,
  ...rest
}: Query): boolean {
  const isAsked = (value: unknown) => value !== undefined && value !== '';
  return sort === 'relevance' && in_stock !== 'true' && ![q, category, ...Object.values(rest)].some(isAsked);
}

export const noFilters: Filters = {
  types: undefined,
  priceMin: undefined,
  priceMax: undefined,
  isInStock: false,
  maxDays: undefined,
  ratingMin: undefined,
  notFrom: undefined,
};

/** @throws Refused `invalidParameter` for a price of another scale than the currency's. */
export async function readFilters({ tx, now, currency, types }: Context, query: Query): Promise<Filters> {
  return {
    types: query.category === undefined ? undefined : belowOf(types, query.category),
    priceMin: readPrice(query.price_min, 'price_min', currency),
    priceMax: readPrice(query.price_max, 'price_max', currency),
    isInStock: query.in_stock === 'true',
    maxDays: query.max_days,
    ratingMin: query.rating_min,
    notFrom: query.ship_to === undefined ? undefined : await closedTo(tx, query.ship_to, now),
  };
}

function readPrice(text: string | undefined, field: string, currency: string): bigint | undefined {
  if (text === undefined) return undefined;
  const asset = assetOf(currency);
  const [whole = '', part = ''] = text.split('.');
  const scale = scales[asset];
  // `12` is as good a bound as `12.00`; what is finer than the currency is not.
  const units = parseUnits(
    scale === 0 || part.length >= scale ? text : `${whole}.${part.padEnd(scale, '0')}`,
    asset,
  );
  if (units === undefined) throw refuse('invalidParameter', { field, reason: 'scale' });
  return units;
}

/** Suppliers that do not send to a country: all of them where its taxes are not known. */
export async function closedTo(tx: Tx, country: string, now: Date): Promise<string[]> {
  const day = now.toISOString().slice(0, 10);
  const [isTabled, taxed] = await Promise.all([hasTaxTables(tx), listTaxedCountries(tx, day)]);
  return listClosedSuppliers(tx, { country, day, isClosed: isTabled && !taxed.includes(country) });
}

/** A type and all below it. */
export function belowOf(types: readonly TypeRow[], id: string): string[] {
  const found = new Set([id]);
  // Types are few and a child may stand before its parent, so they are walked until nothing is added.
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const type of types) if (type.parent !== null && found.has(type.parent)) found.add(type.id);
  }
  return [...found];
}

/** A type and those above it, the topmost first; nothing for a type that is not there. */
export function lineOf(types: readonly TypeRow[], id: string | undefined): TypeRow[] {
  const byId = new Map(types.map((type) => [type.id, type]));
  const line: TypeRow[] = [];
  for (let type = byId.get(id ?? ''); type !== undefined && !line.includes(type);) {
    line.unshift(type);
    type = type.parent === null ? undefined : byId.get(type.parent);
  }
  return line;
}

export type Counts = Readonly<Record<string, number>>;

/** A type with how many goods it and those below it have. */
export function categoryOf(types: readonly TypeRow[], counts: Counts, { id, name }: TypeRow): Category {
  return { id, code: id, name, count: countIn(counts, belowOf(types, id)) };
}

export const countIn = (counts: Counts, ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + (counts[id] ?? 0), 0);

export const countAll = (counts: Counts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

type Look = (asked: Asked | undefined, part: Part) => Promise<Found>;
type Seek = { readonly tx: Tx; readonly language: Language; readonly query: Query };

export type Sought = {
  readonly found: Found;
  readonly meaning: { readonly shown_for: string | null; readonly better: string | null };
};

/** Looks for what was typed; where that finds nothing, for what is near to it; and says so. */
export async function seek({ tx, language, query }: Seek, look: Look): Promise<Sought> {
  const { q, sort, page, page_size: size } = query;
  const part = { order: sort, limit: size + 1, offset: (page - 1) * size };
  const asNothing = { shown_for: null, better: null };
  if (q === undefined || q === '') return { found: await look(undefined, part), meaning: asNothing };
  const plan = await goodsSearch.plan(tx, q, language);
  const found = await look(plan, part);
  const total = countAll(found.counts ?? {});
  if (total === 0 && plan.loose !== undefined) {
    const loose = { ...plan, strict: nothing, wide: plan.loose };
    return { found: await look(loose, part), meaning: asNothing };
  }
  const shownFor = found.best === 1 ? (plan.meant ?? null) : null;
  const better = page === 1 ? await betterOf({ tx, language, plan, total }, look) : null;
  return { found, meaning: { shown_for: shownFor, better } };
}

/** What no row of the index has. */
const nothing = "'-'";

type Better = {
  readonly tx: Tx;
  readonly language: Language;
  readonly plan: SearchPlan;
  readonly total: number;
};

/** A question that finds more here, and not only somewhere. */
async function betterOf({ tx, language, plan, total }: Better, look: Look): Promise<string | null> {
  const text = await goodsSearch.better(tx, plan, total);
  if (text === undefined) return null;
  const other = await look(await goodsSearch.plan(tx, text, language), {
    order: 'relevance',
    limit: 1,
    offset: 0,
  });
  return countAll(other.counts ?? {}) > total ? text : null;
}

/** A page of what was found, of which one more was asked for than is shown. */
export function pageOfFound<T>(list: readonly T[], ids: readonly string[], query: Query, total: number) {
  return { ...toPage(ids, query, total), list: [...list] };
}
