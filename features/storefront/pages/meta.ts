// What a page says of itself to browsers, search engines and those who unfold a shared link.
import { plainListing } from '#domain/goods/listing-markup.ts';
import { shopPagePath } from '#domain/shop/shop-page.ts';
import { languages } from '#domain/text/language.ts';
import { inLanguage } from '#domain/text/language-path.ts';
import { trustPath } from '#domain/content/trust-documents.ts';
import type { StorefrontWords } from '#locales/en/storefront.ts';
import { sayMessage } from '#locales/message.ts';
import { formatMoney } from '#locales/format-money.ts';
import { shareCardSize } from '#features/storefront/share-card.shapes.ts';
import type { Goods, PageOf, Shop, StorefrontPage } from '#features/storefront/page.shapes.ts';
import { collectionAddress } from './looking/CollectionView.tsx';
import { homePath } from './looking/HomeView.tsx';
import { isPlainList, listPath } from './looking/list-path.ts';

export type Meta = {
  readonly title: string;
  readonly description: string | undefined;
  /** Set for pages that are to be found and shared; all others ask not to be listed. */
  readonly canonical: string | undefined;
  /** The same page in every language, and where a browser chooses; none for pages that are not to be found. */
  readonly alternates: readonly Alternate[];
  /** The picture of a shared link. */
  readonly image: ShareImage | undefined;
  readonly type: 'website' | 'product';
};

/** Width and height in pixels where they are known before the picture is looked at. */
export type ShareImage = {
  readonly url: string;
  readonly alt: string;
  readonly size: { readonly width: number; readonly height: number } | undefined;
};

export type Alternate = { readonly lang: string; readonly href: string };

const descriptionCharacters = 160;

export function metaOf(page: StorefrontPage, words: StorefrontWords): Meta {
  const say = (text: string, values: Record<string, string | number>) =>
    sayMessage(page.language, text, values);
  if (page.kind === 'home') return homeMeta(page, words);
  if (page.kind === 'goods') {
    return {
      title: say(words.by, { title: page.goods.title, shop: page.shop.name }),
      description: cut(page.goods.description),
      ...addressesOf(page, `/s/${page.handle}/goods/${page.goods.id}`),
      image: shareCardOf(page, page.goods, words),
      type: 'product',
    };
  }
  if (page.kind === 'collection') return collectionMeta(page, words);
  if (page.kind === 'shopPage') return shopPageMeta(page, words);
  if (page.kind === 'explore' || page.kind === 'exploreHow' || page.kind === 'trust')
    return siteMeta(page, words);
  const title = titleOf(page, words);
  const shop = shopNameOf(page);
  return {
    title: shop === undefined ? title : say(words.by, { title, shop }),
    description: undefined,
    ...addressesOf(page, undefined),
    image: undefined,
    type: 'website',
  };
}

function homeMeta(page: Extract<StorefrontPage, { kind: 'home' }>, words: StorefrontWords): Meta {
  const { shop, goods } = page;
  const speechless = { ...page, base: `/s/${page.handle}` };
  const category = page.categories.find(({ id }) => id === page.category)?.name;
  const count = goods.total ?? goods.list.length;
  const about =
    shop.about === ''
      ? sayMessage(page.language, words.homeDescription, { shop: shop.name, count })
      : shop.about;
  const title =
    category === undefined
      ? shop.name
      : sayMessage(page.language, words.by, { title: category, shop: shop.name });
  return {
    title,
    description: cut(about),
    // Searches are not listed: the same goods stand under their categories.
    ...addressesOf(page, isPlainList(page) ? homePath(speechless, { number: goods.page }) : undefined),
    image: homeImage(page, words),
    type: 'website',
  };
}

function shopPageMeta(page: PageOf<'shopPage'>, words: StorefrontWords): Meta {
  const { shop } = page;
  const { slug, title, body } = page.page;
  return {
    title: sayMessage(page.language, words.by, { title, shop: shop.name }),
    description: cut(plainListing(body)),
    ...addressesOf(page, `/s/${page.handle}${shopPagePath(slug)}`),
    image:
      shop.logo === null ? undefined : { url: page.origin + shop.logo.url, alt: shop.name, size: undefined },
    type: 'website',
  };
}

function collectionMeta(page: PageOf<'collection'>, words: StorefrontWords): Meta {
  const { shop, collection, goods } = page;
  const [first] = goods.list;
  const about =
    collection.description || sayMessage(page.language, words.goodsCount, { count: goods.total ?? 0 });
  return {
    title: sayMessage(page.language, words.by, { title: collection.title, shop: shop.name }),
    description: cut(about),
    // A collection without products is not to be found: there is nothing on its page.
    ...addressesOf(
      page,
      first === undefined ? undefined : collectionAddress({ ...page, base: `/s/${page.handle}` }, goods.page),
    ),
    image: first === undefined ? undefined : shareCardOf(page, first, words),
    type: 'website',
  };
}

/**
 * Where a page is to be found: in its own language, in the others, and where each browser chooses.
 *
 * @param path Without a language; undefined for pages that are not to be found.
 */
export function addressesOf(
  {
    origin,
    language,
    base,
    languages: offered,
  }: Pick<StorefrontPage, 'origin' | 'language' | 'base' | 'languages'>,
  path: string | undefined,
): Pick<Meta, 'canonical' | 'alternates'> {
  if (path === undefined) return { canonical: undefined, alternates: [] };
  const spoken = (offered ?? languages).map((lang) => ({ lang, href: origin + inLanguage(lang, path) }));
  return {
    // An address without a language is one of its own: it shows each browser its language.
    canonical: origin + (base.startsWith(`/${language}/`) ? inLanguage(language, path) : path),
    alternates: [...spoken, { lang: 'x-default', href: origin + path }],
  };
}

/** Pages of the instance, of no one shop. */
function siteMeta(
  page: Extract<StorefrontPage, { kind: 'explore' | 'exploreHow' | 'trust' }>,
  words: StorefrontWords,
): Meta {
  const here = {
    explore: () => (page.kind === 'explore' ? page.path.at(-1)?.name : undefined) ?? words.exploreTitle,
    exploreHow: () => words.exploreHowTitle,
    trust: () => (page.kind === 'trust' ? words[`trustTitle_${page.topic}`] : ''),
  }[page.kind]();
  return {
    title:
      page.brand === undefined
        ? here
        : sayMessage(page.language, words.by, { title: here, shop: page.brand }),
    description:
      page.kind === 'trust'
        ? sayMessage(page.language, words[`trustLead_${page.topic}`], { legalName: page.entity.legal_name })
        : words.exploreDescription,
    ...addressesOf(page, sitePath(page)),
    image: undefined,
    type: 'website',
  };
}

function sitePath(
  page: Extract<StorefrontPage, { kind: 'explore' | 'exploreHow' | 'trust' }>,
): string | undefined {
  if (page.kind === 'trust') return trustPath(page.topic);
  return page.kind === 'explore' ? explorePath(page) : '/explore/how';
}

/** Undefined for searches and filters: the same goods stand under their categories. */
function explorePath(page: Extract<StorefrontPage, { kind: 'explore' }>): string | undefined {
  if (!isPlainList(page)) return undefined;
  return listPath({ ...page, base: '/explore' }, { number: page.goods.page });
}

type OtherPage = Exclude<
  StorefrontPage,
  { kind: 'home' | 'collection' | 'shopPage' | 'goods' | 'explore' | 'exploreHow' | 'trust' }
>;

function titleOf(page: OtherPage, words: StorefrontWords): string {
  if (page.kind === 'order')
    return sayMessage(page.language, words.orderTitle, { number: page.order.number });
  if (page.kind === 'missing') {
    return {
      shop: words.missingShop,
      goods: words.missingGoods,
      order: words.missingOrder,
      page: words.missingPage,
    }[page.what];
  }
  if (page.kind === 'trouble') {
    return {
      outage: words.troubleTitle,
      tooMany: words.tooManyTitle,
      foreignForm: words.foreignTitle,
      badForm: words.badFormTitle,
    }[page.what];
  }
  return {
    cart: words.cartTitle,
    place: words.cartPlaceTitle,
    checkout: words.checkoutTitle,
    testPay: words.testPayTitle,
    paymentResult: words.checkingTitle,
    return: words.returnTitle,
    orderFind: words.afterFindTitle,
    case: words.cases,
    label: words.labelTitle,
    withdraw: words.withdrawTitle,
    withdrawal: words.withdrawalTitle,
    receipt: words.receiptProof,
    verify: words.verifyTitle,
    emailStop: words.emailStopTitle,
    restock: words.restockTitle,
    question: words.questionTitle,
    reminderStop: words.reminderStop,
    bundle: words.bundleTitle,
    mine: words.mineTitle,
    mineAddress: words.mineAddressTitle,
  }[page.kind];
}

function shopNameOf(page: OtherPage): string | undefined {
  if ('order' in page) return page.order.shop.name;
  if (page.kind === 'label') return page.labels.shop.name;
  if (page.kind === 'withdrawal') return page.receipt.shop.name;
  if (page.kind === 'paymentResult') return page.result.shop.name;
  const shop: Shop | undefined = 'shop' in page ? page.shop : undefined;
  return shop?.name;
}

function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= descriptionCharacters ? line : `${line.slice(0, descriptionCharacters - 1)}…`;
}

function homeImage(
  page: Extract<StorefrontPage, { kind: 'home' }>,
  words: StorefrontWords,
): ShareImage | undefined {
  const { shop, goods } = page;
  const [first] = goods.list;
  if (shop.logo !== null) return { url: page.origin + shop.logo.url, alt: shop.name, size: undefined };
  return first === undefined ? undefined : shareCardOf(page, first, words);
}

/** The picture that the server draws of goods (`server/share-card.ts`), in the page's language. */
function shareCardOf(page: StorefrontPage, goods: Goods, words: StorefrontWords): ShareImage {
  const price = formatMoney(page.language, goods.price, goods.currency);
  return {
    url: page.origin + inLanguage(page.language, `/s/${page.handle}/goods/${goods.id}/og.jpg`),
    alt: sayMessage(page.language, words.goodsPictureText, { title: goods.title, price }),
    size: shareCardSize,
  };
}
