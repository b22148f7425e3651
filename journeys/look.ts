// What every screen owes everybody: nothing for axe to find in either scheme, nothing cut off on a narrow phone.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Looks at the screen as it stands: light and dark, 360 px and 320 px wide. */
export async function look(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await findings(axeOf(page)), `axe: ${name}, light`).toEqual([]);
  // Only colours differ between the schemes.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await findings(axeOf(page).withRules(['color-contrast'])), `axe: ${name}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `width of ${name} on ${width} px`).toBeLessThanOrEqual(width);
  }
}

/** No screen has frames, and without them axe needs no second page to put its findings together. */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true);
}

/** What axe finds on the page as it stands; of these rules alone where some are named. */
export function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  const axe = axeOf(page);
  return findings(rules === undefined ? axe : axe.withRules(rules));
}

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
