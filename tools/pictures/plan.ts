// What pictures `npm run pictures` takes: its words, the forms of a screen, and what of an index is done already.
import * as z from 'zod/mini';
import { languages, type Language } from '#domain/text/language.ts';

export const appearances = ['light', 'dark'] as const;
export const groups = ['merchant', 'storefront', 'console', 'supplier'] as const;
export type Group = (typeof groups)[number];

export type Size = { readonly width: number; readonly height: number };
export type Form = Size & { readonly appearance: (typeof appearances)[number] };

export type Options = {
  readonly out: string;
  /** Only screens whose `group/name` says so. */
  readonly only: string;
  readonly langs: readonly Language[];
  readonly sizes: readonly Size[];
};

export const usage =
  'npm run pictures -- [--out FOLDER] [--only PART] [--langs en,ja] [--sizes 360x740,1280x800]';

/** The words of the command line; a sentence where one of them is wrong. */
export function readOptions(words: readonly string[]): Options | string {
  const given = new Map<string, string>();
  for (let place = 0; place < words.length; place += 2) {
    const [name = '', value] = [words[place], words[place + 1]];
    if (!['--out', '--only', '--langs', '--sizes'].includes(name))
      return `${name} is not an option. ${usage}`;
    if (value === undefined || value === '') return `${name} needs a value. ${usage}`;
    given.set(name, value);
  }
  const langs = (given.get('--langs') ?? 'en,ja')
    .split(',')
    .map((tag) => languages.find((one) => one === tag));
  const sizes = (given.get('--sizes') ?? '360x740,1280x800').split(',').map(readSize);
  if (langs.includes(undefined)) return `--langs are some of ${languages.join(',')}`;
  if (sizes.includes(undefined)) return '--sizes are WIDTHxHEIGHT in pixels, such as 360x740';
  return {
    out: given.get('--out') ?? 'pictures',
    only: given.get('--only') ?? '',
    langs: langs.filter((one) => one !== undefined),
    sizes: sizes.filter((one) => one !== undefined),
  };
}

function readSize(text: string): Size | undefined {
  const [, width, height] = /^(\d{3,4})x(\d{3,4})$/.exec(text) ?? [];
  return width === undefined || height === undefined
    ? undefined
    : { width: Number(width), height: Number(height) };
}

export function formsOf({ sizes }: Pick<Options, 'sizes'>): Form[] {
  return sizes.flatMap((size) => appearances.map((appearance) => ({ ...size, appearance })));
}

/** One picture of the index: what it shows, where it lies, and what is wrong with the screen. */
export const picture = z.object({
  group: z.enum(groups),
  name: z.string(),
  language: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  appearance: z.enum(appearances),
  file: z.string(),
  faults: z.array(z.string()),
});
export type Picture = z.output<typeof picture>;
export const pictureIndex = z.array(picture);

export type Shown = Pick<Picture, 'group' | 'name' | 'language'>;

export const fileOf = ({ group, name, language }: Shown, { width, appearance }: Form): string =>
  `${group}/${name}-${language}-${width}-${appearance}.png`;

/** True where every form of a screen was taken before, and nothing was wrong with it. */
export function isDone(index: readonly Picture[], shown: Shown, forms: readonly Form[]): boolean {
  const good = new Set(index.filter(({ faults }) => faults.length === 0).map(({ file }) => file));
  return forms.every((form) => good.has(fileOf(shown, form)));
}

/** The index with what was taken since; a picture that was taken again counts once. */
export function addPictures(index: readonly Picture[], taken: readonly Picture[]): Picture[] {
  const files = new Set(taken.map(({ file }) => file));
  return [...index.filter(({ file }) => !files.has(file)), ...taken];
}

/** What is told at the end: a line for each screen that has a fault, with each fault once. */
export function listFailed(index: readonly Picture[]): string[] {
  const faultsOf = new Map<string, Set<string>>();
  for (const { group, name, language, faults } of index) {
    const key = `${group}/${name} (${language})`;
    for (const fault of faults) faultsOf.set(key, (faultsOf.get(key) ?? new Set<string>()).add(fault));
  }
  return [...faultsOf].map(([key, faults]) => `${key}: ${[...faults].join('; ')}`);
}
