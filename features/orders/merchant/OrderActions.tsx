import { useState } from 'react';
import { listOrders, payAmount, payOrders } from '#features/orders/contract.ts';
import { me } from '#features/people/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { useDeadline } from './useDeadline.ts';
import type { Order } from './OrderRow.tsx';

const acts = ['confirm', 'pay'];

/** What the merchant can do about a paid order: have the supplier paid from the buyer's money, or decline it. */
export function OrderActions({ value }: { value: Order }) {
  const isMine = value.can.some(({ action, allowed }) => allowed && acts.includes(action));
  const isPending = value.status === 'pending_payment' && value.awaiting === 'merchant';
  return isMine || isPending ? <Confirming value={value} /> : null;
}

function Confirming({ value }: { value: Order }) {
  const words = useWords();
  const say = useSay();
  const { money } = useFormats();
  const deadlineText = useDeadline();
  const query = useEndpoint(payAmount, { order_id: value.id });
  const [asking, setAsking] = useState<'confirm' | 'decline'>();
  return (
    <Card title={words.orders.confirm}>
      <QueryView query={query} skeleton={<Skeleton shape="figure" />}>
        {({ list, total, auto_at }) => (
          <>
            <Text look="strong">
              {say(words.orders.confirmLead, {
                buyer: money(total.from_buyer, total.currency),
                you: money(total.from_wallet, total.currency),
              })}
            </Text>
            <Text look="small">{words.orders.confirmDetail}</Text>
            {auto_at === null ? null : (
              <Text look="small">{deadlineText({ action: 'auto', at: auto_at })}</Text>
            )}
            <div className="flex flex-col gap-2 sm:flex-row sm:gap-3">
              <Button onClick={() => setAsking('confirm')}>{words.orders.confirm}</Button>
              <Button tone="danger" onClick={() => setAsking('decline')}>
                {words.orders.decline}
              </Button>
            </div>
            {asking === 'confirm' ? (
              <ConfirmCost value={value} cost={list[0]} onClose={() => setAsking(undefined)} />
            ) : null}
            {asking === 'decline' ? (
              <DeclineDialog value={value} onClose={() => setAsking(undefined)} />
            ) : null}
          </>
        )}
      </QueryView>
    </Card>
  );
}

type Cost = {
  readonly from_buyer: string;
  readonly from_wallet: string;
  readonly profit_after: string;
  readonly currency: string;
};

function ConfirmCost({
  value,
  cost,
  onClose,
}: {
  value: Order;
  cost: Cost | undefined;
  onClose: () => void;
}) {
  const words = useWords();
  const toast = useToast();
  const confirm = useAct(payOrders, {
    changes: [listOrders, me],
    onDone: ({ results }) => {
      const isDone = results[0]?.ok === true;
      toast(isDone ? words.orders.confirmed : words.orders.moved, isDone ? 'good' : 'bad');
      onClose();
    },
  });
  const amount = (text: string, currency: string) => <MoneyText amount={text} currency={currency} />;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => confirm.act({ order_ids: [value.id], version: { [value.id]: value.version } })}
      title={words.orders.confirmTitle}
      action={words.orders.confirm}
      isBusy={confirm.isBusy}
      error={confirm.error}
    >
      <Text>{words.orders.confirmDetail}</Text>
      {cost === undefined ? null : (
        <Facts
          facts={[
            { label: words.orders.fromBuyer, value: amount(cost.from_buyer, cost.currency) },
            { label: words.orders.fromYou, value: amount(cost.from_wallet, cost.currency) },
            {
              label: words.orders.profitAfter,
              value: amount(cost.profit_after, cost.currency),
              isTotal: true,
            },
          ]}
        />
      )}
    </ConfirmDialog>
  );
}
