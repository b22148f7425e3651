// How far a warehouse is with a parcel.
import { parcelSteps, type ParcelStep } from '#domain/states/parcel.ts';
import type { Parcel } from './useLabels.ts';

type Steps = Pick<Parcel, 'picked_at' | 'packed_at' | 'handed_at'>;

/** The last thing that was done with it, and when; undefined where nothing was. */
export function lastStepOf(parcel: Steps): { step: ParcelStep; at: string } | undefined {
  const times = { picked: parcel.picked_at, packed: parcel.packed_at, handed_over: parcel.handed_at };
  const done = parcelSteps.flatMap((step) => {
    const at = times[step];
    return at === null ? [] : [{ step, at }];
  });
  return done.at(-1);
}
