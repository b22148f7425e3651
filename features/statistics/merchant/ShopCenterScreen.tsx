import { Settings } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '#features/people/ui/public.tsx';
import { storeInfo } from '#features/shop/contract.ts';
import { ShareShop } from '#features/shop/ui/public.tsx';
import { homeStat } from '#features/statistics/contract.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Chips } from '#ui/Chips.tsx';
import { Columns } from '#ui/Columns.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { Page } from '#ui/Page.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { SkeletonCards } from '#ui/SkeletonCards.tsx';
import { useEndpoint } from '#ui/useEndpoint.ts';
import { useSay } from '#ui/words.tsx';
import { PeriodFigures } from './PeriodFigures.tsx';
import { StatChart } from './StatChart.tsx';
import { MoneyFigures, NeedsMe, Tasks } from './ShopCenterSide.tsx';

const ranges = ['today', '7d', '30d'] as const;

/** The store at a glance: its link, its figures with the period before, and what waits for the merchant. */
export function ShopCenterScreen() {
  const words = useWords();
  const say = useSay();
  const { data: me } = useMe();
  const [range, setRange] = useState<(typeof ranges)[number]>('7d');
  const stat = useEndpoint(homeStat, { range }, { keepPrevious: true });
  const store = useEndpoint(storeInfo, {});

  return (
    <Page
      title={me?.info.shop.name ?? words.statistics.title}
      lead={say(words.statistics.hello, { name: me?.info.nickname ?? '' })}
      width="wide"
      actions={
        <>
          {me === undefined ? null : <Badge tone="accent">{me.info.level.name}</Badge>}
          <LinkButton to="/shop" tone="quiet" size="small" icon={<Settings aria-hidden className="size-5" />}>
            {words.people.navShop}
          </LinkButton>
        </>
      }
    >
      <Columns
        main={
          <>
            {stat.data === undefined ? null : <NeedsMe needs={stat.data.needs_me} />}
            <Chips
              label={words.statistics.period}
              value={range}
              onChange={setRange}
              options={ranges.map((value) => ({ value, label: words.statistics.ranges[value] }))}
            />
            <QueryView query={stat} skeleton={<SkeletonCards count={4} />}>
              {(value) => <PeriodFigures stat={value} />}
            </QueryView>
            <StatChart />
          </>
        }
        side={
          <>
            <Tasks />
            <Card title={words.shop.share}>
              <QueryView query={store} skeleton={<Skeleton shape="title" />}>
                {(value) => <ShareShop name={value.name} url={value.public_url} />}
              </QueryView>
            </Card>
            <QueryView query={stat} skeleton={<Skeleton shape="block" />}>
              {(value) => <MoneyFigures stat={value} />}
            </QueryView>
          </>
        }
      />
    </Page>
  );
}
