// A text as a code for cameras, sent as a part of a mail.
import { encodeQR } from 'qr';
import type { MailPicture } from '#platform/ports/mail.ts';
import { loadSharp } from '#platform/sharp.ts';

/** White squares around the code: cameras need four (ISO 18004). */
const frame = 4;

/** Screen points of one square: a phone reads them from another screen. */
const squarePixels = 6;

/** @param cid Names the picture in the mail. */
export async function drawCode(text: string, cid: string): Promise<MailPicture> {
  const squares = encodeQR(text, 'raw', { ecc: 'medium', border: frame });
  const side = squares.length;
  const dark = squares.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `<rect x="${x}" y="${y}" width="1" height="1"/>` : '')),
  );
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * squarePixels}" ` +
    `height="${side * squarePixels}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#fff"/>` +
    `${dark.join('')}</svg>`;
  const sharp = await loadSharp();
  const bytes = await sharp(Buffer.from(drawing))
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { cid, type: 'image/jpeg', bytes };
}
