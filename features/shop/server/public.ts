// What other rooms may ask about shops.
export { latestCreditChanges, readCredit } from './credit.sql.ts';
export { closedOf } from './holiday.ts';
export { levelNow } from './level-now.ts';
export { eraseLooks } from './look.ts';
export { lookCssOfName, toPublicLook } from './look-page.ts';
export { commissionBpsOf, presentPublicShop, shopByHandle, shopOf } from './shops.ts';
export type { ShopRow } from './shops.sql.ts';
export { tellUnpaid } from './unpaid.ts';
