// What returns may ask of shipping.
export { expectArrival } from './arrival.ts';
export type { ReturnScans } from './scans.ts';
export { claimReturns } from './tracking.ts';
