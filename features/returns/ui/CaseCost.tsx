import type { OutputOf } from '#domain/wire/endpoint.ts';
import { caseCost } from '#features/returns/contract.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Case } from './case-view.ts';

type Props = {
  one: Case;
  /** An amount as the wire spells it: what this offer would cost, instead of the return. */
  offer?: string;
};

/** What an open case costs whom, to the cent, before it is answered. */
export function CaseCost({ one, offer }: Props) {
  const words = useWords();
  const query = useEndpoint(caseCost, { case_id: one.id, ...(offer === undefined ? {} : { offer }) });
  const isOffer = offer !== undefined || one.state === 'countered';
  const title = isOffer ? words.returns.costOffer : words.returns.cost;
  const detail = one.needs_return ? words.returns.costDetail : words.returns.costLost;
  return (
    <section aria-label={title} className="flex flex-col gap-1 rounded-field bg-sunken p-3">
      <Text look="strong">{title}</Text>
      <Text look="small">{isOffer ? words.returns.costOfferDetail : detail}</Text>
      <QueryView query={query} skeleton={<Skeleton shape="figure" />}>
        {(cost) => <Parts cost={cost} />}
      </QueryView>
    </section>
  );
}

const hasUnits = (amount: string) => /[1-9]/.test(amount);

function Parts({ cost }: { cost: OutputOf<typeof caseCost> }) {
  const words = useWords();
  const say = useSay();
  const { money } = useFormats();
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
          hasUnits(cost.restocking)
            ? { label: words.returns.restocking, value: amount(cost.restocking) }
            : undefined,
          { label: words.returns.wayBack, value: words.returns.wayBackBy[cost.label_by] },
          { label: words.returns.yoursBefore, value: amount(cost.yours_before) },
          { label: words.returns.yoursAfter, value: amount(cost.yours_after), isTotal: true },
        ]}
      />
      {hasUnits(cost.advanced) ? (
        <Text look="small">
          {say(words.returns.advanced, { amount: money(cost.advanced, cost.currency) })}
        </Text>
      ) : null}
    </>
  );
}
