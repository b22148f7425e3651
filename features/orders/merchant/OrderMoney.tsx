import { Card } from '#ui/Card.tsx';
import { Facts } from '#ui/Facts.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { MoneyText } from '#ui/MoneyText.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import type { Order } from './OrderRow.tsx';

/** Where the buyer's money goes, to the cent. */
export function OrderMoney({ value }: { value: Order }) {
  const words = useWords();
  const amount = (text: string) => <MoneyText amount={text} currency={value.currency} />;
  const isRefunded = /[1-9]/.test(value.refunded);
  return (
    <Card title={words.orders.money}>
      <Facts
        facts={[
          { label: words.orders.goodsTotal, value: amount(value.goods_total) },
          { label: words.orders.shipping, value: amount(value.shipping) },
          { label: words.orders.tax, value: amount(value.tax) },
          { label: words.orders.buyerPaid, value: amount(value.amount), isTotal: true },
        ]}
      />
      <Facts
        facts={[
          { label: words.orders.toSupplier, value: amount(value.supplier_cost) },
          { label: words.orders.commission, value: amount(value.commission) },
          { label: words.orders.taxAway, value: amount(value.tax) },
          isRefunded ? { label: words.orders.refunded, value: amount(value.refunded) } : undefined,
          { label: words.orders.yours, value: amount(value.profit), isTotal: true },
          value.release_at === null
            ? undefined
            : { label: words.orders.settleAt, value: <TimeText at={value.release_at} form="date" /> },
        ]}
      />
    </Card>
  );
}
