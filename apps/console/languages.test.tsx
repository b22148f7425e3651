import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { languageNames } from '#domain/text/language.ts';
import { openConsole, pageOf, parcel, person, refused, stubLine } from '#testing/console.tsx';

afterEach(cleanup);

const supplier = { '/op/me': () => refused(409), '/sup/me': () => person('supplier') };
/** Languages in their own names. */
const ownNames = new RegExp(Object.values(languageNames).join('|').replace(/[()]/g, '.'), 'g');
/** Names and codes, which every language writes as they are. */
const names =
  /Stockless|Ctrl K|Enter|Esc|Shift|CSV|PDF|API|parcel|carrier|tracking|cost_from|stock|code|version|cost|test-post|Mara Olsen|Northwind Textiles|post|S-\d/gi;

test('no place of a supplier says English in Japanese', async () => {
  stubLine({
    ...supplier,
    '/sup/parcel/list': () => ({ counts: { to_ship: 0 }, ...pageOf([]) }),
    '/sup/key/list': () => ({ list: [], limit: 5 }),
  });
  const places = ['/dispatch', '/scan', '/dispatch/tracking', '/dispatch/keys', '/stock/file'];
  for (const place of places) {
    openConsole(place, 'a-token', 'ja');
    await waitFor(() => {
      const title = screen.getByRole('heading', { level: 1 }).textContent;
      expect(title).not.toBe('コンソール');
    });
    expect(document.documentElement.lang).toBe('ja');
    const shown = document.querySelector('#root, main#content')?.textContent ?? '';
    expect(shown, place).toMatch(/[ぁ-ん]/);
    const english = shown
      .replace(ownNames, '')
      .replace(names, '')
      .match(/[A-Za-z]{4,}(?: [a-z]{2,})+/g);
    expect(english, place).toBeNull();
    cleanup();
  }
});

test('a supplier changes the language where it stands; an operator reads English', async () => {
  stubLine({ ...supplier, '/sup/parcel/list': () => ({ counts: {}, ...pageOf([parcel(1)]) }) });
  openConsole('/dispatch', 'a-token', 'ja');
  await screen.findByRole('heading', { level: 1, name: '発送' });
  const [choice] = screen.getAllByLabelText('言語');
  if (choice !== undefined) fireEvent.change(choice, { target: { value: 'vi' } });
  await screen.findByRole('heading', { level: 1, name: 'Gửi hàng' });
  expect(localStorage.getItem('console_lang')).toBe('vi');
  cleanup();
  stubLine({ '/op/me': () => person('owner') });
  openConsole('/account', 'a-token', 'ja');
  await screen.findByRole('heading', { level: 1, name: 'My access' });
  expect(document.documentElement.lang).toBe('en');
});
