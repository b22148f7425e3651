// What the desk works through: over all shops.
import type { ChatPart } from '#domain/chat.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import type { ChatSide } from '#domain/states/conversation.ts';
import type { ListQuery } from '#domain/wire/listing.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import type { ListSql, Piece } from '#platform/db/listing.ts';
import type { Row } from './conversations.sql.ts';

export type DeskRow = Row & {
  shop_name: string;
  holder_name: string | null;
  said_by: ChatSide | null;
  said_at: Date | null;
  said_parts: ChatPart[] | null;
  unread: number;
  reported_at: Date | null;
};

/** Conversations with the desk, and those of others that were reported: a fan-out read. */
export const deskList: ListSql<DeskRow> = {
  name: 'chat-desk',
  select: `c.shop_id, c.id, c.kind, c.order_id, c.order_number, c.state, c.lang, c.last_seq, c.revision,
    c.seen_merchant, c.seen_buyer, c.seen_desk, c.holder, c.waiting_since, c.promise_at, c.created_at, c.last_at,
    c.closed_at, c.stars, c.rating_text, c.rated_at, s.name as shop_name, o.name as holder_name,
    r.at as reported_at, m.by_side as said_by, m.at as said_at, m.parts as said_parts,
    (select count(*)::int from chat_message n where n.shop_id = c.shop_id and n.conversation_id = c.id
      and n.by_side <> 'desk' and n.seq > c.seen_desk) as unread`,
  from: `conversation c
    join shop s on s.shop_id = c.shop_id
    left join operator o on o.id = c.holder
    left join chat_report r on r.shop_id = c.shop_id and r.conversation_id = c.id
    left join chat_message m on m.shop_id = c.shop_id and m.conversation_id = c.id and m.seq = c.last_seq`,
  where: `c.last_seq > 0 and (c.kind = 'service' or r.at is not null)`,
  id: 'c.id',
  sorts: {
    waiting: { sql: 'coalesce(c.waiting_since, c.last_at)', type: 'timestamptz' },
    created: { sql: 'c.created_at', type: 'timestamptz' },
  },
  filters: {
    state: 'c.state',
    kind: 'c.kind',
    // Whose "mine" is and when it is late stands in the scope of who asks.
    holder: { cases: { mine: 'c.holder is not null', nobody: 'c.holder is null' } },
    late: 'c.promise_at is not null',
    shop: (code) => {
      const shopId = shopIdOf(code);
      return shopId === undefined ? undefined : { sql: 'c.shop_id = $1', values: [shopId] };
    },
    lang: 'c.lang',
    created: 'c.created_at',
  },
  search(text) {
    const shopId = shopIdOf(text.trim().toLowerCase());
    const byName = { sql: 's.name ilike $1', values: [`%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`] };
    return shopId === undefined ? [byName] : [byName, { sql: 'c.shop_id = $1', values: [shopId] }];
  },
};

/** What "mine" and "late" mean to somebody at a moment. */
export function deskScope(
  { personId }: { readonly personId: string },
  { query, now }: { readonly query: ListQuery; readonly now: Date },
): Piece {
  const { holder, late } = query.filters ?? {};
  const isMine = Array.isArray(holder) && holder.includes('mine');
  return {
    sql: `(not $1 or c.holder is null or c.holder = $2) and (not $3 or c.promise_at < $4)`,
    values: [isMine, personId, late === true, now],
  };
}

const queue = sql.row('chat-queue')<{ late: number }>`
  select count(*)::int as waiting, (count(*) filter (where promise_at < :now))::int as late,
    min(waiting_since) as oldest
  from conversation where kind = 'service' and state = 'waiting'`;

/** Who waits for the desk. */
export async function readQueue(
  tx: Tx,
  now: Date,
): Promise<{ waiting: number; late: number; oldest: Date | null }> {
  return (await queue(tx, { now })) ?? { waiting: 0, late: 0, oldest: null };
}

const waiting = sql.row('chat-waiting')`
  select count(*)::int as count, min(waiting_since) as oldest from conversation
  where kind = 'service' and state = 'waiting'`;

/** The same without a moment, for Today. */
export async function readWaiting(tx: Tx): Promise<{ count: number; oldest: Date | null }> {
  return (await waiting(tx)) ?? { count: 0, oldest: null };
}

const reported = sql.row('chat-reported')`
  select count(*)::int as count, min(at) as oldest from chat_report where resolved_at is null`;

export async function readReported(tx: Tx): Promise<{ count: number; oldest: Date | null }> {
  return (await reported(tx)) ?? { count: 0, oldest: null };
}

/** Those who may answer, with how many open conversations each has. */
export const listTeam = sql.rows('chat-team')<{ open: number }>`
  select o.id, o.name, (select count(*)::int from conversation c
    where c.holder = o.id and c.state <> 'closed') as open
  from operator o where o.disabled_at is null and o.roles && :roles::text[] order by o.name, o.id`;

const rated = sql.row('chat-rated')`
  select count(*)::int as count, round(avg(stars), 2)::float8 as average from conversation
    where rated_at >= :since`;

export async function readRated(tx: Tx, since: Date): Promise<{ count: number; average: number | null }> {
  return (await rated(tx, { since })) ?? { count: 0, average: null };
}
