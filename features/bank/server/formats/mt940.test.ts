import { expect, test } from 'vitest';
import { Refused } from '#domain/wire/errors.ts';
import { keyLines, readStatement } from '#features/bank/server/read.ts';
import type { BankAccount, StatementFile } from '#features/bank/server/file.ts';

const euro: BankAccount = {
  currency: 'EUR',
  holder: 'Stockless Ltd',
  bank: 'First Bank',
  account: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
};
const yen: BankAccount = { ...euro, currency: 'JPY', account: '1234567' };
const reading = { accounts: [euro, yen], hints: {}, now: new Date('2026-03-05T09:00:00.000Z') };

const read = (text: string): StatementFile => readStatement(Buffer.from(text), reading);

function whyNot(text: string): Record<string, unknown> {
  try {
    read(text);
  } catch (error) {
    if (error instanceof Refused) return { ...error.shown };
    throw error;
  }
  throw new Error('the file was taken');
}

/** A statement in euro: rows between the opening balance and the closing one. */
function statementOf(rows: readonly string[], { opening = 'C260302EUR100,00', closing = '' } = {}): string {
  return [
    ':20:STARTUMS',
    ':25:37040044/532013000EUR',
    ':28C:00001/001',
    `:60F:${opening}`,
    ...rows,
    `:62F:${closing}`,
    '-',
    '',
  ].join('\r\n');
}

test('a German bank’s statement: fields of :86: put together, its reference, both days', () => {
  const file = read(
    statementOf(
      [
        ':61:2603020302C24,60NTRFNONREF//POS-77',
        ':86:166?00GUTSCHRIFT?109310?20EREF+NOTPROVIDED?21SVWZ+SL-7K3M-?229QXD thank you',
        '?30COBADEFFXXX?31DE02120300000000202051?32Anna Ber?33ger',
      ],
      { closing: 'C260302EUR124,60' },
    ),
  );
  expect(file.faults).toEqual([]);
  expect(file.lines).toEqual([
    {
      place: 5,
      account: euro.account,
      bookedOn: '2026-03-02',
      valuedOn: '2026-03-02',
      direction: 'credit',
      isReversal: false,
      currency: 'EUR',
      units: 2_460n,
      otherName: 'Anna Berger',
      otherAccount: 'DE02120300000000202051',
      otherBic: 'COBADEFFXXX',
      entryRef: 'POS-77',
      text: 'EREF+NOTPROVIDED\nSL-7K3M-9QXD thank you\nGUTSCHRIFT',
    },
  ]);
  expect(file.balances).toMatchObject([
    { account: euro.account, day: '2026-03-02', openingUnits: 10_000n, closingUnits: 12_460n },
  ]);
});

test('what takes a credit back is money out, what takes a debit back is money in; what is expected is no money', () => {
  const file = read(
    statementOf(
      [
        ':61:2603020302RC10,00NRTINONREF//A',
        ':61:2603020302RD4,5NRTINONREF//B',
        ':61:2603020302CR1,NTRFNONREF//C',
        ':61:2603020302DR2,NTRFNONREF//D',
        ':61:2603020302EC900,00NTRFNONREF//E',
      ],
      { closing: 'C260302EUR93,50' },
    ),
  );
  expect(file.lines.map(({ direction, units, isReversal }) => [direction, units, isReversal])).toEqual([
    ['debit', 1_000n, true],
    ['credit', 450n, true],
    ['credit', 100n, false],
    ['debit', 200n, false],
  ]);
  expect(file.skipped).toBe(1);
});

test('booked over the turn of a year, each day has its own year', () => {
  const file = read(
    statementOf(
      [':61:2512311231C1,00NTRFA//1', ':61:2512310102C1,00NTRFB//2', ':61:2601021231C1,00NTRFC//3'],
      {
        opening: 'C251231EUR0,00',
        closing: 'C260102EUR3,00',
      },
    ),
  );
  expect(file.lines.map(({ bookedOn, valuedOn }) => `${valuedOn} ${bookedOn}`)).toEqual([
    '2025-12-31 2025-12-31',
    '2025-12-31 2026-01-02',
    '2026-01-02 2025-12-31',
  ]);
});

test('a file that lost a line says what differs, and nothing of it is taken', () => {
  expect(
    whyNot(statementOf([':61:2603020302C24,60NTRFNONREF//A'], { closing: 'C260302EUR124,61' })),
  ).toMatchObject({ reason: 'balance_mismatch', made: '124.60', said: '124.61', currency: 'EUR' });
  expect(whyNot(statementOf([':61:2603020302C24,60NTRFNONREF//A']))).toMatchObject({ reason: 'bad_balance' });
  expect(whyNot(':20:X\n:25:37040044/532013000\n:61:2603020302C1,NTRFA')).toMatchObject({
    reason: 'no_balance',
  });
  expect(
    whyNot(statementOf([], { closing: 'C260302EUR100,00' }).replace('37040044', '37040045')),
  ).toMatchObject({
    reason: 'unknown_account',
    line: 2,
  });
});

test('a row that cannot be read has its line and reason, and the file then proves no balance', () => {
  const file = read(
    statementOf(
      [':61:260302C1,00NTRFA//1', ':61:nonsense', ':61:26023010C1,00NTRFB', ':61:260302C1,005NTRFB'],
      {
        closing: 'C260302EUR101,00',
      },
    ),
  );
  expect(file.faults).toEqual([
    { line: 6, column: ':61:', reason: 'bad_entry' },
    { line: 7, column: ':61:', reason: 'bad_entry' },
    { line: 8, column: ':61:', reason: 'bad_amount' },
  ]);
  expect(file.balances).toEqual([]);
});

test('SWIFT’s own envelope, several statements, an overdrawn account and money without cents', () => {
  const text = [
    '{1:F01COBADEFFXXXX0000000000}{2:I940COBADEFFXXXXN}{4:',
    ':20:A',
    ':25:DE89370400440532013000',
    ':28C:1/1',
    ':60F:D260302EUR5,00',
    ':61:260302C10,00NTRFREF',
    'added by the bank',
    ':86:/EREF/12//REMI/a text that has no fields/',
    ':62F:C260302EUR5,00',
    ':64:C260302EUR5,00',
    '-}',
    '{1:F01X}{2:I940X}{4:',
    ':20:B',
    ':25:1234567JPY',
    ':28C:1/1',
    ':60M:C260302JPY1000,',
    ':61:260302D300,NTRFREF',
    ':62M:C260302JPY700,',
    '-}',
  ].join('\n');
  const file = read(text);
  expect(file.lines.map(({ account, units, currency }) => [account, units, currency])).toEqual([
    [euro.account, 1_000n, 'EUR'],
    ['1234567', 300n, 'JPY'],
  ]);
  expect(file.lines[0]?.text).toBe('/EREF/12//REMI/a text that has no fields/\nREF\nadded by the bank');
  expect(file.balances.map(({ closingUnits }) => closingUnits)).toEqual([500n, 700n]);
});

test('two lines that say the same are two lines, in every later file too', () => {
  const rows = [':61:260302C1,00NTRFNONREF//X', ':61:260302C1,00NTRFNONREF//X'];
  const keys = (count: number) =>
    keyLines(read(statementOf(rows.slice(0, count), { closing: `C260302EUR10${count},00` })).lines).map(
      ({ key }) => key,
    );
  expect(new Set(keys(2)).size).toBe(2);
  expect(keys(2).slice(0, 1)).toEqual(keys(1));
});
