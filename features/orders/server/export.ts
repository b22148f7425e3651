// The orders of a filter as a file: the same rows as the list, of one moment.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { localDay, zoneOffsetMs } from '#domain/time.ts';
import type { exportOrders } from '#features/orders/export.contract.ts';
import { serverWords } from '#locales/server.ts';
import { seeOneMoment } from '#platform/db/snapshot.sql.ts';
import { csvOf } from '#domain/text/csv.ts';
import { countOrders, listBatch } from './filter.sql.ts';
import { filterOf, presentAll, type Own } from './merchant-list.ts';
import { termsOf } from './moves.ts';
import type { OrderView } from './present.ts';

type Words = ReturnType<typeof serverWords>['orderExport'];

/** Above every order number. */
const afterAll = 2_147_483_647;

/**
 * Every order of the filter, the newest first, one a row.
 *
 * @param act Its transaction has read nothing yet.
 * @throws Refused `invalidOperation` with `too_many_rows` where they do not fit into one file.
 */
export async function exportFile(act: Own<typeof exportOrders>): Promise<GivenOf<typeof exportOrders>> {
  const { tx, shopId, input, call, now } = act;
  await seeOneMoment(tx);
  const filter = await filterOf(act, input);
  const counted = await countOrders(tx, shopId, filter);
  const rows = counted
    .filter(({ status }) => filter.status === null || filter.status === status)
    .reduce((sum, { orders }) => sum + orders, 0);
  const limit = limits.exportOrdersMax;
  if (rows > limit) throw refuse('invalidOperation', { reason: 'too_many_rows', rows, limit });
  const { tz } = await termsOf({ tx, shopId });
  const words = serverWords(call.language).orderExport;
  const cells = columnsOf(words, tz);
  const table = [cells.map(({ head }) => head)];
  for (let before = afterAll; ;) {
    const batch = await listBatch(tx, shopId, filter, { before, limit: limits.exportBatchOrders });
    const orders = await presentAll(act, batch, { linesShown: Infinity });
    table.push(...orders.map((order) => cells.map(({ of }) => of(order))));
    const last = batch.at(-1);
    if (last === undefined || batch.length < limits.exportBatchOrders) break;
    before = last.number;
  }
  const file_name = `${words.fileName}-${localDay(now, tz)}.csv`;
  return { file_name, rows: table.length - 1, csv: csvOf(table) };
}

type Column = { readonly head: string; readonly of: (order: OrderView) => string };

function columnsOf({ heads }: Words, tz: string): Column[] {
  const moment = (at: Date | string | null) => (at === null ? '' : localMoment(at, tz));
  return [
    { head: heads.number, of: ({ number }) => number },
    { head: heads.created, of: ({ created_at }) => moment(created_at) },
    { head: heads.status, of: ({ status_text }) => status_text },
    { head: heads.goods, of: ({ lines }) => lines.map(({ qty, title }) => `${qty} × ${title}`).join('; ') },
    { head: heads.quantity, of: ({ quantity }) => String(quantity) },
    { head: heads.buyer, of: ({ buyer }) => buyer.name_masked },
    { head: heads.city, of: ({ buyer }) => buyer.city ?? '' },
    { head: heads.country, of: ({ buyer }) => buyer.country },
    { head: heads.currency, of: ({ currency }) => currency },
    { head: heads.goodsTotal, of: ({ goods_total }) => goods_total },
    { head: heads.shipping, of: ({ shipping }) => shipping },
    { head: heads.discountGoods, of: ({ discounts }) => discounts.goods },
    { head: heads.discountDelivery, of: ({ discounts }) => discounts.delivery },
    { head: heads.discountCode, of: ({ discounts }) => discounts.code?.code ?? '' },
    { head: heads.tax, of: ({ tax }) => tax },
    { head: heads.amount, of: ({ amount }) => amount },
    { head: heads.supplierCost, of: ({ supplier_cost }) => supplier_cost },
    { head: heads.commission, of: ({ commission }) => commission },
    { head: heads.refunded, of: ({ refunded }) => refunded },
    { head: heads.settlement, of: ({ profit }) => profit },
    { head: heads.settleAt, of: ({ settle_at }) => moment(settle_at) },
    { head: heads.releaseAt, of: ({ release_at }) => moment(release_at) },
    { head: heads.carrier, of: ({ fulfilment }) => fulfilment.carrier ?? '' },
    { head: heads.tracking, of: ({ fulfilment }) => fulfilment.tracking ?? '' },
  ];
}

/** `2026-03-02 22:09` in the shop's zone: the form that spreadsheets of every language read as a moment. */
function localMoment(moment: Date | string, tz: string): string {
  const at = new Date(moment);
  return new Date(at.getTime() + zoneOffsetMs(at, tz)).toISOString().slice(0, 16).replace('T', ' ');
}
