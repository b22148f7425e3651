// Orders with captured payments for the ledger's benchmark: written by the owner of the database, who needs no checkout.
import { connectAsOwner } from '#tools/replay/own-database.ts';

/** The id of a shop's n-th order. */
export function benchOrder(shopId: bigint, n: number): string {
  return `${shopId.toString(16).padStart(8, '0')}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

const idText = `(lpad(to_hex($1::bigint), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;

/** Gives each shop this many orders, each worth more than is ever captured for it. */
export async function putOrders(host: string, shopIds: readonly bigint[], count: number): Promise<void> {
  const owner = await connectAsOwner(host);
  try {
    // No foreign keys: an order here has no quote, buyer or parcel.
    await owner.query('set session_replication_role = replica');
    for (const shopId of shopIds) {
      const values = [shopId.toString(), count];
      await owner.query(
        `insert into payment_evidence (shop_id, id, checkout_id, provider, provider_payment, event_id, currency, units,
           payload_hash, captured_at, recorded_at)
         select $1, ${idText}, ${idText}, 'test', n::text, n::text, 'USD', 1000000000000, sha256(''), now(), now()
         from generate_series(1, $2::int) as n`,
        values,
      );
      await owner.query(
        `insert into shop_order (shop_id, id, number, evidence_id, payment_id, buyer, buyer_name, country, lang,
           currency, line_count, quantity, goods_units, shipping_units, tax_units, total_units, cost_units,
           supplier_shipping_units, commission_bps, paid_at, updated_at)
         select $1, ${idText}, n, ${idText}, ${idText}, '{}', 'Buyer', 'GB', 'en', 'USD', 1, 1, 1000000000000, 0, 0,
           1000000000000, 1, 0, 0, now(), now() from generate_series(1, $2::int) as n`,
        values,
      );
    }
    await owner.query('analyze shop_order, payment_evidence');
  } finally {
    await owner.end();
  }
}
