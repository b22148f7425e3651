// Deletes what is over, of all shops.
import { sql } from '#platform/db/sql.ts';

/** Links that were not used: how many. */
export const forgetLinks = sql.row('buyer-forget-links')<{ gone: number }>`
  with gone as (
    delete from buyer_link r using (
      select o.shop_id, o.id from buyer_link o where o.ends_at < :now limit :limit) o
    where r.shop_id = o.shop_id and r.id = o.id
    returning 1)
  select count(*)::int as gone from gone`;

/** Browsers that are signed out by their time: how many. */
export const forgetSessions = sql.row('buyer-forget-sessions')<{ gone: number }>`
  with gone as (
    delete from buyer_session r using (
      select o.shop_id, o.id from buyer_session o where o.ends_at < :now limit :limit) o
    where r.shop_id = o.shop_id and r.id = o.id
    returning 1)
  select count(*)::int as gone from gone`;

/** Pages that nobody opened for long: how many. */
export const forgetPages = sql.row('buyer-forget-pages')<{ gone: number }>`
  with gone as (
    delete from shop_buyer r using (
      select o.shop_id, o.id from shop_buyer o where o.ends_at < :now limit :limit) o
    where r.shop_id = o.shop_id and r.id = o.id
    returning 1)
  select count(*)::int as gone from gone`;
