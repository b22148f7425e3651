import { limits } from '#domain/limits.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { hasRight } from '#domain/rights.ts';
import { today } from '#features/lists/contract.ts';
import type { Person } from '#features/staff/console/usePerson.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { placeOfAddress, type NavItem } from './navigation.ts';

/** What waits at a place: how many, since when, and whether a promise is broken. */
export type Waiting = {
  readonly count: number;
  readonly isFloor: boolean;
  readonly oldest: string | undefined;
  readonly isLate: boolean;
};

/**
 * What waits at each place of the navigation. One call for all of them, the same that Today makes, so both show one
 * number; it answers for the queues of the person's rights alone.
 */
export function useWaiting(person: Person, items: readonly NavItem[]): ReadonlyMap<string, Waiting> {
  const answer = useEndpoint(
    today,
    {},
    { enabled: hasRight(person.roles, 'console'), refetchMs: limits.todayEveryMs },
  );
  return sumQueues(answer.data?.queues ?? [], items);
}

/** Several queues may be dealt with at one place: their counts are added, the oldest of all is the place's. */
export function sumQueues(
  queues: OutputOf<typeof today>['queues'],
  items: readonly NavItem[],
): ReadonlyMap<string, Waiting> {
  const sums = new Map<string, Waiting>();
  for (const queue of queues) {
    const place = queue.to === null ? undefined : placeOfAddress(items, queue.to);
    if (place === undefined || queue.count === 0) continue;
    const before = sums.get(place);
    const ages = [before?.oldest, queue.oldest_at ?? undefined].filter((at) => at !== undefined);
    sums.set(place, {
      count: (before?.count ?? 0) + queue.count,
      isFloor: (before?.isFloor ?? false) || queue.count_is_floor,
      oldest: ages.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0],
      isLate: (before?.isLate ?? false) || queue.is_late,
    });
  }
  return sums;
}
