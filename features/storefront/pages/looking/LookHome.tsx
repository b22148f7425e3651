// The home of a shop that chose its look: its sections in the merchant's order, drawn on the server alone.
import type { ReactNode } from 'react';
import { collectionPath } from '#domain/shop/collection.ts';
import type { PageOf, Shop } from '#features/storefront/page.shapes.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { GoodsGrid } from './GoodsGrid.tsx';
import { countFilters } from './list-path.ts';
import { LookHero } from './LookHero.tsx';
import { Announcement, Promises, Reviews, Words } from './LookSections.tsx';

type Home = PageOf<'home'>;
type Look = NonNullable<Shop['look']>;
type Section = Look['sections'][number];

const featuredMax = 4;

type Props = { page: Home; look: Look; list: ReactNode; closed: ReactNode };

/** Whoever searches, filters or turns the page wants the list, not the window. */
export function LookHome({ page, look, list, closed }: Props) {
  const isNarrowed = (page.q ?? '') !== '' || page.category !== undefined || countFilters(page.filters) > 0;
  const isStart = !isNarrowed && page.goods.page === 1;
  const shown = look.sections.filter(({ kind, is_on }) => (isStart ? is_on : kind === 'goods'));
  const hasHero = look.hero !== 'none' && shown.some(({ kind }) => kind === 'hero');
  return (
    <div className="flex flex-col gap-8 lg:gap-14">
      {hasHero ? null : <h1 className="sr-only">{page.shop.name}</h1>}
      {shown.map((section, index) => (
        <LookSection key={section.kind} page={page} look={look} section={section} index={index} list={list} />
      ))}
      {closed}
    </div>
  );
}

type SectionProps = { page: Home; look: Look; section: Section; index: number; list: ReactNode };

function LookSection({ page, look, section, index, list }: SectionProps) {
  const { shop, goods } = page;
  switch (section.kind) {
    case 'announcement':
      return <Announcement section={section} />;
    case 'hero':
      return <LookHero page={page} look={look} section={section} isFirst={index < 2} />;
    case 'featured':
    case 'collection':
    case 'newest':
    case 'sale':
      return <GoodsRow page={page} section={{ ...section, kind: section.kind }} isFirst={index < 2} />;
    case 'goods':
      return list;
    case 'words':
      return <Words section={section} image={goods.list[1]?.images[0] ?? goods.list[0]?.images[0]} />;
    case 'reviews':
      return <Reviews shop={shop} section={section} />;
    case 'promises':
      return <Promises shop={shop} />;
    case 'story':
      return <Story shop={shop} section={section} />;
  }
}

type RowSection = Section & { kind: 'featured' | 'collection' | 'newest' | 'sale' };
type GoodsRowProps = { page: Home; section: RowSection; isFirst: boolean };

/** Products of a section. A shop that chose none to feature has the first of its list there. */
function GoodsRow({ page, section, isFirst }: GoodsRowProps) {
  const words = useStorefrontWords();
  const row = page.rows?.find(({ kind }) => kind === section.kind);
  const own = section.kind === 'featured' ? page.goods.list.slice(0, featuredMax) : [];
  const list = row?.goods ?? own;
  if (list.length === 0) return null;
  const names = {
    featured: words.lookFeatured,
    collection: row?.title ?? '',
    newest: words.lookNewest,
    sale: words.lookSale,
  };
  const slug = row?.slug ?? undefined;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-title wrap-anywhere lg:text-figure">{section.title || names[section.kind]}</h2>
      {section.text === '' ? null : <p className="max-w-prose wrap-anywhere text-muted">{section.text}</p>}
      <div className={list.length <= featuredMax ? 'featured' : undefined}>
        <GoodsGrid goods={list} base={page.base} firstCount={isFirst ? featuredMax : 0} isBesideMenu />
      </div>
      {slug === undefined ? null : (
        <p>
          <a href={`${page.base}${collectionPath(slug)}`} className={buttonClass('plain')}>
            {words.lookSeeAll}
          </a>
        </p>
      )}
    </section>
  );
}

function Story({ shop, section }: { shop: Shop; section: Section }) {
  const words = useStorefrontWords();
  const text = section.text || shop.about;
  if (text === '') return null;
  return (
    <section className="mx-auto flex max-w-2xl flex-col gap-3 text-center">
      <h2 className="text-title wrap-anywhere lg:text-figure">{section.title || words.lookStory}</h2>
      <p className="wrap-anywhere whitespace-pre-line lg:text-section lg:font-normal">{text}</p>
    </section>
  );
}
