import { listShowcase } from '#features/showcase/contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useSay } from '#ui/words/words.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

const shown = 3;

/**
 * What buyers took most often in the last thirty days; nothing while nothing was sold.
 *
 * @param hasSold The period that is shown had sales, so that there will be something: its place is kept.
 */
export function BestSellers({ hasSold }: { hasSold: boolean }) {
  const words = useWords().statistics;
  const say = useSay();
  const { data } = useEndpoint(listShowcase, { status: 'listed', sort: 'orders', page_size: shown });
  if (data === undefined) return hasSold ? <SkeletonRows count={shown} picture="row" /> : null;
  const best = data.list.filter(({ orders_30d: orders }) => orders > 0);
  if (best.length === 0) return null;
  return (
    <Section title={words.bestSellers}>
      <Rows label={words.bestSellers}>
        {best.map((item) => (
          <ListRow
            key={item.id}
            lead={<Picture image={item.image} size="row" />}
            title={item.title}
            detail={say(words.bestDetail, { count: item.orders_30d })}
            end={<MoneyText amount={item.sale_price} currency={item.currency} />}
            to={`/goodsList?q=${encodeURIComponent(item.code)}`}
          />
        ))}
      </Rows>
    </Section>
  );
}
