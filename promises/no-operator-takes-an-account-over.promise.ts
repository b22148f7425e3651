// A forgotten password is replaced by its owner, with the confirmed address or a code on paper. Whoever works here cannot
// do it alone: no call of the console reaches what a merchant signs in and pays out with.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopIdOf } from '#domain/wire/ids.ts';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { renewAccountCodes } from '#features/people/recovery.contract.ts';
import { updatePayPassword } from '#features/people/safety.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { lessenPerson, proposeRoleChange, renewConsoleLink } from '#features/staff/people.contract.ts';
import { pin, turnFactorOn } from '#testing/payees.ts';
import { withPush, type PushApp } from '#testing/push.ts';
import { openTestApp, password, type TestShop, type TestApp } from '#testing/test-app.ts';
import { hostileInputsOf, inputsWithIds } from './inputs/hostile.ts';
import { fieldsOf } from './inputs/inputs.ts';
import { say, sql } from './rigs/rig.ts';
import { makeSessions, openAs, type Sessions } from './rigs/sessions.ts';

let app: TestApp;
let push: PushApp;
let shop: TestShop;
let sessions: Sessions;
let code: () => string;
const email = 'mara@shop.example';
beforeAll(async () => {
  app = await openTestApp();
  push = await withPush(app);
  shop = await app.makeShop('Own Shop');
  const token = await app.merchant(shop);
  await push.address(token, email);
  await app.ask(updatePayPassword, { password, new: pin, confirm: pin }, { token });
  code = await turnFactorOn(app, shop);
  // Signing in takes a code of its own.
  const again = { token: await app.merchant(shop) };
  await app.ask(renewAccountCodes, { password, code: code() }, again);
  sessions = await makeSessions(app, shop);
});
afterAll(async () => {
  await push.service.close();
  await app.close();
});

const operatorCalls = () =>
  [...app.composed.registry.kept.values()]
    .map(({ endpoint }) => endpoint)
    .filter(({ actor }) => actor === 'operator');

/** Fields of a secret or an address that calls of the console take: all of them the person's own. */
const ownSecrets = { changeConsolePassword: ['password'], removeFactor: ['passkey'] };

const isSecret = (name: string) => /pass|pin$|mail|factor|secret|recovery|phone|totp/.test(name);

test('no call of the console takes a password, an address or a factor but one’s own', () => {
  const found = operatorCalls().flatMap((endpoint) => {
    const names = fieldsOf(endpoint).flatMap(({ name, path }) => (isSecret(name) ? [path] : []));
    return names.length === 0 ? [] : [[endpoint.name, names] as const];
  });
  expect(Object.fromEntries(found)).toEqual(ownSecrets);
});

/** All that a merchant signs in and pays out with, as it stands in the database. */
async function readKeys(): Promise<unknown> {
  const [shopId, { personId }] = [shopIdOf(shop.shopId) ?? 0n, sessions.people.merchant];
  const { direct } = app.composed.env.db;
  const merchant = sql(
    'select username, password_hash, email, email_changed_at, phone from merchant where shop_id = $1 and id = $2',
  );
  const found = await direct.rows(merchant, [shopId, personId]);
  expect(found).toMatchObject([{ username: shop.username, email }]);
  const keys: unknown[] = [found];
  for (const table of ['merchant_safety', 'account_code', 'recovery_code', 'notice_reach']) {
    const rows = await direct.rows(
      sql(`select t::text as row from ${table} t where shop_id = $1 order by 1`),
      [shopId],
    );
    expect([table, rows.length > 0]).toEqual([table, true]);
    keys.push(rows);
  }
  return keys;
}

/** What somebody would send who knows the merchant: their name, code, ids, address and the password that they wish for. */
function triesOf(endpoint: Endpoint): unknown[] {
  const { personId } = sessions.people.merchant;
  const names = { username: shop.username, shop: shop.shopId, shop_id: shop.shopId, handle: shop.handle };
  const wish = { email: 'thief@shop.example', password: 'taken-over-by-me-7', new: 'taken-over-by-me-7' };
  const real = { ...names, ...wish, person_id: personId, id: personId, pay_password: '135792' };
  const [short, full] = hostileInputsOf(endpoint, real);
  return [short?.input, full?.input, ...inputsWithIds(endpoint, [personId, `${shop.shopId}.${personId}`])];
}

test('no operator with every right changes what a merchant signs in and pays out with', async () => {
  const before = await readKeys();
  const { operator } = sessions.people;
  let tried = 0;
  for (const endpoint of operatorCalls()) {
    for (const input of triesOf(endpoint)) {
      await say(app.composed, endpoint.name, { input, token: await openAs(app, operator) });
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(operatorCalls().length * 2);
  expect(await readKeys()).toEqual(before);
  const { username } = shop;
  expect(await app.call(login, { username, password: 'taken-over-by-me-7' })).toMatchObject({ code: 413 });
  // The owner is still in, and what they change themselves is changed.
  const { token } = await app.ask(login, { username, password, code: code() });
  await app.ask(renewAccountCodes, { password, code: code() }, { token });
  expect(await readKeys()).not.toEqual(before);
});

test('the calls that come nearest, a new link and a new start, know people of the console alone', async () => {
  const { operator, merchant } = sessions.people;
  const token = await openAs(app, operator);
  const { personId: person_id } = merchant;
  const why = 'They have lost their password and ask us for help.';
  const asked = [
    await app.call(renewConsoleLink, { person_id }, { token }),
    await app.call(proposeRoleChange, { person_id, kind: 'reset_factor', why }, { token }),
    await app.call(lessenPerson, { person_id, disable: true, why }, { token }),
  ];
  expect(asked.map((answer) => answer.code)).toEqual([404, 404, 404]);
});
