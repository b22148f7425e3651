// What is the shop's of an order.
export { netOf, profitOf } from '../present.ts';
