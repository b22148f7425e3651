// Makes pdfkit embed WOFF2 fonts. Its font reader (fontkit 2) understands them but writes their letters from the packed
// bytes, which are not what a PDF wants: here each letter's outline is written anew, as the TrueType format has it.
// This reaches into what pdfkit does not promise; its version is fixed, and `document.test.ts` says when it breaks.

type Command = { readonly command: string; readonly args: readonly number[] };
type Glyph = {
  readonly advanceWidth: number;
  readonly path: { readonly commands: readonly Command[] };
};
type Subset = {
  font: { getGlyph(id: number): Glyph };
  glyf: Buffer[];
  loca: { offsets: number[]; version: number };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  offset: number;
  _addGlyph: (id: number) => number;
};

/** Must follow the first `document.font(…)` of each file. Doing it twice does no harm. */
export function embedOutlines(document: object): void {
  const font: unknown = Reflect.get(document, '_font');
  const subset: unknown = typeof font === 'object' && font !== null ? Reflect.get(font, 'subset') : undefined;
  if (!isSubset(subset)) throw new Error('pdfkit embeds fonts in another way than it did');
  subset._addGlyph = (id) => {
    const glyph = subset.font.getGlyph(id);
    const outline = encodeOutline(glyph.path.commands);
    // Long offsets: a table of short ones ends at 128 KB.
    subset.loca.version = 1;
    subset.glyf.push(outline);
    subset.loca.offsets.push(subset.offset);
    // The left edge of what is drawn: in another weight it is not that of the file.
    const bearing = outline.length === 0 ? 0 : outline.readInt16BE(2);
    subset.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing });
    subset.offset += outline.length;
    return subset.glyf.length - 1;
  };
}

function isSubset(value: unknown): value is Subset {
  return typeof value === 'object' && value !== null && '_addGlyph' in value && 'font' in value;
}

type Point = { x: number; y: number; isOn: boolean };

/** A simple glyph of the `glyf` table: contours of points on the outline or beside it, every step in 16 bits. */
function encodeOutline(commands: readonly Command[]): Buffer {
  const contours = contoursOf(commands);
  const points = contours.flat();
  if (points.length === 0) return Buffer.alloc(0);
  const size = 10 + contours.length * 2 + 2 + points.length * 5;
  const out = Buffer.alloc(size + ((4 - (size % 4)) % 4));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  let at = 0;
  const put = (value: number) => {
    at = out.writeInt16BE(value, at);
  };
  [contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].forEach(put);
  let last = -1;
  for (const contour of contours) {
    last += contour.length;
    put(last);
  }
  put(0);
  for (const { isOn } of points) at = out.writeUInt8(isOn ? 1 : 0, at);
  xs.forEach((x, index) => put(x - (xs[index - 1] ?? 0)));
  ys.forEach((y, index) => put(y - (ys[index - 1] ?? 0)));
  return out;
}

function contoursOf(commands: readonly Command[]): Point[][] {
  const contours: Point[][] = [];
  let contour: Point[] = [];
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args.map(Math.round);
    if (command === 'moveTo') {
      contour = [];
      contours.push(contour);
    }
    if (command === 'quadraticCurveTo') contour.push({ x: a, y: b, isOn: false }, { x: c, y: d, isOn: true });
    else if (command !== 'closePath') contour.push({ x: a, y: b, isOn: true });
  }
  return contours.filter(({ length }) => length > 0);
}
