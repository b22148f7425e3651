import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from '#ui/routing/Link.tsx';
import { limits } from '#domain/limits.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Picture } from '#ui/content/Picture.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { usePages } from '#ui/calls/usePages.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Item, PlanId } from '#features/promotion/merchant/types.ts';
import { useBoosted } from './useBoosted.ts';

type Props = { plan: PlanId; chosen: readonly string[]; onToggle: (id: string) => void };

/** The showcase's goods on sale, to choose from. Those in a campaign at this place already say in which. */
export function GoodsChoice({ plan, chosen, onToggle }: Props) {
  const words = useWords().promotion.create;
  const say = useSay();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const campaignOf = useBoosted(plan);
  const max = limits.promotionGoodsMax;
  const query = usePages(listShowcase, (page) => ({
    status: 'listed' as const,
    sort: 'clicks' as const,
    page,
    page_size: 20,
    ...(q === '' ? {} : { q }),
  }));
  return (
    <>
      <TextField
        type="search"
        label={words.search}
        before={<Search className="size-5" />}
        maxLength={80}
        value={typed}
        onChange={setTyped}
      />
      {chosen.length >= max ? <Text look="muted">{say(words.tooMany, { max })}</Text> : null}
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={4} />}
        empty={{
          when: ({ pages }) => pages[0]?.list.length === 0,
          show: q === '' ? <NoGoods /> : <Empty says={words.noMatch} detail={words.noMatchDetail} />,
        }}
      >
        {({ pages }) => (
          <>
            <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
              {pages
                .flatMap(({ list }) => list)
                .map((item) => (
                  <Choice
                    key={item.goods_id}
                    item={item}
                    campaign={campaignOf.get(item.goods_id)}
                    isOn={chosen.includes(item.goods_id)}
                    isFull={chosen.length >= max}
                    onToggle={onToggle}
                  />
                ))}
            </ul>
            <LoadMore query={query} />
          </>
        )}
      </QueryView>
    </>
  );
}

function NoGoods() {
  const words = useWords().promotion.create;
  return (
    <Empty
      says={words.noGoods}
      detail={words.noGoodsDetail}
      action={<LinkButton to="/goodsList">{words.toGoods}</LinkButton>}
    />
  );
}

type ChoiceProps = {
  item: Item;
  campaign: string | undefined;
  isOn: boolean;
  isFull: boolean;
  onToggle: (id: string) => void;
};

function Choice({ item, campaign, isOn, isFull, onToggle }: ChoiceProps) {
  const words = useWords().promotion.create;
  const say = useSay();
  const { money } = useFormats();
  const isBarred = campaign !== undefined;
  // Nobody could buy what a campaign would show: paying would be refused at the last step.
  const isOut = item.stock <= 0;
  return (
    <li className="flex flex-wrap items-center">
      <label className="flex min-h-16 min-w-0 flex-[1_1_14rem] flex-wrap items-center gap-x-3 px-3 py-2.5 has-checked:bg-accent-soft">
        <input
          type="checkbox"
          checked={isOn}
          disabled={(isBarred || isFull || isOut) && !isOn}
          onChange={() => onToggle(item.goods_id)}
          className="size-5 shrink-0 accent-accent"
        />
        <Picture image={item.image} size="small" />
        <span className="flex min-w-[min(100%,6rem)] flex-1 flex-col gap-0.5">
          <span className="font-medium wrap-break-word">{item.title}</span>
          <span className="tabular flex flex-wrap gap-x-3 text-meta text-muted">
            <span>{money(item.sale_price, item.currency)}</span>
            <span>{say(words.keep, { amount: money(item.profit, item.currency) })}</span>
            <span>{say(words.stock, { count: item.stock })}</span>
          </span>
          {isBarred ? <Badge tone="info">{words.boosted}</Badge> : null}
          {isOut ? (
            <Badge tone="warn">{say(words.blockers.no_stock.text, { title: item.title })}</Badge>
          ) : null}
        </span>
      </label>
      {isBarred ? (
        <Link
          to={`/promotion/${campaign}`}
          className="inline-flex min-h-target items-center px-3 font-medium text-accent-ink underline"
        >
          {words.toCampaign}
        </Link>
      ) : null}
    </li>
  );
}
