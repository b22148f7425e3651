// The record from the outside: what was done is in it, what is served leads to its signed head, and a shop finds its part.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestShop } from '#testing/test-app.ts';
import { sha256 } from '#domain/proof/hash.ts';
import { fromBase64, toHex, utf8 } from '#domain/proof/bytes.ts';
import { nextBookHash, firstBookHash } from '#domain/proof/book-row.ts';
import { checkCheckpoint } from '#domain/proof/checkpoint.ts';
import { claimBytesLength, parseClaim, verifyClaim } from '#domain/proof/claim.ts';
import { commitAct, parseActBody, parseEntry } from '#domain/proof/entry.ts';
import { parseVkey, verifyNote } from '#domain/proof/note.ts';
import { parsePolicy } from '#domain/proof/policy.ts';
import { parseSlip } from '#domain/proof/slip.ts';
import { entriesPath, parseEntries, nodeReaderOfTiles, tilePath, tileWidth } from '#domain/proof/tiles.ts';
import { parseTlogProof } from '#domain/proof/tlog-proof.ts';
import { leafHash, rootFromNodes, rootOf, verifyInclusion } from '#domain/proof/tree.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { recordPlatform } from '#features/audit/server/audit.ts';
import { sealLeaves } from '#features/proof/auditor.contract.ts';
import { shopBook, shopProof, shopRecord } from '#features/proof/contract.ts';
import { shopOverview } from '#features/shop/console.contract.ts';
import { wallet } from '#features/wallet/contract.ts';
import { statement } from '#platform/db/database.ts';
import { verifyEd25519 } from '#platform/ports/note-signatures.ts';
import { publishDoc } from './docs.ts';
import { readSize } from './log.sql.ts';
import { sealAll } from './seal.ts';
import { addWaiting } from './sequencer.ts';

let app: TestApp;
let shop: TestShop;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Recorded');
  const goods = await app.makeGoods([{ code: 'R-1', cost: '10.00', stock: 50 }]);
  await app.list(shop, goods, '24.60');
  await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  await app.ask(shopOverview, { id: shop.shopId }, { token: await app.operator() });
  token = await app.merchant(shop);
});
afterAll(() => app.close());

const get = (url: string) => app.composed.app.inject({ url });
const env = () => app.composed.env;

async function readCheckpoint() {
  const [note, policy] = await Promise.all([get('/log/checkpoint'), get('/log/policy')]);
  return checkCheckpoint(note.body, parsePolicy(policy.body), verifyEd25519);
}

describe('what anybody may fetch', () => {
  test('every entry and every tile lead to the root of the signed head', async () => {
    const { db, clock } = env();
    // More than two tiles of the lowest level.
    for (let turn = 0; turn < 6; turn += 1) {
      await db.transaction(async (tx) => {
        for (let n = 0; n < 100; n += 1) {
          await recordPlatform(tx, { at: clock.now(), act: 'job', note: { subject: `${turn} ${n}` } });
        }
      });
      await addWaiting(env());
    }
    const { size, root } = await readCheckpoint();
    expect(size).toBeGreaterThan(2 * tileWidth);
    const leaves: Uint8Array[] = [];
    for (let n = 0; n * tileWidth < size; n += 1) {
      const width = Math.min(tileWidth, size - n * tileWidth);
      const { rawPayload, statusCode, headers } = await get(`/log/${entriesPath(n, width)}`);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({ 'access-control-allow-origin': '*' });
      const entries = parseEntries(rawPayload, width);
      for (const entry of entries) parseEntry(entry);
      leaves.push(...entries.map((entry) => leafHash(entry)));
    }
    expect(rootOf(leaves)).toEqual(root);
    const tiles = nodeReaderOfTiles(
      async (level, n, width) => (await get(`/log/${tilePath(level, n, width)}`)).rawPayload,
      size,
    );
    expect(await rootFromNodes(size, tiles)).toEqual(root);
  });

  test.each([
    '/log/tile/0/999',
    '/log/tile/0/000.p/0',
    '/log/tile/9/000',
    '/log/tile/entries/x/1',
    '/log/docs/ff',
    '/log/docs/../policy2',
  ])('nothing is at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  test('a document is in the record once, and its text lies under its hash', async () => {
    const { db, clock } = env();
    const now = clock.now();
    const doc = {
      name: 'fees',
      version: 'test 1',
      from: now,
      type: 'application/json',
      body: utf8('{"a":1}'),
    } as const;
    expect(await db.transaction((tx) => publishDoc(tx, doc, now))).toBe(true);
    expect(await db.transaction((tx) => publishDoc(tx, doc, now))).toBe(false);
    const before = await readSize(db.direct);
    await addWaiting(env());
    expect(await readSize(db.direct)).toBe(before + 1);
    const hash = toHex(sha256(doc.body));
    const served = await get(`/log/docs/${hash}`);
    expect([served.statusCode, served.body]).toEqual([200, '{"a":1}']);
  });
});

describe('what a shop checks for itself', () => {
  test('each of its acts is in the record with the salt that proves it', async () => {
    await addWaiting(env());
    const { list, checkpoint, total } = await app.ask(shopRecord, {}, { token });
    expect(list.length).toBe(total);
    expect(list.map(({ seq }) => seq)).toEqual(list.map((_none, index) => index + 1));
    const policy = parsePolicy((await get('/log/policy')).body);
    const { size, root } = await checkCheckpoint(checkpoint ?? '', policy, verifyEd25519);
    for (const act of list) {
      const bytes = fromBase64(act.entry ?? '');
      const entry = parseEntry(bytes);
      if (entry.kind !== 'act') throw new Error(entry.kind);
      expect(commitAct(fromBase64(act.salt), act.body)).toEqual(entry.commitment);
      expect(parseActBody(act.body)).toMatchObject({ shop: shop.shopId, seq: act.seq });
      const proof = (act.proof ?? []).map(fromBase64);
      const index = act.index ?? -1;
      expect(verifyInclusion({ index, size, leaf: leafHash(bytes), proof, root })).toBe(true);
    }
    expect(list.map(({ body }) => parseActBody(body).act)).toContain('shopOverview');
    expect(list.map(({ body }) => parseActBody(body).act)[0]).toBe('shop.opened');
  });

  test('its part of the seal leads to the sums of all shops, which the record has', async () => {
    const no = await sealAll(env());
    expect(no).toBeGreaterThan(0);
    const { seal, checkpoint, policy, acts_logged: acts } = await app.ask(shopProof, {}, { token });
    if (seal === null) throw new Error('no seal');
    const { size, root } = await checkCheckpoint(checkpoint ?? '', parsePolicy(policy), verifyEd25519);
    const bytes = fromBase64(seal.entry);
    const entry = parseEntry(bytes);
    if (entry.kind !== 'seal') throw new Error(entry.kind);
    const told = parseTlogProof(seal.tlog_proof);
    const inclusion = { index: told.index, size, leaf: leafHash(bytes), proof: told.proof, root };
    expect(verifyInclusion(inclusion)).toBe(true);
    const claims = seal.claims.map(({ preimage, index, path }) =>
      verifyClaim({ preimage: fromBase64(preimage), index, path: path.map(fromBase64) }, entry),
    );
    expect(new Set(claims.map(({ part }) => part))).toEqual(new Set([0, 1]));
    expect(new Set(claims.map(({ shop: of }) => of))).toEqual(new Set([shopIdOf(shop.shopId)]));
    const own = [0, 1, 2, 3].map((at) => claims.reduce((sum, { sums }) => sum + (sums[at] ?? 0n), 0n));
    const balances = await app.composed.env.db.direct.rows(sumsOfKinds, [shopIdOf(shop.shopId) ?? 0n]);
    const of = (...kinds: string[]) =>
      balances.reduce((sum, { kind, units }) => (kinds.includes(kind) ? sum + units : sum), 0n);
    expect(own).toEqual([
      of(
        'shop_pending',
        'shop_available',
        'shop_held',
        'withdrawing',
        'shop_promo',
        'ad_budget',
        'deposit_suspense',
      ),
      of('escrow', 'supplier_hold', 'refund_payable'),
      of('supplier_payable', 'tax'),
      BigInt(acts),
    ]);
    expect(own[1]).toBeGreaterThan(0n);
    expect(entry.sums[3]).toBe(BigInt(entry.upto) - BigInt(await countNoActs(entry.upto)));
  });

  test('an auditor is given all leaves of a seal, each of which is a shop’s, and nobody else is', async () => {
    const no = await sealAll(env());
    const ask = { no: no ?? 0, currency: env().policy.currency };
    const token = await app.operator();
    const { leaves, next } = await app.ask(sealLeaves, ask, { token });
    const bytes = new Uint8Array(Buffer.from(leaves, 'base64'));
    const count = bytes.length / claimBytesLength;
    const shops = new Set<bigint>();
    for (let at = 0; at < count; at += 1) {
      shops.add(parseClaim(bytes.subarray(at * claimBytesLength, (at + 1) * claimBytesLength)).shop);
    }
    expect([next, shops]).toEqual([null, new Set([0n, shopIdOf(shop.shopId)])]);
    expect((await app.call(sealLeaves, { ...ask, no: 999 }, { token })).code).toBe(404);
    expect((await app.call(sealLeaves, ask, { token: await app.merchant(shop) })).code).not.toBe(200);
  });

  test('its slip is signed and says what the wallet says, and its book leads to the slip', async () => {
    const told = await app.ask(wallet, {}, { token });
    const { text } = await verifyNote(told.slip, [parseVkey(env().recordKeys.slip.vkey)], verifyEd25519);
    const slip = parseSlip(text);
    expect(slip).toMatchObject({
      shop: shop.shopId,
      seq: BigInt(told.book.seq),
      origin: env().recordKeys.log.name,
    });
    expect(Number(slip.available + slip.pending + slip.held + slip.withdrawing)).toBe(
      Math.round(Number(told.balance) * 100),
    );
    const book = await app.ask(shopBook, {}, { token });
    const facts = {
      shopId: BigInt(book.shop),
      currency: book.currency,
      hashedByLengthFrom: BigInt(book.v2_from),
    };
    let hash = firstBookHash(facts);
    for (const { seq, units, ...row } of book.list) {
      hash = nextBookHash(facts, hash, { ...row, seq: BigInt(seq), units: BigInt(units) });
    }
    expect(hash).toEqual(slip.head);
  });
});

const sumsOfKinds = statement<{ kind: string; units: bigint }>(
  'test-sums',
  'select kind, sum(credits - debits)::bigint as units from account where shop_id = $1 group by kind',
);

async function countNoActs(upto: number): Promise<number> {
  const rows = await env().db.direct.rows(
    { name: 'test-no-acts', text: "select idx from log_entry where kind <> 'act' and idx < $1" },
    [BigInt(upto)],
  );
  return rows.length;
}
