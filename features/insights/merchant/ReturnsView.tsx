import type { OutputOf } from '#domain/wire/endpoint.ts';
import { readReturnInsights } from '#features/insights/contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { CountList } from './CountList.tsx';
import type { PeriodRequest } from './period.ts';
import { PeriodNote } from './PeriodNote.tsx';
import { RowsSheet } from './RowsSheet.tsx';
import { SaveList } from './SaveList.tsx';
import { Total } from './Total.tsx';

type Shown = OutputOf<typeof readReturnInsights>;

/** Why buyers wanted to return something, and what. */
export function ReturnsView({ period }: { period: PeriodRequest }) {
  const { shop, returns } = useWords();
  const words = shop.insights;
  const query = useEndpoint(readReturnInsights, period, { keepPrevious: true });
  const reasons: Readonly<Record<string, string>> = returns.reasons;
  return (
    <>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={4} />}
        empty={{
          when: ({ cases }) => cases === 0,
          show: <Empty says={words.noReturns} detail={words.noReturnsDetail} />,
        }}
      >
        {(shown) => <Returns shown={shown} period={period} />}
      </QueryView>
      <RowsSheet period={period} nameOf={(_of, key) => reasons[key] ?? key} />
    </>
  );
}

function Returns({ shown, period }: { shown: Shown; period: PeriodRequest }) {
  const { shop, returns } = useWords();
  const words = shop.insights;
  const say = useSay();
  const cases = (count: number) => say(words.cases, { count });
  return (
    <>
      <Total
        label={words.columns.cases}
        value={cases(shown.cases)}
        before={cases(shown.previous.cases)}
        detail={say(words.pieces, { count: shown.pieces })}
      />
      <PeriodNote shown={shown} />
      <CountList
        title={words.reasons}
        of="reason"
        rows={shown.reasons.map(({ reason, cases: count, pieces, previous }) => ({
          key: reason,
          title: returns.reasons[reason],
          count,
          text: cases(count),
          detail: say(words.pieces, { count: pieces }),
          before: previous.cases,
        }))}
      />
      <CountList
        title={words.byProduct}
        of="reason"
        rows={shown.products.map(({ goods_id: id, title, reason, cases: count, pieces }) => ({
          key: reason,
          id: `${id} ${reason}`,
          title,
          count,
          text: cases(count),
          detail: `${returns.reasons[reason]} · ${say(words.pieces, { count: pieces })}`,
        }))}
      >
        <SaveList list="returns" of={words.byProduct} period={period} />
      </CountList>
    </>
  );
}
