// The row behind a transfer's document is there, and the times of a book go forward: for the owner's own statements too.
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorKinds } from '#domain/actors.ts';
import { keysOf } from '#domain/keys.ts';
import { documentKeyOf } from '#domain/ledger/posting-evidence.ts';
import { postingKinds, ruleOf, type PostingKind } from '#domain/ledger/postings.ts';
import { sqlState } from '#platform/db/database.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { checkBook } from './chain.ts';
import { openLedger, transferBy, type Ledger } from './ledger.rig.ts';
import { readChain } from './ledger.sql.ts';

let database: TestDatabase;
let owner: Client;
let ledger: Ledger;
beforeAll(async () => {
  database = await openTestDatabase();
  const { host, user, database: name } = database;
  owner = new Client({ host, user, database: name });
  owner.on('error', () => undefined);
  await owner.connect();
  await owner.query(`select ledger_open(1, 'USD')`);
  ledger = await openLedger();
});
afterAll(async () => {
  await ledger.close();
  await owner.end();
  await database.drop();
});

const kinds = keysOf(postingKinds);
const id = randomUUID();
const onceKey = `${id}:x`;
const keyed = kinds.flatMap((kind) => {
  const [actor = 'timer'] = ruleOf(kind).by;
  const key = documentKeyOf({ kind, actor, document: id, onceKey });
  return key === null ? [] : [{ kind, actor, key }];
});

/** Inserts a transfer as the owner of the database can, past the writer. */
function insert(
  kind: PostingKind,
  key: string | null,
  actor = ruleOf(kind).by[0] ?? 'timer',
): Promise<unknown> {
  const { debit, credit } = ruleOf(kind);
  return owner.query(
    `insert into transfer (shop_id, seq, kind, debit_kind, debit_subject, credit_kind, credit_subject, units, actor, document,
       once_key, at, debit_after, credit_after, hash, document_key)
     values (1, 1, $1, $2, '', $3, '', 1, $4, $5, $6, now(), 0, 0, sha256(''), $7)`,
    [kind, debit, credit, actor, id, onceKey, key],
  );
}

describe('the document of a transfer', () => {
  test('has the same key in the database and in the code, whatever it is called', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 }).map((one) => one.replaceAll('\0', ''));
    const transfer = fc.record({
      kind: fc.constantFrom(...kinds),
      actor: fc.constantFrom(...actorKinds),
      document: fc.oneof(fc.uuid(), text),
      onceKey: fc.oneof(
        fc.uuid().map((one) => `${one}:x`),
        fc.string({ maxLength: 60 }).map((one) => one.replaceAll('\0', '')),
      ),
    });
    await fc.assert(
      fc.asyncProperty(transfer, async (one) => {
        const { rows } = await owner.query<{ key: string | null; keyed: boolean }>(
          'select ledger_document_key($1, $2, $3, $4) as key, ledger_is_keyed($1) as keyed',
          [one.kind, one.actor, one.document, one.onceKey],
        );
        const expected = documentKeyOf(one);
        expect(rows[0]?.key ?? null).toBe(expected);
        expect(rows[0]?.keyed).toBe(expected !== null);
      }),
      { numRuns: 400 },
    );
  });

  test('the kinds of a sale have none, and all that takes money from a shop has one or its order', () => {
    const plain = kinds.filter((kind) => !keyed.some((one) => one.kind === kind));
    expect(plain).toEqual([
      'capture',
      'capture_late',
      'confirm_cost',
      'release_cost',
      'ship_cost',
      'ship_tax',
      'cancel_refund',
      'refund_paid',
      'accept_commission',
      'accept_shop',
      'release',
      'reserve',
      'recover',
      'supplier_paid',
      'claim_granted',
      'claim_taken',
      'goodwill_fund',
      'goodwill_give',
      'goodwill',
      'goodwill_promo',
    ]);
  });

  test.each(keyed)('$kind: its row is there, for the owner of the database too', async ({ kind, key }) => {
    await expect(insert(kind, null)).rejects.toThrow(/transfer_check/);
    await expect(insert(kind, key.replace(id, randomUUID()))).rejects.toThrow(/transfer_check/);
    await expect(insert(kind, key)).rejects.toThrow(/transfer_evidence_of/);
    await expect(
      owner.query('insert into transfer_evidence (shop_id, key) values (1, $1)', [key]),
    ).rejects.toThrow(/violates foreign key constraint "transfer_evidence_/);
  });

  test('a transfer of a sale carries no key, and no key is of two tables or none', async () => {
    await expect(insert('capture', `withdrawal:${id}`)).rejects.toThrow(/transfer_check/);
    for (const key of ['', 'x', `shop:${id}`, 'withdrawal', `withdrawals:${id}`])
      await expect(
        owner.query('insert into transfer_evidence (shop_id, key) values (1, $1)', [key]),
      ).rejects.toThrow(/transfer_evidence_one/);
    await expect(
      owner.query('insert into transfer_evidence (shop_id, key) values (1, $1)', ['withdrawal:x']),
    ).rejects.toThrow(/uuid/);
  });

  test('the writer says which one is missing, and a document stays while a transfer names it', async () => {
    const post = (document: string) =>
      owner.query(
        `select ledger_write(1, now(), '{hold_placed}', '{shop_available}', array[''], '{shop_held}', array[$1],
           '{1}', '{reviewer}', array[$1], array[$1 || ':held'])`,
        [document],
      );
    for (const document of [id, 'x', ''])
      await expect(post(document)).rejects.toMatchObject({ code: 'SL001' });
    await owner.query('begin');
    await owner.query('set local session_replication_role = replica');
    await owner.query(
      `insert into restriction (shop_id, id, reason_code, level, scope, first_hours, total_hours, notice_hours, reason, evidence,
         currency, units, held_units, placed_by, placed_at, from_at, until_at, appeal_until, state)
       values (1, $1, 'H01', 'withdrawal_prohibited', 'amount', 1800, 2880, 0, repeat('x', 40), '{x}', 'USD', 1, 1, $1, now(), now(),
         now() + interval '1 hour', now() + interval '200 days', 'active')`,
      [id],
    );
    await owner.query('set local session_replication_role = origin');
    await owner.query(
      `insert into account (shop_id, kind, subject, credits) values (1, 'shop_available', '', 1)`,
    );
    await post(id);
    await expect(owner.query('delete from restriction')).rejects.toThrow(/transfer_evidence_restriction/);
    await owner.query('rollback');
  });

  test('transfers from before have no key, and their books go on', async () => {
    const shop = await ledger.book();
    await ledger.post(shop, [transferBy('deposit', 100n, `${id}:in`)]);
    const { host, user, database: name } = ledger.database;
    const old = new Client({ host, user, database: name });
    await old.connect();
    await old.query('set session_replication_role = replica');
    await old.query(
      `alter table transfer drop constraint transfer_check;
       update transfer set document_key = null where shop_id = ${shop};
       alter table transfer add constraint transfer_check check (ledger_transfer_is_right(seq, hash, kind, debit_kind, debit_after,
         credit_kind, credit_after, document, once_key, document_key)) not valid`,
    );
    await old.end();
    await ledger.post(shop, [transferBy('capture', 5n, 'k2'), transferBy('deposit', 7n, `${id}:in2`)]);
    expect(await checkBook(ledger.db.direct, shop)).toEqual([]);
  });
});

describe('the times of a book', () => {
  test('never go back: a little late takes the last time, more is refused and writes nothing', async () => {
    const start = Date.parse('2026-03-02T09:00:00.000Z');
    const steps = fc.array(
      fc.record({ ms: fc.integer({ min: -4_000, max: 4_000 }), count: fc.integer({ min: 1, max: 3 }) }),
      { minLength: 1, maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const shop = await ledger.book();
        const expected: number[] = [];
        let at = start;
        for (const [index, { ms, count }] of list.entries()) {
          at += ms;
          const last = expected.at(-1) ?? Number.NEGATIVE_INFINITY;
          const transfers = Array.from({ length: count }, (_none, n) =>
            transferBy('capture', 1n, `${index}:${n}`),
          );
          const said = await ledger.post(shop, transfers, new Date(at)).then(() => 'done', sqlState);
          const isRefused = last > at + 2_000;
          expect(said).toBe(isRefused ? 'SL002' : 'done');
          if (isRefused) continue;
          for (let n = 0; n < count; n += 1) expected.push(Math.max(last, at));
        }
        const rows = await readChain(ledger.db.direct, { shopId: shop, after: 0n, limit: 1_000 });
        expect(rows.map((row) => row.at.getTime())).toEqual(expected);
        expect(await checkBook(ledger.db.direct, shop)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('many at once, with clocks a second apart, leave times in order', async () => {
    const shop = await ledger.book();
    const now = ledger.clock.now().getTime();
    await Promise.all(
      Array.from({ length: 40 }, (_none, n) =>
        ledger.post(shop, [transferBy('capture', 1n, `race-${n}`)], new Date(now + (n % 10) * 200)),
      ),
    );
    const rows = await readChain(ledger.db.direct, { shopId: shop, after: 0n, limit: 100 });
    const times = rows.map((row) => row.at.getTime());
    expect(times).toEqual(times.toSorted((left, right) => left - right));
    expect(times).toHaveLength(40);
  });
});

test('a hold ends: a case within 120 days, a reserve within 90, one of a restriction with it', async () => {
  const hold = (kind: string, days: number) =>
    owner.query(
      `insert into hold (shop_id, id, kind, reason_code, reason, document, units, state, from_at, until_at)
       values (1, gen_random_uuid(), $1, 'x', repeat('x', 40), 'x', 1, 'open', '2026-03-02', '2026-03-02'::timestamptz + $2 * interval '24 hours')`,
      [kind, days],
    );
  await hold('case', 120);
  await hold('reserve', 90);
  await expect(hold('case', 120.001)).rejects.toThrow(/hold_term/);
  await expect(hold('reserve', 90.001)).rejects.toThrow(/hold_term/);
  await expect(hold('restriction', 1)).rejects.toThrow(/hold_restriction/);
  await expect(
    owner.query(`update hold set until_at = until_at + interval '1 day' where kind = 'case'`),
  ).rejects.toThrow(/hold_term/);
});
