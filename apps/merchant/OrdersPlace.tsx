import { Suspense, useState } from 'react';
import { OrdersScreen } from '#features/orders/merchant/OrdersScreen.tsx';
import { UnreadTalksProvider } from '#features/orders/merchant/unread-talks.ts';
import { lazyPart } from '#ui/lazy-part.ts';

// After the orders themselves: a mark on a row is worth no wait.
const UnreadTalks = lazyPart(
  async () => (await import('#features/chat/merchant/UnreadTalks.tsx')).UnreadTalks,
);

/** Orders, with a mark where their buyer has written: conversations come after orders, so only the app can join them. */
export function OrdersPlace() {
  const [unread, setUnread] = useState<ReadonlyMap<string, number>>(new Map());
  return (
    <UnreadTalksProvider value={unread}>
      <OrdersScreen />
      <Suspense fallback={null}>
        <UnreadTalks onChange={setUnread} />
      </Suspense>
    </UnreadTalksProvider>
  );
}
