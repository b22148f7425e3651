// What stands behind a price: delivery services, taxes and duties with their source, the buyer's currency.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { shipServices } from '#domain/pricing/shipping.ts';
import { taxKinds } from '#domain/pricing/taxes.ts';
import { amountText, countryCode, currencyCode, id, timestamp } from '#domain/wire/wire.ts';

export const shipService = z.enum(shipServices);

/** A tax or a duty, as it was charged. Amounts are in the record's currency. */
export const taxLine = z.object({
  kind: z.enum(taxKinds),
  /** A key of words: `vat`, `gst`, `customs`. */
  label: z.string(),
  country: z.string(),
  /** Hundredths of a percent of `base`; 0 where only the flat part is due. */
  rate_bps: z.int(),
  base: amountText,
  /** Due once for each customs heading; null where nothing is. */
  flat: z.nullable(z.object({ count: z.int(), amount: amountText, currency: currencyCode })),
  amount: amountText,
  /** Where the rule is written, and of which day; null where the instance set the rate itself. */
  source: z.nullable(z.string()),
  source_date: z.nullable(z.string()),
});

/** What is charged in another currency, by a rate that the quote locked. */
export const payIn = z.object({
  currency: currencyCode,
  total: amountText,
  rate: z.string(),
  source: z.string(),
  at: timestamp,
});

/** Beside the sums of an order, which are in the money of the payment: its parts sum to what was paid. */
export const paidAmounts = {
  /** The total in the shop's currency, where the buyer paid in another one. */
  priced: z.nullable(z.object({ total: amountText, currency: currencyCode })),
  refunded: amountText,
};

/** One piece of a goods, delivered to a country. */
export const landed = z.object({
  country: countryCode,
  /** Null while it can be sent there; otherwise what is not known. */
  closed: z.nullable(z.string()),
  price: z.nullable(
    z.object({
      shipping: amountText,
      tax: amountText,
      total: amountText,
      currency: currencyCode,
      days: z.object({ p50: z.int(), p90: z.int() }),
      pay: z.nullable(payIn),
      /** The goods alone in the money of `pay`. */
      pay_goods: z.nullable(amountText),
    }),
  ),
});

/** Where the buyer is and what they pay in, for a price with everything in it. */
export const forBuyer = {
  country: z.optional(countryCode),
  currency: z.optional(currencyCode),
};

export const deliveryChoices = endpoint({
  name: 'deliveryChoices',
  method: 'GET',
  path: '/pub/shop/{handle}/delivery',
  actor: 'anyone',
  summary: 'Countries that a shop delivers to, and currencies that it can be paid in now.',
  input: z.object({ handle: z.string().check(z.maxLength(64)) }),
  output: z.object({
    countries: z.array(countryCode),
    currency: currencyCode,
    currencies: z.array(currencyCode),
  }),
  refuses: ['invalidUserPage'],
});

const report = {
  rows: z.int(),
  /** Tables that got a new version. */
  changed: z.int(),
  /** Tables that are the same as the newest version. */
  unchanged: z.int(),
  refused: z.int(),
  errors: z.array(
    z.object({ line: z.int(), field: z.nullable(z.string()), reason: z.string(), value: z.string() }),
  ),
  dry_run: z.boolean(),
};

const file = { dry_run: z.optional(z.enum(['true', 'false'])) };

/**
 * Columns: country, kind, label, lane, origin, heading, band_currency, band_from, band_to, base, percent,
 * flat_currency, flat_amount, source, source_date, valid_from, valid_until. A heading may be a range of chapters
 * such as `25-97`. Each country in the file gets all of its rules from the file.
 */
export const importTaxes = endpoint({
  name: 'importTaxes',
  method: 'POST',
  path: '/op/tax/import',
  actor: 'operator',
  right: 'settings',
  summary:
    'Import tax and duty rules from a CSV file: a new version for each country that changed. Quotes that were given stay as they are. One fault and nothing is written.',
  body: 'csv',
  input: z.object(file),
  output: z.object({ ...report, tables: z.array(z.object({ country: z.string(), version: z.int() })) }),
  refuses: [],
});

/** Columns: supplier, zone, countries, service, days_p50, days_p90, up_to_grams, fee, source, valid_from. */
export const importShipping = endpoint({
  name: 'importShipping',
  method: 'POST',
  path: '/op/shipping/import',
  actor: 'operator',
  right: 'settings',
  summary:
    'Import price lists of delivery from a CSV file: a new version for each supplier that changed. Quotes that were given stay as they are. One fault and nothing is written.',
  body: 'csv',
  input: z.object(file),
  output: z.object({ ...report, tables: z.array(z.object({ supplier_id: id, version: z.int() })) }),
  refuses: [],
});

/** Columns: from, to, rate, source, at. */
export const importRates = endpoint({
  name: 'importRates',
  method: 'POST',
  path: '/op/fx/import',
  actor: 'operator',
  right: 'settings',
  summary:
    'Import exchange rates from a CSV file. A rate of a pair and a moment is written once and never changes.',
  body: 'csv',
  input: z.object(file),
  output: z.object(report),
  refuses: [],
});
