// Public files, as visitors get them: pictures of goods in the smallest kind that the browser says it takes.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { copiesOf, sizesOf } from '#platform/picture-sizes.ts';
import { isFileName, type Files } from '#platform/ports/files.ts';
import type { OpenedFile, OpenOptions } from '#platform/storage/bucket.ts';
import { typeOf } from '#platform/storage/file-types.ts';
import { StorageAway } from '#platform/storage/storage-away.ts';

type Picture = {
  readonly Params: { readonly folder: string; readonly width: string };
  readonly Querystring: { readonly w?: string | readonly string[] };
};
type AnyFile = { readonly Params: { readonly '*': string } };

const hourSeconds = 3_600;

/** AVIF by its name and not refused: browsers that take it say so, a wildcard alone does not. */
const acceptsAvif = /(?:^|[\s,])image\/avif(?![\w+.-])(?!\s*;\s*q=0(?:\.0*)?(?:[\s,]|$))/;

/** A picture is a picture: nothing in it may run. */
export function guardFile(reply: FastifyReply): void {
  void reply.header('content-security-policy', "default-src 'none'; sandbox");
  void reply.header('x-content-type-options', 'nosniff');
}

/**
 * Serves public files at `/files/NAME`, from the bucket or from the folder of this machine.
 *
 * Pictures are served under the one address they are known by, `/files/u/FOLDER/WIDTH.webp`: as AVIF to browsers that
 * take it, where such a copy lies beside it. Caches are told that the answer depends on what was accepted.
 *
 * With `?w=PIXELS` it is the smallest copy that is so wide, or the one of the address where none smaller is: a row of a list
 * needs no picture of 1,600 pixels.
 *
 * Where the bucket is away the answer is 503, which no cache keeps.
 */
export async function servePictures(app: FastifyInstance, files: Files): Promise<void> {
  await app.register(async (scope) => {
    const headers = { maxAge: hourSeconds * 1_000, setHeaders: guardFile };
    await scope.register(fastifyStatic, { root: files.folder, serve: false, ...headers });
    scope.get<Picture>('/files/u/:folder(^[0-9a-f]{32}$)/:width(^\\d{1,4}).webp', async (request, reply) => {
      const { folder } = request.params;
      const width = await widthFor(files, request.params, request.query.w);
      const takesAvif = acceptsAvif.test(request.headers.accept ?? '');
      const isAvif = takesAvif && (await copiesOf(files, folder)).includes(`${width}.avif`);
      void reply.header('vary', 'accept');
      return sendFile(files, `u/${folder}/${width}.${isAvif ? 'avif' : 'webp'}`, { request, reply });
    });
    scope.get<AnyFile>('/files/*', async (request, reply) =>
      sendFile(files, request.params['*'], { request, reply }),
    );
  });
}

async function widthFor(
  files: Files,
  { folder, width }: Picture['Params'],
  asked: Picture['Querystring']['w'],
): Promise<number> {
  if (typeof asked !== 'string' || !/^\d{1,4}$/.test(asked)) return Number(width);
  const smaller = await sizesOf({ files }, `/files/u/${folder}/${width}.webp`);
  return smaller.find(({ w }) => w >= Number(asked))?.w ?? Number(width);
}

type Visit = { readonly request: FastifyRequest; readonly reply: FastifyReply };

async function sendFile(files: Files, name: string, { request, reply }: Visit): Promise<FastifyReply> {
  if (!isFileName(name)) return leadNowhere(reply);
  try {
    const opened = await files.open(name, optionsOf(request));
    return await (opened === undefined ? reply.sendFile(name) : sendOpened(reply, name, opened));
  } catch (error) {
    if (!(error instanceof StorageAway)) throw error;
    return reply
      .code(503)
      .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
      .type('text/plain')
      .send('503');
  }
}

function leadNowhere(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

/** What is passed on to the bucket: headers of the usual forms, one part of a file at most. */
function optionsOf({ method, headers }: FastifyRequest): OpenOptions {
  const of = (value: string | undefined, form: RegExp) =>
    value !== undefined && value.length <= 200 && form.test(value) ? value : undefined;
  return {
    isHead: method === 'HEAD',
    range: of(headers.range, /^bytes=(?:\d{1,12}-\d{0,12}|-\d{1,12})$/),
    ifNoneMatch: of(headers['if-none-match'], /^(?:W\/)?"[\w-]*"$/),
    ifModifiedSince: of(
      headers['if-modified-since'],
      /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/,
    ),
  };
}

/** With the headers that a file of the folder has. */
function sendOpened(reply: FastifyReply, name: string, { status, headers, body }: OpenedFile): FastifyReply {
  guardFile(reply);
  void reply
    .code(status)
    .headers({ ...headers, 'accept-ranges': 'bytes', 'cache-control': `public, max-age=${hourSeconds}` });
  if (status === 304 || status === 416) return reply.send();
  // An answer to HEAD says how long the file is: Fastify says 0 where it is given nothing at all.
  return reply.type(typeOf(name)).send(body ?? Readable.from([]));
}
