import { Check } from 'lucide-react';
import { Suspense, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { LongList } from '#ui/LongList.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { Text } from '#ui/Text.tsx';
import { useSay } from '#ui/words.tsx';
import { OrderRow } from './OrderRow.tsx';
import type { Order } from './OrderRow.tsx';

/** Asked for by a press: the list is there without it. */
const ConfirmMany = lazyPart(async () => (await import('./ConfirmMany.tsx')).ConfirmMany);

const isConfirmable = ({ can }: Order) => can.some(({ action, allowed }) => action === 'confirm' && allowed);

type Props = { orders: readonly Order[]; onEnd?: () => void };

/** Orders that wait for the merchant: opened one by one, or several confirmed at once. */
export function WaitingOrders({ orders, onEnd }: Props) {
  const words = useWords();
  const [selected, setSelected] = useState<ReadonlySet<string>>();
  const [isAsking, setAsking] = useState(false);
  const confirmable = orders.filter(isConfirmable);
  // An order that moved on meanwhile is selected no more.
  const chosen = confirmable.filter(({ id }) => selected?.has(id) === true);

  function toggle(id: string, isOn: boolean) {
    const next = new Set(chosen.map((order) => order.id));
    if (isOn) next.add(id);
    else next.delete(id);
    setSelected(next);
  }

  const isSelecting = selected !== undefined;
  const isFull = chosen.length >= limits.payOrdersMax;
  return (
    <>
      {confirmable.length < 2 ? null : isSelecting ? (
        <SelectBar
          count={chosen.length}
          isFull={isFull}
          onAll={() => setSelected(new Set(confirmable.slice(0, limits.payOrdersMax).map(({ id }) => id)))}
          onConfirm={() => setAsking(true)}
          onEnd={() => setSelected(undefined)}
        />
      ) : (
        <div>
          <Button
            tone="plain"
            size="small"
            icon={<Check aria-hidden className="size-4" />}
            onClick={() => setSelected(new Set())}
          >
            {words.orders.selectSeveral}
          </Button>
        </div>
      )}
      <LongList label={words.orders.needsMe} items={orders} itemKey={({ id }) => id} onEnd={onEnd}>
        {(order) =>
          isSelecting && isConfirmable(order) ? (
            <OrderRow
              value={order}
              selection={{
                isOn: selected.has(order.id),
                isBlocked: isFull && !selected.has(order.id),
                onChange: (isOn) => toggle(order.id, isOn),
              }}
            />
          ) : (
            <OrderRow value={order} />
          )
        }
      </LongList>
      {isAsking && chosen.length > 0 ? (
        <Suspense fallback={null}>
          <ConfirmMany
            orders={chosen}
            onClose={() => setAsking(false)}
            onDone={() => {
              setAsking(false);
              setSelected(undefined);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

type BarProps = {
  count: number;
  isFull: boolean;
  onAll: () => void;
  onConfirm: () => void;
  onEnd: () => void;
};

function SelectBar({ count, isFull, onAll, onConfirm, onEnd }: BarProps) {
  const words = useWords();
  const say = useSay();
  return (
    <div className="flex flex-col gap-2">
      <Text look="small">{words.orders.selectHint}</Text>
      <div role="status">
        <Text look="strong">{say(words.orders.selected, { count })}</Text>
        {isFull ? (
          <Text look="small">{say(words.orders.selectTooMany, { count: limits.payOrdersMax })}</Text>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={count === 0} onClick={onConfirm}>
          {say(words.orders.confirmSelected, { count })}
        </Button>
        <Button tone="plain" size="small" onClick={onAll}>
          {words.orders.selectAll}
        </Button>
        <Button tone="quiet" size="small" onClick={onEnd}>
          {words.orders.selectNone}
        </Button>
      </div>
    </div>
  );
}
