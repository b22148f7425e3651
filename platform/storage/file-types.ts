// The types of the files that we write, by the ending of their names.
import path from 'node:path';

const types = new Map([
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.mp4', 'video/mp4'],
  ['.webm', 'video/webm'],
]);

/** A private file has no ending: nothing is said about it. */
export function typeOf(name: string): string {
  return types.get(path.extname(name)) ?? 'application/octet-stream';
}
