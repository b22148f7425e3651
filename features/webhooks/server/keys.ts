// Keys of merchants' programs: shown once, kept as a hash, good for what they name and nothing else.
import { currentVersion } from '#domain/wire/api-version.ts';
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { shopCodeOf, shopIdOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import type * as contract from '#features/webhooks/contract.ts';
import { secrets } from '#features/people/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { keyHashOf, withKeys, type KeyKind } from '#platform/http/program-keys.ts';
import type { Authenticate } from '#platform/session.ts';
import type { Environment } from '#platform/environment.ts';
import type { HookContext } from './context.ts';
import * as sql from './keys.sql.ts';

/** The shop's own code stands in the key, so that it is looked for where the shop's rows are. */
const keyPrefix = 'shop_live_';
/** What keys began with before; those that were given out go on. */
const olderPrefix = 'sk_live_';
const keyShape = /^(?:shop|sk)_live_([0-9a-z]{1,11})_[\w-]{43}$/;

/** Lets merchants' programs in by their keys, and leaves every other token to `others`. */
export function withMerchantKeys(env: Environment, others: Authenticate): Authenticate {
  const { direct } = env.db;
  const kind: KeyKind = {
    prefix: keyPrefix,
    callsPerMinute: limits.merchantKeyCallsPerMinute,
    async find(text, hash, now) {
      const shopId = shopIdOf(keyShape.exec(text)?.[1] ?? '');
      const key = shopId === undefined ? undefined : await sql.findKey(direct, { shopId, hash });
      if (shopId === undefined || key === undefined) return undefined;
      const { id, scopes, version, made_by: personId } = key;
      return {
        id,
        state: stateOf(key, now),
        lastUsedAt: key.last_used_at,
        session: {
          actor: 'merchant',
          personId,
          roles: ['owner'],
          shopId,
          supplierId: undefined,
          scopes,
          version,
        },
        noteUse: (at) => sql.noteUse(direct, { shopId, id, at }),
      };
    },
  };
  return withKeys(env, kind, withKeys(env, { ...kind, prefix: olderPrefix }, others));
}

type State = 'good' | 'expired' | 'revoked';

function stateOf(key: Pick<sql.UsedKey, 'revoked_at' | 'expires_at'>, now: Date): State {
  // Its place is taken from a key that ran out: it ran out all the same.
  if (key.expires_at <= now) return 'expired';
  return key.revoked_at === null ? 'good' : 'revoked';
}

export async function presentKeys(
  tx: Tx,
  shopId: bigint,
  now: Date,
): Promise<GivenOf<typeof contract.listApiKeys>> {
  const rows = await sql.listKeyRows(tx, { shopId });
  const list = rows.map(({ revoked_at: revokedAt, ...row }) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    state: stateOf({ revoked_at: revokedAt, expires_at: row.expires_at }, now),
  }));
  return { list, limit: limits.merchantKeysMax };
}

/**
 * Makes a key and gives it, which nobody can again. Opens its own transaction: passwords are asked for before it.
 *
 * @throws Refused `invalidOperation` with `too_many_keys` where the shop has all it may have; see `assertPersonAgain`.
 */
export async function createKey(
  { env, now, shopId, personId, audit }: HookContext,
  input: InputOf<typeof contract.makeApiKey>,
): Promise<GivenOf<typeof contract.makeApiKey>> {
  await secrets.assertPersonAgain(env, { shopId, personId }, input);
  const id = env.random.id(now);
  const key = `${keyPrefix}${shopCodeOf(shopId)}_${env.random.token()}`;
  const expiresAt = addDays(now, input.days);
  const fresh: sql.NewKey = {
    id,
    shopId,
    name: input.name,
    hash: keyHashOf(key),
    head: key.slice(0, keyPrefix.length + 4),
    tail: key.slice(-4),
    scopes: [...new Set(input.scopes)],
    madeBy: personId,
    at: now,
    expiresAt,
    version: currentVersion,
  };
  await env.db.transaction(async (tx) => {
    await sql.freeExpired(tx, { shopId, now });
    // Another one may take the place that was free a moment ago: each try looks for the next.
    for (let attempt = 0; attempt < limits.merchantKeysMax; attempt += 1) {
      if (await sql.insertKey(tx, fresh, limits.merchantKeysMax)) return;
    }
    throw refuse('invalidOperation', { reason: 'too_many_keys', limit: limits.merchantKeysMax });
  });
  const { name, scopes, tail } = fresh;
  audit({ shopId, subject: id, after: { name, scopes, tail, expires_at: expiresAt.toISOString() } });
  return { id, key, expires_at: expiresAt };
}

/** Ends a key; false where it had ended before. @throws Refused `recordNotFound` for another shop's. */
export async function endKey(
  { tx, now, shopId, audit }: HookContext & { tx: Tx },
  id: string,
): Promise<boolean> {
  const ended = await sql.revokeKeyRow(tx, { shopId, id, at: now });
  if (ended !== undefined)
    audit({ shopId, subject: id, before: { name: ended.name }, after: { revoked: true } });
  else if (!(await sql.hasKey(tx, { shopId, id }))) throw refuse('recordNotFound', { field: 'id' });
  return ended !== undefined;
}
