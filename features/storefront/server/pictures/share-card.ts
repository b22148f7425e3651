// The picture of a shared link: the goods, their title and price, and the shop, 1200 by 630.
import { lookColors } from '#domain/shop/look-css.ts';
import { colorOfLook, type Look } from '#domain/shop/look.ts';
import { shareCardSize } from '#features/storefront/share-card.shapes.ts';
import { loadSharp } from '#platform/sharp.ts';

export type ShareCard = {
  readonly title: string;
  /** As the language writes it. */
  readonly price: string;
  readonly shop: string;
  /** The first picture of the goods; undefined where they have none. */
  readonly picture: Buffer | undefined;
  /** The shop's published look; null for the platform's own. */
  readonly look: Look | null;
};

type Colors = {
  readonly ground: string;
  readonly ink: string;
  readonly muted: string;
  /** What is read. */
  readonly accent: string;
  /** What is only seen. */
  readonly band: string;
};

const { width, height } = shareCardSize;
const gap = 56;
const platformColors: Colors = {
  ground: '#ffffff',
  ink: '#16211d',
  muted: '#52625c',
  accent: '#0b6b53',
  band: '#0b6b53',
};
const titleLinesMax = 4;
/** Networks leave out what is larger. */
const bytesMax = 300_000;

/** Draws the card as JPEG. Lines whose letters this machine has no font for are left out; the price stays. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const colors = colorsOf(card.look);
  const left = card.picture === undefined ? gap : height + gap;
  const room = width - left - gap;
  const title = (await canWrite(card.title))
    ? await titleOf(card.title, { colour: colors.ink, room })
    : undefined;
  const price = (await canWrite(card.price))
    ? await lineOf(card.price, { px: 72, colour: colors.accent, room })
    : undefined;
  const shop = (await canWrite(card.shop))
    ? await lineOf(card.shop, { px: 34, colour: colors.muted, room })
    : undefined;
  const lines = [shop, title, price].filter((line) => line !== undefined);
  const whole = lines.reduce((sum, line) => sum + line.height, 0) + 34 * Math.max(0, lines.length - 1);
  let top = Math.max(gap, Math.round((height - whole) / 2));
  const placed = lines.map((line) => {
    const layer = { input: line.data, left, top };
    top += line.height + 34;
    return layer;
  });
  const picture =
    card.picture === undefined ? [] : [{ input: await squareOf(card.picture), left: 0, top: 0 }];
  const sharp = await loadSharp();
  const drawn = await sharp({ create: { width, height, channels: 3, background: colors.ground } })
    .composite([
      { input: edge(card.picture === undefined, colors.band), left: 0, top: 0 },
      ...picture,
      ...placed,
    ])
    .png()
    .toBuffer();
  return smallEnough(drawn);
}

/** As the shop's pages are by day. */
function colorsOf(look: Look | null): Colors {
  if (look === null) return platformColors;
  const { ground, ink, muted, accent } = { ...platformColors, ...lookColors(look, 'light') };
  return { ground, ink, muted, accent, band: colorOfLook(look) };
}

/** A square picture as JPEG, whole on white: what catalogues take (at least 500, at most 8 MB). */
export async function drawSquare(picture: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const white = '#ffffff';
  return sharp(picture, { density: 120, pages: 1 })
    .autoOrient()
    .resize({ width: 1080, height: 1080, fit: 'contain', background: white })
    .flatten({ background: white })
    .toColourspace('srgb')
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

async function smallEnough(drawn: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  for (const quality of [86, 74, 60, 40]) {
    const jpeg = await sharp(drawn).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= bytesMax) return jpeg;
  }
  return sharp(drawn).blur(2).jpeg({ quality: 30, mozjpeg: true }).toBuffer();
}

async function squareOf(picture: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(picture, { density: 120, pages: 1 })
    .autoOrient()
    .resize({ width: height, height, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
}

/** A band of colour: on the card's upper edge where there is no picture, else between picture and words. */
function edge(isBare: boolean, color: string): Buffer {
  const band = isBare ? `width="${width}" height="14"` : `x="${height}" width="8" height="${height}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect ${band} fill="${color}"/></svg>`,
  );
}

type Line = { readonly data: Buffer; readonly width: number; readonly height: number };
type Setting = { readonly px: number; readonly colour: string; readonly room: number };

/** As many words as fit into four lines; what is cut off ends in `…`. Any script is cut between its letters. */
async function titleOf(text: string, { colour, room }: Omit<Setting, 'px'>): Promise<Line> {
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  const look = { px: letters.length > 60 ? 46 : 56, colour, room };
  const lineHeight = look.px * 1.32;
  let from = 0;
  let to = letters.length;
  let best = await block(text, look);
  if (best.height <= lineHeight * titleLinesMax) return best;
  // Halving: a title of 200 letters takes eight tries.
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2);
    const shorter = await block(`${letters.slice(0, middle).join('').trimEnd()}…`, look);
    if (shorter.height > lineHeight * titleLinesMax) to = middle;
    else {
      from = middle;
      best = shorter;
    }
  }
  return best;
}

/** One line, made smaller until it fits. */
async function lineOf(text: string, look: Setting): Promise<Line> {
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  const shown = letters.length > 60 ? `${letters.slice(0, 59).join('')}…` : text;
  const line = await block(shown, { ...look, room: 0 });
  if (line.width <= look.room) return line;
  return block(shown, { ...look, room: 0, px: Math.max(12, Math.floor((look.px * look.room) / line.width)) });
}

/** Text set by the machine's own fonts; broken into lines where a width is given, letter by letter if need be. */
async function block(text: string, { px, colour, room }: Setting): Promise<Line> {
  const markup = `<span foreground="${colour}"><b>${escaped(text)}</b></span>`;
  const wrapping = room === 0 ? {} : { width: room, wrap: 'word-char' as const };
  const sharp = await loadSharp();
  const { data, info } = await sharp({
    text: { text: markup, font: `sans ${px}`, dpi: 72, rgba: true, ...wrapping },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\u0000-\u001f\u007f]/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Two letters of a script that look nothing alike: where both come out alike, they are boxes of a missing font. */
const scripts = [
  { letters: /\p{Script=Han}/u, pair: ['一', '日'] },
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, pair: ['ー', 'あ'] },
  { letters: /\p{Script=Hangul}/u, pair: ['ㅡ', '가'] },
  { letters: /\p{Script=Thai}/u, pair: ['ๆ', 'ก'] },
  { letters: /\p{Script=Arabic}/u, pair: ['ا', 'ب'] },
  { letters: /\p{Script=Hebrew}/u, pair: ['י', 'ש'] },
  { letters: /\p{Script=Devanagari}/u, pair: ['।', 'क'] },
] as const;

const known = new Map<string, Promise<boolean>>();

async function canWrite(text: string): Promise<boolean> {
  for (const { letters, pair } of scripts) {
    if (!letters.test(text)) continue;
    const key = pair.join('');
    const answer = known.get(key) ?? isPairUnlike(pair);
    known.set(key, answer);
    if (!(await answer)) return false;
  }
  return text.trim() !== '';
}

async function isPairUnlike([one, other]: readonly [string, string]): Promise<boolean> {
  const look = { px: 100, colour: platformColors.ink, room: 0 };
  const [left, right] = await Promise.all([block(one, look), block(other, look)]);
  return left.width !== right.width || left.height !== right.height;
}
