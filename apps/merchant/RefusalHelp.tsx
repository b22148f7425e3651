import { readStatement } from '#features/restriction/ui/public.tsx';
import { SignHelp } from '#features/devices/ui/public.tsx';
import { readWhy } from '#features/help/ui/public.tsx';
import type { Refusal } from '#ui/calls/api.ts';

/**
 * Which devices can sign what this one could not; the statement that was written for this very shop; else the article that
 * explains such refusals.
 */
export function RefusalHelp({ refusal }: { refusal: Refusal }) {
  if (refusal.key === 'signatureNeeded') return <SignHelp refusal={refusal} />;
  return readStatement(refusal) ?? readWhy(refusal);
}
