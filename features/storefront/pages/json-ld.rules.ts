// What search engines require of structured data, to check ours by. Sources, as published in 2026:
// developers.google.com/search/docs/appearance/structured-data/{merchant-listing,product-snippet,review-snippet,
// breadcrumb,organization,return-policy,shipping-policy}, and schema.org for the types of values.

type Rule = {
  readonly required: readonly string[];
  /** The values that a property may have. */
  readonly values?: Readonly<Record<string, RegExp>>;
};

const address = /^https?:\/\/[^\s]+$/;
const decimal = /^\d+(\.\d+)?$/;

const rules: Readonly<Record<string, Rule>> = {
  Product: { required: ['name', 'image', 'offers'], values: { gtin: /^(\d{8}|\d{12,14})$/, image: address } },
  Offer: {
    required: ['price', 'priceCurrency', 'availability', 'url'],
    values: {
      price: decimal,
      priceCurrency: /^[A-Z]{3}$/,
      url: address,
      availability:
        /^https:\/\/schema\.org\/(BackOrder|Discontinued|InStock|InStoreOnly|LimitedAvailability|OnlineOnly|OutOfStock|PreOrder|PreSale|SoldOut)$/,
      itemCondition: /^https:\/\/schema\.org\/(New|Refurbished|Used|Damaged)Condition$/,
    },
  },
  OfferShippingDetails: { required: ['shippingRate', 'shippingDestination', 'deliveryTime'] },
  MonetaryAmount: { required: ['value', 'currency'], values: { value: decimal, currency: /^[A-Z]{3}$/ } },
  DefinedRegion: { required: ['addressCountry'], values: { addressCountry: /^[A-Z]{2}$/ } },
  ShippingDeliveryTime: { required: ['handlingTime', 'transitTime'] },
  QuantitativeValue: { required: [], values: { unitCode: /^(DAY|GRM)$/ } },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
    values: {
      applicableCountry: /^[A-Z]{2}$/,
      returnPolicyCategory:
        /^https:\/\/schema\.org\/MerchantReturn(FiniteReturnWindow|NotPermitted|UnlimitedWindow)$/,
      returnMethod: /^https:\/\/schema\.org\/Return(AtKiosk|ByMail|InStore)$/,
      returnFees: /^https:\/\/schema\.org\/(FreeReturn|ReturnFeesCustomerResponsibility|ReturnShippingFees)$/,
      itemDefectReturnFees:
        /^https:\/\/schema\.org\/(FreeReturn|ReturnFeesCustomerResponsibility|ReturnShippingFees)$/,
      refundType: /^https:\/\/schema\.org\/(FullRefund|ExchangeRefund|StoreCreditRefund)$/,
      merchantReturnDays: /^\d+$/,
    },
  },
  AggregateRating: { required: ['ratingValue', 'reviewCount'], values: { reviewCount: /^[1-9]\d*$/ } },
  Review: { required: ['author', 'reviewRating'], values: { datePublished: /^\d{4}-\d{2}-\d{2}$/ } },
  Rating: { required: ['ratingValue'], values: { ratingValue: /^[1-5]$/ } },
  Person: { required: ['name'] },
  Brand: { required: ['name'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name'], values: { position: /^[1-9]\d*$/, item: address } },
  OnlineStore: { required: ['name', 'url'], values: { url: address, logo: address } },
  PostalAddress: { required: ['addressCountry'], values: { addressCountry: /^[A-Z]{2}$/ } },
};

/** What is wrong with a thing and all that it is made of, each as a sentence; nothing where all is right. */
export function faultsOf(thing: unknown): string[] {
  if (Array.isArray(thing)) return thing.flatMap(faultsOf);
  if (typeof thing !== 'object' || thing === null) return [];
  const fields: [string, unknown][] = Object.entries(thing);
  const type = String(fields.find(([name]) => name === '@type')?.[1]);
  const rule = rules[type];
  if (rule === undefined) return [`no rule knows the type ${type}`];
  const missing = rule.required.filter(
    (name) => !fields.some(([one, value]) => one === name && isThere(value)),
  );
  const wrong = fields.flatMap(([name, value]) => {
    const form = rule.values?.[name];
    const all = Array.isArray(value) ? value : [value];
    return form === undefined || all.every((one) => form.test(String(one)))
      ? []
      : [`${type}.${name}: ${String(value)}`];
  });
  return [
    ...missing.map((name) => `${type} lacks ${name}`),
    ...wrong,
    ...fields.flatMap(([, value]) => faultsOf(value)),
  ];
}

function isThere(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
}
