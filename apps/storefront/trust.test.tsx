// The public figures as they are told: a few are said to be a few, and nothing is left out for it.
import { expect, test } from 'vitest';
import { figuresPage, otherTrustPages, recordPage } from '#features/trust/page.samples.ts';
import type { PageBody } from '#features/storefront/page.shapes.ts';
import { frame } from '#features/storefront/page.samples.ts';
import { render } from './entry-server.tsx';

function textOf(body: PageBody): string {
  const html = render({ ...frame, handle: '', base: '/explore', ...body });
  return new DOMParser().parseFromString(html, 'text/html').querySelector('main')?.textContent ?? '';
}

test('figures say their period, their cases, and a few as a few', () => {
  const text = textOf(figuresPage);
  expect(text).toContain('Aug 24, 2026 to Nov 21, 2026');
  expect(text).toContain('$1,840.00');
  expect(text).toContain('fewer than 5');
  expect(text).toContain('resolved');
  expect(text).toContain('3.4 h');
  expect(text).toContain('4.41%');
  // What is not told is not said to be nothing.
  expect(text).toContain('not shown (too few cases)');
  expect(text).not.toMatch(/undefined|NaN|null/);
});

test('fees name every number, and terms the numbers that the platform runs on', () => {
  const [, terms, fees] = otherTrustPages;
  if (terms === undefined || fees === undefined) throw new Error('there is no such page');
  expect(textOf(fees)).toContain('2.5% of each settlement is held in reserve for 30 days');
  expect(textOf(fees)).toContain('USDT (TRON, TRC-20)');
  expect(textOf(terms)).toContain('it is approved automatically unless there is a written hold');
  expect(textOf(terms)).toContain('after 48 hours');
  expect(textOf(terms)).toContain('over at most 30 days');
  expect(textOf(terms)).toContain('Harbourside Ltd runs this service');
});

test('the notice about deposits and recovery stands on its own page and on that of fees', () => {
  const never = 'We never ask you to deposit in order to withdraw.';
  for (const page of otherTrustPages.filter(({ topic }) => ['overview', 'fees', 'safety'].includes(topic)))
    expect(textOf(page)).toContain(never);
});

test('the record says who signed it, what is owed, what is there by how it is known, and where anything is missing', () => {
  const text = textOf(recordPage);
  expect(text).toContain('Nov 22, 2026, 5:00 AM UTC');
  expect(text).toContain('university.example/w');
  expect(text).toContain('over 1,204 shops');
  expect(text).toContain('$184,020.55');
  expect(text).toContain('Attested by an auditor');
  expect(text).toContain('audit.example attested $150,000.00');
  expect(text).toContain('98%');
  expect(text).toContain('Less is held in USDT than is owed.');
  expect(text).toContain('Two independent nodes of ethereum gave different balances.');
  expect(text).toContain('npx stockless-verify https://harbourside.example');
  expect(text).not.toMatch(/merkle|\bhash|\blog\b(?!\+)|undefined|NaN|null/i);
});

test('before there is anything on record the page says when there will be', () => {
  const { record } = recordPage;
  const text = textOf({
    ...recordPage,
    record: { ...record, size: 0, acts: '0', head: null, owed: [], reserve: null, documents: [] },
  });
  expect(text).toContain('Nothing has been signed yet.');
  expect(text).toContain('No notary.');
  expect(text).toContain('The first total is made within an hour.');
  expect(text).toContain('The first report is made within a day.');
});

test('announced fees are said with their day on the page of those that hold now', () => {
  const fees = otherTrustPages.find(({ topic }) => topic === 'fees');
  if (fees === undefined) throw new Error('there is no such page');
  expect(textOf(fees)).toContain('Version 1, in force since');
  expect(textOf(fees)).toContain('From Dec 15, 2026, version 2 applies.');
});
