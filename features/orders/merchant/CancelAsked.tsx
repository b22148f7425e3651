import { useState } from 'react';
import { listOrders, payOrders } from '#features/orders/contract.ts';
import { me } from '#features/people/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import type { Order } from './OrderRow.tsx';
import { useDeadline } from './useDeadline.ts';

/** The buyer asked to cancel while the supplier prepares: the merchant may grant it before time does. */
export function CancelAsked({ value }: { value: Order }) {
  const words = useWords();
  const toast = useToast();
  const deadlineText = useDeadline();
  const [isAsking, setAsking] = useState(false);
  const grant = useAct(payOrders, {
    changes: [listOrders, me],
    onDone: ({ results }) => {
      const isDone = results[0]?.ok === true;
      toast(isDone ? words.orders.granted : words.orders.moved, isDone ? 'good' : 'bad');
      setAsking(false);
    },
  });
  if (value.status !== 'to_be_delivered' || value.cancel_asked_at === null) return null;
  const canGrant = value.can.some(({ action, allowed }) => action === 'grant_cancel' && allowed);
  return (
    <Card title={words.orders.cancelAsked}>
      {value.cancel_reason === null ? null : (
        <blockquote className="border-l-4 border-line pl-3">
          <Text>{value.cancel_reason}</Text>
        </blockquote>
      )}
      <Text>{canGrant ? words.orders.cancelAskedDetail : words.orders.cancelSent}</Text>
      {canGrant && value.deadline !== null ? <Text look="small">{deadlineText(value.deadline)}</Text> : null}
      {canGrant ? (
        <Button tone="danger" onClick={() => setAsking(true)}>
          {words.orders.grantCancel}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          grant.act({
            order_ids: [value.id],
            version: { [value.id]: value.version },
            decline: { reason: words.orders.grantReason },
          })
        }
        title={words.orders.grantTitle}
        action={words.orders.grantCancel}
        isDanger
        isBusy={grant.isBusy}
        error={grant.error}
      >
        <Text>{words.orders.grantDetail}</Text>
      </ConfirmDialog>
    </Card>
  );
}
