// From bytes of a stranger to a file of ours: told by its first bytes, measured, and drawn anew.
import { createHash } from 'node:crypto';
import { refuse, type Refused } from '#domain/wire/errors.ts';
import { kindFacts, typesOf, type FileKind } from '#domain/files.ts';
import { limits } from '#domain/limits.ts';
import { loadSharp } from '#platform/sharp.ts';
import { sniff } from './sniff.ts';
import { readVideo } from './video/read-video.ts';
import { takePictureTurn } from './turns.ts';

/** A file that may be kept: copies of a picture, smallest first, or the one PDF as it came. */
export type Prepared = {
  readonly mime: string;
  readonly extension: string;
  readonly copies: readonly Copy[];
  readonly sha256: Buffer;
};

type Copy = { readonly width: number | null; readonly height: number | null; readonly bytes: Buffer };

/** What is to become a file; `field` is where a refusal is shown. */
export type Raw = {
  readonly kind: FileKind;
  readonly bytes: Buffer;
  readonly field?: string;
  /** Whose turn it takes; the platform's own where nobody is named. */
  readonly sender?: string | undefined;
};

const prepared = new WeakMap<Buffer, Map<FileKind, Prepared>>();

/**
 * Checks a file and makes its copies. Long work: do it before a transaction opens (`prepare` of a kept call); what
 * was made is found again by `storeFile`, which is given the same bytes.
 *
 * @throws Refused `invalidParameter` with the field and `too_large` (`size` in MB), `empty`, `mime` (`pdf`: whether
 * one is taken, `video`: whether it should be one), `dimensions` (`side` in pixels) or `damaged`; of a video
 * `codec` (`codec` names it), `fragmented`, `no_picture`, or `too_long` (`seconds` of it, `limit`).
 * @throws Refused `operationBusy` where too many pictures wait already.
 */
export async function prepareFile(raw: Raw): Promise<Prepared> {
  const before = prepared.get(raw.bytes)?.get(raw.kind);
  if (before !== undefined) return before;
  const made = await prepareNew(raw);
  const kinds = prepared.get(raw.bytes) ?? new Map<FileKind, Prepared>();
  prepared.set(raw.bytes, kinds.set(raw.kind, made));
  return made;
}

async function prepareNew(raw: Raw): Promise<Prepared> {
  const { bytes, kind } = raw;
  const { bytesMax } = kindFacts(kind);
  if (bytes.length === 0) throw wrong(raw, 'empty');
  if (bytes.length > bytesMax) throw wrong(raw, 'too_large', { size: bytesMax / 1_048_576 });
  const type = sniff(bytes);
  if (!typesOf(kind).some((taken) => taken === type)) throw notTaken(raw);
  const sha256 = createHash('sha256').update(bytes).digest();
  if (type === 'application/pdf') {
    return { mime: type, extension: 'pdf', copies: [{ width: null, height: null, bytes }], sha256 };
  }
  if (type === 'video/mp4' || type === 'video/webm') {
    const { width, height, bytes: cleaned } = readVideo(raw, type);
    const extension = type === 'video/mp4' ? 'mp4' : 'webm';
    return { mime: type, extension, copies: [{ width, height, bytes: cleaned }], sha256 };
  }
  const pixels = await measure(raw, type);
  const copies = await takePictureTurn({ sender: raw.sender ?? 'house', pixels }, () => draw(raw));
  const isPrivate = kindFacts(kind).isPrivate;
  return {
    mime: isPrivate ? 'image/jpeg' : 'image/webp',
    extension: isPrivate ? 'jpg' : 'webp',
    copies,
    sha256,
  };
}

/** Upright, in sRGB, without anything but its pixels; the first frame of what moves. */
async function draw(raw: Raw): Promise<Copy[]> {
  const { sides, isPrivate } = kindFacts(raw.kind);
  const sharp = await loadSharp();
  try {
    const largest = sides.at(-1) ?? limits.pictureSideMax;
    const base = await sharp(raw.bytes, readOptions)
      .autoOrient()
      .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: limits.pictureSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = base.info;
    const fitting = [...sides.filter((side) => side < Math.max(width, height)), Math.max(width, height)];
    const copies: Copy[] = [];
    for (const side of fitting) {
      const small = sharp(base.data, { raw: { width, height, channels } }).resize({
        width: side,
        height: side,
        fit: 'inside',
      });
      const drawn = isPrivate
        ? small.flatten({ background: '#ffffff' }).jpeg({ quality: 88 })
        : small.webp({ quality: 82 });
      const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
      copies.push({ width: info.width, height: info.height, bytes: data });
    }
    return copies;
  } catch (error) {
    throw error instanceof Error && 'key' in error ? error : wrong(raw, 'damaged');
  }
}

/** How many pixels it has: read from its head alone, before anything is unpacked. */
async function measure(raw: Raw, type: string): Promise<number> {
  const sharp = await loadSharp();
  const head = sharp(raw.bytes, { limitInputPixels: false }).metadata();
  const found = await head.catch(() => undefined);
  if (found === undefined) throw wrong(raw, 'damaged');
  const { width, height, format, compression } = found;
  const said = format === 'heif' && compression === 'av1' ? 'image/avif' : `image/${format}`;
  if (said !== type) throw notTaken(raw);
  if (Math.max(width, height) > limits.pictureSideMax) {
    throw wrong(raw, 'dimensions', { side: limits.pictureSideMax });
  }
  if (width * height > limits.picturePixelsMax) {
    throw wrong(raw, 'dimensions', { side: Math.floor(Math.sqrt(limits.picturePixelsMax)) });
  }
  return width * height;
}

/** A picture that is cut off or whose parts contradict each other is no picture. */
const readOptions = { failOn: 'error', limitInputPixels: limits.picturePixelsMax, pages: 1 } as const;

function notTaken(raw: Raw): Refused {
  const { takesPdf, isVideo = false } = kindFacts(raw.kind);
  return wrong(raw, 'mime', isVideo ? { video: true } : { pdf: takesPdf });
}

function wrong({ field = 'file' }: Raw, reason: string, more: Record<string, unknown> = {}): Refused {
  return refuse('invalidParameter', { field, reason, ...more });
}
