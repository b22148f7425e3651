// What screens of other rooms show of the wallet.
export { useMovedOn } from './useMovedOn.ts';
