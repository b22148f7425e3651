// Long texts for machines, written while they are read: feeds and sitemaps.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

/** What is sent may be this old: readers of catalogues come by a few times a day. */
const freshSeconds = 900;
/** Pieces are gathered, so that a row is not a packet. */
const chunkCharacters = 65_536;

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };
type Text = {
  /** Changes with the text. */
  readonly tag: string;
  readonly type: string;
  readonly text: () => AsyncGenerator<string>;
};

/** Sends a text as it is made, or that it has not changed (304). */
export async function sendText(
  { request, reply }: Exchange,
  { tag, type, text }: Text,
): Promise<FastifyReply> {
  // Weak: packed or not, it is the same text.
  const etag = `W/"${tag}"`;
  void reply.headers({
    etag,
    'cache-control': `public, max-age=${freshSeconds}`,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  });
  const known = String(request.headers['if-none-match'] ?? '').split(',');
  if (known.some((one) => one.trim() === etag)) return reply.code(304).send();
  void reply.type(type);
  const stream = Readable.from(gathered(text()));
  stream.on('error', (error) => request.log.error({ err: error }, 'a text broke off'));
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(stream);
  const packed = createGzip({ level: 6 });
  stream.on('error', (error) => packed.destroy(error));
  return reply.header('content-encoding', 'gzip').send(stream.pipe(packed));
}

async function* gathered(pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const piece of pieces) {
    chunk += piece;
    if (chunk.length < chunkCharacters) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
