import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';

const Line = lazyPart(async () => (await import('./ProofLine.tsx')).ProofLine);

/** One line under a balance: whether this phone has checked it. It follows the balance, and its room is there before it. */
export function ProofLine() {
  return (
    <Suspense fallback={<div className="min-h-target" />}>
      <Line />
    </Suspense>
  );
}
