// Drafts that their writers cannot publish are a queue on Today, for the other people who publish.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consoleToken } from '#testing/door.ts';
import { openTestTown, password, type TestTown } from '#testing/test-app.ts';
import { today } from '#features/lists/contract.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import * as calls from '#features/help/content.contract.ts';

let town: TestTown;
beforeAll(async () => {
  town = await openTestTown();
});
afterAll(() => town.close());

test('Today counts the drafts that speak of payment until a second person has published them', async () => {
  const second = { username: 'second-editor', password };
  await makeOperator(town.composed.world, { ...second, name: 'Second', roles: ['content'] });
  const [writer, publisher] = [await town.operator(), await consoleToken(town, second)];
  const queue = async () => {
    const { queues } = await town.ask(today, {}, { token: publisher });
    return queues.find(({ name }) => name === 'contentDrafts');
  };
  const draft = (id: string, body: string) =>
    town.ask(
      calls.saveArticleDraft,
      { id, lang: 'en', revision: 0, title: 'A title', body },
      { token: writer },
    );
  expect(await queue()).toMatchObject({ count: 0, oldest_at: null, to: '/content' });
  await draft('shipping', 'Parcels leave on workdays.');
  expect(await queue()).toMatchObject({ count: 0 });
  const { revision } = await draft('sign-in', 'Please deposit 500 USDT to unlock your wallet.');
  expect(await queue()).toMatchObject({ count: 1, oldest_at: town.clock.now().toISOString() });
  const ask = { kind: 'article', id: 'sign-in', lang: 'en', revision } as const;
  expect(await town.call(calls.publishContent, ask, { token: writer })).toMatchObject({ code: 409 });
  expect(await queue()).toMatchObject({ count: 1 });
  await town.ask(calls.publishContent, ask, { token: publisher });
  expect(await queue()).toMatchObject({ count: 0, oldest_at: null });
});
