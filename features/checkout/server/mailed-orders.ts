// What emails about orders show: the lines, sums and days of each order's page, read for many orders at once.
import type { Language } from '#domain/text/language.ts';
import { addressOf } from '#domain/geo/postal-address.ts';
import { isAsset } from '#domain/money/money.ts';
import type { Paid } from '#domain/money/paid.ts';
import { titlesIn } from '#features/goods/server/public.ts';
import { orderRows, parcelRows, type Context, type ParcelRow } from '#features/orders/server/public.ts';
import { expectArrival } from '#features/shipping/server/public.ts';
import { expectedOf, type BuyerOrder } from './buyer.ts';
import { divideOf, lineOf } from './paid-parts.ts';

/** Of an order what its emails say too, in the currency that was paid. */
export type MailedOrder = Pick<
  BuyerOrder,
  | 'lines'
  | 'goods_total'
  | 'shipping'
  | 'tax'
  | 'total'
  | 'refunded'
  | 'currency'
  | 'arrival'
  | 'delivered_at'
  | 'to'
> & { readonly parcels: readonly Pick<BuyerOrder['parcels'][number], 'state' | 'carrier' | 'tracking'>[] };

type MailedRow = Awaited<ReturnType<typeof orderRows.listMailed>>[number];

type Asked = { readonly orderId: string; readonly language: Language };

/** The orders by their ids; one that is not there is left out. */
export async function readMailedOrders(
  context: Pick<Context, 'env' | 'tx' | 'shopId' | 'now'>,
  asked: readonly Asked[],
): Promise<ReadonlyMap<string, MailedOrder>> {
  const { tx, shopId } = context;
  const orderIds = [...new Set(asked.map(({ orderId }) => orderId))];
  if (orderIds.length === 0) return new Map();
  const [orders, lines, parcels] = await Promise.all([
    orderRows.listMailed(tx, { shopId, orderIds }),
    orderRows.readLines(tx, shopId, orderIds),
    parcelRows.readParcels(tx, shopId, orderIds),
  ]);
  const linesOf = Map.groupBy(lines, ({ order_id: id }) => id);
  const parcelsOf = Map.groupBy(parcels, ({ order_id: id }) => id);
  const languageOf = new Map(asked.map(({ orderId, language }) => [orderId, language]));
  // A title that the shop changed since one of them was bought is told of none.
  const asOf = new Date(Math.min(...orders.map((order) => order.paid_at.getTime())));
  const titles = await titlesOf(context, asked, { linesOf, asOf });
  const entries = orders.map(async (order) => {
    const own = {
      order,
      lines: linesOf.get(order.id) ?? [],
      parcels: parcelsOf.get(order.id) ?? [],
      titles: titles.get(languageOf.get(order.id)) ?? new Map<string, string>(),
    };
    return [order.id, await mailedOf(context, own)] as const;
  });
  return new Map(await Promise.all(entries));
}

type Lines = ReadonlyMap<string, readonly orderRows.LineRow[]>;
type Titles = ReadonlyMap<string, string>;

/** Titles in each language that is read, asked once for each. */
async function titlesOf(
  { tx, shopId }: Pick<Context, 'tx' | 'shopId'>,
  asked: readonly Asked[],
  { linesOf, asOf }: { readonly linesOf: Lines; readonly asOf: Date },
): Promise<ReadonlyMap<Language | undefined, Titles>> {
  const orders = Map.groupBy(asked, ({ language }) => language);
  const entries = [...orders].map(async ([language, own]) => {
    const goodsIds = own.flatMap(({ orderId }) => linesOf.get(orderId) ?? []).map(({ goods_id: id }) => id);
    return [language, await titlesIn(tx, language, [...new Set(goodsIds)], { shopId, asOf })] as const;
  });
  return new Map(await Promise.all(entries));
}

type Own = {
  readonly order: MailedRow;
  readonly lines: readonly orderRows.LineRow[];
  readonly parcels: readonly ParcelRow[];
  readonly titles: Titles;
};

async function mailedOf(
  { env, tx, now }: Pick<Context, 'env' | 'tx' | 'now'>,
  { order, lines, parcels, titles }: Own,
): Promise<MailedOrder> {
  const paid = paidOf(order);
  const refunds = [{ pay_units: order.refunded_pay_units }];
  const { lineUnits, sums } = divideOf(paid, { order, lines, refunds });
  const confirmedAt = order.confirmed_at ?? (order.status === 'pending_payment' ? now : null);
  const expected = await expectArrival(tx, { now, confirmedAt, parcels, lastScans: new Map() });
  return {
    ...sums,
    lines: lines.map((line, index) =>
      lineOf(line, {
        title: titles.get(line.goods_id) ?? line.title,
        paid,
        units: lineUnits[index] ?? 0n,
      }),
    ),
    arrival: expectedOf(expected).arrival,
    delivered_at: order.delivered_at,
    to: addressOf(order.buyer),
    parcels: parcels.map(({ state, carrier, tracking }) => ({
      state,
      carrier: carrier === null ? null : (env.carriers.find(carrier)?.name ?? null),
      tracking,
    })),
  };
}

function paidOf(order: MailedRow): Paid {
  const { pay_currency: asset, pay_units: units, total_units: priceUnits } = order;
  if (!isAsset(asset)) throw new Error(`order ${order.id} was paid in ${asset}`);
  return { asset, units, priceUnits };
}
