// Buyers become customers when somebody looks: those of orders that no look has seen. A sale writes nothing more than it did.
import { limits } from '#domain/limits.ts';
import { buyerRefOf } from '#features/discounts/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './customers.sql.ts';

export type Place = { readonly env: Environment; readonly tx: Tx; readonly shopId: bigint };

/** Gathers the buyers of new orders, at most `limits.customerOrdersPerLook` a look. Two looks at once gather them once. */
export async function gatherCustomers({ env, tx, shopId }: Place): Promise<void> {
  await sql.openCursor(tx, { shopId });
  const cursor = await sql.lockCursor(tx, { shopId });
  if (cursor === undefined) return;
  const orders = await sql.listNewOrders(tx, {
    shopId,
    after: cursor.up_to,
    limit: limits.customerOrdersPerLook,
  });
  const last = orders.at(-1);
  if (last === undefined) return;
  const known = orders.filter(({ email }) => email !== '');
  await sql.addOrders(tx, {
    shopId,
    refs: known.map(({ email }) => buyerRefOf(env.secret, shopId, email)),
    numbers: known.map(({ number }) => number),
    ats: known.map(({ paid_at: at }) => at),
  });
  await sql.moveCursor(tx, { shopId, upTo: last.number });
}

/**
 * Forgets the buyer of an order as a customer, with notes and tags, before the order's own data are erased. Where other orders of
 * the same buyer stay, a customer is left that nothing was written about.
 */
export async function forgetBuyer({ env, tx, shopId }: Place, orderId: string): Promise<void> {
  const buyer = await sql.findBuyer(tx, { shopId, orderId });
  if (buyer === undefined) return;
  const ref = buyerRefOf(env.secret, shopId, buyer.email);
  await sql.openCursor(tx, { shopId });
  await sql.lockCursor(tx, { shopId });
  await sql.deleteNotesOf(tx, { shopId, ref });
  await sql.deleteCustomers(tx, { shopId, ref });
  await sql.restoreCustomer(tx, { shopId, ref, email: buyer.email, without: buyer.number });
}

/** Forgets what a merchant wrote about customers, and who they were: the merchant is erased. */
export async function forgetCustomers(tx: Tx, shopId: bigint): Promise<void> {
  await sql.deleteNotesOf(tx, { shopId });
  await sql.deleteCustomers(tx, { shopId });
}
