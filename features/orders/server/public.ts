// What checkout, returns and the composition may ask of orders.
export { createOrder } from './create.ts';
export * as lifecycle from './lifecycle.ts';
export * as orderList from './list.sql.ts';
export type { ListedOrder } from './list.sql.ts';
export * as moves from './moves.ts';
export type { Context } from './moves.ts';
export * as orderRows from './orders.sql.ts';
export * as parcelRows from './parcels.sql.ts';
export type { Label, ParcelRow } from './parcels.sql.ts';
export * as parcelViews from './parcel-views.ts';
export * as payments from './payments.sql.ts';
export * as present from './present.ts';
export { startRefunds, type RefundPaid } from './refunds.ts';
export { catchUp } from './deliver.ts';
export { takeScans } from './parcel-scans.ts';
