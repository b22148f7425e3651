// How much of a stock strangers are shown.

/** More than this is "plenty": exact figures of a warehouse are nobody's business. */
const stockShownMax = 1_000_000;

export function shownStock(available: bigint): number {
  return Number(available > BigInt(stockShownMax) ? BigInt(stockShownMax) : available);
}
