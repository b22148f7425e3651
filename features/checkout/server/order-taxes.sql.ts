// Taxes and duties of an order, as they were quoted.
import type * as z from 'zod/mini';
import type { taxLine } from '#features/pricing/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

type TaxLines = z.output<typeof taxLine>[];

const taxLines = sql.row('order-taxes')<{ tax_lines: TaxLines }>`
  select tax_lines from shop_order where shop_id = :shopId and id = :orderId`;

/** Taxes and duties of an order as they were quoted. */
export async function readTaxLines(tx: Tx, shopId: bigint, orderId: string): Promise<TaxLines> {
  return (await taxLines(tx, { shopId, orderId }))?.tax_lines ?? [];
}
