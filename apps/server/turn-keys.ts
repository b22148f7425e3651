// Turning the keys of the vault: everything kept is put under the newest key. It can be killed and begun again at any
// moment, also while the platform is open: what is under the newest key already is passed over.
import { sealedKeys } from '#features/domains/server/sealed.sql.ts';
import { aboutOf } from '#features/files/server/files.ts';
import { privateFilesAfter, type KeptFile } from '#features/files/server/turn.sql.ts';
import { numberContext } from '#features/identity/server/apply.ts';
import { putSealed, sealedAfter } from '#features/identity/server/sealed.sql.ts';
import { contextOf as fileContextOf } from '#features/payouts/server/batches/file.ts';
import { contextOf } from '#features/payouts/server/accounts/accounts.ts';
import {
  accountsAfter,
  payoutFiles,
  putAccount,
  putWithdrawal,
  withdrawalsAfter,
  type SealedNumber,
} from '#features/payouts/server/sealed.sql.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Turned, Vault } from '#platform/ports/vault.ts';

type Parts = { readonly db: Database; readonly vault: Vault };

/** How many of everything hang on which key. */
export type KeyCounts = Map<string, number>;
export type TurnReport = { readonly files: Map<Turned, number>; readonly texts: Map<Turned, number> };

const batch = 200;

type Texts = {
  readonly after: (tx: Tx, row: SealedNumber | undefined, limit: number) => Promise<SealedNumber[]>;
  readonly put: (tx: Tx, row: SealedNumber, sealed: Buffer) => Promise<void>;
  readonly contextOf: (row: SealedNumber) => string;
};

/** Every column that `vault.seal` wrote. */
const texts: readonly Texts[] = [
  { after: sealedAfter, put: putSealed, contextOf: (row) => numberContext(row.shop_id, row.id) },
  { after: accountsAfter, put: putAccount, contextOf: (row) => contextOf(row.shop_id) },
  { after: withdrawalsAfter, put: putWithdrawal, contextOf: (row) => contextOf(row.shop_id) },
  { ...payoutFiles.xml, contextOf: (row) => fileContextOf(row.id, 'xml') },
  ...sealedKeys,
  { ...payoutFiles.csv, contextOf: (row) => fileContextOf(row.id, 'csv') },
];

/** Puts everything under the newest key. `onBatch` hears how many were looked at. */
export async function turnKeys(
  { db, vault }: Parts,
  onBatch: (seen: number) => void = () => undefined,
): Promise<TurnReport> {
  const report: TurnReport = { files: new Map(), texts: new Map() };
  let seen = 0;
  for await (const row of rowsOf<KeptFile>((after, limit) => privateFilesAfter(db.direct, after, limit))) {
    add(report.files, await vault.rewrap(row.id, aboutOf(row)));
    seen += 1;
    if (seen % batch === 0) onBatch(seen);
  }
  for (const kind of texts) {
    for await (const row of rowsOf<SealedNumber>((after, limit) => kind.after(db.direct, after, limit))) {
      const sealed = vault.reseal(row.sealed, kind.contextOf(row));
      if (sealed !== undefined) await kind.put(db.direct, row, sealed);
      add(report.texts, sealed === undefined ? 'kept' : 'rewrapped');
      seen += 1;
    }
  }
  onBatch(seen);
  return report;
}

/** Which keys are still needed: one that counts nothing may leave the settings. */
export async function countKeys({ db, vault }: Parts): Promise<{ files: KeyCounts; texts: KeyCounts }> {
  const counts = { files: new Map<string, number>(), texts: new Map<string, number>() };
  for await (const row of rowsOf<KeptFile>((after, limit) => privateFilesAfter(db.direct, after, limit))) {
    add(counts.files, await vault.keyOf(row.id));
  }
  for (const kind of texts) {
    for await (const row of rowsOf<SealedNumber>((after, limit) => kind.after(db.direct, after, limit))) {
      add(counts.texts, vault.sealedBy(row.sealed));
    }
  }
  return counts;
}

async function* rowsOf<Row>(
  next: (after: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after: Row | undefined;
  for (;;) {
    const rows = await next(after, batch);
    yield* rows;
    after = rows.at(-1);
    if (rows.length < batch) return;
  }
}

function add<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
