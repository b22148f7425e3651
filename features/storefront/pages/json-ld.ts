// What search engines read of a page (schema.org, as JSON-LD). It says what the page says, and nothing else.
import { collectionPath } from '#domain/shop/collection.ts';
import { shopPagePath } from '#domain/shop/shop-page.ts';
import { inLanguage } from '#domain/text/language-path.ts';
import type { PageOf, Shop, StorefrontPage } from '#features/storefront/page.shapes.ts';

type Thing = { readonly [key: string]: unknown };

/** The things of a page, each whole by itself; none for pages that are not to be found. */
export function jsonLdOf(page: StorefrontPage): readonly Thing[] {
  if (page.kind === 'goods') return [productOf(page), breadcrumbOfGoods(page)].map(inContext);
  if (page.kind === 'collection') {
    const { title, slug } = page.collection;
    const crumb = { name: title, item: addressOf(page, collectionPath(slug)) };
    return [breadcrumbOf([shopCrumb(page), crumb])].map(inContext);
  }
  if (page.kind === 'shopPage') {
    const { title, slug } = page.page;
    const crumb = { name: title, item: addressOf(page, shopPagePath(slug)) };
    return [breadcrumbOf([shopCrumb(page), crumb])].map(inContext);
  }
  if (page.kind === 'home' && page.q === undefined) {
    const category = page.categories.find(({ id }) => id === page.category);
    const crumbs = [shopCrumb(page), ...(category === undefined ? [] : [categoryCrumb(page, category)])];
    return [storeOf(page), ...(crumbs.length < 2 ? [] : [breadcrumbOf(crumbs)])].map(inContext);
  }
  return [];
}

/** The text of a script that is no script: nothing in it can end the element that it stands in. */
export function jsonLdText(thing: Thing): string {
  return JSON.stringify(thing).replaceAll('<', '\\u003c');
}

function inContext(thing: Thing): Thing {
  return { '@context': 'https://schema.org', ...thing };
}

type GoodsPage = PageOf<'goods'>;
type HomePage = PageOf<'home'>;

function productOf(page: GoodsPage): Thing {
  const { goods, comments } = page;
  const { avg, count } = comments.summary;
  const reviews = comments.list.flatMap((comment) => {
    if (comment.rating === null || comment.content === null) return [];
    return [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: comment.author.name_masked },
        datePublished: comment.created_at.slice(0, 10),
        reviewBody: comment.content,
        reviewRating: { '@type': 'Rating', ratingValue: comment.rating, bestRating: 5, worstRating: 1 },
      },
    ];
  });
  return {
    '@type': 'Product',
    '@id': addressOf(page, `/goods/${goods.id}`),
    name: goods.title,
    ...(goods.description === '' ? {} : { description: goods.description }),
    image: goods.images.map((_, index) => pictureAddress(page, goods.id, `${index + 1}.jpg`)),
    sku: goods.code,
    ...(goods.gtin === null ? {} : { gtin: goods.gtin }),
    ...(goods.brand === null ? {} : { brand: { '@type': 'Brand', name: goods.brand } }),
    ...(goods.family === null ? {} : { inProductGroupWithID: goods.family }),
    ...(goods.weight_grams === 0 ? {} : { weight: quantity(goods.weight_grams, 'GRM') }),
    ...(goods.origin === null ? {} : { countryOfOrigin: goods.origin }),
    category: goods.category,
    offers: offerOf(page),
    ...(avg === null || count === 0
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: avg,
            reviewCount: count,
            bestRating: 5,
          },
        }),
    ...(reviews.length === 0 ? {} : { review: reviews }),
  };
}

function offerOf(page: GoodsPage): Thing {
  const { goods, shop } = page;
  const canBuy = shop.open && goods.available > 0;
  return {
    '@type': 'Offer',
    url: addressOf(page, `/goods/${goods.id}`),
    price: goods.price,
    priceCurrency: goods.currency,
    availability: `https://schema.org/${canBuy ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'OnlineStore', name: shop.name, url: addressOf(page, '') },
    shippingDetails: destinationsOf(page).map((country) => shippingTo(page, country)),
    hasMerchantReturnPolicy: returnPolicyOf(page),
  };
}

/** Countries that are told: the buyer's where it is known, and the shop's own. */
function destinationsOf({ shop, landed }: GoodsPage): string[] {
  const known = landed === null || landed.price === null ? [] : [landed.country];
  return [...new Set([...known, ...(shop.ships_to.length === 0 ? [shop.legal.country] : shop.ships_to)])]
    .filter((country) => country !== '')
    .slice(0, 5);
}

function shippingTo({ goods, landed }: GoodsPage, country: string): Thing {
  const exact = landed?.country === country ? landed.price : null;
  const days = exact?.days ?? goods.days;
  const { dispatch_days: dispatch } = goods;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: exact?.shipping ?? goods.shipping,
      currency: exact?.currency ?? goods.currency,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: dayRange(0, dispatch),
      transitTime: dayRange(Math.max(0, days.p50 - dispatch), Math.max(0, days.p90 - dispatch)),
    },
  };
}

function returnPolicyOf({ goods, shop }: GoodsPage): Thing {
  return {
    '@type': 'MerchantReturnPolicy',
    ...countriesOfReturns(shop),
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: goods.returns_days,
    returnMethod: 'https://schema.org/ReturnByMail',
    // Who changed their mind pays the way back; faults are on the supplier.
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    refundType: 'https://schema.org/FullRefund',
  };
}

function countriesOfReturns({ ships_to: named, legal }: Shop): Thing {
  if (named.length > 0) return { applicableCountry: named.slice(0, 50) };
  return legal.country === '' ? {} : { applicableCountry: legal.country };
}

function storeOf(page: HomePage): Thing {
  const { shop } = page;
  return {
    '@type': 'OnlineStore',
    '@id': addressOf(page, ''),
    name: shop.name,
    ...(shop.legal.name === '' ? {} : { legalName: shop.legal.name }),
    ...(shop.legal.email === '' ? {} : { email: shop.legal.email }),
    ...(shop.legal.tax_id === '' ? {} : { vatID: shop.legal.tax_id }),
    url: addressOf(page, ''),
    ...(shop.logo === null ? {} : { logo: page.origin + shop.logo.url }),
    ...(shop.about === '' ? {} : { description: shop.about }),
    ...(shop.phone === null ? {} : { telephone: shop.phone }),
    address: addressOfShop(shop),
    foundingDate: shop.since.slice(0, 10),
    ...(shop.rating === null || shop.reviews === 0
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: shop.rating,
            reviewCount: shop.reviews,
            bestRating: 5,
          },
        }),
  };
}

function addressOfShop({ address, legal }: Shop): Thing {
  return {
    '@type': 'PostalAddress',
    ...(address === '' ? {} : { streetAddress: address }),
    ...(legal.country === '' ? {} : { addressCountry: legal.country }),
  };
}

type Crumb = { readonly name: string; readonly item?: string };

function breadcrumbOfGoods(page: GoodsPage): Thing {
  const { goods } = page;
  const category = { id: goods.category_id, name: goods.category };
  return breadcrumbOf([shopCrumb(page), categoryCrumb(page, category), { name: goods.title }]);
}

function shopCrumb(page: GoodsPage | HomePage | PageOf<'collection' | 'shopPage'>): Crumb {
  return { name: page.shop.name, item: addressOf(page, '') };
}

function categoryCrumb(page: StorefrontPage, { id, name }: { id: string; name: string }): Crumb {
  return { name, item: addressOf(page, `?category=${encodeURIComponent(id)}`) };
}

function breadcrumbOf(crumbs: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  };
}

/** An address of this shop in the page's language: the one under which the page is to be found. */
function addressOf({ origin, language, handle }: StorefrontPage, rest: string): string {
  return origin + inLanguage(language, `/s/${handle}${rest}`);
}

/** Pictures as JPEG, which every reader of catalogues takes. */
export function pictureAddress(
  { origin, handle }: Pick<StorefrontPage, 'origin' | 'handle'>,
  goodsId: string,
  name: string,
): string {
  return `${origin}/s/${handle}/goods/${goodsId}/${name}`;
}

function quantity(value: number, unitCode: string): Thing {
  return { '@type': 'QuantitativeValue', value, unitCode };
}

function dayRange(minValue: number, maxValue: number): Thing {
  return { '@type': 'QuantitativeValue', minValue, maxValue: Math.max(minValue, maxValue), unitCode: 'DAY' };
}
