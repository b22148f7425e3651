import { Facts } from '#ui/lists/Facts.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Text } from '#ui/content/Text.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import type { Preview } from './refund-request.ts';

type Query = Parameters<typeof QueryView<Preview>>[0]['query'];

const hasUnits = (amount: string): boolean => /[1-9]/.test(amount);

/** You pay, the buyer gets, you keep: to the cent, and what nobody owes any more. */
export function RefundParts({ query }: { query: Query }) {
  return (
    <QueryView query={query} skeleton={<Skeleton shape="figure" />}>
      {(preview) => <Parts preview={preview} />}
    </QueryView>
  );
}

export function Parts({ preview }: { preview: Preview }) {
  const words = useWords().returns.refunds;
  const { refund, currency } = preview;
  const amount = (text: string) => <MoneyText amount={text} currency={currency} />;
  return (
    <div aria-live="polite" className="flex flex-col gap-2">
      <Facts
        facts={[
          { label: words.buyerGets, value: amount(refund.buyer_gets) },
          refund.buyer_gets_in === null
            ? undefined
            : {
                label: words.charged,
                value: (
                  <MoneyText amount={refund.buyer_gets_in.amount} currency={refund.buyer_gets_in.currency} />
                ),
              },
          hasUnits(refund.tax) ? { label: words.tax, value: amount(refund.tax) } : undefined,
          hasUnits(refund.commission)
            ? { label: words.commission, value: amount(refund.commission) }
            : undefined,
          { label: words.youPay, value: amount(refund.you_pay) },
          refund.within ? { label: words.left, value: amount(refund.left), isTotal: true } : undefined,
        ]}
      />
      <Text look="small">{words.supplierKeeps}</Text>
    </div>
  );
}
