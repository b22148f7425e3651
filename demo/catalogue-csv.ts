import { csvLine } from '#domain/text/csv.ts';
import { factsOf } from './catalogue-facts.ts';
import { optionsOf, picturesOf } from './catalogue-families.ts';
import { catalogue, variants } from './catalogue.ts';
import type { CatalogueGoods } from './catalogue.ts';
import { textsOf } from './catalogue-texts.ts';

/** The columns of the goods import, in its order, and where each value stands. */
const columns = {
  code: (goods) => goods.code,
  title: (goods) => goods.title,
  description: (goods) => goods.description,
  category: (goods) => goods.category,
  supplier: (goods) => goods.supplier,
  cost: (goods) => goods.cost,
  suggested_price: (goods) => goods.suggestedPrice,
  stock: (goods) => String(goods.stock),
  weight_grams: (goods) => String(goods.weightGrams),
  picture: (goods) => goods.picture,
  maker: (goods) => goods.maker,
  warnings: (goods) => goods.warnings,
  pictures: (goods) => picturesOf(goods.code).slice(1).join(' '),
  family: (goods) => optionsOf(goods.code).family,
  options: (goods) => optionsOf(goods.code).options,
  brand: (goods) => factsOf(goods.code, goods.makerKey).brand,
  heading: (goods) => factsOf(goods.code, goods.makerKey).heading,
  origin: (goods) => factsOf(goods.code, goods.makerKey).origin,
  eu_person: (goods) => factsOf(goods.code, goods.makerKey).euPerson,
} satisfies Record<string, (goods: CatalogueGoods) => string>;

/**
 * The demonstration catalogue as the CSV that the goods import takes (RFC 4180: commas, CRLF, quotes
 * doubled), with its texts in all languages.
 *
 * @param supplierCode Only the goods of this supplier; undefined gives all.
 */
export function catalogueCsv(supplierCode?: string): string {
  const wanted = [...catalogue, ...variants].filter(
    (goods) => supplierCode === undefined || goods.supplier === supplierCode,
  );
  const rows = wanted.map((goods) => ({
    ...Object.fromEntries(Object.entries(columns).map(([name, valueOf]) => [name, valueOf(goods)])),
    ...textsOf(goods.code),
  }));
  return [Object.keys(rows[0] ?? columns), ...rows.map((row) => Object.values(row))].map(csvLine).join('');
}
