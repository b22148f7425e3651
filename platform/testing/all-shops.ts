// What a test sees of a house: the rows of all shops, while the house itself keeps to the shop that it works for.
import type { Database, Tx } from '#platform/db/database.ts';
import { acrossShops, shopNow } from '#platform/db/scope.ts';
import type { World } from '#platform/world.ts';

/** The same world for those who look at it from outside; what holds the one that is given is not changed. */
export function seesAllShops(world: World): World {
  const seen = Object.defineProperties({ ...world }, Object.getOwnPropertyDescriptors(world));
  return Object.defineProperty(seen, 'db', { value: allShopsOf(world.db), enumerable: true });
}

const ofHouses = new WeakMap<Database, Database>();

/** The database that the house itself works with, of the one that a test sees. */
export function databaseOfHouse(seen: Database): Database {
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
