// The id of an auction: its day, the number of the process that drew it on that day, and a count. It goes into the draw, so
// nobody may choose it; both numbers are given without gaps, so an auction that was left out of the log is a gap.

export type AuctionNumber = {
  /** 2026-11-22, UTC. */
  readonly day: string;
  /** From 1; of the processes that drew on that day. */
  readonly lane: number;
  /** From 1; of the auctions of that process on that day. */
  readonly number: number;
};

const pattern = /^(\d{4})(\d{2})(\d{2})-(\d{4})-8000-8000-(\d{12})$/;

/** A UUID of version 8 whose digits can be read: `20261122-0003-8000-8000-000000000042`. */
export function auctionIdOf({ day, lane, number }: AuctionNumber): string {
  return `${day.replaceAll('-', '')}-${padded(lane, 4)}-8000-8000-${padded(number, 12)}`;
}

/** Undefined for what is no such id. */
export function readAuctionId(id: string): AuctionNumber | undefined {
  const [, year, month, date, lane, number] = pattern.exec(id) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  return { day: `${year}-${month}-${date}`, lane: Number(lane), number: Number(number) };
}

const padded = (count: number, length: number): string => String(count).padStart(length, '0');
