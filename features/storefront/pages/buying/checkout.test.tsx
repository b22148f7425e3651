// The cart and the checkout as they are drawn: everything that is charged has a line, a name and a source.
import { describe, expect, test } from 'vitest';
import { samples } from '#features/storefront/page-kinds.samples.ts';
import type { PageBody } from '#features/storefront/page.shapes.ts';
import { delivery, frame, quoteAbroad } from '#features/storefront/page.samples.ts';
import { render } from '#apps/storefront/entry-server.tsx';

const { checkout, cart, place } = samples;
const abroad = {
  ...delivery,
  country: 'FR',
  countries: ['US', 'FR'],
  currency: 'EUR',
  currencies: ['USD', 'EUR'],
};

function draw(body: PageBody): HTMLElement {
  const html = render({ ...frame, ...body });
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  if (main === null) throw new Error('the page has no main');
  return main;
}
const namesOf = (main: Element) =>
  [...main.querySelectorAll('form [name]:not([type=hidden])')].map((one) => one.getAttribute('name'));

describe('a price abroad', () => {
  const page = draw({ ...checkout, quote: quoteAbroad, delivery: abroad });
  const text = page.textContent ?? '';

  test('names every tax and duty, with its rate, its base and its rule', () => {
    expect(text).toContain('Customs duty for small parcels');
    expect(text).toContain('VAT, 20%');
    expect(text).toContain('€3.00 for each of 1 kind of goods');
    expect(text).toContain('20% of €25.00');
    expect(text).toContain('Rule: European Commission, Jan 1, 2014');
  });

  test('is read in the buyer’s money, and the total is the locked one with its rate', () => {
    expect(text).toContain('€33.00');
    expect(text).toContain('1 USD = 0.9259 EUR');
    expect(text).toContain('In the shop’s own money it is $35.64');
    // 24.00 USD, to read.
    expect(text).toContain('€22.22');
  });

  test('offers each delivery with its days and price, the chosen one marked', () => {
    const services = [...page.querySelectorAll('input[name=service]')];
    expect(services.map((one) => [one.getAttribute('value'), one.hasAttribute('checked')])).toEqual([
      ['economy', true],
      ['express', false],
    ]);
    expect(page.querySelector('select[name=currency]')?.querySelectorAll('option')).toHaveLength(2);
  });
});

test.each([
  ['US', 'Pay $27.00'],
  ['GB', 'Pay $27.00'],
  ['FR', 'Order with obligation to pay · $27.00'],
  ['NO', 'Order with obligation to pay · $27.00'],
  ['JP', 'Order with obligation to pay · $27.00'],
])('the button of a buyer in %s says: %s', (country, label) => {
  const page = draw({ ...checkout, delivery: { ...delivery, country } });
  const buttons = [...page.querySelectorAll('button[name=next][value=order]')];
  expect(buttons.map((button) => button.textContent)).toEqual([label, label]);
});

test('a way to send that costs more and comes no earlier is not offered', () => {
  const [cheap] = quoteAbroad.services;
  if (cheap === undefined) throw new Error('the sample has a way to send');
  const dear = { ...cheap, service: 'standard' as const, fee: '99.00' };
  const quote = { ...quoteAbroad, services: [...quoteAbroad.services, dear] };
  const offered = (page: Element) =>
    [...page.querySelectorAll('input[name=service]')].map((one) => one.getAttribute('value'));
  expect(offered(draw({ ...checkout, quote, delivery: abroad }))).toEqual(['economy', 'express']);
  // Whoever has chosen it already sees what they chose.
  const chosen = { ...quote, service: 'standard' as const };
  expect(offered(draw({ ...checkout, quote: chosen, delivery: abroad }))).toContain('standard');
});

test('who is asked first, what few fill in is behind a press, and the button says the sum', () => {
  const page = draw({ ...checkout, quote: quoteAbroad, delivery: abroad });
  const names = namesOf(page);
  expect(names.indexOf('email')).toBeLessThan(names.indexOf('country'));
  const field = (name: string) => page.querySelector(`form [name=${name}]:not([type=hidden])`);
  const folded = names.filter((name) => name !== null && field(name)?.closest('details:not([open])'));
  expect(new Set(folded)).toEqual(new Set(['address2', 'company', 'note', 'phone']));
  expect(page.querySelector('button[value=order]:not([hidden])')?.textContent).toContain('€33.00');
  const filled = { ...checkout.values, company: 'Mug Works' };
  const again = draw({ ...checkout, values: filled, faults: { phone: 'wrong' } });
  const open = [...again.querySelectorAll('details[open] [name]')].map((one) => one.getAttribute('name'));
  expect(open).toEqual(expect.arrayContaining(['company', 'phone']));
});

test('rates of one name are one line, though two rules made them', () => {
  const [duty, vat] = quoteAbroad.tax_lines;
  if (duty === undefined || vat === undefined) throw new Error('the sample has two lines');
  const two = {
    ...quoteAbroad,
    pay: null,
    tax_lines: [
      { ...vat, amount: '1.10' },
      { ...vat, amount: '2.20' },
    ],
  };
  const page = draw({ ...checkout, quote: two, delivery: abroad });
  const labels = [...page.querySelectorAll('dt')].map((one) => one.textContent);
  expect(labels.filter((label) => label === 'VAT, 20%')).toHaveLength(1);
  expect(page.textContent).toContain('$3.30');
});

test.each([
  ['US', ['address', 'address2', 'city', 'state', 'postcode'], 'ZIP code', 'State'],
  ['JP', ['postcode', 'state', 'city', 'address', 'address2'], 'Postcode', 'Prefecture'],
  ['DE', ['address', 'address2', 'postcode', 'city'], 'Postcode', undefined],
  ['SG', ['address', 'address2', 'postcode'], 'Postcode', undefined],
  ['HK', ['state', 'city', 'address', 'address2'], undefined, 'Region'],
])('an address in %s is asked for as it is written there', (country, fields, postcode, state) => {
  const page = draw({ ...checkout, quote: { ...checkout.quote, country } });
  const asked = namesOf(page).filter((name) =>
    ['address', 'address2', 'city', 'state', 'postcode'].includes(name ?? ''),
  );
  expect(asked).toEqual(fields);
  const labelOf = (name: string) =>
    page.querySelector(`input[name=${name}]`)?.closest('div')?.querySelector('label');
  expect(labelOf('postcode')?.textContent).toBe(postcode);
  expect(labelOf('state')?.textContent?.replace(' (optional)', '')).toBe(state);
});

test('browsers know what to fill in', () => {
  const page = draw({ ...checkout, quote: { ...checkout.quote, country: 'US' } });
  const complete = (name: string) =>
    page.querySelector(`form [name=${name}]:not([type=hidden])`)?.getAttribute('autocomplete');
  expect(
    ['name', 'email', 'phone', 'address', 'address2', 'city', 'state', 'postcode', 'country'].map(complete),
  ).toEqual([
    'name',
    'email',
    'tel',
    'address-line1',
    'address-line2',
    'address-level2',
    'address-level1',
    'postal-code',
    'country',
  ]);
  expect(page.querySelector('input[name=email]')?.getAttribute('inputmode')).toBe('email');
});

test('the cart marks what cannot be sent and lets another country be chosen', () => {
  const line = {
    goodsId: 'g',
    title: 'Enamel mug',
    image: undefined,
    qty: 1,
    available: 5,
    unitPrice: '12.00',
    amount: undefined,
    discounts: undefined,
    isSpared: false,
    was: undefined,
    problem: 'notSent',
  } as const;
  const page = draw({ ...cart, lines: [line], delivery: abroad });
  expect(page.textContent).toContain('Can’t be shipped to France');
  expect(page.textContent).toContain('Some items can’t be shipped to France');
  expect(page.querySelector('select[name=country]')).not.toBeNull();
  expect(page.querySelector('button[value=checkout]')?.hasAttribute('disabled')).toBe(true);
});

test('the page that asks for the country works with one form and no script', () => {
  const page = draw(place);
  expect(page.querySelector('form')?.getAttribute('action')).toBe('/s/harbour/delivery');
  expect(namesOf(page)).toEqual(['country']);
});

describe('where a refund of a payment on a chain goes', () => {
  const instructions = { kind: 'chain', network: 'tron', address: 'TJRabPrw', contract: 'TR7NHqje' } as const;
  const result = {
    ...samples.paymentResult.result,
    method: 'usdt_tron' as const,
    instructions,
    names_refund_place: true,
  };
  const page = { ...samples.paymentResult, result };

  test('is not typed on the page that looks again by itself: it leads to one that does not', () => {
    const main = draw(page);
    expect(namesOf(main)).toEqual([]);
    const link = [...main.querySelectorAll('a')].find(
      (one) => one.textContent === 'Where should refunds go?',
    );
    expect(link?.getAttribute('href')).toBe('/s/harbour/payment/tok?say=place');
  });

  test('is typed into a form that is open, on a page that says it does not look again', () => {
    const main = draw({ ...page, isTyping: true });
    expect(namesOf(main)).toEqual(['to', 'email']);
    expect(main.querySelector('details')?.hasAttribute('open')).toBe(true);
    expect(main.textContent).toContain('Look again');
  });
});
