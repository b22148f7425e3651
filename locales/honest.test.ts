// Nothing that this product says hurries anybody, promises earnings, borrows somebody else's mark or offers anything
// for inviting others: every word of every language (A17, A18, A20, T27).
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lintOf } from '#domain/content/content-lint.ts';
import { languages } from '#domain/text/language.ts';
import { listTexts } from '#tools/testing/list-texts.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

test.each(languages)(
  '%s: nobody is hurried, promised earnings or shown a borrowed name',
  async (language) => {
    const words = await listTexts(language);
    expect(words.length).toBeGreaterThan(1_000);
    const stopped = words.flatMap(([at, text]) =>
      lintOf(text).map(({ reason, word }) => `${at}: ${reason} “${word}”`),
    );
    expect(stopped).toEqual([]);
  },
);

/** Words in which a reward for recruiting is offered elsewhere. */
const recruiting =
  /referral (?:bonus|reward|income)|invite (?:and|to) earn|earn (?:by|for|when you) invit|bonus for (?:each|every) friend|team (?:bonus|income)|downline|affiliate commission/i;

test('no text offers anything for inviting others', async () => {
  const offers = (await listTexts('en')).filter(([, text]) => recruiting.test(text));
  expect(offers).toEqual([]);
});

/** Where somebody pays: a cart, a checkout, a deposit, a withdrawal, a campaign. */
const paying = [
  'features/storefront/pages',
  'features/payouts/merchant',
  'features/deposits/merchant',
  'features/wallet/merchant',
  'features/promotion/merchant',
  'ui/storefront',
];

test('nothing counts down where somebody pays', () => {
  const screens = paying.map((folder) =>
    readdirSync(path.join(here, '..', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => path.join(here, '..', folder, file)),
  );
  // A folder that was moved or emptied is not one where nothing ticks.
  expect(screens.filter((files) => !files.some((file) => file.endsWith('.tsx')))).toEqual([]);
  const ticking = screens
    .flat()
    .filter((file) => /\b(?:useNow|setInterval|countdown)\b/i.test(readFileSync(file, 'utf8')));
  expect(ticking).toEqual([]);
});
