// The public figures: whole days and months over all shops, in whole numbers, with the rule of small ones.
import canonicalize from 'canonicalize';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, isAsset } from '#domain/money/money.ts';
import { holdCodes, type HoldCode } from '#domain/restriction.ts';
import {
  groupsOf,
  published,
  shareBps,
  trustPeriods,
  type TrustPeriod,
} from '#domain/content/trust-figures.ts';
import type { trustFigures } from '#features/trust/contract.ts';
import { acrossShops } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';
import { readFigures, type Counted, type FigureRows, type Took } from './figures.sql.ts';

type Figures = OutputOf<typeof trustFigures>;
type Period = Figures['days'];
type Held = Period['holds'][number];

type Asking = Pick<Environment, 'db' | 'clock' | 'receiptKeys'>;

/**
 * The figures as of the last midnight. They are of whole days, so a node computes them at most once an hour, and
 * whoever asks meanwhile waits for the same answer.
 */
export function makeFigures(): (env: Asking) => Promise<Figures> {
  let kept: { readonly atMs: number; readonly figures: Promise<Figures> } | undefined;
  return (env) => {
    const now = env.clock.now();
    const ageMs = kept === undefined ? Number.POSITIVE_INFINITY : now.getTime() - kept.atMs;
    if (kept !== undefined && ageMs >= 0 && ageMs < limits.trustFiguresKeptMs) return kept.figures;
    const figures = compute(env, now);
    kept = { atMs: now.getTime(), figures };
    // What failed is not kept: the next one who asks tries again.
    figures.catch(() => {
      kept = undefined;
    });
    return figures;
  };
}

async function compute({ db, receiptKeys }: Asking, now: Date): Promise<Figures> {
  const { days, months } = trustPeriods(now);
  const periods = [days, ...months];
  const rows = await acrossShops('trust', () => readFigures(db.direct, periods));
  const all = periods.map((period, index) => presentPeriod(rows, period, index + 1));
  const [newest, ...rest] = all;
  if (newest === undefined) throw new Error('there is no period');
  const said = { read_at: now.toISOString(), few: limits.trustCasesMin, days: newest, months: rest };
  return { ...said, jws: await receiptKeys.sign(canonicalize(said) ?? '', 'figures+jws') };
}

function presentPeriod(rows: FigureRows, { from, to }: TrustPeriod, n: number): Period {
  const { withdrawals, appeals, reviews, promotion, disputes } = rows;
  const orders = countsOf(rows.orders, n);
  const approved = countsOf(withdrawals.approved, n);
  const moves = countsOf(disputes.moves, n);
  const flagged = orders.get('flagged') ?? 0;
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    holds: holdCodes.flatMap((code) => presentHeld(rows, { n, code, isMoney: true })),
    limits: holdCodes.flatMap((code) => presentHeld(rows, { n, code, isMoney: false })),
    withdrawals: {
      asked: published(sumOf(countsOf(withdrawals.asked, n))),
      paid: published(withdrawals.paid.find((one) => one.n === n)?.of ?? 0),
      hours: tookOf(withdrawals.paid, n),
      speed: groupsOf(countsOf(withdrawals.speed, n)),
      approved: groupsOf(approved),
      clock_bps: shareBps(approved.get('clock') ?? 0, sumOf(approved)),
      rejected: groupsOf(countsOf(withdrawals.rejected, n)),
    },
    appeals: {
      filed: published(sumOf(countsOf(appeals.filed, n))),
      decided: groupsOf(countsOf(appeals.decided, n)),
      days: tookOf(appeals.took, n),
    },
    identities: presentIdentities(rows, n),
    reviews: {
      written: published(sumOf(countsOf(reviews.written, n))),
      removed: groupsOf(countsOf(reviews.removed, n)),
    },
    orders: {
      paid: published(sumOf(orders)),
      flagged: published(flagged),
      flagged_bps: shareBps(flagged, sumOf(orders)),
    },
    promotion: {
      clicks: published(sumOf(countsOf(promotion.clicks, n))),
      refused: groupsOf(countsOf(promotion.refused, n)),
    },
    disputes: {
      opened: published(moves.get('opened') ?? 0),
      escalated: published(moves.get('escalated') ?? 0),
      decided: groupsOf(countsOf(disputes.decided, n)),
      days: tookOf(disputes.took, n),
    },
  };
}

function presentIdentities({ identities }: FigureRows, n: number): Period['identities'] {
  return {
    sent: published(sumOf(countsOf(identities.sent, n))),
    decided: groupsOf(countsOf(identities.decided, n)),
    hours: tookOf(identities.took, n),
    appealed: published(sumOf(countsOf(identities.appealed, n))),
    appeals: groupsOf(countsOf(identities.appeals, n)),
    days: tookOf(identities.appealsTook, n),
  };
}

type HeldInput = { readonly n: number; readonly code: HoldCode; readonly isMoney: boolean };

/** Reasons that nobody was restricted for are left out. */
function presentHeld({ holds }: FigureRows, { n, code, isMoney }: HeldInput): Held[] {
  const isIt = (row: { n: number; code: HoldCode; is_money: boolean }) =>
    row.n === n && row.code === code && row.is_money === isMoney;
  const ended = countsOf(holds.ends.filter(isIt), n);
  const cases = published(sumOf(ended));
  if (cases === 0) return [];
  const amounts = holds.amounts.filter((row) => isMoney && row.n === n && row.code === code);
  return [
    {
      code,
      cases,
      amounts: cases === null ? [] : amounts.flatMap(presentAmount),
      hours: tookOf(holds.lengths.filter(isIt), n, sumOf(ended)),
      ended: groupsOf(ended),
    },
  ];
}

function presentAmount({ currency, units }: FigureRows['holds']['amounts'][number]): Held['amounts'] {
  return isAsset(currency) ? [{ currency, amount: formatUnits(units, currency) }] : [];
}

function countsOf(rows: readonly Counted[], n: number): Map<string, number> {
  return new Map(rows.filter((row) => row.n === n).map(({ name, cases }) => [name, cases]));
}

const sumOf = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, one) => sum + one, 0);
const tenths = (value: number) => Math.round(value * 10) / 10;

/**
 * To a tenth; null for so few that it would be theirs.
 *
 * @param whole All cases, those that are not over too: where few are not, the number of the others would tell them.
 */
function tookOf(rows: readonly Took[], n: number, whole?: number): Period['appeals']['days'] {
  const row = rows.find((one) => one.n === n);
  if (row === undefined || row.median === null || row.p95 === null) return null;
  if (row.of < limits.trustCasesMin) return null;
  const of = published((whole ?? row.of) - row.of) === null ? null : row.of;
  return { of, median: tenths(row.median), p95: tenths(row.p95) };
}
