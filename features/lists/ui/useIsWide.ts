import { useSyncExternalStore } from 'react';

/** As the style sheet's `lg`. */
const wide = '(min-width: 64rem)';

/** Whether there is room for a panel beside a list. */
export function useIsWide(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(wide).matches);
}

function listen(onChange: () => void): () => void {
  const media = matchMedia(wide);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
