import { Scale } from 'lucide-react';
import { Facts } from '#ui/lists/Facts.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import type { Order } from './OrderRow.tsx';

/** What the buyer's payment is made of, when the shop's part is settled and when it is free. */
export function OrderMoney({ value }: { value: Order }) {
  const words = useWords();
  const amount = (text: string) => <MoneyText amount={text} currency={value.currency} />;
  const isFixed = value.release_at !== null && isAccepted(value);
  return (
    <Fold title={words.orders.money}>
      <Facts
        facts={[
          { label: words.orders.goodsTotal, value: amount(value.goods_total) },
          { label: words.orders.shipping, value: amount(value.shipping) },
          { label: words.orders.tax, value: amount(value.tax) },
          { label: words.orders.buyerPaid, value: amount(value.amount), isTotal: true },
        ]}
      />
      <Text look="small">{words.orders.divides}</Text>
      <Facts
        facts={[
          value.expected_profit === value.profit
            ? undefined
            : { label: words.orders.yoursExpected, value: amount(value.expected_profit) },
          value.settle_at === null
            ? undefined
            : {
                label: isFixed ? words.orders.settleAt : words.orders.settleAbout,
                value: <TimeText at={value.settle_at} form="date" />,
              },
          value.release_at === null
            ? undefined
            : {
                label: isFixed ? words.orders.releaseAt : words.orders.releaseAbout,
                value: <TimeText at={value.release_at} form="date" />,
              },
        ]}
      />
      <LinkButton
        to={`/orderList/${value.id}/money`}
        tone="plain"
        size="small"
        icon={<Scale aria-hidden className="size-5" />}
      >
        {words.orders.allMoney}
      </LinkButton>
    </Fold>
  );
}

/** From acceptance on the dates are fixed. */
function isAccepted({ status, events }: Order): boolean {
  const after = ['accepted', 'pending_settlement', 'pending_withdrawal', 'completed'];
  return after.includes(status) || events.some(({ move }) => move === 'accept');
}
