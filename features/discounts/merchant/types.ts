import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { addBundle, previewBundle } from '#features/discounts/bundles.contract.ts';
import type { addDiscount, previewDiscount } from '#features/discounts/contract.ts';
import type { listSales, previewSale, readQuantityPrice } from '#features/discounts/prices.contract.ts';

export type Code = OutputOf<typeof addDiscount>;
export type Preview = OutputOf<typeof previewDiscount>;
export type Sale = OutputOf<typeof listSales>['list'][number];
export type SalePreview = OutputOf<typeof previewSale>;
export type QuantityPrice = OutputOf<typeof readQuantityPrice>;
export type Bundle = OutputOf<typeof addBundle>;
export type BundlePreview = OutputOf<typeof previewBundle>;
