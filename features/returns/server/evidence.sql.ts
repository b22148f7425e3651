// Pictures of cases: six places for each side of each case of an order.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type Side = 'buyer' | 'supplier';

export type CaseFileRow = RowOf<typeof listWaiting>;

const nth = sql.row('case-file-nth')<{ nth: number }>`
  select count(*)::int + case when :isOpen then 0 else 1 end as nth from return_case
    where shop_id = :shopId and order_id = :orderId`;

/** Which case of the order a picture is for: the one that is open, or the next. */
export async function nthCase(tx: Tx, shopId: bigint, orderId: string, isOpen: boolean): Promise<number> {
  return (await nth(tx, { shopId, orderId, isOpen }))?.nth ?? 1;
}

/** Takes a free place; false where all six are taken. The order must be locked, so that nobody takes the same one. */
export const takePlace = sql.has('case-file-take')`
  insert into case_file (shop_id, order_id, nth, by_whom, slot, file_id, case_id, at)
  select :shopId, :orderId, :nth, :side, free.slot, :fileId, :caseId?, :at
  from (select s.slot from generate_series(1, 6) as s (slot)
    where not exists (select from case_file f
      where f.shop_id = :shopId and f.order_id = :orderId and f.nth = :nth and f.by_whom = :side
        and f.slot = s.slot)
    order by s.slot limit 1) free
  on conflict do nothing returning slot`;

/** Pictures that belong to no case yet. */
export const listWaiting = sql.rows('case-file-waiting')<{ by_whom: Side }>`
  select nth, by_whom, slot, file_id, case_id from case_file
  where shop_id = :shopId and order_id = :orderId and case_id is null order by slot`;

export const attachFiles = sql.run('case-file-attach')`update case_file set case_id = :caseId
  where shop_id = :shopId and order_id = :orderId and case_id is null and file_id = any(:fileIds::uuid[])
    returning file_id`;

const drop = sql.rows('case-file-drop')`
  delete from case_file where shop_id = :shopId and order_id = :orderId and case_id is null
    returning file_id`;

/** Lets go of the pictures that were not used after all; gives their files. */
export async function dropWaiting(tx: Tx, shopId: bigint, orderId: string): Promise<string[]> {
  return (await drop(tx, { shopId, orderId })).map(({ file_id }) => file_id);
}

const ofCases = sql.rows('case-file-of-cases')<{ by_whom: Side; case_id: string | null }>`
  select nth, by_whom, slot, file_id, case_id from case_file
  where shop_id = :shopId and case_id = any(:caseIds::uuid[]) order by by_whom, slot`;

export function listOfCases(tx: Tx, shopId: bigint, caseIds: readonly string[]): Promise<CaseFileRow[]> {
  return caseIds.length === 0 ? Promise.resolve([]) : ofCases(tx, { shopId, caseIds });
}
