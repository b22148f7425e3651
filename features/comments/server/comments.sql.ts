// Comments: the rating, its state, and what was said. Ratings and texts are only ever inserted.
import type { CommentOrder } from '#features/comments/shown.shapes.ts';
import { readOrderNumber, shopIdOf } from '#domain/wire/ids.ts';
import type { MarkKind } from '#domain/wire/signature.ts';
import type { CommentText } from '#domain/states/comment.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { ListSql } from '#platform/db/listing.ts';

export type CommentRow = RowOf<typeof list>;

const columns = `c.shop_id, c.id, c.order_id, c.goods_id, c.rating, c.state, c.created_at, c.replied_at,
  c.reported_at, c.report_reason, c.decided_at, c.removed_reason, c.removed_text, o.number, o.buyer_name, o.country,
  l.title, l.picture`;

const from = `from order_comment c
  join shop_order o on o.shop_id = c.shop_id and o.id = c.order_id
  join lateral (select title, picture from order_line
    where shop_id = c.shop_id and order_id = c.order_id and goods_id = c.goods_id order by n limit 1) l on true`;

const hasPicture = `exists (select from comment_picture p where p.shop_id = c.shop_id and p.comment_id = c.id)`;

// A removed comment shows neither stars nor pictures: it stands behind those that do.
const sorted = sql.rows('comment-sorted')<{ replied_at: Date | null }>`select ${columns} ${from}
  where c.shop_id = :shopId and c.goods_id = :goodsId::uuid
    and (:rating?::int is null or (c.rating = :rating? and c.state <> 'removed'))
    and (not :hasPictures::boolean or (c.state <> 'removed' and ${hasPicture}))
  order by c.state = 'removed', case :sort::text
      when 'highest' then -c.rating when 'lowest' then c.rating
      else case when ${hasPicture} then 0 else 1 end end,
    c.created_at desc, c.id desc limit :limit offset :offset`;

export type Sorted = {
  readonly goodsId: string;
  readonly rating: number | null;
  readonly hasPictures: boolean;
  readonly sort: Exclude<CommentOrder, 'newest'>;
};

/** Comments of goods in another order than that of time. */
export function listSorted(tx: Tx, shopId: bigint, ask: Sorted, window: Window): Promise<CommentRow[]> {
  return sorted(tx, { shopId, ...ask, ...window });
}

const list = sql.rows('comment-list')<{ replied_at: Date | null }>`select ${columns} ${from}
  where c.shop_id = :shopId and (:orderId?::uuid is null or c.order_id = :orderId?)
    and (:goodsId?::uuid is null or c.goods_id = :goodsId?)
    and (:rating?::int is null or (c.rating = :rating? and c.state <> 'removed'))
    and (:isReplied?::boolean is null or ((c.replied_at is not null) = :isReplied? and c.state <> 'removed'))
    and (not :hasPictures::boolean or (c.state <> 'removed' and exists (select from comment_picture p
      where p.shop_id = c.shop_id and p.comment_id = c.id)))
  order by c.created_at desc, c.id desc limit :limit offset :offset`;

const ofGoods = sql.rows('comment-of-goods', 'generic')<{ replied_at: Date | null }>`select ${columns} ${from}
  where c.shop_id = :shopId and c.goods_id = :goodsId::uuid
  order by c.created_at desc, c.id desc limit :limit offset :offset`;

/** All comments of goods, the newest first: what every page of goods begins with. */
export function listOfGoods(tx: Tx, shopId: bigint, goodsId: string, window: Window): Promise<CommentRow[]> {
  return ofGoods(tx, { shopId, goodsId, ...window });
}

export type CommentFilter = {
  readonly orderId: string | null;
  readonly goodsId: string | null;
  readonly rating: number | null;
  readonly isReplied: boolean | null;
  readonly hasPictures?: boolean;
};

type Window = { readonly limit: number; readonly offset: number };

export function listCommentRows(
  tx: Tx,
  shopId: bigint,
  { orderId, goodsId, rating, isReplied, hasPictures = false }: CommentFilter,
  { limit, offset }: Window,
): Promise<CommentRow[]> {
  return list(tx, { shopId, orderId, goodsId, rating, isReplied, hasPictures, limit, offset });
}

export const findComment = sql.row('comment-find')`
  select ${columns} ${from} where c.shop_id = :shopId and c.id = :id`;

export type ReportedRow = CommentRow & { shop_name: string };

/** Comments of all shops that were ever reported: a fan-out read. */
export const reportedList: ListSql<ReportedRow> = {
  name: 'comment-reported',
  select: `${columns}, s.name as shop_name`,
  from: `${from.replace(/^from /, '')} join shop s on s.shop_id = c.shop_id`,
  where: 'c.reported_at is not null',
  id: 'c.id',
  sorts: { reported: { sql: 'c.reported_at', type: 'timestamptz' } },
  filters: {
    state: 'c.state',
    reason: 'c.report_reason',
    shop: (code) => {
      const shopId = shopIdOf(code);
      return shopId === undefined ? undefined : { sql: 'c.shop_id = $1', values: [shopId] };
    },
    reported: 'c.reported_at',
  },
  search(text) {
    const read = readOrderNumber(text);
    return read === undefined
      ? []
      : [{ sql: 'o.shop_id = $1 and o.number = $2', values: [read.shopId, read.number] }];
  },
};
const unanswered = sql.row('comment-unanswered')`select count(*)::int as comments from order_comment
  where shop_id = :shopId and replied_at is null and state <> 'removed'`;

/** Comments of a shop that have no reply. */
export async function countUnanswered(tx: Tx, shopId: bigint): Promise<number> {
  return (await unanswered(tx, { shopId }))?.comments ?? 0;
}

// It counts where its buyer is none of the shop's own people and has not given the order back for no fault of it, and
// where the order was no sample at cost.
const judge = sql.row('comment-judge')<{ counts: boolean }>`
  select not is_kin(o.buyer, k.emails, k.phones, k.names, k.place)
    and not exists (select from return_case c where c.shop_id = :shopId and c.order_id = :orderId
      and c.fault = 'buyer' and c.state not in ('rejected', 'withdrawn'))
    and not exists (select from discount_code d where d.shop_id = :shopId and d.id = o.code_id and d.is_sample) as counts
  from shop_order o cross join shop_kin(:shopId) k where o.shop_id = :shopId and o.id = :orderId`;
const insert = sql.row('comment-insert')`
  insert into order_comment (shop_id, id, order_id, goods_id, rating, state, created_at, counts)
  values (:shopId, :id, :orderId, :goodsId, :rating, 'published', :at, :counts)
  on conflict (shop_id, order_id, goods_id) do nothing returning counts`;

export type NewComment = {
  readonly id: string;
  readonly orderId: string;
  readonly goodsId: string;
  readonly rating: number;
  readonly at: Date;
};

/** Whether it counts as a vote; undefined where these goods of this order have their comment already. */
export async function insertComment(tx: Tx, shopId: bigint, row: NewComment): Promise<boolean | undefined> {
  const { id, orderId, goodsId, rating, at } = row;
  const judged = await judge(tx, { shopId, orderId });
  if (judged === undefined) return undefined;
  return (await insert(tx, { shopId, id, orderId, goodsId, rating, at, counts: judged.counts }))?.counts;
}

export const findOfItem = sql.row('comment-of-item')`
  select id, state from order_comment where shop_id = :shopId and order_id = :orderId
    and goods_id = :goodsId`;

export type TextRow = RowOf<typeof texts>;

const texts = sql.rows('comment-texts', 'generic')<{ mark: string }>`
  select t.shop_id, t.comment_id, t.kind, t.content, t.signer, t.mark_kind, t.digest, t.signed_at, t.lang,
    encode(sha256(convert_to(t.mark, 'UTF8')), 'hex') as mark
  from unnest(:shopIds::bigint[], :ids::uuid[]) as w (shop_id, id)
  join comment_text t on t.shop_id = w.shop_id and t.comment_id = w.id`;

/** What was said under these comments; `mark` is the SHA-256 of the mark, which may be 64 KB long itself. */
export function readTexts(tx: Tx, rows: readonly Pick<CommentRow, 'shop_id' | 'id'>[]): Promise<TextRow[]> {
  return texts(tx, { shopIds: rows.map(({ shop_id }) => shop_id), ids: rows.map(({ id }) => id) });
}

const insertOne = statement<{ kind: CommentText }>(
  'comment-text-insert',
  `insert into comment_text (shop_id, comment_id, kind, content, signer, mark_kind, mark, digest, signed_at, lang)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   on conflict (shop_id, comment_id, kind) do nothing returning kind`,
);

export type NewText = {
  readonly commentId: string;
  readonly kind: CommentText;
  readonly content: string;
  readonly signer: string;
  readonly markKind: MarkKind;
  readonly mark: string;
  readonly digest: Buffer;
  readonly at: Date;
  /** The language of the page that it was written on. */
  readonly lang: string | null;
};

/** False where this was said before: each text of a comment is said once and never changed. */
export async function insertText(tx: Tx, shopId: bigint, row: NewText): Promise<boolean> {
  const { commentId, kind, content, signer, markKind, mark, digest, at, lang } = row;
  const values = [shopId, commentId, kind, content, signer, markKind, mark, digest, at, lang];
  return (await tx.row(insertOne, values)) !== undefined;
}

export const noteReplied = sql.run('comment-note-reply')`
  update order_comment set replied_at = :at where shop_id = :shopId and id = :id and replied_at is null`;

/** False where it was reported before: what was decided then stands. */
export const reportComment = sql.has('comment-report')`
  update order_comment set state = :to, reported_at = :at, report_reason = :reason
  where shop_id = :shopId and id = :id and state = any(:from::text[]) and reported_at is null returning id`;

/** Undefined where nobody waits for a decision any more. */
export const decideRow = sql.row('comment-decide')`
  update order_comment set state = :to, decided_at = :at, decided_by = :by, removed_reason = :reason?,
    removed_text = :text
  where shop_id = :shopId and id = :id and state = any(:from::text[]) returning goods_id, rating, counts`;
