// Papers behind holds: kept in the vault, opened by people of risk, each look on record.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { routedIdOf } from '#domain/wire/ids.ts';
import { prepareFile } from '#features/files/server/public.ts';
import type { readRestrictionDocument } from '#features/restriction/document.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { CallFile } from '#platform/http/multipart.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './document.sql.ts';
import { readRouted } from './routed.ts';

type HandlerOptions = {
  readonly env: Environment;
  readonly tx: Tx;
  readonly now: Date;
  readonly by: string;
  readonly shopId: bigint;
};

/** Keeps a paper; gives the id that a proposal or an extension names. */
export async function storeDocument(
  { env, tx, now, by, shopId }: HandlerOptions,
  files: readonly CallFile[],
): Promise<string> {
  const [file] = files;
  if (file === undefined) throw refuse('parameterMissing', { field: 'file', reason: 'missing' });
  const { mime, sha256, copies } = await prepareFile({ kind: 'proof', bytes: file.bytes, field: 'file' });
  const whole = copies.at(-1);
  if (whole === undefined) throw new Error('a file was drawn into nothing');
  const id = env.random.id(now);
  await env.vault.write(id, whole.bytes, contextOf(shopId));
  const name = file.name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '').slice(-100) || 'document';
  await sql.insertDocument(tx, { shop_id: shopId, id, name, mime, sha256, made_by: by, at: now });
  return routedIdOf(shopId, id);
}

const contextOf = (shopId: bigint) => `${shopId}|restriction_document`;

/** @throws Refused `recordNotFound` where there is no such paper. */
export async function readDocument(
  { env, tx }: Pick<HandlerOptions, 'env' | 'tx'>,
  { id: routed }: InputOf<typeof readRestrictionDocument>,
): Promise<GivenOf<typeof readRestrictionDocument>> {
  const { shopId, id } = readRouted(routed);
  const row = await sql.findDocument(tx, shopId, id);
  if (row === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'document' });
  const bytes = await env.vault.read(id, contextOf(shopId));
  return { name: row.name, mime: row.mime, content: bytes.toString('base64') };
}

/**
 * The paper that a hold of this shop names.
 *
 * @throws Refused `parameterMissing` (`document`) without one; `recordNotFound` for one that is not this shop's.
 */
export async function documentOf(
  tx: Tx,
  shopId: bigint,
  routed: string | undefined,
): Promise<sql.DocumentRow> {
  if (routed === undefined) throw refuse('parameterMissing', { field: 'document_id', reason: 'document' });
  const named = readRouted(routed);
  const row = named.shopId === shopId ? await sql.findDocument(tx, shopId, named.id) : undefined;
  if (row === undefined) throw refuse('recordNotFound', { field: 'document_id', reason: 'document' });
  return row;
}
