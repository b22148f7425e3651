// CAMT.053 as real banks write it, and documents that nobody should parse.
import { expect, test } from 'vitest';
import { Refused } from '#domain/wire/errors.ts';
import type { BankAccount, Reading, StatementHints } from '#features/bank/server/file.ts';
import { keyLines, readStatement } from '#features/bank/server/read.ts';
import { cpuMs } from '#testing/own-time.ts';

const euro: BankAccount = {
  currency: 'EUR',
  holder: 'Stockless Ltd',
  bank: 'First Bank',
  account: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
};
const dollar: BankAccount = { ...euro, currency: 'USD', account: '123456789' };

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

const camt = (version: string, inside: string, account = '<IBAN>DE89370400440532013000</IBAN>') =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">` +
  `<BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>S1</Id><Acct><Id>${account}</Id></Acct>${inside}</Stmt></BkToCstmrStmt></Document>`;

const entry = (more: {
  amount?: string;
  side?: string;
  status?: string;
  ref?: string;
  details?: string;
  extra?: string;
}) =>
  `<Ntry><Amt Ccy="EUR">${more.amount ?? '24.60'}</Amt><CdtDbtInd>${more.side ?? 'CRDT'}</CdtDbtInd>${more.extra ?? ''}` +
  `<Sts>${more.status ?? 'BOOK'}</Sts><BookgDt><Dt>2026-03-04</Dt></BookgDt><ValDt><Dt>2026-03-05</Dt></ValDt>` +
  `<AcctSvcrRef>${more.ref ?? 'B77'}</AcctSvcrRef><NtryDtls>${more.details ?? ''}</NtryDtls></Ntry>`;

const oldDetails =
  '<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Nm>Anna &amp; Ben &#66;erger</Nm></Dbtr>' +
  '<DbtrAcct><Id><IBAN>DE02120300000000202051</IBAN></Id></DbtrAcct></RltdPties><RltdAgts><DbtrAgt><FinInstnId><BIC>BYLADEM1001</BIC>' +
  '</FinInstnId></DbtrAgt></RltdAgts><RmtInf><Ustrd>SL-7K3M-</Ustrd><Ustrd>9QXD</Ustrd></RmtInf></TxDtls>';

test('CAMT.053 of version 02 and 08, plain and under a prefix, says the same', () => {
  const newDetails = oldDetails
    .replace('<Dbtr><Nm>', '<Dbtr><Pty><Nm>')
    .replace('</Nm></Dbtr>', '</Nm></Pty></Dbtr>')
    .replaceAll('BIC>', 'BICFI>');
  const old = camt('02', entry({ details: oldDetails }));
  const lines = read(old).lines;
  expect(lines).toMatchObject([
    {
      place: 1,
      bookedOn: '2026-03-04',
      valuedOn: '2026-03-05',
      direction: 'credit',
      units: 2_460n,
      entryRef: 'B77',
      otherName: 'Anna & Ben Berger',
      otherAccount: 'DE02120300000000202051',
      otherBic: 'BYLADEM1001',
      text: 'SL-7K3M- 9QXD',
      isReversal: false,
    },
  ]);
  const status = '<Sts><Cd>BOOK</Cd></Sts>';
  expect(read(camt('08', entry({ details: newDetails }).replace('<Sts>BOOK</Sts>', status))).lines).toEqual(
    lines,
  );
  const prefixed = old.replaceAll(/<(\/?)([A-Z])/g, '<$1n:$2').replace('xmlns=', 'xmlns:n=');
  expect(read(prefixed).lines).toEqual(lines);
});

test('an entry of several transactions becomes as many lines; a sum that does not add up becomes none', () => {
  const part = (amount: string, name: string) =>
    `<TxDtls><Amt Ccy="EUR">${amount}</Amt><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`;
  const details = `<Btch><NbOfTxs>2</NbOfTxs></Btch>${part('10.00', 'Anna')}${part('14.60', 'Ben')}`;
  expect(read(camt('04', entry({ details }))).lines).toMatchObject([
    { units: 1_000n, otherName: 'Anna', entryRef: 'B77.1' },
    { units: 1_460n, otherName: 'Ben', entryRef: 'B77.2' },
  ]);
  const elder = details.replaceAll(
    /<Amt Ccy="EUR">([\d.]+)<\/Amt>/g,
    '<AmtDtls><TxAmt><Amt Ccy="EUR">$1</Amt></TxAmt></AmtDtls>',
  );
  expect(read(camt('02', entry({ details: elder }))).lines.map(({ units }) => units)).toEqual([
    1_000n,
    1_460n,
  ]);
  expect(read(camt('04', entry({ details, amount: '24.61' }))).faults).toEqual([
    { line: 1, column: 'TxDtls/Amt', reason: 'batch_sum' },
  ]);
  const silent = '<TxDtls><Refs/></TxDtls><TxDtls><Refs/></TxDtls>';
  expect(read(camt('02', entry({ details: silent }))).faults).toEqual([
    { line: 1, column: 'TxDtls/Amt', reason: 'batch_without_amounts' },
  ]);
});

test('pending entries are passed over; reversals and returns are told as such; several accounts in one file', () => {
  const text = camt(
    '02',
    [
      entry({ status: 'PDNG' }),
      entry({ side: 'DBIT', extra: '<RvslInd>true</RvslInd>' }),
      entry({ details: '<TxDtls><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls>', ref: 'B78' }),
    ].join(''),
  );
  const file = read(text);
  expect(file.skipped).toBe(1);
  expect(file.lines).toMatchObject([
    { direction: 'debit', isReversal: true },
    { direction: 'credit', isReversal: true, text: 'AC04' },
  ]);
  const both = text.replace(
    '</Stmt>',
    '</Stmt><Stmt><Acct><Id><Othr><Id>123456789</Id></Othr></Id></Acct><Ntry><Amt Ccy="USD">5</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><DtTm>2026-03-04T10:00:00</DtTm></BookgDt></Ntry></Stmt>',
  );
  expect(read(both, {}, [euro, dollar]).lines.at(-1)).toMatchObject({
    account: '123456789',
    currency: 'USD',
    units: 500n,
    valuedOn: '2026-03-04',
  });
  expect(whyNot(() => read(both, {}, [euro]))).toMatchObject({
    reason: 'unknown_account',
    column: 'Acct/Id',
  });
});

test('documents that would open files, grow without end, or are something else are refused', () => {
  const laughs =
    '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]><Document>&lol2;</Document>';
  expect(whyNot(() => read(laughs))).toMatchObject({ reason: 'doctype' });
  const many = Array.from({ length: 200_000 }, (_none, index) => `a${index}="1"`).join(' ');
  const usedMs = cpuMs();
  expect(whyNot(() => read(`<?xml version="1.0"?><Document ${many}/>`))).toMatchObject({ reason: 'not_xml' });
  expect(cpuMs() - usedMs).toBeLessThan(10_000);
  const outside = '<?xml version="1.0"?><!DOCTYPE x SYSTEM "file:///etc/passwd"><Document/>';
  expect(whyNot(() => read(outside))).toMatchObject({ reason: 'doctype' });
  expect(
    whyNot(() => read('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.052.001.02"/>')),
  ).toMatchObject({
    reason: 'not_camt053',
  });
  expect(whyNot(() => read('<Document><open></Document>'))).toMatchObject({ reason: 'not_xml' });
  expect(whyNot(() => read(`<a>${'<b>'.repeat(5_000)}${'</b>'.repeat(5_000)}</a>`))).toMatchObject({
    reason: 'not_xml',
  });
  expect(whyNot(() => read(''))).toMatchObject({ reason: 'empty' });
  expect(whyNot(() => read(Buffer.from([0x50, 0x4b, 3, 4, 0, 0])))).toMatchObject({ reason: 'not_text' });
  expect(whyNot(() => read('hello\nworld'))).toMatchObject({ reason: 'no_header' });
  expect(whyNot(() => read(Buffer.alloc(10 * 1_048_576 + 1, 0x61)))).toMatchObject({ reason: 'too_large' });
  // What a name says stays a name: nothing in it is an entity to expand twice.
  const sly = camt(
    '02',
    entry({ details: oldDetails.replace('Anna &amp;', '&amp;lt;b&amp;gt; &unknown; &amp;') }),
  );
  expect(read(sly).lines[0]?.otherName).toBe('&lt;b&gt; &unknown; & Ben Berger');
});

test('a line that stands twice under the bank’s own reference is one line; other words make it another', () => {
  const twice = camt('02', entry({ details: oldDetails }) + entry({ details: oldDetails }));
  expect(keyLines(read(twice).lines)).toHaveLength(1);
  const reused = camt(
    '02',
    entry({ details: oldDetails }) + entry({ details: oldDetails.replace('9QXD', '9QXE') }),
  );
  expect(new Set(keyLines(read(reused).lines).map(({ key }) => key)).size).toBe(2);
});
