// Carriers: who they are, how each says what happened, by messages of its own or ours, and how those are asked that send none.
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

/** An event that could not be read: under its own name as far as it has one, and what was not right. */
export type UnreadableEvent = { readonly event_id: string; readonly reason: string };

/** What a message or an answer says: the events that could be read, and those that could not. */
export type CarrierBatch = {
  readonly reports: readonly CarrierReport[];
  readonly refused: readonly UnreadableEvent[];
};

/** A message as it came in. Its signature, where it is ours, is taken from its headers already. */
export type CarrierMessage = {
  readonly body: Buffer;
  readonly signature: string | undefined;
  readonly header?: ((name: string) => string | undefined) | undefined;
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
  /** Reads a message of a form of its own, whole; undefined where this carrier did not sign it. Without it, ours counts. */
  readonly read?: (message: CarrierMessage, now: Date) => CarrierBatch | undefined;
  /** Asks what happened to these parcels; for carriers that report nothing by themselves. May give what it gave before. */
  readonly poll?: (trackings: readonly string[], since: Date) => Promise<CarrierBatch>;
};

export type Carriers = {
  find(code: string): Carrier | undefined;
  list(): readonly Carrier[];
};

export function carriersOf(list: readonly Carrier[]): Carriers {
  return { find: (code) => list.find((carrier) => carrier.code === code), list: () => list };
}
