import { useSearchParams } from '#ui/routing/hooks.ts';
import { campaignStates, listPromotion } from '#features/promotion/contract.ts';
import { Chips } from '#ui/lists/Chips.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Figure } from '#ui/charts/Figure.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { usePages } from '#ui/calls/usePages.ts';
import { CampaignRow } from './CampaignRow.tsx';
import { PlanFold } from './PlanFold.tsx';
import { SimilarCard } from './SimilarCard.tsx';
import type { CampaignState, Promotion } from './types.ts';

/** The shop's campaigns, what there is to spend on them, and where goods can be shown. */
export function PromotionScreen() {
  const words = useWords().promotion;
  const plans = useEndpoint(listPromotion, { scope: 'plans' });
  return (
    <Page
      title={words.title}
      lead={words.lead}
      back="/shopCenter"
      actions={<LinkButton to="/promotion/new">{words.newCampaign}</LinkButton>}
    >
      <Campaigns />
      <QueryView query={plans} skeleton={<SkeletonCards count={2} />}>
        {(answer) => <Plans answer={answer} />}
      </QueryView>
      <SimilarCard />
    </Page>
  );
}

function Plans({ answer }: { answer: Promotion }) {
  const words = useWords().promotion;
  const currency = answer.plans[0]?.currency;
  const hasCredit = /[1-9]/.test(answer.promo_credit);
  return (
    <>
      {currency === undefined || !hasCredit ? null : (
        <Grid look="figures">
          <Figure
            label={words.credit}
            value={<MoneyText amount={answer.promo_credit} currency={currency} />}
            detail={words.creditDetail}
          />
        </Grid>
      )}
      <Section title={words.plans}>
        {answer.plans.map((plan) => (
          <PlanFold key={plan.id} plan={plan} />
        ))}
        <Stack isRow>
          <LinkButton to="/promotion/how" tone="plain">
            {words.how}
          </LinkButton>
        </Stack>
      </Section>
    </>
  );
}

function Campaigns() {
  const words = useWords().promotion;
  const [state, setState] = useStateFilter();
  const mine = usePages(listPromotion, (page) => ({
    scope: 'mine' as const,
    page,
    page_size: 20,
    ...(state === undefined ? {} : { state }),
  }));
  return (
    <Section title={words.mine}>
      <Chips
        label={words.filter}
        value={state ?? 'all'}
        onChange={setState}
        options={(['all', ...campaignStates] as const).map((value) => ({
          value,
          label: value === 'all' ? words.all : words.states[value],
        }))}
      />
      <QueryView
        query={mine}
        skeleton={<SkeletonRows count={3} />}
        empty={{
          when: ({ pages }) => pages[0]?.list.length === 0,
          show: state === undefined ? <None /> : <NoneOfState />,
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

/** Stands in the address, so that going back shows the same. */
function useStateFilter(): [CampaignState | undefined, (next: CampaignState | 'all') => void] {
  const [place, setPlace] = useSearchParams();
  const state = campaignStates.find((one) => one === place.get('state'));
  return [state, (next) => setPlace(next === 'all' ? {} : { state: next }, { replace: true })];
}

function None() {
  const words = useWords().promotion;
  return <Empty says={words.none} detail={words.noneDetail} />;
}

function NoneOfState() {
  const words = useWords().promotion;
  return <Empty says={words.noneOfState} detail={words.noneOfStateDetail} />;
}
