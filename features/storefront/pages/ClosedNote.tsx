import { formatTime } from '#ui/words/time.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { Note } from '#ui/content/Note.tsx';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { Shop } from '#features/storefront/page.shapes.ts';

/** Says that a shop takes no orders, in the shop's own words where it has some. */
export function ClosedNote({ shop }: { shop: Shop }) {
  const words = useStorefrontWords();
  const say = useSay();
  const language = useLanguage();
  // A day of the shop's own clock has no zone: its last one is shown as it stands.
  const until = shop.closed?.to ? formatTime(language, new Date(shop.closed.to), 'date', 'UTC') : undefined;
  const title = until === undefined ? words.closedTitle : say(words.holidayTitle, { until });
  return (
    <Note tone="warn" title={title}>
      {shop.closed?.reason === 'paused' ? <p>{words.closedPaused}</p> : null}
      {shop.closed?.reason === 'closed' ? <p>{words.closedByRules}</p> : null}
      {shop.closed?.reason === 'unverified' ? <p>{words.closedUnverified}</p> : null}
      {shop.closed?.message ? <p>{shop.closed.message}</p> : null}
      <p>{words.closedText}</p>
    </Note>
  );
}
