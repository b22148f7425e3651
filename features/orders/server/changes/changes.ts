// Orders for programs that keep a copy of them: what changed since they last asked.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import type { listOrderChanges } from '#features/orders/changes.contract.ts';
import { readChanges } from '#platform/http/api/changes.ts';
import { readChangedOrders } from './changes.sql.ts';
import { presentAll, type Own } from '#features/orders/server/merchant-list.ts';

/** A page of orders in the order in which they changed, with all of their lines. */
export async function listChangedOrders(
  act: Own<typeof listOrderChanges>,
): Promise<GivenOf<typeof listOrderChanges>> {
  const { tx, shopId, input, env, now } = act;
  const page = await readChanges(
    { env, now, scope: `listOrderChanges:${shopId}` },
    input,
    ({ at, id }, { before, limit }) => readChangedOrders(tx, { shopId, at, id, before, limit }),
  );
  return { ...page, list: await presentAll(act, page.list, { linesShown: Infinity }) };
}
