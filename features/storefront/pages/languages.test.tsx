// The ten languages of the storefront's pages: each page says all of its words in its own.
import { describe, expect, test } from 'vitest';
import { languageNames, languages, otherLanguages } from '#domain/text/language.ts';
import type { Language } from '#domain/text/language.ts';
import { inLanguage } from '#domain/text/language-path.ts';
import type { PageBody } from '#features/storefront/page.shapes.ts';
import { pages, samples } from '#features/storefront/page-kinds.samples.ts';
import { frame } from '#features/storefront/page.samples.ts';
import { pageWords } from '#locales/storefront.ts';
import { render } from '#apps/storefront/entry-server.tsx';

function draw(body: PageBody, language: Language): Document {
  const isShopless = ['explore', 'exploreHow', 'verify', 'trust'].includes(body.kind);
  const base = `/${language}/${isShopless ? 'explore' : 's/harbour'}`;
  const page = body.kind === 'explore' ? { ...body, shopsBase: `/${language}/s` } : body;
  return new DOMParser().parseFromString(render({ ...frame, ...page, language, base }), 'text/html');
}

/** Each text of a tree of words, by the keys that lead to it. */
function textsOf(tree: unknown, key = ''): [key: string, text: string][] {
  if (typeof tree === 'string') return [[key, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, below]) => textsOf(below, `${key}.${name}`));
}

const english = textsOf(pageWords.en.storefront);

/** Sentences of English that a language says in words of its own, and that no word it owes contains. */
function foreignTo(language: Language): string[] {
  const own = new Map(textsOf(pageWords[language].storefront));
  const shared = english.filter(([key, text]) => own.get(key) === text).map(([, text]) => text);
  return english
    .filter(([key, text]) => !text.includes('{') && text.includes(' ') && own.get(key) !== text)
    .map(([, text]) => text)
    .filter((sentence) => !shared.some((text) => text.includes(sentence)));
}

describe.each(languages)('in %s', (language) => {
  test.each(pages.map((body) => [body.kind, body] as const))('%s says all of its words', (_kind, body) => {
    const page = draw(body, language);
    expect(page.documentElement.lang).toBe(language);
    const text = page.body.textContent ?? '';
    expect(text).not.toMatch(/\bundefined\b|\{\w+\}|\[object/);
    const attributes = [...page.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
    const said = [page.title, text, ...attributes].join('\n');
    expect(foreignTo(language).filter((sentence) => said.includes(sentence))).toEqual([]);
  });

  test.each(pages.map((body) => [body.kind, body] as const))('%s leads nowhere else', (_kind, body) => {
    const page = draw(body, language);
    const paths = [...page.querySelectorAll('main a[href^="/"], header a[href^="/"], main form[action]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '',
    );
    // Addresses that the server's answers carry are put into the language by its handlers.
    // Pictures have one address for all languages.
    // So have files that are not for people to read: keys, formulas, sealed receipts, documents as they were put on record.
    const isPicture = (path: string) =>
      path.startsWith('/files/') ||
      path.startsWith('/api/') ||
      path.startsWith('/log/docs/') ||
      /\.(?:json|jws)$/.test(path) ||
      path.startsWith('/mailbox');
    const given = [samples.paymentResult.result.pay_url, samples.testPay.payment.return_url];
    const strange = paths.filter(
      (path) =>
        !['s/harbour', 'explore', 'verify', 'trust'].some((place) =>
          path.startsWith(`/${language}/${place}`),
        ) &&
        !given.includes(path) &&
        !isPicture(path),
    );
    expect(strange).toEqual([]);
  });

  test('deadlines of a buyer say their minute and their zone', () => {
    const may = (action: 'return' | 'withdraw_contract') => ({
      action,
      allowed: true,
      until: null,
      why: null,
    });
    const can = [may('return'), may('withdraw_contract')];
    const received = { ...samples.order.order, status: 'received' as const, can };
    const drawn = [draw({ ...samples.order, order: received }, language), draw(samples.label, language)];
    const [page = '', label = ''] = drawn.map((one) => one.body.textContent ?? '');
    const words = pageWords[language].storefront;
    // The window stands at the status and at the way to return, and the withdrawal has it too.
    for (const [text, sentence, times] of [
      [page, words.windowUntil, 2],
      [page, words.afterWithdrawHint, 1],
      [label, words.labelBy, 1],
    ] as const) {
      const [before = '', after = ''] = sentence.split('{when}').map((part) => part.replaceAll('.', '[.]'));
      const whole = new RegExp(`${before}(?=[^{}]{0,40}11[:.]15)[^{}]{8,45}? (?:GMT|UTC)${after}`, 'gu');
      expect([...text.matchAll(whole)], sentence).toHaveLength(times);
    }
  });

  test('amounts, days and countries are written its way', () => {
    const text = draw(samples.order, language).body.textContent ?? '';
    const amount = new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
    });
    expect(text).toContain(amount.format(27));
    const country = new Intl.DisplayNames(language, { type: 'region' });
    expect(text).toContain(country.of('US'));
  });
});

test('pages that are to be found name themselves in each language, and where browsers choose', () => {
  const path = `/s/harbour/goods/${samples.goods.goods.id}`;
  for (const language of languages) {
    const page = draw(samples.goods, language);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `https://shop.example/${language}${path}`,
    );
    const alternates = [...page.querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(alternates).toEqual([
      ...languages.map((one) => [one, `https://shop.example${inLanguage(one, path)}`]),
      ['x-default', `https://shop.example${path}`],
    ]);
  }
});

test('a list names its category and page in each language, and a search is not to be found in any', () => {
  const list = { ...samples.home, goods: { ...samples.home.goods, page: 2 } };
  const found = draw(list, 'ja').querySelector('link[hreflang=es]')?.getAttribute('href');
  expect(found).toBe('https://shop.example/es/s/harbour?category=kitchen&page=2');
  for (const body of [{ ...samples.home, q: 'tea' }, samples.cart, samples.order, samples.missing]) {
    expect(draw(body, 'ja').querySelectorAll('link[rel=alternate], link[rel=canonical]')).toHaveLength(0);
  }
});

test('every page offers the ten languages in their own words, without a script, at its top and its end', () => {
  for (const body of pages) {
    const place = '/s/harbour?category=kitchen&page=2';
    const html = render({ ...frame, ...body, language: 'pt', place });
    const page = new DOMParser().parseFromString(html, 'text/html');
    const forms = [...page.querySelectorAll('form[action="/language"]')];
    expect(forms.map((form) => form.getAttribute('method'))).toEqual(['post', 'post']);
    expect(forms.map((form) => form.closest('details, footer')?.localName)).toEqual(['details', 'footer']);
    for (const form of forms) {
      expect(form.querySelector('input[name=to]')?.getAttribute('value')).toBe(place);
      const buttons = [...form.querySelectorAll('button[name=language]')];
      expect(buttons.map((button) => [button.getAttribute('value'), button.textContent])).toEqual(
        languages.map((language) => [language, languageNames[language]]),
      );
      expect(buttons.map((button) => button.getAttribute('lang'))).toEqual(languages);
      expect(form.querySelector('[aria-current]')?.getAttribute('value')).toBe('pt');
    }
  }
});

test('no language lacks a word', () => {
  const keys = english.map(([key]) => key).toSorted();
  for (const language of otherLanguages) {
    const own = textsOf(pageWords[language].storefront).map(([key]) => key);
    expect(own.toSorted()).toEqual(keys);
  }
});
