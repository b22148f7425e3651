// What other rooms may ask about shops.
export { commissionBpsOf, presentPublicShop, shopByHandle, shopOf } from './shops.ts';
export type { ShopRow } from './shops.sql.ts';
