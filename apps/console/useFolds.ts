import { useState } from 'react';

const key = 'console_nav_folded';

function readFolds(): readonly string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(',').filter((one) => one !== '');
  } catch {
    return [];
  }
}

/** Which groups of the navigation are folded, as this device remembers it; without a store, until the page is left. */
export function useFolds(): { readonly folded: readonly string[]; fold(this: void, group: string): void } {
  const [folded, setFolded] = useState(readFolds);
  return {
    folded,
    fold(group) {
      const next = folded.includes(group) ? folded.filter((one) => one !== group) : [...folded, group];
      setFolded(next);
      try {
        localStorage.setItem(key, next.join(','));
      } catch {
        // A device that keeps nothing forgets the fold with the page.
      }
    },
  };
}
