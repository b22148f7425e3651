// Comments: the rating, its state, and what was said. Ratings and texts are only ever inserted.
import { readOrderNumber, shopIdOf } from '#domain/wire/ids.ts';
import type { MarkKind } from '#domain/wire/signature.ts';
import type { CommentState, CommentText, ReportReason } from '#domain/states/comment.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import type { ListSql } from '#platform/db/listing.ts';

export type CommentRow = {
  shop_id: bigint;
  id: string;
  order_id: string;
  goods_id: string;
  rating: number;
  state: CommentState;
  created_at: Date;
  replied_at: Date | null;
  reported_at: Date | null;
  report_reason: ReportReason | null;
  decided_at: Date | null;
  removed_reason: ReportReason | null;
  removed_text: string;
  number: number;
  buyer_name: string;
  country: string;
  title: string;
  picture: string;
};

const columns = `c.shop_id, c.id, c.order_id, c.goods_id, c.rating, c.state, c.created_at, c.replied_at,
  c.reported_at, c.report_reason, c.decided_at, c.removed_reason, c.removed_text, o.number, o.buyer_name, o.country,
  l.title, l.picture`;

const from = `from order_comment c
  join shop_order o on o.shop_id = c.shop_id and o.id = c.order_id
  join lateral (select title, picture from order_line
    where shop_id = c.shop_id and order_id = c.order_id and goods_id = c.goods_id order by n limit 1) l on true`;

const list = statement<CommentRow>(
  'comment-list',
  `select ${columns} ${from}
   where c.shop_id = $1 and ($2::uuid is null or c.order_id = $2) and ($3::uuid is null or c.goods_id = $3)
     and ($4::int is null or (c.rating = $4 and c.state <> 'removed'))
     and ($5::boolean is null or ((c.replied_at is not null) = $5 and c.state <> 'removed'))
     and (not $6::boolean or (c.state <> 'removed' and exists (select from comment_picture p
       where p.shop_id = c.shop_id and p.comment_id = c.id)))
   order by c.created_at desc, c.id desc limit $7 offset $8`,
);

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
  return tx.rows(list, [shopId, orderId, goodsId, rating, isReplied, hasPictures, limit, offset]);
}

const find = statement<CommentRow>(
  'comment-find',
  `select ${columns} ${from} where c.shop_id = $1 and c.id = $2`,
);

export function findComment(tx: Tx, shopId: bigint, id: string): Promise<CommentRow | undefined> {
  return tx.row(find, [shopId, id]);
}

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
const unanswered = statement<{ comments: number }>(
  'comment-unanswered',
  `select count(*)::int as comments from order_comment
   where shop_id = $1 and replied_at is null and state <> 'removed'`,
);

/** Comments of a shop that have no reply. */
export async function countUnanswered(tx: Tx, shopId: bigint): Promise<number> {
  return (await tx.row(unanswered, [shopId]))?.comments ?? 0;
}

// It counts where its buyer is none of the shop's own people and has not given the order back for no fault of it.
const insert = statement<{ counts: boolean }>(
  'comment-insert',
  `insert into order_comment (shop_id, id, order_id, goods_id, rating, state, created_at, counts)
   select $1, $2, $3, $4, $5, 'published', $6, not is_kin(o.buyer, k.emails, k.phones, k.names, k.place)
     and not exists (select from return_case c where c.shop_id = $1 and c.order_id = $3 and c.fault = 'buyer'
       and c.state not in ('rejected', 'withdrawn'))
   from shop_order o cross join shop_kin($1) k where o.shop_id = $1 and o.id = $3
   on conflict (shop_id, order_id, goods_id) do nothing returning counts`,
);

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
  return (await tx.row(insert, [shopId, id, orderId, goodsId, rating, at]))?.counts;
}

const ofItem = statement<{ id: string; state: CommentState }>(
  'comment-of-item',
  'select id, state from order_comment where shop_id = $1 and order_id = $2 and goods_id = $3',
);

export function findOfItem(
  tx: Tx,
  shopId: bigint,
  { orderId, goodsId }: { orderId: string; goodsId: string },
) {
  return tx.row(ofItem, [shopId, orderId, goodsId]);
}

export type TextRow = {
  shop_id: bigint;
  comment_id: string;
  kind: CommentText;
  content: string;
  signer: string;
  mark_kind: MarkKind;
  mark: string;
  digest: Buffer;
  signed_at: Date;
  lang: string | null;
};

const texts = statement<TextRow>(
  'comment-texts',
  `select t.shop_id, t.comment_id, t.kind, t.content, t.signer, t.mark_kind, t.digest, t.signed_at, t.lang,
     encode(sha256(convert_to(t.mark, 'UTF8')), 'hex') as mark
   from unnest($1::bigint[], $2::uuid[]) as w (shop_id, id)
   join comment_text t on t.shop_id = w.shop_id and t.comment_id = w.id`,
);

/** What was said under these comments; `mark` is the SHA-256 of the mark, which may be 64 KB long itself. */
export function readTexts(tx: Tx, rows: readonly Pick<CommentRow, 'shop_id' | 'id'>[]): Promise<TextRow[]> {
  return tx.rows(texts, [rows.map(({ shop_id }) => shop_id), rows.map(({ id }) => id)]);
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

const noteReply = statement<never>(
  'comment-note-reply',
  'update order_comment set replied_at = $3 where shop_id = $1 and id = $2 and replied_at is null',
);

export async function noteReplied(tx: Tx, shopId: bigint, id: string, at: Date): Promise<void> {
  await tx.rows(noteReply, [shopId, id, at]);
}

const report = statement<{ id: string }>(
  'comment-report',
  `update order_comment set state = $4, reported_at = $5, report_reason = $6
   where shop_id = $1 and id = $2 and state = any($3::text[]) and reported_at is null returning id`,
);

export type Report = {
  readonly from: readonly CommentState[];
  readonly to: CommentState;
  readonly reason: ReportReason;
  readonly at: Date;
};

/** False where it was reported before: what was decided then stands. */
export async function reportComment(tx: Tx, shopId: bigint, id: string, move: Report): Promise<boolean> {
  return (await tx.row(report, [shopId, id, move.from, move.to, move.at, move.reason])) !== undefined;
}

const decide = statement<{ goods_id: string; rating: number; counts: boolean }>(
  'comment-decide',
  `update order_comment set state = $4, decided_at = $5, decided_by = $6, removed_reason = $7, removed_text = $8
   where shop_id = $1 and id = $2 and state = any($3::text[]) returning goods_id, rating, counts`,
);

export type Decision = {
  readonly from: readonly CommentState[];
  readonly to: CommentState;
  readonly at: Date;
  readonly by: string;
  readonly reason: ReportReason | null;
  readonly text: string;
};

/** Undefined where nobody waits for a decision any more. */
export function decideRow(tx: Tx, shopId: bigint, id: string, move: Decision) {
  const { from, to, at, by, reason, text } = move;
  return tx.row(decide, [shopId, id, from, to, at, by, reason, text]);
}
