// Languages, carriers, steps, channels and the brand: changed with versions, and used at once.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consoleToken } from '#testing/door.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import * as brand from '#features/configuration/brand.contract.ts';
import * as op from '#features/configuration/contract.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { errorWords } from '#locales/server.ts';
import { sqlState, statement } from '#platform/db/database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const asOwner = async () => ({ token: await app.operator() });

async function otherOwner() {
  const username = `second-${randomUUID().slice(0, 8)}`;
  const password = 'this-is-only-a-test';
  await makeOperator(app.composed.env, { username, password, name: 'Second', roles: ['owner'] });
  return async () => ({ token: await consoleToken(app.composed, { username, password }) });
}

test('a language that is taken away is spoken to nobody; codes that mean the same are one', async () => {
  const { version } = await app.ask(op.languageSettings, {}, await asOwner());
  const set = async (list: string[], fallback: string, at = version) =>
    app.call(op.changeLanguages, { version: at, list, fallback }, await asOwner());
  expect(await set(['en', 'zh', 'zh-CN'], 'en')).toMatchObject({ code: 427, data: { field: 'list.2' } });
  expect(await set(['en', 'tlh'], 'en')).toMatchObject({ code: 426, data: { reason: 'unknown' } });
  expect(await set(['en', 'es'], 'fr')).toMatchObject({ code: 426, data: { reason: 'not_offered' } });
  expect(await set(['es', 'en'], 'es')).toMatchObject({ code: 200 });
  expect(await set(['en'], 'en')).toMatchObject({ code: 456 });
  const page = await app.composed.app.inject({
    url: '/api/v1/nothing',
    headers: { 'accept-language': 'fr, ja;q=0.5' },
  });
  expect(page.body).toContain(JSON.stringify(errorWords('es', 'recordNotFound', { reason: 'route' })));
  expect(app.composed.env.settings.now().languages).toEqual({ offered: ['es', 'en'], fallback: 'es' });

  const add = async (code: string) =>
    app.call(op.addLanguage, { version: version + 1, code }, await asOwner());
  expect(await add('en-GB')).toMatchObject({ code: 425 });
  expect(await add('xx')).toMatchObject({ code: 426 });
  expect(await add('fr')).toMatchObject({ code: 200 });
  const { list, fallback } = await app.ask(op.languageSettings, {}, await asOwner());
  expect(list.filter(({ offered }) => offered).map(({ code }) => code)).toEqual(['es', 'en', 'fr']);
  expect([fallback, list.length]).toEqual(['es', 10]);
  const { list: past } = await app.ask(op.settingsHistory, { kind: 'languages' }, await asOwner());
  expect(past.map((one) => one.version)).toEqual([2, 1]);
});

test('of thirty changes at once one is taken', async () => {
  const token = await app.operator();
  const { version } = await app.ask(op.channelSettings, {}, { token });
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      app.call(op.changeChannels, { version, feeds_off: ['meta'] }, { token }),
    ),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 456)).toHaveLength(29);
});

test('carriers and steps that are doubled or unknown are refused, each with its code', async () => {
  const carriers = async (list: { code: string; on: boolean; countries: string[] }[], version = 0) =>
    app.call(op.changeCarriers, { version, list }, await asOwner());
  const post = { code: 'test-post', on: true, countries: ['GB'] };
  expect(await carriers([post, post])).toMatchObject({ code: 432, data: { field: 'list.1.code' } });
  expect(await carriers([{ ...post, code: 'owl' }])).toMatchObject({ code: 433 });
  expect(await carriers([post])).toMatchObject({ code: 200 });

  const steps = async (list: { code: string; texts: { lang: string; text: string }[] }[]) =>
    app.call(op.changeSteps, { version: 0, list }, await asOwner());
  const one = { code: 'accepted', texts: [{ lang: 'en', text: 'On its way to us' }] };
  expect(await steps([one, one])).toMatchObject({ code: 434 });
  const twice = { ...one, texts: [...one.texts, { lang: 'en-US', text: 'Again' }] };
  expect(await steps([twice])).toMatchObject({ code: 435, data: { field: 'list.0.texts.1.lang' } });
  expect(await steps([{ ...one, code: 'teleported' }])).toMatchObject({ code: 433 });
  expect(await steps([{ ...one, texts: [{ lang: 'xx', text: 'What' }] }])).toMatchObject({ code: 426 });
  expect(await steps([one])).toMatchObject({ code: 200 });
  const { steps: shown } = await app.ask(op.logisticsSettings, {}, await asOwner());
  expect(shown[0]?.texts.find(({ lang }) => lang === 'en')?.text).toBe('On its way to us');
});

test('the name changes by two owners, and never to somebody else’s mark', async () => {
  const second = await otherOwner();
  const ask = {
    version: 0,
    name: 'Harbour',
    legal_name: 'Harbour Ltd',
    country: 'GB',
    why: 'We were renamed.',
  };
  const propose = async (over = {}) => app.call(brand.proposeLegal, { ...ask, ...over }, await asOwner());
  expect(await propose({ name: 'Amaz0n Shop' })).toMatchObject({
    code: 405,
    data: { field: 'name', reason: 'third_party_mark', mark: 'amazon' },
  });
  const { code, data } = await propose();
  expect(code).toBe(200);
  const id = typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : '';
  expect(await propose()).toMatchObject({ code: 203, data: { reason: 'proposed' } });
  const decide = async (as: typeof asOwner) =>
    app.call(brand.decideLegal, { id, verdict: 'confirmed' }, await as());
  expect(await decide(asOwner)).toMatchObject({ code: 409, data: { reason: 'same_person' } });
  expect(app.composed.env.brand.name).toBe('Stockless');
  expect(await decide(second)).toMatchObject({ code: 200 });
  expect(app.composed.env.brand).toMatchObject({ name: 'Harbour', legalName: 'Harbour Ltd' });
  expect(await decide(second)).toMatchObject({ code: 203, data: { reason: 'decided' } });
});

test('the database itself refuses a name by one person, and a version that is changed', async () => {
  const { direct } = app.composed.env.db;
  const tried = async (text: string) => {
    try {
      await direct.rows(statement(`try-${randomUUID()}`, text), []);
      return 'done';
    } catch (error) {
      return sqlState(error);
    }
  };
  const insert = (by: string, confirmed: string) =>
    `insert into configuration (kind, version, body, made_by, made_at, confirmed_by)
     values ('legal', 99, '{}', '${by}', '2026-01-01', ${confirmed})`;
  const by = randomUUID();
  expect(await tried(insert(by, 'null'))).toBe('23514');
  expect(await tried(insert(by, `'${by}'`))).toBe('23514');
  expect(await tried(`update configuration set why = 'other'`)).toBe('42501');
  expect(await tried('delete from configuration')).toBe('42501');
});

test('a logo is drawn anew; what is no picture of ours is refused', async () => {
  const send = async (bytes: Buffer, version: number) =>
    app.call(
      brand.uploadLogo,
      { version },
      { ...(await asOwner()), files: [{ field: 'file', name: 'logo', bytes }] },
    );
  const look = async () => app.ask(brand.brandSettings, {}, await asOwner());
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><rect/></svg>');
  const { look_version: version } = await look();
  expect(await send(svg, version)).toMatchObject({ code: 405, data: { field: 'file', reason: 'mime' } });
  const small = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  expect(await send(small, version)).toMatchObject({ code: 405, data: { reason: 'dimensions' } });
  const jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  expect(await send(jpeg, version)).toMatchObject({ code: 200 });
  expect(app.composed.env.brand.logoHash).toMatch(/^[0-9a-f]{64}$/);
  expect((await look()).logo_url).toContain('/brand/logo/');
});
