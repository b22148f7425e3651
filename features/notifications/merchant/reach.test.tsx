import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  confirmMail,
  noticeReach,
  pushKey,
  pushList,
  pushSubscribe,
  pushTest,
  pushUnsubscribe,
} from '#features/notifications/channels.contract.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { devices, notice, reach } from '#testing/merchant/notices.ts';
import { at, idOf, page, soon } from '#testing/merchant/sample.ts';
import { answer, refusal, stubServer } from '#testing/merchant/stub-server.ts';
import type { Answer } from '#testing/merchant/stub-server.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function open(path: string, ...inFront: Answer[]) {
  const { fetch, asked } = stubServer([...inFront, ...shopEnv()]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', path);
  render(<App />);
  return asked;
}

const asksOf = (asked: ReturnType<typeof open>, path: string) =>
  asked.filter((one) => one.path === `/api${path}`).map(({ ask }) => ask);

const endpoint = 'https://push.example.com/abc';

/** A browser that can be called, as far as the app asks it: its person says yes or no. */
function stubBrowser(says: 'granted' | 'denied' = 'granted') {
  let subscription: object | null = null;
  const requestPermission = vi.fn<() => Promise<string>>(async () => says);
  const made = {
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys: { p256dh: 'BKey', auth: 'aSecret' } }),
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      subscription = made;
      return made;
    },
  };
  const serviceWorker = {
    getRegistration: async () => ({ pushManager }),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  return { requestPermission };
}

const device = {
  id: idOf(31),
  name: 'Chrome, Android',
  added_at: at,
  last_at: soon,
  state: 'on',
  ended_at: null,
  ended_why: null,
} as const;

test('nobody is asked on opening the app; a press asks the browser and tells the platform', async () => {
  const { requestPermission } = stubBrowser();
  const asked = open(
    '/settings/notices',
    answer(pushKey, { key: 'BKey' }),
    answer(pushSubscribe, { device }),
  );
  const button = await screen.findByRole('button', { name: 'Turn on notifications' });
  expect(requestPermission).not.toHaveBeenCalled();
  fireEvent.click(button);
  await waitFor(() =>
    expect(asksOf(asked, '/v1/push/subscribe')).toEqual([
      expect.objectContaining({ endpoint, keys: { p256dh: 'BKey', auth: 'aSecret' } }),
    ]),
  );
  expect(requestPermission).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Notifications are now on for this device.')).toBeDefined();
  // What this browser is called by is asked for again, so that the list can say which of them it is.
  await waitFor(() => expect(asksOf(asked, '/v1/push/list')).toContainEqual({ endpoint }));
});

test('a person who says no is told what may help, and nothing is sent', async () => {
  stubBrowser('denied');
  const asked = open('/settings/notices', answer(pushKey, { key: 'BKey' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
  expect(await screen.findByText(/Your browser didn’t allow it/)).toBeDefined();
  expect(asksOf(asked, '/v1/push/subscribe')).toEqual([]);
});

test('a browser that cannot be called says so, and an iPhone how it can', async () => {
  open('/settings/notices');
  expect(await screen.findByText(/This browser doesn’t support notifications/)).toBeDefined();
  cleanup();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Safari/604.1',
  );
  open('/settings/notices');
  expect(await screen.findByText('Put the app on your home screen first')).toBeDefined();
  vi.restoreAllMocks();
});

test('a device is ended after a question, and what became of others is said', async () => {
  const gone = {
    ...device,
    id: idOf(32),
    name: 'Safari, iPhone',
    state: 'ended',
    ended_at: soon,
    ended_why: 'gone',
  } as const;
  const asked = open(
    '/settings/notices',
    answer(pushList, { ...devices, list: [device, gone] }),
    answer(pushUnsubscribe, { ended: 1 }),
    answer(pushTest, { devices: 1 }),
  );
  const list = await screen.findByRole('list', { name: 'Devices with notifications' });
  expect(within(list).getByText(/no longer accepts notifications/)).toBeDefined();
  fireEvent.click(within(list).getByRole('button', { name: 'Turn off' }));
  const dialog = await screen.findByRole('dialog', { name: 'Turn off notifications on this device?' });
  expect(asksOf(asked, '/v1/push/unsubscribe')).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(asksOf(asked, '/v1/push/unsubscribe')).toEqual([{ id: device.id }]));
});

test('an address is confirmed by its code; what was typed stays where the code is wrong', async () => {
  const mail = { address: 'mara@shop.example', confirmed: false, code_until: soon, undelivered: null };
  const asked = open(
    '/settings/notices',
    answer(noticeReach, { ...reach, mail }),
    refusal(confirmMail, 'verificationCodeIncorrect', { field: 'code' }, 'That code is not right.'),
  );
  const field = await screen.findByLabelText('Code from the email');
  fireEvent.change(field, { target: { value: '12' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Confirm the address' }));
  expect(await screen.findByText('Please enter the six digits from the email.')).toBeDefined();
  expect(asksOf(asked, '/v1/notify/mail_confirm')).toEqual([]);
  fireEvent.change(field, { target: { value: '123 456' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Confirm the address' }));
  expect(await screen.findByText('That code is not right.')).toBeDefined();
  expect(field).toHaveProperty('value', '123 456');
});

test('where emails came back, the address is confirmed again; after a spam report nothing is asked for', async () => {
  const mail = { address: 'mara@shop.example', confirmed: true, code_until: null } as const;
  const asked = open(
    '/settings/notices',
    answer(noticeReach, { ...reach, mail: { ...mail, undelivered: 'bounced' } }),
    answer(confirmMail, { confirmed: false, code_until: soon }),
  );
  expect(await screen.findByText(/Our emails to mara@shop.example came back/)).toBeDefined();
  expect(screen.queryByText('Emails go to mara@shop.example.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
  await waitFor(() => expect(asksOf(asked, '/v1/notify/mail_confirm')).toEqual([{}]));
  cleanup();
  open('/settings/notices', answer(noticeReach, { ...reach, mail: { ...mail, undelivered: 'reported' } }));
  expect(await screen.findByText(/was reported as spam/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send me a code' })).toBeNull();
});

test('a summary is chosen with its hour and sent whole', async () => {
  const asked = open('/settings/notices');
  fireEvent.click(await screen.findByRole('radio', { name: 'Every day' }));
  fireEvent.change(screen.getByLabelText('At what time'), { target: { value: '18' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Summary by email' }));
  await waitFor(() =>
    expect(asksOf(asked, '/v1/notify/reach')).toContainEqual({ patch: { digest: 'daily', digest_hour: 18 } }),
  );
});

test('after the first order it is offered with its reason, and "not now" is kept', async () => {
  const { requestPermission } = stubBrowser();
  open('/notifications', answer(pushList, { ...devices, offer: true }));
  expect(await screen.findByText('Your first order is here')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText('Your first order is here')).toBeNull();
  cleanup();
  open('/notifications', answer(pushList, { ...devices, offer: true }));
  await screen.findByText('New order 9GX2K-701');
  expect(screen.queryByText('Your first order is here')).toBeNull();
  expect(requestPermission).not.toHaveBeenCalled();
});

test('before the first order nothing is offered', async () => {
  stubBrowser();
  open('/notifications');
  await screen.findByText('New order 9GX2K-701');
  expect(screen.queryByText('Your first order is here')).toBeNull();
});

test('a notice says how it was told outside of the app', async () => {
  const channels = [
    { name: 'app', state: 'delivered', at },
    { name: 'push', state: 'delivered', at },
    { name: 'email', state: 'failed', at },
  ] as const;
  open('/notifications', answer(listNotices, { ...page, list: [notice(1, { channels: [...channels] })] }));
  expect(await screen.findByText('Push: sent')).toBeDefined();
  expect(screen.getByText('Email: failed')).toBeDefined();
});
