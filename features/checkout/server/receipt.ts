// Receipts: made of what never changes, signed anew whenever they are asked for, always with the same words.
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import { formatUnits, assetOf } from '#domain/money/money.ts';
import { orderReceipt, receiptClaims, verifyReceipt } from '#features/checkout/receipt.contract.ts';
import { orderList, orderRows, payments } from '#features/orders/server/public.ts';
import { shopOf } from '#features/shop/server/public.ts';
import { handle, type Act, type Registry } from '#platform/http/pipeline.ts';
import type { Environment } from '#platform/environment.ts';
import type * as z from 'zod/mini';
import { readOrderToken } from './links.ts';
import * as sql from './quote.sql.ts';

type Claims = z.infer<typeof receiptClaims>;

export function receiptRoutes(registry: Registry): void {
  handle(registry, orderReceipt, readReceipt, { direct: true });
  handle(registry, verifyReceipt, ({ env, input }) => verify(env, input), { direct: true });
}

async function readReceipt({
  env,
  tx,
  input,
}: Act<typeof orderReceipt>): Promise<GivenOf<typeof orderReceipt>> {
  const { shopId, id } = readOrderToken(input.token, env.secret);
  const [order, checkout, rows, shop] = await Promise.all([
    orderList.findOrderRow(tx, shopId, id),
    sql.findCheckout(tx, { shopId, id }),
    orderRows.readLines(tx, shopId, [id]),
    shopOf(tx, shopId),
  ]);
  if (order === undefined || checkout === undefined) throw refuse('recordNotFound', { reason: 'link' });
  const evidence = await payments.findEvidence(tx, shopId, order.evidence_id);
  if (evidence === undefined) throw new Error(`order ${id} has no evidence`);
  const asset = assetOf(order.currency);
  const charged = assetOf(evidence.pay_currency);
  const lines = rows.map(({ code, title, qty, price_units: units, discount_units: off }) => {
    const amount = formatUnits(units * BigInt(qty) - off, asset);
    return { code, title, qty, unit_price: formatUnits(units, asset), amount };
  });
  const claims: Claims = {
    iss: env.baseUrl,
    order: orderNumberOf(shopId, order.number),
    shop: shop.handle,
    items: createHash('sha256').update(canonical(lines)).digest('hex'),
    goods: formatUnits(order.goods_units, asset),
    shipping: formatUnits(order.shipping_units, asset),
    tax: formatUnits(order.tax_units, asset),
    total: formatUnits(order.total_units, asset),
    currency: order.currency,
    charged: { amount: formatUnits(evidence.pay_units, charged), asset: charged },
    method: checkout.method,
    provider: evidence.provider,
    reference: evidence.provider_payment,
    grade: evidence.grade,
    time: evidence.captured_at.toISOString(),
  };
  return {
    jws: await env.receiptKeys.sign(canonical(claims)),
    claims,
    lines,
    shop: { handle: shop.handle, name: shop.name, legal_name: shop.legal_name ?? shop.owner_name },
  };
}

/** A link that leads nowhere gets no receipt; anything else that goes wrong is told. */
function canonical(value: object): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('a receipt cannot be written as JSON');
  return text;
}

async function verify(
  env: Environment,
  { jws }: InputOf<typeof verifyReceipt>,
): Promise<GivenOf<typeof verifyReceipt>> {
  // An email breaks long lines, and people copy the breaks with them.
  const verdict = await env.receiptKeys.verify(jws.replace(/\s+/g, ''));
  if (verdict.kind !== 'genuine') return { verdict: verdict.kind, claims: null };
  // The same key signs the public figures: ours, and no receipt of anything.
  const claims = verdict.type === 'receipt+jws' ? readClaims(verdict.payload) : undefined;
  if (claims === undefined) return { verdict: 'foreign', claims: null };
  return { verdict: 'genuine', claims };
}

function readClaims(payload: string): Claims | undefined {
  try {
    return receiptClaims.parse(JSON.parse(payload));
  } catch {
    return undefined;
  }
}
