// Appeals: one of a restriction, and one of its extension.
import type { AppealState } from '#domain/states/restriction.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import type { Window } from './restriction.sql.ts';

export type AppealRow = {
  shop_id: bigint;
  id: string;
  restriction_id: string;
  placed_by: string;
  body: string;
  state: AppealState;
  opened_at: Date;
  decide_by: Date;
  decided_at: Date | null;
  decision: string | null;
  files: number;
};

const columns = `p.shop_id, p.id, p.restriction_id, p.placed_by, p.body, p.state, p.opened_at, p.decide_by,
  p.decided_at, p.decision, (
    select count(*)::int from appeal_file f where f.shop_id = p.shop_id and f.appeal_id = p.id) as files`;

const find = statement<AppealRow>(
  'appeal-find',
  `select ${columns} from appeal p where p.shop_id = $1 and p.id = $2`,
);

export function findAppeal(tx: Tx, shopId: bigint, id: string): Promise<AppealRow | undefined> {
  return tx.row(find, [shopId, id]);
}

const some = statement<AppealRow>(
  'appeal-some',
  `select ${columns} from appeal p where p.shop_id = $1 and p.id = any($2::uuid[])`,
);

export function findAppeals(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<AppealRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : tx.rows(some, [shopId, ids]);
}

const page = statement<AppealRow>(
  'appeal-page',
  `select ${columns} from appeal p where p.shop_id = $1 and ($2::uuid is null or p.restriction_id = $2)
   order by p.opened_at desc, p.id desc limit $3 offset $4`,
);
const pageCount = statement<{ n: number }>(
  'appeal-page-count',
  'select count(*)::int as n from appeal where shop_id = $1 and ($2::uuid is null or restriction_id = $2)',
);

export async function listOfShop(
  tx: Tx,
  shopId: bigint,
  restrictionId: string | undefined,
  { limit, offset }: Window,
) {
  const of = restrictionId ?? null;
  const rows = await tx.rows(page, [shopId, of, limit, offset]);
  return { rows, total: (await tx.row(pageCount, [shopId, of]))?.n ?? 0 };
}

type QueueRow = AppealRow & { reason: string; extender: string | null };

const queue = statement<QueueRow>(
  'appeal-queue',
  `select ${columns}, r.reason, x.extended_by as extender from appeal p
   join restriction r on r.shop_id = p.shop_id and r.id = p.restriction_id
   left join restriction_extension x on x.shop_id = p.shop_id and x.restriction_id = p.restriction_id
   where p.state = 'open' order by p.decide_by, p.shop_id, p.id limit $1 offset $2`,
);
const queueCount = statement<{ n: number }>(
  'appeal-queue-count',
  `select count(*)::int as n from appeal where state = 'open'`,
);

/** Over all shops: a fan-out read of the console. */
export async function listOpen(tx: Tx, { limit, offset }: Window) {
  const rows = await tx.rows(queue, [limit, offset]);
  return { rows, total: (await tx.row(queueCount, []))?.n ?? 0 };
}

const insert = statement<{ id: string }>(
  'appeal-insert',
  `insert into appeal (shop_id, id, restriction_id, round, placed_by, body, person_id, state, opened_at, decide_by)
   values ($1, $2, $3, $4, $5, $6, $7, 'open', $8, $9) on conflict do nothing returning id`,
);

export type NewAppeal = {
  readonly id: string;
  readonly restrictionId: string;
  readonly round: number;
  readonly placedBy: string;
  readonly text: string;
  readonly personId: string;
  readonly at: Date;
  readonly decideBy: Date;
};

/** False where the slot is taken: one is open, or this round was appealed before. */
export async function insertAppeal(tx: Tx, shopId: bigint, row: NewAppeal): Promise<boolean> {
  const { id, restrictionId, round, placedBy, text, personId, at, decideBy } = row;
  const values = [shopId, id, restrictionId, round, placedBy, text, personId, at, decideBy];
  return (await tx.row(insert, values)) !== undefined;
}

const insertFiles = statement<never>(
  'appeal-insert-files',
  `insert into appeal_file (shop_id, appeal_id, position, file_id)
   select $1, $2, f.position, f.id from unnest($3::uuid[]) with ordinality as f (id, position)`,
);

export async function attachFiles(
  tx: Tx,
  shopId: bigint,
  appealId: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length > 0) await tx.rows(insertFiles, [shopId, appealId, fileIds]);
}

const decide = statement<{ done: boolean }>(
  'appeal-decide',
  `update appeal set state = $3, decided_at = $4, decided_by = $5, decision = $6, extended_by = $7
   where shop_id = $1 and id = $2 and state = 'open' returning true as done`,
);

export type Verdict = {
  readonly state: 'upheld' | 'overturned' | 'unanswered';
  readonly at: Date;
  readonly by: string | null;
  readonly decision: string | null;
  readonly extendedBy: string | null;
};

export async function closeAppeal(tx: Tx, shopId: bigint, id: string, verdict: Verdict): Promise<boolean> {
  const { state, at, by, decision, extendedBy } = verdict;
  return (await tx.row(decide, [shopId, id, state, at, by, decision, extendedBy])) !== undefined;
}
