import type { OutputOf } from '#domain/endpoint.ts';
import { shopType } from '#features/shop/contract.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Columns } from '#ui/Columns.tsx';
import { Facts } from '#ui/Facts.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { MoneyText } from '#ui/MoneyText.tsx';
import { Note } from '#ui/Note.tsx';
import { Page } from '#ui/Page.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { SkeletonCards } from '#ui/SkeletonCards.tsx';
import { Text } from '#ui/Text.tsx';
import { useEndpoint } from '#ui/useEndpoint.ts';
import { useFormats } from '#ui/useFormats.ts';
import { useSay } from '#ui/words.tsx';
import { CriterionList } from './CriterionList.tsx';
import { NextLevel } from './NextLevel.tsx';

type Level = OutputOf<typeof shopType>['list'][number];

/** The ladder of levels: what the next one asks for, how far the shop is, and what each gives. */
export function LevelScreen() {
  const words = useWords();
  const query = useEndpoint(shopType, {});
  return (
    <Page title={words.shop.levels.title} lead={words.shop.levels.lead} back="/shopCenter" width="wide">
      <QueryView query={query} skeleton={<SkeletonCards shape="block" count={3} />}>
        {({ list }) => <Ladder levels={list} />}
      </QueryView>
    </Page>
  );
}

function Ladder({ levels }: { levels: readonly Level[] }) {
  const words = useWords();
  const say = useSay();
  const next = levels.find((level) => level.next);
  const currentAt = levels.findIndex(({ current }) => current);
  return (
    <Columns
      main={
        <>
          {next === undefined ? (
            <Note tone="good">{words.shop.levels.top}</Note>
          ) : (
            <NextLevel key={next.code} level={next} />
          )}
          <Text look="small">{words.shop.levels.quiz}</Text>
          {levels.slice(currentAt + 2).map((level) => (
            <Card key={level.code} title={say(words.shop.levels.raise, { level: level.name })}>
              <CriterionList criteria={level.criteria} />
            </Card>
          ))}
        </>
      }
      side={
        <>
          {levels.map((level, at) => (
            <Gives key={level.code} level={level} isEarned={at < currentAt} />
          ))}
        </>
      }
    />
  );
}

/** What a level gives. */
function Gives({ level, isEarned }: { level: Level; isEarned: boolean }) {
  const { levels } = useWords().shop;
  const say = useSay();
  const { number, percent } = useFormats();
  return (
    <Card
      title={level.name}
      actions={
        level.current ? (
          <Badge tone="accent">{levels.badges.current}</Badge>
        ) : level.next ? (
          <Badge tone="info">{levels.badges.next}</Badge>
        ) : isEarned ? (
          <Badge>{levels.badges.earned}</Badge>
        ) : undefined
      }
    >
      <Facts
        facts={[
          { label: levels.goods, value: number(level.goods_limit) },
          { label: levels.commission, value: percent(level.commission_bps) },
          {
            label: levels.withdraw,
            value: <MoneyText amount={level.auto_withdraw} currency={level.currency} />,
          },
          { label: levels.rows, value: number(level.rows_max) },
          { label: levels.deletions, value: number(level.delete_daily) },
          { label: levels.settle, value: say(levels.settleDays, { days: level.settle_days }) },
        ]}
      />
    </Card>
  );
}
