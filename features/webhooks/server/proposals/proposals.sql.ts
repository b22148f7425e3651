// Proposals of programs, and the rows that they would change.
import type { ProposedChange } from '#features/webhooks/proposals.contract.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/** Gives the places of proposals back that nobody decided in time. */
export const expireProposals = sql.run('proposal-expire')`
  update merchant_proposal set state = 'expired', slot = null, decided_at = :now
  where shop_id = :shopId and state = 'open' and expires_at <= :now`;

export const forgetProposals = sql.run('proposal-forget')`
  delete from merchant_proposal where shop_id = :shopId and slot is null and made_at < :before`;

/** Takes a free place; undefined where none is, or where another one took it at the same moment. */
export const insertProposal = sql.row('proposal-insert')`
  insert into merchant_proposal (shop_id, id, slot, key_id, kind, change, note, state, made_at, expires_at)
  select :shopId, :id, f.slot, :keyId, :kind, :change::jsonb, :note, 'open', :at::timestamptz, :expiresAt::timestamptz
  from generate_series(1, :max::int) as f (slot)
  where not exists (select from merchant_proposal where shop_id = :shopId and slot = f.slot)
  order by f.slot limit 1
  on conflict (shop_id, slot) do nothing returning id`;

export type ProposalRow = RowOf<typeof listProposalRows>;

export const listProposalRows = sql.rows('proposal-list')<{ change: ProposedChange }>`
  select p.id, p.kind, p.key_id, k.name as key_name, k.revoked_at, p.note, p.state, p.made_at, p.expires_at,
    p.decided_at, p.change, p.result
  from merchant_proposal p join merchant_key k on k.shop_id = p.shop_id and k.id = p.key_id
  where p.shop_id = :shopId and (:keyId?::uuid is null or p.key_id = :keyId?)
    and (not :isOpen::boolean or (p.state in ('open', 'applying') and p.expires_at > :now))
  order by p.made_at desc, p.id desc limit :limit offset :offset`;

export const countOpen = sql.row('proposal-count')`
  select count(*)::int as count from merchant_proposal
  where shop_id = :shopId and state in ('open', 'applying') and expires_at > :now
    and (:keyId?::uuid is null or key_id = :keyId?)`;

export const findProposal = sql.row('proposal-find')<{ change: ProposedChange }>`
  select p.id, p.kind, p.state, p.expires_at, p.change, p.key_id, k.name as key_name
  from merchant_proposal p join merchant_key k on k.shop_id = p.shop_id and k.id = p.key_id
  where p.shop_id = :shopId and p.id = :id`;

/** Begins to apply one that is open, or one whose process died while it did. */
export const beginApplying = sql.has('proposal-apply')`
  update merchant_proposal set state = 'applying', decided_at = :now, decided_by = :personId
  where shop_id = :shopId and id = :id and expires_at > :now
    and (state = 'open' or (state = 'applying' and decided_at < :before))
  returning id`;

export const endApplying = sql.run('proposal-applied')`
  update merchant_proposal set state = 'confirmed', slot = null, result = :result::jsonb
  where shop_id = :shopId and id = :id and state = 'applying'`;

/** Opens one again that could not be applied. */
export const reopenProposal = sql.run('proposal-reopen')`
  update merchant_proposal set state = 'open', decided_at = null, decided_by = null
  where shop_id = :shopId and id = :id and state = 'applying'`;

export const declineOpen = sql.has('proposal-decline')`
  update merchant_proposal set state = 'declined', slot = null, decided_at = :now, decided_by = :personId
  where shop_id = :shopId and id = :id and expires_at > :now
    and (state = 'open' or (state = 'applying' and decided_at < :before))
  returning id`;

export type GoodsRow = RowOf<typeof readProposedGoods>;

/** Goods by their ids; the price and the version are those of the shop's showcase, null where they are not in it. */
export const readProposedGoods = sql.rows('proposal-goods')`
  select g.id, g.title, g.cost_units, g.state, i.price_units, i.version, i.status
  from goods g left join showcase_item i on i.shop_id = :shopId and i.goods_id = g.id
  where g.id = any(:ids::uuid[])`;

export const readTalks = sql.rows('proposal-talks')`
  select id, order_id, order_number from conversation
  where shop_id = :shopId and id = any(:ids::uuid[]) and kind = 'order'`;
