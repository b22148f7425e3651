import { useEffect, useState } from 'react';
import type * as contentFaults from '#domain/shop/content-faults.ts';

type Rules = typeof contentFaults;

/**
 * The rules for the words of a shop, fetched after the screen is there. Undefined until then, and where they cannot be
 * fetched: the server judges.
 */
export function useWordRules(): Rules | undefined {
  const [rules, setRules] = useState<Rules>();
  useEffect(() => {
    import('#domain/shop/content-faults.ts').then(setRules, () => undefined);
  }, []);
  return rules;
}
