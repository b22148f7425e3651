// Carriers: who they are, the secret each signs its scans with, and how those are asked that send none.
import type { CarrierEventCode } from '#domain/states/parcel.ts';

/** What a carrier says of one parcel; `event_id` is the same however often it is said. */
export type CarrierReport = {
  readonly event_id: string;
  readonly tracking: string;
  readonly code: CarrierEventCode;
  readonly at: string;
  readonly place?: string | undefined;
  readonly raw?: string | undefined;
};

export type Carrier = {
  readonly code: string;
  readonly name: string;
  /** The carrier's page of one parcel, with `{tracking}` where its number goes. */
  readonly page?: string;
  /** True where it takes parcels back by our own reference: a label needs no number of the carrier's. */
  readonly takesReturns?: boolean;
  /** Active secrets of its webhook: two while one is being replaced. */
  readonly secrets: readonly string[];
  /** Asks what happened to these parcels; for carriers that report nothing by themselves. May give what it gave before. */
  readonly poll?: (trackings: readonly string[], since: Date) => Promise<readonly CarrierReport[]>;
};

export type Carriers = {
  find(code: string): Carrier | undefined;
  list(): readonly Carrier[];
};

export function carriersOf(list: readonly Carrier[]): Carriers {
  return { find: (code) => list.find((carrier) => carrier.code === code), list: () => list };
}
