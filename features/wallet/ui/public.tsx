// What screens of other rooms show of the wallet.
export { ClosedMoney } from './ClosedMoney.tsx';
export { useMovedOn } from './useMovedOn.ts';
