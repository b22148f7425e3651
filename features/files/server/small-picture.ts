// Small copies of public pictures for what is not a page, mails and papers: drawn once, kept beside the other made pictures.
import { madeKey, madePicturesOf } from '#platform/made-pictures.ts';
import type { Files } from '#platform/ports/files.ts';
import { loadSharp } from '#platform/sharp.ts';
import { takePictureTurn } from './turns.ts';

/** Pixels of each side: twice the size that mails show, and what 14 mm of paper hold at 400 points an inch. */
const sides = { line: 128, logo: 80, paper: 220 } as const;
/** A picture that looks otherwise gets another number, and is drawn anew. */
const version = '1';

export type SmallUse = keyof typeof sides;

/**
 * A JPEG of a public picture. Undefined where there is none, where it was lost, or where too many wait to be drawn: a mail
 * or a paper without a picture is better than none.
 *
 * @param url As pages show it, such as `/files/…`.
 * @param use `line` fills its square, a logo is whole.
 */
export async function drawSmallPicture(
  files: Files,
  url: string | null | undefined,
  use: SmallUse,
): Promise<Buffer | undefined> {
  if (url === null || url === undefined || !url.startsWith('/files/')) return undefined;
  try {
    const source = await files.read(url.slice('/files/'.length));
    const key = madeKey('mail', version, use, source);
    return await madePicturesOf(files, takePictureTurn).make(key, () => draw(source, use));
  } catch {
    return undefined;
  }
}

async function draw(source: Buffer, use: SmallUse): Promise<Buffer> {
  const sharp = await loadSharp();
  const side = sides[use];
  const white = '#ffffff';
  return sharp(source, { density: 120, pages: 1 })
    .autoOrient()
    .resize({ width: side, height: side, fit: use === 'line' ? 'cover' : 'contain', background: white })
    .flatten({ background: white })
    .toColourspace('srgb')
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer();
}
