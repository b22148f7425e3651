// What checkout, returns, shipping and others may ask of orders. Each subject names what another room uses, and no more.
export { confirmByBuyer, extendByBuyer } from './buyer-acts.ts';
export { createOrder } from './create.ts';
export { catchUp } from './deliver.ts';
export { takeScans } from './parcel-scans.ts';
export { startRefunds, type RefundPaid } from './refunds.ts';
export * as lifecycle from './public/lifecycle.ts';
export * as moves from './public/moves.ts';
export * as orderList from './public/order-list.ts';
export * as orderRows from './public/order-rows.ts';
export * as parcelRows from './public/parcel-rows.ts';
export * as parcelViews from './parcel-views.ts';
export * as payments from './public/payments.ts';
export * as present from './public/present.ts';
export type { ListedOrder } from './list.sql.ts';
export type { Context } from './moves.ts';
export type { Label, ParcelRow } from './parcels.sql.ts';
