// What was before and after, as rows that can be read side by side.

export type Difference = { readonly field: string; readonly before: string; readonly after: string };

/** Leaves of two values by their place: only those that differ. */
export function differenceOf(before: unknown, after: unknown): Difference[] {
  const left = leavesOf(before);
  const right = leavesOf(after);
  const fields = [...new Set([...left.keys(), ...right.keys()])];
  return fields.flatMap((field) => {
    const one = left.get(field) ?? '';
    const other = right.get(field) ?? '';
    return one === other ? [] : [{ field, before: one, after: other }];
  });
}

function leavesOf(value: unknown, place = ''): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value === 'string') return new Map([[place, value]]);
  if (typeof value !== 'object') return new Map([[place, JSON.stringify(value)]]);
  const parts = Object.entries(value).map(([key, one]): [string, unknown] => [
    place === '' ? key : `${place} › ${key}`,
    one,
  ]);
  return new Map(parts.flatMap(([key, one]) => [...leavesOf(one, key)]));
}
