import { me } from '#features/people/contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';

const badgeMs = 60_000;

/** The signed-in merchant: one answer shared by every screen, asked again each minute for the badges. */
export function useMe() {
  return useEndpoint(me, {}, { refetchMs: badgeMs });
}
