import { listShowcase } from '#features/showcase/contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';

/** The room that is left in the showcase, and what was just done to it, without its goods. */
export function useShelf() {
  const { data } = useEndpoint(listShowcase, { page_size: 1 });
  return { limit: data?.limit, undo: data?.undo };
}
