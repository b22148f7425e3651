import type { OutputOf } from '#domain/endpoint.ts';
import { listPromotion } from '#features/promotion/contract.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Facts } from '#ui/Facts.tsx';
import { Grid } from '#ui/Grid.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { LoadMore } from '#ui/LoadMore.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { MoneyText } from '#ui/MoneyText.tsx';
import { Note } from '#ui/Note.tsx';
import { Page } from '#ui/Page.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { Row } from '#ui/Row.tsx';
import { Rows } from '#ui/Rows.tsx';
import { Section } from '#ui/Section.tsx';
import { SkeletonCards } from '#ui/SkeletonCards.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { Text } from '#ui/Text.tsx';
import { useEndpoint } from '#ui/useEndpoint.ts';
import { useFormats } from '#ui/useFormats.ts';
import { usePages } from '#ui/usePages.ts';
import { useSay } from '#ui/words.tsx';

type Promotion = OutputOf<typeof listPromotion>;
type Plan = Promotion['plans'][number];
type Campaign = Promotion['list'][number];

/** What promotion will be, and what the shop spent on it. While no plan is open it says so, and why. */
export function PromotionScreen() {
  const words = useWords().promotion;
  const plans = useEndpoint(listPromotion, { scope: 'plans' });
  return (
    <Page title={words.title} lead={words.lead} back="/shopCenter">
      <QueryView query={plans} skeleton={<SkeletonCards count={2} />}>
        {({ plans: all }) => (
          <>
            {all.some(({ open }) => open) ? null : <Closed />}
            <Section title={words.plans}>
              <Grid look="cards">
                {all.map((plan) => (
                  <PlanCard key={plan.id} plan={plan} />
                ))}
              </Grid>
            </Section>
          </>
        )}
      </QueryView>
      <Campaigns />
    </Page>
  );
}

function Closed() {
  const words = useWords().promotion;
  return (
    <Note title={words.closedTitle}>
      <p>{words.closed}</p>
      <LinkButton to="/promotion/new" tone="plain" size="small">
        {words.how}
      </LinkButton>
    </Note>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const words = useWords().promotion;
  const say = useSay();
  const { number } = useFormats();
  const amount = (value: string) => <MoneyText amount={value} currency={plan.currency} />;
  return (
    <Card title={plan.name} actions={plan.open ? undefined : <Badge>{words.notOpen}</Badge>}>
      <Text look="muted">{words.surface[plan.surface]}</Text>
      <Facts
        facts={[
          { label: words.minTotal, value: amount(plan.min_total) },
          { label: words.minDay, value: amount(plan.min_day) },
          { label: words.days, value: say(words.dayRange, { from: plan.min_days, to: plan.max_days }) },
          { label: words.bid, value: amount(plan.floor_bid) },
          { label: words.slots, value: number(plan.slots_per_page) },
          { label: words.slotList, value: plan.slots.map(number).join(', ') },
          { label: words.version, value: number(plan.algorithm_version) },
        ]}
      />
      <LinkButton to={plan.rules_url} tone="plain" size="small">
        {words.rules}
      </LinkButton>
    </Card>
  );
}

function Campaigns() {
  const words = useWords().promotion;
  const mine = usePages(listPromotion, (page) => ({ scope: 'mine' as const, page, page_size: 20 }));
  return (
    <Section title={words.mine}>
      <QueryView
        query={mine}
        skeleton={<SkeletonRows count={2} />}
        empty={{
          when: ({ pages }) => pages[0]?.list.length === 0,
          show: <Empty says={words.none} detail={words.noneDetail} />,
        }}
      >
        {({ pages }) => (
          <>
            <Rows label={words.mine}>
              {pages
                .flatMap(({ list }) => list)
                .map((campaign) => (
                  <CampaignRow key={campaign.id} campaign={campaign} />
                ))}
            </Rows>
            <LoadMore query={mine} />
          </>
        )}
      </QueryView>
    </Section>
  );
}

function CampaignRow({ campaign }: { campaign: Campaign }) {
  const words = useWords().promotion;
  const say = useSay();
  const { money, time } = useFormats();
  const { spent, budget, currency } = campaign;
  return (
    <Row
      title={say(words.spentOf, { spent: money(spent, currency), budget: money(budget, currency) })}
      detail={time(campaign.ends_at, 'date')}
      end={<Badge>{words.states[campaign.state]}</Badge>}
    />
  );
}
