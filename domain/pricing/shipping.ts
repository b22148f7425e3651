// Delivery services: what a buyer may choose, and what each supplier does for that choice.

/** From the slowest to the fastest. */
export const shipServices = ['economy', 'standard', 'express'] as const;
export type ShipService = (typeof shipServices)[number];

/** One way to send a parcel: its fee, and the days that half and nine tenths of parcels need after dispatch. */
export type ShipOffer = {
  readonly service: ShipService;
  readonly feeUnits: bigint;
  readonly daysP50: number;
  readonly daysP90: number;
};

/** What one supplier can do for its part of a cart: at least one offer. */
export type ShipLane = {
  readonly supplierId: string;
  readonly dispatchDays: number;
  readonly offers: readonly ShipOffer[];
};

export type ShipChoice = {
  readonly service: ShipService;
  readonly feeUnits: bigint;
  /** Days from the order to the last parcel of the cart. */
  readonly daysP50: number;
  readonly daysP90: number;
  /** By supplier. */
  readonly offers: ReadonlyMap<string, ShipOffer>;
};

const rankOf = (service: ShipService) => shipServices.indexOf(service);

/** A supplier's own service, or its nearest one: of two that are equally near, the cheaper, then the slower. */
export function nearestOffer(offers: readonly ShipOffer[], service: ShipService): ShipOffer {
  const far = (offer: ShipOffer) => Math.abs(rankOf(offer.service) - rankOf(service));
  const [first, ...others] = offers;
  if (first === undefined) throw new RangeError('a lane without an offer is closed');
  return others.reduce((best, offer) => {
    if (far(offer) !== far(best)) return far(offer) < far(best) ? offer : best;
    if (offer.feeUnits !== best.feeUnits) return offer.feeUnits < best.feeUnits ? offer : best;
    return rankOf(offer.service) < rankOf(best.service) ? offer : best;
  }, first);
}

/**
 * What a buyer may choose for the whole cart: every service that at least one supplier has, but for those that cost at
 * least as much as another and arrive no earlier.
 */
export function shipChoices(lanes: readonly ShipLane[]): ShipChoice[] {
  const served = new Set(lanes.flatMap(({ offers }) => offers.map(({ service }) => service)));
  const all = shipServices
    .filter((service) => served.has(service))
    .map((service) => choiceOf(lanes, service));
  return all.filter((one) => !all.some((other) => isDominated(one, other)));
}

/** Of two that are the same in everything the faster service stays, which is the later in the list. */
function isDominated(one: ShipChoice, by: ShipChoice): boolean {
  if (one === by || by.feeUnits > one.feeUnits) return false;
  if (by.daysP50 > one.daysP50 || by.daysP90 > one.daysP90) return false;
  const isSame = by.feeUnits === one.feeUnits && by.daysP50 === one.daysP50 && by.daysP90 === one.daysP90;
  return !isSame || rankOf(by.service) > rankOf(one.service);
}

/** The wished choice where it can be had, else the cheapest; of equally cheap ones the fastest. */
export function pickChoice(choices: readonly ShipChoice[], wished: ShipService | undefined): ShipChoice {
  const found = choices.find(({ service }) => service === wished);
  const [first, ...others] = choices;
  if (first === undefined) throw new RangeError('a cart without a lane has no delivery');
  return found ?? others.reduce((best, one) => (one.feeUnits <= best.feeUnits ? one : best), first);
}

function choiceOf(lanes: readonly ShipLane[], service: ShipService): ShipChoice {
  const picked = lanes.map((lane) => ({ lane, offer: nearestOffer(lane.offers, service) }));
  return {
    service,
    feeUnits: picked.reduce((sum, { offer }) => sum + offer.feeUnits, 0n),
    daysP50: Math.max(...picked.map(({ lane, offer }) => lane.dispatchDays + offer.daysP50)),
    daysP90: Math.max(...picked.map(({ lane, offer }) => lane.dispatchDays + offer.daysP90)),
    offers: new Map(picked.map(({ lane, offer }) => [lane.supplierId, offer])),
  };
}
