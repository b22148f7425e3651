/** Sessions in tests that are not about signing in: the owner of a test's database writes what only a sign-in may. */
import { createHash, randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import type { Identity } from '../session.ts';
import type { TestDatabase } from './database.ts';

const dayMs = 86_400_000;

/** A session of anybody, there or not, that lasts a day; people of the console and suppliers have just proved a factor. */
export async function openTestSession(
  { host, database, user }: Place,
  at: Date,
  { actor, personId, roles, shopId, supplierId }: Identity,
): Promise<{ token: string; tokenHash: Buffer }> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest();
  await poolOf({ host, database, user }).query(
    `insert into session (token_hash, actor, person_id, shop_id, supplier_id, role, created_at, seen_at, ends_at,
         factor_at)
       values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9)`,
    [
      tokenHash,
      actor,
      personId,
      shopId?.toString() ?? null,
      supplierId ?? null,
      roles.join(','),
      at,
      new Date(at.getTime() + dayMs),
      actor === 'merchant' ? null : at,
    ],
  );
  return { token, tokenHash };
}

type Place = Pick<TestDatabase, 'host' | 'database' | 'user'>;

const pools = new Map<string, Pool>();

/** A few connections a database: a promise opens hundreds of sessions. They keep no process alive, and end with their database. */
function poolOf({ host, database, user }: Place): Pool {
  const known = pools.get(database);
  if (known !== undefined) return known;
  const pool = new Pool({ host, database, user, max: 2, allowExitOnIdle: true });
  pool.on('error', () => undefined);
  pools.set(database, pool);
  return pool;
}
