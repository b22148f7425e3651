import type { OutputOf } from '#domain/endpoint.ts';
import type { homeStat } from '#features/statistics/contract.ts';
import { Figure } from '#ui/Figure.tsx';
import { Grid } from '#ui/Grid.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { MoneyText } from '#ui/MoneyText.tsx';
import { Text } from '#ui/Text.tsx';
import { useFormats } from '#ui/useFormats.ts';
import { useSay } from '#ui/words.tsx';

/** The figures of a period, the period before beside each; every one opens the rows that make it. */
export function PeriodFigures({ stat }: { stat: OutputOf<typeof homeStat> }) {
  const words = useWords();
  const say = useSay();
  const { money, number, time } = useFormats();
  const { currency, previous } = stat;
  const before = (value: string) => say(words.statistics.before, { value });
  return (
    <>
      <Grid look="figures">
        <Figure
          isStrong
          label={words.statistics.sold}
          value={<MoneyText amount={stat.sold} currency={currency} />}
          detail={before(money(previous.sold, currency))}
          to="/orderList"
        />
        <Figure
          label={words.statistics.profit}
          value={<MoneyText amount={stat.net_profit} currency={currency} />}
          detail={before(money(previous.net_profit, currency))}
          to="/wallet/flow?type=settlement"
        />
        <Figure
          label={words.statistics.orders}
          value={number(stat.orders)}
          detail={before(number(previous.orders))}
          to="/orderList"
        />
        <Figure
          label={words.statistics.units}
          value={number(stat.units)}
          detail={before(number(previous.units))}
          to="/orderList"
        />
      </Grid>
      <Text look="small">{say(words.statistics.asOf, { when: time(stat.as_of), zone: stat.tz })}</Text>
    </>
  );
}
