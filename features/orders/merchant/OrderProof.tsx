import { orderMoney } from '#features/orders/money.contract.ts';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import type { Order } from './OrderRow.tsx';

/** That a buyer really paid: by whom it is reported, under which reference, and how well that proves it. */
export function OrderProof({ value }: { value: Order }) {
  const words = useWords();
  return (
    <Fold title={words.orders.proof}>
      <Facts
        facts={[
          { label: words.orders.created, value: <TimeText at={value.created_at} /> },
          value.payment.paid_at === null
            ? undefined
            : { label: words.orders.paidAt, value: <TimeText at={value.payment.paid_at} /> },
        ]}
      />
      <Evidence value={value} />
    </Fold>
  );
}

function Evidence({ value }: { value: Order }) {
  const words = useWords();
  const query = useEndpoint(orderMoney, { order_id: value.id });
  return (
    <QueryView query={query} skeleton={<Skeleton shape="figure" />}>
      {({ evidence, currency }) =>
        evidence === null ? null : (
          <>
            <Text>{words.orders.grades[evidence.grade]}</Text>
            <Facts
              facts={[
                { label: words.orders.proofProvider, value: evidence.provider },
                { label: words.orders.proofReference, value: evidence.reference },
                { label: words.orders.proofAt, value: <TimeText at={evidence.at} /> },
                ...(evidence.charged.asset === currency
                  ? []
                  : [
                      {
                        label: words.orders.proofCharged,
                        value: `${evidence.charged.amount} ${evidence.charged.asset}`,
                      },
                    ]),
                {
                  label: words.orders.proofBuyer,
                  value: `${evidence.buyer_ref} · ${evidence.is_first_order ? words.orders.proofFirst : words.orders.proofAgain}`,
                },
                {
                  label: words.orders.proofPlace,
                  value: `${evidence.place.country} ${evidence.place.postcode_prefix}`,
                },
                ...(evidence.facts.length === 0
                  ? []
                  : [
                      {
                        label: words.orders.proofFacts,
                        value: evidence.facts.map(({ name, value: fact }) => `${name}: ${fact}`).join(', '),
                      },
                    ]),
              ]}
            />
            <CopyButton text={evidence.reference} />
          </>
        )
      }
    </QueryView>
  );
}
