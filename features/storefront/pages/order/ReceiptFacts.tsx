import { Facts } from '#ui/lists/Facts.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { formatTime } from '#ui/words/time.tsx';
import { useLanguage } from '#ui/words/words.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { pageZone, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { shareMoney, type Money } from '#features/storefront/pages/reading.ts';

type Claims = PageOf<'receipt'>['receipt']['claims'];

const receiptParts = ['goods', 'shipping', 'tax'] as const;

/** Goods, delivery and tax in the money of the payment: they sum to what was charged, as on the order. */
export function partsOfReceipt(claims: Claims): Money[] {
  const whole = { amount: claims.charged.amount, currency: claims.charged.asset };
  return shareMoney(
    whole,
    claims.currency,
    receiptParts.map((part) => claims[part]),
  );
}

/** What a receipt says, each fact with its name. */
export function ReceiptFacts({ claims }: { claims: Claims }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const { charged } = claims;
  const parts = partsOfReceipt(claims);
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
        { label: words.receiptItems, value: <span className="font-mono text-caption">{claims.items}</span> },
        ...receiptParts.map((part, index) => ({
          label: words[`receiptPart_${part}`],
          value: parts[index] === undefined ? '' : <MoneyText {...parts[index]} />,
        })),
        {
          label: words.receiptTotal,
          value: <MoneyText amount={charged.amount} currency={charged.asset} />,
          isTotal: true,
        },
        isOtherMoney
          ? {
              label: words.receiptPriced,
              value: <MoneyText amount={claims.total} currency={claims.currency} />,
            }
          : undefined,
      ]}
    />
  );
}
