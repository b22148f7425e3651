// Domains of shops: what was asked for and found, and which shop a verified one leads to.
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { FoundRecords } from './look-up.ts';

export type DomainRow = NonNullable<RowOf<typeof findDomain>>;

export const findDomain = sql.row('domain-find')<{ found: Partial<FoundRecords> }>`
  select id, host, token, added_at, checked_at, found, verified_at, fault, misses, failing_since
  from shop_domain where shop_id = :shopId`;

/** The same, held until the transaction ends: two looks write one after the other. */
export const lockDomain = sql.row('domain-lock')<{ found: Partial<FoundRecords> }>`
  select id, host, token, added_at, checked_at, found, verified_at, fault, misses, failing_since
  from shop_domain where shop_id = :shopId for update`;

/** False where the shop has one. */
export const insertDomain = sql.has('domain-insert')`
  insert into shop_domain (shop_id, id, host, token, added_at, added_by)
  values (:shopId, :id, :host, :token, :at, :personId)
  on conflict (shop_id) do nothing returning true as done`;

export const saveLook = sql.run('domain-save-look')`
  update shop_domain set checked_at = :at, found = coalesce(:found?::jsonb, found), verified_at = :verifiedAt?,
    fault = :fault?, misses = :misses, failing_since = :failingSince?
  where shop_id = :shopId`;

export const deleteDomain = sql.run('domain-delete')`delete from shop_domain where shop_id = :shopId`;

// A name that another shop has is taken over where DNS no longer has that shop's proof: it has changed hands.
/** Has a verified name lead to this shop. False where it leads to another one, whose proof stands in DNS too. */
export const takeHost = sql.has('domain-take-host')`
  insert into domain_host as h (host, shop_id, token, is_live, taken_at)
  values (:host, :shopId, :token, true, :at)
  on conflict (host) do update
    set shop_id = excluded.shop_id, token = excluded.token, is_live = true, taken_at = excluded.taken_at
    where h.shop_id = excluded.shop_id or h.token <> all(:texts::text[])
  returning true as done`;

/** Whether a name of this shop is in use. False where it leads to another shop. */
export const setLive = sql.has('domain-set-live')`
  update domain_host set is_live = :isLive where host = :host and shop_id = :shopId returning true as done`;

export const releaseHost = sql.run('domain-release-host')`
  delete from domain_host where host = :host and shop_id = :shopId`;

/** Whether a name in use leads to this shop; it stays so until the transaction ends. */
export const lockHost = sql.has('domain-lock-host')`
  select true as done from domain_host where host = :host and shop_id = :shopId and is_live for update`;

/** The shop that a name in use leads to. */
export const findHost = sql.row('domain-find-host')`
  select shop_id from domain_host where host = :host and is_live`;
