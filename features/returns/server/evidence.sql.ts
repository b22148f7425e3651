// Pictures of cases: six places for each side of each case of an order.
import { statement, type Tx } from '#platform/db/database.ts';

export type Side = 'buyer' | 'supplier';

export type CaseFileRow = {
  nth: number;
  by_whom: Side;
  slot: number;
  file_id: string;
  case_id: string | null;
};

const nth = statement<{ nth: number }>(
  'case-file-nth',
  `select count(*)::int + case when $3 then 0 else 1 end as nth from return_case where shop_id = $1 and order_id = $2`,
);

/** Which case of the order a picture is for: the one that is open, or the next. */
export async function nthCase(tx: Tx, shopId: bigint, orderId: string, isOpen: boolean): Promise<number> {
  return (await tx.row(nth, [shopId, orderId, isOpen]))?.nth ?? 1;
}

const take = statement<{ slot: number }>(
  'case-file-take',
  `insert into case_file (shop_id, order_id, nth, by_whom, slot, file_id, case_id, at)
   select $1, $2, $3, $4, free.slot, $5, $6, $7
   from (select s.slot from generate_series(1, 6) as s (slot)
     where not exists (select from case_file f
       where f.shop_id = $1 and f.order_id = $2 and f.nth = $3 and f.by_whom = $4 and f.slot = s.slot)
     order by s.slot limit 1) free
   on conflict do nothing returning slot`,
);

export type NewPicture = {
  readonly orderId: string;
  readonly nth: number;
  readonly side: Side;
  readonly fileId: string;
  readonly caseId: string | null;
  readonly at: Date;
};

/** Takes a free place; false where all six are taken. The order must be locked, so that nobody takes the same one. */
export async function takePlace(tx: Tx, shopId: bigint, picture: NewPicture): Promise<boolean> {
  const { orderId, nth: of, side, fileId, caseId, at } = picture;
  return (await tx.row(take, [shopId, orderId, of, side, fileId, caseId, at])) !== undefined;
}

const waiting = statement<CaseFileRow>(
  'case-file-waiting',
  `select nth, by_whom, slot, file_id, case_id from case_file
   where shop_id = $1 and order_id = $2 and case_id is null order by slot`,
);

/** Pictures that belong to no case yet. */
export function listWaiting(tx: Tx, shopId: bigint, orderId: string): Promise<CaseFileRow[]> {
  return tx.rows(waiting, [shopId, orderId]);
}

const attach = statement<{ file_id: string }>(
  'case-file-attach',
  `update case_file set case_id = $3
   where shop_id = $1 and order_id = $2 and case_id is null and file_id = any($4::uuid[]) returning file_id`,
);

export async function attachFiles(
  tx: Tx,
  shopId: bigint,
  { orderId, caseId, fileIds }: { orderId: string; caseId: string; fileIds: readonly string[] },
): Promise<void> {
  await tx.rows(attach, [shopId, orderId, caseId, fileIds]);
}

const drop = statement<{ file_id: string }>(
  'case-file-drop',
  `delete from case_file where shop_id = $1 and order_id = $2 and case_id is null returning file_id`,
);

/** Lets go of the pictures that were not used after all; gives their files. */
export async function dropWaiting(tx: Tx, shopId: bigint, orderId: string): Promise<string[]> {
  return (await tx.rows(drop, [shopId, orderId])).map(({ file_id }) => file_id);
}

const ofCases = statement<CaseFileRow>(
  'case-file-of-cases',
  `select nth, by_whom, slot, file_id, case_id from case_file
   where shop_id = $1 and case_id = any($2::uuid[]) order by by_whom, slot`,
);

export function listOfCases(tx: Tx, shopId: bigint, caseIds: readonly string[]): Promise<CaseFileRow[]> {
  return caseIds.length === 0 ? Promise.resolve([]) : tx.rows(ofCases, [shopId, caseIds]);
}
