// What an address or a form names is looked up among what there is, whatever else every object answers to.
import { expect, test } from 'vitest';
import { samples } from '#features/storefront/page-kinds.samples.ts';
import { address, order, shop } from '#features/storefront/page.samples.ts';
import { minePage } from '#features/storefront/page-mine.samples.ts';
import { openStorefront } from './storefront.rig.ts';

const one = 'one' in samples.case ? samples.case.one : undefined;
const own = minePage.view === 'in' ? minePage.own : undefined;
const cookie = `me_harbour=session-of-a-buyer.${'a'.repeat(43)}`;
const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'nothing'];

test.each([
  '/s/harbour/cart',
  '/s/harbour/me',
  '/s/harbour/order/token_of_the_order_000',
  '/s/harbour/order/token_of_the_order_000/case/case-1',
])('%s says what it has to say, and nothing for a word that it does not know', async (path) => {
  const site = openStorefront({
    shopInfo: () => shop,
    orderByLink: () => order,
    readBuyerCase: () => one,
    readBuyerPage: () => own,
    listEvidence: () => ({ list: [], left: 6 }),
  });
  for (const word of inherited) {
    const { statusCode } = await site.get(`${path}?say=${word}`, { cookie });
    expect([word, statusCode, site.last()]).toMatchObject([word, 200, { notices: [] }]);
  }
});

test.each(inherited)('%s is no country and no language', async (word) => {
  const site = openStorefront({
    shopInfo: () => shop,
    listBuyerAddresses: () => ({ email: 'anna@shop.example', addresses: [] }),
  });
  const typed = { ...address, country: word, quoted_country: word, next: 'save' };
  const saved = await site.post('/s/harbour/me/address', typed, { cookie });
  expect([saved.statusCode, site.last()]).toMatchObject([422, { kind: 'mineAddress' }]);
  const chosen = await site.post('/language', { language: word, to: '/s/harbour' });
  expect([chosen.headers['set-cookie'], chosen.headers.location]).toEqual([undefined, '/s/harbour']);
  expect((await site.get(`/${word}/s/harbour`)).statusCode).toBe(404);
});
