// The same goods from several suppliers, beside each other.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { amountText, countryCode, currencyCode, id, image } from '#domain/wire/wire.ts';
import { landedFigure } from './landed.contract.ts';

const offer = z.object({
  goods_id: id,
  code: z.string(),
  title: z.string(),
  image: z.nullable(image),
  supplier: z.object({ id, name: z.string(), country: z.string(), affiliated: z.boolean() }),
  cost: amountText,
  suggested_price: amountText,
  /** The least price that leaves nobody out of pocket at the shop's commission. */
  floor_price: amountText,
  stock: z.int(),
  /** The supplier's one fee and its days from the order on, where the call names no country. */
  ship: z.object({ price: amountText, days_p50: z.int(), days_p90: z.int() }),
  /** Delivered to `country`; null without one, and where the goods cannot be sent there. */
  landed: z.nullable(landedFigure),
  /** Of the supplier's last parcels of all shops, 500 at most; null until there are ten. */
  record: z.nullable(
    z.object({
      parcels: z.int(),
      /** Given to the carrier too late, in basis points. */
      late_bps: z.int(),
      /** With a return that was refunded, for whatever reason. */
      returned_bps: z.int(),
      /** Days from the order to delivery that half and nine tenths really took; null where none was delivered yet. */
      days: z.nullable(z.object({ p50: z.int(), p90: z.int() })),
    }),
  ),
  returns: z.object({ days: z.int(), restock_bps: z.int() }),
  /** Who answers for safety inside the European Union; null where nobody is named. */
  eu_person: z.nullable(z.string()),
  eu_ready: z.boolean(),
  in_showcase: z.boolean(),
  /** False where no shop can list it any more. */
  active: z.boolean(),
  /** Why it is the same: its bar code, or its family and options. */
  same_by: z.enum(['itself', 'gtin', 'family']),
});

export const compareOffers = endpoint({
  name: 'compareOffers',
  method: 'POST',
  path: '/v1/goods/offers',
  actor: 'merchant',
  roles: ['products'],
  reads: true,
  scope: 'showcase.read',
  summary:
    'The same goods from several suppliers, those asked for first: cost, delivery, stock, what real parcels say of each ' +
    'supplier, returns and safety. Goods are the same by their bar code, or by family and options.',
  input: z.object({ goods_id: id, country: z.optional(countryCode) }),
  output: z.object({ currency: currencyCode, country: z.nullable(countryCode), list: z.array(offer) }),
  refuses: [],
});
