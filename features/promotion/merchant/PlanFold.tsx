import { Fold } from '#ui/layout/Fold.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Plan } from './types.ts';

/** One plan; its conditions are behind its name, because the way into a campaign says them again where they count. */
export function PlanFold({ plan }: { plan: Plan }) {
  const words = useWords().promotion;
  const facts = useConditions(plan);
  const { name, what } = words.plan[plan.id];
  return (
    <Fold title={plan.open ? name : `${name} · ${words.closedPlan}`}>
      <Text look="muted">{what}</Text>
      <Facts facts={facts} />
    </Fold>
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
