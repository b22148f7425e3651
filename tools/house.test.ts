import { expect, test } from 'vitest';
import { checkFile } from './house.ts';
import { checkCitations, checkPaths } from './house/documents.ts';
import { importsOf } from './house/imports.ts';
import { measure, namesOf, type SourceFile } from './house/numbers.ts';
import { floorOf, rooms } from './house/rooms.ts';
import { checkTree, type WideRooms } from './house/tree.ts';
import { checkMigration, checkRegistry, literalsOf } from './house/sql.ts';
import type { Registry } from './house/sql.ts';

const registry: Registry = {
  tables: {
    book: { room: 'ledger' },
    shop: { room: 'shop' },
    shop_order: { room: 'orders' },
    claim: { room: 'platform' },
  },
  readsAcross: { orders: ['shop'] },
};

const reasons = (file: string, text: string): string[] =>
  checkFile(file, text, registry).map(({ line, reason }) => `${line}: ${reason}`);

const reach = (file: string, target: string): boolean =>
  checkFile(file, `import { x } from '${target}';\n`, registry).length > 0;

test('each part reaches what lies below it and nothing above', () => {
  const refused: [string, string][] = [
    ['domain/money/money.ts', '#platform/clock.ts'],
    ['domain/money/money.ts', 'node:fs'],
    ['ui/buttons/Button.tsx', '#features/shop/contract.ts'],
    ['locales/en/shop.ts', '#ui/buttons/Button.tsx'],
    ['platform/http/keep.ts', '#features/shop/server/public.ts'],
    ['platform/http/keep.ts', '../../apps/server/main.ts'],
    ['features/shop/contract.ts', '#platform/clock.ts'],
    ['features/shop/merchant/Shop.tsx', '#features/shop/server/shops.ts'],
    ['features/shop/server/shops.ts', '#features/shop/merchant/Shop.tsx'],
    ['features/shop/server/shops.ts', '#apps/server/compose.ts'],
    ['apps/merchant/main.tsx', '#platform/clock.ts'],
    ['features/shop/server/shops.ts', '#tools/programs.ts'],
  ];
  for (const [file, target] of refused) expect(reach(file, target), `${file} → ${target}`).toBe(true);
  const allowed: [string, string][] = [
    ['domain/money/money.ts', 'zod/mini'],
    ['ui/buttons/Button.tsx', '#domain/money/money.ts'],
    ['platform/http/keep.ts', '#domain/wire/errors.ts'],
    ['features/shop/server/shops.ts', '#platform/db/database.ts'],
    ['features/orders/merchant/List.tsx', '#features/shop/contract.ts'],
    ['features/checkout/server/page.ts', '../page.shapes.ts'],
    ['domain/payments/address.ts', '@noble/curves/secp256k1.js'],
    ['apps/server/compose.ts', '#features/shop/server/routes.ts'],
    ['features/shop/server/shops.test.ts', '#apps/server/compose.ts'],
  ];
  for (const [file, target] of allowed) expect(reach(file, target), `${file} → ${target}`).toBe(false);
});

test('a name of our own is refused where the field has a word, and says which', () => {
  const refused = [
    'const town = 1;',
    'type OrderGround = 1;',
    'export function hear() {}',
    'type PushAsk = 1;',
  ];
  for (const text of refused) expect(reasons('features/shop/server/shops.ts', text)).toHaveLength(1);
  expect(reasons('features/shop/server/shops.ts', 'type BuyerLetter = 1;')).toEqual([
    '1: BuyerLetter is a word of our own: use Email (CONTRIBUTING.md, Names)',
  ]);
  const allowed = ['const context = 1;', 'const task = 1;', '// a const town of old', 'type Ground = 1;'];
  expect(reasons('features/shop/server/shops.ts', allowed.slice(0, 3).join('\n'))).toEqual([]);
  expect(reasons('ui/charts/LineChart.tsx', allowed.slice(3).join('\n'))).toEqual([]);
});

test('another room is reached by its public door, and only from above', () => {
  expect(reach('features/orders/server/acts.ts', '#features/shop/server/shops.ts')).toBe(true);
  expect(reach('features/orders/server/acts.ts', '#features/shop/server/public.ts')).toBe(false);
  expect(reach('features/shop/server/shops.ts', '#features/orders/server/public.ts')).toBe(true);
  expect(reach('features/orders/merchant/List.tsx', '#features/shop/ui/Card.tsx')).toBe(true);
  expect(reach('features/orders/merchant/List.tsx', '#features/shop/ui/public.tsx')).toBe(false);
  expect(reach('features/orders/merchant/List.tsx', '../console/Dispatch.tsx')).toBe(true);
  expect(reach('apps/merchant/routes.tsx', '#features/orders/console/Dispatch.tsx')).toBe(true);
  expect(reasons('features/cellar/contract.ts', '')).toEqual([
    '1: the room cellar has no place in tools/house/rooms.ts',
  ]);
  expect(floorOf('files')).toBe(0);
  expect(new Set(rooms).size).toBe(rooms.length);
});

test('imports are found in every form, with their lines', () => {
  const text = `import a, { b } from './a.ts';\nimport type {\n  C,\n} from './c.ts';\nexport * from './d.ts';
import './e.css';\nconst f = await import('./f.ts');\nconst words = 'import x';\n`;
  expect(importsOf(text)).toEqual([
    { target: './a.ts', line: 1 },
    { target: './c.ts', line: 2 },
    { target: './d.ts', line: 5 },
    { target: './e.css', line: 6 },
    { target: './f.ts', line: 7 },
  ]);
});

test('no room shows, calls or shapes itself by a later one, whichever part of it does so', () => {
  const refused: [string, string][] = [
    ['features/shop/merchant/Shop.tsx', '#features/orders/contract.ts'],
    ['features/shop/merchant/Shop.tsx', '#features/orders/ui/public.tsx'],
    ['features/shop/contract.ts', '#features/orders/order.shapes.ts'],
    ['features/shop/page.shapes.ts', '#features/orders/contract.ts'],
    ['features/shop/server/shops.ts', '#features/orders/contract.ts'],
  ];
  for (const [file, target] of refused) {
    expect(reasons(file, `import { x } from '${target}';\n`)).toEqual([
      `1: imports ${target}: orders comes after shop in tools/house/rooms.ts: move what both need down, or let the app hand it over`,
    ]);
  }
  const allowed: [string, string][] = [
    ['features/orders/merchant/List.tsx', '#features/shop/contract.ts'],
    ['features/orders/contract.ts', '#features/shop/public.shapes.ts'],
    ['features/orders/merchant/List.tsx', './contract.ts'],
    ['platform/http/docs.ts', '#features/webhooks/contract.ts'],
    ['apps/merchant/Place.tsx', '#features/webhooks/contract.ts'],
    ['features/shop/merchant/Shop.test.tsx', '#features/orders/contract.ts'],
  ];
  for (const [file, target] of allowed) expect(reach(file, target), `${file} → ${target}`).toBe(false);
});

const inTree = (files: readonly SourceFile[], wide: WideRooms = {}): string[] =>
  checkTree(files, wide).map(({ file, reason }) => `${file}: ${reason}`);

test('a folder of more than forty source files is refused, its folders, words and documents not counted', () => {
  const folder = (count: number, name: (at: number) => string): SourceFile[] =>
    Array.from({ length: count }, (_, at) => ({ file: name(at), text: '' }));
  const others = [
    ...folder(30, (at) => `ui/forms/F${at}.tsx`),
    ...folder(9, (at) => `ui/a${at}.md`),
    ...folder(60, (at) => `locales/en/w${at}.ts`),
  ];
  expect(inTree([...folder(40, (at) => `ui/F${at}.test.tsx`), ...others])).toEqual([]);
  expect(inTree([...folder(41, (at) => `ui/F${at}.tsx`), ...others])).toEqual([
    'ui: 41 source files, 40 are the limit: give those of one noun a folder below it',
  ]);
});

test('a contract has an endpoint, and a file of shapes has none', () => {
  const made = 'export const list = endpoint({});';
  expect(
    inTree([
      { file: 'features/shop/contract.ts', text: made },
      { file: 'features/shop/look.contract.ts', text: 'export const list = listEndpoint({});' },
      { file: 'features/shop/look.shapes.ts', text: 'export type Look = 1;' },
      { file: 'features/shop/page.contract.ts', text: "import { endpoint } from './x.ts';" },
      { file: 'features/shop/call.shapes.ts', text: made },
    ]),
  ).toEqual([
    'features/shop/page.contract.ts: a contract without an endpoint: rename it to features/shop/page.shapes.ts',
    'features/shop/call.shapes.ts: has an endpoint: those stand in a contract.ts',
  ]);
});

test('a room offers twelve names at most, those behind a star counted; an exception only becomes smaller', () => {
  const functions = (count: number): string =>
    Array.from({ length: count }, (_, at) => `export function act${at}(): void {}`).join('\n');
  const file = 'features/shop/server/public.ts';
  const fault = (names: number, limit: number) =>
    `${file}: offers ${names} names to other rooms, ${limit} are the limit: take out what no room uses, or move what is pure to domain`;
  const door = (text: string, behind = 0): SourceFile[] => [
    { file, text },
    { file: 'features/shop/server/x.ts', text: functions(behind) },
  ];
  expect(inTree(door(`${functions(12)}\nexport type T = 1;`))).toEqual([]);
  expect(inTree(door(functions(13)))).toEqual([fault(13, 12)]);
  expect(inTree(door(`${functions(11)}\nexport { a, b, type C } from './x.ts';`))).toEqual([fault(13, 12)]);
  expect(inTree(door("export * as rows from './x.ts';", 13))).toEqual([fault(13, 12)]);
  expect(inTree(door("export * from './x.ts';", 12))).toEqual([]);
  const known = { shop: { names: 14, why: 'it is large' } };
  expect(inTree(door(functions(14)), known)).toEqual([]);
  expect(inTree(door(functions(15)), known)).toEqual([fault(15, 14)]);
  const stale = (names: number, what: string) =>
    `${file}: offers ${names} names, its entry in tools/house/tree.ts says 14: ${what}`;
  expect(inTree(door(functions(13)), known)).toEqual([stale(13, 'make it 13')]);
  expect(inTree(door(functions(12)), known)).toEqual([stale(12, 'take it out')]);
  expect(inTree([], known)).toEqual([stale(0, 'take it out')]);
});

test('SQL stands in its own files', () => {
  const query = 'const q = `\n  select id from shop where id = $1`;';
  const reason = 'SQL stands in *.sql.ts and in migrations only';
  expect(reasons('features/shop/server/shops.ts', query)).toEqual([`1: ${reason}`]);
  expect(reasons('features/shop/server/shops.ts', "tx.query('update shop set name = $1');")).toEqual([
    `1: ${reason}`,
  ]);
  expect(reasons('features/shop/server/shop.sql.ts', query)).toEqual([]);
  expect(reasons('features/shop/server/shops.test.ts', query)).toEqual([]);
  expect(reasons('platform/db/migrate.ts', query)).toEqual([]);
  expect(
    reasons('features/shop/server/shops.ts', "// 'select id from shop'\nconst hint = 'select a shop';"),
  ).toEqual([]);
});

test('a room writes its own tables and reads those it was allowed', () => {
  const file = 'features/orders/server/order.sql.ts';
  expect(reasons(file, '`select 1 from shop_order o\n join shop s on s.id = o.shop_id`')).toEqual([]);
  expect(reasons(file, '`select 1 from shop_order\n join book b using (shop_id)`')).toEqual([
    '2: orders reads book, which belongs to ledger',
  ]);
  expect(reasons(file, '`update shop set name = $1`')).toEqual([
    '1: orders writes shop, which belongs to shop',
  ]);
  expect(reasons(file, "'delete from claim where key = $1'")).toEqual([
    '1: orders writes claim, which belongs to platform',
  ]);
  expect(reasons('platform/db/claim.sql.ts', "'insert into claim (key) values ($1)'")).toEqual([]);
});

test('a migration says why, and its tables are registered', () => {
  const head = '-- room: shop\n-- why:  it must be kept.\n-- lock: none.\n';
  expect(reasons('db/migrations/0001_shop.sql', `${head}create table shop (n int);`)).toEqual([]);
  expect(reasons('db/migrations/0001_x.sql', `${head}create table stray (n int);`)).toEqual([
    '4: the table stray is not in db/tables.ts',
  ]);
  const dropped = checkMigration('db/migrations/0001_x.sql', `${head}create table stray (n int);`, {
    ...registry,
    dropped: ['stray'],
  });
  expect(dropped).toEqual([]);
  expect(reasons('db/migrations/0001_x.sql', '-- room: shop\n-- lock: none.\n')).toHaveLength(1);
  const made = ['create table book (n int); create table shop (n int); create table claim (n int);'];
  expect(checkRegistry(made, registry).map(({ reason }) => reason)).toEqual([
    'no migration makes the table shop_order',
  ]);
});

test('a schema that shows a table in another room, or not at all, is old', () => {
  const shown = (table: string, room: string): string =>
    `-- What a row is.\n-- Room ${room}; rows.\n-- stockless_app: select.\ncreate table ${table} (\n`;
  const tables = shown('book', 'ledger') + shown('shop', 'shops') + shown('claim', 'platform');
  expect(reasons('db/schema.sql', tables)).toEqual([
    '6: shows shop in shops, not in shop: run `npm run schema`',
    '1: lacks the table shop_order: run `npm run schema`',
  ]);
  expect(reasons('db/schema.sql', tables.replace('shops;', 'shop;') + shown('shop_order', 'orders'))).toEqual(
    [],
  );
});

test('long files and the brands of others are found', () => {
  expect(reasons('ui/long.css', 'a{}\n'.repeat(301))).toEqual(['300: 301 lines, 300 are the limit']);
  expect(reasons('ui/long.css', 'a{}\n\n'.repeat(300))).toEqual([]);
  expect(reasons('locales/en/words.ts', 'x\n'.repeat(400))).toEqual([]);
  const brand = ['Tik', 'Tok'].join('');
  expect(reasons('ui/a.css', `\n/* ${brand} */`)).toEqual(["2: names a third party's brand"]);
  for (const file of ['docs/a.md', 'domain/goods/feeds.ts']) expect(reasons(file, brand)).toEqual([]);
  expect(reasons('domain/goods.ts', brand)).toHaveLength(1);
});

test('a comment cites documents that are there, and codes that docs/product.md defines', () => {
  const library = {
    files: new Set([
      'docs',
      'docs/decisions',
      'docs/product.md',
      'docs/decisions/0003-orders.md',
      'features/shop/README.md',
    ]),
    product: '| **O17** | The money is released |\n| **T05** | nothing happens |',
  };
  const cited = (file: string, text: string): string[] =>
    checkCitations(file, text, library).map(({ line, reason }) => `${line}: ${reason}`);
  expect(cited('features/shop/a.ts', '// O17, docs/product.md 2.2, README.md, docs/decisions/0003')).toEqual(
    [],
  );
  expect(cited('a.ts', "\n// As plans.md says.\ntest('T06: it is refused', () => {});")).toEqual([
    '2: cites plans.md, which is not in the repository',
    '3: names T06, which docs/product.md does not define',
  ]);
  expect(cited('a.ts', '/** O23: see docs/decisions/0004. */')).toHaveLength(2);
  expect(cited('db/a.sql', '-- I-99 holds\n--- A4 paper')).toEqual([
    '1: names I-99, which docs/product.md does not define',
  ]);
  expect(cited('a.ts', "const eircode = 'T12 0000'; const file = 'plans.md';")).toEqual([]);
  expect(cited('docs/a.md', 'In `plans.md` and [here](product.md#2), T99.')).toEqual([
    '1: cites plans.md, which is not in the repository',
  ]);
  const named = (text: string): string[] => checkPaths('README.md', text, library).map((one) => one.reason);
  expect(named('`docs/product.md`, `docs/decisions`, `docs/*.md`, `npm start`, `/s/…`')).toEqual([]);
  expect(named('`docs/old.md` and [why](docs/decisions/0009-why.md)')).toHaveLength(2);
});

test('literals are told from comments and from stray quotes', () => {
  const text = "const a = 'one'; // it's\n/* 'two' */ const b = /['\"]/; const c = `x ${a} y`;";
  expect(literalsOf(text)).toContainEqual({ text: 'one', line: 1 });
  expect(literalsOf(text)).toContainEqual({ text: 'x ${a} y', line: 2 });
  expect(literalsOf(text).some((literal) => literal.text.includes('two'))).toBe(false);
});

test('the numbers count lines, imports of later rooms, pairs and the names behind a star', () => {
  const files = [
    {
      file: 'features/shop/server/public.ts',
      text: "export * as rows from './rows.sql.ts';\nexport { one, type Two } from './one.ts';\n",
    },
    {
      file: 'features/shop/server/rows.sql.ts',
      text: 'export const a = 1;\n\nexport async function b() {}\nconst hidden = 2;\n',
    },
    { file: 'features/shop/merchant/Shop.tsx', text: "import { x } from '#features/orders/contract.ts';\n" },
    { file: 'features/orders/contract.ts', text: "import { y } from '#features/shop/contract.ts';\n" },
    {
      file: 'features/orders/server/orders.test.ts',
      text: "import { y } from '#features/storefront/contract.ts';\n",
    },
    { file: 'locales/en/shop.ts', text: 'export const shop = {};\n' },
  ];
  expect(
    namesOf('features/shop/server/public.ts', new Map(files.map(({ file, text }) => [file, text]))),
  ).toBe(3);
  const numbers = new Map(measure(files).map(({ what, value }) => [what, value]));
  expect(numbers.get('Lines of the product')).toBe('7 in 4 files');
  expect(numbers.get('Lines of the SQL layer (*.sql.ts)')).toBe('3 in 1 files');
  expect(numbers.get('Imports of a later room')).toBe('1');
  expect(numbers.get('Pairs of rooms that import each other')).toBe('1 (orders shop)');
  expect(numbers.get('Largest rooms, in lines')).toBe('shop 6 (3 files), orders 1 (1 files)');
});
