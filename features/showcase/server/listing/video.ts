// The one video that a shop shows of a product.
import * as z from 'zod/mini';
import { listingFaults } from '#domain/goods/listing-words.ts';
import { listingLimits } from '#domain/limits/listing.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { fileOf } from '#features/files/server/public.ts';
import type { readListing, saveListing } from '#features/showcase/listing.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { ListingRow } from './listing.sql.ts';

/** As it is kept beside what an undoing puts back; `name` is that of its file below `/files/`. */
export const savedVideo = z.object({
  file_id: z.string(),
  name: z.string(),
  width: z.int(),
  height: z.int(),
  captions: z.nullable(z.string()),
});
export type ListingVideo = z.output<typeof savedVideo>;

type Wished = InputOf<typeof saveListing>['video'];
type VideoRow = Pick<
  ListingRow,
  'video' | 'video_file_id' | 'video_width' | 'video_height' | 'video_captions'
>;

const filesPath = '/files/';

export function videoOf(row: VideoRow): ListingVideo | null {
  const { video: name, video_file_id: fileId, video_width: width, video_height: height } = row;
  if (name === null || fileId === null || width === null || height === null) return null;
  return { file_id: fileId, name, width, height, captions: row.video_captions };
}

export function presentVideo(video: ListingVideo | null): GivenOf<typeof readListing>['video'] {
  if (video === null) return null;
  const { name, width, height, captions } = video;
  const mime = name.endsWith('.webm') ? 'video/webm' : 'video/mp4';
  return { url: `${filesPath}${name}`, mime, w: width, h: height, captions };
}

type Choice = { readonly wished: NonNullable<Wished> | null; readonly supplierText: string };

/**
 * @throws Refused `invalidParameter` with `field` `video`: `needed` where the same video is kept and there is none, `kind`
 *   for a file that was uploaded for something else; `too_long` and the reasons of `listingFaultReasons` with `line` and
 *   `word` for its captions.
 * @throws Refused `recordNotFound` for a file that is not the shop's.
 */
export async function chooseVideo(
  { tx, shopId }: { readonly tx: Tx; readonly shopId: bigint },
  row: ListingRow,
  { wished, supplierText }: Choice,
): Promise<ListingVideo | null> {
  if (wished === null) return null;
  const before = videoOf(row);
  const { file_id: fileId } = wished;
  const video = fileId === undefined ? before : await uploadedVideo(tx, shopId, fileId);
  if (video === null) throw wrong('needed');
  const captions =
    wished.captions === undefined ? (before?.captions ?? null) : cleanCaptions(wished.captions);
  if (captions !== null) checkCaptions(captions, supplierText, row);
  return { ...video, captions };
}

async function uploadedVideo(tx: Tx, shopId: bigint, id: string): Promise<ListingVideo> {
  const file = await fileOf(tx, shopId, id);
  if (file === undefined) throw refuse('recordNotFound', { field: 'video', reason: 'file' });
  const { url, kind, width, height } = file;
  if (kind !== 'video' || url?.startsWith(filesPath) !== true || width === null || height === null)
    throw wrong('kind');
  return { file_id: file.id, name: url.slice(filesPath.length), width, height, captions: null };
}

function cleanCaptions(text: string | null): string | null {
  const clean = (text ?? '').replaceAll('\r\n', '\n').trim();
  return clean === '' ? null : clean;
}

/** They are read like a description, and may say no more than one. */
function checkCaptions(captions: string, supplierText: string, { code, gtin }: ListingRow): void {
  const max = listingLimits.listingVideoCaptionsMax;
  if (captions.length > max)
    throw refuse('invalidParameter', { field: 'video', reason: 'too_long', of: 'captions', max });
  const known = [code, gtin].filter((number) => number !== '');
  const [fault] = listingFaults({ title: null, description: captions }, { supplierText, known });
  if (fault === undefined) return;
  const { reason, line, word } = fault;
  throw refuse('invalidParameter', { field: 'video', reason, of: 'captions', line, word });
}

function wrong(reason: string) {
  return refuse('invalidParameter', { field: 'video', reason });
}
