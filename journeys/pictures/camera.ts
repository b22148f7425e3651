// Takes the pictures of the screen that is open, in every form, and says what is wrong with it.
import type { Page, Request } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileOf, type Form, type Picture, type Shown } from '#tools/pictures/plan.ts';

const settleMs = 80;
const settleMaxMs = 6_000;
/** So often in a row a screen looks the same before it is taken. */
const looksSame = 2;
/** A long page is shown to this many times the screen. */
const screensMax = 2;

export type Camera = {
  /** Forgets what went wrong before: called when another screen is opened. */
  readonly aim: () => void;
  /** @param mayMiss True for a page that says that something is not there. */
  readonly take: (shown: Shown, mayMiss?: boolean) => Promise<Picture[]>;
};

export function openCamera(page: Page, out: string, forms: readonly Form[]): Camera {
  let troubles: string[] = [];
  const asked = new Set<Request>();
  // A stream is never over.
  const isCall = (request: Request) => !new URL(request.url()).pathname.endsWith('/stream');
  page.on('request', (request) => isCall(request) && asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`script: ${String(error)}`));
  page.on('response', (response) => {
    if (response.status() >= 400)
      troubles.push(`${new URL(response.url()).pathname} answers ${response.status()}`);
  });

  /** A screen is there when nothing is on its way, nothing on it says that it is busy, and it stays as it is. */
  async function settle(): Promise<void> {
    const startedAt = performance.now();
    let same = 0;
    for (let before = ''; same < looksSame && performance.now() - startedAt < settleMaxMs;) {
      await page.waitForTimeout(settleMs);
      const state = asked.size > 0 ? '' : await readState(page);
      same = state !== '' && state === before ? same + 1 : 0;
      before = state;
    }
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  }

  return {
    aim: () => {
      troubles = [];
      asked.clear();
    },
    async take(shown, mayMiss = false) {
      const pictures: Picture[] = [];
      for (const form of forms) {
        const { width, height, appearance } = form;
        await page.emulateMedia({ colorScheme: appearance, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height });
        await settle();
        const faults = await readFaults(page);
        const file = fileOf(shown, form);
        mkdirSync(path.join(out, path.dirname(file)), { recursive: true });
        // A longer screen shows what is below, and its bars where it ends.
        const tall = await page.evaluate(() => document.documentElement.scrollHeight);
        if (tall > height) {
          await page.setViewportSize({ width, height: Math.min(tall, screensMax * height) });
          await settle();
        }
        await page.screenshot({ path: path.join(out, file) });
        const received = troubles.filter((text) => !mayMiss || !text.includes('404'));
        const { pathname, search } = new URL(page.url());
        pictures.push({
          ...shown,
          ...form,
          url: pathname + search,
          file,
          faults: [...new Set([...faults, ...received])],
        });
      }
      return pictures;
    },
  };
}

/** What the screen looks like, in a few words: two that are equal are two looks at a screen that stands still. */
function readState(page: Page): Promise<string> {
  return page.evaluate(() => {
    const isBusy = document.querySelector('[aria-busy="true"], .animate-breathe') !== null;
    const isThere = document.readyState === 'complete' && document.querySelector('h1') !== null && !isBusy;
    const images = [...document.images].filter(({ complete }) => complete).length;
    const { scrollHeight } = document.documentElement;
    return isThere ? `${scrollHeight} ${images} ${document.body.innerText}` : '';
  });
}

/** What a look at the screen alone tells. */
function readFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const error = main.querySelector<HTMLElement>('[role="alert"].bg-bad-soft');
    const wide = document.documentElement.scrollWidth;
    return [
      main.innerText.trim() === '' ? 'empty' : '',
      document.querySelector('h1') === null ? 'no heading' : '',
      document.querySelector('[aria-busy="true"]') === null ? '' : 'still busy after six seconds',
      error === null ? '' : `error: ${error.innerText.trim().split('\n')[0] ?? ''}`,
      wide > innerWidth ? `${wide - innerWidth} px wider than ${innerWidth}` : '',
    ].filter((fault) => fault !== '');
  });
}
