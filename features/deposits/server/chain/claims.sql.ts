// Transactions that merchants told of, and what their chain says of each.
import type { Looked } from '#platform/chains/chain-port.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type ClaimFact = Looked | 'wrong_network';
export type ClaimRow = RowOf<typeof listDueClaims>;

/** Of all shops, those that were not looked up since then. */
export const listDueClaims = sql.rows('deposit-claim-due')<{ address: string }>`
  select shop_id, id, hash, place->>'address' as address from deposit
  where state in ('submitted', 'needs_info') and channel = :channel and account_number is not null
    and hash is not null
    and (claim_at is null or claim_at < :before or claim_at < submitted_at)
  order by claim_at nulls first, submitted_at, shop_id, id limit :limit`;

export const saveClaimFact = sql.run('deposit-claim-keep')`
  update deposit set claim_fact = :fact, claim_at = :now where shop_id = :shop_id and id = :id
    and hash = :hash`;
