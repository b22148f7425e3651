import { expect, test } from 'vitest';
import { createPath, findMatch, isOutside, matchPath, parsePath, resolvePath } from './paths.ts';

test('an address is taken apart and put together again', () => {
  for (const address of ['/', '/orderList', '/orderList?q=a%20b&x=?', '/help#returns', '/a?b=c#d#e']) {
    expect(createPath(parsePath(address))).toBe(address);
  }
  expect(createPath({ pathname: '/qa', search: '?', hash: '#' })).toBe('/qa');
});

test('a query or a part alone stays on the page where one is', () => {
  expect(resolvePath('?q=1', '/qa')).toEqual({ pathname: '/qa', search: '?q=1', hash: '' });
  expect(resolvePath('#end', '/qa')).toEqual({ pathname: '/qa', search: '', hash: '#end' });
  expect(resolvePath('/wallet', '/qa')).toEqual({ pathname: '/wallet', search: '', hash: '' });
});

test('an address with a scheme or a host leads out of the app', () => {
  expect(['https://a.example', 'mailto:a@b.example', '//a.example'].every(isOutside)).toBe(true);
  expect(['/wallet', '?q=http://a', '#https://a', ''].some(isOutside)).toBe(false);
});

test.each([
  ['/', '/', {}],
  ['/orderList', '/orderlist/', {}],
  ['/orderList/:id', '/orderList/a%2Fb', { id: 'a/b' }],
  ['/orderList/:id', '/orderList/%E0%A4%A', { id: '%E0%A4%A' }],
  ['/orderList/:id/*', '/orderList/7', { id: '7', '*': '' }],
  ['/orderList/:id/*', '/orderList/7/money/now', { id: '7', '*': 'money/now' }],
  ['*', '/what/is/this', { '*': 'what/is/this' }],
])('%s is the pattern of %s', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)?.params).toEqual(params);
});

test.each([
  ['/', '/orderList'],
  ['/orderList', '/orderList/7'],
  ['/orderList/:id', '/orderList'],
  ['/orderList/:id', '/orderList/7/money'],
  ['/orderList/*', '/orderListing'],
])('%s is not the pattern of %s', (pattern, pathname) => {
  expect(matchPath(pattern, pathname)).toBeNull();
});

test('the pattern that says most is found, wherever it stands', () => {
  const routes = ['*', '/goodsList/:id', '/goodsList/warehouse', '/goodsList/*', '/goodsList'].map(
    (path) => ({
      path,
    }),
  );
  const found = (pathname: string) => findMatch(routes, pathname)?.route.path;
  expect(found('/goodsList/warehouse')).toBe('/goodsList/warehouse');
  expect(found('/goodsList/7')).toBe('/goodsList/:id');
  expect(found('/goodsList/7/prices')).toBe('/goodsList/*');
  expect(found('/goodsList')).toBe('/goodsList');
  expect(found('/elsewhere')).toBe('*');
  expect(findMatch([{ path: '/a' }], '/b')).toBeUndefined();
});
