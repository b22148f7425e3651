// Moves of whole orders that other rooms make.
export { cancelOrders, completeOrders } from '../lifecycle.ts';
export { receiveDate } from '../timers.ts';
