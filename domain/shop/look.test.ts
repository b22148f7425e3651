import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastMin, contrastOf } from '#domain/colors.ts';
import {
  isWhole,
  lookFonts,
  lookGrounds,
  lookPaletteNames,
  lookPalettes,
  lookPresetNames,
  lookRadii,
  presetLook,
  sectionsFor,
  type Look,
} from './look.ts';
import { correctionOf, lookColors, lookCss } from './look-css.ts';

const grounds = ['ground', 'surface', 'sunken'];
/** Writing, and what it stands on; what a look does not set itself is the platform's (`ui/tokens.css`). */
const writing: Record<string, string[]> = {
  ink: [...grounds, 'accent-soft'],
  muted: grounds,
  accent: grounds,
  'accent-ink': [...grounds, 'accent-soft'],
  'on-accent': ['accent', 'accent-strong'],
  'on-tint': ['tint'],
  good: grounds,
  warn: grounds,
  bad: grounds,
  info: grounds,
};
const shapes: Record<string, string[]> = { 'line-strong': grounds, faint: ['ground', 'surface'] };
const platform: Record<'light' | 'dark', Record<string, string>> = {
  light: { good: '#08594a', warn: '#8a5300', bad: '#b3261e', info: '#1f5fbf' },
  dark: { good: '#7adfc6', warn: '#f3c36b', bad: '#ffa097', info: '#9cc0ff' },
};

function unreadable(look: Look): string[] {
  return (['light', 'dark'] as const).flatMap((device) => {
    const colors: Record<string, string> = { ...platform[device], ...lookColors(look, device) };
    const below = (pairs: Record<string, string[]>, min: number) =>
      Object.entries(pairs).flatMap(([ink, papers]) =>
        papers
          .map((paper) => ({ paper, is: contrastOf(colors[ink] ?? '', colors[paper] ?? '') }))
          .filter(({ is }) => !(is >= min))
          .map(({ paper, is }) => `${device}: ${ink} on ${paper} ${is.toFixed(2)}`),
      );
    return [...below(writing, contrastMin), ...below(shapes, 3)];
  });
}

const base = presetLook('paper');
const anyLook = fc.record({
  color: fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  ground: fc.constantFrom(...lookGrounds),
  font: fc.constantFrom(...lookFonts),
  radius: fc.constantFrom(...lookRadii),
});

describe('a look', () => {
  test.each(lookGrounds.flatMap((ground) => lookPaletteNames.map((palette) => [palette, ground] as const)))(
    '%s on %s is readable in light and dark',
    (palette, ground) => {
      expect(unreadable({ ...base, palette, ground })).toEqual([]);
    },
  );

  test('of any colour at all is readable, and its style sheet is custom properties of at most 1.5 kB', () => {
    fc.assert(
      fc.property(anyLook, (choices) => {
        const look: Look = { ...base, ...choices, palette: 'own' };
        expect(unreadable(look)).toEqual([]);
        const css = lookCss(look);
        expect(css.length).toBeLessThanOrEqual(1_536);
        const rules = [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, body = '']) => body.split(';'));
        for (const rule of rules) expect(rule).toMatch(/^(?:--[a-z-]+:[^<>{};]+|color-scheme:dark)$/);
      }),
      { numRuns: 300 },
    );
  });

  test('an unreadable colour is corrected, and the answer says from what to what; a readable one stays', () => {
    const pale = { ...base, palette: 'own', color: '#fff6b0', ground: 'white' } as const;
    const corrected = correctionOf(pale);
    expect(corrected).toMatchObject({ asked: '#fff6b0' });
    expect(contrastOf(corrected?.used ?? '', '#ffffff')).toBeGreaterThanOrEqual(contrastMin);
    expect(correctionOf({ ...pale, color: '#1d57ad' })).toBeUndefined();
    // On a dark page it is the dark colours that are lightened.
    expect(correctionOf({ ...pale, ground: 'ink' })).toBeUndefined();
    expect(correctionOf({ ...pale, ground: 'ink', color: '#101010' })).toMatchObject({ asked: '#101010' });
  });

  test('on ink is dark in every appearance', () => {
    expect(lookCss(presetLook('night'))).toMatch(/^:root\[data-look\]\{color-scheme:dark;/);
    expect(lookCss(presetLook('night'))).not.toContain('@media');
  });
});

test('the six presets are whole, and no two of them share ground, type and corners', () => {
  const faces = lookPresetNames.map((name) => presetLook(name));
  for (const { sections } of faces) expect(isWhole(sections)).toBe(true);
  const seen = faces.map(({ ground, font, radius, palette }) => `${ground} ${font} ${radius} ${palette}`);
  expect(new Set(seen).size).toBe(lookPresetNames.length);
  expect(isWhole(sectionsFor('hero').slice(1))).toBe(false);
  expect(Object.keys(lookPalettes)).toEqual([...lookPaletteNames]);
});
