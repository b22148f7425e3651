// Buyers' own pages, the links to them, and the browsers that are signed in.
import type { OrderStatus } from '#domain/states/order-status.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export const addLink = sql.run('buyer-link-add')`
  insert into buyer_link (shop_id, id, email, email_key, lang, created_at, ends_at)
  values (:shopId, :id, :email, :emailKey, :lang, :at, :endsAt)`;

export const findLink = sql.row('buyer-link-find')`
  select email from buyer_link where shop_id = :shopId and id = :id and ends_at > :now`;

export const findCurrency = sql.row('buyer-currency')`select currency from shop where shop_id = :shopId`;

/** A link is used once: whoever deletes its row has used it. */
export const takeLink = sql.row('buyer-link-take')`
  delete from buyer_link where shop_id = :shopId and id = :id and ends_at > :now returning email, email_key`;

export const removeLinks = sql.run('buyer-link-remove')`
  delete from buyer_link where shop_id = :shopId and id = any(:ids::uuid[])`;

export const removeLinksOf = sql.run('buyer-link-remove-address')`
  delete from buyer_link where shop_id = :shopId and email_key = :emailKey`;

export type MailRow = RowOf<typeof listMailed>;

export const listMailed = sql.rows('buyer-link-mailed')`
  select l.id, l.email, l.lang, l.mail_tries, l.created_at, s.handle, s.name as shop_name
  from buyer_link l join shop s on s.shop_id = l.shop_id
  where l.shop_id = :shopId and l.id = any(:ids::uuid[]) and l.ends_at > :now`;

export const noteTry = sql.run('buyer-link-tried')`
  update buyer_link set mail_tries = mail_tries + 1 where shop_id = :shopId and id = :id`;

/** The page of an address: a new one, or the one that there is, which stays from here on. */
export const openPage = sql.row('buyer-open')<{ wishes: string }>`
  insert into shop_buyer as b (shop_id, id, email, email_key, created_at, ends_at)
  values (:shopId, :id, :email, :emailKey, :at, :endsAt)
  on conflict (shop_id, email_key) do update set email = excluded.email, ends_at = excluded.ends_at
  returning b.id, b.wishes::text as wishes`;

export const addSession = sql.run('buyer-session-add')`
  insert into buyer_session (shop_id, id, buyer_id, secret_hash, created_at, ends_at)
  values (:shopId, :id, :buyerId, :secretHash, :at, :endsAt)`;

export type Page = RowOf<typeof findPage>;

/** The page that a session is for; its row is not locked. */
export const findPage = sql.row('buyer-page')<{ wishes: string; addresses: string; sessions: number }>`
  select b.id, b.email, b.email_key, b.wishes::text as wishes, b.addresses::text as addresses, b.ends_at as deleted_at,
    e.secret_hash, e.ends_at, (
      select count(*)::int from buyer_session o where o.shop_id = :shopId and o.buyer_id = b.id and o.ends_at > :now
    ) as sessions
  from buyer_session e join shop_buyer b on b.shop_id = e.shop_id and b.id = e.buyer_id
  where e.shop_id = :shopId and e.id = :id and e.ends_at > :now`;

/** What the page keeps, for whoever changes it: one at a time. */
export const lockPage = sql.row('buyer-lock')<{ wishes: string; addresses: string }>`
  select wishes::text as wishes, addresses::text as addresses from shop_buyer
  where shop_id = :shopId and id = :id for update`;

export const setWishes = sql.run('buyer-set-wishes')`
  update shop_buyer set wishes = :wishes::jsonb where shop_id = :shopId and id = :id`;

export const setAddresses = sql.run('buyer-set-addresses')`
  update shop_buyer set addresses = :addresses::jsonb where shop_id = :shopId and id = :id`;

export const endSession = sql.run('buyer-session-end')`
  delete from buyer_session where shop_id = :shopId and id = :id`;

export const endSessions = sql.run('buyer-session-end-all')`
  delete from buyer_session where shop_id = :shopId and buyer_id = :buyerId`;

/** Its sessions go with it. */
export const deletePage = sql.run('buyer-delete')`
  delete from shop_buyer where shop_id = :shopId and email_key = :emailKey`;

/**
 * The newest orders of an address, each with the first of its products in the reader's language: in the shop's own words while
 * it sells that product, because later ones are a draft.
 */
export const listOrders = sql.rows('buyer-orders')<{ status: OrderStatus; title: string; pieces: number }>`
  select o.id, o.number, o.status, o.total_units, o.currency, o.paid_at, l.title, l.pieces
  from shop_order o
  cross join lateral (
    select sum(a.qty)::int as pieces, (array_agg(coalesce(w.title, x.title, a.title) order by a.n))[1] as title
    from order_line a
    left join goods_text x on x.lang = :language and x.goods_id = a.goods_id
    left join showcase_item i on i.shop_id = :shopId and i.goods_id = a.goods_id and i.status = 'listed'
    left join listing_text w on w.shop_id = :shopId and w.goods_id = i.goods_id and w.lang = :language
    where a.shop_id = :shopId and a.order_id = o.id
  ) l
  where o.shop_id = :shopId and o.buyer_email = :email order by o.number desc limit :limit`;

/**
 * Products as buyers of the shop see them; without a price where it does not sell them any more, and then in the supplier's
 * words and pictures: the shop's own are a draft. With `isKnown` also those that it removed since: only ids that were noted
 * while they were on sale may ask for that.
 */
export const listGoods = sql.rows('buyer-goods')<{ title: string; picture: string; available: bigint }>`
  select g.id, coalesce(w.title, x.title, g.title) as title,
    case when m.pictures is null then g.picture
      else coalesce((listing_pictures(m.pictures, m.own_pictures, g.picture, g.pictures))[1], '') end as picture,
    o.price_units,
    coalesce(s.on_hand - s.reserved, 0)::bigint as available
  from goods g
  left join showcase_item i on i.shop_id = :shopId and i.goods_id = g.id
  left join showcase_item o on o.shop_id = :shopId and o.goods_id = g.id and o.status = 'listed' and g.state = 'active'
  left join stock s on s.goods_id = g.id
  left join goods_text x on x.lang = :language and x.goods_id = g.id
  left join listing m on m.shop_id = :shopId and m.goods_id = o.goods_id
  left join listing_text w on w.shop_id = :shopId and w.goods_id = o.goods_id and w.lang = :language
  where g.id = any(:ids::uuid[]) and (:isKnown or i.goods_id is not null)`;

/** The prices that products are sold for now; no row for one that the shop does not sell. */
export const listPrices = sql.rows('buyer-prices')`
  select i.goods_id, i.price_units from showcase_item i join goods g on g.id = i.goods_id and g.state = 'active'
  where i.shop_id = :shopId and i.goods_id = any(:ids::uuid[]) and i.status = 'listed'`;

const eraseLinks = sql.run('buyer-erase-links')`delete from buyer_link where shop_id = :shopId`;
const erasePages = sql.run('buyer-erase-pages')`delete from shop_buyer where shop_id = :shopId`;

/** A shop whose person is erased has no buyers who come back. */
export async function eraseBuyers(
  tx: Parameters<typeof eraseLinks>[0],
  values: { readonly shopId: bigint },
): Promise<void> {
  await eraseLinks(tx, values);
  await erasePages(tx, values);
}
