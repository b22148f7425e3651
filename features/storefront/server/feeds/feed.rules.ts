// The field rules of shopping catalogues, as each publishes them, to check our feeds by. Read in November 2026:
// - Google: support.google.com/merchants/answer/7052112 (product data specification)
// - Meta: developers.facebook.com/docs/commerce-platform/catalog/fields and /docs/marketing-api/catalog/reference
// - TikTok: ads.tiktok.com/help/article/catalog-product-parameters
// Where two pages of one provider differ, the stricter number stands here.
import type { Catalogue } from '#domain/goods/feeds.ts';
import { isGtin } from '#domain/goods/gtin.ts';

export type FieldRule = {
  readonly isRequired?: boolean;
  /** Letters. */
  readonly max?: number;
  readonly oneOf?: readonly string[];
  readonly form?: RegExp;
  readonly test?: (text: string) => boolean;
  /** How often the field may stand in one item; once where it is not said. */
  readonly times?: number;
};
export type FeedRules = Readonly<Record<string, FieldRule>>;

const price = /^(0|[1-9]\d*)(\.\d{2})? [A-Z]{3}$/;
const address = (text: string) => text.length <= 2_000 && URL.canParse(text) && /^https?:\/\//.test(text);
const picture = (text: string) => address(text) && /\.(jpe?g|png)$/.test(text);
const pictures = (text: string) => text.split(',').every(picture);
/** No control characters, and not all in capitals. */
const plain = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;
const weight = /^[1-9]\d*(\.\d+)? (lb|oz|g|kg)$/;

export const googleRules: FeedRules = {
  id: { isRequired: true, max: 50, form: /^[\x21-\x7e]+$/ },
  title: { isRequired: true, max: 150, form: plain },
  description: { isRequired: true, max: 5_000, form: plain },
  link: { isRequired: true, test: address },
  image_link: { isRequired: true, test: picture },
  additional_image_link: { times: 10, test: picture },
  availability: { isRequired: true, oneOf: ['in_stock', 'out_of_stock', 'preorder', 'backorder'] },
  price: { isRequired: true, form: price },
  condition: { oneOf: ['new', 'refurbished', 'used'] },
  brand: { max: 70, form: plain },
  gtin: { test: isGtin },
  mpn: { max: 70 },
  identifier_exists: { oneOf: ['yes', 'no'] },
  item_group_id: { max: 50, form: /^[\x21-\x7e]+$/ },
  color: { max: 100 },
  size: { max: 100 },
  product_type: { max: 750 },
  shipping_weight: { form: weight },
  'shipping.country': { isRequired: true, form: /^[A-Z]{2}$/ },
  'shipping.price': { isRequired: true, form: price },
};

const shared: FeedRules = {
  title: { isRequired: true, max: 150, form: plain },
  availability: {
    isRequired: true,
    oneOf: ['in stock', 'available for order', 'preorder', 'out of stock', 'discontinued'],
  },
  condition: { isRequired: true, oneOf: ['new', 'refurbished', 'used'] },
  price: { isRequired: true, form: price },
  link: { isRequired: true, test: address },
  image_link: { isRequired: true, test: picture },
  additional_image_link: { max: 2_000, test: pictures },
  gtin: { test: isGtin },
  color: { max: 200 },
  size: { max: 200 },
  product_type: { max: 750 },
  shipping: { form: /^[A-Z]{2}:[^:]*:[^:]*:(0|[1-9]\d*)(\.\d{2})? [A-Z]{3}$/ },
  shipping_weight: { form: weight },
};

const metaRules: FeedRules = {
  ...shared,
  id: { isRequired: true, max: 100 },
  description: { isRequired: true, max: 9_999, form: plain },
  brand: { isRequired: true, max: 100 },
  item_group_id: { max: 100 },
};

const tiktokRules: FeedRules = {
  ...shared,
  sku_id: { isRequired: true, max: 100, form: plain },
  description: { isRequired: true, max: 10_000, form: plain },
  brand: { isRequired: true, max: 150 },
  item_group_id: { max: 100 },
};

export const rules: Readonly<Record<Catalogue['code'], FeedRules>> = {
  google: googleRules,
  meta: metaRules,
  tiktok: tiktokRules,
};

/** The values of one item by the names of its fields. */
export type Item = ReadonlyMap<string, readonly string[]>;

/** What is wrong with an item, each as a sentence. */
export function itemFaults(item: Item, rules: FeedRules): string[] {
  const unknown = [...item.keys()].filter((name) => rules[name] === undefined);
  const faults = Object.entries(rules).flatMap(([name, rule]) => {
    const values = item.get(name) ?? [];
    if (values.length === 0) return rule.isRequired === true ? [`${name} is missing`] : [];
    if (values.length > (rule.times ?? 1)) return [`${name} stands ${values.length} times`];
    return values.flatMap((value) => valueFaults(name, value, rule));
  });
  return [...unknown.map((name) => `${name} is no field`), ...faults];
}

function valueFaults(name: string, value: string, { max, oneOf, form, test }: FieldRule): string[] {
  return [
    ...(value === '' ? [`${name} is empty`] : []),
    ...(max !== undefined && Array.from(value).length > max ? [`${name} is longer than ${max}`] : []),
    ...(oneOf !== undefined && !oneOf.includes(value) ? [`${name} may not be ${value}`] : []),
    ...(form !== undefined && !form.test(value) ? [`${name} has another form: ${value}`] : []),
    ...(test !== undefined && !test(value) ? [`${name} is not right: ${value}`] : []),
  ];
}
