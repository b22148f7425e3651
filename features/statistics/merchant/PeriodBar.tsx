import { Chips } from '#ui/lists/Chips.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { rangeIn, ranges } from './period.ts';
import { useFilters } from './useFilters.ts';

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
