// Calls of files, and the one address that answers with a file itself.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { refuse, Refused } from '#domain/wire/errors.ts';
import { kindFacts, type FileKind } from '#domain/files.ts';
import { memberRoleOf } from '#domain/shop/team-roles.ts';
import { openFile, uploadFile } from '#features/files/contract.ts';
import type { CallFile } from '#platform/http/multipart.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import type { Environment } from '#platform/environment.ts';
import { StorageAway } from '#platform/storage/storage-away.ts';
import {
  assertUploadsLeft,
  dropBytes,
  presentFile,
  readPrivate,
  storeFile,
  type StoredFile,
} from './files.ts';
import { findFile } from './files.sql.ts';
import { privatePath, readLink } from './links.ts';
import { prepareFile } from './prepare.ts';

export function fileRoutes(registry: Registry): void {
  // Direct: a picture is drawn before any transaction opens.
  handle(
    registry,
    uploadFile,
    async ({ env, input, call, shopId, personId, session }) => {
      assertMayUpload(session.roles, input.kind);
      const [sent] = call.files ?? [];
      if (sent === undefined) throw refuse('parameterMissing', { field: 'file', reason: 'missing' });
      if (input.kind === 'csv') throw refuse('invalidParameter', { field: 'kind', reason: 'use_import' });
      assertWhole(sent, input.sha256);
      const row = await upload(env, {
        shopId,
        by: personId,
        kind: input.kind,
        sent,
      });
      return presentFile(env, row);
    },
    { direct: true },
  );
  handle(
    registry,
    openFile,
    async ({ env, tx, input, shopId, personId, session }) => {
      const row = await findFile(tx, { shopId, id: input.id });
      // Papers about money, and what was said to the service desk, are the owner's.
      const isClosed =
        row !== undefined &&
        memberRoleOf(session.roles) !== undefined &&
        kindFacts(row.kind).isPrivate &&
        row.kind !== 'case' &&
        row.made_by !== personId;
      if (row === undefined || isClosed || isWatched(row))
        throw refuse('recordNotFound', { field: 'id', reason: 'file' });
      return presentFile(env, row);
    },
    { direct: true },
  );
}

/** What members upload: their own picture, goods, and what they answer with. */
const ofMembers: readonly string[] = ['avatar', 'goods', 'video', 'comment', 'case', 'chat'];

function assertMayUpload(roles: readonly string[], kind: string): void {
  if (memberRoleOf(roles) === undefined || ofMembers.includes(kind)) return;
  throw refuse('insufficientPermissions', { reason: 'role', field: 'kind', roles: ['owner'] });
}

type Upload = { shopId: bigint; by: string; kind: FileKind; sent: CallFile };

async function upload(env: Environment, { shopId, by, kind, sent }: Upload): Promise<StoredFile> {
  await assertUploadsLeft(env.db.direct, shopId, env.clock.now());
  await prepareFile({ kind, bytes: sent.bytes, sender: sent.sender });
  let written: StoredFile | undefined;
  try {
    return await env.db.transaction(async (tx) => {
      const { name, bytes } = sent;
      written = await storeFile(env, tx, shopId, { kind, name, bytes, by });
      return written;
    });
  } catch (error) {
    if (written !== undefined) await dropBytes(env, written);
    throw error;
  }
}

/** A line that loses bytes is told, where the sender gave the sum. */
function assertWhole({ bytes }: CallFile, sha256: string | undefined): void {
  if (sha256 === undefined || createHash('sha256').update(bytes).digest('hex') === sha256) return;
  throw refuse('invalidParameter', { field: 'file', reason: 'sha256' });
}

/** Hands out private files at the addresses that `presentFile` gives: nothing in them may run. */
export function privateFileRoute(app: FastifyInstance, env: Environment): void {
  app.get<{ Params: { token: string } }>(`${privatePath}/:token`, async ({ params }, reply) => {
    try {
      const { shopId, id } = readLink(env, params.token);
      const row = await findFile(env.db.direct, { shopId, id });
      if (row === undefined || row.folder !== null || isWatched(row)) {
        throw refuse('recordNotFound', { reason: 'file' });
      }
      return await sendPrivate(reply, row, await readPrivate(env, row));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const isAway = error instanceof StorageAway;
      if (isAway) void reply.header('retry-after', '5');
      const status = isAway ? 503 : 404;
      return reply.code(status).header('cache-control', 'no-store').type('text/plain').send(`${status}`);
    }
  });
}

/** What is shown by one call alone has no address, not even for its owner. */
function isWatched({ kind }: { kind: FileKind }): boolean {
  return kindFacts(kind).isWatched === true;
}

function sendPrivate(reply: FastifyReply, row: { mime: string; name: string }, bytes: Buffer): FastifyReply {
  const isPicture = row.mime.startsWith('image/');
  const name = encodeURIComponent(row.name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return reply
    .headers({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
      'content-disposition': `${isPicture ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
    })
    .type(row.mime)
    .send(bytes);
}
