// Files of people's own data, wishes to be erased, and buyers who are not known any more.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type DataFile = RowOf<typeof newestFile>;

const fileColumns = 'shop_id, id, person_id, state, bytes, asked_at, expires_at';

/** False where one was asked for today: the day is the slot. */
export const askFile = sql.has('privacy-file-ask')`
  insert into data_file (shop_id, id, person_id, day, state, asked_at, expires_at)
  values (:shopId, :id, :personId, :at::timestamptz at time zone 'UTC', 'waiting', :at, :expiresAt)
  on conflict (shop_id, day) do nothing returning id`;

export const newestFile = sql.row('privacy-file-newest')`
  select ${fileColumns} from data_file where shop_id = :shopId order by asked_at desc limit 1`;

export const findFile = sql.row('privacy-file')`
  select ${fileColumns} from data_file where shop_id = :shopId and id = :id`;

const end = sql.run('privacy-file-end')`
  update data_file set state = :state, bytes = coalesce(:bytes?, bytes), sha256 = coalesce(:sha256?, sha256),
    ended_at = coalesce(ended_at, :at) where shop_id = :shopId and id = :id`;

export type Ended = {
  readonly id: string;
  readonly state: 'done' | 'failed' | 'removed';
  readonly bytes?: bigint;
  readonly sha256?: string;
  readonly at: Date;
};

export async function endFile(tx: Tx, shopId: bigint, ended: Ended): Promise<void> {
  const { id, state, bytes = null, sha256 = null, at } = ended;
  await end(tx, { shopId, id, state, bytes, sha256, at });
}

export const openWish = sql.row('privacy-wish')`
  select id, person_id, asked_at, due_at from erasure where shop_id = :shopId and state = 'asked'`;

export const insertWish = sql.has('privacy-wish-ask')`
  insert into erasure (shop_id, id, person_id, state, asked_at, due_at)
    values (:shopId, :id, :person_id, 'asked', :asked_at, :due_at)
  on conflict (shop_id) where state = 'asked' do nothing returning id`;

const endWishRow = sql.row('privacy-wish-end')`
  update erasure set state = :state, ended_at = :at where shop_id = :shopId and state = 'asked' returning id`;

export async function endWish(
  tx: Tx,
  shopId: bigint,
  state: 'cancelled' | 'done',
  at: Date,
): Promise<string | undefined> {
  return (await endWishRow(tx, { shopId, state, at }))?.id;
}

/** Writes over what names the person of a shop, in all tables; the database refuses it before its day. */
export const erasePerson = sql.run('privacy-erase-person')`select person_erase(:shopId, :personId, :at)`;

/** Forgets the devices and the address that a person was reached by; refused while a campaign has money. */
export const eraseReached = sql.run('privacy-erase-reach')`
  select reach_erase_person(:shopId, :personId, :at)`;

export type Owed = RowOf<typeof owed>;

const owed = sql.row('privacy-owed')<{ orders: number; cases: number; currency: string; units: bigint }>`
  select
    (select count(*)::int from shop_order where shop_id = :shopId and status not in
      ('completed', 'cancelled', 'pending_withdrawal')) as orders,
    (select count(*)::int from return_case where shop_id = :shopId and ended_at is null) as cases,
    (select currency from shop where shop_id = :shopId) as currency,
    (select coalesce(sum(credits - debits), 0)::bigint from account where shop_id = :shopId and kind in
      ('shop_pending', 'shop_available', 'shop_held', 'withdrawing', 'deposit_suspense',
      'ad_budget')) as units`;

/** What must come to its end first: orders, cases, and money that is the shop's. */
export async function readOwed(tx: Tx, shopId: bigint): Promise<Owed> {
  const row = await owed(tx, { shopId });
  if (row === undefined) throw new Error(`no shop ${shopId}`);
  return row;
}

const record = sql.row('privacy-buyer-record')`
  insert into buyer_erasure (shop_id, order_id, at, person_id, why)
    values (:shopId, :id, :at, :personId?, :why)
  on conflict (shop_id, order_id) do nothing returning order_id`;
const eraseOne = sql.run('privacy-buyer-erase')`select buyer_erase(:shopId, :id)`;

/** Erases the buyer of an ended order. False where that was done before. */
export async function eraseBuyerOf(
  tx: Tx,
  order: { shopId: bigint; id: string },
  by: { at: Date; personId: string | null; why: string },
): Promise<boolean> {
  const { shopId, id } = order;
  const isNew =
    (await record(tx, { shopId, id, at: by.at, personId: by.personId, why: by.why })) !== undefined;
  if (isNew) await eraseOne(tx, { shopId, id });
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

/** The address of an order's buyer; none where the buyer is erased. */
export const findBuyerAddress = sql.row('privacy-buyer-address')<{ email: string }>`
  select buyer_email as email from shop_order where shop_id = :shopId and id = :id and buyer_email <> ''`;

/** Orders that ended before a time and whose buyers are still known, of all shops. */
export const oldBuyers = sql.rows('privacy-buyers-old')`select o.shop_id, o.id from shop_order o
  where coalesce(o.cancelled_at, o.released_at) < :before and o.buyer_name <> '' and o.case_id is null
  order by coalesce(o.cancelled_at, o.released_at) limit :limit`;
