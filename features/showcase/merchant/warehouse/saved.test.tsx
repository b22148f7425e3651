// The list of products for later: put on and taken off in the sheet of a product, and filtered by.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '#apps/merchant/App.tsx';
import { listGoods } from '#features/goods/contract.ts';
import { saveGoods } from '#features/showcase/saved.contract.ts';
import { shopEnv } from '#testing/merchant/answers.ts';
import { warehouseGood } from '#testing/merchant/goods.ts';
import { idOf, page } from '#testing/merchant/sample.ts';
import { answer, refusal, stubServer } from '#testing/merchant/stub-server.ts';
import type { Answer } from '#testing/merchant/stub-server.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const lamp = { ...warehouseGood, id: idOf(51) };

function open(path: string, ...inFront: Answer[]) {
  const { fetch, asked } = stubServer([
    ...inFront,
    answer(listGoods, { ...page, landed_complete: null, list: [lamp] }),
    ...shopEnv(),
  ]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', path);
  render(<App />);
  return (name: string) => asked.filter(({ path: at }) => at.endsWith(name)).map(({ ask }) => ask);
}

test('a product is saved for later, and the button says so', async () => {
  const saved = { goods_id: lamp.id, saved: true, count: 1, max: 200 };
  const asked = open(`/goodsList/warehouse?goods=${lamp.id}`, answer(saveGoods, saved));
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.click(await sheet.findByRole('button', { name: 'Save for later', pressed: false }));
  await sheet.findByRole('button', { name: 'Saved for later', pressed: true });
  expect(asked('/goods/save')).toEqual([{ goods_id: lamp.id, saved: true }]);
});

test('a full list says how many it holds', async () => {
  open(
    `/goodsList/warehouse?goods=${lamp.id}`,
    refusal(saveGoods, 'invalidOperation', { reason: 'saved_max', max: 200 }),
  );
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.click(await sheet.findByRole('button', { name: 'Save for later' }));
  await sheet.findByText('You can save 200 products. Remove one first.');
  expect(sheet.getByRole('button', { name: 'Save for later', pressed: false })).toBeDefined();
});

test('the filter of an address asks for the list alone', async () => {
  const asked = open('/goodsList/warehouse?saved=1');
  await screen.findByText(lamp.title);
  await waitFor(() => expect(asked('/goods/list').at(-1)).toMatchObject({ saved: true }));
});
