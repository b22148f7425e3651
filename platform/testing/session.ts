/** Sessions in tests that are not about signing in: the owner of a test's database writes what only a sign-in may. */
import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Session } from '../session.ts';
import type { TestDatabase } from './database.ts';

const dayMs = 86_400_000;

/** A session of anybody, there or not, that lasts a day; people of the console and suppliers have just proved a factor. */
export async function openTestSession(
  { host, database, user }: Pick<TestDatabase, 'host' | 'database' | 'user'>,
  at: Date,
  { actor, personId, roles, shopId, supplierId }: Omit<Session, 'tokenHash'>,
): Promise<{ token: string; tokenHash: Buffer }> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest();
  const client = new Client({ host, database, user });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(
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
  } finally {
    await client.end();
  }
  return { token, tokenHash };
}
