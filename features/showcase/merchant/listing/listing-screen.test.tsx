// The words and pictures of a product as its merchant writes and arranges them.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '#apps/merchant/App.tsx';
import { readListing, saveListing, undoListing } from '#features/showcase/listing.contract.ts';
import { shopEnv } from '#testing/merchant/answers.ts';
import { idOf } from '#testing/merchant/sample.ts';
import { answer, refusal, stubServer } from '#testing/merchant/stub-server.ts';
import type { Answer } from '#testing/merchant/stub-server.ts';
import type { Listing } from './types.ts';

const listing: Listing = {
  id: idOf(11),
  code: 'MUG-01',
  public_url: 'http://shop.test/s/corner/goods/1',
  on_sale: true,
  version: 2,
  texts: [{ lang: 'ja', title: '私のマグ', description: null }],
  supplier_texts: [{ lang: 'en', title: 'Stoneware mug', description: 'Holds 350 ml.' }],
  pictures: ['a', 'b', 'c'].map((name) => ({ url: `/files/${name}.svg`, is_own: false })),
  supplier_pictures: ['a', 'b', 'c', 'd'].map((name) => ({ url: `/files/${name}.svg` })),
  video: null,
  follows_supplier: false,
  legal: { warnings: 'Hot when filled.', maker: 'Kiln Works', eu_person: null },
  supplier_names: 'Stoneware mug',
  gtin: null,
  undo_until: '2099-03-02T10:30:00.000Z',
};

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open(...inFront: Answer[]) {
  const { fetch, asked } = stubServer([...inFront, answer(readListing, listing), ...shopEnv()]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', `/goodsList/listing?id=${listing.id}`);
  render(<App />);
  await screen.findByRole('heading', { name: 'What buyers see' });
  return (name: string) =>
    asked.filter(({ path, ask }) => path.endsWith(name) && ask !== undefined).map(({ ask }) => ask);
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('only what was changed is sent, over the version that was read', async () => {
  const asked = await open(answer(saveListing, { ...listing, version: 3 }));
  expect(screen.getByText('Hot when filled.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  type('Title', '  My mug ');
  press('Save');
  await waitFor(() =>
    expect(asked('/showcase/listing').at(-1)).toEqual({
      id: listing.id,
      version: 2,
      texts: [{ lang: 'en', title: 'My mug', description: null }],
    }),
  );
  expect(await screen.findByText('Saved. Buyers see it now.')).toBeDefined();
});

test('pictures are moved and left out by buttons, and shown again', async () => {
  const asked = await open(answer(saveListing, { ...listing, version: 3 }));
  const list = within(screen.getAllByRole('list', { name: 'Pictures' })[0] ?? document.body);
  press('Make picture 3 the first');
  press('Remove picture 2');
  press('Show supplier’s picture 2');
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  press('Save');
  await waitFor(() =>
    expect(asked('/showcase/listing').at(-1)).toEqual({
      id: listing.id,
      version: 2,
      pictures: ['c', 'b', 'd'].map((name) => ({ url: `/files/${name}.svg` })),
    }),
  );
});

test('what cannot be said is named before it is sent', async () => {
  const asked = await open();
  type('Description', 'Fine.\n\n<b>Write</b> to me');
  expect(await screen.findByText('Line 3: Remove <b>: HTML isn’t possible here.')).toBeDefined();
  press('Save');
  expect(asked('/showcase/listing').filter((ask) => 'texts' in Object(ask))).toEqual([]);
});

test('the last change is undone, and somebody else’s is shown, not overwritten', async () => {
  const asked = await open(
    answer(undoListing, { ...listing, version: 3, undo_until: null }),
    refusal(saveListing, 'staleVersion', { reason: 'stale' }),
  );
  press('Undo');
  await waitFor(() => expect(asked('/showcase/listing_undo')).toEqual([{ id: listing.id, version: 2 }]));
  type('Title', 'My mug');
  press('Save');
  expect(await screen.findByText(/This product was changed somewhere else/)).toBeDefined();
});
