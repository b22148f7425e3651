// The app as it lives on a phone: installable, opened without a connection, kept up to date, empty after a sign-out.
import { expect, type Browser, type Page } from '@playwright/test';
import { createServer, request as httpRequest } from 'node:http';
import * as z from 'zod/mini';
import { login } from '#features/people/login.contract.ts';
import { test } from './fixture.ts';
import { furnish, makeShop, startApp, type App, type Shop } from './app.ts';
import { look } from './look.ts';

const icon = z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() });
const manifest = z.object({
  name: z.string(),
  start_url: z.string(),
  display: z.string(),
  icons: z.array(icon),
});

let app: App;
let operatorToken: string;
let shop: Shop;

test.beforeAll(async () => {
  app = await startApp();
  operatorToken = await furnish(app);
  shop = await makeShop(app, operatorToken, 'ines');
});
test.afterAll(() => app.end());

test('it can be installed: a manifest, icons of the size they say, a worker of this origin', async ({
  browser,
}) => {
  const page = await openApp(browser);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(`${app.url}${address ?? ''}`);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const facts = z.parse(manifest, await answer.json());
  expect(facts).toMatchObject({ name: 'Stockless', start_url: '/', display: 'standalone' });
  expect(facts.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of facts.icons) {
    const bytes = await (await page.request.get(`${app.url}${src}`)).body();
    // Width and height of a PNG stand at these places of its head.
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(await controlled(page)).toBe(true);
});

test('without a connection it opens and shows what was read, with its age; never an answer of a call', async ({
  browser,
}) => {
  const page = await openApp(browser);
  await controlled(page);
  await page.goto(`${app.url}/wallet`);
  await expect(page.getByText('Balance', { exact: true })).toBeVisible();
  // What was read is written down a moment later.
  await expect.poll(() => readKept(page), { timeout: 60_000 }).toContain('wallet');
  expect(await keptAddresses(page)).not.toContainEqual(expect.stringContaining('/api/'));

  await page.context().setOffline(true);
  await page.goto(`${app.url}/wallet`);
  await expect(page.getByText('Balance', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Last known/).first()).toBeVisible();
  await expect(page.getByText(/^You’re offline\. Showing the last update, from/)).toBeVisible();
  await look(page, 'offline');
  // A screen that was never opened is there too; only its figures are missing.
  await page.goto(`${app.url}/settings`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText(/^You’re offline\. Showing/)).toBeHidden({ timeout: 60_000 });
});

test('shops, the console and calls are none of its business', async ({ browser }) => {
  const page = await openApp(browser);
  await controlled(page);
  await page.context().setOffline(true);
  await expect(page.goto(`${app.url}/s/${shop.handle}`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await expect(page.goto(`${app.url}/console/`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('signing out leaves nothing of the merchant on the phone', async ({ browser }) => {
  // A session of its own, because it ends for good.
  const { token } = await app.ask(login, { username: 'ines', password: 'right-horse-battery-6' });
  const page = await openApp(browser, app.url, token);
  await page.goto(`${app.url}/wallet`);
  await expect(page.getByText('Balance', { exact: true })).toBeVisible();
  await expect.poll(() => readKept(page)).toContain('wallet');
  await page.goto(`${app.url}/settings`);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await readKept(page)).toEqual([]);
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('info')])).toEqual([
    null,
    null,
  ]);
});

test('a new version says that it is there and waits for a yes', async ({ browser }) => {
  const release = await openRelease(app.url);
  try {
    const page = await openApp(browser, release.url);
    await controlled(page);
    release.publish();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
    await expect(page.getByText('A new version is available.')).toBeVisible();
    await look(page, 'new version');
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await page.waitForTimeout(1_000);
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(true);
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => !('isOldPage' in window));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('A new version is available.')).toBeHidden();
  } finally {
    await release.close();
  }
});

/** The same house under another address, whose worker becomes another version when it is published. */
async function openRelease(url: string) {
  let isPublished = false;
  const server = createServer((request, response) => {
    const forwarded = httpRequest(
      url + (request.url ?? '/'),
      {
        agent: false,
        method: request.method ?? 'GET',
        headers: { ...request.headers, connection: 'close', 'accept-encoding': 'identity' },
      },
      (answer) => {
        // The worker grows by a line.
        const { 'content-length': _length, ...headers } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, headers);
        if (isPublished && request.url === '/sw.js') response.write('// the next version\n');
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => response.writeHead(502).end());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    publish: () => {
      isPublished = true;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function openApp(browser: Browser, url = app.url, token = shop.token): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
  await page.goto(`${url}/shopCenter`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/** True once the worker has everything and answers for this page. */
async function controlled(page: Page): Promise<boolean> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });
  return page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated');
}

function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      addresses.push(...(await cache.keys()).map(({ url }) => url));
    }
    return addresses;
  });
}

/** The names of the endpoints whose answers lie in the browser's database. */
function readKept(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('stockless-reading');
        // Made here, it would be one without what the app keeps in it.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', () => {
          if (opening.error?.name === 'AbortError') resolve([]);
          else reject(new Error('the database does not open'));
        });
        opening.addEventListener('success', () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('reading')) {
            database.close();
            resolve([]);
            return;
          }
          const reading = database.transaction('reading').objectStore('reading').getAll();
          reading.addEventListener('success', () => {
            const text = JSON.stringify(reading.result);
            database.close();
            resolve([...text.matchAll(/"queryKey":\["(\w+)"/g)].map((match) => match[1] ?? ''));
          });
        });
      }),
  );
}
