/** The public record and the books of a database, for backups. */
import { rootFromNodes } from '#domain/proof/tree.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { listBooks } from '#features/ledger/server/ledger.sql.ts';
import { sha256 } from '#features/proof/server/hash.ts';
import { readSize } from '#features/proof/server/log.sql.ts';
import { openNodes } from '#features/proof/server/nodes.ts';
import { openDatabase, type Address, type Tx } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';

export type RecordHead = { readonly size: number; readonly root: string };

/** How many entries the record has, and the root of its tree in hexadecimal digits. */
export function readRecordHead(address: Address): Promise<RecordHead> {
  return inDatabase(address, async (tx) => {
    const size = await readSize(tx);
    return { size, root: await readRoot(tx, size) };
  });
}

async function readRoot(tx: Tx, size: number): Promise<string> {
  return Buffer.from(await rootFromNodes(size, openNodes(tx, size), sha256)).toString('hex');
}

export type ChainCheck = {
  readonly books: number;
  readonly transfers: bigint;
  readonly entries: number;
  /** What is wrong, in words; empty where all is right. */
  readonly problems: readonly string[];
};

const booksPerRead = 500;
const problemsMax = 20;

/** Checks every book from its first transfer, and that the record begins with the entries that it had at `head`. */
export function checkChains(address: Address, head: RecordHead): Promise<ChainCheck> {
  return inDatabase(address, async (tx) => {
    const problems = await checkRecordHead(tx, head);
    let [books, transfers, after] = [0, 0n, -1n];
    for (;;) {
      const found = await listBooks(tx, { after, limit: booksPerRead });
      for (const { shop_id: shopId, last_seq: lastSeq } of found) {
        const wrong = await checkBook(tx, shopId);
        problems.push(...wrong.map((problem) => `the book of shop ${shopId}: ${problem}`));
        books += 1;
        transfers += lastSeq;
      }
      const last = found.at(-1);
      if (last === undefined || problems.length >= problemsMax) break;
      after = last.shop_id;
    }
    return { books, transfers, entries: await readSize(tx), problems: problems.slice(0, problemsMax) };
  });
}

async function checkRecordHead(tx: Tx, { size, root }: RecordHead): Promise<string[]> {
  const now = await readSize(tx);
  if (now < size) return [`the record has ${now} entries, the backup was made with ${size}`];
  if ((await readRoot(tx, size)) !== root)
    return [`the first ${size} entries of the record are others than when the backup was made`];
  return [];
}

async function inDatabase<T>(address: Address, work: (tx: Tx) => Promise<T>): Promise<T> {
  const db = openDatabase(address, () => undefined, 1);
  try {
    return await acrossShops('tools', () => work(db.direct));
  } finally {
    await db.close();
  }
}
