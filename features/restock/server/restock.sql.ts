// Requests for an email when goods are there again.
import { sql, type RowOf } from '#platform/db/sql.ts';

type Narrowed = { state: 'unconfirmed' | 'waiting' | 'due' };

/** False where the shop does not sell the goods, or they are there. */
export const isSoldOut = sql.has('restock-sold-out')`
  select i.goods_id from showcase_item i join goods g on g.id = i.goods_id left join stock s on s.goods_id = i.goods_id
  where i.shop_id = :shopId and i.goods_id = :goodsId and i.status = 'listed'
    and (g.state <> 'active' or coalesce(s.on_hand - s.reserved, 0) <= 0)`;

/** The row of an address: a new one, or the one that is not confirmed yet. Undefined where it is confirmed already. */
export const ask = sql.row('restock-ask')`
  insert into restock_notice as r (shop_id, id, goods_id, email, email_key, lang, created_at, ends_at)
  values (:shopId, :id, :goodsId, :email, :emailKey, :lang, :at, :endsAt)
  on conflict (shop_id, goods_id, email_key) do update set lang = excluded.lang, ends_at = excluded.ends_at
    where r.state = 'unconfirmed'
  returning id`;

export type Found = RowOf<typeof find>;

export const find = sql.row('restock-find')<Narrowed & { title: string }>`
  select r.id, r.goods_id, r.state, coalesce(w.title, x.title, g.title) as title
  from restock_notice r join goods g on g.id = r.goods_id
  left join goods_text x on x.lang = :language and x.goods_id = r.goods_id
  left join listing_text w on w.shop_id = r.shop_id and w.goods_id = r.goods_id and w.lang = :language
  where r.shop_id = :shopId and r.id = :id`;

/** False where it was confirmed already, or is gone. */
export const confirm = sql.has('restock-confirm')`
  update restock_notice set state = 'waiting', confirmed_at = :at, ends_at = :endsAt
  where shop_id = :shopId and id = :id and state = 'unconfirmed' returning id`;

export const remove = sql.run('restock-remove')`
  delete from restock_notice where shop_id = :shopId and id = any(:ids::uuid[])`;

/** A shop whose person is erased sells nothing any more: nobody waits for it. */
export const eraseRestocks = sql.run('restock-erase')`delete from restock_notice where shop_id = :shopId`;

export const eraseRestocksOf = sql.run('restock-erase-buyer')`
  delete from restock_notice where shop_id = :shopId and email_key = :emailKey`;

/** Those that wait for goods which are there again are due: which, at most so many, the oldest first. */
export const setDue = sql.rows('restock-set-due')`
  update restock_notice r set state = 'due'
  where r.shop_id = :shopId and r.state = 'waiting' and r.id in (
    select w.id from restock_notice w
    join showcase_item i on i.shop_id = w.shop_id and i.goods_id = w.goods_id and i.status = 'listed'
    join goods g on g.id = w.goods_id and g.state = 'active'
    join stock s on s.goods_id = w.goods_id and s.on_hand > s.reserved
    where w.shop_id = :shopId and w.goods_id = any(:goodsIds::uuid[]) and w.state = 'waiting'
    order by w.created_at limit :limit)
  returning r.id`;

/** Of these goods those that somebody waits for. */
export const listAwaited = sql.rows('restock-awaited')`
  select distinct goods_id from restock_notice
  where shop_id = :shopId and goods_id = any(:goodsIds::uuid[]) and state = 'waiting'`;

export type MailRow = RowOf<typeof listMailed>;

export const listMailed = sql.rows('restock-mailed')<Narrowed & { title: string }>`
  select r.id, r.goods_id, r.email, r.lang, r.state, r.mail_tries, r.created_at, s.handle, s.name as shop_name,
    coalesce(w.title, x.title, g.title) as title
  from restock_notice r join shop s on s.shop_id = r.shop_id join goods g on g.id = r.goods_id
  left join goods_text x on x.lang = r.lang and x.goods_id = r.goods_id
  left join listing_text w on w.shop_id = r.shop_id and w.goods_id = r.goods_id and w.lang = r.lang
  where r.shop_id = :shopId and r.id = any(:ids::uuid[])`;

export const noteTry = sql.run('restock-tried')`
  update restock_notice set mail_tries = mail_tries + 1 where shop_id = :shopId and id = :id`;

const forget = sql.row('restock-forget')<{ gone: number }>`
  with gone as (
    delete from restock_notice r using (
      select o.shop_id, o.id from restock_notice o where o.ends_at < :now limit :limit) o
    where r.shop_id = o.shop_id and r.id = o.id
    returning 1)
  select count(*)::int as gone from gone`;

/** Deletes rows whose time is over, of all shops: how many. */
export async function forgetRestocks(
  tx: Parameters<typeof forget>[0],
  now: Date,
  limit: number,
): Promise<number> {
  return (await forget(tx, { now, limit }))?.gone ?? 0;
}
