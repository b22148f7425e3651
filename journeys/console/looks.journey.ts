// Every place of the console, as a wide screen and a phone show it, in light and in dark: nothing fails, nothing for axe
// to find, nothing wider than the screen. The first row of each list is shown beside it, and opened. The pictures lie in
// test-results/screens/console.
import { mkdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from '../fixture.ts';
import { furnish, makeShop, startApp, stockShop, type App } from '../app.ts';
import { operator, supplier } from '../app-facts.ts';
import { axeFindings, openFirst } from '../look.ts';
import { openPage, signInToConsole } from '../people.ts';
import { consoleScreens } from '../screens.ts';
import { placeOrder } from '../steps/trade-steps.ts';

const screens = 'test-results/screens/console';
let app: App;

test.beforeAll(async () => {
  mkdirSync(screens, { recursive: true });
  app = await startApp();
  const staff = await furnish(app);
  const shop = await makeShop(app, staff, 'ines');
  const rows = [1, 2, 3].map((n) => ({
    code: `C-${n}`,
    title: `Oak stool no. ${n}`,
    cost: '8.00',
    stock: 9,
  }));
  const [item] = await stockShop(app, staff, { shop, rows, price: '24.90' });
  await placeOrder(app, shop, item?.goods_id ?? '');
});
test.afterAll(() => app.end());

for (const [kind, who] of [
  ['operator', operator],
  ['supplier', supplier],
] as const) {
  test(`every place of ${kind}s, light and dark, wide and narrow`, async ({ browser }) => {
    const { page } = await openPage(browser, { serviceWorkers: 'block' });
    const troubles = listen(page);
    await signInToConsole(app, page, who);
    await expect(page.getByRole('button', { name: 'Sign out' }).first()).toBeVisible();
    for (const { name, path } of consoleScreens(kind)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(app.url + path);
      await lookAt(page, name);
      expect.soft(troubles(), path).toEqual([]);
      if ((await page.locator('button[data-peek]').count()) > 0) {
        await page.keyboard.press('Space');
        await expect(page.getByRole('complementary').getByText('Esc closes')).toBeVisible();
        await lookAt(page, `${name}-preview`);
        await page.keyboard.press('Escape');
        expect.soft(await rowHeight(page), `a row of ${path} on a phone`).toBeLessThanOrEqual(110);
      }
      if (!(await openFirst(page))) continue;
      await lookAt(page, `${name}-one`);
      expect.soft(troubles(), `the first of ${path}`).toEqual([]);
    }
  });
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function lookAt(page: Page, name: string): Promise<void> {
  await settled(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
    expect.soft(await axeFindings(page, rules), `axe: ${name}, ${colorScheme}`).toEqual([]);
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: `${screens}/${name}-${width}-${colorScheme}.png` });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `width of ${name} on ${width} px`).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** The height of the row in the middle, by height, as a phone shows the list. */
async function rowHeight(page: Page): Promise<number> {
  await page.setViewportSize({ width: 360, height: 740 });
  const heights = await page
    .locator('tr[data-row]')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  await page.setViewportSize({ width: 1280, height: 800 });
  return heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0;
}

/** What went wrong since it was last asked: errors of the console, and answers of 4xx and 5xx. */
function listen(page: Page): () => string[] {
  let found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.url()}: ${response.status()}`);
  });
  return () => {
    const told = found;
    found = [];
    return told;
  };
}
