// Addresses of files: public ones last, private ones are signed for a few minutes.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { videoFileName } from '#domain/files.ts';
import { refuse } from '#domain/wire/errors.ts';
import { readRoutedId, routedIdOf, type Routed } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { addMinutes } from '#domain/time.ts';
import { enterShop } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';
import type { FileRow } from './files.sql.ts';

/** Where private files are handed out, in front of the address's token. */
export const privatePath = '/files/private';

type Links = {
  readonly url: string;
  readonly sizes: Record<string, string>;
  readonly expiresAt: Date | null;
};

/** Where a file can be seen: the largest copy, and all copies by their width. */
export function linksOf(env: Pick<Environment, 'secret' | 'clock'>, row: FileRow): Links {
  if (row.folder === null) {
    const { url, expiresAt } = privateLink(env, row);
    return { url, sizes: {}, expiresAt };
  }
  const { folder } = row;
  if (isVideo(row)) return { url: `/files/${videoName(folder, row.mime)}`, sizes: {}, expiresAt: null };
  const sizes = Object.fromEntries(row.widths.map((width) => [String(width), publicUrl(folder, width)]));
  return { url: publicUrl(folder, row.widths.at(-1) ?? 0), sizes, expiresAt: null };
}

/** The path below the public folder. */
export function publicName(folder: string, width: number): string {
  return `u/${folder}/${width}.webp`;
}

/** The path of a video below the public folder. */
function videoName(folder: string, mime: string): string {
  return `u/${folder}/${videoFileName(mime)}`;
}

function isVideo({ mime }: { readonly mime: string }): boolean {
  return mime.startsWith('video/');
}

type Stored = Pick<FileRow, 'folder' | 'widths' | 'mime'>;

/** The paths of a public file below the public folder: its copies, smallest first; none for a private one. */
export function publicNamesOf({ folder, widths, mime }: Stored): string[] {
  if (folder === null) return [];
  if (isVideo({ mime })) return [videoName(folder, mime)];
  return widths.map((width) => publicName(folder, width));
}

/** The lasting address of a public file; null for a private one. */
export function publicUrlOf(row: Stored): string | null {
  const name = publicNamesOf(row).at(-1);
  return row.folder === null ? null : `/files/${name ?? publicName(row.folder, 0)}`;
}

function publicUrl(folder: string, width: number): string {
  return `/files/${publicName(folder, width)}`;
}

/** An address of a private file for whoever may see it now. It says nothing and ends by itself. */
function privateLink(env: Pick<Environment, 'secret' | 'clock'>, row: Pick<FileRow, 'shop_id' | 'id'>) {
  const expiresAt = addMinutes(env.clock.now(), limits.fileLinkMinutes);
  const body = `${routedIdOf(row.shop_id, row.id)}.${expiresAt.getTime()}`;
  const mac = macOf(env.secret, body).toString('base64url');
  return { url: `${privatePath}/${body}.${mac}`, expiresAt };
}

/**
 * The file that a private address leads to.
 *
 * @throws Refused `recordNotFound` for any address that this instance did not make or that has ended.
 */
export function readLink(env: Pick<Environment, 'secret' | 'clock'>, token: string): Routed {
  const [, routed, endMs, signature] = /^(.{1,100})\.(\d{13})\.([\w-]{43})$/.exec(token) ?? [];
  if (routed === undefined || endMs === undefined || signature === undefined) throw gone();
  const given = Buffer.from(signature, 'base64url');
  const made = macOf(env.secret, `${routed}.${endMs}`);
  if (given.length !== made.length || !timingSafeEqual(given, made)) throw gone();
  const found = readRoutedId(routed);
  if (found === undefined || Number(endMs) <= env.clock.now().getTime()) throw gone();
  enterShop(found.shopId);
  return found;
}

function macOf(secret: string, body: string): Buffer {
  return createHmac('sha256', secret).update(`file-link|${body}`).digest();
}

function gone() {
  return refuse('recordNotFound', { reason: 'file' });
}
