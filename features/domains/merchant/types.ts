import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { readDomain } from '#features/domains/contract.ts';

export type ShopDomain = NonNullable<OutputOf<typeof readDomain>['domain']>;
