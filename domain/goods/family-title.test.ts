import { expect, test } from 'vitest';
import { familyTitle } from './family-title.ts';

test.each([
  [['Straw hat (L)', 'Straw hat (S)'], 'Straw hat'],
  [['Mug, blue', 'Mug, black'], 'Mug, blue'],
  [['Wool mug, blue', 'Wool mug, black'], 'Wool mug'],
  [['Straw hat', 'Straw hat XL'], 'Straw hat'],
  [['帽子（大）', '帽子（小）'], '帽子'],
  [['Cup', 'Hat'], 'Cup'],
  [['Cup 🫖 1', 'Cup 🫗 2'], 'Cup 🫖 1'],
  [['Alone'], 'Alone'],
  [[], ''],
])('%j are called %s together', (titles, title) => expect(familyTitle(titles)).toBe(title));
