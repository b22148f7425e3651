// The look of a shop's pages: tried by its merchant, seen by nobody else, published, and gone back to.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { presetLook, sectionsFor } from '#domain/shop/look.ts';
import { correctionOf } from '#domain/shop/look-css.ts';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { shopInfo } from '#features/shop/contract.ts';
import { publishLook, shopLook } from '#features/shop/look.contract.ts';
import { openTestApp, type TestApp, type TestShop } from '#testing/test-app.ts';

let app: TestApp;
let shop: TestShop;
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-03-24T09:00:00.000Z') });
  shop = await app.makeShop('Looking Shop');
});
afterAll(() => app.close());

type Draft = NonNullable<RequestOf<typeof shopLook>['draft']>;
const draftOf = (change: Partial<Draft> = {}): Draft => {
  const look = presetLook('paper');
  return { ...look, sections: [...look.sections], ...change };
};
const as = async (of = shop) => ({ token: await app.merchant(of) });
const tried = async (draft: Draft) => app.ask(shopLook, { draft }, await as());
const publish = async (onceKey: string = randomUUID()) =>
  app.call(publishLook, {}, { ...(await as()), onceKey });
const shown = async (look?: string) =>
  (await app.ask(shopInfo, { id: shop.shopId, ...(look === undefined ? {} : { look }) })).look;
const tokenOf = (path: string) => new URL(path, 'http://shop.test').searchParams.get('look') ?? '';

test('a draft is seen by its private link alone, for an hour, and by buyers once it is published', async () => {
  expect(await shown()).toBeNull();
  const { preview, is_changed, version } = await tried(draftOf());
  expect({ is_changed, version }).toEqual({ is_changed: true, version: null });
  const token = tokenOf(preview.path);
  expect(preview.path.startsWith(`/s/${shop.handle}?look=`)).toBe(true);
  expect(await shown(token)).toMatchObject({ palette: 'rust', font: 'serif' });
  // The link stays while somebody works, and opens nothing of another shop.
  expect((await tried(draftOf({ radius: '8' }))).preview.path).toBe(preview.path);
  const other = await app.makeShop('Curious Shop');
  expect((await app.ask(shopInfo, { id: other.shopId, look: token })).look).toBeNull();
  for (const wrong of [undefined, '', 'x'.repeat(64)]) expect(await shown(wrong)).toBeNull();
  await app.advance(1);
  expect(await shown(token)).toBeNull();
  expect(await publish()).toMatchObject({ code: 200, data: { version: 1, is_changed: false } });
  expect(await shown()).toMatchObject({ palette: 'rust', radius: '8' });
});

test('publishing twice is publishing once; every version can be gone back to', async () => {
  await tried(draftOf({ palette: 'blue' }));
  const key = randomUUID();
  const [one, two] = await Promise.all([publish(key), publish(randomUUID())]);
  const codes = [one, two].map(({ code }) => code).toSorted((a, b) => a - b);
  expect(codes[0]).toBe(200);
  expect(codes[1]).not.toBe(200);
  const { versions } = await app.ask(shopLook, {}, await as());
  expect(versions.map(({ version }) => version)).toEqual([2, 1]);
  const [, first] = versions;
  if (first === undefined) throw new Error('no version');
  await tried(first.look);
  expect(await publish()).toMatchObject({ code: 200, data: { version: 3, look: { palette: 'rust' } } });
  await tried(draftOf({ palette: 'plum' }));
  const back = await app.ask(shopLook, { discard: true }, await as());
  expect(back).toMatchObject({ is_changed: false, look: { palette: 'rust' } });
});

test('an unreadable colour is taken, corrected, and the answer says so; what is no look is refused', async () => {
  const pale = draftOf({ palette: 'own', color: '#fffbe0' });
  const { corrected } = await tried(pale);
  expect(corrected).toEqual(correctionOf(pale));
  expect(corrected?.used).toMatch(/^#[0-9a-f]{6}$/);
  const twice = draftOf({ sections: sectionsFor('hero').map((one) => ({ ...one, kind: 'hero' as const })) });
  const color = 'red;}*{display:none';
  const wrong: object[] = [{ ...pale, color }, twice, { ...pale, font: 'comic' }, { ...pale, sections: [] }];
  const call = async (draft: object) => {
    const wish: object = { draft };
    return app.call(shopLook, wish, await as());
  };
  for (const draft of wrong) expect(await call(draft)).toMatchObject({ code: 405 });
  const long = draftOf({ sections: sectionsFor('hero').map((one) => ({ ...one, text: 'x'.repeat(501) })) });
  expect(await call(long)).toMatchObject({ code: 405 });
});
