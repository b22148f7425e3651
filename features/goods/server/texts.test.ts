import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '#domain/text/language.ts';
import { addTypes, importGoods, listCatalogue, listGoods, listTypes } from '#features/goods/contract.ts';
import { addToShowcase, changePrices, listShowcase, previewPrices } from '#features/showcase/contract.ts';
import { header, openApp, streamOf, type App } from '#tools/testing/ledger-app.ts';

let app: App;
let token: string;
beforeAll(async () => {
  app = await openApp();
  await app.stockUp(0);
  ({ token } = await app.merchant());
});
afterAll(() => app.close());

const row = (code: string, title: string, ...texts: string[]) =>
  [code, title, `About ${code}.`, 'things', 'SUP-1', '10.00', '', '5', '', '', '', '', ...texts].join(',');
const fileOf = (columns: string, ...rows: string[]) => [`${header},${columns}`, ...rows].join('\n');

/** Title and description of each good that is found, in the order of titles. */
async function found(q: string, language: Language) {
  const { list } = await app.ask(listGoods, { q, sort: 'title' }, { token, language });
  return list.map(({ title, description }) => [title, description]);
}

test('goods are told in the reader’s language, and in English what it has no text for', async () => {
  const file = fileOf(
    'title.es,description.es,title.zh-Hant',
    row('READ-1', 'Tea pot', 'Tetera', 'De barro.', '茶壺'),
    row('READ-2', 'Tea cup', 'Taza', '', ''),
  );
  expect(await app.importCsv(file)).toMatchObject({ added: 2, refused: 0 });
  expect(await found('READ', 'es')).toEqual([
    ['Taza', 'About READ-2.'],
    ['Tetera', 'De barro.'],
  ]);
  expect(await found('READ-1', 'zh-Hant')).toEqual([['茶壺', 'About READ-1.']]);
  expect(await found('READ-1', 'zh-Hans')).toEqual([['Tea pot', 'About READ-1.']]);
  expect(await found('READ-1', 'en')).toEqual([['Tea pot', 'About READ-1.']]);
});

test('a warning, and the title in an order, are in the reader’s language, and the warning says where it is English', async () => {
  const wide = (code: string, warnings: string, ...texts: string[]) =>
    [code, `Pot ${code}`, 'About.', 'things', 'SUP-1', '10.00', '', '5', '', '', '', warnings, ...texts].join(
      ',',
    );
  const file = fileOf(
    'title.ja,warnings.ja',
    wide('WARN-1', 'Hot.', '急須', '熱くなります。'),
    wide('WARN-2', 'Hot.', '', ''),
  );
  expect(await app.importCsv(file)).toMatchObject({ added: 2, refused: 0 });
  const told = async (language: Language) => {
    const { list } = await app.ask(listGoods, { q: 'WARN', sort: 'title' }, { token, language });
    return list.map(({ code, warnings }) => `${code} ${warnings}`).toSorted();
  };
  expect(await told('ja')).toEqual(['WARN-1 熱くなります。', 'WARN-2 Hot.']);
  expect(await told('es')).toEqual(['WARN-1 Hot.', 'WARN-2 Hot.']);
  expect(await app.importCsv(file)).toMatchObject({ unchanged: 2 });
});

test('titles are found in Japanese by who reads Japanese, and in English by everybody', async () => {
  const file = fileOf(
    'title.ja',
    row('FIND-1', 'Rain coat', '雨の日のコート'),
    row('FIND-2', 'Rain hat', ''),
  );
  await app.importCsv(file);
  expect(await found('コート', 'ja')).toEqual([['雨の日のコート', 'About FIND-1.']]);
  expect(await found('コート', 'en')).toEqual([]);
  expect(await found('rain', 'ja')).toHaveLength(2);
  expect((await app.ask(listGoods, { q: 'コート' }, { token, language: 'ja' })).total).toBe(1);
});

test('a column that is not there leaves its texts, an empty cell removes one', async () => {
  const english = row('KEEP-1', 'Lamp');
  await app.importCsv(fileOf('title.fr,description.fr', row('KEEP-1', 'Lamp', 'Lampe', 'Douce.')));
  expect(await app.importCsv([header, english].join('\n'))).toMatchObject({ unchanged: 1 });
  expect(await found('KEEP', 'fr')).toEqual([['Lampe', 'Douce.']]);

  // Title alone: the description stays, and the goods of a shop know that they changed.
  const version = async () => (await app.ask(listGoods, { q: 'KEEP' }, { token })).list[0]?.version;
  expect(await version()).toBe(1);
  const renamed = fileOf('title.fr', row('KEEP-1', 'Lamp', 'Lampadaire'));
  expect(await app.importCsv(renamed, true)).toMatchObject({ changed: 1 });
  expect(await found('KEEP', 'fr')).toEqual([['Lampe', 'Douce.']]);
  expect(await app.importCsv(renamed)).toMatchObject({ changed: 1 });
  expect(await app.importCsv(renamed)).toMatchObject({ changed: 0, unchanged: 1 });
  expect(await found('KEEP', 'fr')).toEqual([['Lampadaire', 'Douce.']]);
  expect(await version()).toBe(2);

  const emptied = fileOf('title.fr,description.fr', row('KEEP-1', 'Lamp', '', ''));
  expect(await app.importCsv(emptied)).toMatchObject({ changed: 1 });
  expect(await found('KEEP', 'fr')).toEqual([['Lamp', 'About KEEP-1.']]);
  expect(await app.importCsv(emptied)).toMatchObject({ unchanged: 1 });
});

test('a text that is wrong is told with its column, and its row stays out', async () => {
  const columns = 'title.ja,description.zh-Hant';
  const file = fileOf(
    columns,
    row('BAD-1', 'One', 'あ'.repeat(201), ''),
    row('BAD-2', 'Two', '', 'bell \u0007'),
  );
  const report = await app.importCsv(file);
  expect(report).toMatchObject({ added: 0, refused: 2 });
  expect(report.errors.map(({ line, field, reason }) => [line, field, reason])).toEqual([
    [2, 'title.ja', 'too_long'],
    [3, 'description.zh-Hant', 'bad_text'],
  ]);
});

test('columns of a language that we do not have refuse the file, and so does one that stands twice', async () => {
  const operator = await app.signInOperator();
  const send = (columns: string) => {
    const stream = streamOf(fileOf(columns, row('LANG-1', 'One', 'a', 'b')));
    return app.call(importGoods, {}, { token: operator, stream });
  };
  for (const name of ['title.de', 'description.en', 'title.', 'title.zh']) {
    expect(await send(`${name},x`)).toMatchObject({
      code: 405,
      data: { field: name, reason: 'unknown_language', line: 1 },
    });
  }
  expect(await send('title.es,title.ES')).toMatchObject({ code: 405, data: { reason: 'duplicate_column' } });
  expect(await found('LANG-1', 'en')).toEqual([]);
});

test('two imports of new goods with texts at once write each text once', async () => {
  const codes = Array.from({ length: 600 }, (_value, index) => `RACE-${index}`);
  const forth = fileOf('title.es', ...codes.map((code) => row(code, `Thing ${code}`, `Cosa ${code}`)));
  const back = fileOf(
    'title.es',
    ...codes.toReversed().map((code) => row(code, `Thing ${code}`, `Cosa ${code}`)),
  );
  const reports = await Promise.all([app.importCsv(forth), app.importCsv(back)]);
  expect(reports.reduce((sum, { added, unchanged }) => sum + added + unchanged, 0)).toBe(1_200);
  expect((await app.ask(listGoods, { q: 'Cosa RACE' }, { token, language: 'es' })).total).toBe(600);
});

test('types are named in the call’s language or the one that is asked for', async () => {
  const operator = await app.signInOperator();
  const enter = (names: object) =>
    app.call(addTypes, { list: [{ code: 'things', name: 'Things', names }] }, { token: operator });
  const nameIn = async (language: Language, lang?: string) => {
    const ask = lang === undefined ? {} : { lang };
    const { list } = await app.ask(listTypes, ask, { token, language });
    return [list[0]?.name, list[0]?.path];
  };
  expect(await enter({ es: 'Cosas', ja: 'もの' })).toMatchObject({ code: 200 });
  expect(await nameIn('ja')).toEqual(['もの', ['もの']]);
  expect(await nameIn('en', 'es-MX')).toEqual(['Cosas', ['Cosas']]);
  expect(await nameIn('ko')).toEqual(['Things', ['Things']]);
  expect(await enter({ es: '' })).toMatchObject({ code: 200 });
  expect(await nameIn('es')).toEqual(['Things', ['Things']]);
  expect(await nameIn('ja')).toEqual(['もの', ['もの']]);
  for (const names of [{ de: 'Dinge' }, { en: 'Things' }, { es: 'x'.repeat(61) }])
    expect(await enter(names)).toMatchObject({ code: 405 });
});

test('the showcase tells, sorts and finds its goods in the reader’s language; the console in English', async () => {
  const rows = [row('SHOW-1', 'Apple', '사과'), row('SHOW-2', 'Pear', '배'), row('SHOW-3', 'Plum', '')];
  await app.importCsv(fileOf('title.ko', ...rows));
  const goods = await app.ask(listGoods, { q: 'SHOW-' }, { token });
  const items = goods.list.map(({ id, suggested_price }) => ({ goods_id: id, sale_price: suggested_price }));
  await app.ask(addToShowcase, { items }, { token });
  const titles = async (language: Language, ask: object = {}) => {
    const { list, total } = await app.ask(listShowcase, { sort: 'title', ...ask }, { token, language });
    expect(total).toBe(list.length);
    return list.map(({ title }) => title);
  };
  expect(await titles('ko')).toEqual(['Plum', '배', '사과']);
  expect(await titles('en')).toEqual(['Apple', 'Pear', 'Plum']);
  expect(await titles('ko', { q: '사과' })).toEqual(['사과']);
  expect(await titles('ko', { q: 'apple' })).toEqual(['사과']);
  expect(await titles('en', { q: '사과' })).toEqual([]);
  const { list: plan } = await app.ask(listShowcase, { q: 'SHOW-1' }, { token });
  const asked = { ids: plan.map(({ id }) => id), how: 'percent', percent: 10 } as const;
  const { rows: planned } = await app.ask(previewPrices, asked, { token, language: 'ko' });
  expect(planned.map(({ title }) => title)).toEqual(['사과']);
  const stale = { items: planned.map(({ id, after }) => ({ id, sale_price: after, version: 99 })) };
  const refused = await app.call(changePrices, stale, { token, language: 'ko' });
  expect(refused).toMatchObject({ data: { reason: 'stale', titles: ['사과'] } });
  const operator = await app.signInOperator();
  const catalogue = await app.ask(listCatalogue, { q: 'SHOW-1' }, { token: operator, language: 'ko' });
  expect(catalogue.list[0]?.title).toBe('Apple');
});
