import { Facts } from '#ui/Facts.tsx';
import { MoneyText } from '#ui/MoneyText.tsx';
import { useLanguage, useSay } from '#ui/words.tsx';
import { pageZone, useStorefrontWords } from '../ui/public.tsx';
import type { Quote } from '../page.contract.ts';

type Amounts = Pick<Quote, 'goods_total' | 'shipping' | 'tax' | 'total' | 'currency'>;

/** Goods, delivery and tax down to the total; an order adds what went back. */
export function Sums({ amounts, refunded }: { amounts: Amounts; refunded?: string | undefined }) {
  const words = useStorefrontWords();
  const money = (amount: string) => <MoneyText amount={amount} currency={amounts.currency} />;
  return (
    <Facts
      facts={[
        { label: words.goodsTotal, value: money(amounts.goods_total) },
        { label: words.shipping, value: isZero(amounts.shipping) ? words.free : money(amounts.shipping) },
        isZero(amounts.tax) ? undefined : { label: words.tax, value: money(amounts.tax) },
        { label: words.total, value: money(amounts.total), isTotal: true },
        refunded === undefined || isZero(refunded)
          ? undefined
          : { label: words.refunded, value: money(refunded) },
      ]}
    />
  );
}

/** When a parcel should come, from the server's own promise. */
export function ArrivalText({ between, text }: { between: { from: string; to: string }; text: string }) {
  const language = useLanguage();
  const say = useSay();
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: pageZone });
  return say(text, { range: days.formatRange(new Date(between.from), new Date(between.to)) });
}

export function isZero(amount: string): boolean {
  return /^0(?:\.0+)?$/.test(amount);
}
