// A file that one person brings credits nobody: another one releases it, or its balances continue those of the account.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { camtOf, openBank, type BankRig } from '#testing/bank.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import * as contract from '#features/bank/contract.ts';
import { bankStatementLines } from '#features/bank/release.contract.ts';
import { sqlState, statement } from '#platform/db/database.ts';
import { bankSettleTimer } from './apply.ts';

let rig: BankRig;
beforeAll(async () => {
  rig = await openBank();
});
afterAll(() => rig.close());

const settling = (paymentId: string) => rig.hasTimer(readRoutedId(paymentId)?.id ?? '', bankSettleTimer);
const listed = async (who: 'first' | 'second') =>
  rig.ask(contract.listBankStatements, {}, { token: rig.token(who) });
const idOf = ({ import_id: id }: { import_id: string | null }) => id ?? 'none';
const usd = { account: '123456789' } as const;

async function stateOf(text: string): Promise<string | undefined> {
  try {
    await rig.env.db.direct.rows(statement(`release-test-${randomUUID()}`, text), []);
    return undefined;
  } catch (error) {
    return sqlState(error);
  }
}

/** A day of the account in dollars, with what stood there before and after it. */
function mt940(day: string, [opening, closing]: readonly [string, string], lines: readonly string[]): Buffer {
  const rows = [':20:X', ':25:123456789', ':28C:1', `:60F:C${day}USD${opening}`, ...lines];
  return Buffer.from([...rows, `:62F:C${day}USD${closing}`].join('\r\n'));
}
const credit = (day: string, amount: string, text: string) => [
  `:61:${day}C${amount},00NTRFNONREF//${randomUUID().slice(0, 8)}`,
  `:86:${text}`,
];

test('what one person brings credits nothing until another person has released it', async () => {
  const payment = await rig.open(1_000n);
  const bytes = camtOf([{ amount: '10.00', text: payment.ref }]);
  expect(await rig.look(bytes)).toMatchObject({ needs_release: true, paid: 1 });
  const report = await rig.bring(bytes);
  expect(report).toMatchObject({ needs_release: true, added: 1, paid: 1 });
  expect(await rig.provider.fetch(payment)).toBeUndefined();
  expect(await rig.provider.progress?.(payment)).toBeUndefined();
  expect(await settling(payment.paymentId)).toBe(false);
  expect(await rig.waiting()).toEqual([]);
  expect(await rig.bring(bytes)).toMatchObject({ added: 0, needs_release: true });

  const id = idOf(report);
  const [file] = (await listed('second')).to_release;
  expect(file).toMatchObject({ id, added: 1, is_yours: false });
  expect((await listed('first')).to_release[0]).toMatchObject({ is_yours: true });
  const lines = await rig.ask(bankStatementLines, { id }, { token: rig.token('second') });
  expect(lines).toMatchObject({
    credited: [{ amount: '10.00', currency: 'EUR', count: 1 }],
    is_continued: false,
    lines: [{ becomes: 'matched', reference: payment.ref, amount: '10.00' }],
  });
  expect(await rig.release('first', { id, act: 'release' })).toMatchObject({
    code: 409,
    data: { reason: 'same_person' },
  });
  const self = `update bank_import set state = 'released', released_as = 'person', ended_by = made_by where id = '${id}'`;
  expect(await stateOf(self)).toBe('23514');
  const counted = `update bank_line set state = 'matched', reference = '${payment.ref}', used_units = 1000, ended_at = at`;
  expect(await stateOf(`${counted} where import_id = '${id}'`)).toBe('23503');

  const said = await Promise.all(
    Array.from({ length: 12 }, () => rig.release('second', { id, act: 'release' })),
  );
  expect(said.filter(({ code }) => code === 200)).toMatchObject([{ data: { state: 'released', paid: 1 } }]);
  expect(await rig.provider.fetch(payment)).toMatchObject({ units: 1_000n });
  expect(await settling(payment.paymentId)).toBe(true);
  expect((await listed('first')).to_release).toEqual([]);
  expect((await listed('first')).list[0]).toMatchObject({ state: 'released', matched: 1 });
});

test('a file whose balances continue those of the account credits at once, up to so much a day, and one of two', async () => {
  const payments = await Promise.all(Array.from({ length: 6 }, () => rig.open(10_00n, 'USD')));
  const ref = (index: number) => payments[index]?.ref ?? '';
  const isPaid = async (index: number) => {
    const payment = payments[index];
    return payment !== undefined && (await rig.provider.fetch(payment)) !== undefined;
  };
  const first = await rig.bring(mt940('260302', ['100,00', '110,00'], credit('260302', '10', ref(0))), usd);
  expect(first.needs_release).toBe(true);
  expect((await rig.release('second', { id: idOf(first), act: 'release' })).code).toBe(200);

  const next = mt940('260303', ['110,00', '120,00'], credit('260303', '10', ref(1)));
  expect(await rig.look(next, usd)).toMatchObject({ needs_release: false });
  expect(await rig.bring(next, usd)).toMatchObject({ needs_release: false, paid: 1 });
  expect(await isPaid(1)).toBe(true);

  const forged = mt940('260304', ['500,00', '510,00'], credit('260304', '10', ref(2)));
  const held = await rig.bring(forged, usd);
  expect(held.needs_release).toBe(true);
  expect(await isPaid(2)).toBe(false);
  await rig.release('second', { id: idOf(held), act: 'reject', note: 'The bank does not know this file.' });

  const twins = [3, 4].map((index) =>
    mt940('260304', ['120,00', '130,00'], credit('260304', '10', ref(index))),
  );
  const reports = await Promise.all(twins.map((bytes) => rig.bring(bytes, usd)));
  expect(reports.filter(({ needs_release: needs }) => needs)).toHaveLength(1);
  const late = reports.find(({ needs_release: needs }) => needs);
  await rig.release('second', { id: late?.import_id ?? '', act: 'reject', note: 'Brought a second time.' });

  const large = mt940('260305', ['130,00', '1120,00'], credit('260305', '990', 'rent of a house'));
  expect((await rig.bring(large, usd)).needs_release).toBe(true);
});

test('a CSV without a column of balances never credits alone, however well it names a payment; with one that continues it does', async () => {
  const csv = (day: string, ref: string, balance?: string) => {
    const [head, cell] = balance === undefined ? ['', ''] : [';Balance', `;${balance}`];
    const row = `${day};1.00;USD;Anna Berger;${randomUUID()};${ref}${cell}`;
    return Buffer.from(
      `Booking date;Amount;Currency;Counterparty name;Transaction id;Reference${head}\n${row}\n`,
    );
  };
  const [bare, told] = [await rig.open(1_00n, 'USD'), await rig.open(1_00n, 'USD')];
  expect(await rig.look(csv('2026-03-06', bare.ref), usd)).toMatchObject({ needs_release: true, paid: 1 });
  expect(await rig.bring(csv('2026-03-06', bare.ref), usd)).toMatchObject({ needs_release: true, added: 1 });
  expect(await rig.provider.fetch(bare)).toBeUndefined();
  expect(await settling(bare.paymentId)).toBe(false);

  expect(await rig.bring(csv('2026-03-07', told.ref, '131.00'), usd)).toMatchObject({
    needs_release: false,
    paid: 1,
  });
  expect(await rig.provider.fetch(told)).toMatchObject({ units: 1_00n });
  expect(await rig.provider.fetch(bare)).toBeUndefined();
});

test('of a file that is rejected nothing stands: the bank’s own one brings the same lines and days', async () => {
  const payment = await rig.open(500n);
  const line = { amount: '5.00', text: payment.ref, ref: 'AGAIN-1', day: '2026-03-01' };
  const bytes = camtOf([line]);
  const report = await rig.bring(bytes);
  const reject = { id: idOf(report), act: 'reject' } as const;
  expect(await rig.release('second', reject)).toMatchObject({ code: 403, data: { field: 'note' } });
  const note = 'Not a file of the bank.';
  expect(await rig.release('second', { ...reject, note })).toMatchObject({ code: 200 });
  expect(await rig.release('second', { id: reject.id, act: 'release' })).toMatchObject({
    code: 203,
    data: { reason: 'decided' },
  });
  expect(await rig.provider.progress?.(payment)).toBeUndefined();
  const again = await rig.send(bytes);
  expect(again).toMatchObject({ added: 1, paid: 1 });
  expect(again.import_id).not.toBe(reject.id);
  expect(await rig.provider.fetch(payment)).toMatchObject({ units: 500n });
});
