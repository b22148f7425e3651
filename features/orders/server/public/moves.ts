// The road of every move, for rooms that have a case or a payout beside the order.
export { illegalMove, lockDue, moveOrders } from '../moves.ts';
