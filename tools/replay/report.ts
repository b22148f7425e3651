// The report: what was found beside what must be, as JSON and as a table.
import type { ExpectedFigures, ReturnFigures, ShopFigures } from './figures.ts';
import type { ReplayPlan } from './plan.ts';
import type { Found, ShopFound } from './statements.ts';

/** Money in pence, counts as they are. */
type PenceFigures = Record<keyof ShopFigures, number>;

export type Mismatch = { shop: string; figure: string; expected: number | string; found: number | string };

export type Report = {
  rules: ReplayPlan['rules'];
  lines_read: number;
  invoices: number;
  goods: number;
  skipped: ReplayPlan['skipped'];
  returns: ReturnFigures;
  total: PenceFigures;
  shops: Record<string, PenceFigures>;
  ledger: { sum: number; accounts: number; transfers: number };
  seconds: number;
  orders_per_second: number;
  server_memory_mb: number;
  /** Timers that a server with a clock of its own has not come to; 0 where the run had the clock. */
  pending: number;
  /** Calls that had to be made again, and what was killed for the sake of it. */
  retries: number;
  kills: string[];
  mismatches: Mismatch[];
};

/** What the run measured besides the figures. */
export type Measured = Pick<Report, 'seconds' | 'server_memory_mb' | 'pending' | 'retries' | 'kills'> & {
  readonly problems: readonly string[];
};

/** Puts the report together. `mismatches` is empty exactly where everything reconciles. */
export function makeReport(
  plan: ReplayPlan,
  expected: ExpectedFigures,
  found: Found,
  measured: Measured,
): Report {
  const shops = Object.entries(found.shops);
  const total = sumOf(shops.map(([, { figures }]) => figures));
  const { problems, seconds, ...rest } = measured;
  return {
    rules: plan.rules,
    lines_read: plan.linesRead,
    invoices: plan.invoices,
    goods: plan.goods.length,
    skipped: plan.skipped,
    returns: { ...expected.returns, ...found.returns },
    total: inNumbers(total),
    shops: Object.fromEntries(shops.map(([name, { figures }]) => [name, inNumbers(figures)])),
    ledger: {
      sum: Number(found.ledger.sum),
      accounts: found.ledger.accounts,
      transfers: found.ledger.transfers,
    },
    seconds: Math.round(seconds * 10) / 10,
    orders_per_second: Math.round((total.orders / Math.max(seconds, 0.001)) * 10) / 10,
    ...rest,
    mismatches: [
      ...Object.entries(expected.shops).flatMap(([name, figures]) =>
        shopMismatches(name, figures, found.shops[name]),
      ),
      ...compare('total', expected.total, total),
      ...compare('returns', returnsOf(expected.returns), returnsOf(found.returns)),
      ...compare('ledger', { sum: 0n }, { sum: found.ledger.sum }),
      ...[...found.ledger.problems, ...problems].map((what) => ({
        shop: 'run',
        figure: 'problem',
        expected: 'none',
        found: what,
      })),
    ],
  };
}

function returnsOf({
  matched_units,
  outside_window_units,
}: Pick<ReturnFigures, 'matched_units' | 'outside_window_units'>) {
  return { matched_units, outside_window_units };
}

function shopMismatches(name: string, expected: ShopFigures, found: ShopFound | undefined): Mismatch[] {
  if (found === undefined) return [{ shop: name, figure: 'shop', expected: 'a statement', found: 'none' }];
  const { figures, rests, wallet } = found;
  const { captured, refunded, supplier_cost, fee, settled } = figures;
  const nothing = { escrow: 0n, pending: 0n, held: 0n, receivable: 0n, tax: 0n };
  return [
    ...compare(name, expected, figures),
    ...compare(
      name,
      { 'captured - refunded - supplier_cost - fee': settled },
      { 'captured - refunded - supplier_cost - fee': captured - refunded - supplier_cost - fee },
    ),
    ...compare(name, nothing, rests),
    ...compare(
      name,
      {
        'wallet balance': settled,
        'wallet available': settled,
        'wallet pending': 0n,
        'wallet held': 0n,
        'wallet withdrawing': 0n,
        'wallet in_escrow': 0n,
      },
      {
        'wallet balance': wallet.balance,
        'wallet available': wallet.available,
        'wallet pending': wallet.pending,
        'wallet held': wallet.held,
        'wallet withdrawing': wallet.withdrawing,
        'wallet in_escrow': wallet.inEscrow,
      },
    ),
  ];
}

function compare<Names extends string>(
  shop: string,
  expected: Record<Names, number | bigint>,
  found: Record<Names, number | bigint>,
): Mismatch[] {
  return Object.keys(expected).flatMap((name) => {
    const figure = isNameOf(expected, name) ? name : undefined;
    if (figure === undefined || Number(expected[figure]) === Number(found[figure])) return [];
    return [{ shop, figure, expected: Number(expected[figure]), found: Number(found[figure]) }];
  });
}

function isNameOf<T extends object>(whole: T, name: PropertyKey): name is keyof T & string {
  return Object.hasOwn(whole, name);
}

function sumOf(list: readonly ShopFigures[]): ShopFigures {
  const sum = { orders: 0, units: 0, captured: 0n, supplier_cost: 0n, refunded: 0n, fee: 0n, settled: 0n };
  for (const figures of list) {
    sum.orders += figures.orders;
    sum.units += figures.units;
    sum.captured += figures.captured;
    sum.supplier_cost += figures.supplier_cost;
    sum.refunded += figures.refunded;
    sum.fee += figures.fee;
    sum.settled += figures.settled;
  }
  return sum;
}

function inNumbers({
  orders,
  units,
  captured,
  supplier_cost,
  refunded,
  fee,
  settled,
}: ShopFigures): PenceFigures {
  return {
    orders,
    units,
    captured: Number(captured),
    supplier_cost: Number(supplier_cost),
    refunded: Number(refunded),
    fee: Number(fee),
    settled: Number(settled),
  };
}

const figureNames = ['orders', 'units', 'captured', 'supplier_cost', 'refunded', 'fee', 'settled'] as const;

/** The table of a report for a terminal: a line a shop, the total below, money in pounds. */
export function tableOf({ shops, total }: Pick<Report, 'shops' | 'total'>): string {
  const rows = [
    ['shop', ...figureNames],
    ...Object.entries(shops).map(([name, figures]) => [name, ...cellsOf(figures)]),
    ['total', ...cellsOf(total)],
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  const rule = '-'.repeat(lines[0]?.length ?? 0);
  return [lines[0], rule, ...lines.slice(1, -1), rule, lines.at(-1)].join('\n');
}

function cellsOf(figures: PenceFigures): string[] {
  return figureNames.map((name) =>
    name === 'orders' || name === 'units' ? String(figures[name]) : poundsOf(figures[name]),
  );
}

function poundsOf(pence: number): string {
  const digits = Math.abs(pence).toString().padStart(3, '0');
  return `${pence < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
