import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { formatTime } from '#ui/words/time.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { pageZone, useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { OwnPage } from '#features/storefront/page.shapes.ts';

type Order = OwnPage['orders'][number];

/** The orders of the address in this shop, the newest first; each leads to its own page. */
export function OwnOrders({ orders, base }: { orders: readonly Order[]; base: string }) {
  const words = useStorefrontWords();
  return (
    <Card title={words.mineOrders}>
      {orders.length === 0 ? (
        <p className="text-muted">{words.mineNoOrders}</p>
      ) : (
        <ul className="divide-y divide-line">
          {orders.map((order) => (
            <OrderRow key={order.number} order={order} base={base} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function OrderRow({ order, base }: { order: Order; base: string }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const { title, pieces } = order;
  return (
    <li className="flex flex-col gap-0.5 py-3">
      <span className="flex items-baseline justify-between gap-3">
        <a
          href={`${base}/order/${encodeURIComponent(order.token)}`}
          className="line-clamp-2 min-w-0 wrap-anywhere font-medium underline"
        >
          {pieces > 1 ? say(words.mineMore, { title, count: pieces - 1 }) : title}
        </a>
        <MoneyText amount={order.total} currency={order.currency} />
      </span>
      <span className="text-meta text-muted">
        {words[`status_${order.status}`]} · {formatTime(language, new Date(order.paid_at), 'date', pageZone)}{' '}
        · {order.number}
      </span>
    </li>
  );
}
