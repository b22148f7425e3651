import { useState } from 'react';
import type { ParcelStep } from '#domain/states/parcel.ts';
import { listParcels } from '#features/shipping/contract.ts';
import { markParcel } from '#features/shipping/supply.contract.ts';
import { useQueuedAct } from '#ui/offline/useQueuedAct.ts';
import { signal } from './signals.ts';
import type { Parcel } from './useLabels.ts';

export type Marked = { readonly parcel: Parcel; readonly step: ParcelStep; readonly isUndone: boolean };

const recentMax = 10;

/** Marks parcel after parcel; without a connection each is kept and sent later, with the time at which it was done. */
export function useScan() {
  const [step, setStep] = useState<ParcelStep>('picked');
  const [asked, setAsked] = useState<{ code: string; step: ParcelStep; undo: boolean }>();
  const [marked, setMarked] = useState<readonly Marked[]>([]);
  const queued = useQueuedAct(markParcel, {
    changes: [listParcels],
    onDone: (parcel) => {
      signal('good');
      const fresh = { parcel, step: asked?.step ?? step, isUndone: asked?.undo ?? false };
      setMarked((before) =>
        [fresh, ...before.filter((one) => one.parcel.id !== parcel.id)].slice(0, recentMax),
      );
    },
    onKept: () => signal('good'),
  });

  function ask(next: { code: string; step: ParcelStep; undo: boolean }): void {
    setAsked(next);
    queued.act({ ...next, at: new Date().toISOString() });
  }

  return {
    step,
    setStep,
    asked,
    marked,
    queued,
    mark: (code: string) => ask({ code, step, undo: false }),
    undo: ({ parcel, step: last }: Marked) => ask({ code: parcel.id, step: last, undo: true }),
  };
}
