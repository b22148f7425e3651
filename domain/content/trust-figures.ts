// The rule of small numbers for what is published: a figure of so few cases would speak of people, not of the platform.
import { limits } from '#domain/limits.ts';

/** A number of cases as it is published: null for some, but fewer than `limits.trustCasesMin`. */
export function published(cases: number): number | null {
  return cases === 0 || cases >= limits.trustCasesMin ? cases : null;
}

/** Parts of a whole that are told together, by their names. */
export type Group = { readonly of: string[]; readonly cases: number | null };

/**
 * The parts of a whole, so that none of them is of so few cases and none can be computed from the others: the
 * smallest are told together until they are enough. Parts without a case are left out; the most frequent come first.
 */
export function groupsOf(counts: ReadonlyMap<string, number>): Group[] {
  const rising = [...counts]
    .filter(([, cases]) => cases > 0)
    .toSorted(([left, few], [right, many]) => few - many || (left < right ? -1 : 1));
  const together: { of: string[]; cases: number } = { of: [], cases: 0 };
  const rest = rising.filter(([name, cases]) => {
    if (enough(cases) && (together.cases === 0 || enough(together.cases))) return true;
    together.of.push(name);
    together.cases += cases;
    return false;
  });
  const groups: Group[] = rest.map(([name, cases]) => ({ of: [name], cases }));
  if (together.cases > 0) groups.push({ of: together.of.toSorted(), cases: published(together.cases) });
  return groups.toSorted((left, right) => (right.cases ?? 0) - (left.cases ?? 0));
}

const enough = (cases: number) => cases >= limits.trustCasesMin;

/** A part of a whole in basis points; null where part or rest are of so few that the share would tell them. */
export function shareBps(part: number, whole: number): number | null {
  if (whole === 0 || published(part) === null || published(whole - part) === null) return null;
  return Math.round((part * 10_000) / whole);
}

export type TrustPeriod = { readonly from: Date; readonly to: Date };

/** The last 90 whole days, then the complete months before today, the newest first; all in UTC. */
export function trustPeriods(now: Date): { readonly days: TrustPeriod; readonly months: TrustPeriod[] } {
  const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const from = new Date(to.getTime() - limits.trustPeriodDays * dayMs);
  const months = Array.from({ length: limits.trustMonths }, (_none, ago) => ({
    from: monthOf(to, -ago - 1),
    to: monthOf(to, -ago),
  }));
  return { days: { from, to }, months };
}

const dayMs = 86_400_000;
const monthOf = (at: Date, more: number) =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + more, 1));
