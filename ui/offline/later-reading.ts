// What was read last, kept for times without a connection: the part that an app needs before its first paint.
import { emptyStore } from './empty-store.ts';
import { readingStore } from './store-names.ts';
import type { Parts, Reading } from './reading.ts';

/** As `makeReading`, which is fetched when somebody is known or the first answers are there. */
export function makeLaterReading(parts: Omit<Parts, 'store'>): Reading {
  const fetchReading = async (): Promise<Reading> => (await import('./reading.ts')).makeReading(parts);
  let coming: Promise<Reading> | undefined;
  const reading = (): Promise<Reading> => {
    coming ??= fetchReading();
    return coming;
  };
  return {
    isWanted: () => parts.owner() !== undefined,
    restore: async () => {
      // What cannot be fetched is not put back; the app asks the server then.
      await reading().then(
        (there) => there.restore(),
        () => undefined,
      );
    },
    follow: () => {
      let isOver = false;
      let stop: (() => void) | undefined;
      const begin = (there: Reading): void => {
        if (!isOver) stop = there.follow();
      };
      reading().then(begin, () => undefined);
      return () => {
        isOver = true;
        stop?.();
      };
    },
    forget: () => emptyStore(readingStore.database, readingStore.store),
  };
}
