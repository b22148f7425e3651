// What the screens of a shop's content are given.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { listCollections, readCollection } from '#features/content/contract.ts';
import type { listShopPages, readShopPage } from '#features/content/pages.contract.ts';

export type Listed = OutputOf<typeof listCollections>;
export type Collection = OutputOf<typeof readCollection>;
export type Item = Listed['featured']['goods'][number];
export type ListedPages = OutputOf<typeof listShopPages>;
export type OwnPage = OutputOf<typeof readShopPage>;
export type MenuEntry = ListedPages['menu']['entries'][number];
