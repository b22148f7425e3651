// What a buyer reads of their money after paying: what was paid, in the currency that it was paid in.
import { expect, test } from 'vitest';
import { samples } from '#features/storefront/page-kinds.samples.ts';
import { frame, order } from '#features/storefront/page.samples.ts';
import type { PageBody } from '#features/storefront/page.shapes.ts';
import { render } from '#apps/storefront/entry-server.tsx';

function read(body: PageBody): string {
  const page = new DOMParser().parseFromString(render({ ...frame, ...body }), 'text/html');
  return page.querySelector('main')?.textContent ?? '';
}

/** Every amount with a sign, in the order of the page. */
const amountsIn = (text: string) =>
  [...text.matchAll(/(?:US)?[$£]\d[\d,]*\.\d\d/g)].map(([amount]) => amount);

const paid = {
  ...order,
  lines: order.lines.map((line) => ({ ...line, unit_price: '22.75', amount: '45.51' })),
  goods_total: '45.51',
  shipping: '2.73',
  tax: '8.73',
  total: '56.97',
  refunded: '10.00',
  refunds: [{ amount: '10.00', state: 'sent' as const, at: '2026-11-22T10:00:00.000Z', note: null }],
  currency: 'GBP',
  priced: { total: '75.12', currency: 'USD' },
};

test('an order paid in pounds is in pounds, refunds too; the shop’s currency stands beside the total once', () => {
  const text = read({ ...samples.order, order: paid });
  const amounts = amountsIn(text);
  expect(amounts).toContain('£56.97');
  expect(amounts.filter((one) => one === '£10.00')).toHaveLength(2);
  expect(amounts.filter((one) => !one.startsWith('£'))).toEqual([expect.stringMatching(/\$75\.12$/)]);
});

test('the parts and the total of a receipt are in the currency that was charged, and sum to it', () => {
  const { receipt } = samples.receipt;
  const parts = { goods: '60.00', shipping: '3.60', tax: '11.52', total: '75.12', currency: 'USD' };
  const claims = { ...receipt.claims, ...parts, charged: { amount: '56.97', asset: 'GBP' } };
  const lines = [{ code: 'POT-1', title: 'Pot', qty: 1, unit_price: '60.00', amount: '60.00' }];
  const amounts = amountsIn(read({ ...samples.receipt, receipt: { ...receipt, claims, lines } }));
  const pounds = amounts
    .filter((one) => one.startsWith('£'))
    .map((one) => Math.round(Number(one.slice(1)) * 100));
  const [line, goods, shipping, tax, total] = pounds;
  expect(line).toBe(goods);
  expect((goods ?? 0) + (shipping ?? 0) + (tax ?? 0)).toBe(5_697);
  expect(total).toBe(5_697);
  expect(amounts.filter((one) => !one.startsWith('£'))).toEqual([expect.stringMatching(/\$75\.12$/)]);
});

test('an order on its way opens with the days it arrives on, and every form but the next step is folded', () => {
  const arrival = {
    from: '2026-11-29T10:00:00.000Z',
    to: '2026-12-04T10:00:00.000Z',
    basis: 'promise' as const,
  };
  const coming = { ...order, status: 'to_be_delivered' as const, arrival };
  const html = render({ ...frame, ...samples.order, order: coming });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const [first] = page.querySelectorAll('main section p');
  expect(first?.textContent).toBe('Arrives Sun, Nov 29\u2009–\u2009Fri, Dec 4');
  const text = page.querySelector('main')?.textContent ?? '';
  expect(text.indexOf('Arrives')).toBeLessThan(text.indexOf('Need help?'));
  const help = page.querySelector('details:has(#messages)');
  expect(help?.hasAttribute('open')).toBe(samples.order.talk.messages.length > 0);
  const open = [...page.querySelectorAll('main input:not([type=hidden]), main textarea, main select')];
  expect(open.length).toBeGreaterThan(0);
  expect(open.filter((field) => field.closest('details') === null)).toEqual([]);
  expect(page.querySelector('details a[href$="/return"]')).not.toBeNull();
});
