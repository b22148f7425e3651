import type { RequestOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { dayMs } from '#domain/text/spans.ts';
import { insightRanges, type readVisitorInsights } from '#features/insights/contract.ts';

/** What every question about insights says of its days. */
export type PeriodRequest = RequestOf<typeof readVisitorInsights>;

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

export function rangeIn(query: URLSearchParams): (typeof insightRanges)[number] {
  return insightRanges.find((one) => one === query.get('range')) ?? '30d';
}

/** What to ask for; undefined while the days of a period of one's own are missing, the wrong way round, or too many. */
export function periodIn(query: URLSearchParams): PeriodRequest | undefined {
  const range = rangeIn(query);
  if (range !== 'custom') return { range };
  const from = query.get('from');
  const to = query.get('to');
  if (!isDay(from) || !isDay(to) || from > to) return undefined;
  return Date.parse(to) - Date.parse(from) < limits.insightDaysMax * dayMs ? { range, from, to } : undefined;
}
