// What every screen owes everybody: nothing for axe to find in either scheme, nothing cut off on a narrow phone.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Looks at the screen as it stands: light and dark, 360 px and 320 px wide. */
export async function look(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await axeFindings(page), `axe: ${name}, light`).toEqual([]);
  // Only colours differ between the schemes.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await axeFindings(page, ['color-contrast']), `axe: ${name}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `width of ${name} on ${width} px`).toBeLessThanOrEqual(width);
  }
}

/** Opens the first row of a list, where it has one that opens. */
export async function openFirst(page: Page): Promise<boolean> {
  const before = page.url();
  const row = page.locator('main tbody tr').first();
  if ((await row.count()) === 0) return false;
  await row.locator('td').first().click();
  await page.waitForTimeout(200);
  return page.url() !== before;
}

/** axe runs WCAG A, AA and its best practices; these two of WCAG it runs only where they are asked for. */
const alsoRules = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };

/**
 * What axe finds on the page as soon as nothing on it moves; of these rules alone where some are named. On a busy machine a
 * page that was there may load once more: what is found, or an axe that went with the page, is looked at a second time.
 */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  const first = await findOnce(page, rules).catch(() => undefined);
  if (first?.length === 0) return [];
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForTimeout(settleMs);
  return findOnce(page, rules);
}

const settleMs = 500;

async function findOnce(page: Page, rules?: string[]): Promise<string[]> {
  await drawAll(page);
  await waitForTransitions(page);
  // The one frame there is shows a page of the storefront, which is looked at on its own: its landmarks are a second page's.
  // Without frames axe needs no second page to put its findings together.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude('iframe');
  if (rules === undefined) axe.options({ rules: alsoRules });
  else axe.withRules(rules);
  const { violations } = await axe.analyze();
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

/** How loud the screen is: the share of its letters that are heavy, in percent, and how many frames stand in each other. */
export function readLoudness(page: Page): Promise<{ heavy: number; frames: number }> {
  return page.evaluate(() => {
    const isSeen = (one: Element) => one.checkVisibility() && one.closest('.sr-only') === null;
    const letters = { all: 0, heavy: 0 };
    const main = document.querySelector('main') ?? document.body;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement;
      if (holder === null || !isSeen(holder)) continue;
      const { length } = (texts.currentNode.textContent ?? '').replaceAll(/\s/g, '');
      letters.all += length;
      if (Number(getComputedStyle(holder).fontWeight) >= 600) letters.heavy += length;
    }
    // What is pressed or filled in, and a dot, has a line of its own and holds nothing.
    const isFrame = (one: Element) => {
      const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(one);
      const sides = [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth];
      const isSmall = one.getBoundingClientRect().height < 40;
      return sides.every((side) => side !== '0px') && !isSmall && !one.matches('button, a, label, input');
    };
    const depthOf = (one: Element | null): number =>
      one === null ? 0 : depthOf(one.parentElement) + (isFrame(one) ? 1 : 0);
    const depths = [...main.querySelectorAll('*')]
      .filter((one) => isSeen(one) && isFrame(one))
      .map((one) => depthOf(one));
    return {
      heavy: Math.round((100 * letters.heavy) / Math.max(1, letters.all)),
      frames: Math.max(0, ...depths),
    };
  });
}

/** A layout shift that nobody had touched the page for: its share of the page, and what moved from where to where. */
type Move = { readonly share: number; readonly what: readonly string[] };

type Source = {
  readonly node?: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
};

declare global {
  /** The layout shifts so far, where `watchMoves` reads them. */
  var movesSoFar: Move[];
  /** What an entry of a layout shift has besides; the types of the browser do not name it. */
  interface PerformanceEntry {
    readonly value?: number;
    readonly hadRecentInput?: boolean;
    readonly sources?: readonly Source[];
  }
}

/** How much of the page moved since it was opened without anybody having touched it, as browsers count it (CLS). */
export async function watchMoves(page: Page): Promise<() => Promise<{ share: number; what: string[] }>> {
  await page.addInitScript(() => {
    const moves: Move[] = [];
    globalThis.movesSoFar = moves;
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    const nameOf = (node: Node | null | undefined) =>
      node instanceof Element ? `${node.tagName} ${node.className}`.slice(0, 60) : (node?.nodeName ?? 'gone');
    new PerformanceObserver((list) => {
      for (const { value = 0, hadRecentInput, sources = [] } of list.getEntries()) {
        if (hadRecentInput !== false) continue;
        const what = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
        );
        moves.push({ share: value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => ({
      share: globalThis.movesSoFar.reduce((sum, { share }) => sum + share, 0),
      what: globalThis.movesSoFar.flatMap(({ what }) => what),
    }));
}

/** What does not fit on a phone whose owner reads letters of twice the size: texts that are cut off or stand out of it. */
export async function cutInLargeText(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 740 });
  return page.evaluate(async () => {
    const large = new CSSStyleSheet();
    large.replaceSync('html { font-size: 200% !important; }');
    document.adoptedStyleSheets = [large];
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const cut: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) cut.push(`the page is ${scrollWidth} px wide`);
    for (const one of document.querySelectorAll<HTMLElement>(
      'button, a, h1, h2, h3, label, th, td, p, li, dt, dd',
    )) {
      const style = getComputedStyle(one);
      const isReceivedOnly = one.closest('.sr-only') !== null || one.querySelector('.sr-only') !== null;
      if (isReceivedOnly || style.textOverflow === 'ellipsis' || one.offsetParent === null) continue;
      if (
        one.scrollWidth > one.clientWidth + 1 &&
        style.display !== 'inline' &&
        style.overflowX === 'visible'
      ) {
        cut.push(
          `${one.tagName} ${one.textContent.slice(0, 40)}: ${one.scrollWidth} in ${one.clientWidth} px`,
        );
      }
    }
    document.adoptedStyleSheets = [];
    return cut;
  });
}

/** A wide screen. */
export const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

/** A page of the console, wide and narrow, light and dark: nothing for axe to find, nothing wider than the screen, a picture each. */
export async function lookAtConsole(page: Page, folder: string, name: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
    expect.soft(await axeFindings(page, rules), `axe: ${name}, ${colorScheme}`).toEqual([]);
    for (const size of [desk, phone]) {
      await page.setViewportSize(size);
      await page.screenshot({ path: `${folder}/${name}-${size.width}-${colorScheme}.png` });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `width of ${name} on ${size.width} px`).toBeLessThanOrEqual(size.width);
    }
    await page.setViewportSize(desk);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
