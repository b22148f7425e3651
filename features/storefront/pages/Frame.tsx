import { Heart, ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { firstCharacters } from '#domain/text/graphemes.ts';
import { inLanguage, splitLanguage } from '#domain/text/language-path.ts';
import { cx } from '#ui/cx.ts';
import { TestBanner } from '#ui/layout/TestBanner.tsx';
import { useSay, useUiWords } from '#ui/words/words.tsx';
import { CachedPart } from '#ui/storefront/CachedPart.tsx';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { WishedProvider } from '#ui/storefront/wished.ts';
import { wishFormId } from '#ui/storefront/WishHeart.tsx';
import type { Shop, StorefrontPage } from '#features/storefront/page.shapes.ts';
import { Assurances, sellerOf } from './Assurances.tsx';
import { LanguageMenu, LanguageRow } from './LanguageChoice.tsx';
import { ShopMenu } from './ShopMenu.tsx';
import { exploreBase } from './looking/list-path.ts';

/** What stands around every page: whose shop it is, the cart, and who one buys from. */
export function Frame({ page, children }: { page: StorefrontPage; children: ReactNode }) {
  const words = useStorefrontWords();
  const ui = useUiWords();
  const shop = 'shop' in page ? page.shop : undefined;
  const hasBuyBar = page.kind === 'goods' && shop?.open === true && page.goods.available > 0;
  return (
    <div className={hasBuyBar ? 'flex min-h-dvh flex-col pb-24 lg:pb-0' : 'flex min-h-dvh flex-col'}>
      <a
        href="#content"
        className="sr-only rounded-field bg-accent px-4 py-3 font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30"
      >
        {words.skip}
      </a>
      {page.testData ? (
        <aside aria-label={ui.notices}>
          <TestBanner />
        </aside>
      ) : null}
      {page.isPreview === true ? (
        <p role="status" className="bg-ink px-4 py-1.5 text-center text-caption text-ground">
          {words.lookPreview}
        </p>
      ) : null}
      <Header page={page} shop={shop} />
      <main id="content" className="mx-auto w-full max-w-6xl grow px-4 pt-4 pb-12 lg:px-6 lg:pt-8">
        <WishedProvider value={page.wished ?? []}>{children}</WishedProvider>
      </main>
      {hasHearts(page) ? <WishForm page={page} /> : null}
      <Footer page={page} shop={shop} brand={page.brand ?? ui.brand} />
    </div>
  );
}

function hasHearts({ kind }: StorefrontPage): boolean {
  return kind === 'home' || kind === 'collection' || kind === 'bundle' || kind === 'goods' || kind === 'mine';
}

/** What every heart of the page sends, and where it leads back to without a script. */
function WishForm({ page }: { page: StorefrontPage }) {
  const words = useStorefrontWords();
  return (
    <form id={wishFormId} method="post" action={`${page.base}/wish`}>
      <input type="hidden" name="back" value={page.place} />
      <output
        data-failed={words.mineHeartFailed}
        className="fixed inset-x-4 bottom-24 z-30 mx-auto max-w-md rounded-card bg-ink px-4 py-3 text-center text-ground empty:p-0"
      />
    </form>
  );
}

function Header({ page, shop }: { page: StorefrontPage; shop: Shop | undefined }) {
  const words = useStorefrontWords();
  const ui = useUiWords();
  // A page of no shop says whose pages they are: the platform's.
  const hasNoShop = shopless(page);
  const name = hasNoShop ? (page.brand ?? ui.brand) : (shop?.name ?? nameOf(page));
  const look = shop?.look ?? undefined;
  return (
    <header className="print:hidden sticky top-0 z-20 border-b border-line bg-surface">
      <div className="mx-auto flex max-w-6xl items-center gap-3 px-4 py-2 lg:px-6">
        {look?.header === 'center' ? <LanguageMenu page={page} /> : null}
        <a
          href={isNowhere(page) ? exploreBase(page.base) : page.base}
          className={cx(
            'flex min-h-target min-w-0 grow items-center gap-3 rounded-field',
            look?.header === 'center' && 'justify-center',
          )}
        >
          <HeaderName shop={shop} name={name ?? words.shopHome} header={look?.header ?? 'left'} />
        </a>
        {look?.header === 'center' ? null : <LanguageMenu page={page} />}
        {hasNoShop ? null : <MineLink base={page.base} />}
        {hasNoShop ? null : <CartLink page={page} />}
      </div>
      {shop === undefined || shop.menu.length === 0 || hasNoShop ? null : (
        <CachedPart as="div" draw={ShopMenu} props={{ menu: shop.menu, base: page.base }} />
      )}
    </header>
  );
}

type HeaderProps = { shop: Shop | undefined; name: string; header: 'left' | 'center' | 'logo' };

/** A shop that is centred, or shows its logo alone, and has none writes its name as if it were one. */
function HeaderName({ shop, name, header }: HeaderProps) {
  const hasLogo = (shop?.logo ?? null) !== null;
  if (header === 'logo' && hasLogo) {
    return (
      <>
        <ShopMark shop={shop} name={name} className="size-11 text-section" />
        <span className="sr-only">{name}</span>
      </>
    );
  }
  if (header !== 'left' && !hasLogo) return <span className="shop-name truncate text-title">{name}</span>;
  return (
    <>
      <ShopMark shop={shop} name={name} className="size-9 text-body" />
      <span className="shop-name truncate font-medium">{name}</span>
    </>
  );
}

/** The visitor's own page. A phone shows the heart alone. */
function MineLink({ base }: { base: string }) {
  const words = useStorefrontWords();
  return (
    <a
      href={`${base}/me`}
      aria-label={words.mineLink}
      className="-mr-2 inline-flex min-h-target min-w-target items-center justify-center rounded-field hover:bg-sunken"
    >
      <Heart aria-hidden className="size-6" />
    </a>
  );
}

/** A cart is of one shop: pages of all shops have none. */
function CartLink({ page }: { page: StorefrontPage }) {
  const words = useStorefrontWords();
  const say = useSay();
  return (
    <a
      href={`${page.base}/cart`}
      className="relative inline-flex min-h-target min-w-target items-center justify-center gap-2 rounded-field px-2 font-medium hover:bg-sunken"
    >
      <ShoppingBag aria-hidden className="size-6" />
      <span className="max-sm:sr-only">{words.cart}</span>
      <span className="sr-only">{say(words.cartPieces, { count: page.cartCount })}</span>
      {page.cartCount === 0 ? null : (
        <span
          aria-hidden
          className="tabular rounded-full bg-accent px-1.5 text-caption leading-5 font-medium text-on-accent max-sm:absolute max-sm:top-0 max-sm:right-0"
        >
          {page.cartCount > 99 ? '99+' : page.cartCount}
        </span>
      )}
    </a>
  );
}

/** The shop's logo, or its first letter where it has none. */
export function ShopMark({
  shop,
  name,
  className,
}: {
  shop: Shop | undefined;
  name: string;
  className: string;
}) {
  const look = `flex shrink-0 items-center justify-center overflow-hidden rounded-field bg-accent font-medium text-on-accent ${className}`;
  return (
    <span aria-hidden className={look}>
      {shop?.logo ? (
        <img src={shop.logo.url} alt="" width={96} height={96} className="size-full object-cover" />
      ) : (
        firstCharacters(name.trim(), 1).toUpperCase()
      )}
    </span>
  );
}

type FooterProps = { page: StorefrontPage; shop: Shop | undefined; brand: string };

function Footer({ page, shop, brand }: FooterProps) {
  const words = useStorefrontWords();
  const say = useSay();
  return (
    <footer className="print:hidden border-t border-line bg-surface">
      <div className="mx-auto flex max-w-6xl flex-col gap-8 px-4 py-8 text-meta lg:px-6">
        {shop === undefined ? null : (
          <CachedPart
            as="div"
            className="grid gap-6 sm:grid-cols-3"
            draw={Assurances}
            props={{ shop: sellerOf(shop) }}
          />
        )}
        {shopless(page) ? null : (
          <CachedPart
            as="ul"
            className="flex flex-wrap gap-x-6 gap-y-2"
            draw={AfterLinks}
            props={{ base: page.base }}
          />
        )}
        <p>
          <a
            href={inLanguage(splitLanguage(page.base).language, '/trust')}
            className="inline-flex min-h-target items-center font-medium text-accent-ink"
          >
            {words.trustLink}
          </a>
        </p>
        <LanguageRow page={page} />
        {shopless(page) ? null : <p className="text-muted">{say(words.poweredBy, { brand })}</p>}
      </div>
    </footer>
  );
}

function shopless(page: StorefrontPage): boolean {
  return page.handle === '' || isOfAll(page) || isNowhere(page);
}

/** Under the name of a shop that there is none of: it has neither a home nor a cart. */
const isNowhere = (page: StorefrontPage): boolean => page.kind === 'missing' && page.what === 'shop';

/** Pages of the instance, of no one shop. */
function isOfAll({ kind }: StorefrontPage): boolean {
  return kind === 'explore' || kind === 'exploreHow' || kind === 'trust';
}

/** From every page of a shop: the order without its link, and the withdrawal that the law wants in sight. */
function AfterLinks({ base }: { base: string }) {
  const words = useStorefrontWords();
  const look = 'flex min-h-target items-center font-medium text-accent-ink';
  return (
    <>
      <li>
        <a href={`${base}/order`} className={look}>
          {words.afterFindTitle}
        </a>
      </li>
      <li>
        <a href={`${base}/withdraw`} className={look}>
          {words.afterFindWithdrawTitle}
        </a>
      </li>
    </>
  );
}

function nameOf(page: StorefrontPage): string | undefined {
  if ('order' in page) return page.order.shop.name;
  if (page.kind === 'label') return page.labels.shop.name;
  if (page.kind === 'withdrawal') return page.receipt.shop.name;
  if (page.kind === 'receipt') return page.receipt.shop.name;
  return page.kind === 'paymentResult' ? page.result.shop.name : undefined;
}
