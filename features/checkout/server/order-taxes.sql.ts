// Taxes and duties of an order, as they were quoted.
import type * as z from 'zod/mini';
import type { taxLine } from '#features/pricing/contract.ts';
import { statement, type Tx } from '#platform/db/database.ts';

type TaxLines = z.output<typeof taxLine>[];

const taxLines = statement<{ tax_lines: TaxLines }>(
  'order-taxes',
  'select tax_lines from shop_order where shop_id = $1 and id = $2',
);

/** Taxes and duties of an order as they were quoted. */
export async function readTaxLines(tx: Tx, shopId: bigint, orderId: string): Promise<TaxLines> {
  return (await tx.row(taxLines, [shopId, orderId]))?.tax_lines ?? [];
}
