// Times and spans as the sentences of a check say them.

/** @param seconds Since 1970. */
export const momentOf = (seconds: number): string =>
  isTime(seconds)
    ? `${new Date(seconds * 1_000).toISOString().slice(0, 16).replace('T', ' ')} UTC`
    : 'no time';

export const dayOf = (seconds: number): string =>
  isTime(seconds) ? new Date(seconds * 1_000).toISOString().slice(0, 10) : 'no day';

const isTime = (seconds: number) => Math.abs(seconds) <= 8_640_000_000_000 / 1_000;

/** A span, to the hour above two of them. */
export function hoursOf(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} seconds`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} minutes`;
  return `${Math.round(seconds / 3_600)} hours`;
}
