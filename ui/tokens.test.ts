import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrastMin, contrastOf } from '#domain/colors.ts';
import { checkLooks } from '../tools/house/looks.ts';

const read = (file: string) => readFileSync(path.resolve(file), 'utf8');

/** The colours that one rule gives, by their names. */
function colorsOf(css: string, selector: string): Record<string, string> {
  const from = css.indexOf(selector);
  expect(from, selector).toBeGreaterThan(-1);
  const rule = css.slice(from, css.indexOf('}', from));
  return Object.fromEntries(
    [...rule.matchAll(/--([a-z-]+): (#[0-9a-f]{6})/g)].map(([, name = '', color = '']) => [name, color]),
  );
}

const tokens = read('ui/tokens.css');
const light = colorsOf(tokens, ':root {');
const dark = colorsOf(tokens, ":root[data-theme='dark'] {");
const schemes: [name: string, colors: Record<string, string>][] = [
  ['light', light],
  ['dark', dark],
];

const grounds = ['ground', 'surface', 'sunken'];
/** Writing, and what it may stand on. */
const writing: Record<string, string[]> = {
  ink: [...grounds, 'accent-soft', 'good-soft', 'warn-soft', 'bad-soft', 'info-soft'],
  muted: grounds,
  'accent-ink': [...grounds, 'accent-soft'],
  accent: ['ground', 'surface'],
  'on-accent': ['accent', 'accent-strong'],
  good: [...grounds, 'good-soft'],
  warn: [...grounds, 'warn-soft'],
  bad: [...grounds, 'bad-soft'],
  info: [...grounds, 'info-soft'],
};
/** What is no writing, but has to be seen: edges of fields, icons, stars, the parts of a sum. */
const shapes: Record<string, string[]> = {
  'line-strong': grounds,
  faint: ['ground', 'surface'],
  star: ['surface'],
  accent: grounds,
};

describe.each(schemes)('%s', (_name, colors) => {
  const contrast = (one: string, other: string) => contrastOf(colors[one] ?? '', colors[other] ?? '');

  test('all writing has a contrast of 4.5 to 1 on what it stands on', () => {
    const low = Object.entries(writing).flatMap(([ink, papers]) =>
      papers
        .filter((paper) => contrast(ink, paper) < contrastMin)
        .map((paper) => `${ink} on ${paper}: ${contrast(ink, paper).toFixed(2)}`),
    );
    expect(low).toEqual([]);
  });

  test('edges of fields, icons and stars have a contrast of 3 to 1', () => {
    const low = Object.entries(shapes).flatMap(([shape, papers]) =>
      papers
        .filter((paper) => contrast(shape, paper) < 3)
        .map((paper) => `${shape} on ${paper}: ${contrast(shape, paper).toFixed(2)}`),
    );
    expect(low).toEqual([]);
  });
});

test('the dark look is the same whether the device or the reader asks for it', () => {
  expect(colorsOf(tokens, ":root:not([data-theme='light'])")).toEqual(dark);
  expect(Object.keys(dark).toSorted()).toEqual(Object.keys(light).toSorted());
});

test('a class that the tokens do not have, a weight above 600 and a second kind of shadow are refused', () => {
  const reasons = (text: string, file = 'ui/lists/Row.tsx') => checkLooks(file, text).length;
  expect(reasons('<p className="font-bold" />')).toBe(1);
  expect(reasons('<p className="lg:text-sm rounded-t-lg shadow-card" />')).toBe(3);
  expect(reasons('<p className="font-semibold text-meta rounded-card shadow-over" />')).toBe(0);
  expect(reasons('.a { font-weight: 700; }', 'ui/tokens.css')).toBe(1);
  expect(reasons('.a { font-weight: 600; }', 'ui/tokens.css')).toBe(0);
});
