import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listCustomers } from '#features/customers/contract.ts';
import { usePages } from '#ui/calls/usePages.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Text } from '#ui/content/Text.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { useSearchParams } from '#ui/routing/hooks.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Customer = OutputOf<typeof listCustomers>['list'][number];

const kinds = ['all', 'returning', 'once'] as const;
const sorts = ['last', 'orders'] as const;

/** Buyers as the shop knows them again. The filter stands in the address. */
export function CustomersScreen() {
  const words = useWords().shop.customers;
  const [place, setPlace] = useSearchParams();
  const kind = kinds.find((one) => one === place.get('kind')) ?? 'all';
  const sort = sorts.find((one) => one === place.get('sort')) ?? 'last';
  const tag = place.get('tag') ?? '';
  const query = usePages(listCustomers, (page) => ({
    kind,
    sort,
    page,
    page_size: 20,
    ...(tag === '' ? {} : { tag }),
  }));
  const first = query.data?.pages[0];

  function filter(name: FilterName, value: string, none: string) {
    setPlace(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === none) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }

  return (
    <Page title={words.title} back="/shopCenter" lead={words.hint}>
      <Filters chosen={{ kind, sort, tag }} tags={first?.tags ?? []} onFilter={filter} />
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={6} />}
        empty={{
          when: ({ pages }) => pages[0]?.list.length === 0,
          show:
            kind === 'all' && tag === '' ? (
              <Empty says={words.none} detail={words.noneDetail} />
            ) : (
              <Empty says={words.noMatch} />
            ),
        }}
      >
        {({ pages }) => (
          <>
            <Rows label={words.title}>
              {pages.flatMap(({ list, currency }) =>
                list.map((one) => <CustomerRow key={one.ref} customer={one} currency={currency} />),
              )}
            </Rows>
            <LoadMore query={query} />
            <Text look="small">{words.valueHint}</Text>
          </>
        )}
      </QueryView>
    </Page>
  );
}

type FilterName = 'kind' | 'sort' | 'tag';
type FiltersProps = {
  chosen: { kind: (typeof kinds)[number]; sort: (typeof sorts)[number]; tag: string };
  /** Those in use. */
  tags: readonly string[];
  /** `none` is the value that stands in no address. */
  onFilter: (name: FilterName, value: string, none: string) => void;
};

function Filters({ chosen: { kind, sort, tag }, tags, onFilter }: FiltersProps) {
  const words = useWords().shop.customers;
  return (
    <>
      <Chips
        label={words.filter}
        value={kind}
        onChange={(value) => onFilter('kind', value, 'all')}
        options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      <SelectField
        label={words.sort}
        value={sort}
        onChange={(value) => onFilter('sort', value, 'last')}
        options={sorts.map((value) => ({ value, label: words.sorts[value] }))}
      />
      {tag === '' && tags.length === 0 ? null : (
        <SelectField
          label={words.tag}
          value={tag}
          onChange={(value) => onFilter('tag', value, '')}
          options={[
            { value: '', label: words.allTags },
            ...[...new Set([...tags, ...(tag === '' ? [] : [tag])])].map((value) => ({
              value,
              label: value,
            })),
          ]}
        />
      )}
    </>
  );
}

function CustomerRow({ customer, currency }: { customer: Customer; currency: string }) {
  const words = useWords().shop.customers;
  const say = useSay();
  const { country, time } = useFormats();
  return (
    <Row
      to={`/customers/${customer.ref}`}
      title={customer.name_masked}
      detail={[country(customer.country), customer.code].join(' · ')}
      end={
        <>
          <MoneyText amount={customer.value} currency={currency} />
          <span className="text-meta text-muted">{say(words.orders, { count: customer.orders })}</span>
        </>
      }
      below={
        <>
          <span>{say(words.lastOrder, { when: time(customer.last_order_at, 'date') })}</span>
          {customer.tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </>
      }
    />
  );
}
