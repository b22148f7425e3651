import { useEffect } from 'react';

const keptSeconds = 400 * 86_400;

/** Leaves in this browser that it is the merchant's, so that looking at their own shop makes no visitor. */
export function useOwnMark(handle: string | undefined): void {
  useEffect(() => {
    if (handle === undefined) return;
    const isSecure = location.protocol === 'https:';
    const [prefix, secure] = isSecure ? ['__Host-', '; Secure'] : ['', ''];
    document.cookie = `${prefix}stockless_own=${handle}; Path=/; Max-Age=${keptSeconds}; SameSite=Lax${secure}`;
  }, [handle]);
}
