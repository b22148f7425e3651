import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import { isTestDataPage } from '#ui/page-facts.ts';

const CheatCard = lazyPart(async () => (await import('./CheatCard.tsx')).CheatCard);
const CheatAside = lazyPart(async () => (await import('./CheatCard.tsx')).CheatAside);

/** Nothing at all where money is real: there the card is not even fetched. */
export function CheatPlace({ isAside = false }: { isAside?: boolean }) {
  if (!isTestDataPage()) return null;
  return <Suspense fallback={null}>{isAside ? <CheatAside /> : <CheatCard />}</Suspense>;
}
