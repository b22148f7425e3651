import { limits } from '#domain/limits.ts';

const noteMin = 10;

/** A reason must be long enough to be one. */
export function isNoteBad(note: string): boolean {
  const { length } = note.trim();
  return length < noteMin || length > limits.bankNoteUnitsMax;
}
