/**
 * How soon the app answers a finger: every tab of the bar, an order and the way back from it, tapped several times on a
 * processor four times slower, from the tap to the first frame of the next screen.
 *
 *   npm run build, then node tools/run.mjs journeys/measure/taps.ts URL USERNAME PASSWORD [plain]     a running demo world
 *
 * With `plain` the browser has no view transitions: what they cost is the difference.
 */
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { findChrome } from '#tools/chrome.ts';

const answerMsMax = 100;
const slowdown = 4;
const rounds = 6;
const order = 'main a[href^="/orderList/"]';
const back = 'main a[aria-label="Back"]';
const tabTo = (to: string) => `nav.fixed a[href="${to}"]`;
/** One round: what is tapped, by the name that the result has. */
const targets: Readonly<Record<string, string>> = {
  '/orderList': tabTo('/orderList'),
  'an order': order,
  'back from it': back,
  '/goodsList': tabTo('/goodsList'),
  '/wallet': tabTo('/wallet'),
  '/shopCenter': tabTo('/shopCenter'),
};

process.exitCode = await main(process.argv.slice(2));

async function main([url, username, password, how]: string[]): Promise<number> {
  if (url === undefined || username === undefined || password === undefined) {
    console.error(
      'Say where and who: journeys/measure/taps.ts http://127.0.0.1:8080 mara this-is-only-a-demo',
    );
    return 2;
  }
  const chrome = await findChrome();
  const browser = await chromium.launch({
    executablePath: chrome.executablePath,
    env: chrome.env,
    args: chrome.args,
  });
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
    const page = await context.newPage();
    if (how === 'plain')
      await page.addInitScript(() => Object.assign(document, { startViewTransition: undefined }));
    await signIn(page, url, username, password);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const taps = await tapTargets(page);
    return say(taps);
  } finally {
    await browser.close();
  }
}

async function signIn(page: Page, url: string, username: string, password: string): Promise<void> {
  await page.goto(new URL('/login', url).href);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('nav.fixed').waitFor();
  // Where the first tap leads away from.
  await page.goto(new URL('/shopCenter', url).href);
  // The screens that are fetched ahead are there before anyone has found the next tab.
  await page.waitForTimeout(4_000);
}

type Tap = { to: string; ms: number };

async function tapTargets(page: Page): Promise<Tap[]> {
  const taps: Tap[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [to, selector] of Object.entries(targets)) {
      const box = await page.locator(selector).first().boundingBox();
      if (box === null) throw new Error(`there is nothing to tap for ${to}`);
      await page.evaluate(watchForNextScreen);
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      taps.push({ to, ms: z.parse(z.number(), await page.evaluate('window.nextScreen')) });
      await page.waitForTimeout(400);
    }
  }
  return taps;
}

/** Runs in the page: `nextScreen` becomes the time from the finger's going up to the first frame under another heading. */
function watchForNextScreen(): void {
  const nextScreen = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error('no other screen came')), 10_000);
    const before = document.querySelector('h1');
    let tappedAt = 0;
    document.addEventListener(
      'click',
      (event) => {
        tappedAt = event.timeStamp;
      },
      { capture: true, once: true },
    );
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (tappedAt === 0 || heading === null || heading === before) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - tappedAt)));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  Object.assign(window, { nextScreen });
}

/** The first round pays for what is drawn for the first time and counts too. */
function say(taps: readonly Tap[]): number {
  for (const to of Object.keys(targets)) {
    const times = taps.filter((tap) => tap.to === to).map(({ ms }) => Math.round(ms));
    console.log(`${to.padEnd(12)} ${times.join(' ')} ms`);
  }
  const sorted = taps.map(({ ms }) => ms).toSorted((left, right) => left - right);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const slow = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  console.log(`half within ${Math.round(middle)} ms, 95 of 100 within ${Math.round(slow)} ms`);
  return slow <= answerMsMax ? 0 : 1;
}
