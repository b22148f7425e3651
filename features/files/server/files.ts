// Keeping files: the row in the caller's transaction, the bytes beside the database.
import { createHash } from 'node:crypto';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { kindFacts, type FileKind } from '#domain/files.ts';
import { limits } from '#domain/limits.ts';
import { nextMidnight, localDay } from '#domain/time.ts';
import type { openFile } from '#features/files/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './files.sql.ts';
import { linksOf, publicName, publicNamesOf, publicUrlOf } from './links.ts';
import { prepareFile, type Prepared } from './prepare.ts';

export type NewFile = {
  readonly kind: FileKind;
  /** As its owner called it; shown, never used as a path. */
  readonly name: string;
  readonly bytes: Buffer;
  /** The person who sent it. */
  readonly by: string;
  /** The field that a refusal is shown at; `file` where it is not said. */
  readonly field?: string;
  /** False where the caller has a limit of its own: what a buyer sends uses up none of the shop's day. */
  readonly isCounted?: boolean;
};

/** A kept file. `url` is its address; null for a private one, whose addresses end (`linksOf`). */
export type StoredFile = sql.FileRow & { readonly url: string | null };

type Parts = Pick<Environment, 'clock' | 'random' | 'files' | 'vault' | 'secret'>;

/**
 * Keeps a file: counts it against the shop's day, writes its bytes and inserts its row. Pictures take long: call
 * `prepareFile` with the same bytes before the transaction opens.
 *
 * Where the transaction fails after this, the bytes stay behind unseen; `dropBytes` takes them away.
 *
 * @throws Refused `invalidParameter` as `prepareFile` does.
 * @throws Refused `tooManyRequests` with `retry_at` where the shop's uploads of the day are used up.
 */
export async function storeFile(env: Parts, tx: Tx, shopId: bigint, file: NewFile): Promise<StoredFile> {
  const prepared = await prepareFile(file);
  const now = env.clock.now();
  if (file.isCounted !== false) await countUpload(tx, shopId, now);
  const row = rowOf(env, { shopId, file, prepared, now });
  await writeBytes(env, row, prepared);
  await sql.insertFile(tx, row);
  return withUrl(row);
}

function withUrl(row: sql.FileRow): StoredFile {
  return { ...row, url: publicUrlOf(row) };
}

async function countUpload(tx: Tx, shopId: bigint, now: Date): Promise<void> {
  if (await sql.countUpload(tx, { shopId, day: localDay(now, 'UTC'), max: limits.uploadsDailyMax })) return;
  throw dayIsFull(now);
}

/** @throws Refused `tooManyRequests` where nothing more can be kept today: asked before the long work. */
export async function assertUploadsLeft(tx: Tx, shopId: bigint, now: Date): Promise<void> {
  const used = await sql.uploadsOf(tx, shopId, localDay(now, 'UTC'));
  if (used >= limits.uploadsDailyMax) throw dayIsFull(now);
}

function dayIsFull(now: Date) {
  const retryAt = nextMidnight(now, 'UTC').toISOString();
  return refuse('tooManyRequests', { reason: 'uploads', limit: limits.uploadsDailyMax, retry_at: retryAt });
}

type Making = { shopId: bigint; file: NewFile; prepared: Prepared; now: Date };

function rowOf(env: Parts, { shopId, file, prepared, now }: Making): sql.FileRow {
  const { isPrivate } = kindFacts(file.kind);
  const largest = prepared.copies.at(-1);
  const isPicture = prepared.mime.startsWith('image/');
  return {
    shop_id: shopId,
    id: env.random.id(now),
    kind: file.kind,
    folder: isPrivate ? null : unguessable(env),
    name: cleanName(file.name, prepared.extension),
    mime: prepared.mime,
    bytes: largest?.bytes.length ?? 0,
    width: largest?.width ?? null,
    height: largest?.height ?? null,
    widths: isPicture ? prepared.copies.flatMap(({ width }) => width ?? []) : [],
    sha256: prepared.sha256,
    made_by: file.by,
    created_at: now,
  };
}

/** 128 bits: nobody finds a picture that was not shown to them. */
function unguessable({ random }: Pick<Environment, 'random'>): string {
  return createHash('sha256').update(random.token()).digest('hex').slice(0, 32);
}

const nameMax = 80;

/** The name's own words, with the ending of what it has become. */
function cleanName(name: string, extension: string): string {
  const bare = name
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[\p{C}"<>|*?:]/gu, '')
    .trim();
  return `${Array.from(bare).slice(0, nameMax).join('') || 'file'}.${extension}`;
}

async function writeBytes(env: Parts, row: sql.FileRow, { copies }: Prepared): Promise<void> {
  const { folder } = row;
  if (folder === null) {
    const [whole] = copies.slice(-1);
    if (whole !== undefined) await env.vault.write(row.id, whole.bytes, aboutOf(row));
    return;
  }
  const [video] = copies;
  const [name] = publicNamesOf(row);
  if (video !== undefined && name !== undefined && row.mime.startsWith('video/'))
    await env.files.write(name, video.bytes);
  else await writeCopies(env, folder, copies);
}

/**
 * Writes all copies of a picture. Where one fails, the others are taken away again, unless the place is away for that too:
 * then they stay behind under an address that nobody knows.
 *
 * @throws what the first failed write throws, such as StorageAway.
 */
export async function writeCopies(
  { files }: Pick<Environment, 'files'>,
  folder: string,
  copies: Prepared['copies'],
): Promise<void> {
  const named = copies.map(({ width, bytes }) => ({ name: publicName(folder, width ?? 0), bytes }));
  const writing = named.map(({ name, bytes }) => files.write(name, bytes));
  try {
    await Promise.all(writing);
  } catch (error) {
    // Those that are still under way would come after they were removed.
    await Promise.allSettled(writing);
    await Promise.allSettled(named.map(({ name }) => files.remove(name)));
    throw error;
  }
}

/** Takes a file's bytes away: after its transaction failed, or its row was erased. */
export async function dropBytes(
  env: Pick<Environment, 'files' | 'vault'>,
  row: Pick<sql.FileRow, 'id' | 'folder' | 'widths' | 'mime'>,
): Promise<void> {
  const { folder } = row;
  if (folder === null) await env.vault.remove(row.id);
  else await Promise.all(publicNamesOf(row).map((name) => env.files.remove(name)));
}

/** Whose a private file is and of which kind: it opens under nothing else. */
export function aboutOf(row: Pick<sql.FileRow, 'shop_id' | 'kind'>): string {
  return `${row.shop_id}|${row.kind}`;
}

/** The bytes of a private file: for a room that has written down who looks and why, and for no address. */
export function readPrivate(
  { vault }: Pick<Environment, 'vault'>,
  row: Pick<sql.FileRow, 'id' | 'shop_id' | 'kind'>,
): Promise<Buffer> {
  return vault.read(row.id, aboutOf(row));
}

/** Erases a file for good, bytes and row; the row's id and hash stay as evidence that it was there. */
export async function eraseFile(env: Parts, tx: Tx, shopId: bigint, id: string): Promise<void> {
  const row = await sql.eraseRow(tx, { shopId, id, at: env.clock.now() });
  if (row !== undefined) await dropBytes(env, row);
}

/** A shop's own file; undefined for another shop's, and for one that was erased. */
export async function fileOf(tx: Tx, shopId: bigint, id: string): Promise<StoredFile | undefined> {
  const row = await sql.findFile(tx, { shopId, id });
  return row === undefined ? undefined : withUrl(row);
}

/** Several files of one shop, in the order asked; those that are not there are left out. */
export async function filesOf(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  const found = new Map((await sql.findFiles(tx, { shopId, ids })).map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []).map(withUrl);
}

/** A file as the wire has it. A private one gets an address that ends: only for eyes that may see it. */
export function presentFile(
  env: Parts,
  row: sql.FileRow,
): GivenOf<typeof openFile> & { sizes: Record<string, string> } {
  const { url, sizes, expiresAt } = linksOf(env, row);
  return {
    id: row.id,
    url,
    mime: row.mime,
    bytes: row.bytes,
    w: row.width,
    h: row.height,
    name: row.name,
    sizes,
    expires_at: expiresAt,
  };
}
