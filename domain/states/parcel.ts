// A supplier's parcel and what carriers report of it.

export const parcelStates = [
  'waiting',
  'to_ship',
  'labelled',
  'shipped',
  'delivered',
  'returned',
  'cancelled',
] as const;
export type ParcelState = (typeof parcelStates)[number];

/** Scans of a carrier, in the order in which they usually come. */
export const carrierEventCodes = [
  'accepted',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'returned_to_sender',
] as const;
export type CarrierEventCode = (typeof carrierEventCodes)[number];
