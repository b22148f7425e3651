// Parts that pages share are those that each page would have drawn itself, whoever was shown them before.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Language } from '#domain/text/language.ts';
import type { StorefrontPage } from '#features/storefront/page.shapes.ts';
import { goodsPage } from '#features/storefront/page-goods.samples.ts';
import { samples } from '#features/storefront/page-kinds.samples.ts';
import { frame, goods, shop } from '#features/storefront/page.samples.ts';
import { pageWords } from '#locales/storefront.ts';
import { CachedPart } from '#ui/storefront/CachedPart.tsx';
import { useStorefrontWords, WordsProvider } from '#ui/storefront/kit.tsx';
import { render } from './entry-server.tsx';

type Visitor = { language: Language; handle: string; cartCount: number };

const visitors: Visitor[] = [
  { language: 'en', handle: 'blue-door', cartCount: 0 },
  { language: 'ja', handle: 'blue-door', cartCount: 3 },
  { language: 'en', handle: 'red-gate', cartCount: 7 },
  { language: 'vi', handle: 'red-gate', cartCount: 0 },
];

function pagesOf({ language, handle, cartCount }: Visitor): StorefrontPage[] {
  const own = {
    ...shop,
    handle,
    name: `Shop ${handle}`,
    legal: { ...shop.legal, name: `Owner of ${handle}` },
    return_terms: `Terms of ${handle}`,
  };
  const around = {
    ...frame,
    language,
    handle,
    cartCount,
    base: `/${language}/s/${handle}`,
    place: `/s/${handle}?of=${cartCount}`,
  };
  const more = [{ ...goods, title: `Cup of ${handle}` }];
  return [
    { ...around, ...goodsPage, shop: own, more },
    { ...around, ...samples.home, shop: own, goods: { ...samples.home.goods, list: more } },
    { ...around, ...samples.cart, shop: own },
  ];
}

test('a page is the same whichever pages were drawn before it, and holds nothing of another shop', () => {
  const draw = () => visitors.map((visitor) => pagesOf(visitor).map((page) => render(page)));
  const first = draw();
  // Once more, with every part kept, and the other way round.
  expect(draw()).toEqual(first);
  for (const [index, visitor] of [...visitors.entries()].toReversed()) {
    expect(pagesOf(visitor).map((page) => render(page))).toEqual(first[index]);
    const other = visitor.handle === 'blue-door' ? 'red-gate' : 'blue-door';
    for (const html of first[index] ?? []) {
      expect(html).toContain(`Owner of ${visitor.handle}`);
      expect(html).toContain(`of=${visitor.cartCount}`);
      expect(html).not.toContain(other);
    }
  }
});

const drawn = vi.fn<() => void>();

function Greeting({ name }: { name: string }) {
  const words = useStorefrontWords();
  drawn();
  return (
    <b>
      {words.cart} {name}
    </b>
  );
}

function Farewell({ name }: { name: string }) {
  return <i>{name}</i>;
}

function write(language: Language, draw: typeof Greeting, name: string): string {
  return renderToStaticMarkup(
    <WordsProvider language={language} words={pageWords[language]}>
      <CachedPart as="li" className="small" draw={draw} props={{ name }} />
    </WordsProvider>,
  );
}

test('a part is drawn once for its component, its props and its language', () => {
  drawn.mockClear();
  const english = write('en', Greeting, '<Ann> & "Bo"');
  expect(english).toBe('<li class="small"><b>Cart &lt;Ann&gt; &amp; &quot;Bo&quot;</b></li>');
  expect(write('en', Greeting, '<Ann> & "Bo"')).toBe(english);
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(write('en', Greeting, 'Cy')).not.toBe(english);
  expect(write('ja', Greeting, '<Ann> & "Bo"')).not.toBe(english);
  expect(write('en', Farewell, '<Ann> & "Bo"')).toContain('<i>');
  expect(drawn).toHaveBeenCalledTimes(3);
});
