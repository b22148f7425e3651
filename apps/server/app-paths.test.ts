// An address that is none is answered as none, and every address of the app as the app's.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appPaths, isAppPath, isForPrograms, pathnameOf } from './app-paths.ts';

test('the addresses of the app are those of its screens', () => {
  const read = (name: string) => readFileSync(new URL(`../merchant/${name}`, import.meta.url), 'utf8');
  const first = [...read('Screens.tsx').matchAll(/\[\s*'(\/[^']*)',\s*async/g)];
  const later = [...read('places/later-paths.ts').matchAll(/'(\/[^']*)'/g)];
  const screens = [...first, ...later].map(([, address = '']) => address);
  expect(screens.length).toBeGreaterThan(40);
  expect([...appPaths].toSorted()).toEqual(screens.toSorted());
  // Every loader of a first screen was seen; the others are the one that answers what is left, which is no address, and that of
  // the later ones, which the compiler holds together with their addresses.
  expect(read('Screens.tsx').match(/,\s+async \(\) =>/g)).toHaveLength(first.length + 2);
});

test.each([
  '/',
  '/orderList',
  '/orderlist/',
  '/orderList/8d1f',
  '/wallet/withdraw/7/',
  '/settings/developers/x',
])('%s is the app’s', (path) => {
  expect(isAppPath(path)).toBe(true);
});

test.each(['/orders', '/orderList/1/2', '/settings/nothing', '/wallet/flow/1', '/metrics', '/wp-login.php'])(
  '%s is not',
  (path) => {
    expect(isAppPath(path)).toBe(false);
  },
);

test.each([
  '/favicon.ico',
  '/a/b/index.php',
  '/.env',
  '/.well-known/security.txt',
  '/metrics',
  '/wp-admin/x',
])('%s is asked for by programs', (path) => {
  expect(isForPrograms(path)).toBe(true);
});

test.each(['/orders', '/nothing/here', '/metric', '/a.b/c'])('%s may be a person’s', (path) => {
  expect(isForPrograms(path)).toBe(false);
});

test('what stands behind a question mark says nothing about an address', () => {
  expect(pathnameOf('/promotion/new?step=money.php#x')).toBe('/promotion/new');
});
