// Files of people's own data, wishes to be erased, and buyers who are not known any more.
import { statement, type Tx } from '#platform/db/database.ts';

export type DataFile = {
  shop_id: bigint;
  id: string;
  person_id: string;
  state: 'waiting' | 'done' | 'failed' | 'removed';
  bytes: bigint | null;
  asked_at: Date;
  expires_at: Date;
};

const fileColumns = 'shop_id, id, person_id, state, bytes, asked_at, expires_at';

const ask = statement<{ id: string }>(
  'privacy-file-ask',
  `insert into data_file (shop_id, id, person_id, day, state, asked_at, expires_at)
   values ($1, $2, $3, $4::timestamptz at time zone 'UTC', 'waiting', $4, $5)
   on conflict (shop_id, day) do nothing returning id`,
);

/** False where one was asked for today: the day is the slot. */
export async function askFile(
  tx: Tx,
  shopId: bigint,
  file: { id: string; personId: string; at: Date; expiresAt: Date },
): Promise<boolean> {
  return (await tx.row(ask, [shopId, file.id, file.personId, file.at, file.expiresAt])) !== undefined;
}

const newest = statement<DataFile>(
  'privacy-file-newest',
  `select ${fileColumns} from data_file where shop_id = $1 order by asked_at desc limit 1`,
);

export function newestFile(tx: Tx, shopId: bigint): Promise<DataFile | undefined> {
  return tx.row(newest, [shopId]);
}

const findFileRow = statement<DataFile>(
  'privacy-file',
  `select ${fileColumns} from data_file where shop_id = $1 and id = $2`,
);

export function findFile(tx: Tx, shopId: bigint, id: string): Promise<DataFile | undefined> {
  return tx.row(findFileRow, [shopId, id]);
}

const end = statement<never>(
  'privacy-file-end',
  `update data_file set state = $3, bytes = coalesce($4, bytes), sha256 = coalesce($5, sha256),
     ended_at = coalesce(ended_at, $6) where shop_id = $1 and id = $2`,
);

export type Ended = {
  readonly id: string;
  readonly state: 'done' | 'failed' | 'removed';
  readonly bytes?: bigint;
  readonly sha256?: string;
  readonly at: Date;
};

export async function endFile(tx: Tx, shopId: bigint, ended: Ended): Promise<void> {
  const { id, state, bytes = null, sha256 = null, at } = ended;
  await tx.rows(end, [shopId, id, state, bytes, sha256, at]);
}

export type Wish = { id: string; person_id: string; asked_at: Date; due_at: Date };

const wish = statement<Wish>(
  'privacy-wish',
  `select id, person_id, asked_at, due_at from erasure where shop_id = $1 and state = 'asked'`,
);

export function openWish(tx: Tx, shopId: bigint): Promise<Wish | undefined> {
  return tx.row(wish, [shopId]);
}

const askWish = statement<{ id: string }>(
  'privacy-wish-ask',
  `insert into erasure (shop_id, id, person_id, state, asked_at, due_at) values ($1, $2, $3, 'asked', $4, $5)
   on conflict (shop_id) where state = 'asked' do nothing returning id`,
);

export async function insertWish(tx: Tx, shopId: bigint, row: Wish): Promise<boolean> {
  return (await tx.row(askWish, [shopId, row.id, row.person_id, row.asked_at, row.due_at])) !== undefined;
}

const endWishRow = statement<{ id: string }>(
  'privacy-wish-end',
  `update erasure set state = $2, ended_at = $3 where shop_id = $1 and state = 'asked' returning id`,
);

export async function endWish(
  tx: Tx,
  shopId: bigint,
  state: 'cancelled' | 'done',
  at: Date,
): Promise<string | undefined> {
  return (await tx.row(endWishRow, [shopId, state, at]))?.id;
}

const erase = statement<never>('privacy-erase-person', 'select person_erase($1, $2, $3)');

/** Writes over what names the person of a shop, in all tables; the database refuses it before its day. */
export async function erasePerson(tx: Tx, shopId: bigint, personId: string, at: Date): Promise<void> {
  await tx.rows(erase, [shopId, personId, at]);
}

const eraseReach = statement<never>('privacy-erase-reach', 'select reach_erase_person($1, $2, $3)');

/** Forgets the devices and the address that a person was reached by; refused while a campaign has money. */
export async function eraseReached(tx: Tx, shopId: bigint, personId: string, at: Date): Promise<void> {
  await tx.rows(eraseReach, [shopId, personId, at]);
}

export type Owed = { orders: number; cases: number; currency: string; units: bigint };

const owed = statement<Owed>(
  'privacy-owed',
  `select
     (select count(*)::int from shop_order where shop_id = $1 and status not in
       ('completed', 'cancelled', 'pending_withdrawal')) as orders,
     (select count(*)::int from return_case where shop_id = $1 and ended_at is null) as cases,
     (select currency from shop where shop_id = $1) as currency,
     (select coalesce(sum(credits - debits), 0)::bigint from account where shop_id = $1 and kind in
       ('shop_pending', 'shop_available', 'shop_held', 'withdrawing', 'deposit_suspense',
       'ad_budget')) as units`,
);

/** What must come to its end first: orders, cases, and money that is the shop's. */
export async function readOwed(tx: Tx, shopId: bigint): Promise<Owed> {
  const row = await tx.row(owed, [shopId]);
  if (row === undefined) throw new Error(`no shop ${shopId}`);
  return row;
}

const record = statement<{ order_id: string }>(
  'privacy-buyer-record',
  `insert into buyer_erasure (shop_id, order_id, at, person_id, why) values ($1, $2, $3, $4, $5)
   on conflict (shop_id, order_id) do nothing returning order_id`,
);
const eraseOne = statement<never>('privacy-buyer-erase', 'select buyer_erase($1, $2)');

/** Erases the buyer of an ended order. False where that was done before. */
export async function eraseBuyerOf(
  tx: Tx,
  order: { shopId: bigint; id: string },
  by: { at: Date; personId: string | null; why: string },
): Promise<boolean> {
  const { shopId, id } = order;
  const isNew = (await tx.row(record, [shopId, id, by.at, by.personId, by.why])) !== undefined;
  if (isNew) await tx.rows(eraseOne, [shopId, id]);
  return isNew;
}

const ended = statement<{ is_over: boolean }>(
  'privacy-order-over',
  `select (released_at is not null or cancelled_at is not null) and case_id is null as is_over
   from shop_order where shop_id = $1 and id = $2`,
);

/** Whether an order has come to its end; undefined where there is none. */
export async function isOrderOver(tx: Tx, shopId: bigint, id: string): Promise<boolean | undefined> {
  return (await tx.row(ended, [shopId, id]))?.is_over;
}

const old = statement<{ shop_id: bigint; id: string }>(
  'privacy-buyers-old',
  `select o.shop_id, o.id from shop_order o
   where coalesce(o.cancelled_at, o.released_at) < $1 and o.buyer_name <> '' and o.case_id is null
   order by coalesce(o.cancelled_at, o.released_at) limit $2`,
);

/** Orders that ended before a time and whose buyers are still known, of all shops. */
export function oldBuyers(tx: Tx, before: Date, limit: number): Promise<{ shop_id: bigint; id: string }[]> {
  return tx.rows(old, [before, limit]);
}
