// A device is called: what the platform sends is received by the service worker, shown, and leads to the one place.
// Chromium's own push service cannot be reached here. The platform therefore calls a device of ours, over the real wire
// and with real encryption; what that device has read is handed to Chromium as its push service would. A Chromium
// without a screen shows no notifications: what the worker asks it to show is written down in its place.
import { expect, type Browser, type CDPSession, type Page } from '@playwright/test';
import { createServer, request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { pushKey, pushList, pushSubscribe } from '#features/notifications/channels.contract.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { changePassword } from '#features/people/safety.contract.ts';
import { openPushDouble, type PushDouble, type TestDevice } from '#platform/push/push-double.ts';
import { test } from './fixture.ts';
import { furnish, makeShop, startApp, type App, type Shop } from './app.ts';
import { look } from './look.ts';

let app: App;
let shop: Shop;
let service: PushDouble;
let device: TestDevice;
let noting: Awaited<ReturnType<typeof openNoting>>;

test.beforeAll(async () => {
  app = await startApp();
  shop = await makeShop(app, await furnish(app), 'petra');
  const { key } = await app.ask(pushKey, {}, shop.token);
  service = await openPushDouble(key);
  device = service.device();
  noting = await openNoting(app.url);
  await app.ask(pushSubscribe, { ...device, name: 'Chromium, Linux' }, shop.token);
});
test.afterAll(async () => {
  await noting.close();
  await service.close();
  await app.end();
});

let passwordNow = 'right-horse-battery-6';

/** The password is changed: urgent news. Gives what reached the device. */
async function changeIt(): Promise<unknown> {
  const before = service.callsOf(device).length;
  const next = `another-horse-battery-${before}`;
  const ask = { password: passwordNow, new: next, confirm: next };
  await app.ask(changePassword, ask, shop.token);
  passwordNow = next;
  await app.ask(listNotices, {}, shop.token);
  await app.advance(1 / 1440);
  for (let tries = 0; tries < 50 && service.callsOf(device).length === before; tries += 1) await sleep(100);
  return service.callsOf(device).at(-1)?.payload;
}

test('what the platform calls a device for is shown, and pressing it opens the place', async ({
  browser,
}) => {
  const page = await openApp(browser);
  const worker = await workerOf(page);
  const payload = await changeIt();
  expect(payload).toMatchObject({
    route: '/settings/security',
    title: 'News about your account or your products',
  });
  await worker.deliver(payload);
  await expect
    .poll(() => worker.shown())
    .toEqual([
      expect.objectContaining({
        title: 'News about your account or your products',
        body: 'It’s urgent. Please open the app now.',
        lang: 'en',
        route: '/settings/security',
      }),
    ]);
  // The same call twice carries the same tag: a browser shows it once.
  await worker.deliver(payload);
  await expect.poll(async () => (await worker.shown()).length).toBe(2);
  expect(new Set((await worker.shown()).map(({ tag }) => tag)).size).toBe(1);
  await worker.press('/settings/security');
  await expect(page).toHaveURL(/\/settings\/security$/);
});

test('one that leads elsewhere is shown all the same, and leads to the list', async ({ browser }) => {
  const page = await openApp(browser);
  const worker = await workerOf(page);
  await worker.deliver({ title: 'Look here', route: 'https://elsewhere.example/' });
  await expect
    .poll(() => worker.shown())
    .toContainEqual(expect.objectContaining({ title: 'Look here', route: '/notifications' }));
  await worker.press('//elsewhere.example/');
  await expect(page).toHaveURL(/\/notifications$/);
});

test('nobody is asked on opening; the settings show the devices, and let them be ended', async ({
  browser,
}) => {
  const page = await openApp(browser);
  await page.goto(`${noting.url}/notifications`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Your first order is here')).toBeHidden();
  await page.goto(`${noting.url}/settings/notices`);
  const list = page.getByRole('list', { name: 'Devices with notifications' });
  await expect(list.getByText('Chromium, Linux')).toBeVisible();
  await look(page, 'push settings');
  await list.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(list.getByText('You turned it off.')).toBeVisible();
  const { list: all } = await app.ask(pushList, {}, shop.token);
  expect(all).toMatchObject([{ state: 'ended', ended_why: 'person' }]);
});

test('a language switch says old notices anew, wherever they were told', async ({ browser }) => {
  await changeIt();
  const page = await openApp(browser);
  await page.goto(`${noting.url}/notifications`);
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toBeVisible();
  const english = await first.innerText();
  await page.goto(`${noting.url}/settings`);
  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto(`${noting.url}/notifications`);
  await expect(first).toBeVisible();
  await expect.poll(() => first.innerText()).not.toBe(english);
});

async function openApp(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${noting.url}/login`);
  await page.evaluate((kept) => localStorage.setItem('token', kept), shop.token);
  await page.goto(`${noting.url}/shopCenter`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });
  return page;
}

const shownShape = z.object({
  title: z.string(),
  body: z.string(),
  lang: z.string(),
  tag: z.string(),
  route: z.string(),
});

/** The app's worker: called as Chromium's push service would call it, and what it shows. */
async function workerOf(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(
        ({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(noting.url),
      );
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return {
    async shown() {
      const texts = await page.evaluate(async () => {
        const cache = await caches.open('shown');
        const all = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
        return Promise.all(all.flatMap((one) => (one === undefined ? [] : [one.text()])));
      });
      return texts.map((text) => z.parse(shownShape, JSON.parse(text)));
    },
    deliver: (payload: unknown) =>
      session.send('ServiceWorker.deliverPushMessage', {
        origin: noting.url,
        registrationId,
        data: JSON.stringify(payload),
      }),
    press: (route: string) =>
      page.evaluate((to) => navigator.serviceWorker.controller?.postMessage({ press: to }), route),
  };
}

/**
 * Stands before the worker's own lines: notes what it shows, and presses what the test wants pressed. A Chromium without
 * a screen has no icon either, and ends a worker that marks it.
 */
const note = `
Object.defineProperty(navigator, 'setAppBadge', { value: undefined });
registration.showNotification = async (title, { body, lang, tag, data }) => {
  const cache = await caches.open('shown');
  const text = JSON.stringify({ title, body, lang, tag, route: data.route });
  await cache.put('/shown/' + crypto.randomUUID(), new Response(text));
};
addEventListener('message', ({ data }) => {
  if (typeof data.press !== 'string') return;
  const notification = { data: { route: data.press }, close() {} };
  const waitUntil = (work) => work.catch(() => undefined);
  dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
});
`;

/** The same house under another address, with those lines in its worker. */
async function openNoting(url: string) {
  const server = createServer((request, response) => {
    const headers = { ...request.headers, connection: 'close', 'accept-encoding': 'identity' };
    const asked = { agent: false, method: request.method ?? 'GET', headers };
    const forwarded = httpRequest(url + (request.url ?? '/'), asked, (answer) => {
      const { 'content-length': _length, ...own } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, own);
      if (request.url === '/sw.js') response.write(note);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
