// Orders of a period by country, time and buyer, returns by reason, and the orders behind each of these numbers.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { isUuid, orderNumberOf } from '#domain/wire/ids.ts';
import { toPage } from '#domain/wire/page.ts';
import { formatUnits, type Asset } from '#domain/money/money.ts';
import { returnReasons } from '#domain/states/return-case.ts';
import { buyerKinds } from '#features/insights/contract.ts';
import type {
  listInsightOrders,
  readBuyerInsights,
  readReturnInsights,
} from '#features/insights/contract.ts';
import { seeOneMoment } from '#platform/db/snapshot.sql.ts';
import * as sql from './buyers.sql.ts';
import { presentPeriod, readPeriod, type Asked, type Place } from './period.ts';
import { assertOrders, momentsOf, readTitles, showProductOrders } from './products.ts';
import { countOrders } from './products.sql.ts';

type Orders = { readonly orders: number; readonly sold: bigint };
const none: Orders = { orders: 0, sold: 0n };

/** @throws Refused `invalidOperation` `too_many_orders` with `limit`. */
export async function showBuyers(place: Place, asked: Asked): Promise<GivenOf<typeof readBuyerInsights>> {
  const { env, direct, shopId } = place;
  const period = await readPeriod(place, asked);
  await assertOrders(direct, shopId, period);
  const { tz, currency } = period.shop;
  const [sums, before, all, allBefore] = await env.db.transaction(async (tx) => {
    await seeOneMoment(tx);
    return Promise.all([
      sql.sumOrders(tx, { shopId, tz, ...momentsOf(period.current) }),
      sql.sumOrders(tx, { shopId, tz, ...momentsOf(period.previous) }),
      countOrders(tx, { shopId, ...momentsOf(period.current) }),
      countOrders(tx, { shopId, ...momentsOf(period.previous) }),
    ]);
  });
  const find = (rows: readonly sql.FacetRow[], facet: string, key: string) =>
    rows.find((row) => row.facet === facet && row.key === key) ?? none;
  const of = (facet: string, key: string) =>
    compare(find(sums, facet, key), find(before, facet, key), currency);
  const countries = sums.flatMap(({ facet, key }) => (facet === 'country' ? [key] : []));
  return {
    ...presentPeriod(period),
    currency,
    ...compare(all ?? none, allBefore ?? none, currency),
    buyers: buyerKinds.map((kind) => ({ kind, ...of('buyer', kind) })),
    countries: countries.map((country) => ({ country, ...of('country', country) })),
    weekdays: numbers(1, 7).map((weekday) => ({ weekday, ...of('weekday', String(weekday)) })),
    hours: numbers(0, 23).map((hour) => ({ hour, ...of('hour', String(hour)) })),
  };
}

const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

function compare(current: Orders, previous: Orders, currency: Asset) {
  const present = ({ orders, sold }: Orders) => ({ orders, sold: formatUnits(sold, currency) });
  return { ...present(current), previous: present(previous) };
}

export async function showReturns(place: Place, asked: Asked): Promise<GivenOf<typeof readReturnInsights>> {
  const { env, shopId } = place;
  const period = await readPeriod(place, asked);
  const [rows, before] = await env.db.transaction(async (tx) => {
    await seeOneMoment(tx);
    return Promise.all([
      sql.sumReturns(tx, { shopId, ...momentsOf(period.current) }),
      sql.sumReturns(tx, { shopId, ...momentsOf(period.previous) }),
    ]);
  });
  const wholes = (list: readonly sql.ReturnRow[]) => list.filter(({ goods_id: id }) => id === null);
  const [now, then] = [wholes(rows), wholes(before)];
  const products = rows.flatMap(({ goods_id: id, ...row }) => (id === null ? [] : [{ goodsId: id, ...row }]));
  const titles = await readTitles(
    place,
    products.map(({ goodsId }) => goodsId),
  );
  return {
    ...presentPeriod(period),
    ...sumUp(now),
    previous: sumUp(then),
    reasons: now.map(({ reason, cases, pieces }) => ({
      reason,
      cases,
      pieces,
      previous: sumUp(then.filter((one) => one.reason === reason)),
    })),
    products: products.map(({ goodsId, ...row }) => ({
      goods_id: goodsId,
      title: titles.get(goodsId)?.title ?? '',
      ...row,
    })),
  };
}

function sumUp(rows: readonly sql.ReturnRow[]) {
  return rows.reduce(
    (sum, { cases, pieces }) => ({ cases: sum.cases + cases, pieces: sum.pieces + pieces }),
    {
      cases: 0,
      pieces: 0,
    },
  );
}

/** @throws Refused `invalidParameter` for a key that names nothing. */
export async function showOrders(
  place: Place,
  input: InputOf<typeof listInsightOrders>,
): Promise<GivenOf<typeof listInsightOrders>> {
  const { direct: tx, shopId } = place;
  const { of, key, page, page_size: size } = input;
  if (of === 'product') {
    if (!isUuid(key)) throw wrongKey();
    return showProductOrders(place, input);
  }
  const period = await readPeriod(place, input);
  const { tz, currency } = period.shop;
  const asked = { shopId, ...momentsOf(period.current), limit: size + 1, offset: (page - 1) * size };
  const rows = await (of === 'reason'
    ? sql.listReturnOrders(tx, { ...asked, reason: reasonOf(key) })
    : sql.listFacetOrders(tx, { ...asked, tz, ...facetOf(of, key) }));
  const list = rows.map((row) => ({
    order_id: row.id,
    number: orderNumberOf(shopId, row.number),
    status: row.status,
    at: row.paid_at,
    amount: formatUnits(row.total_units, currency),
    part: null,
  }));
  return { ...presentPeriod(period), currency, ...toPage(list, input, null) };
}

function reasonOf(key: string) {
  const reason = returnReasons.find((one) => one === key);
  if (reason === undefined) throw wrongKey();
  return reason;
}

function facetOf(of: 'country' | 'weekday' | 'hour' | 'buyer', key: string) {
  if (of === 'country' && /^[A-Z]{2}$/.test(key)) return { country: key };
  if (of === 'weekday' && /^[1-7]$/.test(key)) return { weekday: Number(key) };
  if (of === 'hour' && /^(?:1?\d|2[0-3])$/.test(key)) return { hour: Number(key) };
  if (of === 'buyer' && buyerKinds.some((kind) => kind === key)) return { buyer: key };
  throw wrongKey();
}

function wrongKey() {
  return refuse('invalidParameter', { field: 'key', reason: 'unknown' });
}
