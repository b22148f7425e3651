import { readStatement } from '#features/restriction/ui/public.tsx';
import { readWhy } from '#features/help/ui/public.tsx';
import type { Refusal } from '#ui/calls/api.ts';

/** The statement that was written for this very shop; else the article that explains such refusals. */
export function RefusalHelp({ refusal }: { refusal: Refusal }) {
  return readStatement(refusal) ?? readWhy(refusal);
}
