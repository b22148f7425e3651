// What returns, deposits, promotion and the composition take from checkout.
export { lockByLink, readByLink, shopOfLink, type BuyerOrder, type CasesOf } from './buyer.ts';
export { lostFrom } from './buyer-can.ts';
export { cancelByBuyer } from './buyer-cancel.ts';
export { readMailedOrders, type MailedOrder } from './mailed-orders.ts';
export { orderTokenOf, readOrderToken } from './links.ts';
export { contextOfLink } from './routes.ts';
