import type { OutputOf } from '#domain/wire/endpoint.ts';
import { localDay } from '#domain/time.ts';
import type { homeStat } from '#features/statistics/contract.ts';
import { Figure } from '#ui/charts/Figure.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Range } from './period.ts';

type Stat = OutputOf<typeof homeStat>;

/** The wallet's own spans that hold a period of the figures. */
const flowPeriods = { today: 'day', '7d': 'week', '30d': 'month', custom: 'all' } as const;

/** The figures of a period, the period before beside each; every one opens the rows that make it. */
export function PeriodFigures({ stat, range }: { stat: Stat; range: Range }) {
  const words = useWords().statistics;
  const say = useSay();
  const { money, number, percent } = useFormats();
  const { currency, previous } = stat;
  const before = (value: string) => say(words.before, { value });
  const orders = `/orderList?${daysOf(stat)}`;
  const rate = (bps: number | null) => (bps === null ? words.none : percent(bps));
  return (
    <Grid look="figures">
      <Figure
        isStrong
        label={words.sold}
        value={<MoneyText amount={stat.sold} currency={currency} />}
        detail={before(money(previous.sold, currency))}
        to={orders}
      />
      <Figure
        label={words.profit}
        value={<MoneyText amount={stat.net_profit} currency={currency} />}
        detail={before(money(previous.net_profit, currency))}
        to={`/wallet/flow?type=settlement&period=${flowPeriods[range]}`}
      />
      <Figure
        label={words.orders}
        value={number(stat.orders)}
        detail={before(number(previous.orders))}
        to={orders}
      />
      <Figure
        label={words.units}
        value={number(stat.units)}
        detail={before(number(previous.units))}
        to={orders}
      />
      {stat.visitors.organic === 0 ? null : (
        <Figure
          label={words.visitors}
          value={number(stat.visitors.organic)}
          detail={say(words.visitorsOf, { value: number(previous.visitors.organic) })}
        />
      )}
      {stat.conversion_bps === null ? null : (
        <Figure
          label={words.conversion}
          value={rate(stat.conversion_bps)}
          detail={before(rate(previous.conversion_bps))}
        />
      )}
      {!/[1-9]/.test(stat.refunded) ? null : (
        <Figure
          label={words.refunded}
          value={<MoneyText amount={stat.refunded} currency={currency} />}
          detail={before(money(previous.refunded, currency))}
          to="/orderList?status=cancelled"
        />
      )}
    </Grid>
  );
}

/** The period as the order list's own filter: whole days of the shop. */
function daysOf({ from, to, tz }: Stat): string {
  const last = new Date(new Date(to).getTime() - 1);
  const days = { from: localDay(new Date(from), tz), to: localDay(last, tz) };
  return new URLSearchParams(days).toString();
}
