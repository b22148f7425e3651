import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectedFigures } from './figures.ts';
import { readPlan } from './plan.ts';
import type { ReplayPlan } from './plan.ts';
import { csvOf } from './sample.ts';

/** A line of the file; what a test does not speak of has a plain value. */
function line(invoice: string, sku: string, rest: Partial<Rest> = {}): string {
  const { title, quantity, at, price, customer, country } = { ...plain, ...rest };
  return [invoice, sku, title, quantity, at, price, customer, country].join(',');
}

type Rest = typeof plain;
const plain = {
  title: 'CUP',
  quantity: '1',
  at: '2010-01-01T10:00:00',
  price: '2',
  customer: '7',
  country: 'France',
};

async function planOf(...lines: string[]): Promise<ReplayPlan> {
  return readPlan(await csvOf(...lines));
}

/** Orders as short text: invoice, then sku x quantity @ pence. */
function ordersOf(plan: ReplayPlan): string[] {
  return plan.orders.map(({ invoice, lines }) =>
    [invoice, ...lines.map(({ sku, quantity, pricePence }) => `${sku}x${quantity}@${pricePence}`)].join(' '),
  );
}

/** The parts of each credit line as short text, and what found no order line. */
function partsOf(plan: ReplayPlan): string[] {
  return plan.returns.map(({ parts, unmatchedUnits }) =>
    [
      ...parts.map(
        ({ orderIndex, lineIndex, units, outcome }) => `${orderIndex}/${lineIndex} ${units} ${outcome}`,
      ),
      `${unmatchedUnits} unmatched`,
    ].join(', '),
  );
}

test('lines of one invoice are one order, wherever they stand, at the place of the first', async () => {
  const plan = await planOf(line('1', '11111'), line('2', '22222'), line('1', '33333'));
  expect(ordersOf(plan)).toEqual(['1 11111x1@200 33333x1@200', '2 22222x1@200']);
  expect([plan.linesRead, plan.invoices]).toEqual([3, 2]);
});

test('a limit stops at the first line of the invoice after it, and prices below do not count', async () => {
  const file = await csvOf(
    line('1', '11111', { price: '5' }),
    line('C2', '11111', { quantity: '-1', customer: '' }),
    line('1', '22222'),
    line('3', '11111', { price: '1' }),
    line('1', '33333'),
  );
  const plan = await readPlan(file, 2);
  expect(ordersOf(plan)).toEqual(['1 11111x1@500 22222x1@200']);
  expect([plan.linesRead, plan.invoices, plan.goods[0]?.lowestPence]).toEqual([3, 2, 500]);
  expect((await readPlan(file, 3)).goods[0]).toMatchObject({
    lowestPence: 100,
    costPence: 60,
    totalQuantity: 2,
  });
  await expect(readPlan(file, 0)).rejects.toThrow(RangeError);
});

test('what is no sale of goods is skipped for the first reason that holds', async () => {
  const plan = await planOf(
    line('1', 'POST', { quantity: '-1', price: '0' }),
    line('1', '1234', { price: '0' }),
    line('1', '11111 ', {}),
    line('1', '11111a1', {}),
    line('1', '11111', { quantity: '0', price: '0' }),
    line('1', '11111', { price: '-3' }),
    line('1', '11111', { price: '0.004' }),
    line('C2', 'POST', { customer: '', quantity: '1' }),
    line('C2', 'POST', { quantity: '1' }),
    line('C2', '11111', { quantity: '1', price: '0' }),
    line('C2', '11111', { quantity: '-1', price: '0' }),
  );
  expect(plan.skipped).toEqual({ not_goods: 5, no_quantity: 2, no_price: 2, credit_without_customer: 1 });
  expect([plan.orders, plan.goods, plan.shops, plan.returns.length]).toEqual([[], [], [], 1]);
});

test('an invoice wholly skipped is read and is no order, and a small c is no credit', async () => {
  const plan = await planOf(line('1', 'POST'), line('c2', '11111', { quantity: '-1' }), line('3', '11111'));
  expect([plan.invoices, ordersOf(plan)]).toEqual([3, ['3 11111x1@200']]);
});

test('codes are upper case, and goods carry cost, total and their most frequent name', async () => {
  const plan = await planOf(
    line('1', '11111a', { title: '', price: '1.01' }),
    line('1', '11111A', { title: 'RED CUP', price: '3' }),
    line('2', '11111a', { title: 'BLUE CUP', quantity: '4' }),
    line('3', '11111A', { title: 'BLUE CUP' }),
    line('4', '11111A', { title: 'damaged', price: '0' }),
    line('5', '11111A', { title: 'damaged', price: '0' }),
    line('6', '11111A', { title: 'damaged', price: '0' }),
    line('7', '22222', { title: '', price: '0.01' }),
  );
  expect(plan.goods).toEqual([
    { sku: '11111A', title: 'BLUE CUP', lowestPence: 101, costPence: 60, totalQuantity: 7 },
    { sku: '22222', title: '22222', lowestPence: 1, costPence: 1, totalQuantity: 1 },
  ]);
});

test('a sku at several prices goes to several orders, equal prices add up', async () => {
  const plan = await planOf(
    line('1', '11111', { price: '2' }),
    line('1', '22222', { price: '5' }),
    line('1', '11111', { price: '1.5', quantity: '2' }),
    line('1', '11111', { price: '2.001', quantity: '3' }),
    line('1', '11111', { price: '4', quantity: '4' }),
    line('1', '22222', { price: '6' }),
    line('1', '11111', { price: '1.5', quantity: '5' }),
  );
  expect(ordersOf(plan)).toEqual(['1 11111x4@200 22222x1@500', '1 11111x7@150 22222x1@600', '1 11111x4@400']);
  expect(plan.orders.map((order) => order.index)).toEqual([0, 1, 2]);
  expect(plan.largest).toEqual({ linePieces: 7, orderLines: 2 });
});

test('each country that has an order is a shop, and a buyer without a number is a guest', async () => {
  const plan = await planOf(
    line('1', '11111', { country: 'EIRE', customer: '' }),
    line('2', 'POST', { country: 'Spain' }),
    line('3', '11111'),
    line('4', '11111', { country: 'EIRE', at: '2010-01-01T11:00:00Z' }),
  );
  expect(plan.shops).toEqual([{ country: 'EIRE' }, { country: 'France' }]);
  expect(plan.orders.map(({ customerId }) => customerId)).toEqual([null, '7', '7']);
  expect(plan.orders[2]?.at).toEqual(new Date('2010-01-01T11:00:00Z'));
});

test('a credit takes the newest order line first, in any shop, of one invoice the last order', async () => {
  const plan = await planOf(
    line('1', '11111', { quantity: '5' }),
    line('2', '11111', { quantity: '3', country: 'Spain' }),
    line('3', '11111', { quantity: '2', price: '3' }),
    line('3', '11111', { quantity: '2', price: '4' }),
    line('4', '11111', { quantity: '9', customer: '8' }),
    line('C5', '11111', { quantity: '-3' }),
    line('C5', '11111', { quantity: '-3' }),
    line('C6', '11111', { quantity: '-9' }),
    line('7', '11111', { quantity: '9' }),
  );
  expect(partsOf(plan)).toEqual([
    '3/0 2 matched, 2/0 1 matched, 0 unmatched',
    '2/0 1 matched, 1/0 2 matched, 0 unmatched',
    '1/0 1 matched, 0/0 5 matched, 3 unmatched',
  ]);
});

test('a credit takes effect when the order is received, or at its date where that is later', async () => {
  const plan = await planOf(
    line('1', '11111', { quantity: '5' }),
    line('C2', '11111', { quantity: '-1', at: '2010-01-05T00:00:00' }),
    line('C3', '11111', { quantity: '-1', at: '2010-02-05T00:00:00' }),
  );
  const effects = plan.returns.map(({ parts }) => parts[0]?.effectAt.toISOString());
  expect(effects).toEqual(['2010-01-12T10:00:00.000Z', '2010-02-05T00:00:00.000Z']);
});

test('the window ends 71 days after payment, and refused units may be asked for again', async () => {
  const plan = await planOf(
    line('1', '11111', { quantity: '2' }),
    line('2', '11111', { quantity: '2', at: '2010-01-01T10:00:01' }),
    line('C3', '11111', { quantity: '-1', at: '2010-03-13T10:00:00' }),
    line('C4', '11111', { quantity: '-3', at: '2010-03-13T10:00:01' }),
    line('C5', '11111', { quantity: '-4', at: '2010-03-14T00:00:00' }),
  );
  expect(partsOf(plan)).toEqual([
    '1/0 1 matched, 0 unmatched',
    '1/0 1 matched, 0/0 2 outside_window, 0 unmatched',
    '0/0 2 outside_window, 2 unmatched',
  ]);
});

test('an unsorted file is placed by date, and its credits still follow the file', async () => {
  const plan = await planOf(
    line('1', '11111', { at: '2010-02-01T00:00:00' }),
    line('2', '11111', { at: '2010-01-01T00:00:00' }),
    line('C3', '11111', { quantity: '-1', at: '2010-02-02T00:00:00' }),
  );
  expect(ordersOf(plan).map((order) => order.slice(0, 1))).toEqual(['2', '1']);
  expect(partsOf(plan)).toEqual(['0/0 1 matched, 0 unmatched']);
});

test('figures take supplier cost and fee from what is kept, the fee rounded down on each line', async () => {
  const plan = await planOf(
    line('1', '11111', { quantity: '3', price: '1.99' }),
    line('1', '22222', { quantity: '1', price: '0.99' }),
    line('2', '22222', { country: 'Spain', price: '0.39' }),
    line('C3', '11111', { quantity: '-2' }),
  );
  const { total, shops, returns } = expectedFigures(plan);
  expect(shops['France']).toEqual({
    orders: 1,
    units: 4,
    captured: 696n,
    supplier_cost: 119n + 23n,
    refunded: 398n,
    fee: 9n + 4n,
    settled: 696n - 398n - 142n - 13n,
  });
  expect(shops['Spain']).toMatchObject({
    orders: 1,
    captured: 39n,
    supplier_cost: 23n,
    fee: 1n,
    settled: 15n,
  });
  expect(total).toMatchObject({ orders: 2, units: 5, captured: 735n, settled: 143n + 15n });
  expect(returns).toEqual({
    lines: 1,
    units: 2,
    matched_units: 2,
    unmatched_units: 0,
    outside_window_units: 0,
  });
});

test('100,000 pieces a line and 1,000 lines an order keep every penny', async () => {
  const lines = Array.from({ length: 1000 }, (_, place) =>
    line('1', String(10_000 + place), { quantity: '100000', price: '99999.995' }),
  );
  const plan = await planOf(...lines);
  expect(plan.largest).toEqual({ linePieces: 100_000, orderLines: 1000 });
  expect(expectedFigures(plan).total.captured).toBe(10_000_000n * 100_000n * 1000n);
});

const anyLine = fc.record({
  invoice: fc.constantFrom('1', '2', '3', 'C4', 'C5'),
  sku: fc.constantFrom('11111', '22222'),
  quantity: fc.integer({ min: 1, max: 9 }),
  price: fc.constantFrom('1', '2', '2.5'),
  customer: fc.constantFrom('', '7', '8'),
  day: fc.integer({ min: 1, max: 90 }),
});

test('whatever the file, no piece is lost or comes back twice, no order names a sku twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyLine, { minLength: 1, maxLength: 40 }), async (rows) => {
      const text = rows.map(({ invoice, sku, quantity, price, customer, day }) => {
        const at = new Date(Date.UTC(2010, 0, day)).toISOString();
        const signed = invoice.startsWith('C') ? -quantity : quantity;
        return line(invoice, sku, { quantity: String(signed), price, customer, at });
      });
      const plan = await planOf(...text);
      const { total, shops, returns } = expectedFigures(plan);

      const sold = rows
        .filter((row) => !row.invoice.startsWith('C'))
        .reduce((sum, row) => sum + row.quantity, 0);
      expect(total.units).toBe(sold);
      expect(returns.units).toBe(
        returns.matched_units + returns.unmatched_units + returns.outside_window_units,
      );
      expect(total.captured - total.refunded - total.supplier_cost - total.fee).toBe(total.settled);
      expect(Object.values(shops).reduce((sum, shop) => sum + shop.settled, 0n)).toBe(total.settled);
      for (const { lines } of plan.orders)
        expect(new Set(lines.map(({ sku }) => sku)).size).toBe(lines.length);
      expect(overReturned(plan)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

function overReturned(plan: ReplayPlan): string[] {
  const left = new Map<string, number>();
  for (const { index, lines } of plan.orders) {
    for (const [place, { quantity }] of lines.entries()) left.set(`${index}/${place}`, quantity);
  }
  for (const { orderIndex, lineIndex, units, outcome } of plan.returns.flatMap(({ parts }) => parts)) {
    const key = `${orderIndex}/${lineIndex}`;
    if (outcome === 'matched') left.set(key, (left.get(key) ?? 0) - units);
  }
  return [...left].filter(([, units]) => units < 0).map(([key]) => key);
}
