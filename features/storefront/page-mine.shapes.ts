// Pages of a buyer's own in a shop.
import type * as z from 'zod/mini';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { Notice } from '#domain/notifications/page-notice.ts';
import type { listBuyerAddresses, readBuyerPage } from '#features/buyers/contract.ts';
import type { wish } from '#features/buyers/wish.shapes.ts';
import type { storefrontGoods } from '#features/search/contract.ts';

export type OwnPage = OutputOf<typeof readBuyerPage>;
export type ShownWish = z.output<typeof wish>;
export type SavedAddresses = OutputOf<typeof listBuyerAddresses>;

type Shop = OutputOf<typeof storefrontGoods>['shop'];

/** `out`: nobody is signed in; `asked`: a link is on its way; `link`: it was opened; `in`: signed in. */
export type MinePage = {
  readonly kind: 'mine';
  readonly shop: Shop;
  readonly notices: readonly Notice[];
  /** A product that was just taken off the list, to be put back. */
  readonly undo: string | undefined;
  readonly wishes: readonly ShownWish[];
} & (
  | { readonly view: 'out'; readonly email: string; readonly isWrong: boolean }
  | { readonly view: 'asked'; readonly email: string }
  | { readonly view: 'link'; readonly token: string; readonly email: string }
  | { readonly view: 'in'; readonly own: OwnPage }
);
