// Messages: said once, never changed. Their pictures, and the reports that let the desk look.
import type { ChatPart } from '#domain/chat.ts';
import type { ChatSide } from '#domain/states/conversation.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type MessageRow = {
  seq: number;
  by_side: ChatSide;
  name: string | null;
  client_id: string;
  parts: ChatPart[];
  file_ids: string[];
  at: Date;
};

export type Where = { readonly shopId: bigint; readonly id: string };

const columns = 'seq, by_side, name, client_id, parts, file_ids, at';

const after = statement<MessageRow>(
  'chat-after',
  `select ${columns} from chat_message where shop_id = $1 and conversation_id = $2 and seq > $3 and seq <= $4
   order by seq limit $5`,
);
const before = statement<MessageRow>(
  'chat-before',
  `select ${columns} from chat_message where shop_id = $1 and conversation_id = $2 and seq < $3
   order by seq desc limit $4`,
);

/** The oldest of those after a number and up to another. */
export function listAfter(
  tx: Tx,
  { shopId, id }: Where,
  { from, to, limit }: { readonly from: number; readonly to: number; readonly limit: number },
): Promise<MessageRow[]> {
  return tx.rows(after, [shopId, id, from, to, limit]);
}

/** The newest of those before a number, the newest first. */
export function listBefore(tx: Tx, { shopId, id }: Where, to: number, limit: number): Promise<MessageRow[]> {
  return tx.rows(before, [shopId, id, to, limit]);
}

const ofClient = statement<MessageRow>(
  'chat-of-client',
  `select ${columns} from chat_message
   where shop_id = $1 and conversation_id = $2 and by_side = $3 and client_id = $4`,
);

const ofSide = statement<Pick<MessageRow, 'parts'>>(
  'chat-before-of-side',
  `select parts from chat_message
   where shop_id = $1 and conversation_id = $2 and by_side = $3 and seq < $4 order by seq desc limit 1`,
);

/** What the same side said last before a number. */
export async function findBefore(
  tx: Tx,
  { shopId, id }: Where,
  side: ChatSide,
  seq: number,
): Promise<readonly ChatPart[] | undefined> {
  return (await tx.row(ofSide, [shopId, id, side, seq]))?.parts;
}

/** What was kept under a name of the writer's device. */
export function findOfClient(
  tx: Tx,
  { shopId, id }: Where,
  side: ChatSide,
  clientId: string,
): Promise<MessageRow | undefined> {
  return tx.row(ofClient, [shopId, id, side, clientId]);
}

const insert = statement<never>(
  'chat-say',
  `insert into chat_message (shop_id, conversation_id, seq, by_side, by_id, name, client_id, parts, file_ids, at)
   values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::uuid[], $10)`,
);

export async function insertMessage(
  tx: Tx,
  { shopId, id }: Where,
  message: MessageRow & { readonly byId: string },
): Promise<void> {
  const { seq, by_side: side, byId, name, client_id: client, parts, file_ids: files, at } = message;
  const values = [seq, side, byId, name, client, JSON.stringify(parts), files, at];
  await tx.rows(insert, [shopId, id, ...values]);
}

const upload = statement<never>(
  'chat-file-add',
  `insert into chat_file (shop_id, file_id, conversation_id, by_side, by_id, at) values ($1, $2, $3, $4, $5, $6)`,
);

export type Sender = { readonly side: ChatSide; readonly byId: string };

/** Keeps whose a picture is until its message is sent. */
export async function insertFile(
  tx: Tx,
  { shopId, id }: Where,
  file: Sender & { readonly fileId: string; readonly at: Date },
): Promise<void> {
  await tx.rows(upload, [shopId, file.fileId, id, file.side, file.byId, file.at]);
}

const claim = statement<{ file_id: string }>(
  'chat-file-claim',
  `update chat_file set seq = $5 where shop_id = $1 and conversation_id = $2 and by_side = $3 and by_id = $4
     and file_id = any($6::uuid[]) and seq is null returning file_id`,
);
const take = statement<{ file_id: string }>(
  'chat-file-take',
  `insert into chat_file (shop_id, file_id, conversation_id, by_side, by_id, seq, at)
   select $1, f.id, $2, $3, $4, $5, $7 from unnest($6::uuid[]) as f (id)
   on conflict (shop_id, file_id) do nothing returning file_id`,
);

export type Claim = Sender & { readonly fileIds: readonly string[]; readonly seq: number; readonly at: Date };

/** Ties waiting pictures of this sender to a message; gives how many it could. */
export async function claimFiles(tx: Tx, { shopId, id }: Where, ask: Claim): Promise<number> {
  return (await tx.rows(claim, [shopId, id, ask.side, ask.byId, ask.seq, ask.fileIds])).length;
}

/** The same for pictures that were uploaded by themselves: each can be in one message. */
export async function takeFiles(tx: Tx, { shopId, id }: Where, ask: Claim): Promise<number> {
  const values = [ask.side, ask.byId, ask.seq, ask.fileIds, ask.at];
  return (await tx.rows(take, [shopId, id, ...values])).length;
}

const ofBuyer = statement<{ file_id: string }>(
  'chat-files-of-buyer',
  `select file_id from chat_file where shop_id = $1 and conversation_id = $2 and by_side = 'buyer'`,
);

export async function listBuyerFiles(tx: Tx, { shopId, id }: Where): Promise<string[]> {
  return (await tx.rows(ofBuyer, [shopId, id])).map(({ file_id: file }) => file);
}

const report = statement<{ at: Date }>(
  'chat-report',
  `insert into chat_report (shop_id, conversation_id, by_side, reason, at) values ($1, $2, $3, $4, $5)
   on conflict do nothing returning at`,
);

/** False where it was reported before. */
export async function insertReport(
  tx: Tx,
  { shopId, id }: Where,
  said: { readonly side: 'merchant' | 'buyer'; readonly reason: string; readonly at: Date },
): Promise<boolean> {
  return (await tx.row(report, [shopId, id, said.side, said.reason, said.at])) !== undefined;
}

export type ReportOutcome = 'nothing' | 'warned' | 'restricted';
export type ReportRow = {
  by_side: 'merchant' | 'buyer';
  reason: string;
  at: Date;
  outcome: ReportOutcome | null;
  note: string | null;
  resolved_at: Date | null;
};

const findOne = statement<ReportRow>(
  'chat-find-report',
  `select by_side, reason, at, outcome, note, resolved_at from chat_report
   where shop_id = $1 and conversation_id = $2`,
);

export function findReport(tx: Tx, { shopId, id }: Where): Promise<ReportRow | undefined> {
  return tx.row(findOne, [shopId, id]);
}

const resolve = statement<{ at: Date }>(
  'chat-resolve',
  `update chat_report set outcome = $3, note = $4, resolved_by = $5, resolved_at = $6
   where shop_id = $1 and conversation_id = $2 and resolved_at is null returning at`,
);

export async function setResolved(
  tx: Tx,
  { shopId, id }: Where,
  end: { readonly outcome: ReportOutcome; readonly note: string; readonly by: string; readonly at: Date },
): Promise<boolean> {
  return (await tx.row(resolve, [shopId, id, end.outcome, end.note, end.by, end.at])) !== undefined;
}

const known = statement<{ tracking: string }>(
  'chat-known-parcels',
  'select tracking from parcel where shop_id = $1 and tracking = any($2::text[])',
);

/** Those of some numbers that are of this shop's parcels. */
export async function listKnown(tx: Tx, shopId: bigint, numbers: readonly string[]): Promise<string[]> {
  if (numbers.length === 0) return [];
  return (await tx.rows(known, [shopId, numbers])).map(({ tracking }) => tracking);
}

const erasePerson = statement<never>('chat-erase-person', 'select chat_erase_person($1, $2, $3)');
const eraseBuyer = statement<never>('chat-erase-buyer', 'select chat_erase_buyer($1, $2)');

/** Writes over what a person said, whose erasure is due. */
export async function eraseOfPerson(tx: Tx, shopId: bigint, personId: string, at: Date): Promise<void> {
  await tx.rows(erasePerson, [shopId, personId, at]);
}
/** Writes over an order's conversation, whose buyer's erasure is on record. */
export async function eraseOfBuyer(tx: Tx, shopId: bigint, orderId: string): Promise<void> {
  await tx.rows(eraseBuyer, [shopId, orderId]);
}
