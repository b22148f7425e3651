import { useEffect, useEffectEvent, useState } from 'react';

type Saving<T> = {
  readonly save: (items: readonly T[]) => void;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  /** Of what is saved: another one says that a save has come through. */
  readonly version: number;
};

type Sent<T> = { readonly items: readonly T[]; readonly version: number };

/**
 * An ordered list ahead of the server: each change is shown at once and saved. Of those that are made while one is being
 * saved the newest follows it, over the version that came of it; a save that fails shows what is saved.
 */
export function useAhead<T>(saved: readonly T[], keyOf: (item: T) => string, saving: Saving<T>) {
  const { save, isBusy, hasFailed, version } = saving;
  const [sent, setSent] = useState<Sent<T>>();
  const [waiting, setWaiting] = useState<readonly T[]>();
  const keysOf = (items: readonly T[]) => items.map(keyOf).join('\n');
  const send = (items: readonly T[]) => {
    if (keysOf(items) === keysOf(saved)) return;
    setSent({ items, version });
    save(items);
  };
  const isDone = !isBusy && (hasFailed || sent === undefined || sent.version !== version);
  const sendWaiting = useEffectEvent(() => {
    if (waiting === undefined) return;
    setWaiting(undefined);
    if (!hasFailed) send(waiting);
  });
  useEffect(() => {
    // The newest change is sent once the one before is over, which is told by what is rendered alone.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isDone) sendWaiting();
  }, [isDone]);
  return {
    items: waiting ?? (isBusy ? (sent?.items ?? saved) : saved),
    change: (items: readonly T[]) => (isDone ? send(items) : setWaiting(items)),
  };
}
