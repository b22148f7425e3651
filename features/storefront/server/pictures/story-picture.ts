// A picture for stories: the goods or the shop, the price, and a code for cameras. What must be read stands where no
// app lays its own buttons over it: below the uppermost 250 pixels and above the lowest 320.
import { encodeQR } from 'qr';
import { inkOn } from '#domain/colors.ts';
import { lookColors } from '#domain/shop/look-css.ts';
import { colorOfLook, type Look } from '#domain/shop/look.ts';
import { firstCharacters } from '#domain/text/graphemes.ts';
import type { Language } from '#domain/text/language.ts';
import { outlineText } from '#platform/pdf/outlines.ts';
import { loadSharp } from '#platform/sharp.ts';

export type Story = {
  readonly title: string;
  /** As the language writes it; undefined for a shop. */
  readonly price: string | undefined;
  /** Who sells it; of a shop what it says about itself. */
  readonly shop: string;
  /** What the code says, and what stands beside it without its scheme. */
  readonly url: string;
  readonly language: Language;
  readonly look: Look | null;
  readonly picture: Buffer | undefined;
};

export const storySize = { width: 1080, height: 1920 } as const;

const { width, height } = storySize;
const gap = 64;
const codeSide = 240;
const codeTop = 1_350;
const platformColors = { ground: '#ffffff', ink: '#16211d', muted: '#52625c', accent: '#0b6b53' };

/** Draws it as PNG, at most some megabytes: every letter in our own fonts, the picture at its full size. */
export async function drawStory(story: Story): Promise<Buffer> {
  const { look, picture } = story;
  const colors = { ...platformColors, ...(look === null ? {} : lookColors(look, 'light')) };
  const band = look === null ? platformColors.accent : colorOfLook(look);
  const sharp = await loadSharp();
  const drawn = Buffer.from(await svgOf(story, { ...colors, band }));
  return sharp({ create: { width, height, channels: 3, background: colors.ground } })
    .composite([
      ...(picture === undefined ? [] : [{ input: await squareOf(picture), left: 0, top: 0 }]),
      { input: drawn, left: 0, top: 0 },
    ])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function squareOf(picture: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(picture, { density: 120, pages: 1 })
    .autoOrient()
    .resize({ width, height: width, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
}

type Colors = {
  readonly ink: string;
  readonly muted: string;
  readonly accent: string;
  readonly band: string;
};

async function svgOf(story: Story, colors: Colors): Promise<string> {
  const { title, price, shop, url, picture } = story;
  const beside = width - 3 * gap - codeSide;
  const parts = [
    picture === undefined ? await plainTop(story, colors) : '',
    `<rect x="0" y="${width}" width="${width}" height="12" fill="${colors.band}"/>`,
    await lines(story, {
      text: title,
      size: 56,
      top: width + 52,
      room: width - 2 * gap,
      linesMax: price === undefined ? 3 : 2,
      colour: colors.ink,
    }),
    price === undefined
      ? ''
      : await lines(story, {
          text: price,
          size: 84,
          top: codeTop,
          room: beside,
          linesMax: 1,
          colour: colors.accent,
        }),
    await lines(story, {
      text: shop,
      size: 38,
      top: codeTop + (price === undefined ? 0 : 112),
      room: beside,
      linesMax: price === undefined ? 3 : 1,
      colour: colors.ink,
    }),
    await lines(story, {
      text: url.replace(/^https?:\/\//, ''),
      size: 30,
      top: codeTop + (price === undefined ? 164 : 166),
      room: beside,
      linesMax: 2,
      colour: colors.muted,
    }),
    codeOf(url),
    `<rect x="0" y="${height - 24}" width="${width}" height="24" fill="${colors.band}"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

/** Without a picture there is the first letter, large on the shop's colour. */
async function plainTop(story: Story, { band }: Colors): Promise<string> {
  const letter = firstCharacters(story.title.trim(), 1).toUpperCase();
  const [drawn] = await outlineText(letter, {
    language: story.language,
    weight: 'bold',
    size: 520,
    width,
    linesMax: 1,
  });
  const left = Math.round((width - (drawn?.width ?? 0)) / 2);
  const square = `<rect x="0" y="0" width="${width}" height="${width}" fill="${band}"/>`;
  if (drawn === undefined) return square;
  return `${square}<path transform="translate(${left} 725)" fill="${inkOn(band)}" d="${drawn.path}"/>`;
}

type Setting = {
  readonly text: string;
  readonly size: number;
  readonly top: number;
  readonly room: number;
  readonly linesMax: number;
  readonly colour: string;
};

/** Text that is too wide for its only line is made smaller, to six tenths at the most, then cut. */
async function lines(
  { language }: Pick<Story, 'language'>,
  { text, size, top, room, linesMax, colour }: Setting,
): Promise<string> {
  if (text.trim() === '') return '';
  const set = (px: number, max: number, wide: number) =>
    outlineText(text, { language, weight: 'bold', size: px, width: wide, linesMax: max });
  const whole = linesMax === 1 ? (await set(size, 1, Number.MAX_SAFE_INTEGER))[0] : undefined;
  const px =
    whole === undefined || whole.width <= room
      ? size
      : Math.max(size * 0.6, Math.floor((size * room) / whole.width));
  const drawn = await set(px, linesMax, room);
  return drawn
    .map(({ path }, index) => {
      const y = Math.round(top + px * (0.92 + index * 1.3));
      return `<path transform="translate(${gap} ${y})" fill="${colour}" d="${path}"/>`;
    })
    .join('');
}

/** Dark on white whatever the shop's colours are: many readers know nothing else. */
function codeOf(url: string): string {
  const squares = encodeQR(url, 'raw', { ecc: 'medium', border: 2 });
  const side = codeSide / squares.length;
  const path = squares
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  const left = width - gap - codeSide;
  return (
    `<rect x="${left}" y="${codeTop}" width="${codeSide}" height="${codeSide}" rx="12" fill="#ffffff"/>` +
    `<path transform="translate(${left} ${codeTop}) scale(${side})" shape-rendering="crispEdges" fill="#000000" d="${path}"/>`
  );
}
