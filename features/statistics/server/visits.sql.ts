// Visits: written once, counted by their moment.
import { statement, type Tx } from '#platform/db/database.ts';

const insert = statement<never>(
  'visit-insert',
  `insert into visit (shop_id, day, visitor, at) values ($1, $2::date, $3, $4)
   on conflict (shop_id, day, visitor) do nothing`,
);

export type NewVisit = { readonly day: string; readonly visitor: Buffer; readonly at: Date };

export async function insertVisit(tx: Tx, shopId: bigint, visit: NewVisit): Promise<void> {
  await tx.rows(insert, [shopId, visit.day, visit.visitor, visit.at]);
}

const count = statement<{ count: number }>(
  'visit-count',
  'select count(*)::int as count from visit where shop_id = $1',
);

/** Visitors of each day since the shop was opened, added up. */
export async function countVisits(tx: Tx, shopId: bigint): Promise<number> {
  return (await tx.row(count, [shopId]))?.count ?? 0;
}
