import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listProductInsights, productSorts } from '#features/insights/contract.ts';
import { usePages } from '#ui/calls/usePages.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { Text } from '#ui/content/Text.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { isTooMany, TooManyOrders } from './TooManyOrders.tsx';
import { MoneyParts } from './MoneyParts.tsx';
import type { PeriodRequest } from './period.ts';
import { PeriodNote } from './PeriodNote.tsx';
import { ProductSheet } from './ProductSheet.tsx';
import { SaveList } from './SaveList.tsx';
import { Total } from './Total.tsx';
import { usePlace } from './usePlace.ts';

type Shown = OutputOf<typeof listProductInsights>;
type Product = Shown['list'][number];

/** Products by what they brought and how often they were viewed. The order stands in the address. */
export function ProductsView({ period }: { period: PeriodRequest }) {
  const words = useWords().shop.insights;
  const [place, change] = usePlace();
  const sort = productSorts.find((one) => one === place.get('sort')) ?? 'profit';
  const query = usePages(listProductInsights, (page) => ({ ...period, sort, page, page_size: 20 }));
  const products = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const open = products.find(({ goods_id: id }) => place.get('of') === 'product' && id === place.get('key'));
  const currency = query.data?.pages[0]?.currency ?? '';
  if (isTooMany(query.error)) return <TooManyOrders error={query.error} />;
  return (
    <>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={6} picture="row" />}
        empty={{
          when: ({ pages }) => pages[0]?.list.length === 0,
          show: <Empty says={words.noProducts} detail={words.noProductsDetail} />,
        }}
      >
        {({ pages }) => (
          <>
            {pages[0] === undefined ? null : <Whole shown={pages[0]} />}
            <SelectField
              label={words.sort}
              value={sort}
              onChange={(next) => change({ sort: next })}
              options={productSorts.map((value) => ({ value, label: words.sorts[value] }))}
            />
            <Rows label={words.views.products}>
              {products.map((product) => (
                <ProductRow
                  key={product.goods_id}
                  product={product}
                  currency={currency}
                  onPress={() => change({ of: 'product', key: product.goods_id }, true)}
                />
              ))}
            </Rows>
            <LoadMore query={query} />
            <div className="flex">
              <SaveList list="products" of={words.views.products} period={period} />
            </div>
          </>
        )}
      </QueryView>
      {open === undefined ? null : (
        <ProductSheet
          product={open}
          currency={currency}
          period={period}
          onClose={() => change({ of: undefined, key: undefined })}
        />
      )}
    </>
  );
}

/** All products together: what they brought, and where the money went. */
function Whole({ shown }: { shown: Shown }) {
  const words = useWords().shop.insights;
  const say = useSay();
  const { money } = useFormats();
  const { all, previous, currency } = shown;
  return (
    <>
      <Total
        label={words.columns.profit}
        value={<MoneyText look="big" amount={all.profit} currency={currency} />}
        before={money(previous.profit, currency)}
        detail={`${say(words.orders, { count: all.orders })}, ${say(words.units, { count: all.units })}`}
      />
      <PeriodNote shown={shown} />
      <Card title={words.all}>
        <MoneyParts money={all} currency={currency} />
        <Text look="small">{words.moneyHint}</Text>
      </Card>
    </>
  );
}

type RowProps = { product: Product; currency: string; onPress: () => void };

function ProductRow({ product, currency, onPress }: RowProps) {
  const words = useWords().shop.insights;
  const say = useSay();
  const { money, percent } = useFormats();
  const { conversion_bps: conversion, previous } = product;
  return (
    <Row
      lead={<Picture image={product.image} size="row" />}
      title={product.title}
      detail={`${say(words.units, { count: product.units })} · ${say(words.viewCount, { count: product.views })}`}
      end={
        <>
          <MoneyText amount={product.profit} currency={currency} />
          <span className="tabular text-meta text-muted">
            {say(words.before, { value: money(previous.profit, currency) })}
          </span>
        </>
      }
      below={conversion === null ? undefined : say(words.conversion, { share: percent(conversion) })}
      onPress={onPress}
    />
  );
}
