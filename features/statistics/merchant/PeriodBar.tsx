import type { RequestOf } from '#domain/wire/endpoint.ts';
import type { homeStat } from '#features/statistics/contract.ts';
import { Chips } from '#ui/lists/Chips.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useFilters } from './useFilters.ts';

const ranges = ['today', '7d', '30d', 'custom'] as const;
export type Range = (typeof ranges)[number];
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

function rangeIn(query: URLSearchParams): Range {
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

/** The period of the figures: today, some days, or days of one's own. */
export function PeriodBar() {
  const { statistics } = useWords();
  const [query, set] = useFilters();
  const range = rangeIn(query);
  return (
    <>
      <Chips
        label={statistics.period}
        value={range}
        onChange={(next) => set('range', next)}
        options={ranges.map((value) => ({ value, label: statistics.ranges[value] }))}
      />
      {range === 'custom' ? (
        <Stack isRow>
          <TextField
            type="date"
            label={statistics.from}
            value={query.get('from') ?? ''}
            onChange={(day) => set('from', day)}
          />
          <TextField
            type="date"
            label={statistics.to}
            value={query.get('to') ?? ''}
            onChange={(day) => set('to', day)}
          />
        </Stack>
      ) : null}
    </>
  );
}
