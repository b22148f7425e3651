import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { brandedPage } from './brand.ts';
import { accentsOf, contrastMin, contrastOf, surfaces } from '#domain/colors.ts';

const tokens = readFileSync(fileURLToPath(new URL('../../ui/tokens.css', import.meta.url)), 'utf8');
const brand = { name: 'Kaya "Kay" & Sons', legalName: 'Kaya <Ltd>', country: 'GB' };

test('whatever colour a brand has, its accents can be read in light and dark', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(color, fc.constantFrom('light', 'dark'), (given, scheme) => {
      const { accent, accentStrong, onAccent, accentSoft, accentInk } = accentsOf(given, scheme);
      for (const ground of [...surfaces[scheme].all, onAccent]) {
        expect(contrastOf(accent, ground)).toBeGreaterThanOrEqual(contrastMin);
      }
      expect(contrastOf(accentStrong, onAccent)).toBeGreaterThanOrEqual(contrastMin);
      for (const ground of [...surfaces[scheme].all, accentSoft]) {
        expect(contrastOf(accentInk, ground)).toBeGreaterThanOrEqual(contrastMin);
      }
    }),
  );
});

test('a colour that can be read already stays as it was given', () => {
  expect(accentsOf('#0b6a57', 'light').accent).toBe('#0b6a57');
  expect(accentsOf('#ffe14d', 'light').accent).not.toBe('#ffe14d');
  expect(accentsOf('#ffe14d', 'dark').accent).toBe('#ffe14d');
});

test('the surfaces that contrast is measured against are those of the tokens', () => {
  const [light = '', dark = ''] = tokens.split('prefers-color-scheme: dark');
  const valueOf = (part: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(part)?.[1];
  for (const [scheme, part] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    const { all, onAccent } = surfaces[scheme];
    expect(['ground', 'surface', 'sunken'].map((name) => valueOf(part, name))).toEqual(all);
    expect(valueOf(part, 'on-accent')).toBe(onAccent);
  }
});

test('names and addresses of a brand cannot break out of the page', () => {
  const html = '<html lang="en"><head><title>Stockless</title></head></html>';
  const page = brandedPage(html, brand, { styles: '/brand/colors.css?v=1', logo: undefined });
  expect(page).toContain('data-brand="Kaya &#34;Kay&#34; &#38; Sons"');
  expect(page).toContain('data-legal-name="Kaya &#60;Ltd&#62;"');
  expect(page).toContain('<title>Kaya &#34;Kay&#34; &#38; Sons</title>');
  expect(page).toContain('<link rel="stylesheet" href="/brand/colors.css?v=1"></head>');
});
