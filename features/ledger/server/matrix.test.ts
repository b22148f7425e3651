// What the database refuses by itself, whoever asks and whatever the code above it thinks.
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountKinds } from '#domain/ledger/accounts.ts';
import { keysOf } from '#domain/keys.ts';
import { actorKinds, postingKinds, postingMatrix, ruleOf } from '#domain/ledger/postings.ts';
import { roleNames } from '#platform/db/database.ts';
import { fundAll, openLedger, transferBy, type Ledger } from './ledger.rig.ts';

let ledger: Ledger;
let shopId: bigint;
const clients = new Map<string, Client>();
/** Those who may post at all; the one that writes people has no right to the books. */
const roles = [roleNames.app, roleNames.checkout];

/** Tries one transfer, says what came of it, and undoes it. It runs with the rights of whoever asks. */
const tryOne = `create function try_one(p_shop bigint, p_kind text, p_debit text, p_credit text, p_actor text)
  returns text language plpgsql as $$
  begin
    perform ledger_post(p_shop, '2026-03-03', array[p_kind], array[p_debit], array[''], array[p_credit], array[''],
      array[1::bigint], array[p_actor], array['document'], array['tried']);
    raise exception 'accepted' using errcode = 'ZZ001';
  exception
    when sqlstate 'ZZ001' then return 'accepted';
    when foreign_key_violation then return 'not a rule';
    when check_violation then return 'below zero';
  end $$`;

beforeAll(async () => {
  ledger = await openLedger();
  shopId = await ledger.book();
  await ledger.post(shopId, fundAll());
  const { host, database, user: owner } = ledger.database;
  for (const user of [owner, ...roles]) {
    const client = new Client({ host, database, user });
    client.on('error', () => undefined);
    await client.connect();
    clients.set(user, client);
  }
  await as(owner).query(tryOne);
  await as(owner).query('grant execute on function try_one to public');
});
afterAll(async () => {
  await Promise.all([...clients.values()].map((client) => client.end()));
  await ledger.close();
});

function as(user: string): Client {
  const client = clients.get(user);
  if (client === undefined) throw new Error(`no client of ${user}`);
  return client;
}

type Tried = { kind: string; debit: string; credit: string; actor: string };

/** Those of these transfers that the database takes from this role, sorted. */
async function acceptedOf(role: string, tried: readonly Tried[]): Promise<string[]> {
  const columns = (['kind', 'debit', 'credit', 'actor'] as const).map((key) => tried.map((one) => one[key]));
  const { rows } = await as(role).query<{ name: string; result: string }>(
    `select concat_ws(' ', kind, debit, credit, actor) as name, try_one($1, kind, debit, credit, actor) as result
     from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as t (kind, debit, credit, actor)`,
    [shopId, ...columns],
  );
  expect(rows).toHaveLength(tried.length);
  // Nothing can bring money into goodwill, so what takes from it fails twice, and by its balance first.
  const broke = rows.filter(({ result }) => result === 'below zero').map(({ name }) => name.split(' ')[2]);
  expect([...new Set(broke)].filter((credit) => credit !== 'goodwill')).toEqual([]);
  return rows
    .filter(({ result }) => result === 'accepted')
    .map(({ name }) => name)
    .toSorted();
}

const legal = postingMatrix()
  .map(({ kind, debit, credit, actor }) => `${kind} ${debit} ${credit} ${actor}`)
  .toSorted();

describe.each(roles)('as %s', (role) => {
  test('of all kinds, debits and credits the matrix alone is taken', async () => {
    const tried = keysOf(postingKinds).flatMap((kind) =>
      keysOf(accountKinds).flatMap((debit) =>
        keysOf(accountKinds).flatMap((credit) =>
          ruleOf(kind)
            .by.slice(0, 1)
            .map((actor) => ({ kind, debit, credit, actor })),
        ),
      ),
    );
    expect(tried).toHaveLength(keysOf(postingKinds).length * keysOf(accountKinds).length ** 2);
    const first = keysOf(postingKinds).map((kind) => {
      const { debit, credit, by } = ruleOf(kind);
      return `${kind} ${debit} ${credit} ${by[0]}`;
    });
    expect(await acceptedOf(role, tried)).toEqual(first.toSorted());
  });

  test('of all actors those of the matrix alone, and no operator among them', async () => {
    const actors = [...actorKinds, 'operator', 'admin', 'system', ''];
    const tried = keysOf(postingKinds).flatMap((kind) => {
      const { debit, credit } = ruleOf(kind);
      return actors.map((actor) => ({ kind, debit, credit, actor }));
    });
    expect(await acceptedOf(role, tried)).toEqual(legal);
  });

  test('kinds of fees and gifts that the product does not have cannot be booked', async () => {
    const kinds = [
      'unlock',
      'tax_fee',
      'verification',
      'level_fee',
      'deposit_bonus',
      'adjust',
      'CAPTURE',
      ' capture',
      '',
    ];
    const tried = kinds.flatMap((kind) =>
      keysOf(accountKinds).map((debit) => ({ kind, debit, credit: 'shop_available', actor: 'timer' })),
    );
    expect(await acceptedOf(role, tried)).toEqual([]);
  });

  const closed = [
    'transfer',
    'account',
    'book',
    'posting_rule',
    'order_rule',
    'payment_evidence',
    'order_event',
  ];
  const acts = [
    ['insert', (table: string) => `insert into ${table} select * from ${table} where false`],
    ['update', (table: string) => `update ${table} set shop_id = shop_id where false`],
    ['delete', (table: string) => `delete from ${table} where false`],
    ['truncate', (table: string) => `truncate ${table}`],
  ] as const;
  /** Events come in by whoever moves an order, and never change; evidence by a function of the checkout alone. */
  const open = [`${roleNames.app} insert order_event`, `${roleNames.checkout} insert order_event`];
  const wishes = acts.flatMap(([act, text]) => closed.map((table) => ({ act, table, text: text(table) })));

  test.each(wishes)('$act on $table', async ({ act, table, text }) => {
    const isOpen = open.includes(`${role} ${act} ${table}`);
    const [rule] = ['posting_rule', 'order_rule'].includes(table)
      ? [text.replace('shop_id = shop_id', 'actor = actor')]
      : [text];
    const state = await as(role)
      .query(rule)
      .then(
        () => 'done',
        (error: { code?: string }) => error.code,
      );
    expect(state).toBe(isOpen ? 'done' : '42501');
  });

  test('no column of theirs can be changed, no trigger added, no check dropped, no other role taken', async () => {
    const texts = [
      ...closed.map((table) => `create trigger t before insert on ${table} execute function try_one()`),
      'alter table transfer drop constraint transfer_rule',
      'alter table account drop constraint account_check',
      'create or replace function ledger_open(p_shop bigint, p_currency text) returns void language sql as $$ select $$',
      `set role ${ledger.database.user}`,
      'create table mine (id int)',
    ];
    for (const text of texts)
      await expect(as(role).query(text), text).rejects.toMatchObject({ code: '42501' });
    const { rows } = await as(role).query<{ name: string }>(
      `select t.name from unnest($1::text[]) as t (name) where has_any_column_privilege(t.name, 'update')`,
      [closed],
    );
    expect(rows).toEqual([]);
  });
});

test('a book that does not exist, no transfers, a null and amounts that are none are refused', async () => {
  const arrays = (units: unknown) => [
    ['capture'],
    ['psp'],
    [''],
    ['escrow'],
    [''],
    [units],
    ['provider'],
    ['d'],
    ['bad'],
  ];
  const call = 'select ledger_post($1, $2, $3, $4, $5, $6, $7, $8::bigint[], $9, $10, $11)';
  const tried = async (shop: bigint, values: unknown[]) =>
    as(roleNames.app)
      .query(call, [shop, new Date(), ...values])
      .then(
        () => 'posted',
        (error: { code?: string }) => error.code,
      );
  expect(await tried(999_999n, arrays('1'))).toBe('P0002');
  expect(
    await tried(
      shopId,
      Array.from({ length: 9 }, () => []),
    ),
  ).toBe('22023');
  expect(await tried(shopId, arrays('0'))).toBe('23514');
  expect(await tried(shopId, arrays('-5'))).toBe('23514');
  expect(await tried(shopId, arrays('1000000000000001'))).toBe('23514');
  expect(await tried(shopId, arrays(null))).toBe('23502');
});

test('the code refuses what the database would refuse, before it is asked', async () => {
  const good = transferBy('capture', 1n, 'good');
  await expect(ledger.post(shopId, [{ ...good, actor: 'merchant' }])).rejects.toThrow(RangeError);
  await expect(
    ledger.post(shopId, [{ ...good, credit: { kind: 'shop_available', subject: '' } }]),
  ).rejects.toThrow(RangeError);
  await expect(ledger.post(shopId, [{ ...good, units: -1n }])).rejects.toThrow(RangeError);
});
