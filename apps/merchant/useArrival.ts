import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A new place begins at its top, with the focus before its content; going back is left to the browser. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    if (kind === 'POP') return;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, kind]);
}
