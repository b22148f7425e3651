import { OrderScreen } from '#features/orders/merchant/OrderScreen.tsx';
import { OrderCases } from '#features/returns/ui/public.tsx';

/** An order with its return cases: orders come before returns, so only the app can put them together. */
export function OrderPlace() {
  return <OrderScreen caseOf={(id) => <OrderCases orderId={id} />} />;
}
