// What a page says of itself to browsers, search engines and those who unfold a shared link.
import type { StorefrontWords } from '#locales/en/storefront.ts';
import { sayIn } from '#locales/say.ts';
import type { Shop, StorefrontPage } from '../page.contract.ts';
import { homePath } from './HomeView.tsx';

export type Meta = {
  readonly title: string;
  readonly description: string | undefined;
  /** Set for pages that are to be found and shared; all others ask not to be listed. */
  readonly canonical: string | undefined;
  readonly image: string | undefined;
  readonly type: 'website' | 'product';
};

const descriptionCharacters = 160;

export function metaOf(page: StorefrontPage, words: StorefrontWords): Meta {
  const say = (text: string, values: Record<string, string | number>) => sayIn(page.language, text, values);
  if (page.kind === 'home') return homeMeta(page, words);
  if (page.kind === 'goods') {
    return {
      title: say(words.by, { title: page.goods.title, shop: page.shop.name }),
      description: cut(page.goods.description),
      canonical: `${page.origin}/s/${page.handle}/goods/${page.goods.id}`,
      image: absolute(page.goods.images[0]?.url, page.origin),
      type: 'product',
    };
  }
  const title = titleOf(page, words);
  const shop = shopNameOf(page);
  return {
    title: shop === undefined ? title : say(words.by, { title, shop }),
    description: undefined,
    canonical: undefined,
    image: undefined,
    type: 'website',
  };
}

function homeMeta(page: Extract<StorefrontPage, { kind: 'home' }>, words: StorefrontWords): Meta {
  const { shop, goods } = page;
  const category = page.categories.find(({ id }) => id === page.category)?.name;
  const count = goods.total ?? goods.list.length;
  const about =
    shop.about === '' ? sayIn(page.language, words.homeDescription, { shop: shop.name, count }) : shop.about;
  const title =
    category === undefined ? shop.name : sayIn(page.language, words.by, { title: category, shop: shop.name });
  return {
    title,
    description: cut(about),
    // Searches are not listed: the same goods stand under their categories.
    canonical: page.q === undefined ? page.origin + homePath(page, { number: goods.page }) : undefined,
    image: absolute(shop.logo?.url ?? goods.list[0]?.images[0]?.url, page.origin),
    type: 'website',
  };
}

type OtherPage = Exclude<StorefrontPage, { kind: 'home' | 'goods' }>;

function titleOf(page: OtherPage, words: StorefrontWords): string {
  if (page.kind === 'order') return sayIn(page.language, words.orderTitle, { number: page.order.number });
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
    checkout: words.checkoutTitle,
    testPay: words.testPayTitle,
    paymentResult: words.checkingTitle,
    return: words.returnTitle,
  }[page.kind];
}

function shopNameOf(page: OtherPage): string | undefined {
  if (page.kind === 'order' || page.kind === 'return') return page.order.shop.name;
  if (page.kind === 'paymentResult') return page.result.shop.name;
  const shop: Shop | undefined = 'shop' in page ? page.shop : undefined;
  return shop?.name;
}

function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= descriptionCharacters ? line : `${line.slice(0, descriptionCharacters - 1)}…`;
}

function absolute(url: string | undefined, origin: string): string | undefined {
  return url === undefined || !URL.canParse(url, origin) ? undefined : new URL(url, origin).href;
}
