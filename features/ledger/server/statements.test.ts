// Statements and the trial balance against random books, and against a shop that really sold.
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import type { AccountKind } from '#domain/ledger/accounts.ts';
import { shopCodeOf } from '#domain/wire/ids.ts';
import { keysOf } from '#domain/keys.ts';
import { parseUnits } from '#domain/money/money.ts';
import { postingKinds, type Transfer } from '#domain/ledger/postings.ts';
import { statements, trialBalance } from '#features/ledger/contract.ts';
import { openShop } from '#features/shop/server/shops.ts';
import { cancelOrder } from '#features/checkout/contract.ts';
import type { Session } from '#platform/session.ts';
import { waiveEvidence } from '#platform/testing/book.ts';
import { openTestPipeline, type TestPipeline } from '#platform/testing/pipeline.ts';
import { Balances, legalTransfers, shopTransfers, transferBy } from './ledger.rig.ts';
import { post } from './public.ts';
import { ledgerRoutes } from './routes.ts';

const operator: Session = {
  actor: 'operator',
  personId: 'a-person',
  roles: ['finance'],
  shopId: undefined,
  supplierId: undefined,
  tokenHash: Buffer.alloc(32),
};
const token = 'any-token';

function units(text: string): bigint {
  const size = parseUnits(text.replace('-', ''), 'USD');
  if (size === undefined) throw new Error(`${text} is no amount`);
  return text.startsWith('-') ? -size : size;
}

describe('random books', () => {
  let pipeline: TestPipeline;
  let last = 0n;
  beforeAll(async () => {
    pipeline = await openTestPipeline({
      authenticate: () => () => Promise.resolve(operator),
      open: ledgerRoutes,
    });
    await waiveEvidence(pipeline.database);
  });
  afterAll(() => pipeline.close());

  async function shopWith(transfers: readonly Transfer[]): Promise<string> {
    last += 1n;
    const shopId = last;
    await pipeline.db.transaction(async (tx) => {
      await openShop(tx, pipeline.env, { shopId, name: `Shop ${shopId}`, ownerName: 'Ann', tz: 'UTC' });
      await post(tx, shopId, pipeline.clock.now(), transfers);
    });
    return shopCodeOf(shopId);
  }

  async function statementOf(shop: string) {
    const { list } = await pipeline.ask(statements, {}, { token });
    const found = list.find((one) => one.shop === shop);
    if (found === undefined) throw new Error('no statement');
    return found;
  }

  test('captured less everything that others have is what the shop has or will have', async () => {
    await fc.assert(
      fc.asyncProperty(shopTransfers, async (transfers) => {
        const one = await statementOf(await shopWith(transfers));
        const left =
          units(one.captured) -
          units(one.refunded) -
          units(one.supplier_cost) -
          units(one.tax) -
          units(one.fee);
        expect(left).toBe(units(one.settled) + units(one.pending) + units(one.escrow));
        expect(units(one.settled) + units(one.paid_in) - units(one.paid_out) - units(one.promotion)).toBe(
          units(one.available) + units(one.held) + units(one.withdrawing) - units(one.receivable),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('every figure is that of the transfers, counted another way', async () => {
    await fc.assert(
      fc.asyncProperty(shopTransfers, async (transfers) => {
        const balances = new Balances();
        let paidBack = 0n;
        for (const transfer of transfers) {
          balances.move({
            ...transfer,
            debit: bare(transfer.debit.kind),
            credit: bare(transfer.credit.kind),
          });
          if (transfer.kind === 'refund_paid') paidBack += transfer.units;
        }
        const balance = (kind: Transfer['debit']['kind']) => balances.of(bare(kind));
        const one = await statementOf(await shopWith(transfers));
        expect(units(one.captured)).toBe(balance('psp') + paidBack);
        expect(units(one.refunded)).toBe(balance('refund_payable') + paidBack);
        expect(units(one.supplier_cost)).toBe(balance('supplier_payable'));
        expect(units(one.tax)).toBe(balance('tax'));
        expect(units(one.fee)).toBe(balance('commission'));
        expect(units(one.escrow)).toBe(balance('escrow') + balance('supplier_hold'));
        expect(units(one.pending)).toBe(balance('shop_pending'));
        expect(units(one.available)).toBe(balance('shop_available'));
        expect(units(one.held)).toBe(balance('shop_held'));
        expect(units(one.withdrawing)).toBe(balance('withdrawing'));
        expect(units(one.receivable)).toBe(balance('shop_receivable'));
      }),
      { numRuns: 40 },
    );
  });

  test('whatever takes tax or commission back lessens it in the statement', async () => {
    const kinds = keysOf(postingKinds).filter((kind) =>
      ['tax', 'commission'].includes(postingKinds[kind].debit),
    );
    expect(kinds).toContain('refund_commission');
    for (const kind of kinds) {
      const sale = ['capture', 'ship_tax', 'accept_commission'] as const;
      const [size, part] = [1_000_000n, 50_000n];
      const before = sale.map((one) => transferBy(one, one === 'capture' ? size : part, one));
      const one = await statementOf(await shopWith([...before, transferBy(kind, 20_000n, kind)]));
      expect([kind, units(one.tax) + units(one.fee)]).toEqual([kind, 2n * part - 20_000n]);
    }
  });

  test('a shop that has sold nothing has a statement of zeros', async () => {
    const one = await statementOf(await shopWith([]));
    expect(one).toMatchObject({ orders: 0, units: 0, captured: '0.00', settled: '0.00', receivable: '0.00' });
  });

  test('the trial balance over all of them is zero, by kind and in all', async () => {
    const balance = await pipeline.ask(trialBalance, { verify: true }, { token });
    expect(balance).toMatchObject({ sum: '0.00', currency: 'USD', problems: [] });
    expect(balance.transfers).toBeGreaterThan(100);
    const net = balance.kinds.reduce((sum, kind) => sum + units(kind.debits) - units(kind.credits), 0n);
    expect(net).toBe(0n);
    expect(balance.accounts).toBe(balance.kinds.reduce((sum, { accounts }) => sum + accounts, 0));
  });

  test('a changed book is named when the chains are checked, and only then', async () => {
    const [first] = fc.sample(legalTransfers, 1);
    const shop = await shopWith(first ?? []);
    const { host, database, user } = pipeline.database;
    const client = new Client({ host, database, user });
    await client.connect();
    await client.query(`update transfer set document = document || '!' where shop_id = $1 and seq = 1`, [
      last,
    ]);
    await client.end();
    expect((await pipeline.ask(trialBalance, {}, { token })).problems).toEqual([]);
    const { problems } = await pipeline.ask(trialBalance, { verify: true }, { token });
    expect(new Set(problems.map((one) => one.shop))).toEqual(new Set([shop]));
    expect(problems[0]?.what).toContain('hash of transfer 1');
  });

  test('books that are written to while they are checked are not found wrong', async () => {
    const shop = await shopWith([]);
    let isOver = false;
    const write = async (name: string) => {
      for (let n = 0; !isOver; n += 1) {
        const transfer = {
          units: 5n,
          actor: 'provider',
          document: 'd',
          onceKey: `${shop}:${name}:${n}`,
        } as const;
        const ends = {
          debit: { kind: 'psp', subject: name },
          credit: { kind: 'escrow', subject: name },
        } as const;
        await pipeline.db.transaction((tx) =>
          post(tx, last, pipeline.clock.now(), [{ kind: 'capture', ...ends, ...transfer }]),
        );
      }
    };
    const writers = ['a', 'b', 'c'].map(write);
    const found = [];
    for (let n = 0; n < 5; n += 1)
      found.push(...(await pipeline.ask(trialBalance, { verify: true }, { token })).problems);
    isOver = true;
    await Promise.all(writers);
    expect(found.filter((one) => one.shop === shop)).toEqual([]);
  });
});

function bare(kind: Transfer['debit']['kind']) {
  return { kind, subject: '' };
}

describe('a shop that sold', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ shipFee: '3.00', policy: { taxBps: 800, commissionBps: 500 } });
  });
  afterAll(() => app.close());

  test('its statement says the worked example, and its cancelled order went back whole', async () => {
    const shop = await app.makeShop('Books Shop');
    const goods = await app.makeGoods([{ code: 'ST-1', cost: '11.00', stock: 10 }]);
    await app.list(shop, goods, '20.00');
    const line = { id: goods[0]?.id ?? '', qty: 1 };
    await app.buy(shop, [line]);
    const cancelled = await app.buy(shop, [{ ...line, qty: 2 }]);
    await app.ask(cancelOrder, { token: cancelled.orderToken }, { onceKey: randomUUID() });
    const read = async () => {
      const { list } = await app.ask(statements, {}, { token: await app.operator() });
      return list.find(({ handle }) => handle === shop.handle);
    };
    expect(await read()).toMatchObject({
      orders: 2,
      units: 3,
      captured: '70.80',
      refunded: '46.20',
      escrow: '24.60',
    });

    await app.advance(0.1);
    expect(await read()).toMatchObject({ supplier_cost: '0.00', escrow: '24.60' });
    await app.ship('accepted', 'delivered');
    expect(await read()).toMatchObject({ supplier_cost: '14.00', tax: '1.60', fee: '0.00', escrow: '9.00' });
    await app.advance(30);
    expect(await read()).toMatchObject({
      captured: '70.80',
      refunded: '46.20',
      supplier_cost: '14.00',
      tax: '1.60',
      fee: '1.00',
      settled: '8.00',
      escrow: '0.00',
      pending: '0.00',
      available: '8.00',
    });
  });

  test('merchants and strangers do not see the books', async () => {
    const shop = await app.makeShop('Curious Shop');
    expect(await app.call(statements, {}, { token: await app.merchant(shop) })).toMatchObject({
      code: 409,
    });
    expect(await app.call(trialBalance, {})).toMatchObject({ code: 407 });
  });
});

test('every kind that brings money to buyers, suppliers, tax or commission is one that the statement knows', () => {
  const known: Partial<Record<AccountKind, string[]>> = {
    psp: ['refund_paid'],
    // Claims of suppliers are booked in the platform's own book, which has no statement.
    supplier_payable: ['ship_cost', 'claim_granted'],
    tax: ['ship_tax'],
    commission: ['accept_commission'],
  };
  for (const [account, kinds] of Object.entries(known)) {
    expect(keysOf(postingKinds).filter((kind) => postingKinds[kind].credit === account)).toEqual(kinds);
  }
  expect(keysOf(postingKinds).filter((kind) => postingKinds[kind].debit === 'psp')).toEqual([
    'capture',
    'capture_late',
  ]);
});
