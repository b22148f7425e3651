// What is the shop's of an order.
export { profitOf } from '../present.ts';
