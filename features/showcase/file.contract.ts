// The showcase as a file: written for a spreadsheet, read back, and read as other shops write theirs.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { amountText, currencyCode, id, signedAmountText, timestamp } from '#domain/wire/wire.ts';
import { showcaseLimit } from './item.shapes.ts';

/** Whose columns a file has. */
export const fileFormats = ['own', 'shopify', 'woocommerce'] as const;

/** Why a row is left out. */
export const fileRowReasons = [
  'missing_code',
  'unknown_code',
  'unknown_gtin',
  'bad_gtin',
  'several_goods',
  'duplicate',
  'bad_price',
  'too_many_decimals',
  'price_range',
  'other_currency',
  'bad_listed',
  'below_break_even',
  'withdrawn',
  'restricted',
  'goods_limit',
  'rows_max',
  'wrong_columns',
] as const;

export const exportShowcase = endpoint({
  name: 'exportShowcase',
  security: 'export',
  method: 'POST',
  path: '/v1/showcase/export',
  actor: 'merchant',
  roles: ['products'],
  reads: true,
  summary:
    'The whole showcase as CSV: code, gtin, title, price, currency, listed, stock, cost, profit. Of goods in a sale the price before it.',
  input: z.object({}),
  output: z.object({ file_name: z.string(), rows: z.int(), csv: z.string() }),
  refuses: [],
});

export const previewShowcaseFile = endpoint({
  name: 'previewShowcaseFile',
  method: 'POST',
  path: '/v1/showcase/file',
  actor: 'merchant',
  roles: ['products'],
  reads: true,
  summary:
    'What a CSV file would do to the showcase, row by row; nothing is written. Columns of the export, or of the product exports that other shop systems make.',
  body: 'csv',
  input: z.object({}),
  output: z.object({
    id,
    format: z.enum(fileFormats),
    rows: z.int(),
    /** Rows that are no goods of their own, such as further pictures. */
    passed: z.int(),
    added: z.int(),
    priced: z.int(),
    listed: z.int(),
    delisted: z.int(),
    unchanged: z.int(),
    refused: z.int(),
    /** The first hundred by their lines. */
    errors: z.array(
      z.object({
        line: z.int(),
        code: z.nullable(z.string()),
        reason: z.enum(fileRowReasons),
        /** The lowest price that loses no money, where the price is below it. */
        floor_price: z.nullable(amountText),
      }),
    ),
    /** The first hundred. */
    changes: z.array(
      z.object({
        line: z.int(),
        goods_id: id,
        code: z.string(),
        title: z.string(),
        /** Null for goods that are to be added. */
        before: z.nullable(amountText),
        after: amountText,
        profit: signedAmountText,
        status_before: z.nullable(z.enum(['listed', 'delisted'])),
        status_after: z.enum(['listed', 'delisted']),
      }),
    ),
    /** When exactly this file was written before. */
    written_before: z.nullable(timestamp),
    currency: currencyCode,
  }),
  refuses: [],
});

export const writeShowcaseFile = endpoint({
  name: 'writeShowcaseFile',
  method: 'POST',
  path: '/v1/showcase/file/write',
  actor: 'merchant',
  roles: ['products'],
  summary: 'Write what a preview showed, all good rows of it or none, once. Asked again it answers the same.',
  input: z.object({ id, write: z.enum(['good', 'none']) }),
  output: z.object({
    added: z.int(),
    priced: z.int(),
    listed: z.int(),
    delisted: z.int(),
    /** All of it can be undone as one act. */
    undo_token: z.nullable(id),
    undo_until: z.nullable(timestamp),
    limit: showcaseLimit,
  }),
  refuses: ['staleVersion', 'showcaseGoodsLimit'],
});
