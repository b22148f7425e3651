// What the page says about merchants' programs is what happens.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hookTypes, pingType } from '#domain/hooks.ts';
import { hookMessages } from '#features/webhooks/message.shapes.ts';
import * as showcase from '#features/showcase/contract.ts';
import { signAll } from '#platform/ports/signature.ts';
import { verifySample } from './docs-hooks.ts';
import { docsPage } from './docs-page.ts';
import { openApiOf } from './openapi.ts';

const calls = [showcase.listShowcase, showcase.changePrices];
const document = openApiOf(calls, 'Stockless', { messages: hookMessages });
const page = docsPage(document, 'Stockless');

test('every message that is sent is in the document and on the page, with its fields', () => {
  const webhooks = z.parse(z.record(z.string(), z.unknown()), document['webhooks']);
  expect(Object.keys(webhooks)).toEqual([...hookTypes, pingType]);
  for (const type of [...hookTypes, pingType]) {
    const article = page.split(`<article id="message-${type}">`)[1]?.split('</article>')[0] ?? '';
    expect(article, type).toContain(`&quot;${type}&quot;`);
    for (const field of ['id', 'n', 'created_at', 'shop_id', 'test_data']) {
      expect(article, type).toContain(`<code>${field}</code>`);
    }
  }
  expect(page).toContain('<code>data.order_no</code>');
});

test('each call names the scope of the key that opens it, and each scope its calls', () => {
  expect(page).toContain('With a key of the scope <code>showcase.write</code> too.');
  const rows = page.split('Which scope opens which call</caption>')[1]?.split('</table>')[0] ?? '';
  expect(rows).toContain('<code>showcase.read</code></th><td><a href="#listShowcase">');
  expect(rows).toContain('<code>showcase.write</code></th><td><a href="#changePrices">');
});

test('the sample on the page knows what is ours, with either secret, and nothing else', async () => {
  expect(page).toContain('timingSafeEqual(given, right)');
  const source = `data:text/javascript,${encodeURIComponent(verifySample)}`;
  const sample: unknown = await import(/* @vite-ignore */ source);
  const check = z.custom<(...given: unknown[]) => unknown>((value) => typeof value === 'function');
  const { isGenuine: ask } = z.parse(z.object({ isGenuine: check }), sample);
  const now = new Date('2026-03-02T09:00:00.000Z');
  const body = '{"id":"1"}';
  const header = signAll(body, ['new', 'old'], now);
  const at = now.getTime();
  expect([ask(body, header, 'new', at), ask(body, header, 'old', at)]).toEqual([true, true]);
  expect(ask(body, header, 'other', at)).toBe(false);
  expect(ask(`${body} `, header, 'new', at)).toBe(false);
  expect(ask(body, header, 'new', at + 301_000)).toBe(false);
  expect(ask(body, 'nonsense', 'new', at)).toBe(false);
});
