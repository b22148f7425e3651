// What can be told of a chosen video before it is sent: a slow line should not carry 20 MB to be refused.
import { limits } from '#domain/limits.ts';

/** Reasons of `shown` as the server gives them. */
export type VideoFault = { readonly [name: string]: unknown };

const readMs = 4_000;
/** What cutting leaves over, as on the server. */
const graceSeconds = 0.5;

/** Undefined for what may be sent: the server reads the file itself and has the last word. */
export async function findVideoFault(file: File): Promise<VideoFault | undefined> {
  if (!/^video\/(?:mp4|quicktime|webm)$/.test(file.type) && !/\.(?:mp4|m4v|mov|webm)$/i.test(file.name))
    return { reason: 'mime' };
  if (file.size > limits.videoBytesMax)
    return { reason: 'too_large', size: limits.videoBytesMax / 1_048_576 };
  const seconds = await secondsOf(file);
  const limit = limits.videoSecondsMax;
  if (seconds === undefined || seconds <= limit + graceSeconds) return undefined;
  return { reason: 'too_long', seconds: Math.ceil(seconds), limit };
}

/** As this browser reads it; undefined where it cannot, or where the file does not say. */
function secondsOf(file: File): Promise<number | undefined> {
  return new Promise((resolve) => {
    const video = document.createElement('video');
    const url = URL.createObjectURL(file);
    const end = (seconds: number | undefined) => {
      clearTimeout(timer);
      video.removeAttribute('src');
      URL.revokeObjectURL(url);
      resolve(seconds !== undefined && Number.isFinite(seconds) ? seconds : undefined);
    };
    const timer = setTimeout(() => end(undefined), readMs);
    video.preload = 'metadata';
    video.addEventListener('loadedmetadata', () => end(video.duration), { once: true });
    video.addEventListener('error', () => end(undefined), { once: true });
    video.src = url;
  });
}
