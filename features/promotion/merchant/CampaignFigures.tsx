import { Figure } from '#ui/charts/Figure.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Campaign } from './types.ts';

/** What it cost and brought. Views and clicks open the receipts that make them. */
export function CampaignFigures({ campaign }: { campaign: Campaign }) {
  const words = useWords().promotion.results;
  const say = useSay();
  const { money, number } = useFormats();
  const { currency, avg_cpc: average } = campaign;
  const receipts = `/promotion/${campaign.id}/receipts`;
  return (
    <Section title={words.figures}>
      <Grid look="figures">
        <Figure
          isStrong
          label={words.spent}
          value={<MoneyText amount={campaign.spent} currency={currency} />}
          detail={
            campaign.pays === 'click'
              ? say(words.ofBudget, { budget: money(campaign.budget, currency) })
              : undefined
          }
        />
        {campaign.pays === 'click' ? (
          <Figure
            label={words.remaining}
            value={<MoneyText amount={campaign.remaining} currency={currency} />}
          />
        ) : null}
        <Figure
          label={words.views}
          value={number(campaign.impressions)}
          detail={words.viewsDetail}
          to={`${receipts}?show=views`}
        />
        <Figure
          label={words.clicks}
          value={number(campaign.clicks)}
          detail={average === null ? undefined : say(words.clicksDetail, { avg: money(average, currency) })}
          to={`${receipts}?show=clicks`}
        />
        <Figure
          label={words.refused}
          value={number(campaign.invalid_clicks)}
          to={`${receipts}?show=refused`}
        />
        <Figure
          label={words.orders}
          value={number(campaign.orders)}
          detail={say(words.sales, { amount: money(campaign.sales, currency) })}
        />
      </Grid>
      <Stack isRow>
        <LinkButton to={receipts} tone="plain" size="small">
          {words.seeReceipts}
        </LinkButton>
      </Stack>
    </Section>
  );
}
