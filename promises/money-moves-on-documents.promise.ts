// No money moves without its document: the database looks it up, for the application's own roles too.
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountKinds, isDebitNormal, type AccountKind } from '#domain/ledger/accounts.ts';
import { keysOf } from '#domain/keys.ts';
import { postingKinds, ruleOf, type PostingKind } from '#domain/ledger/postings.ts';
import { roleNames } from '#platform/db/database.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts';
import {
  amount,
  documentId,
  documentShop,
  postingDocuments,
  type PostingDocument,
} from './inputs/posting-documents.ts';

let database: TestDatabase;
let owner: Client;
const otherShop = 8n;
const registry = 0n;
const refused = 'SL001';
const belowZero = '23514';
const kinds = keysOf(postingKinds);

beforeAll(async () => {
  database = await openTestDatabase();
  const { host, user, database: name } = database;
  owner = new Client({ host, user, database: name });
  owner.on('error', () => undefined);
  await owner.connect();
  for (const shop of [registry, documentShop, otherShop])
    await owner.query(`select ledger_open($1, 'USD')`, [shop]);
  // A document here is only what the writer reads of it: rows are made without all that stands around them.
  const tables = new Set(kinds.flatMap((kind) => Object.keys(postingDocuments[kind].rows)));
  for (const table of tables) await loosen(table);
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

async function loosen(table: string): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = $1::regclass and contype in ('c', 'f')`,
    [table],
  );
  for (const { name } of rows)
    await owner.query(`alter table ${table} drop constraint if exists "${name}" cascade`);
}

const dummies: Record<string, string> = {
  uuid: `'01990000-0000-7000-8000-0000000000ff'`,
  text: `'x'`,
  integer: '1',
  bigint: '1',
  boolean: 'false',
  jsonb: `'{}'`,
  bytea: `decode(repeat('00', 32), 'hex')`,
  'timestamp with time zone': `'2026-03-02'`,
  'text[]': `'{x}'`,
};

/** A row with these cells; whatever else the table wants is filled with anything. */
async function put(table: string, cells: Readonly<Record<string, unknown>>): Promise<void> {
  const { rows } = await owner.query<{ name: string; type: string; needed: boolean }>(
    `select a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull and not a.atthasdef as needed
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = ''`,
    [table],
  );
  const named = {
    ...(rows.some(({ name }) => name === 'shop_id') ? { shop_id: documentShop } : {}),
    ...cells,
  };
  const filled = rows.filter(({ name, needed }) => name in named || needed);
  const texts = filled.map(({ name, type }) => {
    const cell = Object.entries(named).find(([key]) => key === name)?.[1];
    return cell === undefined ? (dummies[type] ?? 'null') : `'${String(cell)}'`;
  });
  await owner.query(
    `insert into ${table} (${filled.map(({ name }) => name).join(', ')}) values (${texts.join(', ')})`,
  );
}

function subjectOf(kind: AccountKind, shop: bigint): string {
  const { subject } = accountKinds[kind];
  if (subject === 'none' || subject === 'jurisdiction') return '';
  if (subject === 'provider') return 'test';
  if (subject === 'channel') return 'bank';
  if (subject === 'book') return String(shop === registry ? documentShop : registry);
  return documentId;
}

/** `key` names the click, or else this very try. */
type Try = { kind: PostingKind; shop: bigint; units: bigint; document?: string; key?: string };

/** One posting with the call that the role of the application makes. */
function posted(
  { kind, shop, units, document = documentId, key = 'c1' }: Try,
  writer: string,
): { text: string; values: unknown[] } {
  const { debit, credit, by } = ruleOf(kind);
  const values = [
    shop,
    kind,
    debit,
    subjectOf(debit, shop),
    credit,
    subjectOf(credit, shop),
    units,
    by[0],
    document,
  ];
  // It begins with the case or the receipt that moves the money.
  const onceKey = `${document}:${key}:${kind.replace('ad_click_back', 'click-back').replace('ad_click', 'click')}`;
  return {
    text: `select ${writer}($1, '2026-03-02', array[$2::text], array[$3::text], array[$4::text], array[$5::text],
      array[$6::text], array[$7::bigint], array[$8::text], array[$9::text], array[$10::text])`,
    values: [...values, onceKey],
  };
}

/** What an account must hold for this posting: the debited one exactly as much as the document says. */
async function fund({ kind, shop }: Try, units: bigint): Promise<void> {
  const { debit, credit } = ruleOf(kind);
  const give = (account: AccountKind, side: string) =>
    owner.query(
      `insert into account as a (shop_id, kind, subject, ${side}) values ($1, $2, $3, $4)
       on conflict (shop_id, kind, subject) do update set ${side} = a.${side} + $4`,
      [shop, account, subjectOf(account, shop), units],
    );
  if (!isDebitNormal(debit)) await give(debit, 'credits');
  if (isDebitNormal(credit)) await give(credit, 'debits');
}

/** The SQLSTATE of one try by this role, with this document; `done` where it was taken. All of it is undone. */
async function stateOf(
  role: string,
  document: PostingDocument | undefined,
  tried: Try,
  funds = amount,
): Promise<string> {
  await owner.query('begin');
  try {
    for (const [table, cells] of Object.entries(document?.rows ?? {})) await put(table, cells);
    for (const kind of document?.before ?? []) {
      const shop = kind === 'goodwill_give' ? registry : bookOf(kind);
      const earlier = { kind, shop, units: amount, key: 'c1' };
      await fund(earlier, amount);
      const { text, values } = posted(earlier, 'ledger_write');
      await owner.query(text, values);
    }
    await fund(tried, funds);
    await owner.query(`set local role ${role}`);
    const { text, values } = posted(tried, 'ledger_post');
    return await owner.query(text, values).then(
      () => 'done',
      (error: { code?: string }) => error.code ?? 'no code',
    );
  } finally {
    await owner.query('rollback');
  }
}

const bookOf = (kind: PostingKind) => (postingDocuments[kind].book === 'house' ? registry : documentShop);

describe.each([roleNames.app, roleNames.checkout])('as %s', (role) => {
  test('every kind of posting is taken with its document, and refused without one', async () => {
    for (const kind of kinds) {
      const tried = { kind, shop: bookOf(kind), units: amount };
      const { book: _book, before: _before, ...document } = postingDocuments[kind];
      expect([kind, await stateOf(role, postingDocuments[kind], tried)]).toEqual([kind, 'done']);
      expect([kind, await stateOf(role, undefined, tried)]).toEqual([kind, refused]);
      for (const wrong of ['01990000-0000-7000-8000-00000000000b', 'x', ''])
        expect([kind, await stateOf(role, document, { ...tried, document: wrong })]).toEqual([kind, refused]);
    }
  });

  test('no kind takes the document of another shop', async () => {
    for (const kind of kinds) {
      const { rows } = postingDocuments[kind];
      const tried = { kind, shop: otherShop, units: amount };
      expect([kind, await stateOf(role, { rows }, tried)]).toEqual([kind, refused]);
    }
  });

  test('no kind moves more than its document says, at once or in two parts', async () => {
    for (const kind of kinds) {
      const document = postingDocuments[kind];
      const tried = { kind, shop: bookOf(kind), units: amount };
      // Where no amount is written down, the account of this one document holds what there is.
      expect([refused, belowZero], kind).toContain(
        await stateOf(role, document, { ...tried, units: amount + 1n }),
      );
      const twice = { ...document, before: [...(document.before ?? []), kind] };
      // What comes back for a click is named by that click, once; anything else is named anew.
      const key = kind === 'ad_click_back' ? 'c1' : 'c2';
      const state = await stateOf(role, twice, { ...tried, units: 1n, key }, 0n);
      expect([refused, belowZero, ...(key === 'c1' ? ['23505'] : [])], kind).toContain(state);
    }
  });

  test('a document that does not say so yet moves nothing', async () => {
    const unsaid: [PostingKind, PostingDocument['rows']][] = [
      ['confirm_cost', { shop_order: { id: documentId, cost_units: amount, supplier_shipping_units: 0n } }],
      ['accept_shop', { shop_order: { id: documentId, net_units: amount } }],
      ['release', { shop_order: { id: documentId } }],
      ['withdraw_back', { withdrawal: { id: documentId, state: 'requested', units: amount } }],
      ['withdraw_sent', postingDocuments.withdraw.rows],
      ['goodwill_fund', { goodwill: { id: documentId, kind: 'fund', units: amount, state: 'proposed' } }],
      [
        'supplier_paid',
        { supplier_payment: { id: documentId, supplier_id: documentId, units: amount, state: 'made' } },
      ],
      ['hold_lifted', postingDocuments.hold_placed.rows],
      ['case_free_available', postingDocuments.case_hold_available.rows],
    ];
    for (const [kind, rows] of unsaid) {
      const document = { ...postingDocuments[kind], rows };
      const tried = { kind, shop: bookOf(kind), units: amount };
      expect([kind, await stateOf(role, document, tried)]).toEqual([kind, refused]);
    }
  });

  test('nobody mints money: a capture, its acceptance and its release by calls to the writer alone', async () => {
    for (const kind of ['capture', 'accept_shop', 'release'] as const)
      expect(await stateOf(role, undefined, { kind, shop: documentShop, units: 100_000_000n })).toBe(
        kind === 'capture' ? refused : belowZero,
      );
    const held = await owner.query<{ name: string }>(
      `select p.proname as name from pg_proc p where p.proname like 'ledger\\_%'
         and has_function_privilege($1, p.oid, 'execute') order by 1`,
      [role],
    );
    expect(held.rows.map(({ name }) => name)).toEqual([
      'ledger_lock',
      'ledger_open',
      'ledger_post',
      'ledger_side',
    ]);
  });
});
