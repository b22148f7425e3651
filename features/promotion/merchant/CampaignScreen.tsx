import { useParams } from '#ui/routing/hooks.ts';
import { listPromotion } from '#features/promotion/contract.ts';
import { campaignResults } from '#features/promotion/results.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { stateTones } from './advice.ts';
import { CampaignActs } from './CampaignActs.tsx';
import { CampaignFunnel } from './CampaignFunnel.tsx';
import { AgreedCard, CampaignGoods } from './CampaignTerms.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { NotShownCard } from './NotShownCard.tsx';
import { QualityCard } from './QualityCard.tsx';
import { ResultsChart } from './ResultsChart.tsx';
import { TodayCard } from './TodayCard.tsx';
import type { Campaign } from './types.ts';
import { useTitle } from './useTitle.ts';
import { useTrouble } from './useTrouble.ts';

/** How often a running campaign is asked for again while it is looked at. */
const freshMs = 30_000;

/** One campaign: what it spent and brought, why it was not shown, what was agreed, and what can be done about it. */
export function CampaignScreen() {
  const words = useWords().promotion;
  const { id = '' } = useParams();
  const query = useEndpoint(listPromotion, { scope: 'mine', id }, { refetchMs: freshMs });
  const campaign = query.data?.list[0];
  const titleOf = useTitle();
  return (
    <Page
      title={campaign === undefined ? words.results.title : titleOf(campaign)}
      lead={campaign === undefined ? undefined : words.plan[campaign.plan_id].name}
      back="/promotion"
      width="wide"
    >
      <QueryView
        query={query}
        skeleton={<SkeletonCards count={3} />}
        empty={{ when: ({ list }) => list.length === 0, show: <Empty says={words.results.gone} /> }}
      >
        {({ list: [one] }) => (one === undefined ? null : <Shown campaign={one} />)}
      </QueryView>
    </Page>
  );
}

function Shown({ campaign }: { campaign: Campaign }) {
  const words = useWords().promotion;
  const trouble = useTrouble()(campaign);
  const results = useEndpoint(campaignResults, { id: campaign.id }, { refetchMs: freshMs });
  return (
    <>
      <Stack isRow>
        <Badge tone={stateTones[campaign.state]}>{words.states[campaign.state]}</Badge>
        <CampaignActs campaign={campaign} />
      </Stack>
      {trouble === undefined ? null : <Note>{trouble}</Note>}
      {campaign.ended_text === null ? null : <Refused text={campaign.ended_text} />}
      <CampaignFunnel campaign={campaign} />
      <QueryView query={results} skeleton={<SkeletonCards count={2} />}>
        {(known) => (
          <Columns
            main={
              <>
                <ResultsChart results={known} plan={campaign.plan_id} />
                <NotShownCard results={known} />
                <QualityCard quality={known.quality} />
              </>
            }
            side={
              <>
                <TodayCard campaign={campaign} pacing={known.pacing} />
                <AgreedCard campaign={campaign} />
                <CampaignGoods campaign={campaign} />
                <HistoryCard steps={known.steps} />
              </>
            }
          />
        )}
      </QueryView>
    </>
  );
}

function Refused({ text }: { text: string }) {
  const words = useWords().promotion.results;
  return (
    <Note tone="warn" title={words.refusedText}>
      <Stack>
        <Text>{text}</Text>
        <Stack isRow>
          <LinkButton to="/service" tone="plain" size="small">
            {words.appeal}
          </LinkButton>
        </Stack>
      </Stack>
    </Note>
  );
}
