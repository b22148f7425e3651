// What other rooms may ask of deposits.
export { listDepositRows } from './view.ts';
