// A video that was sent: read from its own boxes, refused with the reason, and rid of what tells where it was made.
import type { VideoType } from '#domain/files.ts';
import { limits } from '#domain/limits.ts';
import { refuse } from '#domain/wire/errors.ts';
import { WrongMovie, type Movie } from './movie.ts';
import { readMp4 } from './mp4.ts';
import { readWebm } from './webm.ts';

/** Cutting a video to 30 seconds leaves the rest of a picture or of a packet of sound. */
const graceSeconds = 0.5;
/** Pixels of the longer side: larger ones stutter on most phones. */
const sideMax = 4_096;

/**
 * @throws Refused `invalidParameter` with the field and `damaged`, `codec` (`codec`: its name),
 *   `fragmented`, `no_picture`, `dimensions` (`side`), or `too_long` (`seconds` of it, `limit`).
 */
export function readVideo(
  { bytes, field = 'file' }: { readonly bytes: Buffer; readonly field?: string },
  type: VideoType,
): Movie {
  const movie = readMovie(bytes, type, field);
  const { seconds, width, height } = movie;
  const limit = limits.videoSecondsMax;
  if (seconds > limit + graceSeconds)
    throw refuse('invalidParameter', { field, reason: 'too_long', seconds: Math.ceil(seconds), limit });
  if (Math.max(width, height) > sideMax)
    throw refuse('invalidParameter', { field, reason: 'dimensions', side: sideMax });
  return movie;
}

function readMovie(bytes: Buffer, type: VideoType, field: string): Movie {
  try {
    return type === 'video/mp4' ? readMp4(bytes) : readWebm(bytes);
  } catch (error) {
    // A number that would lie behind the end of the file.
    if (error instanceof RangeError) throw refuse('invalidParameter', { field, reason: 'damaged' });
    if (!(error instanceof WrongMovie)) throw error;
    const { reason, codec } = error;
    throw refuse('invalidParameter', { field, reason, ...(codec === undefined ? {} : { codec }) });
  }
}
