import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Plan } from './types.ts';

/** One plan with its conditions, and the way into a campaign of it. */
export function PlanCard({ plan }: { plan: Plan }) {
  const words = useWords().promotion;
  const facts = useConditions(plan);
  return (
    <Card
      title={words.plan[plan.id].name}
      actions={plan.open ? undefined : <Badge>{words.closedPlan}</Badge>}
    >
      <Text look="muted">{words.plan[plan.id].what}</Text>
      <Facts facts={facts} />
      {plan.open ? (
        <Stack isRow>
          <LinkButton to={`/promotion/new?plan=${plan.id}`} tone="plain" size="small">
            {words.newCampaign}
          </LinkButton>
        </Stack>
      ) : null}
    </Card>
  );
}

function useConditions(plan: Plan) {
  const words = useWords().promotion;
  const say = useSay();
  const { number, percent } = useFormats();
  const amount = (value: string) => <MoneyText amount={value} currency={plan.currency} />;
  const days = { label: words.days, value: say(words.dayRange, { from: plan.min_days, to: plan.max_days }) };
  const places = {
    label: words.places,
    value: plan.slots.length === 0 ? number(plan.slots_per_page) : plan.slots.map(number).join(', '),
  };
  if (plan.percent !== null) {
    const { min_bps: from, max_bps: to } = plan.percent;
    return [
      { label: words.share, value: say(words.shareRange, { from: percent(from), to: percent(to) }) },
      days,
    ];
  }
  return [
    { label: words.minTotal, value: amount(plan.min_total) },
    { label: words.minDay, value: amount(plan.min_day) },
    days,
    { label: words.bid, value: amount(plan.floor_bid) },
    places,
  ];
}
