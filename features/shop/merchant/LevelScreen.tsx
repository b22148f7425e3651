import type { OutputOf } from '#domain/wire/endpoint.ts';
import { shopType } from '#features/shop/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { CriterionList } from './CriterionList.tsx';
import { NextLevel } from './NextLevel.tsx';

type Level = OutputOf<typeof shopType>['list'][number];
type Lowering = OutputOf<typeof shopType>['lowering'];

/** The ladder of levels: what the next one asks for, how far the shop is, and what each gives. */
export function LevelScreen() {
  const words = useWords();
  const query = useEndpoint(shopType, {});
  return (
    <Page title={words.shop.levels.title} lead={words.shop.levels.lead} back="/shopCenter" width="wide">
      <QueryView query={query} skeleton={<SkeletonCards shape="block" count={3} />}>
        {({ list, lowering }) => <Ladder levels={list} lowering={lowering} />}
      </QueryView>
    </Page>
  );
}

function Ladder({ levels, lowering }: { levels: readonly Level[]; lowering: Lowering }) {
  const words = useWords();
  const say = useSay();
  const next = levels.find((level) => level.next);
  const currentAt = levels.findIndex(({ current }) => current);
  return (
    <Columns
      main={
        <>
          <Announced levels={levels} lowering={lowering} />
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

/** A level that will be lowered: when, and what can be done until then. */
function Announced({ levels, lowering }: { levels: readonly Level[]; lowering: Lowering }) {
  const words = useWords().shop.levels;
  const say = useSay();
  const { time } = useFormats();
  const to = levels.find(({ code }) => code === lowering?.to);
  if (lowering === null || to === undefined) return null;
  return <Note tone="warn">{say(words.lowering, { level: to.name, when: time(lowering.at, 'date') })}</Note>;
}

/** Values of a level that are announced, with the day from which they hold. */
function Ahead({ level }: { level: Level }) {
  const { levels: words } = useWords().shop;
  const say = useSay();
  const { number, percent, time } = useFormats();
  const values = {
    goods_max: number,
    deletions_daily: number,
    commission_bps: percent,
    auto_withdraw_major: (value: number) => <MoneyText amount={String(value)} currency={level.currency} />,
  };
  const label = {
    goods_max: words.goods,
    deletions_daily: words.deletions,
    commission_bps: words.commission,
    auto_withdraw_major: words.withdraw,
  };
  return level.changes.map(({ kind, value, from }) => (
    <Section key={kind} title={say(words.announced, { when: time(from, 'date') })}>
      <Facts facts={[{ label: label[kind], value: values[kind](value) }]} />
    </Section>
  ));
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
      <Ahead level={level} />
    </Card>
  );
}
