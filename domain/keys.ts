// Keys of our own constant tables, typed.

/** `Object.keys` for a table whose keys are exactly its type's: only for literals of ours, never for input. */
export function keysOf<T extends object>(table: T): (keyof T & string)[] {
  const keys: (keyof T & string)[] = [];
  for (const key in table) if (Object.hasOwn(table, key)) keys.push(key);
  return keys;
}
