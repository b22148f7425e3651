// Conversations: the row that counts its messages, and what each side sees of it.
import type { ChatPart } from '#domain/chat.ts';
import type { ChatSide, ConversationKind, ConversationState } from '#domain/states/conversation.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type Row = {
  shop_id: bigint;
  id: string;
  kind: ConversationKind;
  order_id: string | null;
  order_number: number | null;
  state: ConversationState;
  lang: string;
  last_seq: number;
  revision: bigint;
  seen_merchant: number;
  seen_buyer: number;
  seen_desk: number;
  holder: string | null;
  waiting_since: Date | null;
  promise_at: Date | null;
  created_at: Date;
  last_at: Date;
  closed_at: Date | null;
  stars: number | null;
  rating_text: string | null;
  rated_at: Date | null;
};

/** A row with what is shown of it to one side. */
export type View = Row & {
  holder_name: string | null;
  reported_at: Date | null;
  said_by: ChatSide | null;
  said_at: Date | null;
  said_parts: ChatPart[] | null;
  unread: number;
  queue_position: number | null;
  /** Another conversation of the shop with the desk that is open. */
  elsewhere: string | null;
};

const columns = `c.shop_id, c.id, c.kind, c.order_id, c.order_number, c.state, c.lang, c.last_seq, c.revision,
  c.seen_merchant, c.seen_buyer, c.seen_desk, c.holder, c.waiting_since, c.promise_at, c.created_at, c.last_at,
  c.closed_at, c.stars, c.rating_text, c.rated_at`;

/** `$1` is the side that looks. */
const viewed = `select ${columns}, o.name as holder_name, r.at as reported_at, m.by_side as said_by, m.at as said_at,
    m.parts as said_parts, u.unread,
    case when c.kind = 'service' and c.state = 'waiting' then chat_queue_place(c.waiting_since, c.id)
    end as queue_position,
    case when c.kind = 'service' and c.state = 'closed' then (select q.id from conversation q
      where q.shop_id = c.shop_id and q.kind = 'service' and q.state <> 'closed' limit 1) end as elsewhere
  from conversation c
  left join operator o on o.id = c.holder
  left join chat_report r on r.shop_id = c.shop_id and r.conversation_id = c.id
  left join chat_message m on m.shop_id = c.shop_id and m.conversation_id = c.id and m.seq = c.last_seq
  cross join lateral (select count(*)::int as unread from chat_message n
    where n.shop_id = c.shop_id and n.conversation_id = c.id and n.by_side <> $1
      and n.seq > case $1 when 'merchant' then c.seen_merchant when 'buyer' then c.seen_buyer else c.seen_desk end) u`;

const view = statement<View>('chat-view', `${viewed} where c.shop_id = $2 and c.id = $3`);

export function findView(tx: Tx, side: ChatSide, shopId: bigint, id: string): Promise<View | undefined> {
  return tx.row(view, [side, shopId, id]);
}

const list = statement<View>(
  'chat-list',
  `${viewed} where c.shop_id = $2 and ($3::text is null or c.kind = $3) and (c.last_seq > 0 or c.kind = 'service')
   order by c.last_at desc, c.id limit $4 offset $5`,
);

export type ListRequest = {
  readonly kind: ConversationKind | undefined;
  readonly limit: number;
  readonly offset: number;
};

/** A shop's conversations, those of orders only once something was said. */
export function listViews(tx: Tx, shopId: bigint, { kind, limit, offset }: ListRequest): Promise<View[]> {
  return tx.rows(list, ['merchant', shopId, kind ?? null, limit, offset]);
}

const unread = statement<{ count: number }>(
  'chat-unread',
  `select count(*)::int as count from conversation c
   join chat_message m on m.shop_id = c.shop_id and m.conversation_id = c.id
   where c.shop_id = $1 and m.shop_id = $1 and m.seq > c.seen_merchant and m.by_side <> 'merchant'`,
);

/** Messages that the merchant has not read, over all conversations. */
export async function countUnread(tx: Tx, shopId: bigint): Promise<number> {
  return (await tx.row(unread, [shopId]))?.count ?? 0;
}

const find = statement<Row>(
  'chat-find',
  `select ${columns} from conversation c where c.shop_id = $1 and c.id = $2`,
);
const lock = statement<Row>(
  'chat-lock',
  `select ${columns} from conversation c where c.shop_id = $1 and c.id = $2 for update`,
);

export function findRow(tx: Tx, shopId: bigint, id: string): Promise<Row | undefined> {
  return tx.row(find, [shopId, id]);
}
/** Whoever has it locked gives the next number. */
export function lockRow(tx: Tx, shopId: bigint, id: string): Promise<Row | undefined> {
  return tx.row(lock, [shopId, id]);
}

const openOne = statement<{ id: string }>(
  'chat-open-service',
  `select id from conversation where shop_id = $1 and kind = 'service' and state <> 'closed'`,
);

/** The open conversation of a shop with the desk. */
export async function findOpen(tx: Tx, shopId: bigint): Promise<string | undefined> {
  return (await tx.row(openOne, [shopId]))?.id;
}

const insert = statement<{ id: string }>(
  'chat-insert',
  `insert into conversation (shop_id, id, kind, order_id, order_number, state, lang, created_at, last_at)
   values ($1, $2, $3, $4, $5, 'open', $6, $7, $7) on conflict do nothing returning id`,
);

export type NewConversation = {
  readonly shopId: bigint;
  readonly id: string;
  readonly order: { readonly id: string; readonly number: number } | undefined;
  readonly lang: string;
  readonly at: Date;
};

/** False where there is one already: the shop's open one, or the order's. */
export async function insertRow(tx: Tx, row: NewConversation): Promise<boolean> {
  const { shopId, id, order, lang, at } = row;
  const kind = order === undefined ? 'service' : 'order';
  const values = [shopId, id, kind, order?.id ?? null, order?.number ?? null, lang, at];
  return (await tx.row(insert, values)) !== undefined;
}

const speak = statement<never>(
  'chat-speak',
  `update conversation set last_seq = $3, revision = revision + 1, state = $4, lang = coalesce($5, lang),
     waiting_since = $6, promise_at = $7, last_at = $8::timestamptz, closed_at = null,
     holder = coalesce(holder, $9::uuid), held_at = coalesce(held_at, case when $9::uuid is null then null else $8::timestamptz end),
     seen_merchant = case when $10 = 'merchant' and seen_merchant = $3 - 1 then $3 else seen_merchant end,
     seen_buyer = case when $10 = 'buyer' and seen_buyer = $3 - 1 then $3 else seen_buyer end,
     seen_desk = case when $10 = 'desk' and seen_desk = $3 - 1 then $3 else seen_desk end
   where shop_id = $1 and id = $2`,
);

export type Spoken = {
  readonly seq: number;
  readonly state: ConversationState;
  /** Of whoever asks; undefined leaves what is there. */
  readonly lang: string | undefined;
  readonly waitingSince: Date | null;
  readonly promiseAt: Date | null;
  readonly at: Date;
  /** The person of the desk who takes it by answering. */
  readonly holder: string | null;
  readonly side: ChatSide;
};

/** What a message does to its conversation, which the caller has locked. Whoever had read all of it still has. */
export async function setSpoken(tx: Tx, row: Pick<Row, 'shop_id' | 'id'>, said: Spoken): Promise<void> {
  const { seq, state, lang, waitingSince, promiseAt, at, holder, side } = said;
  const where = [row.shop_id, row.id];
  await tx.rows(speak, [...where, seq, state, lang ?? null, waitingSince, promiseAt, at, holder, side]);
}

const mark = statement<{ revision: bigint }>(
  'chat-mark',
  `update conversation set revision = revision + 1,
     seen_merchant = case when $3 = 'merchant' then least($4, last_seq) else seen_merchant end,
     seen_buyer = case when $3 = 'buyer' then least($4, last_seq) else seen_buyer end,
     seen_desk = case when $3 = 'desk' then least($4, last_seq) else seen_desk end
   where shop_id = $1 and id = $2 and least($4, last_seq) >
     case $3 when 'merchant' then seen_merchant when 'buyer' then seen_buyer else seen_desk end
   returning revision`,
);

/** Moves a side's mark forward; false where it stood there already. */
export async function setMark(
  tx: Tx,
  where: { readonly shopId: bigint; readonly id: string },
  side: ChatSide,
  seen: number,
): Promise<boolean> {
  return (await tx.row(mark, [where.shopId, where.id, side, seen])) !== undefined;
}

const close = statement<{ id: string }>(
  'chat-close',
  `update conversation set state = $4, closed_at = $5, waiting_since = null, promise_at = null, revision = revision + 1
   where shop_id = $1 and id = $2 and state = any($3::text[]) returning id`,
);

export async function setClosed(
  tx: Tx,
  where: { readonly shopId: bigint; readonly id: string },
  move: { readonly from: readonly ConversationState[]; readonly to: ConversationState; readonly at: Date },
): Promise<boolean> {
  return (await tx.row(close, [where.shopId, where.id, move.from, move.to, move.at])) !== undefined;
}

const rate = statement<{ id: string }>(
  'chat-rate',
  `update conversation set stars = $3, rating_text = $4, rated_at = $5, revision = revision + 1
   where shop_id = $1 and id = $2 and kind = 'service' and state = 'closed' and stars is null and last_seq > 0
   returning id`,
);

export async function setRating(
  tx: Tx,
  where: { readonly shopId: bigint; readonly id: string },
  rating: { readonly stars: number; readonly text: string | null; readonly at: Date },
): Promise<boolean> {
  const { stars, text, at } = rating;
  return (await tx.row(rate, [where.shopId, where.id, stars, text, at])) !== undefined;
}

const hold = statement<{ id: string }>(
  'chat-hold',
  `update conversation set holder = $4, held_at = case when $4::uuid is null then null else $5::timestamptz end,
     revision = revision + 1
   where shop_id = $1 and id = $2 and kind = 'service' and holder is not distinct from $3 returning id`,
);

/** False where somebody else has it by now. */
export async function setHolder(
  tx: Tx,
  where: { readonly shopId: bigint; readonly id: string },
  move: { readonly from: string | null; readonly to: string | null; readonly at: Date },
): Promise<boolean> {
  return (await tx.row(hold, [where.shopId, where.id, move.from, move.to, move.at])) !== undefined;
}

const touch = statement<never>(
  'chat-touch',
  'update conversation set revision = revision + 1 where shop_id = $1 and id = $2',
);

/** Something beside the row has changed: streams look again. */
export async function touchRow(tx: Tx, { shopId, id }: { shopId: bigint; id: string }): Promise<void> {
  await tx.rows(touch, [shopId, id]);
}
