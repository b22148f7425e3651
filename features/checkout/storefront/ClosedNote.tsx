import { Note } from '#ui/Note.tsx';
import { useStorefrontWords } from '../ui/public.tsx';
import type { Shop } from '../page.contract.ts';

/** Says that a shop takes no orders, in the shop's own words where it has some. */
export function ClosedNote({ shop }: { shop: Shop }) {
  const words = useStorefrontWords();
  return (
    <Note tone="warn" title={words.closedTitle}>
      {shop.closed?.message ? <p>{shop.closed.message}</p> : null}
      <p>{words.closedText}</p>
    </Note>
  );
}
