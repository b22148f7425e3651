import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Meter } from '#ui/charts/Meter.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Campaign, Results } from './types.ts';

/** How the budget of today is spread: what was spent, what the plan of the day would have spent by now. */
export function TodayCard({ campaign, pacing }: { campaign: Campaign; pacing: Results['pacing'] }) {
  const words = useWords().promotion.results;
  const say = useSay();
  const { money, percent } = useFormats();
  if (pacing === null) return null;
  const amount = (value: string) => money(value, campaign.currency);
  return (
    <Card title={words.today}>
      <Meter
        label={words.spent}
        text={say(words.todayText, { actual: amount(pacing.actual), target: amount(pacing.target) })}
        value={Number(pacing.actual)}
        max={Number(campaign.day_budget)}
        isGoal
      />
      <Text look="small">{say(words.todayDay, { amount: amount(campaign.day_budget) })}</Text>
      <Text look="small">{say(words.todayTaking, { share: percent(pacing.participation_bps) })}</Text>
    </Card>
  );
}
