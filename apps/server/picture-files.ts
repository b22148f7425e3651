// Pictures of goods as files: the smallest kind that the browser says it takes.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { sizesOf } from '#platform/picture-sizes.ts';

type Params = {
  readonly Params: { readonly folder: string; readonly width: string };
  readonly Querystring: { readonly w?: string | readonly string[] };
};

/** AVIF by its name and not refused: browsers that take it say so, a wildcard alone does not. */
const acceptsAvif = /(?:^|[\s,])image\/avif(?![\w+.-])(?!\s*;\s*q=0(?:\.0*)?(?:[\s,]|$))/;

/** A picture is a picture: nothing in it may run. */
export function guardFile(reply: FastifyReply): void {
  void reply.header('content-security-policy', "default-src 'none'; sandbox");
  void reply.header('x-content-type-options', 'nosniff');
}

/**
 * Serves pictures under the one address they are known by, `/files/u/FOLDER/WIDTH.webp`: as AVIF to browsers that take it,
 * where such a copy lies beside it. Caches are told that the answer depends on what was accepted.
 *
 * With `?w=PIXELS` it is the smallest copy that is so wide, or the one of the address where none smaller is: a row of a list
 * needs no picture of 1,600 pixels.
 */
export async function servePictures(app: FastifyInstance, root: string): Promise<void> {
  await app.register(async (scope) => {
    const headers = { maxAge: 3_600_000, setHeaders: guardFile };
    await scope.register(fastifyStatic, { root, serve: false, ...headers });
    scope.get<Params>('/files/u/:folder(^[0-9a-f]{32}$)/:width(^\\d{1,4}).webp', async (request, reply) => {
      const width = await widthFor(root, request.params, request.query.w);
      const name = `u/${request.params.folder}/${width}`;
      const takesAvif = acceptsAvif.test(request.headers.accept ?? '');
      const isAvif = takesAvif && existsSync(path.join(root, `${name}.avif`));
      return reply.header('vary', 'accept').sendFile(`${name}.${isAvif ? 'avif' : 'webp'}`);
    });
  });
}

async function widthFor(
  root: string,
  { folder, width }: Params['Params'],
  asked: Params['Querystring']['w'],
): Promise<number> {
  const least =
    typeof asked === 'string' && /^\d{1,4}$/.test(asked) ? Number(asked) : Number.POSITIVE_INFINITY;
  const smaller = await sizesOf({ files: { folder: root } }, `/files/u/${folder}/${width}.webp`);
  return smaller.find(({ w }) => w >= least)?.w ?? Number(width);
}
