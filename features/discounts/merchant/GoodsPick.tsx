import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { listShowcase } from '#features/showcase/contract.ts';
import { usePages } from '#ui/calls/usePages.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

type Props = { chosen: readonly string[]; onChange: (ids: readonly string[]) => void };

/** The goods on sale, to tick. */
export function GoodsPick({ chosen, onChange }: Props) {
  const words = useWords().discounts;
  const say = useSay();
  const { money } = useFormats();
  const [typed, setTyped] = useState('');
  const query = useListed(useDeferredValue(typed.trim()));
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <div className="flex flex-col gap-2">
      <TextField
        type="search"
        label={words.search}
        before={<Search className="size-5" />}
        maxLength={80}
        value={typed}
        onChange={setTyped}
      />
      <p aria-live="polite" className="text-meta text-muted">
        {say(words.goodsCount, { count: chosen.length })}
      </p>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={4} picture="small" />}
        empty={{
          when: ({ pages }) => pages[0]?.list.length === 0,
          show: <NoGoods isSearch={typed !== ''} />,
        }}
      >
        {({ pages }) => (
          <>
            <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
              {pages
                .flatMap(({ list }) => list)
                .map((item) => (
                  <li key={item.goods_id}>
                    <label className="flex min-h-16 items-center gap-3 px-3 py-2.5 has-checked:bg-accent-soft">
                      <input
                        type="checkbox"
                        checked={chosen.includes(item.goods_id)}
                        onChange={() => toggle(item.goods_id)}
                        className="size-5 shrink-0 accent-accent"
                      />
                      <Picture image={item.image} size="small" />
                      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
                        <span className="font-medium wrap-anywhere">{item.title}</span>
                        <span className="tabular text-meta text-muted">
                          {money(item.sale_price, item.currency)}
                        </span>
                      </span>
                    </label>
                  </li>
                ))}
            </ul>
            <LoadMore query={query} />
          </>
        )}
      </QueryView>
    </div>
  );
}

/** The goods that buyers can buy now, those that sell best first. */
export function useListed(q: string) {
  return usePages(listShowcase, (page) => ({
    status: 'listed' as const,
    sort: 'clicks' as const,
    page,
    page_size: 20,
    ...(q === '' ? {} : { q }),
  }));
}

export function NoGoods({ isSearch }: { isSearch: boolean }) {
  const words = useWords();
  if (isSearch) return <Empty says={words.showcase.noMatch} detail={words.showcase.noMatchDetail} />;
  return (
    <Empty
      says={words.showcase.none}
      detail={words.showcase.noneDetail}
      action={<LinkButton to="/goodsList/warehouse">{words.showcase.toWarehouse}</LinkButton>}
    />
  );
}
