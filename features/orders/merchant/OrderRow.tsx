import { Clock } from 'lucide-react';
import type * as z from 'zod/mini';
import type { order } from '#features/orders/contract.ts';
import { Badge } from '#ui/Badge.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { MoneyText } from '#ui/MoneyText.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Row } from '#ui/Row.tsx';
import { useSay } from '#ui/words.tsx';
import { OrderBadge } from './OrderBadge.tsx';
import { useDeadline } from './useDeadline.ts';

export type Order = z.output<typeof order>;

export function OrderRow({ value }: { value: Order }) {
  const words = useWords();
  const say = useSay();
  const deadlineText = useDeadline();
  const pieces = say(words.orders.pieces, { count: value.quantity });
  return (
    <Row
      to={`/orderList/${value.id}`}
      lead={<Picture image={value.lines[0]?.image} size="small" />}
      title={<span className="text-sm whitespace-nowrap">{value.number}</span>}
      detail={say(words.orders.rowDetail, { pieces, buyer: value.buyer.name_masked })}
      end={
        <span className="font-bold">
          <MoneyText amount={value.amount} currency={value.currency} />
        </span>
      }
      below={
        <>
          <OrderBadge status={value.status} />
          <Badge>
            {words.orders.profit} <MoneyText amount={value.profit} currency={value.currency} />
          </Badge>
          {value.deadline === null ? null : (
            <Badge icon={<Clock aria-hidden className="size-3.5" />}>{deadlineText(value.deadline)}</Badge>
          )}
        </>
      }
    />
  );
}
