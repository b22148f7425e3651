import { listLinks } from '#features/sharing/contract.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { showcaseItem, warehouseGood } from '#testing/merchant/goods.ts';
import { idOf, page } from '#testing/merchant/sample.ts';
import { answer, answerWith, refusal, stubServer } from '#testing/merchant/stub-server.ts';
import type { Answer } from '#testing/merchant/stub-server.ts';
import { listGoods } from '#features/goods/contract.ts';
import {
  addToShowcase,
  listShowcase,
  moveInShowcase,
  previewPrices,
  removeFromShowcase,
  undoShowcase,
} from '#features/showcase/contract.ts';

const until = '2099-03-02T10:30:00.000Z';
const token = idOf(77);
const limit = {
  goods_limit: 100,
  listed: 93,
  rows: 95,
  rows_max: 200,
  delete_daily: 20,
  deleted_today: 1,
  resets_at: until,
};
const shelf = {
  ...page,
  list: [1, 2, 3].map((n) => ({ ...showcaseItem, id: idOf(n), goods_id: idOf(n), title: `Mug ${n}` })),
  limit,
  undo: null,
};
const oneItem = { ...shelf, list: shelf.list.slice(0, 1) };
const linksAnswer = { ...page, list: [], live: 0, live_max: 100 };
const undo = { token, kind: 'remove' as const, rows: 3, until };
const result = { ok: true, code: 200, reason: null, msg: 'ok' };

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(path: string, ...inFront: Answer[]) {
  const { fetch, asked } = stubServer([...inFront, ...shopEnv()]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', path);
  render(<App />);
  return (name: string) => asked.filter(({ path: at }) => at.endsWith(name)).map(({ ask }) => ask);
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('what was just removed is offered back, with its token', async () => {
  const asked = open(
    '/goodsList',
    answer(listShowcase, { ...shelf, undo }),
    answer(undoShowcase, { kind: 'remove', results: [{ id: idOf(1), ...result }], limit }),
  );
  await screen.findByText(/3 products were removed\. You can undo this until/);
  press('Undo');
  expect(await screen.findByText('Back in your showcase as it was')).toBeDefined();
  expect(asked('/showcase/undo')).toEqual([{ undo_token: token }]);
});

test('an undo that is refused says which products were changed since', async () => {
  const shown = { reason: 'stale', titles: ['Mug 1', 'Mug 3'] };
  open('/goodsList', answer(listShowcase, { ...shelf, undo }), refusal(undoShowcase, 'staleVersion', shown));
  await screen.findByText(/3 products were removed/);
  press('Undo');
  expect((await screen.findByRole('alert')).textContent).toContain('nothing was undone: Mug 1, Mug 3');
});

test('filters, search and order come from the address', async () => {
  const asked = open('/goodsList?status=delisted&sort=profit&q=mug&type=c2', answer(listShowcase, shelf));
  await screen.findByText('Mug 1');
  expect(asked('/showcase/list')[0]).toMatchObject({
    status: 'delisted',
    sort: 'profit',
    q: 'mug',
    type_id: 'c2',
  });
  fireEvent.click(screen.getByRole('button', { name: /^All/ }));
  await waitFor(() => expect(window.location.search).toBe('?sort=profit&q=mug&type=c2'));
});

test('arranging by buttons sends where the row came to stand', async () => {
  const asked = open('/goodsList', answer(listShowcase, shelf), answer(moveInShowcase, { id: idOf(3) }));
  await screen.findByText('Mug 1');
  press('Arrange');
  // Fetched by the press.
  await screen.findByRole('button', { name: 'Move Mug 1 down' });
  press('Move Mug 1 down');
  await waitFor(() => expect(asked('/showcase/move')).toEqual([{ id: idOf(1), below: idOf(2) }]));
  const list = screen.getByRole('list', { name: 'The order buyers see' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Mug 2', 'Mug 1', 'Mug 3']);
  press('Move Mug 3 to the top');
  await waitFor(() => expect(asked('/showcase/move').at(-1)).toEqual({ id: idOf(3), to: 'top' }));
  press('Undo');
  await waitFor(() => expect(asked('/showcase/move').at(-1)).toEqual({ id: idOf(3), below: idOf(1) }));
});

test('only the changes of a preview are sent, with the versions that were seen', async () => {
  const row = { before: '10.00', profit_before: '4.00', profit_after: '5.00', floor_price: '5.79' };
  const rows = [
    { ...row, id: idOf(1), title: 'Mug 1', version: 4, after: '11.00', verdict: 'change' as const },
    { ...row, id: idOf(2), title: 'Mug 2', version: 5, after: '5.00', verdict: 'below_floor' as const },
    { ...row, id: idOf(3), title: 'Mug 3', version: 6, after: '10.00', verdict: 'same' as const },
  ];
  const preview = { rows, changes: 1, below_floor: 1, currency: 'USD' };
  const asked = open('/goodsList', answer(listShowcase, shelf), answer(previewPrices, preview));
  await screen.findByText('Mug 1');
  press('Select');
  press('All shown');
  press('Change prices');
  fireEvent.change(await screen.findByLabelText('Percent'), { target: { value: '10' } });
  press('Show the new prices');
  await screen.findByText(/1 product is skipped/);
  expect(screen.getByText('Skipped: below $5.79')).toBeDefined();
  expect(asked('/showcase/price_preview')[0]).toMatchObject({ how: 'percent', percent: 10 });
  press('Change 1 price');
  await waitFor(() =>
    expect(asked('/showcase/price')).toEqual([{ items: [{ id: idOf(1), sale_price: '11.00', version: 4 }] }]),
  );
});

test('one tap in the warehouse adds at the price that was shown, and a price that moved is told', async () => {
  const refused = { ...result, ok: false, code: 458, reason: 'price_changed', msg: 'moved' };
  const asked = open(
    '/goodsList/warehouse',
    answer(addToShowcase, {
      results: [{ client_ref: null, goods_id: idOf(51), id: null, sale_price: null, ...refused }],
      undo_token: null,
      undo_until: null,
      limit,
    }),
  );
  await screen.findAllByText('Sells at $24.00, profit $10.80');
  // Its supplier is paid from the buyer's money: nothing costs the merchant anything.
  expect(screen.getAllByText(/^Supplier cost \$/).length).toBeGreaterThan(0);
  expect(screen.queryByText(/costs you/i)).toBeNull();
  fireEvent.click(screen.getAllByRole('button', { name: /^Add Desk lamp/ })[0] ?? document.body);
  expect((await screen.findByRole('alert')).textContent).toContain('Its cost changed a moment ago');
  expect(asked('/showcase/add')).toEqual([{ items: [{ goods_id: idOf(51), expected_price: '24.00' }] }]);
});

test('the warehouse is shown as a list where that was chosen on this device', async () => {
  open('/goodsList/warehouse');
  const [picture] = await screen.findAllByRole('article');
  expect(picture?.className).toContain('flex-col');
  press('Show as a list');
  await screen.findByRole('button', { name: 'Show as a list', pressed: true });
  const [row] = await screen.findAllByRole('article');
  expect(row?.className).not.toContain('flex-col');
  expect(within(row ?? document.body).getByText('Sells at $24.00, profit $10.80')).toBeDefined();
  cleanup();
  open('/goodsList/warehouse');
  const [again] = await screen.findAllByRole('article');
  expect(again?.className).not.toContain('flex-col');
  press('Show as a list');
  expect(screen.getAllByRole('article')[0]?.className).toContain('flex-col');
});

test('many goods are added at once, never a sold-out one, and what was not added says why', async () => {
  const refused = { ...result, ok: false, code: 458, reason: 'price_changed', msg: 'moved' };
  const lamp = { ...warehouseGood, id: idOf(51) };
  const vase = { ...lamp, id: idOf(52), title: 'Vase', stock: 0 };
  const none = { client_ref: null, id: null, sale_price: null };
  const asked = open(
    '/goodsList/warehouse',
    answer(listGoods, { ...page, landed_complete: null, list: [lamp, vase] }),
    answer(addToShowcase, {
      results: [{ ...none, goods_id: idOf(51), ...refused }],
      undo_token: null,
      undo_until: null,
      limit,
    }),
  );
  await screen.findByText('Vase');
  press('Select');
  fireEvent.click(await screen.findByRole('button', { name: 'All shown' }));
  expect(screen.getByRole('checkbox', { name: 'It is sold out.' })).toMatchObject({
    disabled: true,
    checked: false,
  });
  press('Add 1 product');
  const sheet = within(await screen.findByRole('dialog', { name: 'Add 1 product' }));
  await sheet.findByText(/profit \$10\.80/);
  expect(asked('/showcase/add')).toEqual([]);
  fireEvent.click(sheet.getByRole('button', { name: 'Add at these prices' }));
  const results = within(await screen.findByRole('dialog', { name: '0 of 1 added' }));
  expect(results.getByText(/Its cost changed a moment ago/)).toBeDefined();
  expect(asked('/showcase/add')).toEqual([{ items: [{ goods_id: idOf(51), expected_price: '24.00' }] }]);
});

test('many goods are added with a markup on their cost: a price that would lose money is raised and says so', async () => {
  const lamp = { ...warehouseGood, id: idOf(51) };
  const added = { ...result, client_ref: null, goods_id: idOf(51), id: idOf(51), sale_price: '24.99' };
  const asked = open(
    '/goodsList/warehouse',
    answer(listGoods, { ...page, landed_complete: null, list: [lamp] }),
    answer(addToShowcase, { results: [added], undo_token: null, undo_until: null, limit }),
  );
  await screen.findByText(lamp.title);
  press('Select');
  fireEvent.click(await screen.findByRole('button', { name: 'All shown' }));
  press('Add 1 product');
  const sheet = within(await screen.findByRole('dialog', { name: 'Add 1 product' }));
  fireEvent.click(await sheet.findByRole('radio', { name: 'Markup on the cost' }));
  fireEvent.change(sheet.getByLabelText('Markup in percent'), { target: { value: '0' } });
  expect(sheet.getByText('Raised to break-even')).toBeDefined();
  fireEvent.change(sheet.getByLabelText('Markup in percent'), { target: { value: 'a lot' } });
  expect(sheet.getByText('Write a whole number from 0 to 1,000')).toBeDefined();
  expect(sheet.getByRole('button', { name: 'Add at these prices' })).toMatchObject({ disabled: true });
  fireEvent.change(sheet.getByLabelText('Markup in percent'), { target: { value: '100' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Add at these prices' }));
  await screen.findByText('On sale at $24.99');
  expect(asked('/showcase/add')).toEqual([{ items: [{ goods_id: idOf(51), sale_price: '24.00' }] }]);
});

test('a good has an address of its own, and its sheet says what it leaves and what a return costs', async () => {
  open(`/goodsList/warehouse?goods=${idOf(51)}`);
  const sheet = await screen.findByRole('dialog');
  await within(sheet).findByText('Your loss on a return');
  expect(within(sheet).getByText('Expected profit with 8% returned')).toBeDefined();
  expect(await within(sheet).findByText(/Buyers see shipping and days for their own country/)).toBeDefined();
  expect(within(sheet).getByText('94% of its last parcels')).toBeDefined();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('a product that is on sale is shared from its own sheet', async () => {
  const share = vi.fn<(card: ShareData) => Promise<void>>(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  open(`/goodsList?item=${idOf(1)}`, answer(listShowcase, oneItem), answer(listLinks, linksAnswer));
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.click(await sheet.findByRole('link', { name: 'Share' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Mug 1', url: showcaseItem.public_url }));
  Reflect.deleteProperty(navigator, 'share');
});

const notKept = { undo_token: null, undo_until: null, limit };

/** Takes it off sale as a merchant does: the button, then the same word in the dialog that asks. */
async function takeOffSale() {
  fireEvent.click((await screen.findAllByRole('button', { name: 'Take off sale' })).at(-1) ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: /^Take .* off sale\?$/ });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Take off sale' }));
}

test('a product that was taken off sale is put back by one tap', async () => {
  const asked = open(
    '/goodsList',
    answer(listShowcase, shelf),
    answer(removeFromShowcase, { results: [{ id: idOf(1), ...result }], ...notKept }),
  );
  fireEvent.click((await screen.findAllByRole('button', { name: /Mug 1/ }))[0] ?? document.body);
  await takeOffSale();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(asked('/showcase/del')).toEqual([
      { ids: [idOf(1)], mode: 'delist' },
      { ids: [idOf(1)], mode: 'relist' },
    ]),
  );
  expect(await screen.findByText('Undone')).toBeDefined();
});

test('of several, only those that were on sale go off it, and come back to it', async () => {
  const list = shelf.list.map((item) =>
    item.id === idOf(1) ? { ...item, status: 'delisted' as const, delist_reason: null } : item,
  );
  const results = [2, 3].map((n) => ({ id: idOf(n), ...result }));
  const asked = open(
    '/goodsList',
    answer(listShowcase, { ...shelf, list }),
    answer(removeFromShowcase, { results, ...notKept }),
  );
  await screen.findByText('Mug 1');
  press('Select');
  press('All shown');
  await takeOffSale();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const ids = [idOf(2), idOf(3)];
  await waitFor(() =>
    expect(asked('/showcase/del')).toEqual([
      { ids, mode: 'delist' },
      { ids, mode: 'relist' },
    ]),
  );
});

test('a product that cannot go back on sale any more is not called undone', async () => {
  const no = { ok: false, code: 402, reason: 'below_break_even', msg: 'said by the server' };
  open(
    '/goodsList',
    answer(listShowcase, shelf),
    answerWith(removeFromShowcase, ({ mode }) => ({
      results: [{ id: idOf(1), ...(mode === 'delist' ? result : no) }],
      ...notKept,
    })),
  );
  fireEvent.click((await screen.findAllByRole('button', { name: /Mug 1/ }))[0] ?? document.body);
  await takeOffSale();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^1 of 1 could not be changed: /)).toBeDefined();
  expect(screen.queryByText('Undone')).toBeNull();
});
