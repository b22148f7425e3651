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

/** Nothing more happens to them, and there are more of them every day. */
export const finishedParcelStates = [
  'delivered',
  'returned',
  'cancelled',
] as const satisfies readonly ParcelState[];

/** What a warehouse does with a parcel, in its order: facts beside its state, which only labels and scans change. */
export const parcelSteps = ['picked', 'packed', 'handed_over'] as const;
export type ParcelStep = (typeof parcelSteps)[number];

/** Why an order comes later than was promised. */
export const delayReasons = ['not_handed_over', 'standing_still', 'slow'] as const;

/**
 * Why scans of a parcel wait for a person: delivered without ever having been handed over, scanned long before it had
 * its label, or delivered in a country that it does not go to.
 */
export const holdReasons = ['no_acceptance', 'before_label', 'other_country'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** Scans of a carrier, in the order in which they usually come. */
export const carrierEventCodes = [
  'accepted',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'returned_to_sender',
] as const;
export type CarrierEventCode = (typeof carrierEventCodes)[number];
