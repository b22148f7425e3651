/**
 * The pens of our pictures: each returns a piece of SVG text. Numbers are units of an 800 by 800 sheet, fills
 * are CSS colours, and whatever is drawn later lies on top.
 */

/** Shadow and light that go over any colour, so that one shape needs no second tone of its own. */
export const tones = {
  shade: 'rgba(29,36,51,.13)',
  deep: 'rgba(29,36,51,.26)',
  shine: 'rgba(255,255,255,.32)',
  glass: 'rgba(255,255,255,.5)',
} as const;

/** Materials that keep their colour in every picture. */
export const stuff = {
  wood: '#c99a66',
  woodDark: '#a87a4c',
  woodLight: '#e4c297',
  steel: '#b7c0ca',
  steelDark: '#8b96a3',
  steelLight: '#dde3e9',
  brass: '#d8ac58',
  brassDark: '#b3883c',
  clay: '#cb7a53',
  clayDark: '#ab6040',
  leaf: '#6f9d66',
  leafDark: '#527f4f',
  paper: '#fbf7ee',
  cream: '#f0e6d2',
  coffee: '#6b4a38',
  ink: '#2f3645',
  flame: '#f6b44b',
  glow: '#fff1c9',
} as const;

type Four = readonly [number, number, number, number];
type Three = readonly [number, number, number];
type Two = readonly [number, number];

/** A box by left, top, width and height, its corners rounded by `radius`. */
export function rect([x, y, width, height]: Four, fill: string, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

/** A box with a shaded right side, as light from the left makes it. */
export function block([x, y, width, height]: Four, fill: string, radius = 0): string {
  const from = x + width * 0.68;
  const right = x + width;
  const foot = y + height;
  const corner = Math.min(radius, width * 0.32, height / 2);
  const side = [
    `M${from} ${y} H${right - corner} Q${right} ${y} ${right} ${y + corner}`,
    `V${foot - corner} Q${right} ${foot} ${right - corner} ${foot} H${from}Z`,
  ];
  return rect([x, y, width, height], fill, corner) + shape(side.join(' '), tones.shade);
}

/** An ellipse by its middle and its two radii. */
export function oval([x, y, across, up]: Four, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${up}" fill="${fill}"/>`;
}

/** A circle by its middle and radius. */
export function disc([x, y, radius]: Three, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

/** The outline of a circle. */
export function ring([x, y, radius]: Three, colour: string, width: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

/** The outline of an ellipse. */
export function hoop([x, y, across, up]: Four, colour: string, width: number): string {
  const outline = `fill="none" stroke="${colour}" stroke-width="${width}"`;
  return `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${up}" ${outline}/>`;
}

/** A filled path. */
export function shape(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`;
}

/** A drawn path with round ends. */
export function line(path: string, colour: string, width: number): string {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" ${ends}/>`;
}

/** Turns what is given clockwise around a point. */
export function turn(degrees: number, [x, y]: Two, ...content: string[]): string {
  return `<g transform="rotate(${degrees} ${x} ${y})">${content.join('')}</g>`;
}

/** Moves what is given to the right and down, and makes it larger or smaller from the corner of the sheet. */
export function place([x, y]: Two, scale: number, ...content: string[]): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${content.join('')}</g>`;
}

/** What is given, drawn around the corner of the sheet, set down at a point and turned clockwise there. */
export function set([x, y]: Two, degrees: number, ...content: string[]): string {
  return `<g transform="translate(${x} ${y}) rotate(${degrees})">${content.join('')}</g>`;
}

/** The same, seen in a mirror that stands upright at `x`. */
export function mirror(x: number, ...content: string[]): string {
  return `<g transform="translate(${2 * x} 0) scale(-1 1)">${content.join('')}</g>`;
}

/** Shows of the content only what lies inside the path. Equal paths share a name, which does no harm. */
export function inside(path: string, ...content: string[]): string {
  const name = `in${hashOf(path).toString(36)}`;
  const edge = `<clipPath id="${name}"><path d="${path}"/></clipPath>`;
  return `${edge}<g clip-path="url(#${name})">${content.join('')}</g>`;
}

/** The shadow of a thing that stands at `y`, `across` wide to either side of `x`. */
export function context(x: number, y: number, across: number): string {
  return oval([x, y, across, Math.max(10, Math.round(across / 11))], tones.shade);
}

/** The content once for each of `count` places, first place 0. */
export function times(count: number, draw: (place: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** A number that is the same for the same text, in every run and on every machine. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}
