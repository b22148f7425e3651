// Sends pictures that the server makes, with what they are known again by.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '#domain/wire/errors.ts';
import type { Files } from '#platform/ports/files.ts';
import { StorageAway } from '#platform/storage/storage-away.ts';
import { isMissing, isOutage } from '#features/storefront/server/visit.ts';

export type FoundPicture = {
  readonly key: string;
  readonly type?: 'image/jpeg' | 'image/png';
  readonly bytes: () => Promise<Buffer>;
};

const hourSeconds = 3600;

/** Sends a picture that is made when it is asked for: 404 where there is none, 503 where it cannot be made now. */
export async function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  find: () => Promise<FoundPicture | undefined>,
): Promise<FastifyReply> {
  void reply.header('x-content-type-options', 'nosniff');
  try {
    const found = await find();
    if (found === undefined) return await reply.code(404).header('cache-control', 'no-cache').send();
    const tag = `"${found.key}"`;
    void reply.headers({ etag: tag, 'cache-control': `public, max-age=${hourSeconds}` });
    if (request.headers['if-none-match'] === tag) return await reply.code(304).send();
    return await reply.type(found.type ?? 'image/jpeg').send(await found.bytes());
  } catch (error) {
    void reply.removeHeader('etag');
    void reply.header('cache-control', 'no-store');
    if (isMissing(error)) return reply.code(404).send();
    const isBusy = isOutage(error) || (error instanceof Refused && error.key === 'tooManyRequests');
    if (!(error instanceof Refused)) request.log.error({ err: error }, 'a picture was not made');
    return reply
      .code(isBusy ? 503 : 404)
      .header('retry-after', '10')
      .send();
  }
}

/**
 * The bytes of a public file by its address; undefined for goods without a picture, and for one that was lost.
 *
 * @throws StorageAway where it cannot be read now.
 */
export async function readPicture(files: Files, url: string | undefined): Promise<Buffer | undefined> {
  if (url === undefined || !url.startsWith('/files/')) return undefined;
  return files.read(url.slice('/files/'.length)).catch((error: unknown) => {
    // Without it another picture would be drawn, and kept.
    if (error instanceof StorageAway) throw error;
    return undefined;
  });
}
