import { Badge } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Picture } from '#ui/content/Picture.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { stateTones } from './advice.ts';
import type { Campaign } from './types.ts';
import { useTitle } from './useTitle.ts';
import { useTrouble } from './useTrouble.ts';

/** One campaign: its goods, what it spent and brought, and what is wrong with it. */
export function CampaignRow({ campaign }: { campaign: Campaign }) {
  const words = useWords().promotion;
  const say = useSay();
  const { money, time, percent } = useFormats();
  const titleOf = useTitle();
  const trouble = useTrouble()(campaign);
  const { spent, budget, currency, clicks, orders, percent_bps: share } = campaign;
  const paid =
    share === null
      ? say(words.spentOf, { spent: money(spent, currency), budget: money(budget, currency) })
      : say(words.shareOfOrders, { percent: percent(share) });
  return (
    <Row
      to={`/promotion/${campaign.id}`}
      lead={<Picture image={campaign.goods[0]?.image} size="small" />}
      title={titleOf(campaign)}
      detail={words.plan[campaign.plan_id].name}
      below={
        <span className="flex flex-col items-start gap-0.5">
          <Badge tone={stateTones[campaign.state]}>{words.states[campaign.state]}</Badge>
          <span className="tabular font-medium text-ink">{paid}</span>
          <span>{say(words.counts, { clicks, orders })}</span>
          <span>
            {say(words.fromTo, {
              from: time(campaign.starts_at, 'date'),
              to: time(campaign.ends_at, 'date'),
            })}
          </span>
          {trouble === undefined ? null : <span className="text-ink">{trouble}</span>}
        </span>
      }
    />
  );
}
