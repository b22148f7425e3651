// Withdrawals for programs that keep a copy of them: what took a step since they last asked.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import type { listWithdrawalChanges } from '#features/payouts/changes.contract.ts';
import { lastOfEach, readChanges } from '#platform/http/api/changes.ts';
import type { Act } from '#platform/http/pipeline.ts';
import { readWithdrawalSteps } from './changes.sql.ts';
import { readWithdrawals } from './request.sql.ts';
import { presentRows } from './view.ts';

/** A page of withdrawals in the order of their steps: one that took several within the page stands at its last one. */
export async function listChangedWithdrawals(
  act: Act<typeof listWithdrawalChanges>,
): Promise<GivenOf<typeof listWithdrawalChanges>> {
  const { tx, shopId, input, env, now } = act;
  const page = await readChanges(
    { env, now, scope: `listWithdrawalChanges:${shopId}` },
    input,
    ({ at, id }, { before, limit }) => readWithdrawalSteps(tx, { shopId, at, id, before, limit }),
  );
  const ids = lastOfEach(page.list);
  const views = await presentRows(tx, shopId, await readWithdrawals(tx, { shopId, ids }), now);
  const byId = new Map(views.map((view) => [view.id, view]));
  return { ...page, list: ids.flatMap((id) => byId.get(id) ?? []) };
}
