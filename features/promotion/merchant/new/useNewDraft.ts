import { useSearchParams } from '#ui/routing/hooks.ts';
import { readDraft, type Draft, type NewStep } from './draft.ts';
import type { Plan } from '#features/promotion/merchant/types.ts';

/**
 * What is typed stands in the address: a reload, a way round to set a password or going back brings all of it again.
 * Each step is a place of its own to go back to.
 */
export function useNewDraft(plans: readonly Plan[]) {
  const [place, setPlace] = useSearchParams();
  const draft = readDraft(place, plans);

  function set(changes: Partial<Omit<Draft, 'step'>>): void {
    setPlace((before) => changed(before, changes), { replace: true });
  }
  function goTo(step: NewStep): void {
    setPlace((before) => changed(before, { step }));
    window.scrollTo(0, 0);
  }
  return { draft, set, goTo };
}

export type NewDraft = ReturnType<typeof useNewDraft>;

function changed(before: URLSearchParams, changes: Partial<Draft>): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    next.set(name, typeof value === 'string' ? value : value.join(','));
  }
  return next;
}
