// A product's video on the merchant's screen: refused with the reason, sent again after a lost line, described and saved.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '#apps/merchant/App.tsx';
import { limits } from '#domain/limits.ts';
import { readListing, saveListing } from '#features/showcase/listing.contract.ts';
import { shopEnv } from '#testing/merchant/answers.ts';
import { idOf } from '#testing/merchant/sample.ts';
import { answer, stubServer } from '#testing/merchant/stub-server.ts';
import { stubUploads } from '#ui/testing/stub-upload.ts';
import type { Listing } from './types.ts';

const listing: Listing = {
  id: idOf(11),
  code: 'MUG-01',
  public_url: 'http://shop.test/s/corner/goods/1',
  on_sale: true,
  version: 2,
  texts: [],
  supplier_texts: [{ lang: 'en', title: 'Stoneware mug', description: 'Holds 350 ml.' }],
  pictures: [],
  supplier_pictures: [],
  video: null,
  follows_supplier: true,
  legal: { warnings: 'Hot when filled.', maker: 'Kiln Works', eu_person: null },
  supplier_names: 'Stoneware mug',
  gtin: null,
  undo_until: null,
};
const video = {
  url: `/files/u/${'a'.repeat(32)}/video.mp4`,
  mime: 'video/mp4',
  w: 360,
  h: 640,
  captions: null,
};
const uploaded = {
  id: idOf(77),
  url: video.url,
  mime: video.mime,
  bytes: 9,
  w: 360,
  h: 640,
  sizes: {},
  expires_at: null,
};

beforeEach(() => {
  localStorage.setItem('token', 'a-token-of-the-test');
  // No browser of a test reads the length of a video: the server does.
  vi.spyOn(HTMLVideoElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLVideoElement) {
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(shown: Listing) {
  const { fetch, asked } = stubServer([
    answer(saveListing, { ...shown, version: 3 }),
    answer(readListing, shown),
    ...shopEnv(),
  ]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', `/goodsList/listing?id=${listing.id}`);
  render(<App />);
  const card = within(await screen.findByRole('group', { name: 'Video' }));
  const saved = () =>
    asked.filter(({ path, ask }) => path.endsWith('/showcase/listing') && ask !== undefined).at(-1)?.ask;
  return { card, saved };
}

function choose(name: string, type: string, bytes = 9) {
  const input = screen.getByRole('group', { name: 'Video' }).querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no field for a video');
  const file = new File(['a clip'], name, { type });
  Object.defineProperty(file, 'size', { value: bytes });
  fireEvent.change(input, { target: { files: [file] } });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('what can be told before it is sent is not sent', async () => {
  const sent = stubUploads();
  const { card } = await open(listing);
  choose('clip.avi', 'video/x-msvideo');
  expect((await card.findByRole('alert')).textContent).toMatch(/MP4\/MOV \(H\.264/);
  choose('clip.mp4', 'video/mp4', limits.videoBytesMax + 1);
  await waitFor(() => expect(card.getByRole('alert').textContent).toMatch(/at most 20 MB/));
  expect(sent).toEqual([]);
});

test('a refusal of the server is told in words that help', async () => {
  const sent = stubUploads();
  const { card } = await open(listing);
  choose('clip.mp4', 'video/mp4');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.path).toBe('/api/v1/upload/video');
  const data = { field: 'file', reason: 'codec', codec: 'hvc1' };
  act(() => sent[0]?.answer({ code: 405, msg: 'Wrong', data }));
  expect((await card.findByRole('alert')).textContent).toMatch(/HEVC \(H\.265\).*Most Compatible/);
  choose('clip.mp4', 'video/mp4');
  await waitFor(() => expect(sent).toHaveLength(2));
  act(() =>
    sent[1]?.answer({ code: 405, msg: 'Wrong', data: { reason: 'too_long', seconds: 41, limit: 30 } }),
  );
  expect((await card.findByRole('alert')).textContent).toMatch(/41 seconds long/);
});

test('a lost line keeps the video; it is sent under the same key, described and saved', async () => {
  const sent = stubUploads();
  const { card, saved } = await open(listing);
  choose('clip.mp4', 'video/mp4');
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => sent[0]?.progress(45, 100));
  expect(card.getByRole('progressbar').getAttribute('value')).toBe('0.45');
  act(() => sent[0]?.lose());
  fireEvent.click(await card.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.headers['Idempotency-Key']).toBe(sent[0]?.headers['Idempotency-Key']);
  act(() => sent[1]?.answer({ code: 200, msg: 'ok', data: uploaded }));
  const captions = await screen.findByLabelText('What is said and heard (optional)');
  fireEvent.change(captions, { target: { value: ' It pours. ' } });
  press('Save');
  await waitFor(() =>
    expect(saved()).toEqual({
      id: listing.id,
      version: 2,
      video: { file_id: uploaded.id, captions: 'It pours.' },
    }),
  );
});

test('what comes back with the line is sent without a press', async () => {
  const sent = stubUploads();
  await open(listing);
  choose('clip.mp4', 'video/mp4');
  await waitFor(() => expect(sent).toHaveLength(1));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  act(() => sent[0]?.lose());
  await screen.findByRole('button', { name: 'Try again' });
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('captions that are typed while another video is on its way stay', async () => {
  const sent = stubUploads();
  await open(listing);
  choose('clip.mp4', 'video/mp4');
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => sent[0]?.answer({ code: 200, msg: 'ok', data: uploaded }));
  await screen.findByLabelText('What is said and heard (optional)');
  choose('other.mp4', 'video/mp4');
  await waitFor(() => expect(sent).toHaveLength(2));
  const captions = screen.getByLabelText('What is said and heard (optional)');
  fireEvent.change(captions, { target: { value: 'It pours.' } });
  act(() => sent[1]?.answer({ code: 200, msg: 'ok', data: uploaded }));
  await waitFor(() =>
    expect(screen.getByLabelText('What is said and heard (optional)')).toHaveProperty('value', 'It pours.'),
  );
});

test('captions are judged while they are written, and a video is removed by its button', async () => {
  const { saved } = await open({ ...listing, video });
  const captions = await screen.findByLabelText('What is said and heard (optional)');
  fireEvent.change(captions, { target: { value: 'Write to mug@kiln.example' } });
  expect(await screen.findByText(/Contact details aren’t allowed here/)).toBeDefined();
  press('Save');
  expect(saved()).not.toHaveProperty('video');
  press('Discard');
  press('Remove the video');
  press('Save');
  await waitFor(() => expect(saved()).toEqual({ id: listing.id, version: 2, video: null }));
});
