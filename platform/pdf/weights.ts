// Gives pdfkit a variable font in one weight. Its font reader (fontkit 2) knows the widths of another weight but not the
// outlines of a font that came as WOFF2: each point is moved here, as the font's own table of variations says.
// This reaches into what pdfkit does not promise; its version is fixed, and `document.test.ts` says when it breaks.

type Point = { x: number; y: number; readonly endContour: boolean; copy(): Point };
type Outline = {
  readonly points?: readonly Point[];
  readonly components?: readonly { readonly dx: number; readonly dy: number }[];
};
type VariableFont = {
  postscriptName: string;
  variationCoords: number[] | null;
  readonly fvar: { readonly axis: readonly { readonly defaultValue: number }[] };
  _glyphs: object;
  _transformedGlyphs: readonly Outline[];
  _transformGlyfTable(): void;
};
type Processor = { transformPoints(id: number, points: object[]): void };

export const weights = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof weights;

/** The font that the document has open, in this weight; itself where that is how its file is drawn. */
export function openFontIn(document: object, weight: Weight): object {
  const embedded: unknown = Reflect.get(document, '_font');
  const font: unknown =
    typeof embedded === 'object' && embedded !== null ? Reflect.get(embedded, 'font') : undefined;
  if (!isVariable(font)) throw new Error('pdfkit reads fonts in another way than it did');
  return font.fvar.axis[0]?.defaultValue === weights[weight] ? font : weigh(font, weight);
}

function isVariable(value: unknown): value is VariableFont {
  return typeof value === 'object' && value !== null && '_transformGlyfTable' in value && 'fvar' in value;
}

function isProcessor(value: unknown): value is Processor {
  return typeof value === 'object' && value !== null && 'transformPoints' in value;
}

const nameEnd: Readonly<Record<Weight, string>> = { regular: '-Regular', bold: '-Bold' };

/** A second font on the same tables, with letters and a name of its own. */
function weigh(font: VariableFont, weight: Weight): object {
  // Unpacked before the weight is set: the reader would move the parts of composed letters too early.
  font._transformGlyfTable();
  const own: unknown = Object.create(font);
  if (!isVariable(own)) throw new Error('a font has no second');
  own._glyphs = {};
  own.variationCoords = [weights[weight]];
  // What the file's own font keeps is the one of no weight, made once and for ever: its getter is asked anew.
  const variations: unknown = Reflect.get(Reflect.getPrototypeOf(font) ?? {}, '_variationProcessor', own);
  if (!isProcessor(variations)) throw new Error('the font reader varies fonts in another way than it did');
  own._transformedGlyphs = moveWhenRead(variations, font._transformedGlyphs);
  const value = font.postscriptName.replace(/-[A-Za-z]+$/, '') + nameEnd[weight];
  return Object.defineProperty(own, 'postscriptName', { value });
}

/** Points that no letter shows; they carry its advance and origin, and the table of variations counts them. */
const phantomPoints = 4;

/** A file has hundreds of letters and a paper a few of them: each is moved when it is first drawn. */
function moveWhenRead(processor: Processor, outlines: readonly Outline[]): readonly Outline[] {
  const moved = new Map<number, Outline>();
  return new Proxy(outlines, {
    get(target, key): unknown {
      const id = typeof key === 'string' ? Number(key) : Number.NaN;
      const outline = target[id];
      const other: unknown = Reflect.get(target, key);
      if (outline === undefined) return other;
      const known = moved.get(id) ?? moveOutline(processor, id, outline);
      moved.set(id, known);
      return known;
    },
  });
}

function moveOutline(processor: Processor, id: number, outline: Outline): Outline {
  const points = outline.points?.map((point) => point.copy());
  const places = outline.components?.map(({ dx, dy }) => pointAt(dx, dy));
  const all = [...(points ?? []), ...(places ?? [])];
  if (points === undefined && places === undefined) return outline;
  const phantoms = Array.from({ length: phantomPoints }, () => pointAt(0, 0));
  processor.transformPoints(id, [...all, ...phantoms]);
  const components = outline.components?.map((component, index) => {
    const { x: dx, y: dy } = places?.[index] ?? { x: component.dx, y: component.dy };
    return { ...component, dx, dy };
  });
  return { ...outline, ...(points && { points }), ...(components && { components }) };
}

/** A point that is no part of a line: each is a contour of its own. */
function pointAt(x: number, y: number): Point {
  return {
    x,
    y,
    endContour: true,
    copy() {
      return pointAt(this.x, this.y);
    },
  };
}
