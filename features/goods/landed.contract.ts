// What goods cost delivered to a country, part by part.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { shipServices } from '#domain/pricing/shipping.ts';
import { taxKinds } from '#domain/pricing/taxes.ts';
import { amountText, countryCode, currencyCode, id } from '#domain/wire/wire.ts';

/** One unit of goods, delivered: what the supplier takes for it, its cheapest delivery, and the taxes of one sale. */
export const landedFigure = z.object({
  country: countryCode,
  /** The sale that taxes are computed for: at the suggested price, or at the cost where that is higher. */
  sale_price: amountText,
  shipping: amountText,
  tax: amountText,
  /** Cost, shipping and tax. */
  total: amountText,
  /** From the order to the delivery of half and of nine tenths of the parcels. */
  days: z.object({ p50: z.int(), p90: z.int() }),
});

export const landedCost = endpoint({
  name: 'landedCost',
  method: 'POST',
  path: '/v1/goods/landed',
  actor: 'merchant',
  roles: ['products'],
  reads: true,
  scope: 'showcase.read',
  summary:
    'What a sale of goods into a country costs: the supplier’s cost, the cheapest delivery, and each tax with its rule. ' +
    'The same sums as a buyer’s quote of these goods alone.',
  input: z.object({
    goods_id: id,
    country: countryCode,
    qty: z._default(z.int().check(z.minimum(1), z.maximum(999)), 1),
    /** What the buyer pays for one; the suggested price where it is left out. */
    sale_price: z.optional(amountText),
  }),
  output: z.object({
    country: countryCode,
    qty: z.int(),
    currency: currencyCode,
    sale_price: amountText,
    /** Why it cannot be sent there; null where it can. */
    closed: z.nullable(z.string()),
    parts: z.nullable(
      z.object({
        cost: amountText,
        shipping: amountText,
        tax: amountText,
        /** Cost, shipping and tax. */
        landed: amountText,
        /** What the buyer pays: the price of the goods instead of their cost. */
        buyer_total: amountText,
        service: z.enum(shipServices),
        days: z.object({ p50: z.int(), p90: z.int() }),
        tax_lines: z.array(
          z.object({
            kind: z.enum(taxKinds),
            /** A key of words: `vat`, `gst`, `customs`. */
            label: z.string(),
            /** Hundredths of a percent of `base`. */
            rate_bps: z.int(),
            base: amountText,
            amount: amountText,
            source: z.nullable(z.string()),
            source_date: z.nullable(z.string()),
          }),
        ),
      }),
    ),
  }),
  refuses: [],
});
