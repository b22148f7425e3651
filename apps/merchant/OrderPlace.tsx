import { Suspense } from 'react';
import { OrderScreen } from '#features/orders/merchant/OrderScreen.tsx';
import { OrderCases } from '#features/returns/ui/public.tsx';
import { lazyPart } from '#ui/lazy-part.ts';

// What is known of conversations comes after the order itself.
const TalkLink = lazyPart(async () => (await import('#features/chat/ui/public.tsx')).TalkLink);

/** An order with its return cases and the way to its buyer: orders come before both, so only the app can join them. */
export function OrderPlace() {
  return (
    <OrderScreen
      caseOf={(id) => <OrderCases orderId={id} />}
      talkOf={(id) => (
        <Suspense fallback={null}>
          <TalkLink orderId={id} />
        </Suspense>
      )}
    />
  );
}
