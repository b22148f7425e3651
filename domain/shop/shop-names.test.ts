import { expect, test } from 'vitest';
import { shopNameFault, skeletonOf } from './shop-names.ts';

test.each([
  ['Long Way Home', 'Lοng Way Home'],
  ['Long Way Home', 'LONG-WAY HOME'],
  ['Long Way Home', 'Lоng Wаy Ноmе'],
  ['Long Way Home', 'L0ng Way Home'],
  ['Corner', 'Comer'],
  ['Ill Wind', 'lIl Wind'],
  ['Café Öl', 'cafe ol'],
  ['Ｈａｒｂｏｕｒ', 'Harbour'],
  ['Wool', 'VVool'],
])('%s and %s look alike', (left, right) => {
  expect(skeletonOf(left)).toBe(skeletonOf(right));
});

test('names that differ stay different, in every script', () => {
  const names = ['Harbour', 'Harbor', '海の店', '山の店', '바다', 'Чай', 'Tea 1', 'Tea 2', '🌊', '⛰️'];
  expect(new Set(names.map(skeletonOf)).size).toBe(names.length);
});

test.each([
  ['Stockless', 'house_name'],
  ['Stockless Support', 'house_name'],
  ['Ѕtосklеѕѕ', 'house_name'],
  ['My Stock-less Shop', 'house_name'],
  ['Market Hall Outlet', 'house_name'],
  ['Customer Support', 'house_name'],
  ['Official Service', 'house_name'],
  ['Atención al cliente', 'house_name'],
  ['客服中心', 'house_name'],
  ['某某官方', 'house_name'],
  ['Harbour\u200b', 'hidden_signs'],
  ['\u202eruobraH', 'hidden_signs'],
  ['Har\u00adbour', 'hidden_signs'],
  ['Harbour\u3164', 'hidden_signs'],
])('%s is refused as %s', (name, fault) => {
  expect(shopNameFault(name, 'Market Hall')).toBe(fault);
});

test.each([
  'Tea Service',
  'Ana’s Pet Support',
  'Harbour 👨‍👩‍👧',
  'The Store',
  'Stock & Barrel',
  '海の店',
  'Your Home',
  '❤️ Cards',
])('%s is a good name', (name) => {
  expect(shopNameFault(name, 'Market Hall')).toBeUndefined();
});
