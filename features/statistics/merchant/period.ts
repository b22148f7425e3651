import type { RequestOf } from '#domain/wire/endpoint.ts';
import type { homeStat } from '#features/statistics/contract.ts';

export const ranges = ['today', '7d', '30d', 'custom'] as const;
export type Range = (typeof ranges)[number];
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

export function rangeIn(query: URLSearchParams): Range {
  return ranges.find((one) => one === query.get('range')) ?? '7d';
}

/** What to ask for; undefined while the two days of a period of one's own are not there, or the wrong way round. */
export function periodIn(query: URLSearchParams): RequestOf<typeof homeStat> | undefined {
  const range = rangeIn(query);
  if (range !== 'custom') return { range };
  const from = query.get('from');
  const to = query.get('to');
  return isDay(from) && isDay(to) && from <= to ? { range, from, to } : undefined;
}
