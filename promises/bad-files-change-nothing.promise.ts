// A file that is broken changes nothing and says where; one that is sent again changes nothing; one without end is cut.
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { camtOf, openBank, type BankRig } from '#testing/bank.ts';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { shipColumns } from '#features/pricing/server/ship-file.ts';
import { taxColumns } from '#features/pricing/server/tax-file.ts';
import { makeHttpServer } from '#platform/http/server.ts';
import { brokenTables, pour } from './inputs/broken-files.ts';
import { fieldsOf } from './inputs/inputs.ts';
import { fingerprint, say, type Said } from './rigs/rig.ts';
import { csvHead, openTrade, type Trade } from './rigs/trade.ts';

let trade: Trade;
let bank: BankRig;
let app: FastifyInstance;
let bankApp: FastifyInstance;
beforeAll(async () => {
  trade = await openTrade();
  await trade.stock([{ code: 'F-1', cost: '4.00', stock: 10, supplier: 'SUP-1' }]);
  bank = await openBank();
  [app, bankApp] = [makeHttpServer(trade.composed.registry), makeHttpServer(bank.registry)];
  for (const one of [app, bankApp]) await one.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const one of [app, bankApp]) {
    // Whoever was cut in the middle of 200 MB may still hold the line.
    one.server.closeAllConnections();
    await one.close();
  }
  await bank.close();
  await trade.close();
});

type Import = {
  readonly by: 'operator' | 'supplier';
  readonly way: 'stream' | 'field';
  readonly head: string;
  /** Rows that are right, at any later time too; undefined where what is right needs more than a file. */
  readonly good?: readonly string[];
};

/** Every call of people and suppliers that reads a table; statements of banks have tests of their own below. */
const imports: Readonly<Record<string, Import>> = {
  importGoods: {
    by: 'operator',
    way: 'stream',
    head: csvHead,
    good: ['F-2,Thing,,things,SUP-1,4.00,12.00,5,,,,', 'F-3,Thing,,things,SUP-1,4.00,12.00,5,,,,'],
  },
  importSynonyms: { by: 'operator', way: 'stream', head: 'lang,words', good: ['en,mug|cup', 'en,jar|pot'] },
  importTaxes: { by: 'operator', way: 'stream', head: taxColumns.join() },
  importShipping: { by: 'operator', way: 'stream', head: shipColumns.join() },
  importRates: {
    by: 'operator',
    way: 'stream',
    head: 'from,to,rate,source,at',
    good: ['USD,EUR,0.9,A bank,2026-03-01T00:00:00.000Z'],
  },
  trackingFile: { by: 'supplier', way: 'field', head: 'parcel,carrier,tracking' },
  stockFile: { by: 'supplier', way: 'field', head: 'code,stock', good: ['F-1,17'] },
};
const ofBanks = new Set(['importBankStatement']);

const isImport = (endpoint: Endpoint) =>
  (endpoint.actor === 'operator' || endpoint.actor === 'supplier') &&
  (endpoint.body === 'csv' ||
    endpoint.name.startsWith('import') ||
    fieldsOf(endpoint).some(({ name }) => name === 'csv'));

test('these are all the calls that read a table', () => {
  const found = [...trade.composed.registry.kept.values()].map(({ endpoint }) => endpoint).filter(isImport);
  const advice =
    'A call that reads a file belongs into `imports` above, with its columns and rows that are right.';
  const listed = [...Object.keys(imports), ...ofBanks];
  expect(
    found.map(({ name }) => name).filter((name) => !listed.includes(name)),
    advice,
  ).toEqual([]);
  expect(Object.keys(imports).filter((name) => !found.some((one) => one.name === name))).toEqual([]);
});

async function* streamOf(bytes: Buffer) {
  yield bytes;
}

async function send(name: string, bytes: Buffer): Promise<Said> {
  const one = imports[name];
  const token = one?.by === 'supplier' ? ((await trade.suppliers[0]?.()) ?? '') : await trade.operator();
  return one?.way === 'stream'
    ? say(trade.composed, name, { input: {}, token, stream: streamOf(bytes) })
    : say(trade.composed, name, { input: { csv: bytes.toString(), preview: false }, token });
}

/** What an answer says was wrong: its rows, or why there are none. */
function faultsIn({ code, data }: Said): number {
  if (code !== 200) return 1;
  const rows = [data['errors'], data['results']]
    .flat()
    .filter((row) => typeof row === 'object' && row !== null);
  return rows.filter((row) => !('ok' in row) || row.ok === false).length;
}

test.each(Object.keys(imports))(
  '%s: whatever is broken is refused with its place, and changes nothing',
  async (name) => {
    const before = await fingerprint(trade.composed.env.db.direct);
    for (const [what, bytes] of Object.entries(brokenTables(imports[name]?.head ?? ''))) {
      const said = await send(name, bytes);
      expect([what, said.code, said.code < 500], said.text.slice(0, 300)).toEqual([what, said.code, true]);
      // Of nothing there is nothing to say.
      const isSaid = faultsIn(said) > 0 || bytes.toString().trim() === '';
      expect([what, said.text.slice(0, 300), isSaid]).toEqual([what, said.text.slice(0, 300), true]);
    }
    expect(await fingerprint(trade.composed.env.db.direct)).toEqual(before);
  },
);

const withGood = Object.entries(imports).flatMap(([name, { head, good }]) =>
  good === undefined ? [] : [{ name, head, good }],
);

test.each(withGood)(
  '$name: the same file again changes nothing; the same row twice is said',
  async ({ name, head, good }) => {
    const file = Buffer.from([head, ...good].join('\n'));
    const first = await send(name, file);
    expect([first.code, faultsIn(first), first.text]).toEqual([200, 0, first.text]);
    const after = await fingerprint(trade.composed.env.db.direct);
    const again = await send(name, file);
    expect([again.code, again.text]).toEqual([200, again.text]);
    expect(await fingerprint(trade.composed.env.db.direct)).toEqual(after);
    const doubled = await send(name, Buffer.from([head, ...good, ...good].join('\n')));
    expect(doubled.code).toBeLessThan(500);
    expect(await fingerprint(trade.composed.env.db.direct)).toEqual(after);
  },
);

const muchBytes = 200 * 1_048_576;
const sentMost = 48 * 1_048_576;
const memoryMost = 160 * 1_048_576;
const baseOf = (server: FastifyInstance) => {
  const address: AddressInfo | string | null = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('it does not listen');
  return `http://127.0.0.1:${address.port}/api`;
};

/** Pours 200 MB and tells what the process held at most meanwhile, above what it held before. */
async function poured(url: string, headers: Record<string, string>, first: Buffer) {
  const before = process.memoryUsage().rss;
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss - before)), 20);
  const result = await pour(url, { headers, first, bytes: muchBytes });
  clearInterval(watch);
  return { ...result, most };
}

test.each(Object.keys(imports))(
  '%s: 200 MB without an end are cut early, and the memory stays small',
  async (name) => {
    const one = imports[name];
    const path = trade.composed.registry.kept.get(name)?.endpoint.path ?? '';
    const token = one?.by === 'supplier' ? await trade.suppliers[0]?.() : await trade.operator();
    const type = one?.way === 'stream' ? 'text/csv' : 'application/json';
    const before = await fingerprint(trade.composed.env.db.direct);
    const first = Buffer.from(one?.way === 'stream' ? `${one.head}\n` : '{"preview":false,"csv":"');
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const { status, text, sentBytes, most } = await poured(baseOf(app) + path, headers, first);
    expect([status, text.slice(0, 200), status !== 200 || !text.includes('"code":200')]).toEqual([
      status,
      text.slice(0, 200),
      true,
    ]);
    expect(sentBytes).toBeLessThanOrEqual(sentMost);
    expect(most).toBeLessThanOrEqual(memoryMost);
    expect(await fingerprint(trade.composed.env.db.direct)).toEqual(before);
  },
);

/** Statements that a bank, its portal or a mail program broke on their way. */
function brokenStatements(): Readonly<Record<string, Buffer>> {
  const whole = camtOf([{ amount: '24.60', text: 'thanks', ref: 'WHOLE-1' }]).toString();
  const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "${'x'.repeat(1_000)}"><!ENTITY c "${'&b;'.repeat(1_000)}">]>`;
  const mt = ':20:START\n:25:DE89370400440532013000\n:28C:1/1\n:60F:C260301EUR0,00\n';
  return {
    ...brokenTables('date,amount,reference'),
    'cut in the middle': Buffer.from(whole.slice(0, whole.length / 2)),
    'a tag that is not closed': Buffer.from(whole.replace('</Ntry>', '')),
    'an amount that is none': Buffer.from(whole.replace('24.60', '24,6o')),
    'an amount below zero': Buffer.from(whole.replace('24.60', '-24.60')),
    'a day that is none': Buffer.from(whole.replace('2026-03-02', '2026-02-30')),
    'another account': Buffer.from(whole.replace('DE89370400440532013000', 'DE02120300000000202051')),
    'another currency': Buffer.from(whole.replace('Ccy="EUR"', 'Ccy="XXX"')),
    'entities that swell': Buffer.from(whole.replace('<?xml version="1.0"?>', bomb).replace('thanks', '&c;')),
    'a file of the house': Buffer.from(
      whole
        .replace('<?xml version="1.0"?>', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>')
        .replace('thanks', '&b;'),
    ),
    'nested without end': Buffer.from('<Document>'.repeat(50_000)),
    'MT940 that is cut': Buffer.from(`${mt}:61:2603`),
    'MT940 with a line that is none': Buffer.from(`${mt}:61:nonsense\n:62F:C260302EUR0,00\n-`),
    'MT940 whose sum does not come out': Buffer.from(
      `${mt}:61:2603020302C24,60NTRFNONREF//X1\n:86:thanks\n:62F:C260302EUR99,00\n-`,
    ),
  };
}

const isLike = (data: unknown, facts: Readonly<Record<string, number>>) =>
  Object.entries(facts).every(([key, value]) => new Map(Object.entries(data ?? {})).get(key) === value);

/** That somebody brought a file is written down, also where every line of it was refused. */
const withoutImports = async () => ({ ...(await fingerprint(bank.env.db.direct)), bank_import: '' });

test('a broken statement is refused with its place, and not one line of it counts', async () => {
  const before = await withoutImports();
  const taken: unknown[] = [];
  for (const [what, bytes] of Object.entries(brokenStatements())) {
    const { code, data } = await bank.trySend(bytes);
    expect([what, code, code < 500]).toEqual([what, code, true]);
    // Where the file as such is read, each of its lines is refused, with its number and its reason.
    const refused = { refused: 1, added: 0, lines: 0 };
    if (code === 200 && !isLike(data, refused)) taken.push([what, data]);
  }
  expect(taken).toEqual([]);
  expect(await withoutImports()).toEqual(before);
});

test('a statement twice, thirty times at once or inside a longer one: each line counts once', async () => {
  const lines = Array.from({ length: 5 }, (_, n) => ({
    amount: `${10 + n}.00`,
    text: 'thanks',
    ref: `TWICE-${n}`,
  }));
  const said = await Promise.all(Array.from({ length: 30 }, () => bank.trySend(camtOf(lines))));
  expect(said.filter(({ code }) => code >= 500)).toEqual([]);
  // Nothing of it counts before a second person has released it, and then once.
  expect((await bank.waiting()).length).toBe(0);
  expect(await bank.send(camtOf(lines))).toMatchObject({ lines: 5, added: 0, known: 5 });
  expect((await bank.waiting()).length).toBe(5);
  const longer = await bank.send(camtOf([...lines, { amount: '99.00', text: 'more', ref: 'TWICE-9' }]));
  expect(longer).toMatchObject({ lines: 6, added: 1, known: 5 });
  // A bank's reference that comes twice in one file with two amounts is two lines that contradict each other.
  const contradiction = camtOf([
    { amount: '1.00', ref: 'SAME-1' },
    { amount: '2.00', ref: 'SAME-1' },
  ]);
  const two = await bank.trySend(contradiction);
  expect(two.code).toBeLessThan(500);
  if (two.code === 200) await bank.send(contradiction);
  expect((await bank.waiting()).length).toBeLessThanOrEqual(8);
});

test('a statement of 200 MB is cut early, and the memory stays small', async () => {
  const edge = randomUUID();
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="s.xml"\r\ncontent-type: text/xml\r\n\r\n`;
  const headers = {
    authorization: `Bearer ${bank.token('first')}`,
    'content-type': `multipart/form-data; boundary=${edge}`,
    'idempotency-key': randomUUID(),
  };
  const before = await fingerprint(bank.env.db.direct);
  const url = `${baseOf(bankApp)}/op/bank/statement/import`;
  const { text, sentBytes, most } = await poured(url, headers, Buffer.from(head));
  expect(text).not.toContain('"code":200');
  expect(sentBytes).toBeLessThanOrEqual(sentMost);
  expect(most).toBeLessThanOrEqual(memoryMost);
  expect(await fingerprint(bank.env.db.direct)).toEqual(before);
});
