import type { ReactNode } from 'react';
import { Link } from '#ui/routing/Link.tsx';
import { isAsset, formatUnits, parseUnits } from '#domain/money/money.ts';
import { roundHalfUp } from '#domain/money/fx.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Campaign } from './types.ts';

/** What it cost and brought, from money to orders. Views and clicks open the receipts that make them. */
export function CampaignFunnel({ campaign }: { campaign: Campaign }) {
  const words = useWords().promotion.results;
  const say = useSay();
  const { money, number } = useFormats();
  const { currency, avg_cpc: average, impressions, clicks, orders } = campaign;
  const receipts = `/promotion/${campaign.id}/receipts`;
  const each = costOfOne(campaign);
  const amount = (text: string) => <MoneyText amount={text} currency={currency} />;
  return (
    <Card title={words.figures}>
      <div>
        <Text look="muted">{words.spent}</Text>
        <MoneyText look="big" amount={campaign.spent} currency={currency} />
        {campaign.pays === 'click' ? (
          <Text look="small">{say(words.ofBudget, { budget: money(campaign.budget, currency) })}</Text>
        ) : null}
      </div>
      <ol className="flex flex-col gap-1">
        <Step
          label={words.views}
          value={number(impressions)}
          detail={words.viewsDetail}
          part={impressions > 0 ? 1 : 0}
          to={`${receipts}?show=views`}
        />
        <Step
          label={words.clicks}
          value={number(clicks)}
          detail={average === null ? undefined : say(words.clicksDetail, { avg: money(average, currency) })}
          part={partOf(clicks, impressions)}
          to={`${receipts}?show=clicks`}
        />
        <Step
          label={words.orders}
          value={number(orders)}
          detail={say(words.sales, { amount: money(campaign.sales, currency) })}
          part={partOf(orders, impressions)}
        />
      </ol>
      <Facts
        facts={[
          each === undefined ? undefined : { label: words.costOfOrder, value: amount(each) },
          campaign.pays === 'click'
            ? { label: words.remaining, value: amount(campaign.remaining) }
            : undefined,
          { label: words.refused, value: number(campaign.invalid_clicks) },
        ]}
      />
      <Stack isRow>
        <LinkButton to={receipts} tone="plain" size="small">
          {words.seeReceipts}
        </LinkButton>
      </Stack>
    </Card>
  );
}

type StepProps = { label: string; value: string; detail: ReactNode; part: number; to?: string };

/** One step with its bar: as wide as the part of the views that came this far. */
function Step({ label, value, detail, part, to }: StepProps) {
  const inside = (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="font-medium">{label}</span>
        <span className="tabular font-medium">{value}</span>
      </span>
      <svg aria-hidden viewBox="0 0 100 2" preserveAspectRatio="none" className="h-2 w-full">
        <rect width="100" height="2" className="fill-sunken" />
        <rect width={part * 100} height="2" className="fill-accent" />
      </svg>
      {detail === undefined ? null : <span className="text-meta text-muted">{detail}</span>}
    </>
  );
  const shape = 'flex flex-col gap-1 rounded-field py-1.5';
  return (
    <li>
      {to === undefined ? (
        <div className={shape}>{inside}</div>
      ) : (
        <Link to={to} className={`${shape} hover:bg-sunken`}>
          {inside}
        </Link>
      )}
    </li>
  );
}

/** An order can come without a view that counts: no bar is longer than that of the views. What is there is seen. */
function partOf(count: number, views: number): number {
  return count === 0 ? 0 : Math.min(1, Math.max(0.02, count / Math.max(1, views)));
}

/** What was spent for each order; undefined before the first one. */
function costOfOne({ spent, orders, currency }: Campaign): string | undefined {
  if (orders === 0 || !isAsset(currency)) return undefined;
  const units = parseUnits(spent, currency);
  return units === undefined ? undefined : formatUnits(roundHalfUp(units, BigInt(orders)), currency);
}
