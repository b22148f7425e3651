// What checkout, its pages and the composition take from prices and their tables.
export { offeredIn, payLocked, presentPay, usdtOf, type LockedPay } from './currencies.ts';
export { countriesReached, landedFor } from './landed.ts';
export { priceCart, type CartLine, type Pricing } from './pricing.ts';
export { readTables, type Tables } from './table-cache.ts';
export { hasTaxTables, listClosedSuppliers, listTaxedCountries } from './rates.sql.ts';
export { pricingRoutes } from './routes.ts';
