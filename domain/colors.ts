// From one colour, of a brand or of a shop, its accents: readable in light and dark, whatever colour was given.

type Color = readonly [red: number, green: number, blue: number];

/** WCAG 2.2: text of normal size. */
export const contrastMin = 4.5;
const steps = 50;
const white: Color = [255, 255, 255];
const black: Color = [0, 0, 0];

/** What accents stand on, as `ui/tokens.css` has it: ground, surface, sunken, and the dark writing on a light accent. */
export const surfaces = {
  light: { all: ['#f6f6f4', '#ffffff', '#efefec'], surface: '#ffffff', softness: 0.13, onAccent: '#ffffff' },
  dark: { all: ['#0b0c0d', '#151718', '#1f2224'], surface: '#151718', softness: 0.25, onAccent: '#04231b' },
} as const;

export type Accents = {
  readonly accent: string;
  readonly accentStrong: string;
  readonly onAccent: string;
  readonly accentSoft: string;
  readonly accentInk: string;
};

/** What accents stand on: every background of the page, that of cards, and the writing on the accent itself. */
export type Backgrounds = {
  readonly all: readonly string[];
  readonly surface: string;
  readonly softness: number;
  readonly onAccent: string;
};

/** @param brand As `#rrggbb`. It is darkened for light pages and lightened for dark ones as far as reading needs. */
export function accentsOf(
  brand: string,
  scheme: keyof typeof surfaces,
  { all, surface, softness, onAccent }: Backgrounds = surfaces[scheme],
): Accents {
  const away = scheme === 'light' ? black : white;
  const accent = readable(colorOf(brand), [...all, onAccent].map(colorOf), away);
  const accentSoft = rounded(mix(colorOf(surface), accent, softness));
  return {
    accent: hexOf(accent),
    accentStrong: hexOf(mix(accent, away, 0.25)),
    onAccent,
    accentSoft: hexOf(accentSoft),
    accentInk: hexOf(readable(accent, [...all.map(colorOf), accentSoft], away)),
  };
}

/** The contrast of two colours after WCAG 2.2: 1 (the same) to 21. */
export function contrastOf(one: string, other: string): number {
  return contrast(colorOf(one), colorOf(other));
}

/** Black or white, whichever is read better on this colour: one of both always reaches 4.5 to 1. */
export function inkOn(color: string): string {
  const below = colorOf(color);
  return contrast(below, black) >= contrast(below, white) ? '#000000' : '#ffffff';
}

/** The colour itself where it can be read on all of these, else the nearest mixture with `away` that can. */
function readable(color: Color, grounds: readonly Color[], away: Color): Color {
  for (let step = 0; step < steps; step += 1) {
    const mixed = rounded(mix(color, away, step / steps));
    if (grounds.every((ground) => contrast(mixed, ground) >= contrastMin)) return mixed;
  }
  return away;
}

function contrast(one: Color, other: Color): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(one: Color, other: Color, share: number): Color {
  const part = (index: 0 | 1 | 2) => one[index] + (other[index] - one[index]) * share;
  return [part(0), part(1), part(2)];
}

function rounded([red, green, blue]: Color): Color {
  return [Math.round(red), Math.round(green), Math.round(blue)];
}

function colorOf(hex: string): Color {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
}

function hexOf(color: Color): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
