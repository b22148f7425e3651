import { limits } from '#domain/limits.ts';
import { insightRanges } from '#features/insights/contract.ts';
import { Note } from '#ui/content/Note.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { BuyersView } from './BuyersView.tsx';
import { periodIn, rangeIn, type PeriodRequest } from './period.ts';
import { ProductsView } from './ProductsView.tsx';
import { ReturnsView } from './ReturnsView.tsx';
import { usePlace } from './usePlace.ts';
import { VisitorsView } from './VisitorsView.tsx';

const views = ['products', 'visitors', 'buyers', 'returns'] as const;

/** What a shop learns of a period, one view at a time. View, period and what is open stand in the address. */
export function InsightsScreen() {
  const words = useWords().shop.insights;
  const say = useSay();
  const [place, change] = usePlace();
  const view = views.find((one) => one === place.get('show')) ?? 'products';
  const period = periodIn(place);
  return (
    <Page title={words.title} back="/shopCenter" lead={words.lead}>
      <Chips
        label={words.show}
        value={view}
        onChange={(show) => change({ show, of: undefined, key: undefined })}
        options={views.map((value) => ({ value, label: words.views[value] }))}
      />
      <PeriodChoice />
      {period === undefined ? (
        <Note tone="warn">{say(words.wrongDays, { days: limits.insightDaysMax })}</Note>
      ) : (
        <View view={view} period={period} />
      )}
    </Page>
  );
}

function View({ view, period }: { view: (typeof views)[number]; period: PeriodRequest }) {
  if (view === 'products') return <ProductsView period={period} />;
  if (view === 'visitors') return <VisitorsView period={period} />;
  return view === 'buyers' ? <BuyersView period={period} /> : <ReturnsView period={period} />;
}

function PeriodChoice() {
  const words = useWords().shop.insights;
  const [place, change] = usePlace();
  const range = rangeIn(place);
  return (
    <>
      <Chips
        label={words.period}
        value={range}
        onChange={(next) => change({ range: next })}
        options={insightRanges.map((value) => ({ value, label: words.ranges[value] }))}
      />
      {range === 'custom' ? (
        <Stack isRow>
          <TextField
            type="date"
            label={words.from}
            value={place.get('from') ?? ''}
            onChange={(from) => change({ from })}
          />
          <TextField
            type="date"
            label={words.to}
            value={place.get('to') ?? ''}
            onChange={(to) => change({ to })}
          />
        </Stack>
      ) : null}
    </>
  );
}
