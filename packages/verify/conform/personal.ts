// What is in the record for ever must be about nobody: entries are closed shapes, and the only text that an instance chooses
// in them is the version of a document.
import { Failure } from '../check/failure.ts';
import type { Context } from './context.ts';

/** Something like an address, a telephone number or a link. */
const personal = /[^\s@]+@[^\s@]+|\+?\d[\d ()/-]{7,}\d|https?:/;

export function checkPersonal({ summary }: Context): string {
  for (const { version, name, index } of summary.docs) {
    // A day or a month is no telephone number.
    const rest = version.replaceAll(/\d{4}-\d{2}(?:-\d{2})?/g, '');
    if (!personal.test(rest)) continue;
    throw new Failure(
      'entry',
      `Entry ${index} ("${name}") carries a text that may be about a person: ${version}.`,
    );
  }
  const acts = [...summary.counts.values()].reduce((sum, count) => sum + count, 0);
  return `${acts} acts are a name, a time and a salted hash each; ${summary.docs.length} documents carry a version.`;
}
