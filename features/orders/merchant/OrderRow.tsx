import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { order } from '#features/orders/order.shapes.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { useClock } from '#ui/words/useClock.ts';
import { useSay } from '#ui/words/words.tsx';
import { orderTones } from '#features/orders/ui/order-tones.ts';
import { useUnreadTalk } from './unread-talks.ts';

export type Order = z.output<typeof order>;

type Props = {
  value: Order;
  /** The box that selects it, instead of its picture; without it the row leads to the order. */
  box?: ReactNode | undefined;
  /** It is open beside the list. */
  isCurrent?: boolean;
};

/** An order in a list: what was bought, how it stands, its sum and what of it is the shop's. Its code is for ears. */
export function OrderRow({ value, box, isCurrent }: Props) {
  const words = useWords();
  const say = useSay();
  const clock = useClock();
  const unread = useUnreadTalk(value.id);
  const { deadline, lines, line_count: count } = value;
  const first = lines[0];
  const isRunning = deadline !== null && deadline.action !== 'order.lose';
  const state = words.orders.status[value.status];
  return (
    <ListRow
      to={box === undefined ? `/orderList/${value.id}` : undefined}
      isCurrent={isCurrent}
      lead={box ?? <Picture image={first?.image} size="row" />}
      title={
        <>
          {first?.title} {count > 1 ? `+${count - 1}` : `×${first?.qty ?? 1}`}
          <span className="sr-only"> {value.number} </span>
        </>
      }
      tone={orderTones[value.status]}
      detail={
        <>
          {isRunning ? `${state} · ${clock(deadline.at)}` : state}
          {unread === 0 ? null : (
            <>
              {' '}
              <MessageSquare aria-hidden className="inline size-3.5 text-accent-ink" />
              <span className="sr-only">{say(words.notifications.unread, { count: unread })}</span>
            </>
          )}
        </>
      }
      end={<MoneyText amount={value.amount} currency={value.currency} />}
      endDetail={<MoneyText look="flow" amount={value.profit} currency={value.currency} />}
    />
  );
}
