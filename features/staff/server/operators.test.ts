import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorRoles } from '#domain/rights.ts';
import { listSuppliers } from '#features/goods/contract.ts';
import { operatorLogin, operatorLogout, operatorMe, supplierMe } from '#features/staff/contract.ts';
import { consoleToken } from '#testing/door.ts';
import { openApp, password, supplier, type App } from '#tools/testing/ledger-app.ts';
import { makeOperator } from './public.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
  await app.stockUp(1);
});
afterAll(() => app.close());

test('an operator signs in and is told who they are', async () => {
  const token = await consoleToken(app, { username: 'OLGA', password });
  expect(await app.ask(operatorMe, {}, { token })).toMatchObject({
    username: 'olga',
    name: 'Olga',
    roles: [...operatorRoles],
    supplier: null,
    test_data: true,
  });
});

test("a supplier's person signs in at the same door and gets a session of another kind", async () => {
  const token = await consoleToken(app, { username: 'sven', password });
  expect(await app.ask(supplierMe, {}, { token })).toMatchObject({
    roles: ['supplier'],
    supplier: { name: supplier.name },
  });
  expect(await app.call(operatorMe, {}, { token })).toMatchObject({ code: 409 });
  expect(await app.call(listSuppliers, {}, { token })).toMatchObject({ code: 409 });
});

test('wrong, unknown and empty credentials are told apart only as far as they may be', async () => {
  const wrong = await app.call(operatorLogin, { username: 'olga', password: 'wrong words' });
  const unknown = await app.call(operatorLogin, { username: 'nobody', password });
  expect(wrong).toMatchObject({ code: 413, data: { reason: 'wrong' } });
  expect(unknown).toMatchObject({ code: 413, msg: wrong.msg, data: { reason: 'wrong' } });
  expect(await app.call(operatorLogin, { username: 'olga' })).toMatchObject({ code: 412 });
});

test('signing out ends the session; without one there is nothing to end', async () => {
  const token = await app.signInOperator();
  expect(await app.ask(operatorLogout, {}, { token })).toEqual({ ended: true });
  expect(await app.call(operatorMe, {}, { token })).toMatchObject({ code: 401 });
  expect(await app.ask(operatorLogout, {}, { token })).toEqual({ ended: false });
  expect(await app.ask(operatorLogout, {})).toEqual({ ended: false });
});

test('a name is taken once, in whatever case, and a weak password by nobody', async () => {
  const person = { username: 'Olga', password, name: 'Other', roles: ['catalogue'] } as const;
  await expect(makeOperator(app.env, person)).rejects.toMatchObject({ key: 'usernameExists' });
  await expect(
    makeOperator(app.env, { ...person, username: 'peter', password: '12345678' }),
  ).rejects.toMatchObject({ shown: { field: 'password', reason: 'too_common' } });
});
