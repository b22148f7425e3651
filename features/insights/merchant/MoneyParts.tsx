import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { listProductInsights } from '#features/insights/contract.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

type Money = Pick<
  OutputOf<typeof listProductInsights>['all'],
  'paid' | 'cost' | 'fees' | 'tax' | 'refunds' | 'profit' | 'open'
>;

/** What was paid, less all that it went to: the last line is what is left. */
export function MoneyParts({ money, currency }: { money: Money; currency: string }) {
  const { columns } = useWords().shop.insights;
  const less = (name: 'cost' | 'fees' | 'tax' | 'refunds' | 'open') =>
    Number(money[name]) === 0
      ? undefined
      : { label: columns[name], value: <MoneyText amount={turn(money[name])} currency={currency} /> };
  return (
    <Facts
      facts={[
        { label: columns.paid, value: <MoneyText amount={money.paid} currency={currency} /> },
        less('cost'),
        less('fees'),
        less('tax'),
        less('refunds'),
        less('open'),
        {
          label: columns.profit,
          value: <MoneyText amount={money.profit} currency={currency} />,
          isTotal: true,
        },
      ]}
    />
  );
}

/** The same amount with the other sign. */
function turn(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}
