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
import { isToConfirm } from './order-view.ts';
import { useDeadline } from './useDeadline.ts';
import type { Order } from './OrderRow.tsx';

/**
 * The one act that a paid order waits for: the supplier is paid from the buyer's money. On a phone its button stays under
 * the thumb with what the shop keeps.
 */
export function OrderActions({ value }: { value: Order }) {
  return isToConfirm(value) ? <Confirming value={value} /> : null;
}

function Confirming({ value }: { value: Order }) {
  const words = useWords();
  const say = useSay();
  const { money } = useFormats();
  const deadlineText = useDeadline();
  const query = useEndpoint(payAmount, { order_id: value.id });
  const [isAsking, setAsking] = useState(false);
  const cost = query.data?.list[0];
  const keeps = say(words.statistics.keep, {
    amount: money(cost?.profit_after ?? value.profit, value.currency),
  });
  return (
    <Card>
      <QueryView query={query} skeleton={<Skeleton shape="figure" />}>
        {({ total, auto_at }) => (
          <>
            <Text look="strong">
              {say(words.orders.confirmLead, {
                buyer: money(total.from_buyer, total.currency),
                you: money(total.from_wallet, total.currency),
              })}
            </Text>
            {auto_at === null ? null : (
              <Text look="small">{deadlineText({ action: 'auto', at: auto_at })}</Text>
            )}
          </>
        )}
      </QueryView>
      <div className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:static lg:border-0 lg:p-0">
        <p className="tabular min-w-0 flex-1 font-medium text-accent-ink">{keeps}</p>
        <Button disabled={cost === undefined} onClick={() => setAsking(true)}>
          {words.orders.confirm}
        </Button>
      </div>
      {isAsking ? <ConfirmCost value={value} cost={cost} onClose={() => setAsking(false)} /> : null}
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
