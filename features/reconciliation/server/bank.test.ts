import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { releaseStatement } from '#testing/statements.ts';
import { openReconciliation, type FinancePerson, type ReconRig } from '#testing/reconciliation.ts';
import { importBankStatement } from '#features/bank/contract.ts';

let rig: ReconRig;
let finance: FinancePerson;

beforeAll(async () => {
  rig = await openReconciliation({
    bankAccounts: [{ currency: 'USD', holder: 'X', bank: 'B', account: '123456789', bic: '' }],
    now: new Date('2026-03-05T09:00:00.000Z'),
  });
  finance = await rig.person();
});
afterAll(() => rig.close());

const head = (day: string, opening: string) => [
  ':20:X',
  ':25:123456789',
  ':28C:1',
  `:60F:C${day}USD${opening}`,
];

async function send(rows: readonly string[]) {
  const files = [{ field: 'file', name: 'statement.sta', bytes: Buffer.from(rows.join('\r\n')) }];
  const answer = await rig.app.call(importBankStatement, {}, { token: await finance.token(), files });
  const report = z.safeParse(importBankStatement.output, answer.data);
  if (report.success) await releaseStatement(rig.app, rig.env, report.data);
  return answer;
}

const monday = [
  ...head('260302', '100,00'),
  ':61:260302C50,00NTRFNONREF//A1',
  ':86:no reference at all',
  ':61:260302D20,00NTRFNONREF//A2',
  ':62F:C260302USD130,00',
];

test('a statement in MT940: its balance stands beside its lines, and money that is nobody’s is told', async () => {
  expect(await send(monday)).toMatchObject({ code: 200, data: { format: 'mt940', added: 2, waiting: 1 } });
  expect(await send(monday)).toMatchObject({ code: 200, data: { added: 0, known: 2 } });
  expect((await rig.look()).differences).toBe(0);
  const state = await rig.state(finance);
  expect(state.places.find(({ place }) => place === 'bank:6789')).toMatchObject({
    expected: '80.00',
    actual: '130.00',
    unmatched: '50.00',
    difference: '0.00',
  });
  expect(state.suspense).toMatchObject([{ amount: '50.00', text: 'no reference at all' }]);
});

test('a file that does not add up is refused with what differs, and nothing of it stands', async () => {
  const wrong = [...head('260303', '130,00'), ':61:260303C1,00NTRFNONREF//B1', ':62F:C260303USD132,00'];
  expect(await send(wrong)).toMatchObject({
    code: 405,
    data: { reason: 'balance_mismatch', made: '131.00', said: '132.00' },
  });
  expect((await rig.look()).differences).toBe(0);
});

test('a statement that is missing between two is found by one look, and its coming ends it', async () => {
  const tuesday = [...head('260303', '130,00'), ':61:260303C7,00NTRFNONREF//B1', ':62F:C260303USD137,00'];
  const wednesday = [...head('260304', '137,00'), ':61:260304C1,00NTRFNONREF//C1', ':62F:C260304USD138,00'];
  expect((await send(wednesday)).code).toBe(200);
  await rig.look();
  const found = await rig.state(finance);
  expect(found.items).toMatchObject([{ place: 'bank:6789', kind: 'balance', amount: '7.00' }]);
  expect(found.paused).not.toBeNull();
  expect((await send(tuesday)).code).toBe(200);
  expect((await rig.look()).differences).toBe(0);
  expect((await rig.state(finance)).items).toEqual([]);
});
