// What the checkout and the composition take from discounts.
export { eraseBundles } from './bundles.sql.ts';
export { buyerRefOf } from './buyer-ref.ts';
export {
  claimDiscounts,
  deliveryOfferOf,
  discountLines,
  judgeCode,
  quantityPriceOf,
  readCode,
  releaseDiscounts,
  type DiscountedCart,
  type DiscountedLine,
} from './cart.ts';
export { discountJobs, discountPurgeTimer } from './jobs.ts';
