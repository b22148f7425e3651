// Under what an answer is kept: a list that begins with the name of what was asked, such as `['listOrders', { page: 1 }]`.
import { isPlainObject } from './structural-sharing.ts';

/** Made of what JSON can hold. A field that is undefined says the same as one that is not there. */
export type QueryKey = readonly unknown[];

/** One text for each key, whatever sequence the fields of its objects have. */
export function hashKey(key: QueryKey): string {
  return JSON.stringify(key, (_name, value: unknown) =>
    isPlainObject(value)
      ? Object.fromEntries(
          Object.keys(value)
            .toSorted()
            .map((name) => [name, value[name]]),
        )
      : value,
  );
}

/** Whether a key begins with the items of `part`. An object in `part` names only the fields that count. */
export function matchesKey(key: unknown, part: unknown): boolean {
  if (key === part) return true;
  if (Array.isArray(key) && Array.isArray(part)) {
    return part.length <= key.length && part.every((item, at) => matchesKey(key[at], item));
  }
  return (
    isPlainObject(key) &&
    isPlainObject(part) &&
    Object.keys(part).every((name) => matchesKey(key[name], part[name]))
  );
}
