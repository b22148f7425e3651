import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { Meter } from '#ui/charts/Meter.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { CampaignFile } from './CampaignFileScreen.tsx';

type Props = { campaign: CampaignFile['campaign'] };

const wholeBps = 10_000;

export function FiguresCard({ campaign }: Props) {
  const { promotion: words } = useWords();
  const { number } = useFormats();
  const amount = (value: string) => <MoneyText amount={value} currency={campaign.currency} />;
  const { ended_reason: end, pause_reason: pause, quality } = campaign;
  return (
    <Card title={words.figures}>
      <Facts
        facts={[
          { label: words.spent, value: amount(campaign.spent) },
          campaign.pays === 'click' ? { label: words.left, value: amount(campaign.remaining) } : undefined,
          { label: words.views, value: number(campaign.impressions) },
          { label: words.clicks, value: number(campaign.clicks) },
          { label: words.refused_clicks, value: number(campaign.invalid_clicks) },
          { label: words.orders, value: number(campaign.orders) },
          { label: words.sales, value: amount(campaign.sales) },
          quality === null ? undefined : { label: words.quality, value: number(quality.score) },
          pause === null ? undefined : { label: words.pause, value: words.pauses[pause] },
          end === null ? undefined : { label: words.why_ended, value: words.ends[end] },
        ]}
      />
    </Card>
  );
}

export function TermsCard({ campaign }: Props) {
  const { promotion: words } = useWords();
  const say = useSay();
  const { money, percent, time } = useFormats();
  const amount = (value: string) => money(value, campaign.currency);
  const { percent_bps: share, starts_at: from, ends_at: to } = campaign;
  const period = {
    label: words.period,
    value: say(words.from_to, { from: time(from, 'date'), to: time(to, 'date') }),
  };
  return (
    <Card title={words.terms}>
      <Facts
        facts={
          share === null
            ? [
                { label: words.budget, value: amount(campaign.budget) },
                { label: words.day, value: amount(campaign.day_budget) },
                { label: words.bid, value: amount(campaign.max_bid) },
                period,
                {
                  label: words.paid,
                  value: say(words.paid_text, {
                    promo: amount(campaign.from_promo),
                    available: amount(campaign.from_available),
                  }),
                },
              ]
            : [{ label: words.percent, value: percent(share) }, period]
        }
      />
    </Card>
  );
}

export function NotShownCard({ campaign }: Props) {
  const { promotion: words } = useWords();
  const { percent } = useFormats();
  const shares = campaign.not_shown.filter(({ share_bps: share }) => share > 0);
  return (
    <Card title={words.not_shown}>
      {shares.length === 0 ? <Text look="muted">{words.not_shown_none}</Text> : null}
      {shares.map(({ reason, share_bps: share }) => (
        <Meter
          key={reason}
          label={words.reasons[reason]}
          text={percent(share)}
          value={share}
          max={wholeBps}
          isGoal
        />
      ))}
    </Card>
  );
}
