// Conversations and messages as each side sees them.
import { standingNotice } from '#domain/chat.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import type { ChatSide } from '#domain/states/conversation.ts';
import type { readBuyerChat } from '#features/chat/buyer.contract.ts';
import type { closeChat, readChat } from '#features/chat/contract.ts';
import { filesOf, presentFile } from '#features/files/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import type { Row, View } from './conversations.sql.ts';
import { listAfter, listBefore, memberNames, type MessageRow, type Where } from './messages.sql.ts';

export type ShownConversation = GivenOf<typeof closeChat>;
export type ShownMessage = GivenOf<typeof readBuyerChat>['messages'][number];
export type ShownDesk = GivenOf<typeof readChat>['desk'];

/** How far a side has read. */
export function seenOf(row: Row, side: ChatSide): number {
  if (side === 'merchant') return row.seen_merchant;
  return side === 'buyer' ? row.seen_buyer : row.seen_desk;
}

/** Whoever is on the other end: of a merchant it depends on whom they talk to. */
export function otherSide({ kind }: Pick<Row, 'kind'>, side: ChatSide): ChatSide {
  if (side !== 'merchant') return 'merchant';
  return kind === 'service' ? 'desk' : 'buyer';
}

export function presentConversation(row: View, side: ChatSide): ShownConversation {
  const isClosed = row.state === 'closed';
  const { order_id: orderId, order_number: number, stars, rated_at: ratedAt } = row;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    order:
      orderId === null || number === null
        ? null
        : { id: orderId, number: orderNumberOf(row.shop_id, number) },
    last_seq: row.last_seq,
    read: { mine: seenOf(row, side), theirs: seenOf(row, otherSide(row, side)) },
    unread: row.unread,
    last: lastOf(row),
    desk: row.holder_name === null ? null : { name: row.holder_name },
    queue_position: row.queue_position,
    promise_at: row.promise_at,
    created_at: row.created_at,
    closed_at: row.closed_at,
    closes_at: isClosed ? null : new Date(row.last_at.getTime() + limits.chatIdleMs),
    rating: stars === null || ratedAt === null ? null : { stars, text: row.rating_text, at: ratedAt },
    reported_at: row.reported_at,
    can: {
      write: row.elsewhere === null,
      elsewhere: row.elsewhere,
      close: !isClosed && row.kind === 'service',
      rate: side === 'merchant' && row.kind === 'service' && isClosed && stars === null && row.last_seq > 0,
      report: side !== 'desk' && row.kind === 'order' && row.reported_at === null && row.last_seq > 0,
    },
    notice: standingNotice,
  };
}

export function lastOf(row: Pick<View, 'said_by' | 'said_at' | 'said_parts'>): ShownConversation['last'] {
  const { said_by: by, said_at: at, said_parts: parts } = row;
  return by === null || at === null ? null : { by, at, parts: parts ?? [] };
}

type Reading = {
  readonly env: Environment;
  readonly tx: Tx;
  /** The side that reads: the shop's own people see which of them wrote. */
  readonly side?: ChatSide;
};

/** Messages with their pictures, whose addresses end. */
export async function presentMessages(
  { env, tx, side }: Reading,
  shopId: bigint,
  rows: readonly MessageRow[],
): Promise<ShownMessage[]> {
  const files = await filesOf(
    tx,
    shopId,
    rows.flatMap(({ file_ids: ids }) => ids),
  );
  const shown = new Map(files.map((file) => [file.id, presentFile(env, file)]));
  const writers = rows.filter(({ by_side: by }) => by === 'merchant').map(({ by_id: id }) => id);
  const isToldWho = side === 'merchant' && writers.length > 0;
  const members = isToldWho ? await memberNames(tx, { shopId, ids: writers }) : [];
  const names = new Map(members.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    seq: row.seq,
    client_id: row.client_id,
    by: row.by_side,
    name: row.name ?? names.get(row.by_id) ?? null,
    at: row.at.toISOString(),
    parts: row.parts,
    files: row.file_ids.flatMap((id) => shown.get(id) ?? []),
  }));
}

export type Place = {
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
};

/** The asked part of a conversation, the oldest message first. */
export async function readPart(
  context: Reading,
  where: Where,
  { after, before, limit }: Place,
): Promise<{ messages: ShownMessage[]; has_more: boolean }> {
  const { tx } = context;
  const most = limit + 1;
  const rows =
    after === undefined
      ? (await listBefore(tx, { ...where, to: before ?? 2_147_483_647, limit: most })).toReversed()
      : await listAfter(tx, { ...where, from: after, to: 2_147_483_647, limit: most });
  const part = after === undefined ? rows.slice(-limit) : rows.slice(0, limit);
  return { messages: await presentMessages(context, where.shopId, part), has_more: rows.length > limit };
}
