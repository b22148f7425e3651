// Taking a verification back: a reviewer asks with a statement, another person of finance agrees, the merchant reads it.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { shopCodeOf, shopIdOf } from '#domain/wire/ids.ts';
import { identityMachine } from '#domain/states/identity.ts';
import type {
  agreeIdentityRecall,
  askIdentityRecall,
  listIdentityRecalls,
} from '#features/identity/recall.contract.ts';
import { setIdentityStatus } from '#features/people/server/public.ts';
import { tell } from '#platform/db/events.sql.ts';
import * as sql from './identity.sql.ts';
import * as recalls from './recall.sql.ts';
import type { Reviewing } from './review.ts';

/** What waits for the word of finance. */
export async function listRecalls({
  tx,
  by,
}: Pick<Reviewing, 'tx' | 'by'>): Promise<GivenOf<typeof listIdentityRecalls>> {
  const rows = await recalls.openRecalls(tx);
  return {
    list: rows.map((row) => ({
      id: row.id,
      shop: { id: shopCodeOf(row.shop_id), name: row.shop_name },
      legal_name: row.legal_name ?? '',
      statement: row.statement,
      asked_at: row.asked_at.toISOString(),
      asked_by: row.asked_name,
      is_yours: row.asked_by === by,
    })),
  };
}

/**
 * @throws Refused `recordNotFound` for a shop that never showed who it is.
 * @throws Refused `invalidOperation` with the identity's status where it is not verified, `asked` where one waits.
 */
export async function askRecall(
  { env, tx, by, audit }: Reviewing,
  input: InputOf<typeof askIdentityRecall>,
): Promise<GivenOf<typeof askIdentityRecall>> {
  const now = env.clock.now();
  const identity = await identityAt(tx, input.shop_id);
  if (!identityMachine.canMove('recall', identity.status, 'reviewer')) {
    throw refuse('invalidOperation', { reason: identity.status });
  }
  const { shop_id: shopId } = identity;
  const row = { shop_id: shopId, id: env.random.id(now), statement: input.statement };
  const isAsked = await recalls.insertRecall(tx, { ...row, asked_by: by, asked_at: now });
  if (!isAsked) throw refuse('invalidOperation', { reason: 'asked' });
  audit({ shopId, subject: row.id, why: input.statement.slice(0, 200), before: { status: identity.status } });
  return { id: row.id };
}

/**
 * Ends a verification, by a second person of finance.
 *
 * @throws Refused `insufficientPermissions`: `role` for others than finance, `second_person` for who asked.
 * @throws Refused `invalidOperation`: `agreed`, or the identity's status where it is not verified any more.
 */
export async function agreeToRecall(
  { env, tx, by, audit, roles }: Reviewing & { readonly roles: readonly string[] },
  input: InputOf<typeof agreeIdentityRecall>,
): Promise<GivenOf<typeof agreeIdentityRecall>> {
  const now = env.clock.now();
  if (!roles.includes('finance'))
    throw refuse('insufficientPermissions', { reason: 'role', needs: 'finance' });
  const identity = await identityAt(tx, input.shop_id);
  const { shop_id: shopId } = identity;
  const row = await recalls.findRecall(tx, { shopId, id: input.id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'recall' });
  if (row.asked_by === by) throw refuse('insufficientPermissions', { reason: 'second_person' });
  if (!(await recalls.agreeRecall(tx, { ...row, by, at: now }))) {
    throw refuse('invalidOperation', { reason: 'agreed' });
  }
  if (!(await recalls.takeBack(tx, { shopId })))
    throw refuse('invalidOperation', { reason: identity.status });
  await setIdentityStatus(tx, shopId, identity.person_id, 'rejected');
  await tell(tx, shopId, {
    id: env.random.id(now),
    code: 'identity_recalled',
    onceKey: `identity:${row.id}:recalled`,
    facts: { statement: row.statement },
    at: now,
  });
  const after = { status: 'rejected', asked_by: row.asked_by };
  audit({ shopId, subject: row.id, before: { status: identity.status }, after });
  return { status: 'rejected' };
}

async function identityAt(tx: Reviewing['tx'], code: string): Promise<sql.IdentityRow> {
  const shopId = shopIdOf(code);
  const row = shopId === undefined ? undefined : await sql.findIdentity(tx, { shopId });
  if (row === undefined) throw refuse('recordNotFound', { field: 'shop_id', reason: 'identity' });
  return row;
}
