// The one click of a mail program (RFC 8058): it ends an email without a page, a cookie or an origin of ours.
import { expect, test } from 'vitest';
import { refuse } from '#domain/wire/errors.ts';
import { shop } from '#features/storefront/page.samples.ts';
import { openStorefront } from './storefront.rig.ts';

const click = 'List-Unsubscribe=One-Click';
/** What a mail program sends: no cookie, no origin, and a form of its own. */
const program = { origin: '', 'content-type': 'application/x-www-form-urlencoded', host: 'shop.example' };

test('a post ends the email it names, and opening the address only leads to the page that asks', async () => {
  const { asked, get, postBytes } = openStorefront({
    shopInfo: () => shop,
    stopRestock: () => ({ state: 'stopped' }),
    stopReminder: ({ input }) => {
      if (input['token'] === 'forged') throw refuse('recordNotFound', { field: 'token' });
      return { state: 'stopped' };
    },
  });
  for (const kind of ['restock', 'reminder']) {
    const url = `/s/harbour/${kind}/tok/unsubscribe`;
    expect((await get(url)).statusCode).toBe(303);
    expect(asked.some(({ name }) => name.startsWith('stop'))).toBe(kind === 'reminder');
    const answer = await postBytes(url, Buffer.from(click), program);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
  }
  expect(asked.map(({ name, input }) => [name, input['token']])).toEqual([
    ['stopRestock', 'tok'],
    ['stopReminder', 'tok'],
  ]);
  expect((await get('/s/harbour/reminder/tok/unsubscribe')).headers.location).toBe(
    '/s/harbour/reminder/tok/stop',
  );
  const forged = await postBytes('/s/harbour/reminder/forged/unsubscribe', Buffer.from(click), program);
  expect(forged.statusCode).toBe(404);
});
