// Terms and fees are accepted by version, kept for good, asked again when they change, and lock nothing.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openTestApp, password, type TestApp } from '#testing/test-app.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { termsClauses, trustVersions } from '#domain/content/trust-documents.ts';
import { addInvitations, inviteCode } from '#features/invitation/contract.ts';
import { me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { acceptTerms, termsState } from '#features/trust/acceptance.contract.ts';
import { wallet } from '#features/wallet/contract.ts';
import { statement } from '#platform/db/database.ts';
import { uniqueShopName } from '#testing/shop-names.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const current = { terms: trustVersions.terms.version, fees: trustVersions.fees.version };

async function ticket(): Promise<string> {
  const { list } = await app.ask(addInvitations, { count: 1 }, { token: await app.operator() });
  return (await app.ask(inviteCode, { code: list[0]?.code ?? '' })).invite_ticket;
}

async function register(accepts?: { terms: number; fees: number }, lang?: string) {
  const person = { username: `new-${randomUUID().slice(0, 8)}`, password, confirm_password: password };
  const more = { ...(accepts === undefined ? {} : { accepts }), ...(lang === undefined ? {} : { lang }) };
  const shop = {
    shop_name: uniqueShopName('Paper'),
    register: true,
    invite_ticket: await ticket(),
  };
  return app.call(login, { ...person, ...shop, ...more });
}

const opened = z.object({ token: z.string() });
const tokenOf = (answer: { data: unknown }) => z.parse(opened, answer.data).token;
const tasksOf = async (token: string) =>
  (await app.ask(me, {}, { token })).info.tasks.map(({ code }) => code);

test('what is accepted with the account is kept by version, with the hash of its text and the moment', async () => {
  const token = tokenOf(await register(current, 'ja'));
  const at = app.clock.now().toISOString();
  const { documents } = await app.ask(termsState, {}, { token });
  expect(
    documents.map(({ document, accepted, is_due: due }) => [document, accepted?.version, accepted?.at, due]),
  ).toEqual([
    ['terms', current.terms, at, false],
    ['fees', current.fees, at, false],
  ]);
  for (const { accepted } of documents) expect(accepted?.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(await tasksOf(token)).not.toContain('accept_terms');
  // In another language it is another text.
  const english = await app.ask(termsState, {}, { token: tokenOf(await register(current, 'en')) });
  expect(english.documents[0]?.accepted?.sha256).not.toBe(documents[0]?.accepted?.sha256);
  expect(english.documents[1]?.accepted?.sha256).toBe(documents[1]?.accepted?.sha256);
});

test('a version that does not hold is refused before anything is made', async () => {
  expect(await register({ ...current, fees: current.fees + 1 })).toMatchObject({
    code: 405,
    data: { field: 'accepts', reason: 'changed', document: 'fees', current: current.fees },
  });
});

test('a client that says nothing of them registers; they are a task with every clause until they are accepted', async () => {
  const token = tokenOf(await register());
  expect(await tasksOf(token)).toContain('accept_terms');
  const before = await app.ask(termsState, {}, { token });
  expect(before.documents[0]).toMatchObject({ accepted: null, is_due: true, url: '/en/trust/terms' });
  expect(before.documents[0]?.changes).toHaveLength(termsClauses.length);
  expect(before.documents[0]?.changes.every(({ title, text }) => title !== '' && !/[{}]/.test(text))).toBe(
    true,
  );
  // Nothing waits for it.
  expect(await app.call(wallet, {}, { token })).toMatchObject({ code: 200 });
  const documents = before.documents.map(({ document, version }) => ({ document, version }));
  const asked = { documents };
  const after = await app.ask(acceptTerms, asked, { token });
  expect(after.documents.every(({ is_due: isDue }) => !isDue)).toBe(true);
  app.clock.set(new Date(app.clock.now().getTime() + 60_000));
  // Accepted again it stays as it was.
  expect(await app.ask(acceptTerms, asked, { token })).toEqual(after);
  expect(await tasksOf(token)).not.toContain('accept_terms');
});

test('an earlier version is asked for again, with what has changed since; nobody can rewrite what was accepted', async () => {
  const token = tokenOf(await register(current));
  const { info } = await app.ask(me, {}, { token });
  const { direct } = app.composed.env.db;
  for (const text of [
    'update terms_acceptance set version = 2',
    'delete from terms_acceptance where shop_id = $1',
  ]) {
    const forged = statement<never>(`test-${text.slice(0, 6)}`, text);
    await expect(
      direct.rows(forged, text.includes('$1') ? [shopIdOf(info.shop.id) ?? 0n] : []),
    ).rejects.toThrow('permission denied');
  }
  const was = trustVersions.terms.version;
  try {
    Object.assign(trustVersions.terms, { version: was + 1 });
    const { documents } = await app.ask(termsState, {}, { token });
    expect(documents[0]).toMatchObject({ version: was + 1, accepted: { version: was }, is_due: true });
    expect(documents[0]?.changes).toEqual([]);
    expect(await tasksOf(token)).toContain('accept_terms');
    const old = { documents: [{ document: 'terms' as const, version: was }] };
    expect(await app.call(acceptTerms, old, { token })).toMatchObject({
      code: 405,
      data: { reason: 'changed' },
    });
  } finally {
    Object.assign(trustVersions.terms, { version: was });
  }
});
