// What the books refuse by checks of the tables and by `ledger_post`, for one transfer and for lists of them.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountKinds, isDebitNormal, type AccountKind } from '#domain/ledger/accounts.ts';
import { keysOf } from '#domain/keys.ts';
import { ruleOf, type PostingKind } from '#domain/ledger/postings.ts';
import { roleNames } from '#platform/db/database.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts';

let database: TestDatabase;
let owner: Client;
const shopId = 7n;

beforeAll(async () => {
  database = await openTestDatabase();
  const { host, user, database: name } = database;
  owner = new Client({ host, user, database: name });
  owner.on('error', () => undefined);
  await owner.connect();
  await owner.query(`select ledger_open($1, 'USD')`, [shopId]);
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

async function undone<T>(work: () => Promise<T>): Promise<T> {
  await owner.query('begin');
  try {
    return await work();
  } finally {
    await owner.query('rollback');
  }
}

const stateOf = (text: string, values: unknown[]) =>
  owner.query(text, values).then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'no code',
  );

const isFree = (kind: AccountKind) => ['psp', 'treasury', 'between_books'].includes(kind);

describe('the tables themselves', () => {
  test('no account is below zero on its own side, whoever writes it', async () => {
    const insert =
      'insert into account (shop_id, kind, subject, debits, credits) values ($1, $2, $3, $4, $5)';
    for (const kind of keysOf(accountKinds)) {
      const tried = (debits: number, credits: number) =>
        undone(() => stateOf(insert, [shopId, kind, randomUUID(), debits, credits]));
      const [less, more] = isDebitNormal(kind) ? [4, 5] : [5, 4];
      expect([kind, await tried(less, more)]).toEqual([kind, isFree(kind) ? 'done' : '23514']);
      expect([kind, await tried(more, less)]).toEqual([kind, 'done']);
      expect([kind, await tried(5, 5)]).toEqual([kind, 'done']);
      expect([kind, await tried(-1, 5), await tried(5, -1)]).toEqual([kind, '23514', '23514']);
    }
  });

  const right = {
    seq: 1,
    units: 1,
    hash: Buffer.alloc(32),
    debit_kind: 'escrow',
    debit_after: 0,
    credit_kind: 'tax',
    credit_after: 0,
  };
  const insertTransfer = (change: Partial<Record<keyof typeof right, unknown>>) => {
    const { seq, units, hash, debit_kind, debit_after, credit_kind, credit_after } = { ...right, ...change };
    return undone(() =>
      stateOf(
        `insert into transfer (shop_id, seq, kind, debit_kind, debit_subject, credit_kind, credit_subject, units,
           actor, document, once_key, at, debit_after, credit_after, hash)
         values ($1, $2, 'k', $3, '', $4, '', $5, 'a', 'd', 'o', now(), $6, $7, $8)`,
        [shopId, seq, debit_kind, credit_kind, units, debit_after, credit_after, hash],
      ),
    );
  };

  /** What the checks let through the foreign key refuses: kind `k` is in no row of the matrix. */
  const outside = '23503';

  test('no transfer has a number, an amount, a hash or a balance that is none', async () => {
    expect(await insertTransfer({})).toBe(outside);
    expect(await insertTransfer({ units: 1_000_000_000_000_000n })).toBe(outside);
    const wrong = [
      { seq: 0 },
      { units: 0 },
      { units: -1 },
      { units: 1_000_000_000_000_001n },
      { hash: Buffer.alloc(31) },
      { debit_after: -1 },
      { credit_after: -1 },
    ];
    for (const change of wrong) expect([change, await insertTransfer(change)]).toEqual([change, '23514']);
    for (const kind of keysOf(accountKinds)) {
      const state = isFree(kind) ? outside : '23514';
      expect([kind, await insertTransfer({ debit_kind: kind, debit_after: -1 })]).toEqual([kind, state]);
      expect([kind, await insertTransfer({ credit_kind: kind, credit_after: -1 })]).toEqual([kind, state]);
    }
  });

  test('a document is a key only as PostgreSQL writes one', async () => {
    const isKey = async (text: string) =>
      (await owner.query<{ is: boolean }>('select ledger_document($1) is not null as is', [text])).rows[0]
        ?.is;
    const key = randomUUID();
    expect(await isKey(key)).toBe(true);
    const others = [
      key.toUpperCase(),
      `{${key}}`,
      key.replaceAll('-', ''),
      ` ${key}`,
      `${key} `,
      key.slice(1),
      '',
    ];
    for (const text of others) expect([text, await isKey(text)]).toEqual([text, false]);
    const near = fc.stringMatching(/^[0-9a-fA-F]{7,9}(-[0-9a-f]{4}){2,4}-?[0-9a-fA-F]{11,13}$/);
    const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
    await fc.assert(
      fc.asyncProperty(near, async (text) => {
        expect(await isKey(text)).toBe(pattern.test(text));
      }),
    );
  });
});

type Tried = {
  readonly kind?: PostingKind;
  readonly document: string;
  readonly debit?: string;
  readonly credit?: string;
  readonly units?: number;
  /** In place of those of the kind's rule. */
  readonly ends?: readonly [AccountKind, AccountKind];
};

/** The SQLSTATE of one call of the application's role with all of these. */
async function posted(list: readonly Tried[], book = shopId): Promise<string> {
  const rows = list.map(({ kind = 'capture', document, debit, credit, units = 1, ends }) => {
    const rule = ruleOf(kind);
    const [from, to] = ends ?? [rule.debit, rule.credit];
    const subjects = [debit ?? (from === 'psp' ? 'test' : document), credit ?? document];
    return { kind, from, to, subjects, units, actor: rule.by[0], document };
  });
  await owner.query('savepoint tried');
  await owner.query(`set local role ${roleNames.app}`);
  const state = await stateOf(
    'select ledger_post($1, now(), $2, $3, $4, $5, $6, $7::bigint[], $8, $9, $10)',
    [
      book,
      rows.map(({ kind }) => kind),
      rows.map(({ from }) => from),
      rows.map(({ subjects }) => subjects[0]),
      rows.map(({ to }) => to),
      rows.map(({ subjects }) => subjects[1]),
      rows.map(({ units }) => units),
      rows.map(({ actor }) => actor),
      rows.map(({ document }) => document),
      rows.map(() => randomUUID()),
    ],
  );
  await owner.query(state === 'done' ? 'release savepoint tried' : 'rollback to savepoint tried');
  await owner.query('reset role');
  return state;
}

/** An order that was paid with 100 units; its confirmation may take 50 of them, and give them back. */
async function putOrder(): Promise<string> {
  const id = randomUUID();
  await owner.query('set local session_replication_role = replica');
  await owner.query(
    `insert into payment_evidence (shop_id, id, checkout_id, provider, provider_payment, event_id, currency, units,
       payload_hash, captured_at, recorded_at)
     values ($1, $2::uuid, $2::uuid, 'test', $2::text, $2::text, 'USD', 100, sha256(''), now(), now())`,
    [shopId, id],
  );
  await owner.query(
    `insert into shop_order (shop_id, id, number, evidence_id, payment_id, buyer, buyer_name, country, lang,
       currency, line_count, quantity, goods_units, shipping_units, tax_units, total_units, cost_units,
       supplier_shipping_units, commission_bps, paid_at, updated_at, confirmed_at, cancelled_at, cancel_kind)
     select $1, $2::uuid, 1 + count(*), $2::uuid, $2::uuid, '{}', 'Buyer', 'GB', 'en', 'USD', 1, 1, 100, 0, 0, 100, 50, 0, 0, now(),
       now(), now(), now(), 'stock' from shop_order where shop_id = $1`,
    [shopId, id],
  );
  await owner.query('set local session_replication_role = origin');
  return id;
}

describe('lists of transfers', () => {
  test('a list is taken where each capture has its order, and refused where one has none', () =>
    undone(async () => {
      const [one, two] = [await putOrder(), await putOrder()];
      expect(await posted([{ document: one }, { document: two }])).toBe('done');
      const stranger = randomUUID();
      expect(await posted([{ document: one }, { document: stranger }])).toBe('SL001');
      expect(await posted([{ document: one }, { document: two, debit: 'other' }])).toBe('SL001');
      expect(await posted([{ document: one }, { document: two, credit: one }])).toBe('SL001');
      expect(await posted([{ document: one }, { document: 'x' }])).toBe('SL001');
      expect(await posted([{ document: one, credit: two }])).toBe('SL001');
      for (const document of ['x', ` ${one}`, stranger]) expect(await posted([{ document }])).toBe('SL001');
    }));

  test('captures of one list are added up with all that their order was paid before', () =>
    undone(async () => {
      const document = await putOrder();
      const [half, more] = [
        { document, units: 50 },
        { document, units: 51 },
      ];
      expect(await posted([half, more])).toBe('SL001');
      expect(await posted([half])).toBe('done');
      expect(await posted([more])).toBe('SL001');
      expect(await posted([{ document, units: 1 }, half])).toBe('SL001');
      expect(await posted([half])).toBe('done');
      expect(await posted([{ document }])).toBe('SL001');
    }));

  test('what came back into the escrow is no capture: an order may still be paid in full, by one or by a list', () =>
    undone(async () => {
      for (const list of [[20, 20], [40]]) {
        const document = await putOrder();
        expect(await posted([{ document, units: 60 }])).toBe('done');
        expect(await posted([{ kind: 'confirm_cost', document, units: 50 }])).toBe('done');
        expect(await posted([{ kind: 'release_cost', document, units: 50 }])).toBe('done');
        expect(await posted(list.map((units) => ({ document, units })))).toBe('done');
        expect(await posted([{ document }])).toBe('SL001');
        expect(await posted([{ document }, { document }])).toBe('SL001');
      }
    }));

  test('captures among other kinds need their orders too', () =>
    undone(async () => {
      const document = await putOrder();
      const confirmed = { kind: 'confirm_cost', document, units: 50 } as const;
      expect(await posted([{ document, units: 101 }, confirmed])).toBe('SL001');
      expect(await posted([{ document, units: 100 }, confirmed])).toBe('done');
    }));

  test('a transfer outside of the matrix, or of a book that is not there, is refused alone and in a list', () =>
    undone(async () => {
      const document = await putOrder();
      const wrong = { document, ends: ['psp', 'shop_available'], credit: '' } as const;
      for (const list of [[wrong], [{ document }, wrong]]) expect(await posted(list)).toBe('23503');
      // The debited account is there after this one.
      expect(await posted([{ document }])).toBe('done');
      for (const list of [[wrong], [{ document }, wrong]]) expect(await posted(list)).toBe('23503');
      for (const list of [[{ document }], [{ document }, { document }]])
        expect(await posted(list, 999_999n)).toBe('P0002');
    }));
});
