import { Clock, MessageSquare } from 'lucide-react';
import type * as z from 'zod/mini';
import type { order } from '#features/orders/order.shapes.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { useSay } from '#ui/words/words.tsx';
import { OrderBadge } from './OrderBadge.tsx';
import { useUnreadTalk } from './unread-talks.ts';
import { useDeadline } from './useDeadline.ts';

export type Order = z.output<typeof order>;

type Selection = {
  readonly isOn: boolean;
  readonly isBlocked: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** An order in a list; with a selection it is chosen there instead of opened. */
export function OrderRow({ value, selection }: { value: Order; selection?: Selection }) {
  const words = useWords();
  const say = useSay();
  const deadlineText = useDeadline();
  const unread = useUnreadTalk(value.id);
  const pieces = say(words.orders.pieces, { count: value.quantity });
  return (
    <Row
      to={selection === undefined ? `/orderList/${value.id}` : undefined}
      lead={
        selection === undefined ? (
          <Picture image={value.lines[0]?.image} size="small" />
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
      title={<span className="text-meta whitespace-nowrap">{value.number}</span>}
      detail={say(words.orders.rowDetail, { pieces, buyer: value.buyer.name_masked })}
      end={
        <span className="font-medium">
          <MoneyText amount={value.amount} currency={value.currency} />
        </span>
      }
      below={
        <>
          <OrderBadge status={value.status} />
          {unread === 0 ? null : (
            <Badge tone="accent" icon={<MessageSquare aria-hidden className="size-3.5" />}>
              {say(words.notifications.unread, { count: unread })}
            </Badge>
          )}
          <Badge>
            {words.orders.profit} <MoneyText amount={value.profit} currency={value.currency} />
          </Badge>
          {value.deadline === null || value.deadline.action === 'order.lose' ? null : (
            <Badge icon={<Clock aria-hidden className="size-3.5" />}>{deadlineText(value.deadline)}</Badge>
          )}
        </>
      }
    />
  );
}
