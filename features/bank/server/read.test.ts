// Files as real banks write them, with their quirks.
import { expect, test } from 'vitest';
import { Refused } from '#domain/wire/errors.ts';
import type { BankAccount, Reading, StatementHints } from './file.ts';
import { keyLines, readStatement } from './read.ts';
import { decimalOf, orderOf, readAmount } from './formats/values.ts';

const euro: BankAccount = {
  currency: 'EUR',
  holder: 'Stockless Ltd',
  bank: 'First Bank',
  account: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
};
const dollar: BankAccount = { ...euro, currency: 'USD', account: '123456789' };
const yen: BankAccount = { ...euro, currency: 'JPY', account: '7654321' };

const reading = (hints: StatementHints = {}, accounts: BankAccount[] = [euro]): Reading => ({
  accounts,
  hints,
  now: new Date('2026-03-10T09:00:00.000Z'),
});
const read = (text: string | Buffer, hints?: StatementHints, accounts?: BankAccount[]) =>
  readStatement(typeof text === 'string' ? Buffer.from(text) : text, reading(hints, accounts));

function whyNot(work: () => unknown): Record<string, unknown> {
  try {
    work();
  } catch (error) {
    if (error instanceof Refused) return { ...error.shown };
    throw error;
  }
  throw new Error('it was not refused');
}

const german = [
  '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung"',
  '"DE89370400440532013000";"04.03.26";"05.03.26";"GUTSCHRIFT";"SL-7K3M-9QXD Danke";"Müller, Anna";"DE02120300000000202051";"BYLADEM1001";"1.234,56";"EUR"',
  '"DE89370400440532013000";"04.03.26";"04.03.26";"ENTGELT";"Kontoführung";"";"";"";"-4,90";"EUR"',
];

test('a German bank: semicolons, decimal commas, short years, Latin-1 with umlauts', () => {
  const file = read(Buffer.from(german.join('\r\n'), 'latin1'));
  expect(file.faults).toEqual([]);
  expect(file.lines).toMatchObject([
    {
      account: euro.account,
      bookedOn: '2026-03-04',
      valuedOn: '2026-03-05',
      direction: 'credit',
      currency: 'EUR',
      units: 123_456n,
      otherName: 'Müller, Anna',
      otherAccount: 'DE02120300000000202051',
      otherBic: 'BYLADEM1001',
      text: 'GUTSCHRIFT\nSL-7K3M-9QXD Danke',
    },
    { direction: 'debit', units: 490n, otherName: '' },
  ]);
});

test('a mark at its start, in three writings, changes nothing', () => {
  const text = german.join('\n');
  const plain = read(text).lines;
  expect(read(`\ufeff${text}`).lines).toEqual(plain);
  expect(read(Buffer.from(`\ufeff${text}`, 'utf16le')).lines).toEqual(plain);
});

test('lines before the header, quoted line ends, empty lines and a summary behind are understood', () => {
  const text = [
    'Konto;DE89 3704 0044 0532 0130 00',
    'Zeitraum;01.03.2026 - 10.03.2026',
    '',
    'Buchungsdatum;Wertstellung;Status;Zahlungspflichtige*r;Zahlungsempfänger*in;Verwendungszweck;IBAN;Betrag (€)',
    '"04.03.2026";"04.03.2026";"Gebucht";"Anna Berger";"Stockless Ltd";"SL-7K3M-\n9QXD";"DE02120300000000202051";"10 €"',
    '"05.03.2026";"05.03.2026";"Vorgemerkt";"Ben";"Stockless Ltd";"x";"DE02120300000000202051";"11 €"',
    '',
    'Kontostand;;;;;;;',
  ].join('\n');
  const file = read(text, {}, [euro, dollar]);
  expect(file.lines).toMatchObject([
    { units: 1_000n, otherName: 'Anna Berger', text: 'SL-7K3M- 9QXD', account: euro.account, place: 5 },
  ]);
  expect(file).toMatchObject({ skipped: 2, faults: [] });
});

test('an English bank: two columns of money, brackets, thousands, days of which one tells the order', () => {
  const text = [
    'Date,Description,Paid out,Paid in,Balance',
    '13/02/2026,SL-7K3M-9QXD,,"1,204.00","9,000.00"',
    '02/03/2026,Fee,(3.50),,8996.50',
  ].join('\n');
  expect(read(text, {}, [dollar]).lines).toMatchObject([
    { bookedOn: '2026-02-13', direction: 'credit', units: 120_400n },
    { bookedOn: '2026-03-02', direction: 'debit', units: 350n },
  ]);
  const us = ['Date,Description,Amount', '02/13/2026,"A ""B"" C",$12.30', '03/02/2026,x,-$1.00'].join('\n');
  expect(read(us, {}, [dollar]).lines).toMatchObject([
    { bookedOn: '2026-02-13', direction: 'credit', units: 1_230n, text: 'A "B" C' },
    { bookedOn: '2026-03-02', direction: 'debit', units: 100n },
  ]);
});

test('Japanese, Chinese, Korean, Vietnamese, Spanish and Indonesian headers are known', () => {
  const files: [string, BankAccount, object][] = [
    [
      '日付,摘要,お支払金額,お預り金額,差引残高\n2026年3月4日,ﾌﾘｺﾐ ｱﾝﾅ SL-7K3M-9QXD,,"12,000","90,000"',
      yen,
      { units: 12_000n, direction: 'credit' },
    ],
    [
      '交易日期,借方发生额,贷方发生额,余额,对方户名,对方账号,摘要,交易流水号\n20260304,,88.00,100.00,王芳,6222020200112233,货款,T88',
      dollar,
      { units: 8_800n, otherName: '王芳', entryRef: 'T88' },
    ],
    [
      '거래일시,적요,보낸분,출금액,입금액,잔액\n2026.03.04 10:11:12,이체,김민수,0,"5,000","9,000"',
      yen,
      { units: 5_000n, otherName: '김민수', bookedOn: '2026-03-04' },
    ],
    [
      'Ngày giao dịch,Nội dung,Ghi nợ,Ghi có,Số dư\n13/02/2026,SL 7K3M 9QXD,,"1,500,000","2,000,000"',
      { ...yen, currency: 'VND' },
      { units: 1_500_000n },
    ],
    [
      'F. Valor;Fecha;Concepto;Importe;Divisa;Saldo\n04/03/2026;13/02/2026;Pago;1.500,00;EUR;1,00',
      euro,
      { units: 150_000n, bookedOn: '2026-02-13' },
    ],
    ['Tanggal;Keterangan;Debet;Kredit;Saldo\n28-02-2026;Bayar;;250,00;1', euro, { units: 25_000n }],
  ];
  for (const [text, account, wanted] of files) {
    const file = read(text, {}, [account]);
    expect([text, file.faults, file.lines[0]]).toMatchObject([text, [], wanted]);
  }
});

test('what could mean two things is refused with the column, and taken once a person says which', () => {
  const days = 'Date,Description,Amount\n04/03/2026,x,12.30\n05/03/2026,y,9.00';
  expect(whyNot(() => read(days, {}, [dollar]))).toMatchObject({
    reason: 'ambiguous_date',
    field: 'date_order',
    column: 'Date',
  });
  expect(read(days, { dateOrder: 'mdy' }, [dollar]).lines[0]?.bookedOn).toBeUndefined();
  expect(read(days, { dateOrder: 'dmy' }, [dollar]).lines[0]?.bookedOn).toBe('2026-03-04');
  const sums = 'Date;Description;Amount\n2026-03-04;x;1.234\n2026-03-04;y;5';
  expect(whyNot(() => read(sums, {}, [dollar]))).toMatchObject({
    reason: 'ambiguous_decimal',
    field: 'decimal',
    column: 'Amount',
  });
  expect(read(sums, { decimal: ',' }, [dollar]).lines[0]?.units).toBe(123_400n);
  expect(read(sums, { decimal: '.' }, [dollar]).faults).toEqual([
    { line: 2, column: 'Amount', reason: 'bad_amount' },
  ]);
  expect(whyNot(() => read('Date,Amount\n2026-03-04,"1.5"\n2026-03-04,"1,5"', {}, [dollar]))).toMatchObject({
    reason: 'mixed_decimals',
  });
  expect(whyNot(() => read('Date,Text,Amount,Amount\n2026-03-04,x,1,2', {}, [dollar]))).toMatchObject({
    reason: 'two_columns',
    column: 'Amount, Amount',
  });
  expect(whyNot(() => read('Date,Amount,Credit\n2026-03-04,1,2', {}, [dollar]))).toMatchObject({
    reason: 'two_columns',
  });
  const anonymous = 'Date,Text,Amount\n2026-03-04,x,1.00';
  expect(whyNot(() => read(anonymous, {}, [euro, dollar]))).toMatchObject({
    reason: 'which_account',
    field: 'account',
  });
  expect(read(anonymous, { account: '123456789' }, [euro, dollar]).lines[0]?.account).toBe('123456789');
  expect(whyNot(() => read(german.join('\n'), { account: '123456789' }, [dollar]))).toMatchObject({
    reason: 'unknown_account',
    column: 'Auftragskonto',
  });
});

test('a row with a fault is told with its line and column; the others are read', () => {
  const text = [
    'Date,Description,Amount,Currency',
    '2026-03-04,good,12.30,USD',
    '2026-02-30,no such day,12.30,USD',
    '2026-05-04,ahead of its time,12.30,USD',
    '2026-03-04,not money,abc,USD',
    '2026-03-04,too fine,1.005,USD',
    '2026-03-04,crowns,12.30,XTS',
    '2026-03-04,grouped badly,"1,23,456.00",USD',
    '2026-03-04,nothing,0.00,USD',
  ].join('\n');
  const file = read(text, {}, [dollar]);
  expect(file.lines).toHaveLength(1);
  expect(file.skipped).toBe(1);
  expect(file.faults).toEqual([
    { line: 3, column: 'Date', reason: 'bad_date' },
    { line: 4, column: 'Date', reason: 'bad_date' },
    { line: 5, column: 'Amount', reason: 'bad_amount' },
    { line: 6, column: 'Amount', reason: 'bad_amount' },
    { line: 7, column: 'Currency', reason: 'unknown_currency' },
    { line: 8, column: 'Amount', reason: 'bad_amount' },
  ]);
});

test('amounts in every spelling, and what is none', () => {
  const good: [string, '.' | ',', bigint, boolean][] = [
    ['12.30', '.', 1_230n, false],
    ['1,234.5', '.', 123_450n, false],
    ['1.234.567,89', ',', 123_456_789n, false],
    ['1 234,50', ',', 123_450n, false],
    ["1'234.50", '.', 123_450n, false],
    ['1\u202f234,50 €', ',', 123_450n, false],
    ['EUR 12,30', ',', 1_230n, false],
    ['12.30USD', '.', 1_230n, false],
    ['-12.30', '.', 1_230n, true],
    ['12.30-', '.', 1_230n, true],
    ['\u221212.30', '.', 1_230n, true],
    ['(12.30)', '.', 1_230n, true],
    ['($1,200.00)', '.', 120_000n, true],
    ['+5', '.', 500n, false],
    ['１２．３０', '.', 1_230n, false],
    ['.50', '.', 50n, false],
    ['1.230000', '.', 123n, false],
  ];
  for (const [text, decimal, units, isNegative] of good)
    expect([text, readAmount(text, decimal, 'USD')]).toMatchObject([text, { units, isNegative }]);
  for (const text of [
    '',
    '-',
    'abc',
    '1e3',
    '--5',
    '-5-',
    '1.2.3',
    '12,34.00',
    '0x10',
    '1/2',
    '٣',
    '99999999999999999',
  ])
    expect([text, readAmount(text, '.', 'USD')]).toEqual([text, undefined]);
  expect(readAmount('12,30 S', ',', 'EUR')).toMatchObject({ units: 1_230n, mark: 'debit' });
  expect(readAmount('12.30 CR', '.', 'USD')).toMatchObject({ units: 1_230n, mark: 'credit' });
  expect(decimalOf([{ text: '1,200', asset: 'JPY' }])).toBe('.');
  expect(decimalOf([{ text: '0,500', asset: 'EUR' }])).toBe(',');
  expect(orderOf(['01/01/2026', '02/02/2026'])).toBe('dmy');
});

test('every line has one name in every file, and two that say the same on a day have two', () => {
  const row = (amount: string) => `2026-03-04,same words,${amount}`;
  const head = 'Date,Description,Amount';
  const morning = keyLines(read([head, row('5.00'), row('5.00')].join('\n'), {}, [dollar]).lines);
  const evening = keyLines(
    read([head, row('7.00'), row('5.00'), row(' 5.00'), row('5.00')].join('\n'), {}, [dollar]).lines,
  );
  expect(new Set(morning.map(({ key }) => key)).size).toBe(2);
  expect(evening.map(({ key }) => key).filter((key) => morning.some((one) => one.key === key))).toHaveLength(
    2,
  );
  expect(new Set(evening.map(({ key }) => key)).size).toBe(4);
});
