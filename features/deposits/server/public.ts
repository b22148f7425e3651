// What other rooms may ask of deposits.
export { listDepositRows } from './view.ts';
export {
  makeChainReserves,
  noAddresses,
  type ChainReserve,
  type ChainReserves,
  type ReserveConfig,
} from './chain/reserves.ts';
