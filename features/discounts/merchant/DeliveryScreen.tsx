import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { freeDelivery, setFreeDelivery } from '#features/discounts/contract.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useUndo } from '#ui/calls/useUndo.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Text } from '#ui/content/Text.tsx';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { amountOf } from '#ui/forms/amount.ts';
import { Form } from '#ui/forms/Form.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { DiscountPage } from './DiscountPage.tsx';

/** From which amount on the shop pays the delivery. */
export function DeliveryScreen() {
  const query = useEndpoint(freeDelivery, {});
  return (
    <DiscountPage>
      <QueryView query={query} skeleton={<SkeletonCards count={1} shape="block" />}>
        {(now) => <DeliveryForm key={now.version} now={now} />}
      </QueryView>
    </DiscountPage>
  );
}

function DeliveryForm({ now }: { now: OutputOf<typeof freeDelivery> }) {
  const { discounts: words, common } = useWords();
  const say = useSay();
  const { money } = useFormats();
  const [typed, setTyped] = useState(now.from ?? '');
  const [wasSent, setSent] = useState(false);
  const offerUndo = useUndo(setFreeDelivery, [freeDelivery]);
  const save = useAct(setFreeDelivery, {
    changes: [freeDelivery],
    onDone: ({ version }) => offerUndo(words.saved, { ask: { from: now.from, version } }),
  });
  const from = amountOf(typed, now.currency);
  const isWrong = from === undefined || !/[1-9]/.test(from);
  return (
    <Card title={words.deliveryTitle}>
      <Text look="muted">{words.deliveryLead}</Text>
      {now.orders_30d === 0 ? null : (
        <Text>
          {say(words.deliveryCost, { amount: money(now.cost_30d, now.currency), count: now.orders_30d })}
        </Text>
      )}
      <Form
        label={words.deliveryTitle}
        onSend={() => {
          setSent(true);
          if (!isWrong) save.act({ from, version: now.version });
        }}
      >
        <AmountField
          label={words.deliveryFrom}
          hint={now.from === null ? words.deliveryNone : undefined}
          error={wasSent && isWrong ? words.amountWrong : undefined}
          currency={now.currency}
          value={typed}
          onChange={setTyped}
        />
        <ErrorBox error={save.error} />
        <Button type="submit" isWide isBusy={save.isBusy}>
          {common.save}
        </Button>
      </Form>
      {now.from === null ? null : (
        <Button
          tone="plain"
          isWide
          isBusy={save.isBusy}
          onClick={() => save.act({ from: null, version: now.version })}
        >
          {words.deliveryStop}
        </Button>
      )}
    </Card>
  );
}
