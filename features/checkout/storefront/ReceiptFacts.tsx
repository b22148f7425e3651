import { Facts } from '#ui/Facts.tsx';
import { MoneyText } from '#ui/MoneyText.tsx';
import { formatTime } from '#ui/time.tsx';
import { useLanguage } from '#ui/words.tsx';
import type { PageOf } from '../page.contract.ts';
import { pageZone, useStorefrontWords } from '../ui/public.tsx';

/** What a receipt says, each fact with its name. */
export function ReceiptFacts({ claims }: { claims: PageOf<'receipt'>['receipt']['claims'] }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const { charged } = claims;
  const isOtherMoney = charged.asset !== claims.currency;
  const paidAt = `${formatTime(language, new Date(claims.time), 'both', pageZone)} ${pageZone}`;
  return (
    <Facts
      facts={[
        { label: words.receiptOrder, value: claims.order },
        { label: words.receiptShop, value: claims.shop },
        { label: words.receiptTime, value: paidAt },
        { label: words.receiptMethod, value: words[`receiptMethod_${claims.method}`] },
        { label: words.receiptReference, value: claims.reference },
        { label: words.receiptItems, value: <span className="font-mono text-xs">{claims.items}</span> },
        ...(['goods', 'shipping', 'tax'] as const).map((part) => ({
          label: words[`receiptPart_${part}`],
          value: <MoneyText amount={claims[part]} currency={claims.currency} />,
        })),
        isOtherMoney
          ? {
              label: words.receiptCharged,
              value: <MoneyText amount={charged.amount} currency={charged.asset} />,
            }
          : undefined,
        {
          label: words.receiptTotal,
          value: <MoneyText amount={claims.total} currency={claims.currency} />,
          isTotal: true,
        },
      ]}
    />
  );
}
