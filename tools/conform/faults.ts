/** What a census is held against. */
import type { Planned } from './census.ts';
import { notPlanned, ofCheckout, refusals } from './refusals.ts';

/** One line for each statement that is refused and not known to be, that is known to be and is not, or that asks too many. */
export function findFaults(
  planned: readonly Planned[],
  { isSpread }: { readonly isSpread: boolean },
): string[] {
  const known = new Set([...notPlanned, ...(isSpread ? Object.values(refusals).flat() : [])]);
  const faults: string[] = [];
  for (const { name, refusal, reach } of planned) {
    if (refusal !== undefined && !known.has(name)) faults.push(`${name} is refused: ${refusal}`);
    if (refusal === undefined && known.has(name))
      faults.push(`${name} is planned: take it out of tools/conform/refusals.ts`);
    if (isSpread && ofCheckout.test(name) && (refusal !== undefined || reach === 'many'))
      faults.push(`${name} is on the way of a checkout and asks ${reach ?? 'nothing'}`);
  }
  const names = new Set(planned.map(({ name }) => name));
  return [
    ...faults,
    ...[...known].filter((name) => !names.has(name)).map((name) => `${name} is no statement any more`),
  ];
}
