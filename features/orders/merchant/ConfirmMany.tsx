import { listOrders, payAmount, payOrders } from '#features/orders/contract.ts';
import { me } from '#features/people/contract.ts';
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
import type { Order } from './OrderRow.tsx';

type Props = { orders: readonly Order[]; onClose: () => void; onDone: () => void };

/** Confirms several orders: what it takes from their buyers and, always 0.00, from the merchant, said before. */
export function ConfirmMany({ orders, onClose, onDone }: Props) {
  const words = useWords();
  const say = useSay();
  const toast = useToast();
  const { money } = useFormats();
  const ids = orders.map(({ id }) => id);
  const query = useEndpoint(payAmount, { order_id: ids.join(',') });
  const confirm = useAct(payOrders, {
    changes: [listOrders, payAmount, me],
    onDone: ({ results }) => {
      const done = results.filter(({ ok }) => ok).length;
      const left = results.length - done;
      const texts = [
        done === 0 ? undefined : say(words.orders.confirmedMany, { count: done }),
        left === 0 ? undefined : say(words.orders.notConfirmed, { count: left }),
      ];
      toast(texts.filter((text) => text !== undefined).join(' · '), left === 0 ? 'good' : 'bad');
      onDone();
    },
  });

  function send() {
    const version = Object.fromEntries(orders.map((order) => [order.id, order.version]));
    confirm.act({ order_ids: ids, version });
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={send}
      title={say(words.orders.confirmManyTitle, { count: orders.length })}
      action={say(words.orders.confirmSelected, { count: orders.length })}
      isBusy={confirm.isBusy}
      error={confirm.error}
    >
      <QueryView query={query} skeleton={<Skeleton shape="figure" />}>
        {({ list, total }) => (
          <>
            <Text look="strong">
              {say(words.orders.confirmLead, {
                buyer: money(total.from_buyer, total.currency),
                you: money(total.from_wallet, total.currency),
              })}
            </Text>
            <Facts
              facts={list.map((one) => ({
                label: one.number,
                value: <MoneyText amount={one.from_buyer} currency={one.currency} />,
              }))}
            />
          </>
        )}
      </QueryView>
      <Text look="small">{words.orders.confirmDetail}</Text>
    </ConfirmDialog>
  );
}
