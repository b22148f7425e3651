import { expect, test } from 'vitest';
import { expectedFigures } from './figures.ts';
import { readPlan, type ReplayPlan } from './plan.ts';
import { makeReport, tableOf } from './report.ts';
import { csvOf } from './sample.ts';
import type { Found } from './statements.ts';

const measured = { seconds: 2, server_memory_mb: 100, pending: 0, retries: 0, kills: [], problems: [] };

async function planned(): Promise<ReplayPlan> {
  return readPlan(
    await csvOf(
      '1,11111,CUP,10,2010-01-01T10:00:00,2,7,France',
      '2,22222,MUG,3,2010-01-01T11:00:00,5,8,Spain',
      'C3,11111,CUP,-4,2010-02-01T10:00:00,2,7,France',
    ),
  );
}

/** What a server says that did everything right. */
function rightAnswer(plan: ReplayPlan): Found {
  const expected = expectedFigures(plan);
  const rests = { escrow: 0n, pending: 0n, held: 0n, receivable: 0n, tax: 0n };
  const shops = Object.entries(expected.shops).map(([name, figures]) => {
    const { settled } = figures;
    const empty = { pending: 0n, held: 0n, withdrawing: 0n, inEscrow: 0n };
    return [name, { figures, rests, wallet: { balance: settled, available: settled, ...empty } }] as const;
  });
  const { matched_units, outside_window_units } = expected.returns;
  return {
    shops: Object.fromEntries(shops),
    ledger: { sum: 0n, accounts: 9, transfers: 20, problems: [] },
    returns: { matched_units, outside_window_units },
  };
}

test('a server that did everything right leaves no mismatch, and money is in pence', async () => {
  const plan = await planned();
  const report = makeReport(plan, expectedFigures(plan), rightAnswer(plan), measured);
  expect(report.mismatches).toEqual([]);
  expect(report.total).toEqual({
    orders: 2,
    units: 13,
    captured: 3500,
    supplier_cost: 1620,
    refunded: 800,
    fee: 135,
    settled: 945,
  });
  expect(report).toMatchObject({ lines_read: 3, invoices: 3, goods: 2, seconds: 2, orders_per_second: 1 });
  expect(report.returns).toMatchObject({ lines: 1, units: 4, matched_units: 4, unmatched_units: 0 });
});

test('every figure that differs is told with its shop, and the total with it', async () => {
  const plan = await planned();
  const right = rightAnswer(plan);
  const france = right.shops['France'];
  if (france === undefined) throw new Error('the plan has a shop of France');
  const wrong = {
    ...france,
    figures: { ...france.figures, refunded: 801n },
    rests: { ...france.rests, escrow: 5n },
  };
  const found = { ...right, shops: { ...right.shops, France: wrong } };
  const { mismatches } = makeReport(plan, expectedFigures(plan), found, measured);
  expect(mismatches).toContainEqual({ shop: 'France', figure: 'refunded', expected: 800, found: 801 });
  expect(mismatches).toContainEqual({ shop: 'France', figure: 'escrow', expected: 0, found: 5 });
  expect(mismatches).toContainEqual({ shop: 'total', figure: 'refunded', expected: 800, found: 801 });
});

test('a shop without a statement, a wallet that differs, a problem of the books: none passes', async () => {
  const plan = await planned();
  const right = rightAnswer(plan);
  const { France: france } = right.shops;
  if (france === undefined) throw new Error('the plan has a shop of France');
  const poorer = { ...france, wallet: { ...france.wallet, available: 0n } };
  const cases: [Found, string][] = [
    [{ ...right, shops: { France: france } }, 'shop'],
    [{ ...right, shops: { ...right.shops, France: poorer } }, 'wallet available'],
    [{ ...right, ledger: { ...right.ledger, sum: 1n } }, 'sum'],
    [{ ...right, ledger: { ...right.ledger, problems: ['7: transfer 3 has another hash'] } }, 'problem'],
    [{ ...right, returns: { ...right.returns, matched_units: 3 } }, 'matched_units'],
  ];
  for (const [found, figure] of cases) {
    const { mismatches } = makeReport(plan, expectedFigures(plan), found, measured);
    expect(mismatches.map((one) => one.figure)).toContain(figure);
  }
  const { mismatches } = makeReport(plan, expectedFigures(plan), right, {
    ...measured,
    problems: ['a parcel is lost'],
  });
  expect(mismatches).toEqual([
    { shop: 'run', figure: 'problem', expected: 'none', found: 'a parcel is lost' },
  ]);
});

test('the table shows pounds, a line a shop, and the total below', async () => {
  const plan = await planned();
  const lines = tableOf(makeReport(plan, expectedFigures(plan), rightAnswer(plan), measured)).split('\n');
  expect(lines).toHaveLength(6);
  expect(lines[2]).toMatch(/^France +1 +10 +20\.00 +7\.20 +8\.00 +0\.60 +4\.20$/);
  expect(lines.at(-1)).toMatch(/^total +2 +13 +35\.00 +16\.20 +8\.00 +1\.35 +9\.45$/);
});
