type PlainObject = Readonly<Record<string, unknown>>;

/** An object of fields, as JSON makes it: no list, no date, nothing with a class. */
export function isPlainObject(value: unknown): value is PlainObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/**
 * The next value, in which every part that says the same as before is the very object of before: who compares by identity
 * sees what changed and nothing else. Looks into lists and plain objects; anything else is taken as it is.
 */
export function shareStructure(before: unknown, next: unknown): unknown {
  if (before === next) return before;
  if (Array.isArray(before) && Array.isArray(next)) {
    const items = next.map((item, at) => shareStructure(before[at], item));
    return items.length === before.length && items.every((item, at) => item === before[at]) ? before : items;
  }
  if (!isPlainObject(before) || !isPlainObject(next)) return next;
  const fields = Object.entries(next).map(
    ([name, value]) => [name, shareStructure(before[name], value)] as const,
  );
  const isSame =
    fields.length === Object.keys(before).length &&
    fields.every(([name, value]) => Object.hasOwn(before, name) && value === before[name]);
  return isSame ? before : Object.fromEntries(fields);
}
