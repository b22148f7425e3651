// Promotion on the screen: nothing is lost on the way to paying, nothing is promised, and every refusal has a way on.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { forecastPromotion, payPromotion } from '#features/promotion/contract.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { showcaseItem } from '#testing/merchant/goods.ts';
import { campaign, forecast, promotionAnswers } from '#testing/merchant/promotion.ts';
import { at, idOf, page } from '#testing/merchant/sample.ts';
import { answer, refusal, stubServer, type Answer } from '#testing/merchant/stub-server.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const limit = {
  goods_limit: 9,
  listed: 1,
  rows: 1,
  rows_max: 9,
  delete_daily: 9,
  deleted_today: 0,
  resets_at: at,
};
const oneGood: OutputOf<typeof listShowcase> = { ...page, list: [showcaseItem], limit, undo: null };

function open(path: string, ...first: Answer[]) {
  const server = stubServer([...first, answer(listShowcase, oneGood), ...shopEnv()]);
  vi.stubGlobal('fetch', server.fetch);
  window.history.replaceState(null, '', path);
  render(<App />);
  return {
    ...server,
    asksOf: ({ path: of }: { readonly path: string }) =>
      server.asked.filter((one) => one.path === `/api${of}`).map(({ ask }) => ask),
  };
}

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const alerts = () => screen.queryAllByRole('alert').map((one) => one.textContent);
const goods = showcaseItem.goods_id;
const check = `/promotion/new?step=check&plan=explore&goods=${goods}&budget=5.00&days=7`;

test('one way into a campaign, and the conditions of each plan behind its name', async () => {
  open('/promotion');
  const plan = await screen.findByText('Explore page', { selector: 'summary *' });
  expect(screen.getAllByRole('link', { name: 'New campaign' })).toHaveLength(1);
  expect(screen.queryByText('Minimum total budget')).toBeNull();
  const fold = plan.closest('details');
  if (fold === null) throw new Error('the plan is not folded');
  fold.open = true;
  fireEvent(fold, new Event('toggle'));
  expect(await within(fold).findByText('Minimum total budget')).toBeDefined();
});

test('what was typed stands in the address: a reload begins where it was', async () => {
  open('/promotion/new');
  fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(showcaseItem.title) }));
  await press('Continue');
  await type('Total budget', '12');
  await type('For how many days', '3');
  const address = window.location.pathname + window.location.search;
  cleanup();
  open(address);
  expect((await screen.findByLabelText<HTMLInputElement>('Total budget')).value).toBe('12');
  expect(screen.getByLabelText<HTMLInputElement>('For how many days').value).toBe('3');
});

test('the forecast is a range with its basis, asked for with what was typed, and promises no sales', async () => {
  const { asksOf } = open(`/promotion/new?step=money&plan=explore&goods=${goods}&budget=12&days=3`);
  expect(await screen.findByText('18 to 77')).toBeDefined();
  expect(screen.getByText(/1,204 pages with sponsored places/)).toBeDefined();
  expect(screen.getByText(/No sales are promised/)).toBeDefined();
  expect(asksOf(forecastPromotion)[0]).toMatchObject({
    plan_id: 'explore',
    goods_ids: [goods],
    budget: '12.00',
    days: 3,
  });
  await press('High: $0.20');
  await waitFor(() => expect(asksOf(forecastPromotion).at(-1)).toMatchObject({ max_bid: '0.20' }));
});

test('the last forecast stays while a wrong amount stands there, and says that it is of before', async () => {
  const { asksOf } = open(`/promotion/new?step=money&plan=explore&goods=${goods}&budget=12&days=3`);
  await screen.findByText('18 to 77');
  await type('Total budget', '1');
  expect(alerts().join()).toMatch(/The minimum is \$5\.00/);
  await screen.findByText('Shown for what you entered last.');
  expect(screen.getByText('18 to 77')).toBeDefined();
  await press('Continue');
  expect(window.location.search).toContain('step=money');
  expect(asksOf(forecastPromotion)).toHaveLength(1);
});

test('the budget is a slider up to credit and balance, says what it buys, and can be typed beyond', async () => {
  const { asksOf } = open(`/promotion/new?step=money&plan=explore&goods=${goods}&budget=12&days=3`);
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Total budget as a slider' });
  await waitFor(() => expect(slider.disabled).toBe(false));
  // 2.00 of credit and 40.00 of balance, in cents.
  expect([slider.min, slider.max, slider.step, slider.value]).toEqual(['500', '4200', '100', '1200']);
  expect(slider.getAttribute('aria-valuetext')).toBe('$12.00');
  // 40 clicks in 7 days.
  expect(screen.getByText('$4.00 a day, most likely 6 clicks')).toBeDefined();
  expect(screen.getByText('29% of the $42.00 you have in credit and balance')).toBeDefined();

  fireEvent.change(slider, { target: { value: '2100' } });
  const number = screen.getByLabelText<HTMLInputElement>('Total budget');
  expect(number.value).toBe('21.00');
  await waitFor(() => expect(window.location.search).toContain('budget=21.00'));
  expect(screen.getByText('50% of the $42.00 you have in credit and balance')).toBeDefined();
  expect(screen.getByText('$7.00 a day')).toBeDefined();
  await waitFor(() => expect(asksOf(forecastPromotion).at(-1)).toMatchObject({ budget: '21.00' }));

  await type('Total budget', '50.25');
  expect(slider.value).toBe('4200');
  expect(screen.getByText('The budget is above what you have')).toBeDefined();
  expect(window.location.search).toContain('budget=50.25');
});

test.each([
  ['order', 'Its last day has passed.'],
  ['click', 'Its last day has passed. Unspent budget was returned.'],
] as const)('a campaign paid by the %s says at its end only what is true of it', async (pays, sentence) => {
  const ended = { ...campaign, pays, state: 'ended', ended_reason: 'time' } as const;
  open(`/promotion/${campaign.id}`, ...promotionAnswers([ended]));
  expect(await screen.findByText(sentence)).toBeDefined();
});

test('goods in a campaign at this place cannot be chosen, and lead to it', async () => {
  open('/promotion/new', ...promotionAnswers([campaign]));
  await screen.findAllByText('In a campaign there already');
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /In a campaign there already/ });
  expect(boxes.map(({ disabled }) => disabled)).not.toContain(false);
  const [link] = screen.getAllByRole('link', { name: 'See that campaign' });
  expect(link?.getAttribute('href')).toBe(`/promotion/${campaign.id}`);
});

test('goods that are sold out cannot be chosen, and say so', async () => {
  const soldOut = { ...showcaseItem, id: idOf(92), goods_id: idOf(93), title: 'Empty Shelf', stock: 0 };
  open('/promotion/new', answer(listShowcase, { ...oneGood, list: [showcaseItem, soldOut] }));
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Empty Shelf is out of stock/ });
  expect(box.disabled).toBe(true);
  fireEvent.click(box);
  const other = screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(showcaseItem.title) });
  expect(other.disabled).toBe(false);
  expect(window.location.search).not.toContain(idOf(93));
});

test('a share of orders says what is left of a sale, and warns where nothing is', async () => {
  open(`/promotion/new?step=money&plan=order&goods=${goods}&days=7`);
  expect(await screen.findByText(/\$0\.50 to promotion, \$3\.50 to you/)).toBeDefined();
  await type('Share of an order, in percent', '30');
  expect(await screen.findByText(/\$3\.00 to promotion, \$1\.00 to you/)).toBeDefined();
  await type('Share of an order, in percent', '31');
  expect(alerts().join()).toMatch(/from 1 to 30/);
});

test('it is paid with what was shown, the usual bid included, and opens the campaign', async () => {
  const { asksOf } = open(check, ...promotionAnswers([campaign]));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay $5.00' }).disabled).toBe(false),
  );
  await press('Pay $5.00');
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.change(sheet.getByLabelText('Transaction password'), { target: { value: '493817' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Pay $5.00' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/promotion/${campaign.id}`));
  expect(asksOf(payPromotion)).toEqual([
    {
      plan_id: 'explore',
      goods_ids: [goods],
      days: 7,
      budget: '5.00',
      max_bid: '0.11',
      pay_password: '493817',
    },
  ]);
});

test.each([
  ['payPasswordNotSet', {}, 'Set it now', /^\/settings\/pay-password\?next=%2Fpromotion%2Fnew/],
  ['userActivityAdded', { id: idOf(77) }, 'See that campaign', new RegExp(`^/promotion/${idOf(77)}$`)],
] as const)('the refusal %s leads to where it can be mended', async (key, shown, name, to) => {
  open(check, refusal(payPromotion, key, shown));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay $5.00' }).disabled).toBe(false),
  );
  await press('Pay $5.00');
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.change(sheet.getByLabelText('Transaction password'), { target: { value: '493817' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Pay $5.00' }));
  const link = await sheet.findByRole('link', { name });
  expect(link.getAttribute('href')).toMatch(to);
});

test.each(['no_stock', 'not_sold'])(
  'goods that cannot be promoted (%s) lead back to the choice of goods, with everything typed kept',
  async (reason) => {
    const blockers = [{ reason, goods_id: idOf(51) }];
    open(check, answer(forecastPromotion, { ...forecast, blockers }));
    const link = await screen.findByRole('link', { name: 'Choose other products' });
    const to = new URL(link.getAttribute('href') ?? '', window.location.href);
    expect([to.pathname, to.searchParams.get('step')]).toEqual(['/promotion/new', 'what']);
    expect(to.searchParams.get('budget')).toBe('5.00');
  },
);

test('too little money shows the difference and a smaller budget, and never asks for a deposit', async () => {
  const blockers = [{ reason: 'insufficient_balance', goods_id: null }];
  const poor = { ...forecast, from_promo: '2.00', from_available: '3.50', available: '3.50', blockers };
  open(check.replace('budget=5.00', 'budget=9.00'), answer(forecastPromotion, poor));
  expect(await screen.findByText(/which is \$3\.50 more/)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay $9.00' }).disabled).toBe(true);
  expect(screen.queryByRole('link', { name: /deposit|recharge/i })).toBeNull();
  await press('Set the budget to $5.50');
  await waitFor(() => expect(window.location.search).toContain('budget=5.50'));
});

test('stopping says before what comes back, and after what came', async () => {
  const stopped = {
    id: campaign.id,
    state: 'ended' as const,
    ledger_ref: null,
    from_promo: '5.00',
    from_available: '15.00',
    back_promo: '0.80',
    back_available: '15.00',
    preview: null,
  };
  const { asksOf } = open(
    `/promotion/${campaign.id}`,
    answer(payPromotion, stopped),
    ...promotionAnswers([campaign]),
  );
  await press('Stop');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/About \$15\.80 will be returned within a minute/)).toBeDefined();
  expect(asksOf(payPromotion)).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped. $15.80 was returned.')).toBeDefined();
  expect(asksOf(payPromotion)[0]).toMatchObject({ action: 'stop', id: campaign.id });
});

test('a running campaign says what holds it back, what it could raise, and why it paused by itself', async () => {
  open(`/promotion/${campaign.id}`, ...promotionAnswers([campaign]));
  expect(await screen.findByText(/Rarely shown: other campaigns score higher/)).toBeDefined();
  expect(await screen.findByText(/a full description would raise it/)).toBeDefined();
  expect(screen.queryByText(/Parcels that are scanned/)).toBeNull();
  expect(screen.getByText(/All its products are out of stock/)).toBeDefined();
  expect(screen.getByText(/\$1\.90, and \$2\.00 was planned by now/)).toBeDefined();
});

test('quality is a circle with its number, and beside it the one thing that would raise it most', async () => {
  open(`/promotion/${campaign.id}`, ...promotionAnswers([campaign]));
  const card = within(await screen.findByRole('region', { name: 'Your quality' }));
  const circle = card.getByRole('img', { name: '1.12 on a scale from 0.5 to 1.5' });
  // Ratings lose 0.25 x 0.4, the listing 0.15 x 0.6: the ratings are said beside the circle, once.
  expect(circle.parentElement?.textContent).toMatch(/^1\.12Answering buyers/);
  expect(card.getAllByText(/Answering buyers/)).toHaveLength(1);
  const [, filled] = circle.querySelectorAll('circle');
  expect(Number(filled?.getAttribute('stroke-dasharray')?.split(' ')[0])).toBeCloseTo(62);
});

test('what a campaign brought is a funnel from money to orders, with what one order cost', async () => {
  open(`/promotion/${campaign.id}`, ...promotionAnswers([campaign]));
  const figures = within(await screen.findByRole('region', { name: 'In figures' }));
  const steps = figures.getAllByRole('listitem').map(({ textContent: text }) => text);
  expect(steps.map((text) => /^[A-Z][a-z]+\d+/.exec(text ?? '')?.[0])).toEqual([
    'Views812',
    'Clicks33',
    'Orders2',
  ]);
  // 4.20 for two orders.
  expect(figures.getByText('Cost per order').parentElement?.textContent).toBe('Cost per order$2.10');
  expect(figures.getByRole('link', { name: /^Clicks/ }).getAttribute('href')).toContain('show=clicks');
  cleanup();
  open(`/promotion/${campaign.id}`, ...promotionAnswers([{ ...campaign, orders: 0 }]));
  await screen.findByRole('region', { name: 'In figures' });
  expect(screen.queryByText('Cost per order')).toBeNull();
});

test('every receipt says its verdict and its reason; a filter asks for its own', async () => {
  const { asked } = open(`/promotion/${campaign.id}/receipts`, ...promotionAnswers([campaign]));
  expect(await screen.findByText(/the same person had clicked it within 24 hours/)).toBeDefined();
  expect(screen.getByText('No day is over yet. The first one can be checked tomorrow.')).toBeDefined();
  await press('Rejected');
  await waitFor(() => expect(asked.at(-1)?.ask).toMatchObject({ verdict: 'refused' }));
  const row = await within(screen.getByRole('list', { name: 'Receipts' })).findByRole('button');
  fireEvent.click(row);
  expect(within(await screen.findByRole('dialog')).getByText('118000')).toBeDefined();
});
