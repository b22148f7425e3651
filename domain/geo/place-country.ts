// Which country a carrier means by the place of a scan.

/** Countries whose own regions are written by two letters: "San Francisco, CA" is not Canada. */
const withRegions = new Set(['AR', 'AU', 'BR', 'CA', 'CH', 'IN', 'IT', 'MX', 'US']);

const others: Readonly<Record<string, string>> = {
  UK: 'GB',
  USA: 'US',
  UAE: 'AE',
  ENGLAND: 'GB',
  SCOTLAND: 'GB',
  WALES: 'GB',
};

const names = makeNames();

function makeNames(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_none, index) => String.fromCharCode(65 + index));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(
    codes.flatMap((code) => {
      const name = english.of(code);
      return name === undefined || code in others ? [] : [[name.toUpperCase(), code] as const];
    }),
  );
}

const codes = new Set(names.values());

/**
 * The country that the last part of a place names, by its English name or its two letters ("Leeds, GB"); undefined
 * where it names none for sure. Nothing is guessed from towns.
 *
 * @param expected Where the parcel goes: two letters are read as a country only where they cannot be a region there.
 */
export function placeCountry(place: string, expected: string): string | undefined {
  const last = place
    .split(/[,;|/()]/)
    .map((part) => part.trim())
    .findLast((part) => part !== '');
  if (last === undefined) return undefined;
  const word = last.toUpperCase();
  const named = others[word] ?? names.get(word);
  if (named !== undefined) return named;
  return last === word && codes.has(word) && !withRegions.has(expected) ? word : undefined;
}
