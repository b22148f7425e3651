import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listTeam, setMemberRefunds } from '#features/team/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { Text } from '#ui/content/Text.tsx';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { amountOf } from '#ui/forms/amount.ts';
import { Form } from '#ui/forms/Form.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useProof } from '#features/team/ui/public.tsx';

type Refunds = OutputOf<typeof listTeam>['refunds'];

/** What one member may give back in a day. The password is asked for once another amount was typed. */
export function RefundLimit({ refunds: { amount: before, currency } }: { refunds: Refunds }) {
  const { team: words } = useWords();
  const toast = useToast();
  const [typed, setTyped] = useState(before);
  const [wasSent, setSent] = useState(false);
  const { act, isBusy, error } = useAct(setMemberRefunds, {
    changes: [listTeam],
    onDone: () => toast(words.saved),
  });
  const proof = useProof(error);
  const amount = amountOf(typed, currency);
  const isChanged = amount !== before;
  function send() {
    setSent(true);
    if (amount === undefined) return;
    const proven = proof.take();
    if (proven !== undefined) act({ amount, ...proven });
  }
  return (
    <Card title={words.refunds}>
      <Text look="small">{words.refundsHint}</Text>
      <Form label={words.refunds} onSend={send}>
        <AmountField
          label={words.refundsLimit}
          currency={currency}
          value={typed}
          onChange={setTyped}
          error={wasSent && amount === undefined ? words.refundsWrong : undefined}
        />
        {isChanged ? (
          <>
            {proof.fields}
            <ErrorBox error={proof.rest} />
            <Button type="submit" isWide isBusy={isBusy}>
              {words.save}
            </Button>
          </>
        ) : null}
      </Form>
    </Card>
  );
}
