// The showcase as a file for a spreadsheet, which can be read back.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { csvOf } from '#domain/text/csv.ts';
import { formatUnits } from '#domain/money/money.ts';
import { pieceMoney } from '#domain/pricing/prices.ts';
import { localDay } from '#domain/time.ts';
import { limits } from '#domain/limits.ts';
import type { exportShowcase } from '#features/showcase/file.contract.ts';
import type { Context } from '#features/showcase/server/context.ts';
import { listExportRows, type ExportRow } from './file.sql.ts';

/** In English in every language: they are what is read back. */
const heads = ['code', 'gtin', 'title', 'price', 'currency', 'listed', 'stock', 'cost', 'profit'];

/** The whole showcase in the order that buyers see, one product a row. No title of a supplier begins a formula in it. */
export async function exportFile(context: Context): Promise<GivenOf<typeof exportShowcase>> {
  const { tx, shop, language, now } = context;
  const limit = limits.showcaseFileRowsMax;
  const rows = await listExportRows(tx, { shopId: shop.shop_id, language, limit });
  const csv = csvOf([heads, ...rows.map((row) => cellsOf(context, row))]);
  return { file_name: `showcase-${localDay(now, shop.tz)}.csv`, rows: rows.length, csv };
}

function cellsOf({ shop, commissionBps }: Context, row: ExportRow): string[] {
  const { price_units: priceUnits, cost_units: costUnits } = row;
  const amount = (units: bigint) => formatUnits(units, shop.currency);
  const { profit } = pieceMoney({ priceUnits, costUnits, shipFeeUnits: 0n, commissionBps, restockBps: 0 });
  const listed = row.status === 'listed' ? 'yes' : 'no';
  return [
    row.code,
    row.gtin,
    row.title,
    amount(priceUnits),
    shop.currency,
    listed,
    row.available.toString(),
    amount(costUnits),
    amount(profit),
  ];
}
