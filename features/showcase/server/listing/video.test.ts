// A shop's video of a product: what is taken, who sees it, undone at once, and gone when no product shows it.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import { uploadFile } from '#features/files/contract.ts';
import { storefrontGood } from '#features/search/contract.ts';
import { addToShowcase, removeFromShowcase } from '#features/showcase/contract.ts';
import { readListing, saveListing, undoListing } from '#features/showcase/listing.contract.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import type { TestShop } from '#testing/test-app.ts';
import { makeMp4, makeWebm } from '#testing/video.ts';
import { openShelves, type Shelves } from '#tools/testing/shelves.ts';
import { videoPurgeTimer } from './video-purge.ts';

let app: Shelves;
let shop: TestShop;
let other: TestShop;
let ids: string[];
const tokens = new Map<string, string>();
beforeAll(async () => {
  app = await openShelves();
  shop = await app.makeShop('Moving Pictures');
  other = await app.makeShop('Other Pictures');
  ids = await app.sell(shop, [
    { code: 'V-1', title: 'Spinning top' },
    { code: 'V-2', title: 'Music box' },
    { code: 'V-3', title: 'Wind mill' },
  ]);
  for (const one of [shop, other]) tokens.set(one.handle, await app.merchant(one));
});
afterAll(() => app.close());

const as = (of = shop) => ({ token: tokens.get(of.handle) ?? '' });
const idOf = (place: number) => ids[place] ?? '';
const send = (bytes: Buffer, of = shop, kind: 'video' | 'goods' = 'video') =>
  app.call(uploadFile, { kind }, { ...as(of), files: [{ field: 'file', name: 'top.mp4', bytes }] });
const upload = (bytes: Buffer, of = shop) =>
  app.ask(uploadFile, { kind: 'video' }, { ...as(of), files: [{ field: 'file', name: 'top.mp4', bytes }] });
const read = (id: string) => app.ask(readListing, { id }, as());
type Save = Parameters<typeof app.ask<typeof saveListing>>[1];
const save = async (id: string, video: Save['video']) =>
  app.call(saveListing, { id, version: (await read(id)).version, video }, as());
const shownOf = async (id: string) =>
  (await app.ask(storefrontGood, { handle: shop.handle, id })).goods.video;
const isThere = (url: string) =>
  existsSync(path.join(app.composed.env.files.folder, url.replace('/files/', '')));

async function purge(): Promise<void> {
  const timer = { subject: randomUUID(), kind: videoPurgeTimer, dueAt: addDays(app.clock.now(), -1) };
  await acrossShops('tools', () => setTimers(app.composed.env.db.direct, 0n, [timer]));
  await app.composed.runner.runDue();
}

test('a video is read, kept without its place and served in parts as what it is', async () => {
  const kept = await upload(makeMp4({ isTurned: true, place: '+48.8577+002.295/' }));
  expect(kept).toMatchObject({ mime: 'video/mp4', w: 360, h: 640, sizes: {}, expires_at: null });
  expect(kept.url).toMatch(/^\/files\/u\/[0-9a-f]{32}\/video\.mp4$/);
  const bytes = await app.composed.env.files.read(kept.url.replace('/files/', ''));
  expect(bytes.includes('48.8577')).toBe(false);
  expect(bytes.length).toBe(kept.bytes);
});

test('what is no such video is refused with the reason', async () => {
  keepsRefused(await send(Buffer.from('GIF89a and so on')), 'mime');
  keepsRefused(await send(makeMp4({ picture: 'hvc1' })), 'codec');
  keepsRefused(await send(makeMp4({ seconds: 44 })), 'too_long');
  keepsRefused(await send(makeMp4(), shop, 'goods'), 'mime');
  const large = Buffer.concat([makeMp4(), Buffer.alloc(limits.videoBytesMax)]);
  expect(await send(large)).toMatchObject({ code: 405, data: { reason: 'too_large', size: 20 } });
});

function keepsRefused(answer: unknown, reason: string): void {
  expect(answer).toMatchObject({ code: 405, data: { field: 'file', reason } });
}

test('buyers see it with what is said in it; its captions say no more than a description may', async () => {
  const id = idOf(0);
  expect(await shownOf(id)).toBeNull();
  const { id: fileId, url } = await upload(makeWebm());
  expect(await save(id, { file_id: fileId, captions: ' It hums.\r\nThen it stops. ' })).toMatchObject({
    code: 200,
    data: { video: { url, mime: 'video/webm', w: 320, h: 180, captions: 'It hums.\nThen it stops.' } },
  });
  expect(await shownOf(id)).toEqual({
    url,
    mime: 'video/webm',
    w: 320,
    h: 180,
    captions: 'It hums.\nThen it stops.',
  });
  expect(await save(id, { captions: 'Write to top@shop.example' })).toMatchObject({
    code: 405,
    data: { field: 'video', reason: 'contact', of: 'captions', line: 1 },
  });
  expect(await save(id, { captions: 'x'.repeat(2_001) })).toMatchObject({
    code: 405,
    data: { field: 'video', reason: 'too_long', of: 'captions', max: 2_000 },
  });
  expect(await save(id, { captions: null })).toMatchObject({
    code: 200,
    data: { video: { captions: null } },
  });
  expect(await read(id)).toMatchObject({ video: { url } });
});

test('a video of another shop, a picture, and captions without a video are refused', async () => {
  const id = idOf(1);
  const theirs = await upload(makeMp4(), other);
  expect(await save(id, { file_id: theirs.id })).toMatchObject({ code: 404, data: { field: 'video' } });
  expect(await save(id, { captions: 'Nothing to hear' })).toMatchObject({
    code: 405,
    data: { field: 'video', reason: 'needed' },
  });
  expect(await shownOf(id)).toBeNull();
});

test('replacing and removing are undone with everything else of the product', async () => {
  const id = idOf(1);
  const [first, second] = [await upload(makeMp4()), await upload(makeWebm())];
  await save(id, { file_id: first.id, captions: 'A melody' });
  await save(id, { file_id: second.id });
  expect(await shownOf(id)).toMatchObject({ url: second.url, captions: 'A melody' });
  await app.ask(undoListing, { id, version: (await read(id)).version }, as());
  expect(await shownOf(id)).toMatchObject({ url: first.url, captions: 'A melody' });
  await save(id, null);
  expect(await shownOf(id)).toBeNull();
  await app.ask(undoListing, { id, version: (await read(id)).version }, as());
  expect(await shownOf(id)).toMatchObject({ url: first.url });
});

test('of thirty videos saved at once over one version one is shown', async () => {
  const id = idOf(2);
  const files = await Promise.all(Array.from({ length: 30 }, () => upload(makeMp4())));
  const { version } = await read(id);
  const answers = await Promise.all(
    files.map((file) => app.call(saveListing, { id, version, video: { file_id: file.id } }, as())),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  const at = answers.findIndex(({ code }) => code === 200);
  expect((await shownOf(id))?.url).toBe(files[at]?.url);
});

test('what no product shows is gone within two days, and what one shows stays', async () => {
  const [shown, removed] = [await shownOf(idOf(1)), await shownOf(idOf(2))];
  const unsaved = await upload(makeMp4());
  await app.ask(removeFromShowcase, { ids: [idOf(2)] }, as());
  const replaced = await upload(makeMp4());
  await save(idOf(0), { file_id: replaced.id });
  const last = await upload(makeMp4());
  // A video that a change of a moment ago can still put back is kept, however old it is.
  app.clock.set(addDays(app.clock.now(), 2));
  await save(idOf(0), { file_id: last.id });
  await purge();
  expect(isThere(unsaved.url)).toBe(false);
  expect(isThere(removed?.url ?? '')).toBe(false);
  expect([shown?.url, replaced.url, last.url].map((url) => isThere(url ?? ''))).toEqual([true, true, true]);
  await app.ask(addToShowcase, { items: [{ goods_id: idOf(2), sale_price: '12.00' }] }, as());
  expect(await shownOf(idOf(2))).toBeNull();
  app.clock.set(addMinutes(app.clock.now(), 11));
  app.clock.set(addDays(app.clock.now(), 2));
  await purge();
  expect(isThere(replaced.url)).toBe(false);
  expect(isThere(last.url)).toBe(true);
});
