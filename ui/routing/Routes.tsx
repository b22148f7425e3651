import { createContext, useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import { ParamsContext, useNavigate } from './hooks.ts';
import type { NavigateOptions } from './hooks.ts';
import { findMatch } from './paths.ts';
import { usePlace } from './Router.tsx';

/** A pattern (`/orderList/:id`, `*`) and its screen; one with a frame is drawn where the frame has its `Outlet`. */
export type Route = { readonly path: string; readonly element: ReactNode; readonly frame?: ReactNode };

const OutletContext = createContext<ReactNode>(null);

/** Draws the screen of the address: of the patterns that match, the one that says most. Nothing where none matches. */
export function Routes({ routes }: { routes: readonly Route[] }) {
  const { location } = usePlace();
  const found = findMatch(routes, location.pathname);
  if (found === undefined) return null;
  const { element, frame } = found.route;
  return (
    <ParamsContext value={found.match.params}>
      <OutletContext value={element}>{frame ?? element}</OutletContext>
    </ParamsContext>
  );
}

/** Where a frame has the screen of the address. */
export function Outlet() {
  return useContext(OutletContext);
}

/** Leads elsewhere as soon as it is drawn. */
export function Redirect({ to, state }: { to: string } & Pick<NavigateOptions, 'state'>) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(to, { replace: true, state });
    // The state belongs to the address: a new object of the same address is no new redirect.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [navigate, to]);
  return null;
}
