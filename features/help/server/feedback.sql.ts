// Tickets of feedback and how many a shop may write in a day.
import { readOrderNumber, shopIdOf } from '#domain/wire/ids.ts';
import type { FeedbackState } from '#domain/states/feedback.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import type { ListSql } from '#platform/db/listing.ts';

export type FeedbackRow = {
  shop_id: bigint;
  id: string;
  number: number;
  content: string;
  contact: string | null;
  page: string | null;
  lang: string;
  file_ids: string[];
  status: FeedbackState;
  promise_at: Date;
  answer: string | null;
  created_at: Date;
  read_at: Date | null;
  answered_at: Date | null;
  done_at: Date | null;
};

const columns = `shop_id, id, number, content, contact, page, lang, file_ids, status, promise_at, answer, created_at,
  read_at, answered_at, done_at`;

// The row is locked by its own update, so that tickets of one shop are numbered and counted one after the other;
// where the day is full nothing comes back.
const take = statement<{ number: number }>(
  'service-take-ticket',
  `insert into feedback_quota as q (shop_id, last_number, day, used, allowed) values ($1, 1, $2::date, 1, $3)
   on conflict (shop_id) do update set last_number = q.last_number + 1, day = excluded.day,
     used = case when q.day = excluded.day then q.used + 1 else 1 end, allowed = excluded.allowed
   where q.day <> excluded.day or q.used < excluded.allowed
   returning last_number as number`,
);

/** The number of a new ticket; undefined where the shop has written as many as it may on this day of its own. */
export async function takeNumber(
  tx: Tx,
  shopId: bigint,
  day: string,
  perDay: number,
): Promise<number | undefined> {
  return (await tx.row(take, [shopId, day, perDay]))?.number;
}

const used = statement<{ used: number }>(
  'service-read-quota',
  'select used from feedback_quota where shop_id = $1 and day = $2::date',
);

export async function usedOn(tx: Tx, shopId: bigint, day: string): Promise<number> {
  return (await tx.row(used, [shopId, day]))?.used ?? 0;
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

type Part = { readonly limit: number; readonly offset: number };

const listOwn = statement<FeedbackRow>(
  'service-list-feedback',
  `select ${columns} from feedback where shop_id = $1 and ($2::uuid is null or id = $2)
   order by number desc limit $3 offset $4`,
);

export function listOwnRows(tx: Tx, shopId: bigint, id: string | undefined, part: Part) {
  return tx.rows(listOwn, [shopId, id ?? null, part.limit, part.offset]);
}

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

const find = statement<FeedbackRow>(
  'service-find-feedback',
  `select ${columns} from feedback where shop_id = $1 and id = $2`,
);

export function findFeedback(tx: Tx, shopId: bigint, id: string): Promise<FeedbackRow | undefined> {
  return tx.row(find, [shopId, id]);
}

type Move = {
  readonly shopId: bigint;
  readonly id: string;
  readonly from: readonly FeedbackState[];
  readonly at: Date;
};

const setRead = statement<FeedbackRow>(
  'service-set-read',
  `update feedback set status = 'read', read_at = $4 where shop_id = $1 and id = $2 and status = any($3::text[])
   returning ${columns}`,
);

/** Undefined where the ticket is not in one of the states that the move may come from. */
export function setFeedbackRead(tx: Tx, { shopId, id, from, at }: Move): Promise<FeedbackRow | undefined> {
  return tx.row(setRead, [shopId, id, from, at]);
}

const setAnswer = statement<FeedbackRow>(
  'service-set-answer',
  `update feedback set status = 'answered', answer = $5, answered_by = $6, answered_at = $4,
     read_at = coalesce(read_at, $4)
   where shop_id = $1 and id = $2 and status = any($3::text[]) returning ${columns}`,
);

export function setFeedbackAnswer(
  tx: Tx,
  { shopId, id, from, at }: Move,
  answer: { readonly text: string; readonly by: string },
): Promise<FeedbackRow | undefined> {
  return tx.row(setAnswer, [shopId, id, from, at, answer.text, answer.by]);
}

const setDone = statement<FeedbackRow>(
  'service-set-done',
  `update feedback set status = 'done', done_at = $4 where shop_id = $1 and id = $2 and status = any($3::text[])
   returning ${columns}`,
);

export function setFeedbackDone(tx: Tx, { shopId, id, from, at }: Move): Promise<FeedbackRow | undefined> {
  return tx.row(setDone, [shopId, id, from, at]);
}
