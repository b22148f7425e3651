// Emails about carts that were left unpaid.
import { sql, type RowOf } from '#platform/db/sql.ts';

export const findChoice = sql.row('reminder-choice')`
  select is_on from reminder_choice where shop_id = :shopId`;

export const setChoice = sql.run('reminder-choose')`
  insert into reminder_choice (shop_id, is_on, changed_at) values (:shopId, :isOn, :at)
  on conflict (shop_id) do update set is_on = excluded.is_on, changed_at = excluded.changed_at`;

/** The checkout that a buyer holds the link of, with its cart; none once it is paid. */
export const findCheckout = sql.row('reminder-checkout')<{ email: string; lines: string }>`
  select c.id, c.buyer ->> 'email' as email, c.lang, (
    select jsonb_agg(jsonb_build_object('goods_id', l.goods_id, 'qty', l.qty, 'price_units', l.price_units::text))
    from jsonb_to_recordset(q.lines) as l (goods_id uuid, qty int, price_units bigint)
  )::text as lines
  from checkout c join quote q on q.shop_id = c.shop_id and q.id = c.id
  where c.shop_id = :shopId and c.id = :id and c.state = 'open'`;

/** One row an address: that of its newest checkout. False where it was written to or stopped before. */
export const ask = sql.has('reminder-ask')`
  insert into cart_reminder as r (shop_id, id, email, email_key, lang, lines, created_at, ends_at)
  values (:shopId, :id, :email, :emailKey, :lang, :lines::jsonb, :at, :endsAt)
  on conflict (shop_id, email_key) do update set id = excluded.id, email = excluded.email, lang = excluded.lang,
    lines = excluded.lines, created_at = excluded.created_at, ends_at = excluded.ends_at
    where r.state = 'waiting'
  returning id`;

export const find = sql.row('reminder-find')<{ lines: string }>`
  select r.lines::text as lines, s.currency from cart_reminder r join shop s on s.shop_id = r.shop_id
  where r.shop_id = :shopId and r.id = :id and r.state <> 'waiting'`;

/** The address goes; its key stays, so that nothing is sent to it again. */
export const stop = sql.run('reminder-stop')`
  update cart_reminder set state = 'stopped', email = null, ends_at = :endsAt
  where shop_id = :shopId and id = :id and state <> 'stopped'`;

/** A reminder counts one checkout: the first that was opened by its link. */
export const countCheckout = sql.run('reminder-count')`
  update cart_reminder r set checkout_id = :checkoutId
  where r.shop_id = :shopId and r.id = :id and r.sent_at is not null and r.checkout_id is null
    and exists (select from checkout c where c.shop_id = :shopId and c.id = :checkoutId)`;

export const remove = sql.run('reminder-remove')`
  delete from cart_reminder where shop_id = :shopId and id = any(:ids::uuid[]) and state = 'waiting'`;

/** A shop whose person is erased writes to nobody any more. */
export const eraseReminders = sql.run('reminder-erase')`delete from cart_reminder where shop_id = :shopId`;

export const eraseRemindersOf = sql.run('reminder-erase-buyer')`
  delete from cart_reminder where shop_id = :shopId and email_key = :emailKey`;

export type MailRow = RowOf<typeof listMailed>;

/**
 * Those that wait, with what decides whether they are sent.
 *
 * - is_over: The checkout was paid, or its buyer has ordered since, also where that order was cancelled.
 * - lines: With the price of today; null where the shop does not sell it any more.
 */
export const listMailed = sql.rows('reminder-mailed')<{
  email: string;
  lines: string;
  is_over: boolean;
  is_open: boolean;
  is_on: boolean;
}>`
  select r.id, coalesce(r.email, '') as email, r.lang, r.mail_tries, r.created_at, r.ends_at, s.handle, s.name as shop_name, s.currency,
    exists (select from shop_order o where o.shop_id = :shopId
      and (o.id = r.id or lower(o.buyer_email) = lower(r.email) and o.paid_at >= r.created_at)) as is_over,
    exists (select from checkout c where c.shop_id = :shopId and c.id = r.id and c.state = 'open') as is_open,
    coalesce(p.is_on, true) as is_on, (
      select jsonb_agg(jsonb_build_object('title', coalesce(w.title, x.title, g.title), 'qty', l.qty,
        'seen_units', l.price_units::text, 'now_units', i.price_units::text))
      from jsonb_to_recordset(r.lines) as l (goods_id uuid, qty int, price_units bigint)
      join goods g on g.id = l.goods_id
      left join showcase_item i on i.shop_id = :shopId and i.goods_id = l.goods_id and i.status = 'listed'
        and g.state = 'active'
      left join goods_text x on x.lang = r.lang and x.goods_id = l.goods_id
      left join listing_text w on w.shop_id = :shopId and w.goods_id = l.goods_id and w.lang = r.lang
    )::text as lines
  from cart_reminder r join shop s on s.shop_id = r.shop_id
  left join reminder_choice p on p.shop_id = r.shop_id
  where r.shop_id = :shopId and r.id = any(:ids::uuid[]) and r.state = 'waiting'`;

export const setSent = sql.run('reminder-sent')`
  update cart_reminder set state = 'sent', email = null, sent_at = :at, ends_at = :endsAt
  where shop_id = :shopId and id = any(:ids::uuid[]) and state = 'waiting'`;

export const noteTry = sql.run('reminder-tried')`
  update cart_reminder set mail_tries = mail_tries + 1 where shop_id = :shopId and id = :id`;

export const list = sql.rows('reminder-list')<{
  sent_at: Date;
  lines: string;
  order_id: string | null;
  number: number | null;
  total_units: bigint | null;
}>`
  select r.id, r.sent_at, o.id as order_id, o.number, o.total_units, (
      select jsonb_agg(jsonb_build_object('goods_id', l.goods_id, 'qty', l.qty,
        'title', coalesce(w.title, x.title, g.title)))
      from jsonb_to_recordset(r.lines) as l (goods_id uuid, qty int)
      join goods g on g.id = l.goods_id
      left join goods_text x on x.lang = :language and x.goods_id = l.goods_id
      left join listing_text w on w.shop_id = :shopId and w.goods_id = l.goods_id and w.lang = :language
    )::text as lines
  from cart_reminder r
  left join shop_order o on o.shop_id = r.shop_id and o.id = r.checkout_id
  where r.shop_id = :shopId and r.sent_at > :after and (:isOrdered?::boolean is null or o.id is not null)
  order by r.sent_at desc, r.id desc limit :limit offset :offset`;

export const count = sql.row('reminder-counts')<{ sent: number; ordered: number }>`
  select count(*)::int as sent, count(o.id)::int as ordered from cart_reminder r
  left join shop_order o on o.shop_id = r.shop_id and o.id = r.checkout_id
  where r.shop_id = :shopId and r.sent_at > :after`;

const forget = sql.row('reminder-forget')<{ gone: number }>`
  with gone as (
    delete from cart_reminder r using (
      select o.shop_id, o.id from cart_reminder o where o.ends_at < :now limit :limit) o
    where r.shop_id = o.shop_id and r.id = o.id
    returning 1)
  select count(*)::int as gone from gone`;

/** Deletes rows whose time is over, of all shops: how many. */
export async function forgetReminders(
  tx: Parameters<typeof forget>[0],
  now: Date,
  limit: number,
): Promise<number> {
  return (await forget(tx, { now, limit }))?.gone ?? 0;
}
