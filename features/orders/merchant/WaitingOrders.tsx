import { Check } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ComponentProps } from 'react';
import { limits } from '#domain/limits.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { LongList } from '#ui/lists/LongList.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { OrderRow } from './OrderRow.tsx';
import type { Order } from './OrderRow.tsx';

/** Asked for by a press: the list is there without it. */
const ConfirmMany = lazyPart(async () => (await import('./ConfirmMany.tsx')).ConfirmMany);
const SelectBar = lazyPart(async () => (await import('./SelectBar.tsx')).SelectBar);
const SelectBox = lazyPart(async () => (await import('./SelectBar.tsx')).SelectBox);

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
        <Suspense fallback={null}>
          <SelectBar
            count={chosen.length}
            isFull={isFull}
            onAll={() => setSelected(new Set(confirmable.slice(0, limits.payOrdersMax).map(({ id }) => id)))}
            onConfirm={() => setAsking(true)}
            onEnd={() => setSelected(undefined)}
          />
        </Suspense>
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
        {(order) => (
          <OrderRow
            value={order}
            box={
              isSelecting && isConfirmable(order) ? (
                <RowBox
                  number={order.number}
                  isOn={selected.has(order.id)}
                  isBlocked={isFull && !selected.has(order.id)}
                  onChange={(isOn) => toggle(order.id, isOn)}
                />
              ) : undefined
            }
          />
        )}
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

/** The box keeps its room while it is fetched. */
function RowBox(props: ComponentProps<typeof SelectBox>) {
  return (
    <Suspense fallback={<span className="size-target" />}>
      <SelectBox {...props} />
    </Suspense>
  );
}
