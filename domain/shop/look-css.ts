// The text that a look becomes: custom properties only, light and dark, small enough to be fetched with the first page.
import { accentsOf, inkOn, type Accents, type Backgrounds } from '#domain/colors.ts';
import { colorOfLook, type Look, type LookFont, type LookPaper } from './look.ts';

type Scheme = 'light' | 'dark';

/** Backgrounds, writing and lines of a page, without its accents. */
type Paper = {
  readonly ground: string;
  readonly surface: string;
  readonly sunken: string;
  readonly ink: string;
  readonly muted: string;
  readonly faint: string;
  readonly line: string;
  readonly 'line-strong': string;
};

const black: Paper = {
  ground: '#0b0c0d',
  surface: '#151718',
  sunken: '#1f2224',
  ink: '#f2f3f3',
  muted: '#a7adb1',
  faint: '#7b8287',
  line: '#26292b',
  'line-strong': '#767d82',
};

const papers: Record<LookPaper, Record<Scheme, Paper>> = {
  paper: {
    light: {
      ground: '#f7f1e5',
      surface: '#fffdf8',
      sunken: '#efe6d6',
      ink: '#211c15',
      muted: '#5f574a',
      faint: '#857a69',
      line: '#e3d8c4',
      'line-strong': '#807564',
    },
    dark: {
      ground: '#14110d',
      surface: '#1d1914',
      sunken: '#282219',
      ink: '#f5efe4',
      muted: '#b6ab99',
      faint: '#8b8170',
      line: '#332c22',
      'line-strong': '#857b6a',
    },
  },
  white: {
    light: {
      ground: '#ffffff',
      surface: '#ffffff',
      sunken: '#f4f4f4',
      ink: '#101112',
      muted: '#5b6064',
      faint: '#80868b',
      line: '#e4e4e4',
      'line-strong': '#82868a',
    },
    dark: black,
  },
  // Dark whatever the reader's device says: that is what it was chosen for.
  ink: { light: black, dark: black },
};

/** Words of state where the page is dark: the platform's own for dark pages (`ui/tokens.css`). */
const darkStates: Record<string, string> = {
  good: '#7adfc6',
  'good-soft': '#10312a',
  warn: '#f3c36b',
  'warn-soft': '#33270f',
  bad: '#ffa097',
  'bad-soft': '#3d1a17',
  info: '#9cc0ff',
  'info-soft': '#152a4d',
  star: '#f5a93a',
};

/** Headlines and text. Devices without the first face have the next of the same kind. */
export const lookFaces: Record<LookFont, { readonly head?: string; readonly text?: string }> = {
  plain: {},
  grotesque: { head: "'Shop Grotesque','Helvetica Neue',Arial" },
  serif: { head: "'Shop Serif',Georgia,'Times New Roman'", text: "Georgia,'Noto Serif','Times New Roman'" },
  rounded: { head: "'Shop Rounded',ui-rounded,'Arial Rounded MT Bold'" },
  mono: { head: "'Shop Mono',ui-monospace,Menlo,Consolas" },
  poster: { head: "'Shop Poster','Arial Narrow',Impact" },
};

const onAccents = { light: '#ffffff', dark: '#101010' } as const;

/** The colours of a look by the names of `ui/tokens.css`, as a page of this appearance has them. */
export function lookColors(look: Look, device: Scheme): Record<string, string> {
  const scheme = schemeOf(look, device);
  const paper = papers[look.ground][device];
  const color = colorOfLook(look);
  return {
    ...paper,
    ...named(accentsOf(color, scheme, backgroundsOf(paper, scheme))),
    tint: color,
    'on-tint': inkOn(color),
    ...(look.ground === 'ink' && device === 'light' ? darkStates : {}),
  };
}

export type Correction = { readonly asked: string; readonly used: string };

/** What became of a colour that could not be read on the chosen ground; undefined where it is used as it is. */
export function correctionOf(look: Look): Correction | undefined {
  const asked = colorOfLook(look);
  const used = lookColors(look, 'light')['accent'] ?? asked;
  return used === asked ? undefined : { asked, used };
}

/** The style sheet of a look. Sections, header and ratios are no part of it: the page itself says them. */
export function lookCss(look: Look): string {
  const { head, text } = lookFaces[look.font];
  const isDark = schemeOf(look, 'light') === 'dark';
  const shapes: Record<string, string> = {
    corner: `${look.radius}px`,
    ...(head === undefined ? {} : { 'head-font': `${head},var(--font-sans)` }),
    ...(text === undefined ? {} : { 'text-font': `${text},var(--font-sans)` }),
  };
  const light = { ...lookColors(look, 'light'), ...shapes };
  const open = isDark ? 'color-scheme:dark;' : '';
  const first = `:root[data-look]{${open}${written(light)}}`;
  if (isDark) return first;
  const dark = lookColors(look, 'dark');
  const changed = Object.entries(dark).filter(([name, value]) => light[name] !== value);
  return `${first}@media (prefers-color-scheme:dark){:root[data-look]{${written(Object.fromEntries(changed))}}}`;
}

function schemeOf({ ground }: Look, device: Scheme): Scheme {
  return ground === 'ink' ? 'dark' : device;
}

function backgroundsOf({ ground, surface, sunken }: Paper, scheme: Scheme): Backgrounds {
  return {
    all: [ground, surface, sunken],
    surface,
    softness: scheme === 'light' ? 0.13 : 0.25,
    onAccent: onAccents[scheme],
  };
}

function named(accents: Accents): Record<string, string> {
  return Object.fromEntries(
    Object.entries(accents).map(([name, value]) => [
      name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`),
      value,
    ]),
  );
}

function written(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}
