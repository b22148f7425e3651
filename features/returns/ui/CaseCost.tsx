import { caseCost } from '#features/returns/contract.ts';
import { Facts } from '#ui/Facts.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { MoneyText } from '#ui/MoneyText.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { useEndpoint } from '#ui/useEndpoint.ts';
import { useFormats } from '#ui/useFormats.ts';
import { useSay } from '#ui/words.tsx';
import type { Case } from './case-view.ts';

/** What an open case costs whom, to the cent, before it is answered. */
export function CaseCost({ one }: { one: Case }) {
  const words = useWords();
  const say = useSay();
  const { money } = useFormats();
  const query = useEndpoint(caseCost, { case_id: one.id });
  return (
    <section aria-label={words.returns.cost} className="flex flex-col gap-1 rounded-field bg-sunken p-3">
      <Text look="strong">{words.returns.cost}</Text>
      <Text look="small">{one.reason === 'lost' ? words.returns.costLost : words.returns.costDetail}</Text>
      <QueryView query={query} skeleton={<Skeleton shape="figure" />}>
        {(cost) => {
          const amount = (text: string) => <MoneyText amount={text} currency={cost.currency} />;
          return (
            <>
              <Facts
                facts={[
                  { label: words.returns.fromSupplier, value: amount(cost.from_supplier) },
                  { label: words.returns.fromTax, value: amount(cost.from_tax) },
                  { label: words.returns.fromCommission, value: amount(cost.from_commission) },
                  { label: words.returns.fromYou, value: amount(cost.from_you) },
                  { label: words.returns.refundWhole, value: amount(cost.refund), isTotal: true },
                ]}
              />
              <Facts
                facts={[
                  { label: words.returns.yoursBefore, value: amount(cost.yours_before) },
                  { label: words.returns.yoursAfter, value: amount(cost.yours_after), isTotal: true },
                ]}
              />
              {/[1-9]/.test(cost.advanced) ? (
                <Text look="small">
                  {say(words.returns.advanced, { amount: money(cost.advanced, cost.currency) })}
                </Text>
              ) : null}
            </>
          );
        }}
      </QueryView>
    </section>
  );
}
