// Tickets of feedback and how many a shop may write in a day.
import { readOrderNumber, shopIdOf } from '#domain/wire/ids.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { ListSql } from '#platform/db/listing.ts';

export type FeedbackRow = RowOf<typeof listOwnRows>;

const columns = `shop_id, id, number, content, contact, page, lang, file_ids, status, promise_at, answer, created_at,
  read_at, answered_at, done_at`;

// The row is locked by its own update, so that tickets of one shop are numbered and counted one after the other;
// where the day is full nothing comes back.
const take = sql.row('service-take-ticket')`
  insert into feedback_quota as q (shop_id, last_number, day, used, allowed)
    values (:shopId, 1, :day::date, 1, :perDay)
  on conflict (shop_id) do update set last_number = q.last_number + 1, day = excluded.day,
    used = case when q.day = excluded.day then q.used + 1 else 1 end, allowed = excluded.allowed
  where q.day <> excluded.day or q.used < excluded.allowed
  returning last_number as number`;

/** The number of a new ticket; undefined where the shop has written as many as it may on this day of its own. */
export async function takeNumber(
  tx: Tx,
  shopId: bigint,
  day: string,
  perDay: number,
): Promise<number | undefined> {
  return (await take(tx, { shopId, day, perDay }))?.number;
}

const used = sql.row('service-read-quota')`
  select used from feedback_quota where shop_id = :shopId and day = :day::date`;

export async function usedOn(tx: Tx, shopId: bigint, day: string): Promise<number> {
  return (await used(tx, { shopId, day }))?.used ?? 0;
}

const insert = statement<never>(
  'service-insert-feedback',
  `insert into feedback (shop_id, id, person_id, number, content, contact, page, lang, file_ids, status,
     promise_at, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'received', $10, $11)`,
);

export type NewFeedback = {
  readonly shopId: bigint;
  readonly id: string;
  readonly personId: string;
  readonly number: number;
  readonly content: string;
  readonly contact: string | undefined;
  readonly page: string | undefined;
  readonly lang: string;
  readonly fileIds: readonly string[];
  readonly promiseAt: Date;
  readonly at: Date;
};

export async function insertFeedback(tx: Tx, row: NewFeedback): Promise<void> {
  const { shopId, id, personId, number, content, contact, page, lang, fileIds, promiseAt, at } = row;
  const who = [shopId, id, personId, number];
  const what = [content, contact ?? null, page ?? null, lang, fileIds];
  const values = [...who, ...what, promiseAt, at];
  await tx.rows(insert, values);
}

export const listOwnRows = sql.rows('service-list-feedback')`
  select ${columns} from feedback where shop_id = :shopId and (:id?::uuid is null or id = :id?)
  order by number desc limit :limit offset :offset`;

export type DeskRow = FeedbackRow & { shop_name: string };

/** Tickets of all shops: a fan-out read. */
export const deskList: ListSql<DeskRow> = {
  name: 'service-desk',
  select: `${columns
    .split(',')
    .map((column) => `f.${column.trim()}`)
    .join(', ')}, s.name as shop_name`,
  from: 'feedback f join shop s on s.shop_id = f.shop_id',
  id: 'f.id',
  sorts: {
    promise: { sql: 'f.promise_at', type: 'timestamptz' },
    created: { sql: 'f.created_at', type: 'timestamptz' },
  },
  filters: {
    status: 'f.status',
    shop: (code) => {
      const shopId = shopIdOf(code);
      return shopId === undefined ? undefined : { sql: 'f.shop_id = $1', values: [shopId] };
    },
    lang: 'f.lang',
    created: 'f.created_at',
  },
  search(text) {
    const read = readOrderNumber(text.replace(/-F(?=\d+$)/i, '-'));
    return read === undefined
      ? []
      : [{ sql: 'f.shop_id = $1 and f.number = $2', values: [read.shopId, read.number] }];
  },
};

export const findFeedback = sql.row('service-find-feedback')`
  select ${columns} from feedback where shop_id = :shopId and id = :id`;

/** Undefined where the ticket is not in one of the states that the move may come from. */
export const setFeedbackRead = sql.row('service-set-read')<{ read_at: Date | null }>`
  update feedback set status = 'read', read_at = :at where shop_id = :shopId and id = :id
    and status = any(:from::text[])
  returning ${columns}`;

export const setFeedbackAnswer = sql.row('service-set-answer')<{
  answer: string | null;
  read_at: Date | null;
  answered_at: Date | null;
}>`
  update feedback set status = 'answered', answer = :text, answered_by = :by, answered_at = :at,
    read_at = coalesce(read_at, :at)
  where shop_id = :shopId and id = :id and status = any(:from::text[]) returning ${columns}`;

export const setFeedbackDone = sql.row('service-set-done')<{ done_at: Date | null }>`
  update feedback set status = 'done', done_at = :at where shop_id = :shopId and id = :id
    and status = any(:from::text[])
  returning ${columns}`;
