// What returns and the composition take from checkout.
export { lockByLink, readByLink, shopOfLink, type BuyerOrder, type CasesOf } from './buyer.ts';
export { readOrderToken } from './links.ts';
export { groundOfLink } from './routes.ts';
