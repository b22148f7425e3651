import { useEffect } from 'react';
import { useSession } from '#ui/calls/session-context.ts';
import { useLocation, useNavigate } from '#ui/routing/hooks.ts';
import { askCheck } from './check/ask-check.ts';
import { proofSessionOf, useProof } from './useProof.ts';

/** After the first screen and its answers. */
const beginAfterMs = 4_000;
const againMs = 3_600_000;
/** The place where a failure fills the screen. */
const place = '/proof';
/** A failure takes the screen once for each of its moments: the way back into the app is open. */
const toldKey = 'proof_told';

/** Has the shop checked once the phone has nothing better to do, then every hour; leads to a failure. */
export function ProofKeeper() {
  const session = useSession();
  const { saved } = useProof();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const ask = (): void => {
      const asked = proofSessionOf(session);
      if (asked !== undefined && document.visibilityState === 'visible') void askCheck(asked);
    };
    const first = setTimeout(() => whenIdle(ask), beginAfterMs);
    const again = setInterval(ask, againMs);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [session]);

  const failedAt = saved?.failure?.at;
  useEffect(() => {
    if (failedAt === undefined || pathname.startsWith(place)) return;
    if (session.kept(toldKey) === String(failedAt)) return;
    session.keep(toldKey, String(failedAt));
    navigate(place);
  }, [failedAt, pathname, navigate, session]);
  return null;
}

/** Safari has no such callback. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 5_000 });
  else work();
}
