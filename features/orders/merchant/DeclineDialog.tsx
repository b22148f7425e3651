import { useState } from 'react';
import { listOrders, payOrders } from '#features/orders/contract.ts';
import { me } from '#features/people/contract.ts';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import type { Order } from './OrderRow.tsx';

const reasonMax = 300;

/** Declines with a reason that the buyer reads; the buyer is refunded in full. */
export function DeclineDialog({ value, onClose }: { value: Order; onClose: () => void }) {
  const words = useWords();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [wasSent, setSent] = useState(false);
  const isShort = reason.trim().length < 3;
  const isLong = reason.trim().length > reasonMax;
  const decline = useAct(payOrders, {
    changes: [listOrders, me],
    onDone: ({ results }) => {
      const isDone = results[0]?.ok === true;
      toast(isDone ? words.orders.declined : words.orders.moved, isDone ? 'good' : 'bad');
      onClose();
    },
  });

  function send() {
    setSent(true);
    if (isShort || isLong) return;
    decline.act({
      order_ids: [value.id],
      version: { [value.id]: value.version },
      decline: { reason: reason.trim() },
    });
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={send}
      title={words.orders.declineTitle}
      action={words.orders.decline}
      isDanger
      isBusy={decline.isBusy}
      error={decline.error}
    >
      <Text>{words.orders.declineDetail}</Text>
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
