// Small pictures for mails: drawn once, kept beside the other made pictures, and sent as parts of the mail.
import { takePictureTurn } from '#features/files/server/public.ts';
import { madeKey, madePicturesOf } from '#platform/made-pictures.ts';
import type { MailPicture } from '#platform/ports/mail.ts';
import type { Files } from '#platform/ports/files.ts';

/** Twice the size they are shown at. */
const sides = { line: 128, logo: 80 } as const;
/** A picture that looks otherwise gets another number, and is drawn anew. */
const version = '1';

/**
 * The picture of a public file as a part of a mail. Undefined where there is none, where it was lost, or where too many
 * wait to be drawn: a mail without a picture is better than none.
 *
 * @param url As pages show it, such as `/files/…`.
 */
export async function drawForMail(
  files: Files,
  { url, cid, kind }: { url: string | null | undefined; cid: string; kind: keyof typeof sides },
): Promise<MailPicture | undefined> {
  if (url === null || url === undefined || !url.startsWith('/files/')) return undefined;
  try {
    const source = await files.read(url.slice('/files/'.length));
    const key = madeKey('mail', version, kind, source);
    const bytes = await madePicturesOf(files, takePictureTurn).make(key, () => draw(source, kind));
    return { cid, type: 'image/jpeg', bytes };
  } catch {
    return undefined;
  }
}

async function draw(source: Buffer, kind: keyof typeof sides): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const side = sides[kind];
  const white = '#ffffff';
  return sharp(source, { density: 120, pages: 1 })
    .autoOrient()
    .resize({ width: side, height: side, fit: kind === 'logo' ? 'contain' : 'cover', background: white })
    .flatten({ background: white })
    .toColourspace('srgb')
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer();
}
