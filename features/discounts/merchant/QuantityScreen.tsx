import { useSearchParams } from '#ui/routing/hooks.ts';
import { Picture } from '#ui/content/Picture.tsx';
import { Text } from '#ui/content/Text.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { DiscountPage } from './DiscountPage.tsx';
import { NoGoods, useListed } from './GoodsPick.tsx';
import { QuantitySheet } from './QuantitySheet.tsx';

/** The goods on sale; each opens its price for several pieces. */
export function QuantityScreen() {
  const words = useWords().discounts;
  const { money } = useFormats();
  const [place, setPlace] = useSearchParams();
  const id = place.get('id');
  const query = useListed('');
  return (
    <DiscountPage>
      <Text look="muted">{words.quantityLead}</Text>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={6} picture="small" />}
        empty={{ when: ({ pages }) => pages[0]?.list.length === 0, show: <NoGoods isSearch={false} /> }}
      >
        {({ pages }) => (
          <>
            <Rows label={words.tabs.quantity}>
              {pages
                .flatMap(({ list }) => list)
                .map((item) => (
                  <Row
                    key={item.goods_id}
                    lead={<Picture image={item.image} size="small" />}
                    title={item.title}
                    detail={money(item.sale_price, item.currency)}
                    onPress={() => setPlace({ id: item.goods_id }, { replace: true })}
                  />
                ))}
            </Rows>
            <LoadMore query={query} />
          </>
        )}
      </QueryView>
      {id === null ? null : (
        <QuantitySheet key={id} id={id} onClose={() => setPlace({}, { replace: true })} />
      )}
    </DiscountPage>
  );
}
