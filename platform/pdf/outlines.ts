// Letters as outlines, for pictures: in our own fonts, so that every script of our people is drawn on every machine.
import { bothWeights } from './letters.ts';
import { runsOf, wrap } from './text.ts';
import type { Weight } from './weights.ts';

export type Outline = {
  /** The data of an SVG path, from the start of the line of writing. */
  readonly path: string;
  readonly width: number;
};

type Wish = {
  readonly language: string;
  readonly weight: Weight;
  /** In pixels, as all lengths here. */
  readonly size: number;
  /** What a line may take. */
  readonly width: number;
  /** What is left out ends in `…`. */
  readonly linesMax: number;
};

type Glyph = { readonly path: { scale(x: number, y: number): { toSVG(): string } } };
type Place = { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number };
type Font = {
  readonly unitsPerEm: number;
  layout(text: string): { readonly glyphs: readonly Glyph[]; readonly positions: readonly Place[] };
};

/** The lines of a text, each as one path. A letter that no font of ours has is drawn as one that is missing. */
export async function outlineText(
  text: string,
  { language, weight, size, width, linesMax }: Wish,
): Promise<Outline[]> {
  // Loaded by the first picture: a server starts without it.
  const pdfkit = await import('pdfkit');
  // Nothing is written into it: it opens fonts and measures.
  const document = new pdfkit.default({ autoFirstPage: false });
  const letters = bothWeights(document, language)[weight];
  return wrap(text, width, { letters, size, linesMax }).map((line) => {
    let at = 0;
    const paths: string[] = [];
    for (const run of runsOf(line, letters)) {
      letters.use(run.font, size);
      const font = openFont(document);
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(run.text);
      for (const [index, glyph] of glyphs.entries()) {
        const place = positions[index];
        if (place === undefined) continue;
        const path = glyph.path.scale(scale, -scale).toSVG();
        if (path !== '') paths.push(moved(path, at + place.xOffset * scale, -place.yOffset * scale));
        at += place.xAdvance * scale;
      }
    }
    return { path: paths.join(''), width: at };
  });
}

function openFont(document: object): Font {
  const embedded: unknown = Reflect.get(document, '_font');
  const font: unknown =
    typeof embedded === 'object' && embedded !== null ? Reflect.get(embedded, 'font') : undefined;
  if (!isFont(font)) throw new Error('pdfkit reads fonts in another way than it did');
  return font;
}

function isFont(value: unknown): value is Font {
  return typeof value === 'object' && value !== null && 'layout' in value && 'unitsPerEm' in value;
}

/** Commands of an outline are absolute: each pair of numbers is moved, rounded to a hundredth of a pixel. */
function moved(path: string, x: number, y: number): string {
  let isX = false;
  return path.replaceAll(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g, (text) => {
    isX = !isX;
    return String(Math.round((Number(text) + (isX ? x : y)) * 100) / 100);
  });
}
