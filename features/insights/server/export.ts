// One list of a period as CSV in the reader's language.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { csvOf } from '#domain/text/csv.ts';
import { formatUnits } from '#domain/money/money.ts';
import type { exportInsights } from '#features/insights/contract.ts';
import { serverWords } from '#locales/server.ts';
import { showBuyers, showReturns } from './buyers.ts';
import type { Place } from './period.ts';
import { conversionOf, presentMoney, readProducts, readTitles } from './products.ts';
import { readVisitors } from './visitors.ts';

type Request = InputOf<typeof exportInsights>;
type Columns = ReturnType<typeof serverWords>['insights']['columns'];
type Table = { readonly from: string; readonly to: string; readonly rows: readonly (readonly string[])[] };
type Cell = string | number | null;

/** @throws Refused `invalidOperation` `too_many_orders` with `limit`. */
export async function writeList(place: Place, input: Request): Promise<GivenOf<typeof exportInsights>> {
  const { from, to, rows } = await readTable(place, input);
  return {
    file_name: `${input.list}-${from}-${to}.csv`,
    rows: rows.length - 1,
    csv: csvOf(rows),
  };
}

function readTable(place: Place, input: Request): Promise<Table> {
  const { list } = input;
  if (list === 'products') return readProductTable(place, input);
  if (list === 'returns') return readReturnTable(place, input);
  if (list === 'sources' || list === 'hosts' || list === 'links' || list === 'searches') {
    return readVisitorTable(place, input, list);
  }
  return readOrderTable(place, input, list);
}

/** A table with heads in the reader's language; what is not there is an empty cell. */
function makeTable(
  { language }: Place,
  { from, to }: { readonly from: string; readonly to: string },
  {
    heads,
    rows,
  }: { readonly heads: readonly (keyof Columns)[]; readonly rows: readonly (readonly Cell[])[] },
): Table {
  const { columns } = serverWords(language).insights;
  return {
    from,
    to,
    rows: [
      heads.map((head) => columns[head]),
      ...rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))),
    ],
  };
}

async function readProductTable(place: Place, input: Request): Promise<Table> {
  const { period, list } = await readProducts(place, input);
  const { currency } = period.shop;
  const ids = list.map(({ goodsId }) => goodsId);
  const titles = await readTitles(place, ids);
  const sorted = list.toSorted((left, right) => Number(right.profit - left.profit));
  const rows = sorted.map((one) => {
    const { paid, cost, fees, tax, refunds, profit, open } = presentMoney(one, currency);
    const bps = conversionOf(one);
    return [
      titles.get(one.goodsId)?.title ?? one.goodsId,
      one.orders,
      String(one.units),
      String(one.returned),
      paid,
      cost,
      fees,
      tax,
      refunds,
      profit,
      open,
      currency,
      one.views,
      one.checkouts,
      bps === null ? null : (bps / 100).toFixed(2),
      one.previous.orders,
      formatUnits(one.previous.profit, currency),
    ];
  });
  const days = { from: period.current.first, to: period.current.last };
  return makeTable(place, days, {
    heads: [
      'product',
      'orders',
      'units',
      'returned',
      'paid',
      'cost',
      'fees',
      'tax',
      'refunds',
      'profit',
      'open',
      'currency',
      'views',
      'checkouts',
      'conversion',
      'previous',
      'previous',
    ],
    rows,
  });
}

async function readVisitorTable(
  place: Place,
  input: Request,
  list: 'sources' | 'hosts' | 'links' | 'searches',
): Promise<Table> {
  const shown = await readVisitors(place, input);
  const { sourceNames } = serverWords(place.language).insights;
  if (list === 'sources') {
    const rows = shown.sources.map(({ source, visitors }) => [sourceNames[source], visitors]);
    return makeTable(place, shown, { heads: ['source', 'visitors'], rows });
  }
  if (list === 'hosts') {
    const rows = shown.hosts.map(({ host, visitors, previous }) => [host, visitors, previous]);
    return makeTable(place, shown, { heads: ['host', 'visitors', 'previous'], rows });
  }
  if (list === 'links') {
    const rows = shown.links.map(({ name, visitors, previous }) => [name, visitors, previous]);
    return makeTable(place, shown, { heads: ['link', 'visitors', 'previous'], rows });
  }
  const rows = shown.searches.map(({ term, times }) => [term, times]);
  return makeTable(place, shown, { heads: ['term', 'times'], rows });
}

async function readOrderTable(
  place: Place,
  input: Request,
  list: 'buyers' | 'countries' | 'weekdays' | 'hours',
): Promise<Table> {
  const shown = await showBuyers(place, input);
  const { buyerKinds } = serverWords(place.language).insights;
  const named = {
    buyers: shown.buyers.map((one) => ({ name: buyerKinds[one.kind], ...one })),
    countries: shown.countries.map((one) => ({ name: one.country, ...one })),
    weekdays: shown.weekdays.map((one) => ({ name: weekdayName(place, one.weekday), ...one })),
    hours: shown.hours.map((one) => ({ name: `${String(one.hour).padStart(2, '0')}:00`, ...one })),
  };
  const head = { buyers: 'buyer', countries: 'country', weekdays: 'weekday', hours: 'hour' } as const;
  const rows = named[list].map(({ name, orders, sold, previous }) => [
    name,
    orders,
    sold,
    shown.currency,
    previous.orders,
    previous.sold,
  ]);
  return makeTable(place, shown, {
    heads: [head[list], 'orders', 'sold', 'currency', 'previous', 'previous'],
    rows,
  });
}

/** The first of January 2024 was a Monday. */
function weekdayName({ language }: Place, weekday: number): string {
  const day = new Date(Date.UTC(2024, 0, weekday));
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(day);
}

async function readReturnTable(place: Place, input: Request): Promise<Table> {
  const shown = await showReturns(place, input);
  const { reasonNames } = serverWords(place.language).insights;
  const rows = shown.products.map((one) => [reasonNames[one.reason], one.title, one.cases, one.pieces]);
  return makeTable(place, shown, { heads: ['reason', 'product', 'cases', 'returned'], rows });
}
