// Evidence of payments as nobody but the owner of a database can write it: past the function of the checkout.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Tx } from '#platform/db/database.ts';
import { sql } from './rig.ts';
import type { Trade } from './trade.ts';

type Evidence = {
  readonly shopId: bigint;
  readonly orderId: string;
  /** More or less than the checkout's total. */
  readonly units?: bigint;
  readonly currency?: string;
};

/** Gives the id of evidence for this checkout, with these differences; it is gone afterwards. */
export async function withEvidence(
  { database }: Pick<Trade, 'database'>,
  { shopId, orderId, units = 0n, currency }: Evidence,
  work: (id: string) => Promise<string>,
): Promise<string> {
  const id = randomUUID();
  const owner = new Client({ host: database.host, user: database.user, database: database.database });
  await owner.connect();
  try {
    await owner.query(
      `insert into payment_evidence (shop_id, id, checkout_id, provider, provider_payment, event_id, currency, units,
         payload_hash, captured_at, recorded_at)
       select c.shop_id, $3, c.id, 'test', $4, $4, coalesce($5, c.currency), c.total_units + $6, sha256('x'), c.created_at, c.created_at
       from checkout c where c.shop_id = $1 and c.id = $2`,
      [shopId.toString(), orderId, id, `p-${id}`, currency ?? null, units.toString()],
    );
    const said = await work(id);
    await owner.query('delete from payment_evidence where id = $1', [id]);
    return said;
  } finally {
    await owner.end();
  }
}

type Entered = {
  readonly shopId: bigint;
  readonly orderId: string;
  readonly payment?: string;
  readonly event?: string;
};

/** Enters evidence for this checkout as a capture does; gives its id, or `nothing` where it had been captured. */
export async function enterEvidence(tx: Tx, { shopId, orderId, payment, event }: Entered): Promise<string> {
  const id = randomUUID();
  const text = sql<{ id: string | null }>(
    `select payment_evidence_enter(p.shop_id, $3, p.id, coalesce(p.pay_currency, p.currency), coalesce(p.pay_units, p.units),
       'test', $4, $5, 'test', '{}', sha256('x'), p.created_at, p.created_at,
       payment_reference_enter('test:' || $4, p.shop_id, $3, p.created_at)) as id
     from payment p where p.shop_id = $1 and p.checkout_id = $2`,
  );
  const row = await tx.row(text, [shopId, orderId, id, payment ?? `p-${id}`, event ?? `e-${id}`]);
  return row?.id ?? 'nothing';
}

type Ordered = {
  readonly shopId: bigint;
  readonly orderId: string;
  readonly evidence: string;
  readonly now: Date;
};

/** Inserts the order of a checkout on this evidence, for what its quote says. */
export async function insertOrder(tx: Tx, { shopId, orderId, evidence, now }: Ordered): Promise<void> {
  const text = sql(
    `insert into shop_order (shop_id, id, number, evidence_id, payment_id, buyer, buyer_name, country, lang, currency,
       line_count, quantity, goods_units, shipping_units, tax_units, total_units, cost_units, supplier_shipping_units,
       commission_bps, paid_at, updated_at)
     select q.shop_id, q.id, 999, $3, q.id, '{}', 'x', q.country, 'en', q.currency, q.line_count, q.quantity, q.goods_units,
       q.shipping_units, q.tax_units, q.total_units, q.cost_units, q.supplier_shipping_units, q.commission_bps, $4, $4
     from quote q where q.shop_id = $1 and q.id = $2`,
  );
  await tx.rows(text, [shopId, orderId, evidence, now]);
}
