import { useState } from 'react';
import { assetOf, formatUnits } from '#domain/money/money.ts';
import { listOrders, payOrders } from '#features/orders/contract.ts';
import { me } from '#features/people/contract.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import type { Order } from './OrderRow.tsx';

const reasonMax = 300;

/** Cancels what the supplier prepares and no carrier has: what it costs and what is lost stands there before. */
export function CancelDialog({ value, onClose }: { value: Order; onClose: () => void }) {
  const words = useWords();
  const { cancel } = words.returns.refunds;
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [wasSent, setSent] = useState(false);
  const isShort = reason.trim().length < 3;
  const act = useAct(payOrders, {
    changes: [listOrders, me],
    onDone: ({ results }) => {
      const isDone = results[0]?.ok === true;
      toast(isDone ? cancel.done : words.orders.moved, isDone ? 'good' : 'bad');
      onClose();
    },
  });
  const amount = (text: string) => <MoneyText amount={text} currency={value.currency} />;

  function send() {
    setSent(true);
    if (isShort || reason.trim().length > reasonMax) return;
    const version = { [value.id]: value.version };
    act.act({ order_ids: [value.id], version, decline: { reason: reason.trim() } });
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={send}
      title={cancel.title}
      action={cancel.action}
      leave={cancel.keep}
      isDanger
      isBusy={act.isBusy}
      error={act.error}
    >
      <Text>{cancel.detail}</Text>
      <Facts
        facts={[
          { label: cancel.buyer, value: amount(value.amount) },
          { label: cancel.costs, value: amount(formatUnits(0n, assetOf(value.currency))) },
          { label: cancel.loses, value: amount(value.profit), isTotal: true },
        ]}
      />
      <Text look="small">{cancel.score}</Text>
      <TextArea
        label={words.orders.declineReason}
        hint={words.orders.declineHint}
        error={wasSent && isShort ? words.orders.declineShort : undefined}
        value={reason}
        onChange={setReason}
        maxLength={reasonMax}
      />
    </ConfirmDialog>
  );
}
