import { afterEach, expect, test, vi } from 'vitest';
import { apiBase } from '#domain/wire/endpoint.ts';
import { me } from '#features/people/contract.ts';
import { homeStat } from '#features/statistics/contract.ts';
import { makeClient } from './api.ts';
import { askEarly } from './early.ts';

afterEach(() => {
  globalThis.earlyAnswers = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const refused = { code: 203, msg: 'asked', data: {} };

/** Counts what goes over the line; everything is refused, which is an answer too. */
function stubLine() {
  const line = vi.fn<(path: string) => Promise<Response>>(() => Promise.resolve(Response.json(refused)));
  vi.stubGlobal('fetch', line);
  return line;
}

const clientOf = (token: string, language = 'en') =>
  makeClient({ token: () => token, language: () => language });
const early = { path: apiBase + me.path, token: 'mara', language: 'en' };

test('what was asked early is not asked again, and is an answer once', async () => {
  const line = stubLine();
  askEarly(early);
  askEarly({ ...early, path: apiBase + homeStat.path, body: '{"range":"7d"}' });
  const client = clientOf('mara');
  await expect(client.call(me, {})).rejects.toThrow('asked');
  await expect(client.call(homeStat, { range: '7d' })).rejects.toThrow('asked');
  expect(line).toHaveBeenCalledTimes(2);
  await expect(client.call(me, {})).rejects.toThrow('asked');
  expect(line).toHaveBeenCalledTimes(3);
});

test('it is nobody else’s answer, nor one in another language, nor to another question', async () => {
  const line = stubLine();
  askEarly(early);
  askEarly({ ...early, path: apiBase + homeStat.path, body: '{"range":"7d"}' });
  await expect(clientOf('jonas').call(me, {})).rejects.toThrow('asked');
  await expect(clientOf('mara', 'ja').call(me, {})).rejects.toThrow('asked');
  await expect(clientOf('mara').call(homeStat, { range: '30d' })).rejects.toThrow('asked');
  expect(line).toHaveBeenCalledTimes(5);
});

test('an early answer that nobody took soon is too old', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const line = stubLine();
  askEarly(early);
  vi.advanceTimersByTime(11_000);
  await expect(clientOf('mara').call(me, {})).rejects.toThrow('asked');
  expect(line).toHaveBeenCalledTimes(2);
});
