// Every screen of the front ends by its address: the journeys look at these, and `npm run pictures` takes their pictures.
import { placePaths } from '#apps/console/places.ts';
import { shopParts } from '#features/shop/merchant/parts.ts';
import type { StorefrontPage } from '#features/storefront/page.shapes.ts';
import { routes as ofSpecification } from '#tools/spec-map/routes.ts';

/** What the names of records in an address stand for; a screen of a record that there is none of is left out. */
export type Records = Readonly<Record<string, string | undefined>>;

/** A screen: its name, and its address with the records filled in. */
export type Screen = { readonly name: string; readonly path: string };

/** Addresses of the merchant's app: those of the specification, and the others. */
const merchantTemplates: readonly string[] = [
  ...Object.keys(ofSpecification),
  '/orderList/:order',
  '/orderList/:order/logistics',
  '/orderList/:order/money',
  '/orderList/:order/messages',
  '/wallet/flow',
  '/proof',
  '/proof/compare',
  '/wallet/withdraw',
  '/wallet/withdraw/:withdrawal',
  '/wallet/accounts',
  '/wallet/schedule',
  '/settings',
  '/settings/about',
  '/settings/notices',
  '/settings/security',
  '/settings/devices',
  '/settings/pay-password',
  '/settings/profile',
  '/settings/shops',
  '/settings/team',
  '/notifications',
  '/proposals',
  '/goodsList/file',
  '/goodsList/sourcing',
  '/goodsList/sourcing/new',
  '/goodsList/listing?id=:goods',
  '/customers',
  '/insights',
  '/questions',
  '/inbox',
  '/answers',
  '/reminders',
  '/wallet/statements',
  '/discounts',
  '/discounts/new',
  '/discounts/sales',
  '/discounts/sales/new',
  '/discounts/quantity',
  '/discounts/bundles',
  '/discounts/bundles/new',
  '/discounts/delivery',
  '/discounts/sample',
  '/qa',
  '/level',
  '/restriction/:restriction',
  '/shop/domain',
  '/shop/look',
  '/shop/collections',
  '/shop/collections/new',
  '/shop/pages',
  '/shop/pages/new',
  ...shopParts.map((part) => `/shop/${part}`),
  '/promotion',
  '/promotion/new',
  '/promotion/new?step=money&plan=explore&goods=:goods',
  '/promotion/how',
  '/promotion/:campaign',
  '/promotion/:campaign/receipts',
];

export const merchantScreens = (records: Records): Screen[] => fillAll(merchantTemplates, records);

/** Places of the console that people of this kind open; those of one record are opened from its list. */
export function consoleScreens(kind: 'operator' | 'supplier'): Screen[] {
  const isTheirs = ({ right }: { readonly right: string }) =>
    (right === 'supplier') === (kind === 'supplier');
  return placePaths
    .filter((place) => isTheirs(place) && !place.path.includes(':'))
    .map(({ path }) => ({ name: path.replaceAll('/', '-'), path: `/console/${path}` }));
}

type Kind = StorefrontPage['kind'];
export type StorefrontScreen = Screen & { readonly kind: Kind };
type Template = readonly [path: string, kind: Kind, name?: string];

/** Pages that are there without an order, by what somebody is about to do. */
const storefrontTemplates = {
  around: [
    ['/s/:shop', 'home'],
    ['/s/:shop?q=:words&in_stock=true', 'home', 'home-search'],
    ['/s/:shop?q=nothing-like-it', 'home', 'home-nothing'],
    ['/explore', 'explore'],
    ['/explore/how', 'exploreHow'],
    ['/trust', 'trust'],
  ],
  goods: [['/s/:shop/goods/:goods', 'goods']],
  help: [
    ['/s/:shop/goods/nothing', 'missing'],
    ['/s/no-such-shop', 'missing', 'missing-shop'],
    ['/s/:shop/cart', 'cart', 'cart-empty'],
    ['/s/:shop/delivery', 'place'],
    ['/order', 'orderFind'],
    ['/verify/receipt', 'verify'],
  ],
  buying: [
    ['/s/:shop/cart', 'cart'],
    ['/s/:shop/checkout', 'checkout'],
  ],
  paying: [['/s/:shop/payment/:unpaid', 'paymentResult']],
  order: [
    ['/s/:shop/order/:order', 'order'],
    ['/s/:shop/order/:order/return', 'return'],
    ['/s/:shop/order/:order/receipt', 'receipt'],
    ['/s/:shop/order/:order/emails', 'emailStop'],
    ['/s/:shop/order/:order/withdraw', 'withdraw'],
  ],
} as const satisfies Record<string, readonly Template[]>;

export type StorefrontPart = keyof typeof storefrontTemplates;

export function storefrontScreens(part: StorefrontPart, records: Records): StorefrontScreen[] {
  const templates: readonly Template[] = storefrontTemplates[part];
  return templates.flatMap(([template, kind, name = kind]) => {
    const path = fillPath(template, records);
    return path === undefined ? [] : [{ name, path, kind }];
  });
}

function fillAll(templates: readonly string[], records: Records): Screen[] {
  return templates.flatMap((template) => {
    const path = fillPath(template, records);
    return path === undefined ? [] : [{ name: nameOf(template), path }];
  });
}

function fillPath(template: string, records: Records): string | undefined {
  const names = [...template.matchAll(/:([a-z]+)/g)].map(([, name = '']) => name);
  if (names.some((name) => records[name] === undefined)) return undefined;
  return template.replaceAll(/:([a-z]+)/g, (_all, name: string) => records[name] ?? '');
}

/** `/orderList/:order/money` is `orderList-order-money`. */
function nameOf(template: string): string {
  return template.slice(1).replaceAll(/[^A-Za-z0-9]+/g, '-');
}
