// A shop at a domain of its own: the owner is told what to set and what is wrong, and buyers buy there.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect } from '@playwright/test';
import { perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { readDomain } from '#features/domains/contract.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import { sayMessage } from '#locales/message.ts';
import { makeTestDns, serveDns, type DnsServer } from '#testing/acme/dns.ts';
import { furnish, makeShop, startApp, stockShop, type App } from '../app.ts';
import { domainTarget } from '../app-facts.ts';
import { test } from '../fixture.ts';
import { look } from '../look.ts';
import { openPage } from '../people.ts';
import { buy } from '../steps/buyer-steps.ts';
import { openPhone, password } from '../steps/merchant-steps.ts';

const dns = makeTestDns();
let server: DnsServer;
let app: App;
let proxy: Proxy;
let staff: string;

test.beforeAll(async () => {
  dns.set(domainTarget, { addresses: ['198.51.100.7'] });
  server = await serveDns(dns);
  app = await startApp({ dnsServer: server.address });
  staff = await furnish(app);
  proxy = await openProxy();
});
test.afterAll(async () => {
  await app.end();
  await server.stop();
  await proxy.stop();
});

type Proxy = { readonly url: string; stop(): Promise<void> };

/** Leads every name to this machine, as public DNS would lead a domain to the platform. */
async function openProxy(): Promise<Proxy> {
  const pass = (asked: IncomingMessage, reply: ServerResponse) => {
    const { pathname, search, port } = new URL(asked.url ?? '/');
    const onward = { host: '127.0.0.1', port, path: pathname + search, method: asked.method };
    const sent = request({ ...onward, headers: asked.headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    sent.on('error', () => reply.destroy());
    asked.pipe(sent);
  };
  const listener = createServer(pass);
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve);
  });
  const address = listener.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    stop: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        listener.closeAllConnections();
      }),
  };
}

for (const language of ['en', 'ja'] as const) {
  test(`a shop is connected to its own domain and sells there, in ${language}`, async ({ browser }) => {
    const { rooms } = await loadMerchantWords(language);
    const { domain: words } = await rooms.shop();
    const { password: passwordLabel } = await rooms.team();
    const name = `dora-${language}`;
    const shop = await makeShop(app, staff, name, `Dora ${language}`);
    const rows = [{ code: `DM-${language}`, title: 'Enamel kettle', cost: '9.00', stock: 50 }];
    await stockShop(app, staff, { shop, rows, price: '24.90' });
    const { token } = await app.ask(login, { username: name, password });
    await app.ask(perInfo, { patch: { lang: language } }, token);
    const { page, troubles } = await openPhone(browser, app, token);
    page.setDefaultTimeout(20_000);
    const host = `${name}.example.com`;

    await page.goto(`${app.url}/shop`);
    await page.locator('a[href="/shop/domain"]').click();
    await page.getByLabel(words.name, { exact: true }).fill('localhost');
    await page.getByLabel(passwordLabel).fill(password);
    await page.getByRole('button', { name: words.add }).click();
    await expect(page.getByText(words.nameFaults.host_ending)).toBeVisible();
    await look(page, `a name that is no domain, ${language}`);
    await page.getByLabel(words.name, { exact: true }).fill(host);
    await page.getByRole('button', { name: words.add }).click();
    await expect(page.getByRole('heading', { name: host })).toBeVisible();
    await look(page, `records of a domain, ${language}`);

    dns.set(host, { addresses: ['203.0.113.9'] });
    const check = page.getByRole('button', { name: words.check });
    await check.click();
    const elsewhere = sayMessage(language, words.faults.elsewhere, { found: '203.0.113.9' });
    await expect(page.getByText(elsewhere)).toBeVisible();
    await look(page, `a domain that points elsewhere, ${language}`);

    const { domain } = await app.ask(readDomain, {}, token);
    dns.set(host, { addresses: [], names: [domainTarget] });
    dns.set(`_stockless-challenge.${host}`, { texts: [domain?.records.at(-1)?.value ?? ''] });
    await check.click();
    await expect(page.getByText(words.states.active, { exact: true })).toBeVisible();
    await look(page, `a domain that is active, ${language}`);

    const own = `http://${host}:${new URL(app.url).port}`;
    const buyer = await openPage(browser, { locale: 'en-GB', proxy: { server: proxy.url } });
    const home = await buyer.page.goto(own);
    const html = (await home?.text()) ?? '';
    expect(html).toContain(`<link rel="canonical" href="${own}/"`);
    expect(html).not.toContain(`/s/${shop.handle}`);
    await look(buyer.page, `a shop at its own domain, ${language}`);
    const bought = await buy(buyer.page, own);
    expect(bought).toMatch(new RegExp(`^${own}/order/`));
    expect((await buyer.page.goto(`${own}/wallet`))?.status()).toBe(404);
    await buyer.page.goto(`${own}/explore`);
    expect(buyer.page.url()).toContain(`${app.url}/explore`);

    await page.getByRole('button', { name: words.remove }).click();
    const sheet = page.getByRole('dialog');
    await look(page, `removing a domain, ${language}`);
    await sheet.getByLabel(passwordLabel).fill(password);
    await sheet.getByRole('button', { name: words.remove }).click();
    await expect(page.getByRole('button', { name: words.add })).toBeVisible();
    await buyer.page.goto(`${app.url}/s/${shop.handle}`);
    const canonical = buyer.page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', `${app.url}/s/${shop.handle}`);
    // A refusal is an answer that browsers write down; nothing else is.
    expect(troubles()).toEqual([]);
  });
}
