// The screens of collections against the contracts: what is chosen, typed, refused beside its field, and undone.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '#apps/merchant/App.tsx';
import { listCollections, readCollection, saveCollection, setFeatured } from '#features/content/contract.ts';
import { shopEnv } from '#testing/merchant/answers.ts';
import { answerWith, stubServer, type Answer } from '#testing/merchant/stub-server.ts';
import type { Collection, Item, Listed } from './types.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const idOf = (digit: number) => `0198a7c2-4b1e-4c3d-8f2a-1b2c3d4e5f6${digit}`;
const itemOf = (digit: number, title: string, isListed = true): Item => ({
  id: idOf(digit),
  title,
  image: null,
  on_sale: isListed,
});
const tea: Collection = {
  id: idOf(9),
  slug: 'tea',
  title: 'Tea',
  kind: 'rule',
  is_shown: false,
  goods: 3,
  public_url: 'https://shops.example/s/mugs/c/tea',
  version: 4,
  texts: [{ lang: 'en', title: 'Tea', description: '' }],
  items: null,
  rule: {
    type_id: null,
    price_min: '10.00',
    price_max: null,
    new_days: 30,
    is_on_sale: false,
    is_in_stock: true,
    sort: 'new',
  },
  currency: 'USD',
};
const listed = (part: Partial<Listed> = {}): Listed => ({
  list: [tea],
  max: 50,
  featured: { goods: [itemOf(1, 'White mug'), itemOf(2, 'Old mug', false)], max: 12, version: 2 },
  currency: 'USD',
  ...part,
});

function open(path: string, ...answers: Answer[]) {
  const { fetch, asked } = stubServer([...answers, ...shopEnv()]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', path);
  render(<App />);
  return (end: string) => asked.filter(({ path: to }) => to.endsWith(end)).map(({ ask }) => ask);
}

test('featured products are moved by their buttons, said, saved over the version that was read, and undone', async () => {
  let now = listed();
  const asks = open(
    '/shop/collections',
    answerWith(listCollections, () => now),
    answerWith(setFeatured, () => {
      const goods = now.featured.goods.toReversed();
      now = listed({ featured: { ...now.featured, goods, version: now.featured.version + 1 } });
      return now;
    }),
  );
  const list = within(await screen.findByRole('list', { name: 'Featured products' }));
  expect(list.getAllByRole('listitem')[1]?.textContent).toContain('Not on sale');
  const row = await screen.findByRole('link', { name: /^Tea/ });
  expect(row.textContent).toContain('3 products · By a rule · Hidden');
  fireEvent.click(list.getByRole('button', { name: 'Move White mug down' }));
  expect(await screen.findByText('White mug is now 2 of 2')).toBeTruthy();
  await waitFor(() =>
    expect(asks('/collection/featured')).toEqual([{ goods_ids: [idOf(2), idOf(1)], version: 2 }]),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(asks('/collection/featured').at(-1)).toEqual({ goods_ids: [idOf(1), idOf(2)], version: 3 }),
  );
});

test('a rule is changed where it stands; what cannot be is said beside its field and not sent', async () => {
  const asks = open(
    `/shop/collections/${tea.id}`,
    answerWith(readCollection, () => tea),
    answerWith(saveCollection, () => ({ ...tea, version: 5 })),
  );
  const field = await screen.findByLabelText('Price up to');
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toHaveProperty('disabled', true);
  fireEvent.change(field, { target: { value: '5' } });
  expect(await screen.findByText('“Up to” is less than “from”')).toBeTruthy();
  fireEvent.click(save);
  fireEvent.change(field, { target: { value: '50' } });
  fireEvent.change(screen.getByLabelText('Added within days'), { target: { value: '0' } });
  expect(await screen.findByText('Write a number from 1 to 365')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Added within days'), { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('Text (optional)'), { target: { value: 'Mail me@shop.example' } });
  await waitFor(() =>
    expect(screen.getByLabelText('Text (optional)').getAttribute('aria-invalid')).toBe('true'),
  );
  fireEvent.click(save);
  expect(asks('/v1/collection')).toHaveLength(1);
  fireEvent.change(screen.getByLabelText('Text (optional)'), { target: { value: 'For slow mornings' } });
  fireEvent.click(save);
  await waitFor(() =>
    expect(asks('/v1/collection').at(-1)).toMatchObject({
      id: tea.id,
      version: 4,
      texts: [{ lang: 'en', title: 'Tea', description: 'For slow mornings' }],
      rule: { price_min: '10.00', price_max: '50.00', new_days: null, sort: 'new' },
    }),
  );
});

test('a new collection needs a title and is made under one id', async () => {
  const asks = open(
    '/shop/collections/new',
    answerWith(listCollections, () => listed({ list: [] })),
    answerWith(saveCollection, () => tea),
    answerWith(readCollection, () => tea),
  );
  fireEvent.click(await screen.findByRole('switch', { name: 'Show to buyers' }));
  const save = screen.getByRole('button', { name: 'Save' });
  fireEvent.click(save);
  expect(await screen.findByText('Write a title in at least one language')).toBeTruthy();
  expect(asks('/v1/collection')).toEqual([]);
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Tea' } });
  fireEvent.click(save);
  await waitFor(() =>
    expect(asks('/v1/collection')[0]).toMatchObject({ version: 0, is_shown: false, goods_ids: [] }),
  );
  await waitFor(() => expect(location.pathname).toBe(`/shop/collections/${tea.id}`));
});
