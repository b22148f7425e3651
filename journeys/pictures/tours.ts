// Who goes through the screens: a merchant, a buyer, an operator and a supplier, each in every language they may have.
import type { Browser, Page } from '@playwright/test';
import { demoOperator, demoPassword, demoShops, demoSupplier } from '#demo/demo-world.ts';
import type { Language } from '#domain/text/language.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { consoleToken } from '#testing/door.ts';
import { formsOf, isDone, type Group, type Options, type Picture, type Shown } from '#tools/pictures/plan.ts';
import type { callsTo } from '../calls.ts';
import { lendLetters, useLetters, type LettersOf } from '../fonts.ts';
import { openFirst } from '../look.ts';
import { openPage } from '../people.ts';
import { consoleScreens, merchantScreens, storefrontScreens, type Records } from '../screens.ts';
import { buyAsDemo, merchantRecords, signInAsMerchant } from './records.ts';
import { openCamera } from './camera.ts';

export type PicturesApp = { readonly url: string } & ReturnType<typeof callsTo>;
type Needs = { readonly browser: Browser; readonly options: Options; readonly app: PicturesApp };

/** One person in one language. Gives the pictures of a screen as soon as they are taken; what is done is left out. */
export type Tour = {
  readonly group: Group;
  readonly language: Language;
  readonly take: (index: readonly Picture[]) => AsyncGenerator<Picture[]>;
};

/** A stop of a tour: a screen, and how it comes to be on the page. */
type Stop = {
  readonly name: string;
  readonly path: string;
  readonly mayMiss?: boolean;
  /** Done before the screen is opened. */
  readonly before?: (page: Page) => Promise<void>;
  /** The first row of the list is a screen of its own. */
  readonly hasRows?: boolean;
};

export async function openTours(needs: Needs): Promise<Tour[]> {
  const { options, app } = needs;
  const wants = (group: Group) =>
    options.only === '' ||
    options.only.startsWith(group) ||
    group.startsWith(options.only.split('/')[0] ?? '');
  const tours: Tour[] = [];
  if (wants('merchant')) tours.push(...(await merchantTours(needs)));
  if (wants('storefront')) tours.push(...(await storefrontTours(needs)));
  // People of the platform work in English.
  if (wants('console')) {
    const token = await consoleToken(app, { username: demoOperator.username, password: demoPassword });
    const stops = consoleScreens('operator').map((screen) => ({ ...screen, hasRows: true }));
    tours.push(tourOf(needs, { group: 'console', language: 'en', stops, kept: { console_token: token } }));
  }
  if (wants('supplier')) {
    const token = await consoleToken(app, { username: demoSupplier, password: demoPassword });
    const stops = consoleScreens('supplier').map((screen) => ({ ...screen, hasRows: true }));
    const keptIn = (language: Language) => ({ console_token: token, console_lang: language });
    tours.push(
      ...options.langs.map((language) =>
        tourOf(needs, { group: 'supplier', language, stops, kept: keptIn(language) }),
      ),
    );
  }
  return tours;
}

async function merchantTours(needs: Needs): Promise<Tour[]> {
  const { app, options } = needs;
  const token = await signInAsMerchant(app, demoShops.table.username);
  const stops = merchantScreens(await merchantRecords(app, token));
  return options.langs.map((language) => {
    const kept = { token, lang: language };
    const prepare = async () => {
      await app.ask(perInfo, { patch: { lang: language } }, token);
    };
    return tourOf(needs, { group: 'merchant', language, stops, kept, prepare });
  });
}

async function storefrontTours(needs: Needs): Promise<Tour[]> {
  const records = await buyAsDemo(needs.app);
  const stops = storefrontStops(records);
  return needs.options.langs.map((language) =>
    tourOf(needs, { group: 'storefront', language, stops, kept: {} }),
  );
}

function storefrontStops(records: Records): Stop[] {
  const parts = ['around', 'goods', 'help', 'buying', 'paying', 'order'] as const;
  const stops = parts.flatMap((part) =>
    storefrontScreens(part, records).map(({ name, path, kind }) => ({
      name,
      path,
      mayMiss: kind === 'missing',
    })),
  );
  const goods = `/s/${records['shop']}/goods/${records['goods']}`;
  const fillCart = async (page: Page) => {
    await page.goto(new URL(goods, page.url()).href);
    await page.locator('form[action$="/cart/add"] button').first().click();
    await page.waitForURL(/\/cart/);
  };
  return stops.map((stop) => (stop.name === 'cart' ? { ...stop, before: fillCart } : stop));
}

type TourOptions = {
  readonly group: Group;
  readonly language: Language;
  readonly stops: readonly Stop[];
  /** What the browser has kept of the person. */
  readonly kept: Readonly<Record<string, string>>;
  readonly prepare?: () => Promise<void>;
};

function tourOf(
  { browser, options, app }: Needs,
  { group, language, stops, kept, prepare }: TourOptions,
): Tour {
  const forms = formsOf(options);
  const wanted = stops.filter(({ name }) => `${group}/${name}`.includes(options.only));
  async function* take(index: readonly Picture[]): AsyncGenerator<Picture[]> {
    const left = wanted.filter(({ name, hasRows = false }) => {
      const isKnown = isDone(index, { group, name, language }, forms);
      return (
        !isKnown || (hasRows && index.some((one) => one.name === `${name}-one` && one.faults.length > 0))
      );
    });
    if (left.length === 0) return;
    await prepare?.();
    const { page, context } = await openPage(browser, { locale: language, serviceWorkers: 'block' });
    const letters = lettersOf(language);
    if (letters !== undefined) await lendLetters(page, letters);
    await context.addInitScript((facts) => {
      for (const [key, text] of Object.entries(facts)) localStorage.setItem(key, text);
    }, kept);
    const camera = openCamera(page, options.out, forms);
    const shoot = async (shown: Shown, mayMiss?: boolean) => {
      if (letters !== undefined) await useLetters(page);
      return camera.take(shown, mayMiss);
    };
    await page.goto(`${app.url}/healthz`);
    for (const { name, path, mayMiss, before, hasRows } of left) {
      await before?.(page);
      camera.aim();
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(app.url + path, { waitUntil: 'load' });
      yield await shoot({ group, name, language }, mayMiss);
      if (hasRows !== true) continue;
      await page.setViewportSize({ width: 1280, height: 800 });
      camera.aim();
      if (await openFirst(page)) yield await shoot({ group, name: `${name}-one`, language });
    }
    await context.close();
  }
  return { group, language, take };
}

/** Languages whose letters a bare machine lacks. */
function lettersOf(language: Language): LettersOf | undefined {
  return language === 'ja' || language === 'ko' || language === 'zh-Hans' ? language : undefined;
}
