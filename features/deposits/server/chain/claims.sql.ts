// Transactions that merchants told of, and what their chain says of each.
import type { Looked } from '#platform/chains/chain-port.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type ClaimFact = Looked | 'wrong_network';
export type ClaimRow = { shop_id: bigint; id: string; hash: string; address: string };

const due = statement<ClaimRow>(
  'deposit-claim-due',
  `select shop_id, id, hash, place->>'address' as address from deposit
   where state in ('submitted', 'needs_info') and channel = $1 and account_number is not null and hash is not null
     and (claim_at is null or claim_at < $2 or claim_at < submitted_at)
   order by claim_at nulls first, submitted_at, shop_id, id limit $3`,
);

/** Of all shops, those that were not looked up since then. */
export function listDueClaims(tx: Tx, channel: string, before: Date, limit: number): Promise<ClaimRow[]> {
  return tx.rows(due, [channel, before, limit]);
}

const keep = statement<never>(
  'deposit-claim-keep',
  'update deposit set claim_fact = $3, claim_at = $4 where shop_id = $1 and id = $2 and hash = $5',
);

export async function saveClaimFact(tx: Tx, row: ClaimRow, fact: ClaimFact, now: Date): Promise<void> {
  await tx.rows(keep, [row.shop_id, row.id, fact, now, row.hash]);
}
