// What other rooms may ask of the team.
import type { Tx } from '#platform/db/database.ts';
import { eraseMembers } from './team.sql.ts';
export { noteMemberAct } from './acts.ts';
export { takeRefundAllowance } from './allowance.ts';
export { teamRoutes } from './routes.ts';

/** Members of a shop whose owner was erased are written over as well. Their sessions ended with the shop's. */
export async function eraseTeam(tx: Tx, shopId: bigint, now: Date): Promise<void> {
  await eraseMembers(tx, { shopId, now });
}
