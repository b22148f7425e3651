// Keys of suppliers' programs: shown once, kept as a hash, good for what they name and nothing else.
import { iso } from '#domain/time.ts';
import { currentVersion } from '#domain/wire/api-version.ts';
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import type { listKeys, makeKey } from '#features/shipping/supply.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { AuditNote } from '#platform/http/audit.ts';
import { keyHashOf, withKeys, type KeyKind } from '#platform/http/program-keys.ts';
import type { Authenticate } from '#platform/session.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './keys.sql.ts';

/** Tells a key from the token of a sign-in, to us and to those who look for keys that were published by mistake. */
export const keyPrefix = 'sup_live_';

/**
 * Lets programs in by their keys, and leaves every other token to `people`. A key lives as long as it is not revoked and
 * the person who made it may sign in.
 */
export function withSupplierKeys(env: Environment, people: Authenticate): Authenticate {
  const { direct } = env.db;
  const kind: KeyKind = {
    prefix: keyPrefix,
    callsPerMinute: limits.supplierKeyCallsPerMinute,
    async find(_key, hash) {
      const key = await sql.findKey(direct, { hash });
      if (key === undefined) return undefined;
      return {
        id: key.id,
        state: key.revoked_at !== null || key.is_disabled ? 'revoked' : 'good',
        lastUsedAt: key.last_used_at,
        session: {
          actor: 'supplier',
          personId: key.made_by,
          roles: ['supplier'],
          shopId: undefined,
          supplierId: key.supplier_id,
          scopes: key.scopes,
          version: key.version,
        },
        noteUse: (at) => sql.noteUse(direct, { id: key.id, at }),
      };
    },
  };
  return withKeys(env, kind, people);
}

export async function presentKeys(tx: Tx, supplierId: string): Promise<GivenOf<typeof listKeys>> {
  const rows = await sql.listKeyRows(tx, { supplierId });
  const list = rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_used_at: iso(row.last_used_at),
    revoked_at: iso(row.revoked_at),
  }));
  return { list, limit: limits.supplierKeysMax };
}

type Act = {
  readonly env: Environment;
  readonly tx: Tx;
  readonly now: Date;
  readonly personId: string;
  readonly supplierId: string;
  readonly audit: (note: AuditNote) => void;
};

/**
 * Makes a key and gives it, which nobody can again.
 *
 * @throws Refused `invalidOperation` with `too_many_keys` where the supplier has all it may have.
 */
export async function createKey(
  act: Act,
  input: InputOf<typeof makeKey>,
): Promise<{ id: string; key: string }> {
  const { env, tx, now, personId, supplierId, audit } = act;
  const id = env.random.id(now);
  const key = `${keyPrefix}${env.random.token()}`;
  const fresh = {
    id,
    supplierId,
    name: input.name,
    hash: keyHashOf(key),
    tail: key.slice(-4),
    scopes: [...new Set(input.scopes)],
    madeBy: personId,
    at: now,
    version: currentVersion,
  };
  // Another one may take the place that was free a moment ago: each try looks for the next.
  for (let attempt = 0; attempt < limits.supplierKeysMax; attempt += 1) {
    if (!(await sql.insertKey(tx, fresh, limits.supplierKeysMax))) continue;
    audit({ subject: id, after: { name: fresh.name, scopes: fresh.scopes, tail: fresh.tail } });
    return { id, key };
  }
  throw refuse('invalidOperation', { reason: 'too_many_keys', limit: limits.supplierKeysMax });
}

/** Ends a key; false where it had ended before. @throws Refused `recordNotFound` for another supplier's. */
export async function endKey({ tx, now, supplierId, audit }: Act, id: string): Promise<boolean> {
  const ended = await sql.revokeKeyRow(tx, { supplierId, id, at: now });
  if (ended !== undefined) audit({ subject: id, before: { name: ended.name }, after: { revoked: true } });
  else if (!(await sql.hasKey(tx, { supplierId, id }))) throw refuse('recordNotFound', { field: 'id' });
  return ended !== undefined;
}
