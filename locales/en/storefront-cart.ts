/** Words of the cart and the checkout: address, delivery, tax and duty, currency. */
export const storefrontCart = {
  // Where to, and in which money.
  cartDelivery: 'Delivery and currency',
  cartCurrency: 'Currency',
  cartCurrencyOption: '{name} ({code})',
  cartPlaceUpdate: 'Show prices for it',
  cartPlaceTitle: 'Where should we ship to?',
  cartPlaceLead: 'Delivery, taxes and duties depend on the country. Prices then include everything.',
  cartPlaceChange: 'Shipping to {country}. Change',
  cartPlaceOther: 'Choose another country',
  cartPlaceChoose: 'Choose where to ship to, to see the full price',
  cartLaneTitle: 'Some items can’t be shipped to {country}',
  cartLaneText: 'Remove what is marked, or choose another country.',
  lineNotSent: 'Can’t be shipped to {country}',
  noticeTotalNow: 'The total is {total}, instead of {was}.',
  noticeLaneClosed:
    'We can’t ship this to {country}: {goods}. Choose another country, or remove it from your cart. What you typed is still here.',

  // How it is sent.
  cartShipTitle: 'Delivery method',
  cartShipNames: { economy: 'Economy', standard: 'Standard', express: 'Express' },
  cartShipFree: 'free',

  // What the total is made of.
  cartTaxNames: {
    vat: 'VAT',
    gst: 'GST',
    consumption_tax: 'Consumption tax',
    sales_tax: 'Sales tax',
    customs: 'Customs duty',
    customs_flat: 'Customs duty for small parcels',
    tax: 'Tax',
    other: 'Tax or duty',
  },
  cartTaxRate: '{name}, {percent}',
  cartTaxDetails: 'How taxes and duties are worked out',
  cartTaxOf: '{percent} of {base}',
  cartTaxFlat:
    '{amount} for each of {count, plural, one {# kind} other {# kinds}} of goods that customs know',
  cartTaxSource: 'Rule: {source}, {when}',
  cartTaxOwn: 'Rate of this platform.',
  cartAllIncluded: 'Taxes and duties are included in the total.',
  cartRate:
    'You pay in {currency}: {one} = {rate} ({source}, {when}). In the shop’s own money it is {total}.',
  cartRateLocked: 'This rate is kept for you with these prices.',
  pricedAt: 'The shop’s price was {total}. Your payment fixed the rate.',

  // The address.
  cartContact: 'Contact details',
  fieldCompany: 'Company',
  fieldAddress2: 'Flat, floor, building',
  cartStateNames: {
    state: 'State',
    province: 'Province',
    prefecture: 'Prefecture',
    region: 'Region',
    county: 'County',
    emirate: 'Emirate',
    department: 'Department',
    city: 'City',
  },
  cartPostcodeNames: {
    postcode: 'Postcode',
    zip: 'ZIP code',
    postal: 'Postal code',
    eircode: 'Eircode',
    cep: 'CEP',
    pin: 'PIN code',
  },
  cartCityNames: { city: 'City', suburb: 'Suburb or town', district: 'District or city' },
  cartExample: 'Such as {example}',
  company_missing: 'Enter the company, or leave it empty.',
  company_wrong: 'The company has at most 80 characters.',
  address2_missing: 'Enter the flat or floor, or leave it empty.',
  address2_wrong: 'This line has at most 200 characters.',
  state_missing: 'Fill this in: the carrier needs it in this country.',
  state_wrong: 'This line has at most 80 characters.',
  cartPostcodeShape: 'This does not look like a postcode of this country. It looks like {example}.',
};
