// What people write is one word of 500 letters, a row of emoji, an address of a page, or runs from right to left: no page
// of a shop is wider than the phone that shows it.
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { expect } from '@playwright/test';
import * as z from 'zod/mini';
import type { StorefrontPage } from '#features/storefront/page.shapes.ts';
import { pages } from '#features/storefront/page-kinds.samples.ts';
import { frame, goods } from '#features/storefront/page.samples.ts';
import { test } from './fixture.ts';

const dist = path.resolve('dist/storefront');
const assets = path.join(dist, 'client/assets');

const kinds = {
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(30),
  long: 'W'.repeat(500),
  rightToLeft: 'متجر البيت الكبير في المدينة القديمة '.repeat(3),
  address: `https://shop.example/${'a/b?c=d&'.repeat(50)}`,
};

/** Fields that people fill in; all others are codes, amounts and moments. */
const written = new Set(
  `name title about address address2 city phone form reg_no tax_id email company return_terms message text content note
   description maker warnings brand eu_person category payee carrier tracking place raw refund_to answer_text
   name_masked q`.split(/\s+/),
);

const review = {
  id: goods.id,
  rating: 4,
  content: 'Good.',
  lang: null,
  photos: [],
  author: { name_masked: 'M****', country: 'US' },
  verified: true as const,
  removed_reason: null,
  follow_up: { content: 'Still good.', at: '2026-11-23T10:00:00.000Z', lang: null },
  reply: {
    content: 'Thank you.',
    lang: null,
    at: '2026-11-22T10:00:00.000Z',
    corrected_at: null,
    before: null,
  },
  created_at: '2026-11-21T10:00:00.000Z',
};

const built = z.object({ render: z.custom<(page: StorefrontPage) => string>() });

for (const [kind, words] of Object.entries(kinds)) {
  test(`no page of a shop is wider than a phone where people write ${kind}`, async ({ browser }) => {
    const { render } = built.parse(await import(pathToFileURL(path.join(dist, 'server/entry.js')).href));
    const styles = readdirSync(assets)
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(path.join(assets, file), 'utf8'));
    // The page is laid out as it was sent: its script and its own style sheet are nowhere to be fetched from.
    const page = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
    for (const body of pages) {
      const filled = rewritten({ ...frame, ...withReview(body) }, words);
      await page.setContent(render(filled).replaceAll(/<script[^>]*src=[^>]*><\/script>|<link[^>]*>/g, ''));
      await page.addStyleTag({ content: styles.join('\n') });
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
      });
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(wide, `${body.kind}, ${kind}, ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  });
}

function withReview(body: (typeof pages)[number]): (typeof pages)[number] {
  if (body.kind !== 'goods') return body;
  return { ...body, comments: { ...body.comments, list: [review], total: 1 } };
}

/** The same page with everything that people wrote written otherwise. */
function rewritten(page: StorefrontPage, words: string): StorefrontPage {
  const text = JSON.stringify(page, (key, value: unknown) =>
    typeof value === 'string' && written.has(key) ? words : value,
  );
  return z.custom<StorefrontPage>().parse(JSON.parse(text));
}
