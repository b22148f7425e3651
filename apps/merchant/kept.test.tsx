import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listGoods, listTypes } from '#features/goods/contract.ts';
import { listChats, openChat, readChat } from '#features/chat/contract.ts';
import { checkNotices, listNotices } from '#features/notifications/contract.ts';
import { listOrders, orderLogistics } from '#features/orders/contract.ts';
import { me } from '#features/people/contract.ts';
import { listCases } from '#features/returns/contract.ts';
import { shopType, storeInfo } from '#features/shop/contract.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import { articleDetail, listArticles } from '#features/help/contract.ts';
import { listFeedback } from '#features/help/feedback.contract.ts';
import { homeStat, homeStatLine } from '#features/statistics/contract.ts';
import { wallet, walletFlow } from '#features/wallet/contract.ts';
import { makeQueries } from '#ui/calls/client.tsx';
import { makeReading } from '#ui/offline/reading.ts';
import type { ReadingStore } from '#ui/offline/reading.ts';
import { queueStore } from '#ui/offline/store-names.ts';
import { makeSession } from '#ui/calls/session.ts';
import { hourMs, limits } from '#domain/limits.ts';
import { App } from './App.tsx';
import { forgettingSession, keptAnswers, ownerOf } from './kept.ts';
import { shopEnv } from '#testing/merchant/answers.ts';
import { refusal, silence, stubServer } from '#testing/merchant/stub-server.ts';
import type { Answer } from '#testing/merchant/stub-server.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function memoryStore() {
  let kept: unknown;
  const store: ReadingStore = {
    read: () => Promise.resolve(kept),
    write: (next) => {
      kept = structuredClone(next);
      return Promise.resolve();
    },
    clear: () => {
      kept = undefined;
      return Promise.resolve();
    },
  };
  return { store, kept: () => kept };
}

const names = new Set(['wallet', 'listOrders']);

/** Reads a wallet, waits until it is kept, and gives a way to open the app anew as somebody at some version. */
async function readOnce(owner: string, version = 'v1') {
  const { store, kept } = memoryStore();
  const queries = makeQueries();
  const reading = makeReading({ queries, owner: () => owner, version, names, store });
  const stop = reading.follow();
  queries.setQueryData(['wallet', {}], { balance: '12.00' });
  queries.setQueryData(['bankList', {}], { list: ['a secret'] });
  await waitFor(() => expect(kept()).toBeDefined(), { timeout: 60_000 });
  stop();
  const reopen = async (as: string | undefined, at = version) => {
    const again = makeQueries();
    await makeReading({ queries: again, owner: () => as, version: at, names, store }).restore();
    return again;
  };
  return { reopen, kept, reading };
}

test('the kept answers are endpoints that exist', () => {
  const endpoints = [
    me,
    listOrders,
    orderLogistics,
    listCases,
    wallet,
    walletFlow,
    listShowcase,
    listGoods,
    listTypes,
    storeInfo,
    shopType,
    homeStat,
    homeStatLine,
    listArticles,
    articleDetail,
    checkNotices,
    listNotices,
    listFeedback,
    listChats,
    openChat,
    readChat,
  ];
  expect(new Set(endpoints.map(({ name }) => name))).toEqual(keptAnswers);
});

test('what was read is there again at the next start, with its age; what is not on the list is not', async () => {
  const { reopen } = await readOnce('mara');
  const queries = await reopen('mara');
  expect(queries.getQueryData(['wallet', {}])).toEqual({ balance: '12.00' });
  expect(queries.getQueryState(['wallet', {}])?.dataUpdatedAt).toBeGreaterThan(Date.now() - 10_000);
  expect(queries.getQueryData(['bankList', {}])).toBeUndefined();
});

test('it is nobody else’s, nor another version’s', async () => {
  const { reopen } = await readOnce('mara');
  expect((await reopen('jonas')).getQueryData(['wallet', {}])).toBeUndefined();
  expect((await reopen(undefined)).getQueryData(['wallet', {}])).toBeUndefined();
  expect((await reopen('mara', 'v2')).getQueryData(['wallet', {}])).toBeUndefined();
});

test('it is shown for so long and no longer', async () => {
  const { reopen } = await readOnce('mara');
  const now = Date.now();
  vi.useFakeTimers({ now: now + limits.offlineReadingHours * hourMs - 60_000, toFake: ['Date'] });
  expect((await reopen('mara')).getQueryData(['wallet', {}])).toBeDefined();
  vi.setSystemTime(now + limits.offlineReadingHours * hourMs + 60_000);
  expect((await reopen('mara')).getQueryData(['wallet', {}])).toBeUndefined();
});

test('a session that ends takes it along, and so does another one that begins', async () => {
  for (const end of ['dropToken', 'keepToken'] as const) {
    const { reading, kept } = await readOnce('mara');
    const session = makeSession('token');
    session.keepToken('a-token-of-the-test');
    session.keep('info', JSON.stringify({ id: 'mara' }));
    expect(ownerOf(session)).toBe('mara');
    forgettingSession(session, reading)[end]('another-token');
    await waitFor(() => expect(kept()).toBeUndefined());
    expect(session.kept('info')).toBeUndefined();
  }
});

test('a switch to another session takes it along once it is done, and leaves it where it is not', async () => {
  const emptied: string[] = [];
  vi.stubGlobal('indexedDB', {
    open: (name: string) => {
      emptied.push(name);
      throw new Error('none here');
    },
  });
  const { reading, kept } = await readOnce('mara');
  const session = forgettingSession(makeSession('token'), reading);
  const info = JSON.stringify({ id: 'mara' });
  session.keep('info', info);
  const undone = session.beginSwitch();
  expect([session.token(), session.isSwitching()]).toEqual([undefined, true]);
  undone.undo();
  expect([session.token(), session.isSwitching()]).toEqual(['a-token-of-the-test', false]);
  expect([session.kept('info'), emptied]).toEqual([info, []]);
  expect(kept()).toBeDefined();

  // Whoever signed in meanwhile in another tab stays.
  const late = session.beginSwitch();
  localStorage.setItem('token', 'of-another-tab');
  late.undo();
  expect(session.token()).toBe('of-another-tab');

  await session.beginSwitch().finish('another-token');
  expect([session.token(), session.isSwitching()]).toEqual(['another-token', false]);
  expect(session.kept('info')).toBeUndefined();
  expect(emptied).toEqual([queueStore.database]);
  await waitFor(() => expect(kept()).toBeUndefined());
});

/** Opens the app at an address, with answers put in front of the sample world's. */
function open(path: string, ...inFront: Answer[]) {
  const answers = [...inFront, ...shopEnv()];
  const { fetch, asked } = stubServer(answers);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', path);
  render(<App />);
  return { asked, answers };
}

test('an info failure keeps asking by itself and opens the app when the answer comes', async () => {
  const { answers } = open('/orderList', silence(me));
  await screen.findByText('We’ll keep trying.', {}, { timeout: 60_000 });
  expect(localStorage.getItem('token')).not.toBeNull();
  answers.shift();
  await screen.findAllByText('SL-10234', {}, { timeout: 60_000 });
});

test('the number on the icon is what only the merchant can move, and goes with the session', async () => {
  const setAppBadge = vi.fn<(count?: number) => Promise<void>>(() => Promise.resolve());
  const clearAppBadge = vi.fn<() => Promise<void>>(() => Promise.resolve());
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  open('/wallet');
  await waitFor(() => expect(setAppBadge).toHaveBeenCalledWith(2));
  cleanup();
  open('/wallet', refusal(wallet, 'illegalRequest'));
  await screen.findByText('Code 401');
  expect(clearAppBadge).toHaveBeenCalled();
});

test('going back finds the place of a list that was left', async () => {
  open('/orderList');
  const first = (await screen.findAllByText('SL-10234'))[0];
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  fireEvent.click(first ?? document.body);
  await screen.findByRole('link', { name: 'Back' });
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  window.history.back();
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 640));
});
