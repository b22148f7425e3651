// The public pages, as the storefront's renderer is told of them.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { TrustTopic } from '#domain/content/trust-documents.ts';
import type { trustEntity, trustFees, trustFigures } from './contract.ts';

export type TrustFigures = OutputOf<typeof trustFigures>;
export type TrustPeriodFigures = TrustFigures['days'];
export type TrustFees = OutputOf<typeof trustFees>;

export type TrustEntity = OutputOf<typeof trustEntity>;

type Topics = {
  readonly [T in TrustTopic]: {
    readonly kind: 'trust';
    readonly topic: T;
    readonly entity: TrustEntity;
  } & (T extends 'figures'
    ? { readonly figures: TrustFigures }
    : T extends 'fees'
      ? { readonly fees: TrustFees }
      : unknown);
};

export type TrustPage = Topics[TrustTopic];
