// The file of a person's own data: made by a timer, encrypted, fetched at an address that ends, gone after a day.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { readRoutedId, routedIdOf } from '#domain/wire/ids.ts';
import { videoFileName } from '#domain/files.ts';
import { limits } from '#domain/limits.ts';
import { addHours, addMinutes } from '#domain/time.ts';
import { refuse } from '#domain/wire/errors.ts';
import { readPrivate } from '#features/files/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { enterShop } from '#platform/db/scope.ts';
import type { NetworkHandler, TimerWork } from '#platform/jobs/runner.ts';
import { clearTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { zipOf, type ZipEntry } from '#platform/zip.ts';
import { collectRows, ownFiles, type OwnFile } from './collect.sql.ts';
import * as sql from './privacy.sql.ts';

export const fileTimer = 'privacy.file';
export const fileRemoveTimer = 'privacy.file-remove';

export type Own = { readonly shopId: bigint; readonly personId: string };

/** @throws Refused `tooManyRequests` where one was asked for on the same day. */
export async function askForFile(env: Environment, tx: Tx, { shopId, personId }: Own) {
  const now = env.clock.now();
  const id = env.random.id(now);
  const expiresAt = addHours(now, limits.dataFileHours);
  if (!(await sql.askFile(tx, { shopId, id, personId, at: now, expiresAt }))) {
    throw refuse('tooManyRequests', { reason: 'once_a_day', retry_at: nextDay(now).toISOString() });
  }
  await setTimers(tx, shopId, [
    { subject: id, kind: fileTimer, dueAt: now },
    { subject: id, kind: fileRemoveTimer, dueAt: expiresAt },
  ]);
  return { id, expires_at: expiresAt.toISOString() };
}

/** When the next day begins (UTC). */
export function nextDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}

/** Reads and packs without a transaction; what fails is told as failed and not tried for ever. */
export const makeFiles: NetworkHandler = async ({ env, shopId, due }) => {
  for (const { subject: id } of due) {
    const at = env.clock.now();
    const row = await sql.findFile(env.db.direct, { shopId, id });
    if (row?.state === 'waiting') {
      const whole = await packOwn(env, shopId, at);
      await env.vault.write(id, whole, aboutOf(shopId));
      const sha256 = createHash('sha256').update(whole).digest('hex');
      await sql.endFile(env.db.direct, shopId, {
        id,
        state: 'done',
        bytes: BigInt(whole.length),
        sha256,
        at,
      });
    }
    await clearTimers(env.db.direct, { shopId, subjects: [id], kinds: [fileTimer] });
  }
};

export async function removeFiles({ env, tx, shopId, due }: TimerWork): Promise<void> {
  for (const { subject: id } of due) {
    await env.vault.remove(id);
    await sql.endFile(tx, shopId, { id, state: 'removed', at: env.clock.now() });
  }
}

const aboutOf = (shopId: bigint) => `${shopId}|data`;

async function packOwn(env: Environment, shopId: bigint, at: Date): Promise<Buffer> {
  const { direct } = env.db;
  const parts = await collectRows(direct, shopId, limits.dataRowsMax);
  const entries: ZipEntry[] = parts.map(({ name, rows }) => ({
    name: `${name}.json`,
    bytes: Buffer.from(JSON.stringify(rows, null, 1)),
  }));
  let size = entries.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const leftOut: string[] = [];
  for (const row of await ownFiles(direct, shopId)) {
    // A video that does not fit is not read for nothing: it is kept as it came, and its row says how long it is.
    const isTooLong = row.kind === 'video' && size + row.bytes > limits.dataFileBytesMax;
    const bytes = isTooLong ? undefined : await bytesOf(env, row).catch(() => undefined);
    if (bytes === undefined || size + bytes.length > limits.dataFileBytesMax) leftOut.push(row.id);
    else {
      size += bytes.length;
      entries.push({ name: `files/${row.kind}-${row.id}.${row.mime.split('/').at(-1) ?? 'bin'}`, bytes });
    }
  }
  const about = { made_at: at.toISOString(), rows_at_most: limits.dataRowsMax, files_left_out: leftOut };
  return zipOf([{ name: 'about.json', bytes: Buffer.from(JSON.stringify(about, null, 1)) }, ...entries], at);
}

async function bytesOf(env: Environment, row: OwnFile): Promise<Buffer> {
  if (row.folder === null) return readPrivate(env, row);
  const name = row.kind === 'video' ? videoFileName(row.mime) : `${row.widths.at(-1) ?? 0}.webp`;
  return env.files.read(`u/${row.folder}/${name}`);
}

const filePath = '/data-file';

/** An address for whoever is signed in as its owner now; it ends by itself. */
export function linkOf(env: Pick<Environment, 'secret' | 'clock'>, row: sql.DataFile): string | null {
  if (row.state !== 'done') return null;
  const endsAt = addMinutes(env.clock.now(), limits.fileLinkMinutes).getTime();
  const body = `${routedIdOf(row.shop_id, row.id)}.${endsAt}`;
  return `${filePath}/${body}.${macOf(env.secret, body).toString('base64url')}`;
}

function macOf(secret: string, body: string): Buffer {
  return createHmac('sha256', secret).update(`data-file|${body}`).digest();
}

function readToken(env: Pick<Environment, 'secret' | 'clock'>, token: string) {
  const [, routed = '', endMs = '0', mark = ''] = /^(.{1,100})\.(\d{13})\.([\w-]{43})$/.exec(token) ?? [];
  const given = Buffer.from(mark, 'base64url');
  const made = macOf(env.secret, `${routed}.${endMs}`);
  if (given.length !== made.length || !timingSafeEqual(given, made)) return undefined;
  // The last character has bits that mean nothing: only one spelling of a mark is the mark.
  if (given.toString('base64url') !== mark) return undefined;
  const found = Number(endMs) <= env.clock.now().getTime() ? undefined : readRoutedId(routed);
  if (found !== undefined) enterShop(found.shopId);
  return found;
}

/** Hands the file out at the addresses of `linkOf`. */
export function dataFileRoute(app: FastifyInstance, env: Environment): void {
  app.get<{ Params: { token: string } }>(`${filePath}/:token`, async ({ params }, reply) => {
    const found = readToken(env, params.token);
    const row =
      found === undefined
        ? undefined
        : await sql.findFile(env.db.direct, { shopId: found.shopId, id: found.id });
    if (row?.state !== 'done') {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('404');
    }
    return reply
      .headers({
        'content-security-policy': "default-src 'none'; sandbox",
        'referrer-policy': 'no-referrer',
        'cache-control': 'private, no-store',
        'content-disposition': 'attachment; filename="my-data.zip"',
      })
      .type('application/zip')
      .send(await env.vault.read(row.id, aboutOf(row.shop_id)));
  });
}
