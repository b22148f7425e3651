// The record for anybody: heads, tiles, entries and documents, without sign-in, for every origin.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fromHex } from '#domain/proof/bytes.ts';
import { encodeEntries, parseTilePath, tileWidth } from '#domain/proof/tiles.ts';
import { acrossShops } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';
import { findShown, policyOf } from './checkpoints.ts';
import * as sql from './log.sql.ts';
import { readTile } from './nodes.ts';

const forEver = 'public, max-age=31536000, immutable';
const briefly = 'public, max-age=5';

export function recordRoutes(app: FastifyInstance, env: Environment): void {
  const { direct } = env.db;
  app.get('/log/checkpoint', async (_request, reply) => {
    const shown = await acrossShops('trust', () => findShown(direct, env));
    if (shown === undefined) return sendNothing(reply);
    return send(reply, { type: 'text/plain; charset=utf-8', cache: briefly, body: shown.note });
  });
  app.get('/log/policy', (_request, reply) =>
    send(reply, { type: 'text/plain; charset=utf-8', cache: briefly, body: policyOf(env) }),
  );
  app.get<{ Params: { sha256: string } }>('/log/docs/:sha256', async ({ params }, reply) => {
    if (!/^[0-9a-f]{64}$/.test(params.sha256)) return sendNothing(reply);
    const hash = Buffer.from(fromHex(params.sha256));
    const doc = await acrossShops('trust', () => sql.findDoc(direct, { hash }));
    if (doc === undefined) return sendNothing(reply);
    return send(reply, { type: doc.type, cache: forEver, body: doc.body });
  });
  app.get<{ Params: { '*': string } }>('/log/tile/*', async ({ params }, reply) => {
    const bytes = await acrossShops('trust', () => readPath(env, params['*']));
    if (bytes === undefined) return sendNothing(reply);
    return send(reply, { type: 'application/octet-stream', cache: forEver, body: Buffer.from(bytes) });
  });
}

/** What lies at a path of C2SP tlog-tiles; undefined where the record has not so much, or no such path is. */
async function readPath({ db }: Environment, path: string): Promise<Uint8Array | undefined> {
  let asked;
  try {
    asked = parseTilePath(`tile/${path}`);
  } catch {
    return undefined;
  }
  const { level, n, width } = asked;
  if (level === 'entries') {
    const range = { from: n * tileWidth, until: n * tileWidth + width };
    const rows = await sql.entryBodies(db.direct, range);
    return rows.length === width ? encodeEntries(rows.map(({ body }) => body)) : undefined;
  }
  if (level > 8) return undefined;
  const bytes = await readTile(db.direct, level, n, width);
  return bytes.length === width * 32 ? bytes : undefined;
}

type Sent = { readonly type: string; readonly cache: string; readonly body: string | Buffer };

function send(reply: FastifyReply, { type, cache, body }: Sent): FastifyReply {
  return reply.headers({ 'access-control-allow-origin': '*', 'cache-control': cache }).type(type).send(body);
}

/** What is not there yet may be there in a moment. */
function sendNothing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('not found\n');
}
