// What a test sees of an instance: the rows of all shops, while the platform itself keeps to the shop that it works for.
import type { Database, Tx } from '#platform/db/database.ts';
import { acrossShops, shopNow } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';

/** The same world for those who look at it from outside; what holds the one that is given is not changed. */
export function seesAllShops(env: Environment): Environment {
  const seen = Object.defineProperties({ ...env }, Object.getOwnPropertyDescriptors(env));
  return Object.defineProperty(seen, 'db', { value: allShopsOf(env.db), enumerable: true });
}

const ofHouses = new WeakMap<Database, Database>();

/** The database that the platform itself works with, of the one that a test sees. */
export function databaseOf(seen: Database): Database {
  return ofHouses.get(seen) ?? seen;
}

function allShopsOf(db: Database): Database {
  const seeing = (tx: Tx): Tx => ({
    rows: (asked, values) => widely(() => tx.rows(asked, values)),
    row: (asked, values) => widely(() => tx.row(asked, values)),
  });
  const seen: Database = {
    direct: seeing(db.direct),
    aside: seeing(db.aside),
    transaction: (work, role) => widely(() => db.transaction(work, role)),
    close: () => db.close(),
  };
  ofHouses.set(seen, db);
  return seen;
}

/** What works for a shop goes on doing so. */
function widely<T>(work: () => T): T {
  return shopNow() === undefined ? acrossShops('tools', work) : work();
}
