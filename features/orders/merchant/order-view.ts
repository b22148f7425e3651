import type { Order } from './OrderRow.tsx';

const acts = ['confirm', 'pay'];

/** Whether the merchant has the supplier's cost of it to confirm, or may decline it. */
export function isToConfirm({ can, status, awaiting }: Order): boolean {
  return (
    can.some(({ action, allowed }) => allowed && acts.includes(action)) ||
    (status === 'pending_payment' && awaiting === 'merchant')
  );
}
