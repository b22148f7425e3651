// The catalogue as people of the console work with it: the list, one goods' file, changes by hand, and steps of its life.
import { pictureOf, picturesOf } from '#domain/wire/picture.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { isEuReady } from '#domain/geo/european-union.ts';
import { isGtin } from '#domain/goods/gtin.ts';
import { otherLanguages } from '#domain/text/language.ts';
import { formatUnits, parseUnits, type Asset } from '#domain/money/money.ts';
import type * as contract from '#features/goods/catalogue.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Act } from '#platform/http/pipeline.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './goods-file.sql.ts';
import { takeBackStock } from './allotments.ts';
import { costChangeOf, type CostRises } from './cost-rises.ts';
import { readKnown, setOnHand, updateGoods, insertGoods, type KnownGoods } from './import/import.sql.ts';
import { noFacts } from './import/import-facts.ts';
import { factsOf } from './import/import-values.ts';
import type { GoodsChanged } from './import/import.ts';
import { indexGoods } from './search/search-index.ts';
import { readTexts, writeTexts } from './texts.sql.ts';
import { listTypeRows, listSupplierRows } from './types.sql.ts';

type ListRow = GivenOf<typeof contract.listCatalogueGoods>['list'][number];

export function presentCatalogueRow(row: sql.CatalogueRow, currency: Asset): ListRow {
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    image: pictureOf(row.picture, row.title),
    state: row.state,
    type: row.type_name,
    supplier: row.supplier_name,
    cost: formatUnits(row.cost_units, currency),
    suggested_price: formatUnits(row.suggested_units, currency),
    currency,
    on_hand: Number(row.on_hand),
    reserved: Number(row.reserved),
    eu_ready: isEuReady(row),
    version: row.version,
    created_at: row.created_at,
  };
}

/** @throws Refused `recordNotFound`. */
export async function presentFile(
  tx: Tx,
  env: Environment,
  id: string,
): Promise<GivenOf<typeof contract.goodsFile>> {
  const row = await sql.readFile(tx, { id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'unknown' });
  const { currency } = env.policy;
  const [texts, same, versions, steps] = await Promise.all([
    readTexts(tx, { languages: otherLanguages, goodsIds: [id] }),
    sql.listSame(tx, { id }),
    sql.listVersions(tx, { id }),
    sql.listSteps(tx, { id }),
  ]);
  const textOf = (lang: string) => texts.find((one) => one.lang === lang);
  return {
    ...presentCatalogueRow(row, currency),
    state_reason: row.state_reason,
    description: row.description,
    weight_grams: row.weight_grams,
    images: picturesOf(row, row.title),
    type_id: row.type_id,
    supplier: {
      id: row.supplier_id,
      code: row.supplier_code,
      name: row.supplier_name,
    },
    brand: row.brand,
    gtin: row.gtin,
    heading: row.heading,
    origin: row.origin,
    maker: row.maker,
    eu_person: row.eu_person,
    warnings: row.warnings,
    listed_by: row.listed_by,
    texts: otherLanguages.map((lang) => ({
      lang,
      title: textOf(lang)?.title ?? '',
      description: textOf(lang)?.description ?? '',
    })),
    lacks: [
      ...lacksOf(row),
      ...(same.length > 0 ? (['unique'] as const) : []),
      ...(otherLanguages.some((lang) => !textOf(lang)?.title) ? (['texts'] as const) : []),
    ],
    same,
    versions: versions.map((one) => ({
      version: one.version,
      cost: formatUnits(one.cost_units, currency),
      suggested_price: formatUnits(one.suggested_units, currency),
      title: one.title,
      made_at: one.made_at.toISOString(),
      made_by: one.maker,
      why: one.why,
    })),
    steps: steps.map((one) => ({
      from: one.from_state,
      to: one.to_state,
      reason: one.reason,
      made_by: one.maker ?? '',
      made_at: one.made_at.toISOString(),
    })),
  };
}

function lacksOf(row: sql.FileRow) {
  const missing = { picture: row.picture, maker: row.maker, eu_person: row.eu_person, origin: row.origin };
  const empty = (['picture', 'maker', 'eu_person', 'origin'] as const).filter((key) => missing[key] === '');
  return [...empty, ...(row.on_hand === row.reserved ? (['stock'] as const) : [])];
}

type Calls = typeof contract.editGoods | typeof contract.addGoods;
type Asked<E extends Calls> = Act<E>;

/**
 * Changes one goods by hand, as a new version; its search index and the shops that sell it follow.
 *
 * @throws Refused `staleVersion` where it was changed since it was read.
 * @throws Refused `goodsTypeNotConfigured`, `langCodeDuplicated`, `outOfStock` (fewer than buyers hold), `invalidParameter`.
 */
export async function edit(
  act: Asked<typeof contract.editGoods>,
  { changed, rises }: { readonly changed: GoodsChanged; readonly rises: CostRises },
) {
  const { tx, env, input, personId, now, audit } = act;
  const [held] = await sql.lockGoods(tx, { ids: [input.id] });
  const code = held === undefined ? undefined : await sql.codeOf(tx, held.id);
  const [known] = code === undefined ? [] : await readKnown(tx, [code], true);
  const before = await sql.readFile(tx, { id: input.id });
  if (known === undefined || before === undefined)
    throw refuse('recordNotFound', { field: 'id', reason: 'unknown' });
  if (before.version !== input.version) {
    throw refuse('staleVersion', { field: 'version', reason: 'changed', version: before.version });
  }
  const wanted = await nextOf(tx, env, await withExact(tx, known, input.patch.on_hand), input.patch);
  const change = costChangeOf(known, wanted.cost_units);
  const ask = { env, personId, isDryRun: false };
  const isLater = change !== undefined && (await rises(tx, [change], ask)).has(known.id);
  const next = isLater ? { ...wanted, cost_units: known.cost_units } : wanted;
  await writeOwnTexts(tx, input);
  await updateGoods(tx, [factsOf(next)], now);
  if (next.on_hand !== known.on_hand)
    await setOnHand(tx, { ids: [known.id], counts: [next.on_hand], at: now });
  await sql.recordVersions(tx, [known.id], { at: now, by: personId, why: input.why });
  await indexGoods(tx, [known.id]);
  await changed(tx, [known.id], now);
  const { on_hand: stock, ...fields } = input.patch;
  const shown = Object.fromEntries(
    Object.keys(input.patch).map((key) => [key, Reflect.get(beforeOf(known, env), key)]),
  );
  audit({
    subject: known.code,
    why: input.why,
    before: shown,
    after: { ...fields, ...(stock === undefined ? {} : { on_hand: stock }) },
  });
  return { version: before.version + 1, cost_announced: isLater };
}

/** What was there, under the names of the call. */
function beforeOf(known: KnownGoods, { policy }: Environment) {
  const { cost_units: cost, suggested_units: suggested, on_hand: stock, ...rest } = known;
  return {
    ...rest,
    cost: formatUnits(cost, policy.currency),
    suggested_price: formatUnits(suggested, policy.currency),
    on_hand: Number(stock),
  };
}

/** Where less is to be there, what shops have not sold is taken back first, and what is reserved is exact. */
async function withExact(tx: Tx, known: KnownGoods, onHand: number | undefined): Promise<KnownGoods> {
  if (onHand === undefined) return known;
  const exact = await takeBackStock(tx, [{ id: known.id, onHand: BigInt(onHand) }]);
  return { ...known, reserved: exact.get(known.id) ?? known.reserved };
}

type Patch = InputOf<typeof contract.editGoods>['patch'];

async function nextOf(tx: Tx, env: Environment, known: KnownGoods, patch: Patch): Promise<KnownGoods> {
  const { cost, suggested_price: suggested, on_hand: stock, ...rest } = patch;
  const next: KnownGoods = {
    ...known,
    ...definedOf(rest),
    cost_units: cost === undefined ? known.cost_units : unitsOf(cost, 'cost', env.policy.currency),
    suggested_units:
      suggested === undefined
        ? known.suggested_units
        : unitsOf(suggested, 'suggested_price', env.policy.currency),
    on_hand: stock === undefined ? known.on_hand : BigInt(stock),
  };
  if (next.suggested_units < next.cost_units) {
    throw refuse('invalidParameter', { field: 'patch.suggested_price', reason: 'below_cost' });
  }
  if (next.gtin !== '' && !isGtin(next.gtin)) {
    throw refuse('invalidParameter', { field: 'patch.gtin', reason: 'gtin' });
  }
  if (next.on_hand < known.reserved) {
    throw refuse('outOfStock', {
      field: 'patch.on_hand',
      reason: 'below_reserved',
      reserved: Number(known.reserved),
    });
  }
  if (next.type_id !== known.type_id) await assertType(tx, next.type_id, 'patch.type_id');
  return next;
}

function definedOf<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const kept: { [K in keyof T]?: Exclude<T[K], undefined> } = {};
  for (const [key, value] of Object.entries(fields)) if (value !== undefined) Reflect.set(kept, key, value);
  return kept;
}

function unitsOf(text: string, field: string, currency: Asset): bigint {
  const units = parseUnits(text, currency);
  if (units === undefined || units < 1n || units > 1_000_000_000n) {
    throw refuse('invalidParameter', { field: `patch.${field}`, reason: 'scale' });
  }
  return units;
}

async function assertType(tx: Tx, typeId: string, field: string): Promise<void> {
  const type = (await listTypeRows(tx)).find(({ id }) => id === typeId);
  if (type === undefined || type.retired_at !== null) {
    throw refuse('goodsTypeNotConfigured', { field, reason: 'unknown', code: typeId });
  }
}

async function writeOwnTexts(tx: Tx, { id, texts = [] }: InputOf<typeof contract.editGoods>): Promise<void> {
  const languages = texts.map(({ lang }) => lang);
  const twice = languages.findIndex((lang, at) => languages.indexOf(lang) !== at);
  if (twice >= 0) {
    throw refuse('langCodeDuplicated', {
      field: `texts.${twice}.lang`,
      reason: 'duplicate',
      code: languages[twice],
    });
  }
  if (texts.length === 0) return;
  const known = await readTexts(tx, { languages, goodsIds: [id] });
  await writeTexts(
    tx,
    texts.map(({ lang, title, description }) => ({
      goods_id: id,
      lang,
      title: title.trim() === '' ? null : title.trim(),
      description: description.trim() === '' ? null : description.trim(),
      options: known.find((row) => row.lang === lang)?.options ?? null,
      warnings: known.find((row) => row.lang === lang)?.warnings ?? null,
    })),
  );
}

/** Enters one goods by hand; a draft is in no shop until it was reviewed. */
export async function enter({ tx, env, input, personId, now, audit }: Asked<typeof contract.addGoods>) {
  await assertType(tx, input.type_id, 'type_id');
  const suppliers = await listSupplierRows(tx, { limit: 10_000, offset: 0 });
  if (!suppliers.some(({ id }) => id === input.supplier_id)) {
    throw refuse('recordNotFound', { field: 'supplier_id', reason: 'unknown' });
  }
  const { currency } = env.policy;
  const id = env.random.id(now);
  const cost = unitsOf(input.cost, 'cost', currency);
  const suggested = unitsOf(input.suggested_price, 'suggested_price', currency);
  if (suggested < cost) throw refuse('invalidParameter', { field: 'suggested_price', reason: 'below_cost' });
  const { code, title, type_id: typeId, supplier_id: supplierId } = input;
  const values = {
    id,
    code,
    title,
    type_id: typeId,
    supplier_id: supplierId,
    cost_units: cost,
    suggested_units: suggested,
  };
  const rest = { description: '', weight_grams: 0, picture: '', maker: '', warnings: '' };
  const made = await insertGoods(tx, [{ ...noFacts, ...rest, ...values }], [0n], now);
  if (!made.has(code)) throw refuse('goodsCodeAlreadyExists', { field: 'code', reason: 'taken', code });
  await sql.makeDraft(tx, { id });
  await sql.recordVersions(tx, [id], { at: now, by: personId, why: '' });
  await indexGoods(tx, [id]);
  audit({ subject: code, after: { title, cost: input.cost, state: 'draft' } });
  return { id, version: 1 };
}
