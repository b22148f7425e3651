import { MessageSquare } from 'lucide-react';
import type * as z from 'zod/mini';
import type { order } from '#features/orders/order.shapes.ts';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { useClock } from '#ui/words/useClock.ts';
import { useSay } from '#ui/words/words.tsx';
import { orderTones } from '#features/orders/ui/order-tones.ts';
import { useUnreadTalk } from './unread-talks.ts';

export type Order = z.output<typeof order>;

type Selection = {
  readonly isOn: boolean;
  readonly isBlocked: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** An order in a list: what was bought, how it stands, its sum and what of it is the shop's. Its code is for ears. */
export function OrderRow({ value, selection }: { value: Order; selection?: Selection }) {
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
      to={selection === undefined ? `/orderList/${value.id}` : undefined}
      lead={
        selection === undefined ? (
          <Picture image={first?.image} size="row" />
        ) : (
          <CheckField
            label={say(words.orders.select, { number: value.number })}
            isLabelHidden
            isOn={selection.isOn}
            disabled={selection.isBlocked}
            onChange={selection.onChange}
          />
        )
      }
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
