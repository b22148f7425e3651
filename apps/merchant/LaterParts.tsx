import { ProofKeeper } from '#features/proof/ui/public.tsx';
import { NewVersion } from './NewVersion.tsx';
import { useViewTransitions } from './navigation/useViewTransitions.ts';
import { updatesOfPage } from './worker/register.ts';

/** What the first screen does not need: says when a new version of the app waits, and draws how one screen becomes another. */
export function LaterParts() {
  useViewTransitions();
  return (
    <>
      <NewVersion updates={updatesOfPage()} />
      <ProofKeeper />
    </>
  );
}
