import { expect, test } from 'vitest';
import { languages } from '#domain/text/language.ts';
import { checkLanguage, leavesOf } from './words.ts';
import { hashOf, staleKeys } from './words/fresh.ts';
import { findForbidden, glossary, ownMessages, readRules } from './words/glossary.ts';
import { checkMessage } from './words/message.ts';

const orders = '{count, plural, one {# order waits for you} other {# orders wait for you}}';

test.each([
  ['fr', orders, '{count, plural, one {# commande vous attend} other {# commandes vous attendent}}'],
  ['ja', orders, '{count, plural, other {#件の注文があります}}'],
  ['ja', orders, '注文が{count, number}件あります'],
  ['fr', 'until {when}', 'jusqu’à {when}'],
  ['fr', "Don't wait", "N'attendez pas"],
  ['vi', '{kind, select, a {One} other {Else}}', '{kind, select, a {Một} other {Khác}}'],
] as const)('a right message of %s passes', (language, english, text) => {
  expect(checkMessage(language, english, text)).toEqual([]);
});

test.each([
  ['es', 'until {when}', 'hasta', 'lacks {when}'],
  ['es', 'until {when}', 'hasta {cuando}', 'has {cuando}, which nobody gives'],
  ['es', 'Save', '  ', 'says nothing'],
  ['es', 'until {when}', 'hasta {when', 'cannot be read'],
  ['es', orders, '{count, plural, other {# pedidos le esperan}}', 'lacks the plural form "one"'],
  ['es', orders, '{count, plural, one {# pedido le espera}}', 'cannot be read'],
  ['pt', orders, 'Há {count, number} pedidos à espera', 'says one form for every {count}'],
  // An apostrophe before a brace hides the value from ICU.
  ['fr', 'the price of {name}', "le prix d'{name}", 'lacks {name}'],
  ['fr', "Don't wait", "N''attendez pas", 'apostrophes stay single'],
  ['ko', '{kind, select, a {One} b {Two} other {Else}}', '{kind, select, a {하나} other {기타}}', '"b"'],
] as const)('a message of %s that says %j as %j is found', (language, english, text, finding) => {
  expect(checkMessage(language, english, text).join('; ')).toContain(finding);
});

test('a word that English does not have is a finding, an untranslated one is only listed', () => {
  const english = new Map([
    ['a.ts: a.long', 'This is long enough'],
    ['a.ts: a.short', 'OK'],
  ]);
  const same = new Map([...english, ['a.ts: a.more', 'Mehr']]);
  const { wrong, listed } = checkLanguage('es', same, english);
  expect(wrong).toEqual(['locales/es/a.ts: a.more: English has no such message']);
  expect(listed).toEqual(['locales/es/a.ts: a.long: reads as English does']);
  expect(checkLanguage('en', english, english)).toEqual({ wrong: [], listed: [] });
});

test('messages are named by the keys that lead to them', () => {
  const tree = { orders: { title: 'Orders', tabs: [{ label: 'All' }] }, count: 3 };
  expect(leavesOf(tree)).toEqual([
    ['orders.title', 'Orders'],
    ['orders.tabs.0.label', 'All'],
  ]);
});

test('the parts of the storefront’s words are all said, and none hides another', () => {
  const english = new Map([
    ['storefront-cart.ts: storefrontCart.title', 'Cart'],
    ['storefront-pay.ts: storefrontPay.title', 'Pay'],
    ['storefront-pay.ts: storefrontPay.late.text', 'Lost'],
    ['storefront.ts: storefront.title', 'Pay'],
  ]);
  expect(checkLanguage('en', english, english).wrong).toEqual([
    'locales/en/storefront-cart.ts: storefrontCart.title: has a word of the same name',
    'locales/en/storefront-pay.ts: storefrontPay.late.text: is not taken into storefront.ts',
  ]);
  expect(checkLanguage('ko', new Map(), english).listed).toEqual([
    'locales/ko/storefront.ts: owes 1 words, which are said in English',
  ]);
});

test('a translation is stale once its English has changed, and until it is accepted', () => {
  const key = 'orders.ts: orders.filter';
  const spanish = new Map([[key, 'Todos']]);
  const accepted = new Set([hashOf(key, 'All')]);
  expect(staleKeys(spanish, new Map([[key, 'All']]), accepted)).toEqual([]);
  expect(staleKeys(spanish, new Map([[key, 'All orders']]), accepted)).toEqual([key]);
  expect(staleKeys(spanish, new Map([[key, 'All orders']]), new Set())).toEqual([key]);
});

const table =
  '# Glossary\n\n## Never say\n\n| language | files | never | say |\n|---|---|---|---|\n' +
  '| es | letters, orders | `carta`, `sol*` | correo |\n| ja | all | `手紙` | メール |\n\n## More\n\n| es | all | `no` | x |\n';

test('a word that the glossary forbids is found with its file, key and what to say', () => {
  const rules = readRules(table);
  expect(rules).toHaveLength(2);
  const spanish = new Map([
    ['letters.ts: letters.a', 'Esta carta'],
    ['orders.ts: orders.a', 'Se aprueba solo'],
    ['orders.ts: orders.b', 'descartar {carta}'],
    ['shop.ts: shop.a', 'Esta carta'],
  ]);
  expect(findForbidden('es', spanish, rules)).toEqual([
    'letters.ts: letters.a: says “carta”; say correo',
    'orders.ts: orders.a: says “sol*”; say correo',
  ]);
  expect(findForbidden('ja', new Map([['a.ts: a.b', 'この手紙は']]), rules)).toHaveLength(1);
});

test('the glossary forbids words in each of the ten languages', () => {
  expect(new Set(glossary().map(({ language }) => language))).toEqual(new Set(languages));
});

test('a message that a file gathers from its parts is counted once', () => {
  const both = new Map([
    ['storefront.ts: storefront.pay', 'Pay'],
    ['storefront-pay.ts: storefrontPay.pay', 'Pay'],
    ['storefront.ts: storefront.title', 'Shop'],
  ]);
  expect([...ownMessages(both).keys()]).toEqual([
    'storefront-pay.ts: storefrontPay.pay',
    'storefront.ts: storefront.title',
  ]);
});
