// Conversations: the row that counts its messages, and what each side sees of it.
import type { ChatPart } from '#domain/chat.ts';
import type { ChatSide, ConversationKind, ConversationState } from '#domain/states/conversation.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type Row = RowOf<typeof findRow>;

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
    where n.shop_id = c.shop_id and n.conversation_id = c.id and n.by_side <> :side
      and n.seq > case :side when 'merchant' then c.seen_merchant when 'buyer' then c.seen_buyer else c.seen_desk end) u`;

export const findView = sql.row('chat-view')<{ holder: string | null }>`
  ${viewed} where c.shop_id = :shopId and c.id = :id`;

const list = sql.rows('chat-list')<{ holder: string | null }>`
  ${viewed} where c.shop_id = :shopId and (:kind?::text is null or c.kind = :kind?) and (c.last_seq > 0
    or c.kind = 'service')
  order by c.last_at desc, c.id limit :limit offset :offset`;

export type ListRequest = {
  readonly kind: ConversationKind | undefined;
  readonly limit: number;
  readonly offset: number;
};

/** A shop's conversations, those of orders only once something was said. */
export function listViews(tx: Tx, shopId: bigint, { kind, limit, offset }: ListRequest): Promise<View[]> {
  return list(tx, { side: 'merchant', shopId, kind, limit, offset });
}

const unread = sql.row('chat-unread')`select count(*)::int as count from conversation c
  join chat_message m on m.shop_id = c.shop_id and m.conversation_id = c.id
  where c.shop_id = :shopId and m.shop_id = :shopId and m.seq > c.seen_merchant and m.by_side <> 'merchant'
    and (:kind?::text is null or c.kind = :kind?)`;

/** Messages that the merchant has not read, over all conversations, or those of one kind. */
export async function countUnread(tx: Tx, shopId: bigint, kind?: ConversationKind): Promise<number> {
  return (await unread(tx, { shopId, kind }))?.count ?? 0;
}

export const findRow = sql.row('chat-find')`
  select ${columns} from conversation c where c.shop_id = :shopId and c.id = :id`;
/** Whoever has it locked gives the next number. */
export const lockRow = sql.row('chat-lock')`
  select ${columns} from conversation c where c.shop_id = :shopId and c.id = :id for update`;

const openOne = sql.row('chat-open-service')`
  select id from conversation where shop_id = :shopId and kind = 'service' and state <> 'closed'`;

/** The open conversation of a shop with the desk. */
export async function findOpen(tx: Tx, shopId: bigint): Promise<string | undefined> {
  return (await openOne(tx, { shopId }))?.id;
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

/** Moves a side's mark forward; false where it stood there already. */
export const setMark = sql.has('chat-mark')`update conversation set revision = revision + 1,
    seen_merchant = case when :side = 'merchant' then least(:seen, last_seq) else seen_merchant end,
    seen_buyer = case when :side = 'buyer' then least(:seen, last_seq) else seen_buyer end,
    seen_desk = case when :side = 'desk' then least(:seen, last_seq) else seen_desk end
  where shop_id = :shopId and id = :id and least(:seen, last_seq) >
    case :side when 'merchant' then seen_merchant when 'buyer' then seen_buyer else seen_desk end
  returning revision`;

export const setClosed = sql.has('chat-close')`
  update conversation set state = :to, closed_at = :at, waiting_since = null, promise_at = null, revision
    = revision + 1
  where shop_id = :shopId and id = :id and state = any(:from::text[]) returning id`;

export const setRating = sql.has('chat-rate')`
  update conversation set stars = :stars, rating_text = :text?, rated_at = :at, revision = revision + 1
  where shop_id = :shopId and id = :id and kind = 'service' and state = 'closed' and stars is null
    and last_seq > 0
  returning id`;

/** False where somebody else has it by now. */
export const setHolder = sql.has('chat-hold')`
  update conversation set holder = :to?, held_at = case when :to?::uuid is null then null else
    :at::timestamptz end,
    revision = revision + 1
  where shop_id = :shopId and id = :id and kind = 'service' and holder is not distinct from :from?
    returning id`;

/** Something beside the row has changed: streams look again. */
export const touchRow = sql.run('chat-touch')`
  update conversation set revision = revision + 1 where shop_id = :shopId and id = :id`;
