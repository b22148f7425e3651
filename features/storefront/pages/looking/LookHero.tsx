// The first thing a buyer sees of a shop: a picture, a picture beside words, or words alone.
import { cx } from '#ui/cx.ts';
import type { PageOf, Shop } from '#features/storefront/page.shapes.ts';
import { ShopRating } from './LookSections.tsx';

type Look = NonNullable<Shop['look']>;
type Props = {
  page: PageOf<'home'>;
  look: Look;
  section: Look['sections'][number];
  isFirst: boolean;
};
type Picture = { readonly url: string };

/** Without a picture to show, a shop that chose one has words on its colour. */
export function LookHero({ page, look, section, isFirst }: Props) {
  const { shop, goods } = page;
  const picture = shop.banner ?? goods.list[0]?.images[0];
  if (look.hero === 'none') return null;
  if (look.hero === 'words' || picture === undefined) {
    return (
      <div className="-mx-4 -mt-4 bg-tint px-4 py-12 text-center text-on-tint sm:mx-0 sm:mt-0 sm:rounded-card sm:px-10 lg:py-20">
        <HeroWords shop={shop} section={section} className="mx-auto max-w-3xl items-center" isLarge />
      </div>
    );
  }
  if (look.hero === 'split') {
    return (
      <div className="-mx-4 -mt-4 grid overflow-hidden bg-tint text-on-tint sm:mx-0 sm:mt-0 sm:grid-cols-2 sm:rounded-card">
        <HeroWords shop={shop} section={section} className="justify-center p-6 py-10 lg:p-14" isLarge />
        <HeroPicture picture={picture} isFirst={isFirst} className="aspect-4/3 sm:aspect-auto sm:min-h-80" />
      </div>
    );
  }
  return (
    <div className="-mx-4 -mt-4 flex flex-col sm:mx-0 sm:mt-0 sm:overflow-hidden sm:rounded-card">
      <HeroPicture picture={picture} isFirst={isFirst} className="aspect-4/3 sm:aspect-21/9" />
      <div className="relative z-10 mx-4 -mt-10 rounded-card border border-line bg-surface p-5 sm:-mt-20 sm:ml-8 sm:max-w-xl sm:p-8 sm:mb-1">
        <HeroWords shop={shop} section={section} />
      </div>
    </div>
  );
}

function HeroPicture({
  picture,
  isFirst,
  className,
}: {
  picture: Picture;
  isFirst: boolean;
  className: string;
}) {
  return (
    <img
      src={picture.url}
      alt=""
      width={1600}
      height={1000}
      loading={isFirst ? 'eager' : 'lazy'}
      className={cx('size-full bg-sunken object-cover', className)}
    />
  );
}

type WordsProps = { shop: Shop; section: Props['section']; className?: string; isLarge?: boolean };

/** The shop's name is the heading; a headline of its own stands large below it. */
function HeroWords({ shop, section, className = '', isLarge = false }: WordsProps) {
  const { title } = section;
  const text = section.text || shop.about;
  const big = cx('shop-name text-hero', isLarge && 'lg:text-[4rem] lg:leading-none');
  return (
    <div className={cx('flex min-w-0 flex-col gap-3', className)}>
      <h1 className={title === '' ? big : 'shop-name text-section'}>{shop.name}</h1>
      {title === '' ? null : <p className={big}>{title}</p>}
      {text === '' ? null : <p className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>}
      <ShopRating shop={shop} />
    </div>
  );
}
