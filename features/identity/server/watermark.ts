// Who looks, and when, is burned into the picture they see: a copy that leaves the platform names who let it out.
import { fileURLToPath } from 'node:url';
import { limits } from '#domain/limits.ts';
import { takePictureTurn } from '#features/files/server/public.ts';
import { loadSharp } from '#platform/sharp.ts';

/** Our own letters: a server without fonts writes them as well. */
const font = fileURLToPath(
  import.meta.resolve('@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2'),
);
const letters = { min: 40, max: 260, perPixel: 0.1 } as const;

/**
 * Draws a text across the whole picture, again and again, half transparent.
 *
 * @throws Refused `operationBusy` where too many pictures wait already.
 */
export async function stampPicture(bytes: Buffer, text: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes).metadata();
  return takePictureTurn({ sender: text, pixels: width * height }, async () => {
    const tile = await tileOf(text, width, height);
    return sharp(bytes)
      .composite([{ input: tile, tile: true }])
      .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
      .timeout({ seconds: limits.pictureSeconds })
      .toBuffer();
  });
}

/** The text on a slope, with air around it, never larger than the picture. */
async function tileOf(text: string, width: number, height: number): Promise<Buffer> {
  const dpi = Math.round(Math.min(letters.max, Math.max(letters.min, width * letters.perPixel)));
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const marked = `<span foreground="#b00020" alpha="55%" weight="bold">${plain}</span>`;
  const sharp = await loadSharp();
  const drawn = await sharp({ text: { text: marked, font: 'Noto Sans', fontfile: font, rgba: true, dpi } })
    .png()
    .toBuffer();
  const air = dpi >> 3;
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const sloped = await sharp(drawn).rotate(-24, { background: clear }).png().toBuffer();
  return sharp(sloped)
    .extend({ top: air, bottom: air, left: air, right: air, background: clear })
    .png()
    .toBuffer()
    .then((tile) =>
      sharp(tile).resize({ width, height, fit: 'inside', withoutEnlargement: true }).png().toBuffer(),
    );
}
