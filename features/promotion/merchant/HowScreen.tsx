import { articleRoute } from '#domain/content/article-route.ts';
import { ads, adSlots } from '#domain/ads/parameters.ts';
import { formatUnits, isAsset } from '#domain/money/money.ts';
import { unitsOfHundredths } from '#domain/ads/promotion.ts';
import { listPromotion } from '#features/promotion/contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Plan } from './types.ts';

const steps = [
  'where',
  'who',
  'quality',
  'cost',
  'pacing',
  'newcomers',
  'valid',
  'time',
  'rest',
  'check',
  'nobody',
] as const;

/** The rules in words, with the very numbers that promotion runs on. */
export function HowScreen() {
  const words = useWords().promotion;
  const query = useEndpoint(listPromotion, { scope: 'plans' });
  const lead = useLead();
  return (
    <Page
      title={words.howTitle}
      lead={lead}
      back="/promotion"
      actions={<LinkButton to="/promotion/new">{words.newCampaign}</LinkButton>}
    >
      <Section title={words.algorithm}>
        <QueryView query={query} skeleton={<SkeletonCards count={4} />}>
          {({ plans }) => <Steps plans={plans} />}
        </QueryView>
      </Section>
      <Stack isRow>
        <LinkButton to={articleRoute('how-promotion-works')} tone="plain">
          {words.rules}
        </LinkButton>
        <LinkButton to={`${window.location.origin}/ranking.json`} tone="plain">
          {words.machine}
        </LinkButton>
      </Stack>
    </Page>
  );
}

function useLead(): string {
  const words = useWords().promotion;
  const say = useSay();
  const { time } = useFormats();
  return say(words.howLead, { version: ads.version, since: time(`${ads.since}T12:00:00.000Z`, 'date') });
}

function Steps({ plans }: { plans: readonly Plan[] }) {
  const words = useWords().promotion;
  const say = useSay();
  const values = useValues(plans);
  return (
    <Grid look="cards">
      {steps.map((step) => (
        <Card key={step} title={words.steps[step].title}>
          <Text>{say(words.steps[step].detail, values)}</Text>
        </Card>
      ))}
    </Grid>
  );
}

/** Every number that stands in the sentences, from the parameters themselves. */
function useValues(plans: readonly Plan[]) {
  const { money, number, percent } = useFormats();
  const ofMille = (mille: number) => percent(mille * 10);
  const ofPpm = (ppm: number) => percent(ppm / 100);
  const currency = plans.find(({ pays }) => pays === 'click')?.currency ?? '';
  const amount = (hundredths: number) =>
    isAsset(currency) ? money(formatUnits(unitsOfHundredths(hundredths, currency), currency), currency) : '';
  const { quality, evidence, auction } = ads;
  return {
    explore: adSlots.explore.slots.map(number).join(', '),
    search: adSlots.search.slots.map(number).join(', '),
    similar: adSlots.similar.slots.map(number).join(', '),
    share: ofPpm(ads.sponsoredShareMaxPpm),
    facts: quality.factsDays,
    days: ads.forecast.historyDays,
    least: number(quality.leastMille / 1_000),
    most: number(quality.mostMille / 1_000),
    onTime: ofMille(quality.weights.onTime),
    refunds: ofMille(quality.weights.refunds),
    rating: ofMille(quality.weights.rating),
    listing: ofMille(quality.weights.listing),
    reserve: amount(auction.reserveHundredths),
    step: amount(auction.stepHundredths),
    minutes: ads.pacing.tickMinutes,
    turns: ofPpm(auction.newcomers.sharePpm),
    views: auction.newcomers.viewsBelow,
    hours: evidence.clickHours,
    seconds: evidence.dwellMs / 1_000,
    wait: evidence.billedAfterSeconds,
    clickShare: ofPpm(evidence.blockSharePpm),
  };
}
