// Messages: said once, never changed. Their pictures, and the reports that let the desk look.
import type { ChatPart } from '#domain/chat.ts';
import type { ChatSide } from '#domain/states/conversation.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type MessageRow = RowOf<typeof listAfter>;

export type Where = { readonly shopId: bigint; readonly id: string };

/** The names of those of these writers who are members of the shop; its owner has none here. */
export const memberNames = sql.rows('chat-member-names')<{ name: string }>`
  select id, coalesce(nickname, username) as name from merchant
  where shop_id = :shopId and id = any(:ids::uuid[]) and role <> 'owner'`;

const columns = 'seq, by_side, by_id, name, client_id, parts, file_ids, at';

/** The oldest of those after a number and up to another. */
export const listAfter = sql.rows('chat-after')`
  select ${columns} from chat_message where shop_id = :shopId and conversation_id = :id and seq > :from
    and seq <= :to
  order by seq limit :limit`;

/** The newest of those before a number, the newest first. */
export const listBefore = sql.rows('chat-before')`
  select ${columns} from chat_message where shop_id = :shopId and conversation_id = :id and seq < :to
  order by seq desc limit :limit`;

const ofSide = sql.row('chat-before-of-side')`select parts from chat_message
  where shop_id = :shopId and conversation_id = :id and by_side = :side and seq < :seq order by seq desc
    limit 1`;

/** What the same side said last before a number. */
export async function findBefore(
  tx: Tx,
  { shopId, id }: Where,
  side: ChatSide,
  seq: number,
): Promise<readonly ChatPart[] | undefined> {
  return (await ofSide(tx, { shopId, id, side, seq }))?.parts;
}

/** What was kept under a name of the writer's device. */
export const findOfClient = sql.row('chat-of-client')`select ${columns} from chat_message
  where shop_id = :shopId and conversation_id = :id and by_side = :side and client_id = :clientId`;

const insert = statement<never>(
  'chat-say',
  `insert into chat_message (shop_id, conversation_id, seq, by_side, by_id, name, client_id, parts, file_ids, at)
   values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::uuid[], $10)`,
);

export async function insertMessage(tx: Tx, { shopId, id }: Where, message: MessageRow): Promise<void> {
  const { seq, by_side: side, by_id: byId, name, client_id: client, parts, file_ids: files, at } = message;
  const values = [seq, side, byId, name, client, JSON.stringify(parts), files, at];
  await tx.rows(insert, [shopId, id, ...values]);
}

export type Sender = { readonly side: ChatSide; readonly byId: string };

/** Keeps whose a picture is until its message is sent. */
export const insertFile = sql.run('chat-file-add')`
  insert into chat_file (shop_id, file_id, conversation_id, by_side, by_id, at)
    values (:shopId, :fileId, :id, :side, :byId, :at)`;

const take = statement<{ file_id: string }>(
  'chat-file-take',
  `insert into chat_file (shop_id, file_id, conversation_id, by_side, by_id, seq, at)
   select $1, f.id, $2, $3, $4, $5, $7 from unnest($6::uuid[]) as f (id)
   on conflict (shop_id, file_id) do nothing returning file_id`,
);

export type Claim = Sender & { readonly fileIds: readonly string[]; readonly seq: number; readonly at: Date };

/** Ties waiting pictures of this sender to a message; gives how many it could. */
export const claimFiles = sql.count('chat-file-claim')`
  update chat_file set seq = :seq where shop_id = :shopId and conversation_id = :id and by_side = :side
    and by_id = :byId
    and file_id = any(:fileIds::uuid[]) and seq is null returning file_id`;

/** The same for pictures that were uploaded by themselves: each can be in one message. */
export async function takeFiles(tx: Tx, { shopId, id }: Where, ask: Claim): Promise<number> {
  const values = [ask.side, ask.byId, ask.seq, ask.fileIds, ask.at];
  return (await tx.rows(take, [shopId, id, ...values])).length;
}

const ofBuyer = sql.rows('chat-files-of-buyer')`
  select file_id from chat_file where shop_id = :shopId and conversation_id = :id and by_side = 'buyer'`;

export async function listBuyerFiles(tx: Tx, { shopId, id }: Where): Promise<string[]> {
  return (await ofBuyer(tx, { shopId, id })).map(({ file_id: file }) => file);
}

/** False where it was reported before. */
export const insertReport = sql.has('chat-report')`
  insert into chat_report (shop_id, conversation_id, by_side, reason, at)
    values (:shopId, :id, :side, :reason, :at)
  on conflict do nothing returning at`;

export type ReportOutcome = 'nothing' | 'warned' | 'restricted';
export type ReportRow = RowOf<typeof findReport>;

export const findReport = sql.row('chat-find-report')<{ outcome: ReportOutcome | null }>`
  select by_side, reason, at, outcome, note, resolved_at from chat_report
  where shop_id = :shopId and conversation_id = :id`;

export const setResolved = sql.has('chat-resolve')`
  update chat_report set outcome = :outcome, note = :note, resolved_by = :by, resolved_at = :at
  where shop_id = :shopId and conversation_id = :id and resolved_at is null returning at`;

const known = sql.rows('chat-known-parcels')`
  select tracking from parcel where shop_id = :shopId and tracking = any(:numbers::text[])`;

/** Those of some numbers that are of this shop's parcels. */
export async function listKnown(tx: Tx, shopId: bigint, numbers: readonly string[]): Promise<string[]> {
  if (numbers.length === 0) return [];
  return (await known(tx, { shopId, numbers })).map(({ tracking }) => tracking);
}

const erasePerson = sql.run('chat-erase-person')`select chat_erase_person(:shopId, :personId, :at)`;
/** Writes over what a person said, whose erasure is due. */
export async function eraseOfPerson(tx: Tx, shopId: bigint, personId: string, at: Date): Promise<void> {
  await erasePerson(tx, { shopId, personId, at });
}
/** Writes over an order's conversation, whose buyer's erasure is on record. */
export const eraseOfBuyer = sql.run('chat-erase-buyer')`select chat_erase_buyer(:shopId, :orderId)`;
