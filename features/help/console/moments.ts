// Moments as they are typed: a date and a time on the clock of the device.

/** What a field for date and time shows of a moment. */
export function typedMoment(at: string | null): string {
  if (at === null) return '';
  const date = new Date(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment that was typed; undefined for an empty field, null for what is no moment. */
export function momentOf(typed: string): string | undefined | null {
  if (typed.trim() === '') return undefined;
  const date = new Date(typed);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
