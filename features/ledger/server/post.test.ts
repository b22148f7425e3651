// The single writer of the books against its twin in TypeScript, and what it must refuse.
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, isDebitNormal } from '#domain/ledger/accounts.ts';
import { keysOf } from '#domain/keys.ts';
import { postingKinds, ruleOf } from '#domain/ledger/postings.ts';
import { sqlState } from '#platform/db/database.ts';
import { checkBook, firstHash, nextHash } from './chain.ts';
import { Balances, fundAll, legalTransfers, openLedger, transferBy, type Ledger } from './ledger.rig.ts';
import { readChain, readHead } from './ledger.sql.ts';
import { balancesOfAccounts } from './public.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.close());

const direct = () => ledger.db.direct;

async function funded(): Promise<bigint> {
  const shopId = await ledger.book();
  await ledger.post(shopId, fundAll());
  return shopId;
}

async function seqOf(shopId: bigint): Promise<bigint> {
  return (await readHead(direct(), shopId))?.last_seq ?? -1n;
}

const refusal = { key: 'insufficientBalance', shown: { reason: 'below_zero' } };

describe('the database and its twin', () => {
  test('write the same numbers, balances and hashes, however transfers are divided into posts', async () => {
    const cut = fc.integer({ min: 1, max: 40 });
    const times = fc.date({ min: new Date('2001-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    await fc.assert(
      fc.asyncProperty(legalTransfers, cut, times, async (transfers, size, at) => {
        const shopId = await ledger.book();
        for (let start = 0; start < transfers.length; start += size) {
          await ledger.post(shopId, transfers.slice(start, start + size), at);
        }
        const rows = await readChain(direct(), { shopId, after: 0n, limit: 1_000 });
        expect(rows).toHaveLength(transfers.length);
        const balances = new Balances();
        const hashedByLengthFrom = (await readHead(direct(), shopId))?.v2_from ?? 0n;
        let hash = firstHash(shopId, 'USD');
        for (const [index, row] of rows.entries()) {
          const transfer = transfers[index] ?? transferBy('capture', 0n, '');
          const { debitAfter, creditAfter } = balances.move(transfer);
          expect(row).toMatchObject({
            seq: BigInt(index + 1),
            kind: transfer.kind,
            debit_kind: transfer.debit.kind,
            debit_subject: transfer.debit.subject,
            credit_kind: transfer.credit.kind,
            credit_subject: transfer.credit.subject,
            units: transfer.units,
            actor: transfer.actor,
            document: transfer.document,
            once_key: transfer.onceKey,
            at,
            debit_after: debitAfter,
            credit_after: creditAfter,
          });
          hash = nextHash(hash, { shopId, currency: 'USD', hashedByLengthFrom }, row);
          expect(row.hash.toString('hex')).toBe(hash.toString('hex'));
        }
        const head = await readHead(direct(), shopId);
        expect(head?.head_hash.toString('hex')).toBe(hash.toString('hex'));
        expect(await checkBook(direct(), shopId)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('posts beyond one statement keep their order and their numbers', async () => {
    const shopId = await ledger.book();
    const many = Array.from({ length: 4_500 }, (_value, index) =>
      transferBy('capture', BigInt(index + 1), `k${index}`),
    );
    await ledger.post(shopId, many);
    expect(await seqOf(shopId)).toBe(4_500n);
    expect(await checkBook(direct(), shopId)).toEqual([]);
  });

  test('amounts of zero are no transfers', async () => {
    const shopId = await ledger.book();
    await ledger.post(shopId, [transferBy('capture', 0n, 'a'), transferBy('capture', 5n, 'b')]);
    expect(await seqOf(shopId)).toBe(1n);
  });
});

describe('nothing falls below zero', () => {
  const limited = keysOf(postingKinds).filter((kind) => {
    const { debit, credit } = ruleOf(kind);
    return !isDebitNormal(debit) || credit === 'shop_receivable';
  });

  test('the limited kinds are all but those that bring money in or advance it', () => {
    const free = keysOf(postingKinds).filter((kind) => !limited.includes(kind));
    expect(free).toEqual([
      'capture',
      'capture_late',
      'return_advance',
      'deposit',
      'deposit_unclear',
      'withdraw_bounced',
      // What suppliers are paid or pay for, and what the platform grants them, is of the platform alone.
      'supplier_paid',
      'claim_granted',
      'claim_taken',
      // The platform's own money into its fund; and what another book owes, of which `goodwill_give` took its part.
      'goodwill_fund',
      'goodwill',
      'goodwill_promo',
    ]);
  });

  test.each(limited)('%s moves all there is, never one unit more', async (kind) => {
    const shopId = await funded();
    const balances = new Balances();
    for (const transfer of fundAll()) balances.move(transfer);
    const ends = transferBy(kind, 1n, 'ends');
    const all = balances.most(ends) ?? 0n;
    expect(all).toBeGreaterThan(0n);
    const before = await seqOf(shopId);

    await expect(ledger.post(shopId, [transferBy(kind, all + 1n, 'more')])).rejects.toMatchObject(refusal);
    expect(await seqOf(shopId)).toBe(before);
    await ledger.post(shopId, [transferBy(kind, all, 'all')]);
    await expect(ledger.post(shopId, [transferBy(kind, 1n, 'one')])).rejects.toMatchObject(refusal);

    const limiting = ends.credit.kind === 'shop_receivable' ? ends.credit : ends.debit;
    expect(await balancesOfAccounts(direct(), shopId, [limiting])).toEqual([0n]);
    expect(await checkBook(direct(), shopId)).toEqual([]);
  });

  test('not even for a moment inside one post: what comes in must come first', async () => {
    const shopId = await ledger.book();
    await ledger.post(shopId, [transferBy('capture', 100n, 'capture')]);
    const out = transferBy('release', 60n, 'out');
    const into = transferBy('accept_shop', 60n, 'into');
    await expect(ledger.post(shopId, [out, into])).rejects.toMatchObject(refusal);
    await ledger.post(shopId, [into, out]);
    expect(await balancesOfAccounts(direct(), shopId, [account('shop_pending')])).toEqual([0n]);
  });

  test('one transfer too much undoes its whole post, and the transaction around it', async () => {
    const shopId = await funded();
    const before = await seqOf(shopId);
    const [available] = await balancesOfAccounts(direct(), shopId, [account('shop_available')]);
    const good = transferBy('capture', 5n, 'good');
    const bad = transferBy('return_available', (available ?? 0n) + 1n, 'bad');
    await expect(ledger.post(shopId, [good, bad])).rejects.toMatchObject(refusal);
    expect(await seqOf(shopId)).toBe(before);
    await ledger.post(shopId, [good]);
  });

  test('one order never spends the money of another', async () => {
    const shopId = await ledger.book();
    await ledger.post(shopId, [
      transferBy('capture', 100n, 'a', 'order-a'),
      transferBy('capture', 50n, 'b', 'order-b'),
    ]);
    const greedy = transferBy('cancel_refund', 51n, 'c', 'order-b');
    await expect(ledger.post(shopId, [greedy])).rejects.toMatchObject(refusal);
  });
});

describe('once', () => {
  test('the same key is refused in a later post, in the same post, and for another amount', async () => {
    const shopId = await funded();
    const before = await seqOf(shopId);
    const states = await Promise.all(
      [
        [transferBy('capture', 1_000_000n, 'fund:capture')],
        [transferBy('capture', 1n, 'fund:capture')],
        [transferBy('capture', 1n, 'twin'), transferBy('capture', 1n, 'twin')],
      ].map((transfers) => ledger.post(shopId, transfers).then(() => 'posted', sqlState)),
    );
    expect(states).toEqual(['23505', '23505', '23505']);
    expect(await seqOf(shopId)).toBe(before);
    expect(await checkBook(direct(), shopId)).toEqual([]);
  });

  test('30 twins of one key at the same time move the money once', async () => {
    const shopId = await ledger.book();
    const twins = Array.from({ length: 30 }, () => ledger.post(shopId, [transferBy('capture', 7n, 'twin')]));
    const results = await Promise.allSettled(twins);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balancesOfAccounts(direct(), shopId, [account('escrow')])).toEqual([7n]);
    expect(await seqOf(shopId)).toBe(1n);
  });
});

describe('at the same time', () => {
  test('30 posts to one book are numbered without gaps, though some of them are refused', async () => {
    const shopId = await ledger.book();
    await ledger.post(shopId, [transferBy('capture', 1_000n, 'start')]);
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, (_value, n) => {
        const size = (n % 4) + 1;
        const good = Array.from({ length: size }, (_one, k) => transferBy('capture', 1n, `p${n}:${k}`));
        return ledger.post(
          shopId,
          n % 3 === 0 ? [...good, transferBy('cancel_refund', 1_000_000n, `x${n}`)] : good,
        );
      }),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    const rows = await readChain(direct(), { shopId, after: 0n, limit: 1_000 });
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_row, index) => BigInt(index + 1)));
    expect(await seqOf(shopId)).toBe(BigInt(rows.length));
    expect(await checkBook(direct(), shopId)).toEqual([]);
  });

  test('30 who each want all of it: one gets it', async () => {
    const shopId = await ledger.book();
    await ledger.post(shopId, [transferBy('capture', 500n, 'start')]);
    const wants = Array.from({ length: 30 }, (_value, n) =>
      ledger.post(shopId, [transferBy('cancel_refund', 500n, `w${n}`)]),
    );
    const results = await Promise.allSettled(wants);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balancesOfAccounts(direct(), shopId, [account('escrow')])).toEqual([0n]);
  });
});

describe('what somebody with all rights changes is found', () => {
  const changes: [string, string, RegExp][] = [
    [
      'an amount',
      'update transfer set units = units + 1 where shop_id = $1 and seq = 3',
      /hash of transfer 3/,
    ],
    ['an actor', `update transfer set actor = 'timer' where shop_id = $1 and seq = 3`, /hash of transfer 3/],
    [
      'a document',
      `update transfer set document = 'other' where shop_id = $1 and seq = 3`,
      /hash of transfer 3/,
    ],
    [
      'a time by a millisecond',
      `update transfer set at = at + interval '1 ms' where shop_id = $1 and seq = 3`,
      /hash of/,
    ],
    [
      'a hash',
      'update transfer set hash = sha256(hash) where shop_id = $1 and seq = 3',
      /hash of transfer 3/,
    ],
    [
      'a balance after',
      'update transfer set credit_after = credit_after + 1 where shop_id = $1 and seq = 3',
      /should be/,
    ],
    [
      'a transfer that is gone',
      'delete from transfer where shop_id = $1 and seq = 3',
      /transfer 3 is missing/,
    ],
    [
      'the last one gone',
      `delete from transfer where shop_id = $1 and seq = ${fundAll().length}`,
      new RegExp(`the book says ${fundAll().length} transfers, there are ${fundAll().length - 1}`),
    ],
    [
      'a balance',
      `update account set credits = credits + 1 where shop_id = $1 and kind = 'tax'`,
      /account tax: is not/,
    ],
    ['an account gone', `delete from account where shop_id = $1 and kind = 'tax'`, /account tax: has no row/],
    ['the head', 'update book set head_hash = sha256(head_hash) where shop_id = $1', /the head hash/],
  ];

  test.each(changes)('%s', async (_what, text, problem) => {
    const shopId = await funded();
    const other = await funded();
    const { host, database, user } = ledger.database;
    const client = new Client({ host, database, user });
    await client.connect();
    const { rowCount } = await client.query(text, [shopId]);
    await client.end();
    expect(rowCount).toBe(1);
    expect((await checkBook(direct(), shopId)).join('\n')).toMatch(problem);
    expect(await checkBook(direct(), other)).toEqual([]);
  });
});
