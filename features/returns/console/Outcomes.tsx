import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { reviewCase } from '#features/returns/console.contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Text } from '#ui/content/Text.tsx';

type Review = OutputOf<typeof reviewCase>;
type Outcome = NonNullable<Review['if_granted']>;

/** What a yes and a no would cost whom, side by side. */
export function Outcomes({ review }: { review: Review }) {
  const words = useWords().cases;
  const { if_granted: granted, if_refused: refused } = review;
  if (granted === null || refused === null) return <Text look="muted">{words.is_over}</Text>;
  return (
    <section aria-label={words.outcomes} className="flex flex-col gap-2">
      <h2 className="text-section">{words.outcomes}</h2>
      <Text look="muted">{words.outcomes_detail}</Text>
      <Grid look="cards">
        <Card title={words.if_granted}>
          <Parts outcome={granted} />
        </Card>
        <Card title={words.if_refused}>
          <Parts outcome={refused} />
        </Card>
      </Grid>
    </section>
  );
}

function Parts({ outcome }: { outcome: Outcome }) {
  const words = useWords().cases.part;
  const amount = (text: string) => <MoneyText amount={text} currency={outcome.currency} />;
  return (
    <>
      <Facts
        facts={[
          { label: words.from_supplier, value: amount(outcome.from_supplier) },
          { label: words.from_tax, value: amount(outcome.from_tax) },
          { label: words.from_commission, value: amount(outcome.from_commission) },
          { label: words.from_shop, value: amount(outcome.from_shop) },
          { label: words.refund, value: amount(outcome.refund), isTotal: true },
        ]}
      />
      <Facts
        facts={[
          /[1-9]/.test(outcome.advanced)
            ? { label: words.advanced, value: amount(outcome.advanced) }
            : undefined,
          { label: words.shop_before, value: amount(outcome.shop_before) },
          { label: words.shop_after, value: amount(outcome.shop_after), isTotal: true },
        ]}
      />
    </>
  );
}
