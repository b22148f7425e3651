// What the screens of an order's money are given.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { moneyPlaces, orderMoney } from '#features/orders/money.contract.ts';

export type Money = OutputOf<typeof orderMoney>;
export type Place = (typeof moneyPlaces)[number];
