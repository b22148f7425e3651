// What a merchant does with goods: the warehouse, prices, own words, discounts and sharing.
import type { Loads } from './later-loads.ts';

export const goodsLoads = {
  '/goodsList/warehouse': async () =>
    (await import('#features/showcase/merchant/warehouse/WarehouseScreen.tsx')).WarehouseScreen,
  '/goodsList/prices': async () =>
    (await import('#features/showcase/merchant/price-rule/PriceRuleScreen.tsx')).PriceRuleScreen,
  '/goodsList/file': async () =>
    (await import('#features/showcase/merchant/file/PriceFileScreen.tsx')).PriceFileScreen,
  '/goodsList/listing': async () =>
    (await import('#features/showcase/merchant/listing/ListingScreen.tsx')).ListingScreen,
  '/discounts': async () =>
    (await import('#features/discounts/merchant/DiscountsScreen.tsx')).DiscountsScreen,
  '/discounts/new': async () =>
    (await import('#features/discounts/merchant/NewCodeScreen.tsx')).NewCodeScreen,
  '/discounts/sales': async () => (await import('#features/discounts/merchant/SalesScreen.tsx')).SalesScreen,
  '/discounts/sales/new': async () =>
    (await import('#features/discounts/merchant/NewSaleScreen.tsx')).NewSaleScreen,
  '/discounts/quantity': async () =>
    (await import('#features/discounts/merchant/QuantityScreen.tsx')).QuantityScreen,
  '/discounts/bundles': async () =>
    (await import('#features/discounts/merchant/BundlesScreen.tsx')).BundlesScreen,
  '/discounts/bundles/new': async () =>
    (await import('#features/discounts/merchant/NewBundleScreen.tsx')).NewBundleScreen,
  '/discounts/sample': async () =>
    (await import('#features/discounts/merchant/SampleScreen.tsx')).SampleScreen,
  '/discounts/delivery': async () =>
    (await import('#features/discounts/merchant/DeliveryScreen.tsx')).DeliveryScreen,
  '/goodsList/sourcing': async () =>
    (await import('#features/sourcing/merchant/RequestsScreen.tsx')).RequestsScreen,
  '/goodsList/sourcing/:id': async () =>
    (await import('#features/sourcing/merchant/RequestScreen.tsx')).RequestScreen,
  '/share': async () => (await import('#features/sharing/merchant/ShareScreen.tsx')).ShareScreen,
} satisfies Loads;
