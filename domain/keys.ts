// Our own constant tables: their keys, typed, and looking into them.

/** `Object.keys` for a table whose keys are exactly its type's: only for literals of ours, never for input. */
export function keysOf<T extends object>(table: T): (keyof T & string)[] {
  const keys: (keyof T & string)[] = [];
  for (const key in table) if (Object.hasOwn(table, key)) keys.push(key);
  return keys;
}

/** What a table has under a key that came from outside; undefined for the names that every object inherits. */
export function ownValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
