// A shop's videos are in the file of its data, and gone with its owner.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { uploadFile } from '#features/files/contract.ts';
import { askErasure, makeDataFile, myData } from '#features/privacy/contract.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { makeWebm } from '#testing/video.ts';

const password = 'right-horse-battery-7';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('a video is in the file of everything, and its bytes are gone once its owner is erased', async () => {
  const shop = await app.makeShop('Filmed');
  const token = await app.merchant(shop);
  const files = [{ field: 'file', name: 'clip.webm', bytes: makeWebm() }];
  const { id, url } = await app.ask(uploadFile, { kind: 'video' }, { token, files });
  await app.ask(makeDataFile, {}, { token });
  await app.composed.runner.runDue();
  const { file } = await app.ask(myData, {}, { token });
  const answer = await app.composed.app.inject({ method: 'GET', url: file?.url ?? '' });
  expect(answer.rawPayload.includes(`files/video-${id}.webm`)).toBe(true);

  const place = path.join(app.composed.env.files.folder, url.replace('/files/', ''));
  expect(existsSync(place)).toBe(true);
  await app.ask(askErasure, { password }, { token });
  await app.advance(14.1);
  expect(existsSync(place)).toBe(false);
});
