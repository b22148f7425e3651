// How a shop's pages look: what its merchant chooses from, and what a shop has that chose nothing of it.

/** Palettes drawn by hand; `own` stands for a colour of the merchant. */
export const lookPalettes = {
  sea: '#0a6b57',
  blue: '#1d57ad',
  plum: '#7a2e7a',
  rust: '#9a3b12',
  tomato: '#d9381e',
  moss: '#4a6b2a',
  sun: '#ffc83d',
  slate: '#2b3440',
} as const;
export const lookPaletteNames = [
  'sea',
  'blue',
  'plum',
  'rust',
  'tomato',
  'moss',
  'sun',
  'slate',
] as const satisfies readonly (keyof typeof lookPalettes)[];

export const lookGrounds = ['paper', 'white', 'ink'] as const;
export const lookFonts = ['plain', 'grotesque', 'serif', 'rounded', 'mono', 'poster'] as const;
/** Corners, in pixels. */
export const lookRadii = ['0', '8', '16'] as const;
export const lookRatios = ['1:1', '4:5'] as const;
export const lookHeaders = ['left', 'center', 'logo'] as const;
export const lookDensities = ['airy', 'even', 'dense'] as const;
export const lookHeroes = ['picture', 'split', 'words', 'none'] as const;
/** What the home of a shop is made of. `goods` is the list with its search: it has no switch. */
export const lookSections = [
  'announcement',
  'hero',
  'featured',
  'collection',
  'newest',
  'sale',
  'goods',
  'words',
  'reviews',
  'promises',
  'story',
] as const;

export type LookPalette = keyof typeof lookPalettes | 'own';
export type LookPaper = (typeof lookGrounds)[number];
export type LookFont = (typeof lookFonts)[number];
export type LookRadius = (typeof lookRadii)[number];
export type LookHero = (typeof lookHeroes)[number];
export type LookSectionKind = (typeof lookSections)[number];

export type LookSection = {
  readonly kind: LookSectionKind;
  readonly is_on: boolean;
  readonly title: string;
  readonly text: string;
  /** Which collection the section `collection` shows. */
  readonly collection?: string | undefined;
};

export type Look = {
  readonly palette: LookPalette;
  /** As `#rrggbb`; counts where the palette is `own`. */
  readonly color: string;
  readonly ground: LookPaper;
  readonly font: LookFont;
  readonly radius: LookRadius;
  readonly ratio: (typeof lookRatios)[number];
  readonly header: (typeof lookHeaders)[number];
  readonly density: (typeof lookDensities)[number];
  readonly hero: LookHero;
  /** In the order of the page, each kind once. */
  readonly sections: readonly LookSection[];
};

/** Letters of a section: a headline, and a text that is read in half a minute. */
export const lookTitleMax = 80;
export const lookTextMax = 500;

export function colorOfLook({ palette, color }: Pick<Look, 'palette' | 'color'>): string {
  return palette === 'own' ? color : lookPalettes[palette];
}

/** The sections in this order; those that are not named follow, out of sight. */
export function sectionsFor(...on: readonly LookSectionKind[]): LookSection[] {
  const rest = lookSections.filter((kind) => !on.includes(kind));
  return [...on, ...rest].map((kind) => ({
    kind,
    is_on: on.includes(kind) || kind === 'goods',
    title: '',
    text: '',
  }));
}

/**
 * The sections with those that they do not name, out of sight: a look that was chosen before there were as many, or
 * by an older app, is whole.
 */
export function completed<S extends LookSection>(sections: readonly S[]): (S | LookSection)[] {
  const named = new Set(sections.map(({ kind }) => kind));
  const rest = lookSections.filter((kind) => !named.has(kind));
  return [...sections, ...rest.map((kind) => ({ kind, is_on: false, title: '', text: '' }))];
}

/** True where every section stands there once. */
export function isWhole(sections: readonly Pick<LookSection, 'kind'>[]): boolean {
  return (
    sections.length === lookSections.length &&
    new Set(sections.map(({ kind }) => kind)).size === lookSections.length
  );
}

export const lookPresetNames = ['paper', 'studio', 'market', 'night', 'kids', 'apothecary'] as const;
export type LookPreset = (typeof lookPresetNames)[number];

type Style = Omit<Look, 'color'>;

const styles: Record<LookPreset, Style> = {
  paper: {
    palette: 'rust',
    ground: 'paper',
    font: 'serif',
    radius: '0',
    ratio: '4:5',
    header: 'center',
    density: 'airy',
    hero: 'split',
    sections: sectionsFor('hero', 'featured', 'words', 'goods', 'reviews', 'promises'),
  },
  studio: {
    palette: 'slate',
    ground: 'white',
    font: 'grotesque',
    radius: '0',
    ratio: '4:5',
    header: 'logo',
    density: 'airy',
    hero: 'words',
    sections: sectionsFor('hero', 'goods', 'story', 'promises'),
  },
  market: {
    palette: 'tomato',
    ground: 'white',
    font: 'poster',
    radius: '8',
    ratio: '1:1',
    header: 'left',
    density: 'dense',
    hero: 'words',
    sections: sectionsFor('announcement', 'hero', 'featured', 'promises', 'goods', 'reviews'),
  },
  night: {
    palette: 'sun',
    ground: 'ink',
    font: 'mono',
    radius: '0',
    ratio: '1:1',
    header: 'left',
    density: 'even',
    hero: 'picture',
    sections: sectionsFor('hero', 'goods', 'words', 'reviews', 'promises'),
  },
  kids: {
    palette: 'sun',
    ground: 'paper',
    font: 'rounded',
    radius: '16',
    ratio: '1:1',
    header: 'center',
    density: 'even',
    hero: 'words',
    sections: sectionsFor('announcement', 'hero', 'featured', 'promises', 'goods', 'reviews', 'story'),
  },
  apothecary: {
    palette: 'moss',
    ground: 'paper',
    font: 'serif',
    radius: '8',
    ratio: '4:5',
    header: 'logo',
    density: 'airy',
    hero: 'picture',
    sections: sectionsFor('hero', 'promises', 'goods', 'words', 'story', 'reviews'),
  },
};

export function presetLook(name: LookPreset): Look {
  const style = styles[name];
  return { ...style, color: colorOfLook({ ...style, color: lookPalettes.sea }) };
}

/** What a shop begins with that never chose: the platform's own colours, its pictures and its goods. */
export const firstLook: Look = {
  palette: 'sea',
  color: lookPalettes.sea,
  ground: 'white',
  font: 'plain',
  radius: '16',
  ratio: '1:1',
  header: 'left',
  density: 'even',
  hero: 'picture',
  sections: sectionsFor('hero', 'goods'),
};
