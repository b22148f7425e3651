// The public pages, as the storefront's renderer is told of them.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { TrustTopic } from '#domain/content/trust-documents.ts';
import type { trustEntity, trustFees, trustFigures } from './contract.ts';
import type { trustPauses } from './pause.contract.ts';
import type { announcedDocuments, publicRecord } from './record.contract.ts';

export type TrustFigures = OutputOf<typeof trustFigures>;
export type TrustPeriodFigures = TrustFigures['days'];
export type TrustPauses = OutputOf<typeof trustPauses>;
export type TrustFees = OutputOf<typeof trustFees>;

export type TrustEntity = OutputOf<typeof trustEntity>;
export type TrustRecord = OutputOf<typeof publicRecord>;
export type Announced = OutputOf<typeof announcedDocuments>['list'];

/** What a page shows besides who runs the instance. */
type Facts = {
  readonly overview: { readonly pauses: TrustPauses };
  readonly terms: { readonly announced: Announced };
  readonly fees: { readonly fees: TrustFees; readonly announced: Announced };
  readonly figures: { readonly figures: TrustFigures };
  readonly record: { readonly record: TrustRecord };
};

type Topics = {
  readonly [T in TrustTopic]: {
    readonly kind: 'trust';
    readonly topic: T;
    readonly entity: TrustEntity;
  } & (T extends keyof Facts ? Facts[T] : unknown);
};

export type TrustPage = Topics[TrustTopic];
