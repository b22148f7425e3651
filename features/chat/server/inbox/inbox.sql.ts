// One list of what buyers and the shop say to each other: two kinds of rows, each read along its own index and no further
// than the requested page, then put together. Nothing is read for each row, and the counts are of the same moment.
import type { ChatPart } from '#domain/chat.ts';
import type { InboxKind, InboxState } from '#domain/states/inbox.ts';
import type { ChatSide } from '#domain/states/conversation.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/** Whom a talk may be assigned to. A person who is not among these any more has none. */
const isAssignable = (merchant: string) =>
  `${merchant}.removed_at is null and ${merchant}.role in ('owner', 'service')`;

const joinAssignee = (
  talk: string,
) => `left join merchant p on p.shop_id = ${talk}.shop_id and p.id = ${talk}.assignee and ${isAssignable('p')}
  left join merchant b on b.shop_id = ${talk}.shop_id and b.id = ${talk}.assigned_by`;

const assigned = (talk: string) => `p.id as assignee, coalesce(p.nickname, p.username) as assignee_name,
    coalesce(b.nickname, b.username) as assigned_by, ${talk}.assigned_at`;

const stateOfChat = `case c.state when 'waiting' then 'open' when 'closed' then
    case when m.by_side = 'buyer' then 'unanswered' else 'answered' end else 'buyer' end`;
const stateOfQuestion = `case q.state when 'open' then 'open' else 'answered' end`;

/** What the whole shop has, whatever is filtered. */
type Counts = {
  /** Messages that nobody of the shop has read, with questions that have no answer. */
  all_unread: number;
  /** Talks in which a buyer waits for the shop. */
  open: number;
  /** Talks that are assigned to the reader. */
  mine: number;
};

/** Nulls where the page has no row: the counts come all the same. */
type Narrowed = Counts & {
  kind: InboxKind | null;
  id: string | null;
  state: InboxState | null;
  at: Date | null;
  order_number: number | null;
  goods_id: string | null;
  title: string | null;
  name: string | null;
  unread: number | null;
  said_by: ChatSide | null;
  parts: ChatPart[] | null;
  body: string | null;
  assignee: string | null;
  assignee_name: string | null;
  assigned_by: string | null;
  assigned_at: Date | null;
};

type Row = RowOf<typeof list>;
export type InboxRow = Row & { kind: InboxKind; id: string; state: InboxState; at: Date; unread: number };

/** False for the row that has counts alone. */
export const isTalk = (row: Row): row is InboxRow => row.id !== null;

// What is counted for a row names the shop by its value: a cluster's server ends while it plans it by the row's column.
/**
 * A row with what its kind has, and the counts beside each: they are read at the same moment, so that a talk that changes
 * between two reads is not in one and missing in the other. The name at an order is masked by whoever shows it.
 */
export const list = sql.rows('inbox-list')<Narrowed>`
  with talk as (
    (select 'order' as kind, c.id, ${stateOfChat} as state, c.last_at as at, c.order_number, null::uuid as goods_id,
      o.buyer_name as name, (select count(*)::int from chat_message n
        where n.shop_id = :shopId and n.conversation_id = c.id and n.by_side <> 'merchant'
          and n.seq > c.seen_merchant) as unread, m.by_side as said_by, m.parts, null::text as body, ${assigned('c')}
    from conversation c
    join shop_order o on o.shop_id = c.shop_id and o.id = c.order_id
    join chat_message m on m.shop_id = c.shop_id and m.conversation_id = c.id and m.seq = c.last_seq
    ${joinAssignee('c')}
    where c.shop_id = :shopId and c.kind = 'order'
      and (:state?::text is null or ${stateOfChat} = :state?)
      and (:mine?::uuid is null or p.id = :mine?)
      and (:id?::uuid is null or c.id = :id?)
      and (not :isSearched::boolean or c.order_number = :number? or o.shown_name like lower(:text?)
        or o.shown_name = lower(:name?))
    order by c.last_at desc, c.id limit :most)
    union all
    (select 'question', q.id, ${stateOfQuestion}, coalesce(q.answered_at, q.confirmed_at), null::int, q.goods_id,
      q.name, (q.state = 'open')::int, case q.state when 'open' then 'buyer' else 'merchant' end, null::jsonb,
      case q.state when 'open' then q.body else coalesce(q.answer, q.body) end, ${assigned('q')}
    from goods_question q
    ${joinAssignee('q')}
    where q.shop_id = :shopId and q.state <> 'unconfirmed'
      and (:state?::text is null or ${stateOfQuestion} = :state?)
      and (:mine?::uuid is null or p.id = :mine?)
      and (:id?::uuid is null or q.id = :id?)
      and (not :isSearched::boolean or q.name ilike :text?)
    order by coalesce(q.answered_at, q.confirmed_at) desc, q.id limit :most)
  ), page as (
    select * from talk order by at desc, id limit :limit offset :offset
  ), counts as (
    select (select count(*)::int from conversation c
        join chat_message m on m.shop_id = c.shop_id and m.conversation_id = c.id
        where c.shop_id = :shopId and m.shop_id = :shopId and c.kind = 'order' and m.seq > c.seen_merchant
          and m.by_side <> 'merchant')
      + (select count(*)::int from goods_question q where q.shop_id = :shopId and q.state = 'open') as all_unread,
      (select count(*)::int from conversation c
        where c.shop_id = :shopId and c.kind = 'order' and c.state = 'waiting')
      + (select count(*)::int from goods_question q where q.shop_id = :shopId and q.state = 'open') as open,
      (select count(*)::int from conversation c join merchant p on p.shop_id = c.shop_id and p.id = c.assignee
        where c.shop_id = :shopId and c.kind = 'order' and c.assignee = :me and ${isAssignable('p')})
      + (select count(*)::int from goods_question q join merchant p on p.shop_id = q.shop_id and p.id = q.assignee
        where q.shop_id = :shopId and q.state <> 'unconfirmed' and q.assignee = :me and ${isAssignable('p')}) as mine
  )
  select n.*, t.*, coalesce(w.title, x.title, g.title) as title
  from counts n
  left join page t on true
  left join goods g on g.id = t.goods_id
  left join goods_text x on x.lang = :language and x.goods_id = t.goods_id
  left join listing_text w on w.shop_id = :shopId and w.goods_id = t.goods_id and w.lang = :language
  order by t.at desc, t.id`;

/** The owner and the members who answer buyers, the owner first. */
export const listPeople = sql.rows('inbox-people')<{ name: string; is_owner: boolean }>`
  select id, coalesce(nickname, username) as name, role = 'owner' as is_owner from merchant
  where shop_id = :shopId and ${isAssignable('merchant')} order by role <> 'owner', created_at, id`;

/** Of one person of the shop, whoever they are by now. */
export const findPerson = sql.row('inbox-person')<{ name: string }>`
  select coalesce(nickname, username) as name from merchant where shop_id = :shopId and id = :id`;

/** Locked until it is assigned. No row where the conversation has no message. */
export const lockChat = sql.row('inbox-lock-chat')`
  select id, kind, shop_id, assignee, assigned_at from conversation
  where shop_id = :shopId and id = :id and kind = 'order' and last_seq > 0 for update`;

export const assignChat = sql.run('inbox-assign-chat')`
  update conversation set assignee = :to?, assigned_by = :by, assigned_at = :at, revision = revision + 1
  where shop_id = :shopId and id = :id`;
