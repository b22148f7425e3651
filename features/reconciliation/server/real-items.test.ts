// Chains and banks beside the books, item by item: a node's transfers and a statement's lines are the other side.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBank } from '#testing/bank.ts';
import { startPayments, workPayments } from '#apps/server/payments.ts';
import { sourcesOfApp } from '#apps/server/rooms.ts';
import { openDeposits, type DepositRig } from '#testing/deposits.ts';
import { releaseStatement } from '#testing/statements.ts';
import { testBuyer, type TestGoods, type TestShop } from '#testing/test-app.ts';
import { parseUnits } from '#domain/money/money.ts';
import { tronAddressOf } from '#domain/payouts/payout.ts';
import { addHours } from '#domain/time.ts';
import { importBankStatement } from '#features/bank/contract.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { openPayment, paymentResult } from '#features/checkout/pay.contract.ts';
import { makeBankProvider } from '#features/checkout/server/providers/bank/provider.ts';
import { booksOfMinutes } from '#features/reconciliation/server/books.sql.ts';
import { compareItems } from '#features/reconciliation/server/items.sql.ts';
import { makeUsdtTron } from '#features/checkout/server/providers/usdt/tron.ts';
import { tronAccountOf } from '#platform/chains/tron-node.ts';
import type { Statement } from '#platform/db/database.ts';
import { NodeFault } from '#platform/chains/wire.ts';
import { xpub } from '#tools/testing/chain/chain-app.ts';
import { makeTronChain, solidDepth, type TronChain } from '#tools/testing/chain/tron-chain.ts';
import { openTronNode, type TronNodeDouble } from '#tools/testing/chain/tron-node.ts';

const contract = tronAddressOf(Buffer.alloc(20, 0xa6));
let chain: TronChain;
let node: TronNodeDouble;
let rig: DepositRig;
let shop: TestShop;
let goods: TestGoods[];
let outside: Client;

beforeAll(async () => {
  chain = makeTronChain(new Date('2026-03-02T09:00:00.000Z'));
  node = await openTronNode(chain);
  const sources = [{ url: node.url }, { url: node.url }];
  rig = await openDeposits({
    deposits: [{ network: 'tron', sources, xpub, contract, confirmations: 0, aloneMajor: 100 }],
    payments: (parts) => [
      makeUsdtTron(
        { ...parts, freshMs: 0 },
        { network: 'tron', rpcUrl: node.url, xpub, contract, confirmations: 0 },
      ),
      makeBankProvider(parts, testBank),
    ],
    bankAccounts: testBank.accounts,
  });
  await rig.app.composed.deposits.start();
  await startPayments(rig.env);
  shop = await rig.app.makeShop('Items');
  goods = await rig.app.makeGoods([{ code: 'I-1', cost: '4.00', stock: 50 }]);
  await rig.app.list(shop, goods, '9.00');
  const { host, database, user } = rig.app.database;
  outside = new Client({ host, database, user });
  await outside.connect();
});
afterAll(async () => {
  await outside.end();
  await rig.close();
  await node.close();
});

async function order(method: 'usdt_tron' | 'bank') {
  const lines = [{ goods_id: goods[0]?.id ?? '', qty: 1 }];
  const { quote_id } = await rig.app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' });
  const ask = { quote_id, buyer: testBuyer, terms: true, method } as const;
  const { order_token: token } = await rig.app.ask(checkout, ask, { onceKey: randomUUID() });
  return { token, ...(await rig.app.ask(openPayment, { token })) };
}

const send = (address: string | null, units: bigint) =>
  chain.pay({ contract: tronAccountOf(contract), to: [tronAccountOf(address ?? '')], units });

async function settle(): Promise<void> {
  chain.mine(solidDepth);
  await rig.app.composed.deposits.work();
  await workPayments(rig.env);
}

async function hoursLater(hours: number): Promise<void> {
  rig.app.clock.set(addHours(rig.app.clock.now(), hours));
  await rig.app.composed.deposits.work();
}

async function look(place: string) {
  const source = sourcesOfApp(rig.env).find(({ name }) => name === place);
  return source?.read(rig.app.clock.now());
}

test('deposits, payments in tokens and payments by bank are matched with what nodes and statements have, and another amount is found', async () => {
  const who = await rig.depositor();
  send((await rig.quote(who)).address, 50_000_000n);
  const { token, charge, instructions } = await order('usdt_tron');
  if (instructions?.kind !== 'chain') throw new Error('the buyer was told no address');
  send(instructions.address, parseUnits(charge.amount, 'USDT') ?? 0n);
  await settle();
  expect(await rig.app.ask(paymentResult, { token })).toMatchObject({ state: 'paid' });

  const byBank = await order('bank');
  if (byBank.instructions?.kind !== 'bank') throw new Error('the buyer was told no reference');
  const day = rig.app.clock.now().toISOString().slice(0, 10);
  const line = `${day},order ${byBank.instructions.reference},${byBank.charge.amount},Anna Berger,${randomUUID()}`;
  const bytes = Buffer.from(['Date,Description,Amount,Payer,Bank reference', line].join('\n'));
  const options = {
    token: await rig.app.operator(),
    onceKey: randomUUID(),
    files: [{ field: 'file', name: 'day.csv', bytes }],
  };
  const report = await rig.app.ask(importBankStatement, { account: '123456789' }, options);
  await releaseStatement(rig.app, rig.env, report);
  await rig.app.composed.runner.runDue();
  expect(await rig.app.ask(paymentResult, { token: byBank.token })).toMatchObject({ state: 'paid' });

  for (const place of ['deposits:tron', 'psp:usdt-tron', 'psp:bank']) {
    const told = await look(place);
    expect(told?.faults, place).toEqual([]);
    const [balance] = told?.balances ?? [];
    expect(balance, place).toMatchObject({ place, difference: 0n, transit: 0n });
    expect(balance?.expected, place).toBeGreaterThan(0n);
    expect(balance?.actual, place).toBe(balance?.expected);
  }
  expect(await look('payouts:chain')).toMatchObject({ balances: [], faults: [] });

  await outside.query(`update deposit_sight set units = units + 7`);
  await outside.query(
    `update payment_evidence set pay_units = 1, pay_currency = coalesce(pay_currency, currency)`,
  );
  const kinds = async (place: string) => (await look(place))?.faults?.map(({ kind }) => kind);
  expect(await kinds('deposits:tron')).toEqual(['differs']);
  // Also behind more strays than are told at once.
  await outside.query(
    `insert into testchain (hash, channel, place, asset, units, sent_at)
     select encode(sha256(n::text::bytea), 'hex'), 'tron', 'nowhere', 'USDT', 5, $1 from generate_series(1, 300) as n`,
    [addHours(rig.app.clock.now(), -48)],
  );
  expect((await look('deposits:tron'))?.faults).toMatchObject([{ kind: 'differs', units: 7n }]);
  await outside.query('delete from testchain');
  expect(await kinds('psp:usdt-tron')).toEqual(['differs']);
  expect(await kinds('psp:bank')).toEqual(['differs']);
  await outside.query(`update deposit_sight set units = units - 7`);
});

test('what two people attested is credited once and matched when a node shows it; what no node shows is missing after a day', async () => {
  const who = await rig.depositor();
  const quote = await rig.quote(who);
  // The second part of its transaction: people name a transaction, and no part of it.
  const { hash } = chain.pay({
    contract: tronAccountOf(contract),
    to: [Buffer.alloc(20, 0xee).toString('hex'), tronAccountOf(quote.address ?? '')],
    units: 50_000_000n,
  });
  const attest = async (deposit: string, reference: string) => {
    const ask = { deposit, act: 'propose', amount: '50.000000', reference } as const;
    const { data } = await rig.decide(rig.first, who, ask);
    const receipt_id = String(Reflect.get(Object(data), 'receipt_id'));
    const said = await rig.decide(rig.second, who, { deposit, act: 'confirm', receipt_id });
    expect(said).toMatchObject({ code: 200 });
  };
  await attest(quote.id, hash);
  await settle();
  expect(await rig.balances(who)).toMatchObject({ shop_available: 5_000n });
  const settled = { balances: [{ transit: 0n, unmatched: 0n, difference: 0n }], faults: [] };
  expect(await look('deposits:tron')).toMatchObject(settled);
  // Nothing of it holds its day open.
  await hoursLater(4 * 24);
  expect(await look('deposits:tron')).toMatchObject({ ...settled, sealing: { needed: [] } });

  const other = randomUUID().replaceAll('-', '').repeat(2);
  await attest((await rig.quote(who)).id, other);
  expect(await look('deposits:tron')).toMatchObject(settled);
  await hoursLater(25);
  expect((await look('deposits:tron'))?.faults).toMatchObject([
    { kind: 'missing_outside', subject: other, units: -50_000_000n },
  ]);
});

/** Every value of a field, wherever in a plan. */
function valuesOf(plan: unknown, field: string): unknown[] {
  if (typeof plan !== 'object' || plan === null) return [];
  const own = new Map<string, unknown>(Object.entries(plan));
  return [...own].flatMap(([key, one]) => (key === field ? [one] : valuesOf(one, field)));
}

test('what is read every minute is found by an index, and not among all that there ever was', async () => {
  const plans: unknown[] = [];
  const tx = {
    async rows<Row>({ text }: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
      plans.push((await outside.query(`explain (format json) ${text}`, [...values])).rows);
      return [];
    },
    row: () => Promise.reject(new Error('not asked')),
  };
  const at = rig.app.clock.now();
  const moments = { since: at, readFrom: at, until: at, quickBefore: at, slowBefore: at, oursBefore: at };
  const ask = { ...moments, limit: 200, hasStrays: true };
  // Few rows are read faster without an index: this asks whether there is one.
  await outside.query('set enable_seqscan = off');
  await compareItems(tx, 'bank', 'bank', ask);
  await compareItems(tx, 'usdt', 'usdt-tron', ask);
  await compareItems(tx, 'deposits', 'tron', ask);
  await compareItems(tx, 'chainPayouts', 'chain', ask);
  await booksOfMinutes(tx, { minutes: [1, 2] });
  await outside.query('reset enable_seqscan');
  expect(valuesOf(plans, 'Index Name')).toEqual(
    expect.arrayContaining([
      'bank_reference_completed',
      'bank_return_refunded',
      'chain_transfer_seen',
      'chain_address_pkey',
      'chain_return_refunded',
      'deposit_transfer_seen',
      'deposit_receipt_attested',
      'payout_chain_paid',
      'book_minute',
    ]),
  );
  const testOnly = new Set(['testchain', 'testpayout', 'testpay_payment', 'testpay_refund', 'deposit_node']);
  const walked = plans.flatMap((plan) => walkedTables(plan));
  expect(walked.filter((table) => !testOnly.has(table))).toEqual([]);
});

/** Tables of which a plan reads all rows. */
function walkedTables(plan: unknown): string[] {
  if (typeof plan !== 'object' || plan === null) return [];
  const own = new Map<string, unknown>(Object.entries(plan));
  const below = [...own.values()].flatMap((one) => walkedTables(one));
  return own.get('Node Type') === 'Seq Scan' ? [String(own.get('Relation Name')), ...below] : below;
}

test('a node that is away says nothing: its place is silent, and not in order', async () => {
  node.behave({ down: true });
  await expect(look('psp:usdt-tron')).rejects.toBeInstanceOf(NodeFault);
  rig.app.clock.set(new Date(rig.app.clock.now().getTime() + 31 * 60_000));
  await expect(look('deposits:tron')).rejects.toThrow('no node of tron has been read since');
  node.behave({});
});
