// Cases as rows of the console's list.
import { iso } from '#domain/time.ts';
import { orderNumberOf, routedIdOf, shopCodeOf } from '#domain/wire/ids.ts';
import { formatUnits, assetOf } from '#domain/money/money.ts';
import type { caseQueue } from '#features/returns/console.contract.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import type { QueuedCase } from './lists.sql.ts';

export function presentQueue(rows: readonly QueuedCase[]): GivenOf<typeof caseQueue>['list'] {
  return rows.map((row) => ({
    id: routedIdOf(row.shop_id, row.id),
    order_no: orderNumberOf(row.shop_id, row.number),
    shop: { id: shopCodeOf(row.shop_id), name: row.shop_name },
    state: row.state,
    reason: row.reason,
    amount: formatUnits(row.units, assetOf(row.currency)),
    currency: row.currency,
    created_at: row.created_at.toISOString(),
    due_at: iso(row.due_at),
    needs_second: row.state === 'escalated' && row.look_by !== null,
  }));
}
