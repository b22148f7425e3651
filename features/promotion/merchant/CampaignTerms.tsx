import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Picture } from '#ui/content/Picture.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Campaign } from './types.ts';

/** What was agreed when it was paid: none of it changes while it runs. */
export function AgreedCard({ campaign }: { campaign: Campaign }) {
  const words = useWords().promotion;
  const say = useSay();
  const { money, percent, time } = useFormats();
  const amount = (value: string) => money(value, campaign.currency);
  const { starts_at: from, ends_at: to, percent_bps: share } = campaign;
  const period = {
    label: words.create.howLong,
    value: say(words.fromTo, { from: time(from, 'date'), to: time(to, 'date') }),
  };
  const clicks = [
    { label: words.create.budget, value: amount(campaign.budget) },
    { label: words.create.perDay, value: amount(campaign.day_budget) },
    { label: words.create.perClick, value: amount(campaign.max_bid) },
    period,
    {
      label: words.results.paidFrom,
      value: say(words.results.paidFromText, {
        promo: amount(campaign.from_promo),
        available: amount(campaign.from_available),
      }),
    },
  ];
  return (
    <Card title={words.results.terms}>
      <Facts
        facts={share === null ? clicks : [{ label: words.create.perOrder, value: percent(share) }, period]}
      />
    </Card>
  );
}

export function CampaignGoods({ campaign }: { campaign: Campaign }) {
  const words = useWords().promotion.results;
  return (
    <Section title={words.goods}>
      <Rows label={words.goods}>
        {campaign.goods.map(({ id, title, image }) => (
          <Row
            key={id}
            to={`/goodsList?item=${id}`}
            lead={<Picture image={image} size="small" />}
            title={title}
          />
        ))}
      </Rows>
    </Section>
  );
}
