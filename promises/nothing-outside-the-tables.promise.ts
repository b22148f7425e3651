// Money moves along the posting matrix and orders along their table; the database refuses everything else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountKinds, type AccountKind } from '#domain/ledger/accounts.ts';
import { postingEvidence } from '#domain/ledger/posting-evidence.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { keysOf } from '#domain/keys.ts';
import { actorKinds, postingKinds, postingMatrix, type Transfer } from '#domain/ledger/postings.ts';
import { transferOf } from '#domain/recipes/order.ts';
import { depositMachine } from '#domain/states/deposit.ts';
import { unborn } from '#domain/states/machine.ts';
import { allowedFrom, orderMachine } from '#domain/states/order-rules.ts';
import {
  moveFacts,
  orderMoves,
  orderStatusOf,
  type FactColumn,
  type OrderFacts,
} from '#domain/states/order.ts';
import { orderStatuses } from '#domain/states/order-status.ts';
import { returnMachine } from '#domain/states/return-case.ts';
import { withdrawalMachine } from '#domain/states/withdrawal.ts';
import { openTestApp, type Bought, type TestShop, type TestApp } from '#testing/test-app.ts';
import { confirmReceipt } from '#features/checkout/contract.ts';
import { post } from '#features/ledger/server/public.ts';
import { moveOrders } from '#features/orders/server/moves.ts';
import { findOrders } from '#features/orders/server/orders.sql.ts';
import type { Role, Tx } from '#platform/db/database.ts';
import { inShop } from '#platform/db/scope.ts';
import { waiveEvidence } from '#platform/testing/book.ts';
import { count, sql, stateOf } from './rigs/rig.ts';
import { tryEvents, tryKind } from './rigs/tries.ts';

let app: TestApp;
let shop: TestShop;
let bought: Bought;
let shopId: bigint;
beforeAll(async () => {
  app = await openTestApp();
  // The matrix alone: what documents its postings need is another promise.
  await waiveEvidence(app.database);
  shop = await app.makeShop('Table Shop');
  shopId = shopIdOf(shop.shopId) ?? 0n;
  const goods = await app.makeGoods([{ code: 'T-1', cost: '5.00', stock: 10 }]);
  await app.list(shop, goods, '10.00');
  bought = await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
});
afterAll(() => app.close());

const direct = () => app.composed.env.db.direct;
const kinds = keysOf(accountKinds);
const roles: Role[] = ['app', 'checkout'];
/** As a role that may touch the rows of the shop: what is refused is refused for another reason. */
const tryAs = (role: Role, work: (tx: Tx) => Promise<unknown>) =>
  inShop(shopId, () => stateOf(app.composed, role, work));
const sorted = (rows: readonly object[]) => rows.map((row) => Object.values(row).join(' ')).toSorted();

test('the database holds the posting matrix and the tables of moves row by row, and no row more', async () => {
  const rules = await direct().rows(
    sql<object>('select kind, debit_kind, credit_kind, actor, evidence from posting_rule'),
    [],
  );
  const matrix = postingMatrix();
  expect(sorted(rules)).toEqual(
    sorted(
      matrix.map(({ kind, debit, credit, actor }) => [kind, debit, credit, actor, postingEvidence[kind]]),
    ),
  );
  const twins = [
    ['order_rule', 'status', orderMachine],
    ['case_rule', 'state', returnMachine],
    ['deposit_rule', 'state', depositMachine],
    ['withdrawal_rule', 'state', withdrawalMachine],
  ] as const;
  for (const [table, state, machine] of twins) {
    const select = `select move, from_${state}, to_${state}, actor from ${table}`;
    const rows = await direct().rows(sql<object>(select), []);
    const known = machine.rules().map(({ move, from, to, actor }) => [move, from, to, actor]);
    expect([table, sorted(rows)]).toEqual([table, sorted(known)]);
  }
});

test('nobody types a balance and nobody of the console moves an order: operators are no actors', () => {
  const actors = new Set<string | undefined>(
    [...postingMatrix(), ...orderMachine.rules()].map(({ actor }) => actor),
  );
  for (const name of ['operator', 'owner', 'catalogue', 'admin', 'system'])
    expect(actors.has(name)).toBe(false);
});

/** Every account gets money along legal postings, so that nothing is refused for want of it. */
function fund(tx: Tx): Promise<void> {
  const units = 1_000_000n;
  const one = (kind: Transfer['kind'], amount: bigint, n: number): Transfer => {
    const [actor = 'timer'] = postingKinds[kind].by;
    const subjects = { debit: 'x', credit: 'x' };
    return transferOf(kind, 'x', { units: amount, actor, onceKey: `fund:${kind}:${n}` }, subjects);
  };
  return post(tx, shopId, app.clock.now(), [
    one('capture', units * 20n, 1),
    one('confirm_cost', units * 4n, 1),
    one('ship_cost', units, 1),
    one('ship_tax', units, 1),
    one('accept_commission', units, 1),
    one('accept_shop', units * 4n, 1),
    one('release', units, 1),
    one('reserve', units, 1),
    one('cancel_refund', units, 1),
    one('return_advance', units, 1),
    one('deposit', units * 5n, 1),
    one('deposit_unclear', units, 1),
    one('withdraw', units * 2n, 1),
    one('withdraw_fee', units, 1),
    one('goodwill_fund', units, 1),
    one('supplier_paid', units * 2n, 1),
    one('claim_granted', units * 2n, 1),
    one('claim_taken', units * 2n, 1),
    one('goodwill_promo', units, 1),
    one('ad_pay', units * 2n, 1),
    one('ad_click', units, 1),
  ]);
}

type Try = {
  readonly debit: AccountKind;
  readonly credit: AccountKind;
  readonly actor: string;
  readonly state: string;
};
const actors = [...actorKinds, 'operator'];

/** As one role: the accounts are funded, then one kind is tried in every way; all of it is undone. */
async function triesOf(role: Role, kind: string): Promise<Try[]> {
  let tries: Try[] = [];
  const text = tryKind
    .replaceAll('{KINDS}', `{${kinds.join(',')}}`)
    .replace('{ACTORS}', `{${actors.join(',')}}`)
    .replace('TURN', role === 'app' ? '0' : '3')
    .replace('SHOP', String(shopId))
    .replace('AT', app.clock.now().toISOString())
    .replaceAll('KIND', kind);
  await tryAs(role, async (tx) => {
    await fund(tx);
    await tx.rows(sql(text), []);
    tries =
      (await tx.row(sql<{ said: Try[] }>(`select current_setting('promise.said')::json as said`), []))
        ?.said ?? [];
  });
  return tries;
}

test.each(roles)(
  'as %s, every posting outside the matrix is refused by the database itself',
  async (role) => {
    for (const kind of [...keysOf(postingKinds), 'unlock_fee']) {
      const tries = await triesOf(role, kind);
      const legal = postingMatrix().filter((row) => row.kind === kind);
      const isLegal = (one: Try) =>
        legal.some(
          ({ debit, credit, actor }) => debit === one.debit && credit === one.credit && actor === one.actor,
        );
      expect(tries.filter(isLegal).map(({ state }) => state)).toEqual(legal.map(() => 'accepted'));
      const refused = tries.filter((one) => !isLegal(one));
      expect(refused.length).toBeGreaterThanOrEqual(kinds.length ** 2 - 1);
      // The foreign key says no. What no posting can fill stands in front of it: the account that only gives.
      const other = refused.filter(({ state, credit }) => state !== '23503' && credit !== 'goodwill');
      expect(other).toEqual([]);
      expect(refused.filter(({ state }) => state === 'accepted')).toEqual([]);
    }
  },
  // Every kind of movement between every two accounts by everybody.
  120_000,
);

test.each(roles)('as %s, the books and the tables of rules can be written in no other way', async (role) => {
  const acts = [
    'insert into transfer select * from transfer limit 1',
    'update transfer set units = units',
    'delete from transfer',
    'truncate transfer',
    `insert into account (shop_id, kind, credits) values (1, 'shop_available', 5)`,
    'update account set credits = credits + 1',
    'update book set last_seq = last_seq',
    `insert into posting_rule values ('gift', 'psp', 'shop_available', 'timer')`,
    `insert into order_rule values ('pay', 'none', 'pending_payment', 'merchant')`,
    'delete from posting_rule',
    'delete from order_rule',
    'update order_event set actor = actor',
    'delete from order_event',
    'truncate order_event',
    'create table public.side_door (n int)',
  ];
  for (const act of acts) {
    expect([act, await tryAs(role, (tx) => tx.rows(sql(act), []))]).toEqual([act, '42501']);
  }
});

test.each(roles)(
  'as %s, every step of an order outside its table is refused by the database itself',
  async (role) => {
    const accepted: string[] = [];
    for (const move of [...keysOf(orderMoves), 'settle']) {
      const text = tryEvents
        .replace('{MOVES}', `{${move}}`)
        .replace('{FROM}', `{${[unborn, ...orderStatuses].join(',')}}`)
        .replace('{TO}', `{${orderStatuses.join(',')}}`)
        .replace('{ACTORS}', `{${actors.join(',')}}`)
        .replaceAll('AT', app.clock.now().toISOString())
        .replace('SHOP', String(shopId))
        .replace('ORDER', bought.orderId);
      await tryAs(role, async (tx) => {
        await tx.rows(sql(text), []);
        const row = await tx.row(
          sql<{ said: string[] }>(`select current_setting('promise.said')::json as said`),
          [],
        );
        accepted.push(...(row?.said ?? []));
      });
    }
    const legal = orderMachine
      .rules()
      .map(({ move, from, to, actor }) => `${move} ${from} ${to} ${actor} accepted`);
    expect(accepted.toSorted()).toEqual(legal.toSorted());
  },
);

test('the one road by which orders move leaves every other (status, move, actor) where it is', async () => {
  const { env } = app.composed;
  const [row] = await findOrders(direct(), shopId, [bought.orderId]);
  if (row === undefined) throw new Error('the order is not there');
  const context = { env, tx: direct(), shopId, now: app.clock.now() };
  const moves = keysOf(orderMoves);
  const ways = orderStatuses.flatMap((status) =>
    moves.flatMap((move) => actorKinds.map((actor) => ({ status, move, actor }))),
  );
  const isInTable = ({ status, move, actor }: (typeof ways)[number]) =>
    allowedFrom(status).some((one) => one.move === move && one.actor === actor);
  expect(ways.filter(({ status, move, actor }) => orderMachine.canMove(move, status, actor))).toEqual(
    ways.filter(isInTable),
  );
  const inTable = moves.reduce(
    (sum, move) => sum + moveFacts(move).from.length * moveFacts(move).by.length,
    0,
  );
  expect(ways.filter(isInTable)).toHaveLength(inTable);
  for (const { status, ...ask } of ways.filter((way) => !isInTable(way))) {
    expect(await moveOrders(context, [{ ...row, status }], ask)).toEqual([]);
  }
  expect(await count(direct(), 'order_event')).toBe(1);
});

test('an order that is not where the act would take it from is told what may happen instead', async () => {
  const asked = { token: bought.orderToken, step: 'accept' } as const;
  const said = await app.call(confirmReceipt, asked);
  const allowed = allowedFrom('pending_payment').map(({ to, actor }) => ({ to, actor }));
  const place = { from: 'pending_payment', to: 'accepted', reason: 'not_in_table' };
  expect(said).toMatchObject({ code: 409, data: { ...place, allowed } });
});

const facts = {
  confirmed_at: 'confirmedAt',
  shipped_at: 'shippedAt',
  delivered_at: 'deliveredAt',
  received_at: 'receivedAt',
  window_at: 'windowAt',
  accepted_at: 'acceptedAt',
  stated_at: 'statedAt',
  released_at: 'releasedAt',
  completed_at: 'completedAt',
  cancelled_at: 'cancelledAt',
  case_id: 'caseId',
} as const satisfies Record<FactColumn, keyof OrderFacts>;

test('the status is the same in the database and in the domain for all 2,048 sets of facts', async () => {
  const defined = sql<{ text: string }>(
    `select pg_get_expr(d.adbin, d.adrelid) as text from pg_attrdef d
     join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
     where d.adrelid = 'shop_order'::regclass and a.attname = 'status' and a.attgenerated = 's'`,
  );
  const text = (await direct().row(defined, []))?.text ?? '';
  const columns = keysOf(facts).map((column, bit) => {
    const type = column === 'case_id' ? 'uuid' : 'timestamptz';
    const value = column === 'case_id' ? '00000000-0000-7000-8000-000000000001' : '2026-03-02';
    return `case when n & ${1 << bit} > 0 then '${value}'::${type} end as ${column}`;
  });
  const all = `select n, (${text}) as status from (select n, ${columns.join(', ')} from generate_series(0, 2047) n) f`;
  const rows = await direct().rows(sql<{ n: number; status: string }>(all), []);
  expect(rows).toHaveLength(2 ** keysOf(facts).length);
  for (const { n, status } of rows) {
    const set = keysOf(facts).filter((_column, bit) => (n & (1 << bit)) > 0);
    const at = new Date('2026-03-02');
    const known = Object.fromEntries(
      set.map((column) => [facts[column], column === 'case_id' ? 'case' : at]),
    );
    expect([n, status]).toEqual([n, orderStatusOf(known)]);
  }
});
