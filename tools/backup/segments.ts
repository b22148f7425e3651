/** Files of PostgreSQL's log (WAL): a name has the timeline and the number of the file, in hexadecimal digits. */
import { stat } from 'node:fs/promises';
import path from 'node:path';

/** Whether a file belongs to the log itself, and is no history of it. */
export const isSegment = (name: string): boolean => /^[0-9A-F]{24}$/.test(name);

const addressesPerLog = 0x1_0000_0000;

/** The names from the first to the last one, both included. */
export function listSegments(first: string, last: string, segmentBytes: number): string[] {
  const timeline = last.slice(0, 8);
  const [from, until] = [numberOf(first, segmentBytes), numberOf(last, segmentBytes)];
  return Array.from({ length: until - from + 1 }, (_value, index) =>
    nameOf(timeline, from + index, segmentBytes),
  );
}

function numberOf(name: string, segmentBytes: number): number {
  const perLog = addressesPerLog / segmentBytes;
  return Number.parseInt(name.slice(8, 16), 16) * perLog + Number.parseInt(name.slice(16, 24), 16);
}

function nameOf(timeline: string, number: number, segmentBytes: number): string {
  const perLog = addressesPerLog / segmentBytes;
  const digits = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0');
  return `${timeline}${digits(Math.floor(number / perLog))}${digits(number % perLog)}`;
}

/** The address in the log where a file of it begins, as PostgreSQL writes addresses. */
export function startOfSegment(name: string, segmentBytes: number): string {
  const offset = Number.parseInt(name.slice(16, 24), 16) * segmentBytes;
  return `${Number.parseInt(name.slice(8, 16), 16).toString(16)}/${offset.toString(16)}`.toUpperCase();
}

/**
 * @throws Error where one of the files is missing or short: the backup could not be brought to a consistent state.
 */
export async function requireSegments(
  folder: string,
  names: readonly string[],
  segmentBytes: number,
): Promise<void> {
  for (const name of names) {
    const size = await stat(path.join(folder, name)).then(
      (found) => found.size,
      () => 0,
    );
    if (size !== segmentBytes)
      throw new Error(`The file ${name} of the log is missing: make the backup again.`);
  }
}
