// The colours of mails: no mail program reads the tokens of the pages, so the few that a mail needs are written out.
import { accentsOf } from '#domain/colors.ts';
import { lookPalettes } from '#domain/shop/look.ts';

/** In light and dark, by the class that dark mode finds them with. */
export const colors = {
  ground: { light: '#f6f6f4', dark: '#0b0c0d' },
  surface: { light: '#ffffff', dark: '#151718' },
  sunken: { light: '#efefec', dark: '#1f2224' },
  ink: { light: '#16181a', dark: '#f2f3f3' },
  muted: { light: '#5b6064', dark: '#a7adb1' },
  line: { light: '#e6e6e2', dark: '#26292b' },
} as const;

/** The parts of a sum, in the order of the money strip. */
export const partColors = {
  light: ['#0a6b57', '#3f7fd6', '#c98a2b', '#9aa0a4'],
  dark: ['#4fcbae', '#7fb0ff', '#e3b15c', '#6d7478'],
} as const;

/** A button and a monogram: the ground, and what is written on it. Each pair reads at 4.5 to 1 or more. */
export type Accent = {
  readonly light: string;
  readonly onLight: string;
  readonly dark: string;
  readonly onDark: string;
};

const white = '#ffffff';
const paletteColors: Readonly<Record<string, string>> = lookPalettes;

const platformAccent: Accent = { light: '#0a6b57', onLight: white, dark: '#4fcbae', onDark: '#04231b' };

/**
 * The accent of a shop's look, as its pages have it: a palette by name, or a colour of its own (`#rrggbb`). The
 * platform's where there is none, or one that mails do not know.
 */
export function accentOf(chosen?: string): Accent {
  const color = chosen?.startsWith('#') === true ? chosen : paletteColors[chosen ?? ''];
  if (color === undefined || chosen === 'sea') return platformAccent;
  const [light, dark] = [accentsOf(color, 'light'), accentsOf(color, 'dark')];
  return { light: light.accent, onLight: light.onAccent, dark: dark.accent, onDark: dark.onAccent };
}
