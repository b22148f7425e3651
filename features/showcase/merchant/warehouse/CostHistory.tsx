import { costHistory } from '#features/goods/cost.contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Good } from '#features/showcase/merchant/types.ts';

/** How the cost of a good changed and is to change: public, as its supplier announced it. */
export function CostHistory({ good }: { good: Good }) {
  const { goods: words } = useWords();
  const say = useSay();
  const { money, time } = useFormats();
  const query = useEndpoint(costHistory, { goods_id: good.id });
  const states = { announced: words.costAnnounced, applied: undefined, withdrawn: words.costWithdrawn };
  return (
    <Card title={words.costHistory}>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={1} />}
        empty={{ when: ({ list }) => list.length === 0, show: <Text look="muted">{words.costNone}</Text> }}
      >
        {({ list, currency }) => (
          <Rows label={words.costHistory}>
            {list.map(({ id, from_cost: old, to_cost: cost, from, state }) => (
              <Row
                key={id}
                title={say(words.costStep, { old: money(old, currency), cost: money(cost, currency) })}
                detail={say(words.costFrom, { date: time(from, 'date') })}
                end={states[state]}
              />
            ))}
          </Rows>
        )}
      </QueryView>
      <Text look="small">{words.costRule}</Text>
    </Card>
  );
}
