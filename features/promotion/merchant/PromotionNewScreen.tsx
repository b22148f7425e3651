import { articleRoute } from '#domain/articles.ts';
import type { OutputOf } from '#domain/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { listPromotion } from '#features/promotion/contract.ts';
import { Card } from '#ui/Card.tsx';
import { Grid } from '#ui/Grid.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { Note } from '#ui/Note.tsx';
import { Page } from '#ui/Page.tsx';
import { Prose } from '#ui/Prose.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { Section } from '#ui/Section.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Text } from '#ui/Text.tsx';
import { useEndpoint } from '#ui/useEndpoint.ts';
import { useFormats } from '#ui/useFormats.ts';
import { useSay } from '#ui/words.tsx';

type Plan = OutputOf<typeof listPromotion>['plans'][number];

const steps = ['where', 'who', 'cost', 'valid', 'time', 'rest', 'nobody'] as const;

/** There is nothing to fill in while promotion is closed: what one will decide, and what the rules decide. */
export function PromotionNewScreen() {
  const words = useWords().promotion;
  const query = useEndpoint(listPromotion, { scope: 'plans' });
  return (
    <Page title={words.newTitle} lead={words.newLead} back="/promotion">
      <Note title={words.closedTitle}>{words.closed}</Note>
      <QueryView query={query} skeleton={<Skeleton shape="block" />}>
        {({ plans: [plan] }) => (plan === undefined ? null : <Disclosed plan={plan} />)}
      </QueryView>
      <Stack isRow>
        <LinkButton to={articleRoute('how-promotion-works')} tone="plain">
          {words.rules}
        </LinkButton>
        <LinkButton to="/feedback?from=/promotion/new" tone="plain">
          {words.tellUs}
        </LinkButton>
      </Stack>
    </Page>
  );
}

function Disclosed({ plan }: { plan: Plan }) {
  const words = useWords().promotion;
  const say = useSay();
  return (
    <>
      <Card title={words.youDecide}>
        <Decisions plan={plan} />
      </Card>
      <Section title={words.algorithm}>
        <Text look="muted">{say(words.algorithmLead, { version: plan.algorithm_version })}</Text>
        <Grid look="cards">
          {steps.map((step) => (
            <Card key={step} title={words.steps[step].title}>
              <Text>{words.steps[step].detail}</Text>
            </Card>
          ))}
        </Grid>
      </Section>
    </>
  );
}

function Decisions({ plan }: { plan: Plan }) {
  const words = useWords().promotion.decide;
  const say = useSay();
  const { money } = useFormats();
  const amount = (value: string) => money(value, plan.currency);
  const lines = [
    say(words.goods, { max: limits.promotionGoodsMax }),
    say(words.budget, { total: amount(plan.min_total), day: amount(plan.min_day) }),
    say(words.days, { from: plan.min_days, to: plan.max_days }),
    say(words.bid, { bid: amount(plan.floor_bid) }),
  ];
  const spans = lines.map((text) => [{ text, to: null, is_strong: false }]);
  return <Prose blocks={[{ kind: 'list', lines: spans }]} />;
}
