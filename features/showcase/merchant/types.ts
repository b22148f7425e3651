import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { listGoods } from '#features/goods/contract.ts';
import type { compareOffers } from '#features/goods/offers.contract.ts';
import type { listShowcase, priceRule } from '#features/showcase/contract.ts';

export type Shelf = OutputOf<typeof listShowcase>;
export type Item = Shelf['list'][number];
/** Goods that a row stands for: those that its acts are for. */
export type RowGoods = NonNullable<Item['variants']>['goods'][number];
export type Limit = Shelf['limit'];
export type Undo = Shelf['undo'];
export type Good = OutputOf<typeof listGoods>['list'][number];
export type Offer = OutputOf<typeof compareOffers>['list'][number];
export type Rule = NonNullable<OutputOf<typeof priceRule>['rule']>;
