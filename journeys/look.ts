// What every screen owes everybody: nothing for axe to find in either scheme, nothing cut off on a narrow phone.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Looks at the screen as it stands: light and dark, 360 px and 320 px wide. */
export async function look(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await axeFindings(page), `axe: ${name}, light`).toEqual([]);
  // Only colours differ between the schemes.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await axeFindings(page, ['color-contrast']), `axe: ${name}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `width of ${name} on ${width} px`).toBeLessThanOrEqual(width);
  }
}

/** What axe finds on the page as soon as nothing on it moves; of these rules alone where some are named. */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  await drawAll(page);
  await waitForTransitions(page);
  // No screen has frames, and without them axe needs no second page to put its findings together.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/**
 * A colour on its way to another one has a contrast that nobody sees for long, and a transition that began before motion was
 * reduced keeps its length. What never ends, such as a skeleton that breathes, is not waited for.
 */
async function waitForTransitions(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}

/** What stands below the screen and is not drawn yet keeps the colours of before: axe would read what nobody sees. */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (document.adoptedStyleSheets.length === 0) {
      const drawn = new CSSStyleSheet();
      drawn.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets = [drawn];
    }
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
  });
}
