// A book written anew so that it agrees with itself: amounts, balances after each row, hashes, accounts and saved sums.
import { isDebitNormal, type AccountKind } from '#domain/ledger/accounts.ts';
import { firstBookHash, nextBookHash, type Book, type BookRow } from '#domain/proof/book-row.ts';
import { sha256 } from '#features/proof/server/hash.ts';
import { ask, pastRules, type Owner } from './owner.ts';

export type Written = {
  seq: bigint;
  kind: string;
  debit_kind: AccountKind;
  debit_subject: string;
  credit_kind: AccountKind;
  credit_subject: string;
  units: bigint;
  actor: string;
  document: string;
  once_key: string;
  document_key: string | null;
  at: Date;
};

type BookFacts = { currency: string; v2_from: string };

export async function readRows(owner: Owner, shopId: bigint): Promise<Written[]> {
  const rows = await ask<Omit<Written, 'seq' | 'units'> & { seq: string; units: string }>(
    owner,
    `select seq, kind, debit_kind, debit_subject, credit_kind, credit_subject, units, actor, document, once_key,
       document_key, at from transfer where shop_id = $1 order by seq`,
    [shopId],
  );
  return rows.map((row) => ({ ...row, seq: BigInt(row.seq), units: BigInt(row.units) }));
}

/** Puts these rows in the place of a shop's book. */
export async function writeBook(owner: Owner, shopId: bigint, rows: readonly Written[]): Promise<void> {
  const [facts] = await ask<BookFacts>(owner, 'select currency, v2_from from book where shop_id = $1', [
    shopId,
  ]);
  if (facts === undefined) throw new Error('this shop has no book');
  const book: Book = { shopId, currency: facts.currency, hashedByLengthFrom: BigInt(facts.v2_from) };
  await pastRules(owner, async () => {
    await ask(owner, 'delete from transfer where shop_id = $1', [shopId]);
    await ask(owner, 'delete from account where shop_id = $1', [shopId]);
    await ask(owner, 'delete from book_sum where shop_id = $1', [shopId]);
    await ask(owner, 'delete from wallet_day where shop_id = $1', [shopId]);
    await ask(owner, 'delete from shop_claim where shop_id = $1', [shopId]);
    const head = await writeRows(owner, book, rows);
    await ask(owner, 'update book set last_seq = $2, head_hash = $3 where shop_id = $1', [
      shopId,
      rows.length,
      Buffer.from(head),
    ]);
  });
}

type Side = { kind: AccountKind; subject: string; debits: bigint; credits: bigint };

async function writeRows(owner: Owner, book: Book, rows: readonly Written[]): Promise<Uint8Array> {
  const sides = new Map<string, Side>();
  let hash = firstBookHash(book, sha256);
  let seq = 0n;
  for (const row of rows) {
    seq += 1n;
    const hashed: BookRow = { ...row, seq, at: row.at.getTime() };
    hash = nextBookHash(book, hash, hashed, sha256);
    const debitAfter = move(sides, row.debit_kind, row.debit_subject, [row.units, 0n]);
    const creditAfter = move(sides, row.credit_kind, row.credit_subject, [0n, row.units]);
    await ask(
      owner,
      `insert into transfer (shop_id, seq, kind, debit_kind, debit_subject, credit_kind, credit_subject, units, actor,
         document, once_key, document_key, at, debit_after, credit_after, hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
      [
        book.shopId,
        seq,
        row.kind,
        row.debit_kind,
        row.debit_subject,
        row.credit_kind,
        row.credit_subject,
        row.units,
        row.actor,
        row.document,
        row.once_key,
        row.document_key,
        row.at,
        debitAfter,
        creditAfter,
        Buffer.from(hash),
      ],
    );
  }
  for (const { kind, subject, debits, credits } of sides.values()) {
    await ask(
      owner,
      'insert into account (shop_id, kind, subject, debits, credits) values ($1, $2, $3, $4, $5)',
      [book.shopId, kind, subject, debits, credits],
    );
  }
  return hash;
}

/** The balance of an account after a row. */
function move(
  sides: Map<string, Side>,
  kind: AccountKind,
  subject: string,
  [debit, credit]: [bigint, bigint],
): bigint {
  const key = `${kind}:${subject}`;
  const side = sides.get(key) ?? { kind, subject, debits: 0n, credits: 0n };
  side.debits += debit;
  side.credits += credit;
  sides.set(key, side);
  return isDebitNormal(kind) ? side.debits - side.credits : side.credits - side.debits;
}

/** Takes a part of the newest settled sale into commission, and makes everything after it agree. */
export async function skim(owner: Owner, shopId: bigint): Promise<string> {
  const rows = await readRows(owner, shopId);
  const released = rows.findLast(({ kind }) => kind === 'release');
  if (released === undefined) throw new Error('no sale of this shop is settled yet');
  const ofSale = rows.filter(({ document }) => document === released.document);
  const net = ofSale.find(({ credit_kind: kind }) => kind === 'shop_pending');
  const fee = ofSale.find(({ credit_kind: kind }) => kind === 'commission');
  if (net === undefined || fee === undefined) throw new Error('this sale has no commission to add to');
  const taken = released.units > 3_000n ? 3_000n : released.units / 2n;
  net.units -= taken;
  fee.units += taken;
  released.units -= taken;
  await writeBook(owner, shopId, rows);
  await ask(
    owner,
    `update shop_order set net_units = net_units - $2, commission_units = commission_units + $2
     where shop_id = $1 and id::text = $3`,
    [shopId, taken, released.document],
  );
  return `${taken} of sale ${released.document} are commission now, in row ${net.seq} and ${released.seq}`;
}
