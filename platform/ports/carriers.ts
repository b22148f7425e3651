// Carriers: who they are, and the secret each signs its scans with.

export type Carrier = {
  readonly code: string;
  readonly name: string;
  /** The carrier's page of one parcel, with `{tracking}` where its number goes. */
  readonly page?: string;
  /** True where it takes parcels back by our own reference: a label needs no number of the carrier's. */
  readonly takesReturns?: boolean;
  /** Active secrets of its webhook: two while one is being replaced. */
  readonly secrets: readonly string[];
};

export type Carriers = {
  find(code: string): Carrier | undefined;
  list(): readonly Carrier[];
};

export function carriersOf(list: readonly Carrier[]): Carriers {
  return { find: (code) => list.find((carrier) => carrier.code === code), list: () => list };
}
