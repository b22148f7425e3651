// Values that are read again after a while: bounded in number, the one written longest ago goes first.

export type TimedCache<K, V> = {
  /** Undefined for what is not there or too old; a value may itself be undefined. */
  get(key: K): { readonly value: V } | undefined;
  set(key: K, value: V): void;
  delete(key: K): void;
  clear(): void;
  readonly size: number;
};

/** @param ttlMs Milliseconds after which a value is too old, by a clock that is never set back. */
export function makeTimedCache<K, V>({
  entriesMax,
  ttlMs,
}: {
  readonly entriesMax: number;
  readonly ttlMs: number;
}): TimedCache<K, V> {
  const entries = new Map<K, { readonly value: V; readonly writtenAtMs: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      return entry !== undefined && performance.now() - entry.writtenAtMs < ttlMs ? entry : undefined;
    },
    set(key, value) {
      entries.delete(key);
      for (const oldest of entries.keys()) {
        if (entries.size < entriesMax) break;
        entries.delete(oldest);
      }
      entries.set(key, { value, writtenAtMs: performance.now() });
    },
    delete(key) {
      entries.delete(key);
    },
    clear() {
      entries.clear();
    },
    get size() {
      return entries.size;
    },
  };
}
