// A conversation across two processes of one instance: the merchant's phone at the one, the desk at the other. The phone's
// process dies with a message under way, and nothing is lost or said twice.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, type Browser, type Page, type Request } from '@playwright/test';
import { listChats, readChat, sendChat } from '#features/chat/contract.ts';
import { test } from './fixture.ts';
import { furnish, makeShop, startApp, type App, type Shop } from './app.ts';
import { operator } from './app-facts.ts';
import { openPhone } from './steps/merchant-steps.ts';
import { openPage, signInToConsole } from './people.ts';

/** The outbox and the stream try again in growing pauses: long enough for the longest of this journey. */
const againMs = 40_000;

let first: App;
let second: App;
let line: Awaited<ReturnType<typeof openLine>>;
let shop: Shop;

test.beforeAll(async () => {
  first = await startApp();
  second = await startApp({ beside: first });
  line = await openLine();
  line.leadTo(first);
  shop = await makeShop(first, await furnish(first), 'mira');
});
test.afterAll(async () => {
  line.close();
  await second.end();
  await first.end();
});

test('a process is killed while a message is under way: each is there once, and the talk goes on', async ({
  browser,
}) => {
  const { page: phone, troubles } = await openPhone(browser, { ...first, url: line.url }, shop.token);
  const answers = noteAnswers(phone);
  const underWay = noteUnderWay(phone);
  await phone.goto(`${line.url}/service`);
  await write(phone, 'Where is my payout?');
  await expect(logOf(phone).getByText('Sent', { exact: true })).toBeVisible();
  const desk = await openDesk(browser);
  await write(desk, 'It left this morning.');
  await expect(said(phone)).toHaveText(['Where is my payout?', 'It left this morning.']);
  await write(phone, 'To which account?');
  await expect(said(desk).last()).toHaveText('To which account?');
  await expect.poll(answers).toEqual([200, 200]);
  expect(troubles()).toEqual([]);

  await test.step('it takes the message and dies before it has answered', async () => {
    // A browser has six lines to one address: what is never answered must not hold those that the message needs.
    await expect.poll(underWay, { timeout: againMs }).toBe(0);
    line.mute();
    await write(phone, 'The one that ends in 12?');
    await expect(said(desk).last()).toHaveText('The one that ends in 12?', { timeout: againMs });
    await expect(logOf(phone).getByText('Sending…')).toBeVisible();
    await fieldOf(phone).fill('Or the one in 34?');
    await first.kill();
    await expect(phone.getByText('Connection lost. Reconnecting…')).toBeVisible();
    await expect(logOf(phone).getByText('Waits for a connection')).toBeVisible();
    await expect(fieldOf(phone)).toHaveValue('Or the one in 34?');
    await phone.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(logOf(phone).getByText('Waits for a connection')).toHaveCount(2);
    await write(desk, 'The one in 12.');
    expect(answers()).toEqual([200, 200]);
  });

  const whole = [
    'Where is my payout?',
    'It left this morning.',
    'To which account?',
    'The one that ends in 12?',
    'The one in 12.',
    'Or the one in 34?',
  ];
  await test.step('the phone comes back by itself at the other one', async () => {
    line.leadTo(second);
    await expect(logOf(phone).getByText('The one in 12.')).toBeVisible({ timeout: againMs });
    await expect(phone.getByText('Connection lost. Reconnecting…')).toBeHidden({ timeout: againMs });
    await expect.poll(answers, { timeout: againMs }).toEqual([200, 200, 200, 200]);
    await expect(said(phone)).toHaveText(whole);
    await expect(said(desk)).toHaveText(whole);
  });

  await test.step('both go on without a reload, and the books have every number once', async () => {
    await write(desk, 'Not the one in 34.');
    await expect(said(phone)).toHaveText([...whole, 'Not the one in 34.'], { timeout: againMs });
    await write(phone, 'Thank you.');
    whole.push('Not the one in 34.', 'Thank you.');
    await expect(said(desk)).toHaveText(whole);
    await expect(said(phone)).toHaveText(whole);
    await expect(logOf(phone).getByText('Waits for a connection')).toHaveCount(0);
    const { list } = await second.ask(listChats, { kind: 'service' }, shop.token);
    const { messages } = await second.ask(readChat, { id: list[0]?.id ?? '' }, shop.token);
    expect(messages.map(({ seq }) => seq)).toEqual(whole.map((_text, at) => at + 1));
    expect(new Set(messages.map(({ client_id: clientId }) => clientId)).size).toBe(whole.length);
    await phone.reload();
    await expect(said(phone)).toHaveText(whole);
  });
});

const logOf = (page: Page) => page.getByRole('log', { name: 'Messages' });
const fieldOf = (page: Page) => page.getByRole('textbox', { name: /^Your message/ });
/** What the bubbles say, those that wait to be sent as well. */
const said = (page: Page) => logOf(page).locator('p[dir="auto"]');

async function write(page: Page, text: string): Promise<void> {
  await fieldOf(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Somebody of the desk at the second process, who has taken the conversation that waits. */
async function openDesk(browser: Browser): Promise<Page> {
  const { page } = await openPage(browser, { viewport: { width: 1280, height: 800 } });
  await signInToConsole(second, page, operator);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.goto(`${second.url}/console/chat`);
  await expect(page.getByRole('row', { name: /Corner Shop/ })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Conversation with Corner Shop' })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByText('Assigned to you', { exact: true })).toBeVisible();
  return page;
}

/** How the messages that the page sends were answered; what has no answer, or only a part of one, is not among them. */
function noteAnswers(page: Page): () => readonly (number | undefined)[] {
  const found: (number | undefined)[] = [];
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.endsWith(sendChat.path)) return;
    void request.response().then((response) => found.push(response?.status()));
  });
  return () => found;
}

/** How many calls of the page have no answer yet, but for streams, which never end. */
function noteUnderWay(page: Page): () => number {
  let count = 0;
  const isCall = (url: string) =>
    url.includes('/api/') && !url.endsWith('/stream') && !url.includes('/stream?');
  const ended = (request: Request) => {
    if (isCall(request.url())) count -= 1;
  };
  page.on('request', (request) => {
    if (isCall(request.url())) count += 1;
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return () => count;
}

/** One address for an instance of several processes, as a balancer has it. A line breaks with the process that it leads to. */
async function openLine() {
  let port = 0;
  let isMute = false;
  const lines = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    lines.add(near);
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => (isMute ? undefined : near.write(bytes)));
    far.on('error', () => near.destroy());
    far.on('close', () => near.destroySoon());
    near.on('error', () => far.destroy());
    near.on('close', () => {
      lines.delete(near);
      far.destroySoon();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${own}`,
    leadTo({ url }: App) {
      port = Number(new URL(url).port);
      isMute = false;
    },
    /** What is asked still goes in; no answer comes out. */
    mute() {
      isMute = true;
    },
    close() {
      server.close();
      for (const socket of lines) socket.destroy();
    },
  };
}
