// What is known of goods beyond their row: real orders, other shops, their family, and who answers for safety.
import { pictureOf } from '#domain/wire/picture.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { isEuReady } from '#domain/geo/european-union.ts';
import type { Language } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import type { listGoods } from '#features/goods/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import * as sql from './facts.sql.ts';
import type { GoodsRow } from './goods.sql.ts';

type WarehouseGoods = GivenOf<typeof listGoods>['list'][number];

export type Facts = {
  readonly records: ReadonlyMap<string, sql.SupplierRecord>;
  readonly bands: ReadonlyMap<string, sql.PriceBandRow>;
  readonly families: ReadonlyMap<string, readonly sql.FamilyRow[]>;
};

/** What real orders, other shops and families say of these goods, in one statement each. */
export async function readFacts(tx: Tx, rows: readonly GoodsRow[], language: Language): Promise<Facts> {
  const suppliers = [...new Set(rows.map((row) => row.supplier_id))];
  const names = [...new Set(rows.map((row) => row.family))].filter((family) => family !== '');
  const ids = rows.map((row) => row.id);
  const part = { language, limit: limits.familyGoodsMax };
  const [records, bands, families] = await Promise.all([
    sql.readSupplierRecords(tx, suppliers),
    sql.readBands(tx, ids),
    names.length === 0 ? [] : sql.readFamilies(tx, { names, ...part }),
  ]);
  return {
    records: new Map(records.map((record) => [record.supplier_id, record])),
    bands: new Map(bands.map((band) => [band.goods_id, band])),
    families: Map.groupBy(families, ({ family }) => family),
  };
}

/** Fewer parcels say nothing of a supplier. */
export const parcelsMin = 10;

export function presentRecord({ records }: Facts, supplierId: string) {
  const record = records.get(supplierId);
  if (record === undefined || record.parcels < parcelsMin)
    return { ontime_bps: null, fault_refund_bps: null };
  const part = (count: number) => Math.round((count * 10_000) / record.parcels);
  return { ontime_bps: part(record.on_time), fault_refund_bps: part(record.faulty) };
}

type FactFields = 'maker' | 'warnings' | 'variants' | 'brand' | 'gtin' | 'heading' | 'origin' | 'gpsr';

/** @param amount Writes units of the goods' currency. */
export function presentFacts(
  row: GoodsRow,
  { families }: Facts,
  amount: (units: bigint) => string,
): Pick<WarehouseGoods, FactFields> {
  const family = families.get(row.family) ?? [];
  return {
    maker: row.maker,
    warnings: row.warnings,
    variants: family.length < 2 ? [] : family.map((one) => presentVariant(one, amount)),
    brand: orNull(row.brand),
    gtin: orNull(row.gtin),
    heading: orNull(row.heading),
    origin: orNull(row.origin),
    gpsr: {
      maker: row.maker,
      eu_person: orNull(row.eu_person),
      warnings: row.warnings.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()])),
      ok: isEuReady(row),
    },
  };
}

function presentVariant(row: sql.FamilyRow, amount: (units: bigint) => string) {
  return {
    id: row.id,
    code: row.code,
    options: Object.fromEntries(row.options.map(({ name, value }) => [name, value])),
    cost: amount(row.cost_units),
    stock: Number(row.available),
    image: pictureOf(row.picture, row.title),
  };
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
