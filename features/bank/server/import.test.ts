// Statements that are brought: each line counts once, whoever brings it how often, and references find their payments.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { camtOf, openBank, type BankRig } from '#testing/bank.ts';
import { incoming } from '#tools/testing/incoming.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import * as contract from '#features/bank/contract.ts';
import { statement } from '#platform/db/database.ts';
import { makeBankProvider } from '#features/checkout/server/providers/bank/provider.ts';
import { bankSettleTimer } from './apply.ts';

let rig: BankRig;
beforeAll(async () => {
  rig = await openBank();
});
afterAll(() => rig.close());

const settling = (paymentId: string) => rig.hasTimer(readRoutedId(paymentId)?.id ?? '', bankSettleTimer);
const count = async (table: 'bank_line' | 'bank_return' | 'bank_import') => {
  const counted = statement<{ n: number }>(
    `bank-test-count-${table}`,
    `select count(*)::int as n from ${table}`,
  );
  return (await rig.env.db.direct.row(counted, []))?.n ?? 0;
};

test('a payment has one reference, whoever asks how often, and its buyer is told where to send it', async () => {
  const payment = await rig.open(2_460n);
  expect(payment.ref).toMatch(/^SL-.{4}-.{4}$/);
  expect(payment.instructions).toEqual({
    kind: 'bank',
    holder: 'Stockless Ltd',
    bank: 'First Bank',
    account: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    reference: payment.ref,
  });
  const again = await Promise.all(Array.from({ length: 30 }, () => rig.provider.open(payment)));
  expect(new Set(again.map(({ ref }) => ref))).toEqual(new Set([payment.ref]));
  await expect(rig.provider.open({ ...payment, units: 1n })).rejects.toThrow(/another amount/);
  expect(rig.provider.takes({ asset: 'EUR', units: 1n, country: 'DE' })).toBe(true);
  expect(rig.provider.takes({ asset: 'JPY', units: 1n, country: 'JP' })).toBe(false);
  expect(rig.provider.read(incoming('{}'))).toBeUndefined();
});

test('an account that cannot be right, or two of one currency, do not start', () => {
  const good = {
    currency: 'EUR',
    holder: 'S',
    bank: 'B',
    account: 'DE89370400440532013000',
    bic: '',
  } as const;
  const make =
    (...accounts: object[]) =>
    () =>
      makeBankProvider(rig.env, { accounts: accounts.map((one) => ({ ...good, ...one })) });
  expect(make({ account: 'DE89 3704 0044 0532 0130 00' })).not.toThrow();
  expect(make({ account: 'DE88370400440532013000' })).toThrow(/checksum/);
  expect(make({ bic: 'X' })).toThrow(/shape/);
  expect(make({}, { account: '123456' })).toThrow(/two bank accounts/);
});

test('the look writes nothing; the import makes the payment whole, once, with its evidence', async () => {
  const payment = await rig.open(2_460n);
  const text = ` ${payment.ref.toLowerCase().replaceAll('-', ' ')} danke`;
  const bytes = camtOf([{ amount: '24.60', text, ref: 'BANK-1', name: 'Anna Maria Berger' }]);
  expect(await rig.look(bytes)).toMatchObject({ dry_run: true, lines: 1, added: 1, matched: 1, paid: 1 });
  expect(await rig.provider.fetch(payment)).toBeUndefined();
  const lines = await count('bank_line');
  expect(await rig.send(bytes)).toMatchObject({
    dry_run: false,
    added: 1,
    known: 0,
    matched: 1,
    paid: 1,
    known_since: null,
    credits: [{ amount: '24.60', currency: 'EUR', count: 1 }],
  });
  const capture = await rig.provider.fetch(payment);
  expect(capture).toEqual({
    paymentId: payment.paymentId,
    providerPayment: '2026-03-02/BANK-1/+2460EUR@013000',
    eventId: capture?.eventId,
    asset: 'EUR',
    units: 2_460n,
    payee: payment.paymentId.split('.')[0],
    at: rig.clock.now(),
    facts: {
      value_date: '2026-03-02',
      account: '•••• 3000',
      reference: payment.ref,
      entry: 'BANK-1',
      payer: 'A… M… B…',
    },
  });
  expect(await settling(payment.paymentId)).toBe(true);
  expect(await rig.send(bytes)).toMatchObject({
    added: 0,
    known: 1,
    matched: 0,
    paid: 0,
    known_since: rig.clock.now().toISOString(),
  });
  const longer = camtOf([{ amount: '1.00', text: 'another' }]);
  const both = Buffer.from(
    bytes.toString().replace('</Stmt>', `${/<Ntry>.*<\/Ntry>/.exec(longer.toString())?.[0] ?? ''}</Stmt>`),
  );
  expect(await rig.send(both)).toMatchObject({
    added: 1,
    known: 1,
    matched: 0,
    waiting: 1,
    known_since: null,
  });
  expect(await count('bank_line')).toBe(lines + 2);
  expect(await rig.provider.fetch(payment)).toEqual(capture);
});

test('one file thirty times at once has one effect', async () => {
  const payments = await Promise.all(Array.from({ length: 5 }, () => rig.open(1_000n)));
  const bytes = camtOf(payments.map(({ ref }) => ({ amount: '10.00', text: ref })));
  const before = { lines: await count('bank_line'), returns: await count('bank_return') };
  const reports = await Promise.all(
    Array.from({ length: 30 }, (_none, index) => rig.send(bytes, {}, index % 2 === 0 ? 'first' : 'second')),
  );
  expect(reports.reduce((sum, { added }) => sum + added, 0)).toBe(5);
  expect(reports.reduce((sum, { paid }) => sum + paid, 0)).toBe(5);
  expect(reports.filter(({ known_since: since }) => since === null)).toHaveLength(1);
  expect(await count('bank_line')).toBe(before.lines + 5);
  expect(await count('bank_return')).toBe(before.returns);
});

test('parts add up until a payment is whole; what comes after it goes back', async () => {
  const payment = await rig.open(3_000n);
  await rig.send(camtOf([{ amount: '10.00', text: payment.ref }]));
  expect(await rig.provider.fetch(payment)).toBeUndefined();
  expect(await rig.provider.progress?.(payment)).toEqual({ units: 1_000n, finalUnits: 1_000n });
  expect(await settling(payment.paymentId)).toBe(false);
  const report = await rig.send(
    camtOf([
      { amount: '20.50', text: payment.ref, ref: 'LAST', name: 'Ben Yusuf', iban: 'GB29NWBK60161331926819' },
      { amount: '30.00', text: payment.ref, iban: '' },
    ]),
  );
  expect(report).toMatchObject({ matched: 1, returning: 1, paid: 1 });
  expect(await rig.provider.fetch(payment)).toMatchObject({
    units: 3_000n,
    providerPayment: '2026-03-02/LAST/+2050EUR@013000',
  });
  const { list } = await rig.returns();
  const mine = list.filter(({ reference }) => reference === payment.ref);
  const rows = mine.map(({ kind, amount, to_account: to, named_by: by }) => [kind, amount, to, by].join(' '));
  expect(rows.toSorted()).toEqual(['excess 0.50 GB29NWBK60161331926819 statement', 'excess 30.00  nobody']);
});

test('two files that pay one payment at the same moment make it whole once; the other goes back whole', async () => {
  for (let round = 0; round < 10; round += 1) {
    const payment = await rig.open(700n);
    const files = [
      camtOf([{ amount: '7.00', text: payment.ref }]),
      camtOf([{ amount: '7.00', text: payment.ref }]),
    ];
    const reports = await Promise.all(files.map((bytes) => rig.send(bytes)));
    expect(reports.map(({ paid }) => String(paid)).toSorted()).toEqual(['0', '1']);
    const back = (await rig.returns()).list.filter(({ reference }) => reference === payment.ref);
    expect(back.map(({ amount, kind }) => [amount, kind])).toEqual([['7.00', 'excess']]);
  }
});

/** What fingers, eyes and banks do to a reference. */
const slips: ((text: string, at: number, letter: string) => string)[] = [
  (text) => text.toLowerCase(),
  (text) => text.replaceAll('-', ' '),
  (text) => text.replaceAll('0', 'O').replaceAll('1', 'l'),
  (text, at) => `${text.slice(0, at)}\n${text.slice(at)}`,
  (text, at, letter) => `${text.slice(0, at)}${letter}${text.slice(at + 1)}`,
  (text, at) => `${text.slice(0, at)}${text.charAt(at + 1)}${text.charAt(at)}${text.slice(at + 2)}`,
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at, letter) => text.slice(0, at) + letter + text.slice(at),
];
const slip = fc.record({
  way: fc.constantFrom(...slips),
  at: fc.integer({ min: 0, max: 11 }),
  letter: fc.constantFrom(...Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ')),
});

test('a mangled reference pays its own payment or waits, and never another’s', async () => {
  const payments = await Promise.all(Array.from({ length: 40 }, () => rig.open(100n)));
  const choices = fc.array(
    fc.record({ which: fc.integer({ min: 0, max: 39 }), slips: fc.array(slip, { maxLength: 3 }) }),
    { minLength: 20, maxLength: 60 },
  );
  let found = 0;
  await fc.assert(
    fc.asyncProperty(choices, async (sent) => {
      const lines = sent.map(({ which, slips: manners }) => {
        const reference = payments[which]?.ref ?? '';
        const text = manners.reduce((typed, { way, at, letter }) => way(typed, at, letter), reference);
        return { reference, text };
      });
      const before = await receivedOf(payments);
      const report = await rig.look(camtOf(lines.map(({ text }) => ({ amount: '0.01', text }))));
      await rig.send(camtOf(lines.map(({ text }) => ({ amount: '0.01', text }))));
      found += report.matched;
      const after = await receivedOf(payments);
      for (const { ref } of payments) {
        const most = lines.filter(({ reference }) => reference === ref).length;
        expect((after.get(ref) ?? 0n) - (before.get(ref) ?? 0n)).toBeLessThanOrEqual(BigInt(most));
      }
    }),
    { numRuns: 12 },
  );
  expect(found).toBeGreaterThan(50);
});

async function receivedOf(payments: readonly Awaited<ReturnType<BankRig['open']>>[]) {
  const all = await Promise.all(
    payments.map(
      async (payment) => [payment.ref, (await rig.provider.progress?.(payment))?.units ?? 0n] as const,
    ),
  );
  return new Map(all);
}

test('what no machine may decide waits with its reason', async () => {
  const [one, other] = [await rig.open(500n), await rig.open(500n)];
  const dollars = await rig.open(500n, 'USD');
  const mark = randomUUID();
  await rig.send(
    camtOf([
      { amount: '5.00', text: 'thank you', name: `1 ${mark}` },
      { amount: '5.00', text: 'SL-0000-0070', name: `2 ${mark}` },
      { amount: '5.00', text: `${one.ref} ${other.ref}`, name: `3 ${mark}` },
      { amount: '5.00', text: dollars.ref, name: `4 ${mark}` },
      { amount: '5.00', text: one.ref, name: `5 ${mark}`, isReversal: true },
      { amount: '5.00', text: one.ref, name: `6 ${mark}`, side: 'DBIT', isReversal: true },
      { amount: '5.00', text: `fee ${one.ref}`, name: `7 ${mark}`, side: 'DBIT' },
    ]),
  );
  const why = new Map((await rig.waiting()).map((line) => [line.other_name, line.why]));
  expect(Array.from({ length: 7 }, (_none, index) => why.get(`${index + 1} ${mark}`))).toEqual([
    'no_reference',
    'unknown_reference',
    'several_references',
    'other_currency',
    'came_back',
    'taken_back',
    undefined,
  ]);
  expect(await rig.provider.progress?.(one)).toBeUndefined();
});

test('a day that one kind of file has told of is closed to other kinds: the same money would count twice', async () => {
  const payment = await rig.open(4_200n);
  await rig.send(camtOf([{ amount: '42.00', text: payment.ref, day: '2026-02-20' }]));
  const csv = (day: string) =>
    Buffer.from(`Date,Description,Amount,Currency\n${day},${payment.ref},42.00,EUR\n`);
  const euro = { account: 'DE89370400440532013000' };
  expect(await rig.send(csv('2026-02-20'), euro)).toMatchObject({
    added: 0,
    refused: 1,
    errors: [{ line: 2, column: '2026-02-20', reason: 'other_source' }],
  });
  expect(await rig.send(csv('2026-02-21'), euro)).toMatchObject({ added: 1, returning: 1 });
});

test('names and words of any length and script are kept as they are, or cut between two characters', async () => {
  const payment = await rig.open(300n);
  const name = `${'名'.repeat(139)}𠮷𠮷`;
  const text = `${payment.ref} ${'😀'.repeat(1_500)} \u0007 &#x1F600; </Ustrd>`;
  const bytes = camtOf([{ amount: '3.00', text, name, iban: `X${'𠮷'.repeat(50)}` }]);
  const files = [{ field: 'file', name: `\u0000${'🧾'.repeat(80)}.xml`, bytes }];
  const report = await rig.ask(contract.importBankStatement, {}, { token: rig.token('first'), files });
  expect(report).toMatchObject({ added: 1, paid: 1 });
});

test('a file that cannot be read is refused whole, and only people of finance may bring one', async () => {
  const before = await count('bank_import');
  expect(await rig.trySend(Buffer.from('<!DOCTYPE x [<!ENTITY a "b">]><Document/>'))).toMatchObject({
    code: 405,
    data: { field: 'file', reason: 'doctype' },
  });
  expect(
    await rig.trySend(Buffer.from('Date,Amount\n04/03/2026,1.00'), { account: '123456789' }),
  ).toMatchObject({
    code: 405,
    data: { field: 'date_order', reason: 'ambiguous_date', column: 'Date' },
  });
  const stranger = await rig.person('catalogue');
  const token = await stranger();
  const files = [{ field: 'file', name: 'x.xml', bytes: camtOf([{ amount: '1.00' }]) }];
  expect(await rig.call(contract.importBankStatement, {}, { token, files })).toMatchObject({ code: 409 });
  for (const endpoint of [contract.listBankStatements, contract.listBankOpen, contract.listBankReturns])
    expect(await rig.call(endpoint, {}, { token })).toMatchObject({ code: 409, data: { reason: 'role' } });
  expect(await count('bank_import')).toBe(before);
  const { list, accounts } = await rig.ask(
    contract.listBankStatements,
    { page_size: 100 },
    { token: rig.token('first') },
  );
  expect(accounts.map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
  const csv = list.find(({ format }) => format === 'csv');
  expect(csv).toMatchObject({ accounts: ['•••• 3000'], format: 'csv' });
  expect(csv?.by).toMatch(/^Person/);
});
