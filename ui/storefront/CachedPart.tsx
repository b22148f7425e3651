import { renderToStaticMarkup } from 'react-dom/server';
import type { FunctionComponent } from 'react';
import { useLanguage } from '#ui/words/words.tsx';
import { useZone, ZoneProvider } from '#ui/words/time.tsx';
import { usePageWords, WordsProvider } from './kit.tsx';
import { makeTextCache } from './text-cache.ts';

/** Some five thousand cards of goods. */
const keptBytesMax = 8 * 1_048_576;

const parts = makeTextCache(keptBytesMax);

/** Numbers for what has no name of its own in a key. */
const numbers = new WeakMap<object, number>();
let numbered = 0;

function numberOf(thing: object): number {
  const known = numbers.get(thing);
  if (known !== undefined) return known;
  numbered += 1;
  numbers.set(thing, numbered);
  return numbered;
}

type Props<P extends object> = {
  as: 'div' | 'li' | 'summary' | 'ul';
  className?: string | undefined;
  /** Draws what is inside of the element, from its props and the words of the page alone. */
  draw: FunctionComponent<P>;
  /** All that it shows, as JSON can say it: the less, the more pages share it. */
  props: P;
};

/**
 * A part that is the same on many pages, such as the card of goods or the footer of a shop: drawn once and written into
 * each page. It is found by all that it can depend on (the component, its props, the language, its words and the zone),
 * so a page never has a part that it would not have drawn itself, whoever drew it.
 *
 * Not for parts with `useId`, whose ids are those of one page, nor for pictures that are asked for at once, which React
 * announces in the head of the page.
 */
export function CachedPart<P extends object>({ as: Tag, className, draw: Draw, props }: Props<P>) {
  const words = usePageWords();
  const language = useLanguage();
  const zone = useZone();
  const key = `${numberOf(Draw)} ${numberOf(words)} ${language} ${zone} ${JSON.stringify(props)}`;
  const html = parts.take(key, () =>
    renderToStaticMarkup(
      <WordsProvider language={language} words={words}>
        <ZoneProvider value={zone}>
          <Draw {...props} />
        </ZoneProvider>
      </WordsProvider>,
    ),
  );
  // What React itself has just written, with its texts escaped.
  // oxlint-disable-next-line react/no-danger
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
