import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { catalogueCsv } from './catalogue-csv.ts';
import { textsOf } from './catalogue-texts.ts';
import { catalogue, variants } from './catalogue.ts';
import { categories, categoryGroups } from './categories.ts';
import { photographsOf } from './photographs.ts';
import { suppliers } from './suppliers.ts';

function cents(amount: string): bigint {
  expect(amount).toMatch(/^[1-9]\d{0,4}\.\d{2}$/);
  return BigInt(amount.replace('.', ''));
}

test('at least eighty goods of 23 categories, all photographed, from 6 suppliers that each have enough', () => {
  expect([categories.length, suppliers.length]).toEqual([23, 6]);
  expect(catalogue.length).toBeGreaterThanOrEqual(80);
  for (const { code, prefix, group } of categories) {
    const goods = catalogue.filter((one) => one.category === code);
    expect(goods.length, code).toBeGreaterThan(0);
    for (const one of goods) expect(one.code.slice(0, 4), code).toBe(`${prefix}-`);
    expect(categoryGroups.map((one) => one.code)).toContain(group);
  }
  for (const { code } of suppliers)
    expect(catalogue.filter(({ supplier }) => supplier === code).length, code).toBeGreaterThanOrEqual(5);
});

test('codes and titles are unique and of the form that the import takes', () => {
  expect(new Set(catalogue.map((one) => one.code)).size).toBe(catalogue.length);
  expect(new Set(catalogue.map((one) => one.title)).size).toBe(catalogue.length);
  for (const { code } of catalogue) expect(code).toMatch(/^[A-Z]{3}-\d{4}$/);
  for (const { code } of categories) expect(code).toMatch(/^[a-z0-9-]{2,40}$/);
  for (const { code, country } of suppliers)
    expect(`${code} ${country}`).toMatch(/^[A-Z0-9-]{2,20} [A-Z]{2}$/);
});

test('a suggested price is 1.6 times the cost, and leaves something after cost, shipping and fee', () => {
  for (const { code, supplier, cost, suggestedPrice } of catalogue) {
    const fee = suppliers.find((one) => one.code === supplier)?.shipFeeUnits ?? 0n;
    const price = cents(suggestedPrice);
    expect(price * 10n >= cents(cost) * 16n, code).toBe(true);
    expect(price - cents(cost) - fee - (price * 500n) / 10_000n > 100n, code).toBe(true);
  }
});

test('every row says enough to buy by', () => {
  for (const { code, description, stock, weightGrams, maker, picture } of catalogue) {
    expect(description.length, code).toBeGreaterThan(60);
    expect(description.length, code).toBeLessThan(280);
    expect([stock > 0, weightGrams > 0, picture], code).toEqual([true, true, photographsOf(code)[0]]);
    expect(maker, code).toMatch(/^[^,]+, .+@[a-z]+\.example$/);
  }
});

test('the CSV holds every row again, whole or of one supplier', () => {
  const rows: Record<string, string>[] = parse(catalogueCsv(), { columns: true });
  expect(rows).toHaveLength(catalogue.length + variants.length);
  for (const [place, goods] of [...catalogue, ...variants].entries()) {
    expect(rows[place]).toMatchObject({
      code: goods.code,
      title: goods.title,
      description: goods.description,
      category: goods.category,
      supplier: goods.supplier,
      cost: goods.cost,
      suggested_price: goods.suggestedPrice,
      stock: String(goods.stock),
      weight_grams: String(goods.weightGrams),
      picture: goods.picture,
      maker: goods.maker,
      warnings: goods.warnings,
      ...textsOf(goods.code),
    });
  }
  const own: Record<string, string>[] = parse(catalogueCsv('HIN-05'), { columns: true });
  expect(own.map((row) => row['supplier'])).toEqual(Array.from({ length: own.length }, () => 'HIN-05'));
  expect(own.length).toBe([...catalogue, ...variants].filter((one) => one.supplier === 'HIN-05').length);
});

test('families have goods of unlike options, each said in every language', () => {
  const rows: Record<string, string>[] = parse(catalogueCsv(), { columns: true });
  const families = Map.groupBy(
    rows.filter((row) => row['family'] !== ''),
    (row) => row['family'],
  );
  expect(families.size).toBeGreaterThanOrEqual(6);
  for (const [family, goods] of families) {
    expect(goods.length, family).toBeGreaterThan(2);
    for (const column of ['code', 'title', 'title.ja', 'options', 'options.ja', 'options.zh-Hant'])
      expect(new Set(goods.map((row) => row[column])).size, `${family} ${column}`).toBe(goods.length);
  }
  const [bag] = rows.filter((row) => row['code'] === 'BAG-1801-4');
  expect(bag).toMatchObject({
    title: 'Canvas tote bag (Coral, 18 L)',
    options: 'Colour=Coral; Size=18 L',
    'options.ja': '色=コーラル; サイズ=18 L',
    'title.ja': 'キャンバストートバッグ（コーラル, 18 L）',
  });
});

test('most goods have a heading, and all but a few somebody in the European Union who answers for them', () => {
  const rows: Record<string, string>[] = parse(catalogueCsv(), { columns: true });
  const count = (column: string) => rows.filter((row) => row[column] !== '').length;
  expect(count('heading')).toBeGreaterThan(rows.length * 0.75);
  expect(rows.length - count('eu_person')).toBe(2);
  expect(count('origin')).toBe(rows.length);
});
