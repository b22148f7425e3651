import type { OutputOf } from '#domain/wire/endpoint.ts';
import { readBuyerInsights } from '#features/insights/contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { CountList, type Count } from './CountList.tsx';
import type { PeriodRequest } from './period.ts';
import { PeriodNote } from './PeriodNote.tsx';
import { RowsSheet } from './RowsSheet.tsx';
import { SaveList } from './SaveList.tsx';
import { isTooMany, TooManyOrders } from './TooManyOrders.tsx';
import { Total } from './Total.tsx';

type Shown = OutputOf<typeof readBuyerInsights>;
type Orders = Pick<Shown, 'orders' | 'sold' | 'previous'>;

/** Who ordered, from where and when. */
export function BuyersView({ period }: { period: PeriodRequest }) {
  const words = useWords().shop.insights;
  const query = useEndpoint(readBuyerInsights, period, { keepPrevious: true });
  const nameOf = useNames();
  if (isTooMany(query.error)) return <TooManyOrders error={query.error} />;
  return (
    <>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={6} />}
        empty={{
          when: ({ orders }) => orders === 0,
          show: <Empty says={words.noOrders} detail={words.noOrdersDetail} />,
        }}
      >
        {(shown) => <Buyers shown={shown} period={period} />}
      </QueryView>
      <RowsSheet period={period} nameOf={nameOf} />
    </>
  );
}

function Buyers({ shown, period }: { shown: Shown; period: PeriodRequest }) {
  const words = useWords().shop.insights;
  const say = useSay();
  const { money } = useFormats();
  const nameOf = useNames();
  const count = (of: string, key: string, { orders, sold, previous }: Orders): Count => ({
    key,
    title: nameOf(of, key),
    count: orders,
    text: say(words.orders, { count: orders }),
    detail: <MoneyText amount={sold} currency={shown.currency} />,
    before: previous.orders,
  });
  return (
    <>
      <Total
        label={words.columns.orders}
        value={say(words.orders, { count: shown.orders })}
        before={say(words.orders, { count: shown.previous.orders })}
        detail={money(shown.sold, shown.currency)}
      />
      <PeriodNote shown={shown} />
      <CountList
        title={words.buyers}
        hint={words.buyersHint}
        of="buyer"
        rows={shown.buyers
          .filter(({ kind, orders }) => kind !== 'erased' || orders > 0)
          .map((one) => count('buyer', one.kind, one))}
      >
        <SaveList list="buyers" of={words.buyers} period={period} />
      </CountList>
      <CountList
        title={words.countries}
        of="country"
        rows={shown.countries.map((one) => count('country', one.country, one))}
      >
        <SaveList list="countries" of={words.countries} period={period} />
      </CountList>
      <CountList
        title={words.weekdays}
        of="weekday"
        rows={shown.weekdays.map((one) => count('weekday', String(one.weekday), one))}
      >
        <SaveList list="weekdays" of={words.weekdays} period={period} />
      </CountList>
      <CountList
        title={words.hours}
        of="hour"
        rows={shown.hours
          .filter(({ orders, previous }) => orders > 0 || previous.orders > 0)
          .map((one) => count('hour', String(one.hour), one))}
      >
        <SaveList list="hours" of={words.hours} period={period} />
      </CountList>
    </>
  );
}

/** What each number is of, in words. The first of January 2024 was a Monday. */
function useNames(): (of: string, key: string) => string {
  const words = useWords().shop.insights;
  const language = useLanguage();
  const { country } = useFormats();
  const kinds: Readonly<Record<string, string>> = words.buyerKinds;
  const format = (options: Intl.DateTimeFormatOptions, at: number) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(at);
  return (of, key) => {
    if (of === 'country') return country(key);
    if (of === 'weekday') return format({ weekday: 'long' }, Date.UTC(2024, 0, Number(key)));
    if (of === 'hour')
      return format({ hour: 'numeric', minute: '2-digit' }, Date.UTC(2024, 0, 1, Number(key)));
    return kinds[key] ?? key;
  };
}
