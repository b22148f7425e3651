// Views of lists are a person's own, within bounds.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { changeView, chooseView, deleteView, savedViews, saveView } from '#features/lists/contract.ts';
import { openTestSession } from '#platform/testing/session.ts';
import type { OperatorRole } from '#domain/rights.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const list = 'listConsoleOrders';

async function person(...roles: OperatorRole[]) {
  const { env } = app.composed;
  const personId = env.random.id(env.clock.now());
  const facts = { actor: 'operator', personId, roles, shopId: undefined, supplierId: undefined } as const;
  return openTestSession(app.database, env.clock.now(), facts);
}

const query = { q: 'anna', filters: { status: ['shipped'] }, sort: 'amount' };

test('a view is kept, replaced by its name, renamed, chosen and deleted by its owner', async () => {
  const { token } = await person('service');
  const made = await app.ask(saveView, { list, name: 'Mine', query, is_shared: false }, { token });
  expect(made).toMatchObject({ name: 'Mine', query, is_mine: true, is_default: false });
  const again = await app.ask(saveView, { list, name: 'Mine', query: {}, is_shared: false }, { token });
  expect(again).toMatchObject({ id: made.id, query: {} });
  await app.ask(changeView, { id: made.id, name: 'Other', is_shared: true }, { token });
  await app.ask(chooseView, { list, id: made.id }, { token });
  const { list: kept } = await app.ask(savedViews, { list }, { token });
  expect(kept).toMatchObject([{ name: 'Other', is_shared: true, is_default: true }]);
  await app.ask(deleteView, { id: made.id }, { token });
  expect(await app.ask(savedViews, { list }, { token })).toEqual({ list: [] });
});

test('others see a shared view, cannot change it, and no view of a list that is not theirs', async () => {
  const owner = await person('service');
  const other = await person('auditor');
  const stranger = await person('catalogue');
  const ask = { list, query, is_shared: true } as const;
  const shared = await app.ask(saveView, { ...ask, name: 'Shared' }, { token: owner.token });
  const secret = await app.ask(
    saveView,
    { ...ask, name: 'Secret', is_shared: false },
    { token: owner.token },
  );
  const { list: seen } = await app.ask(savedViews, { list }, { token: other.token });
  expect(seen.map(({ id, is_mine: isMine }) => [id, isMine])).toEqual([[shared.id, false]]);
  const change = { id: shared.id, name: 'Taken', is_shared: false };
  expect(await app.call(changeView, change, { token: other.token })).toMatchObject({ code: 404 });
  expect(await app.call(deleteView, { id: shared.id }, { token: other.token })).toMatchObject({ code: 404 });
  expect(await app.call(chooseView, { list, id: secret.id }, { token: other.token })).toMatchObject({
    code: 404,
  });
  expect(await app.call(savedViews, { list }, { token: stranger.token })).toMatchObject({ code: 409 });
});

test('thirty at once cannot keep more views than there are places', async () => {
  const { token } = await person('service');
  const save = (name: string) => app.call(saveView, { list, name, query: {}, is_shared: false }, { token });
  for (let n = 0; n < limits.viewsMax - 5; n += 1)
    expect(await save(`View ${n}`)).toMatchObject({ code: 200 });
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => save(`More ${n}`)));
  expect(answers.filter(({ code }) => code === 200).length).toBeLessThanOrEqual(5);
  await Promise.all(Array.from({ length: 10 }, (_, n) => save(`Last ${n}`)));
  const { list: kept } = await app.ask(savedViews, { list }, { token });
  expect(kept.filter(({ is_mine: isMine }) => isMine).length).toBeLessThanOrEqual(limits.viewsMax);
  for (let n = 0; n < 6; n += 1) await save(`Rest ${n}`);
  const full = await save('One too many');
  expect(full).toMatchObject({ code: 203, data: { reason: 'too_many_views' } });
});
