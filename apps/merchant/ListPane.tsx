import { Suspense, useState } from 'react';
import { matchPath } from '#ui/routing/paths.ts';
import { useLocation } from '#ui/routing/hooks.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useMedia } from '#ui/useMedia.ts';

// In the file that the list of orders is in anyway.
const OrdersPane = lazyPart(
  async () => (await import('#features/orders/merchant/OrdersPane.tsx')).OrdersPane,
);

/** From this width on, a list has room beside what was opened from it. */
export const twoPanesQuery = '(min-width: 77.5rem)';

/**
 * On a wide screen the list stays beside what was opened from it, with the filter it was left with. It scrolls by
 * itself, and comes after what was opened for who goes by keyboard or ear.
 */
export function ListPane() {
  const { pathname, search } = useLocation();
  const hasRoom = useMedia(twoPanesQuery);
  const [left, setLeft] = useState('');
  if (pathname === '/orderList' && left !== search) setLeft(search);
  const order = matchPath('/orderList/:id/*', pathname)?.params['id'];
  if (!hasRoom || order === undefined) return null;
  return (
    <div className="sticky top-0 order-first h-dvh w-80 shrink-0 overflow-y-auto overscroll-contain border-r border-line bg-surface">
      <Suspense fallback={<SkeletonRows count={8} />}>
        <OrdersPane current={order} search={left} />
      </Suspense>
    </div>
  );
}
