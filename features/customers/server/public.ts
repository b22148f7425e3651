// What erasing people asks of customers.
export { forgetBuyer, forgetCustomers } from './gather.ts';
