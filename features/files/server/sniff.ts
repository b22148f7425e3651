// What a file is, told by its first bytes. Names and media types are the sender's word and decide nothing.
import type { FileType } from '#domain/files.ts';

/** The type of bytes, or `heic` and `unknown` for what is not taken. */
export function sniff(bytes: Buffer): FileType | 'heic' | 'unknown' {
  const head = bytes.subarray(0, 32);
  if (startsWith(head, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  const text = head.toString('latin1');
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif';
  if (text.startsWith('%PDF-')) return isWholePdf(bytes) ? 'application/pdf' : 'unknown';
  if (startsWith(head, 0x1a, 0x45, 0xdf, 0xa3)) return 'video/webm';
  return text.slice(4, 8) === 'ftyp' ? brandOf(text.slice(8)) : 'unknown';
}

function brandOf(brands: string): FileType | 'heic' | 'unknown' {
  if (/^avi[fs]/.test(brands)) return 'image/avif';
  if (/^(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(brands)) return 'heic';
  // QuickTime has the same boxes; which of both are taken is said by who reads them.
  return /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|3gp\d|dash|qt {2})/.test(brands) ? 'video/mp4' : 'unknown';
}

/** A PDF ends with its mark; what was cut off does not. */
function isWholePdf(bytes: Buffer): boolean {
  return bytes.subarray(-1024).includes('%%EOF');
}

function startsWith(head: Buffer, ...expected: number[]): boolean {
  return expected.every((byte, index) => head[index] === byte);
}
