// The seal of a quote: whatever is charged stands under it.
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { refuse } from '#domain/wire/errors.ts';
import type { QuoteRow } from './quote.sql.ts';

/** Everything of a quote that decides what somebody pays or gets. JSON columns as text. */
export type Sealed = Pick<
  QuoteRow,
  | 'id'
  | 'country'
  | 'lines'
  | 'parcels'
  | 'service'
  | 'tax_lines'
  | 'currency'
  | 'goods_units'
  | 'shipping_units'
  | 'tax_units'
  | 'total_units'
  | 'cost_units'
  | 'supplier_shipping_units'
  | 'commission_bps'
  | 'expires_at'
  | 'pay_currency'
  | 'pay_units'
  | 'pay_rate'
  | 'usdt_units'
  | 'discount_units'
  | 'delivery_discount_units'
  | 'code_id'
  | 'code_units'
>;

/** SHA-256 of the canonical JSON (RFC 8785) of a quote and its shop: the same before it was stored and after. */
export function sealOf(shopId: bigint, quote: Sealed): Buffer {
  const plain = {
    shop: String(shopId),
    id: quote.id,
    country: quote.country,
    service: quote.service,
    lines: parsed(quote.lines),
    parcels: parsed(quote.parcels),
    taxes: parsed(quote.tax_lines),
    currency: quote.currency,
    units: [
      quote.goods_units,
      quote.shipping_units,
      quote.tax_units,
      quote.total_units,
      quote.cost_units,
      quote.supplier_shipping_units,
    ].map(String),
    commission: quote.commission_bps,
    pay: [quote.pay_currency, quote.pay_units, quote.pay_rate, quote.usdt_units].map((one) =>
      one === null ? null : String(one),
    ),
    expires: quote.expires_at.toISOString(),
    ...discountsOf(quote),
  };
  return createHash('sha256')
    .update(canonicalize(plain) ?? '')
    .digest();
}

/** Nothing where nothing was taken off: the seal is then that of a quote that knows no discounts. */
function discountsOf(quote: Sealed): { discounts?: (string | null)[] } {
  const { discount_units: goods, delivery_discount_units: delivery, code_id: id, code_units: code } = quote;
  if (goods === null && delivery === null) return {};
  return { discounts: [goods, delivery, id, code].map((one) => (one === null ? null : String(one))) };
}

function parsed(text: string): unknown {
  return JSON.parse(text);
}

/**
 * The last look before money is asked for: the quote is what was quoted, and its buyer lives where it was priced for.
 *
 * @throws Refused `invalidParameter` (`buyer.country`, `other_country`) where the parcel would go to another country.
 * @throws Refused `invalidOperation` (`quote_broken`) where the stored quote is not the one that was sealed: nobody pays
 *   by it, whoever changed it; a new one is one click away.
 */
export function assertQuoteFits(
  shopId: bigint,
  quote: QuoteRow,
  input: { readonly buyer: { readonly country: string } },
): void {
  if (!sealOf(shopId, quote).equals(quote.hash)) throw refuse('invalidOperation', { reason: 'quote_broken' });
  if (input.buyer.country !== quote.country) {
    throw refuse('invalidParameter', {
      field: 'buyer.country',
      reason: 'other_country',
      country: quote.country,
    });
  }
}
