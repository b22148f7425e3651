// What the composition takes from this room. No other room calls it.
export { withMerchantKeys } from './keys.ts';
export { hookRoutes } from './routes.ts';
export { makeHookJobs } from './send.ts';
